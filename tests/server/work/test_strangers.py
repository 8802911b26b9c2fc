"""Bots of installed packages at a table: they play there, and none of them holds anybody up or learns a secret."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import others
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser

import regalia
from regalia.server.work import strangers
from regalia.server.work.bots_at_work import BotsAtWork


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    with others.installed(tmp_path):
        yield tmp_path


@pytest.fixture
def host(package: Path) -> Iterator[Browser]:
    with serving(quick(package / "data")) as address:
        browser = Browser(address)
        yield browser
        browser.close()


def test_the_lobby_knows_what_is_installed(host: Browser, caplog: pytest.LogCaptureFixture) -> None:
    told = {bot["id"]: bot for bot in host.http.get("/api/bots").json()}
    assert [bot for bot in told if told[bot]["level"]][:3] == ["squire", "knight", "king"]
    assert told["last"]["names"] == {"en": "The Last", "hu": "Az utolsó"}
    assert told["last"]["about"]["hu"] == "Az utolsót lépi."
    assert "missing" not in told and "'missing' of nowhere:Bot cannot be loaded" in caplog.text
    assert "tinier" in {game["id"] for game in host.http.get("/api/games").json()}


def test_an_installed_bot_plays_at_a_table(host: Browser) -> None:
    table = host.open_table("me", "last", game="tinier")
    seat = host.look(table, 0)
    while not seat.table["over"]:
        seat.choose() if seat.ask else seat.hear()
    assert seat.table["seats"][1]["level"] == "last"


@pytest.mark.parametrize("level", ["run:touch evil", "run:", "search:100", "missing:1", "../king"])
def test_a_table_starts_no_program(host: Browser, level: str) -> None:
    wish = {"game": "tiny", "seats": [{"holder": "me"}, {"holder": "bot", "level": level}]}
    assert host.post("/api/tables", wish, status=400)["code"] == "no-bot"
    table = host.open_table("me", "random")
    assert host.post(f"/api/tables/{table}/seats/0", {"do": "bot", "level": level}, status=400)["code"] == "no-bot"


async def asked(bot: str, times: int = 1) -> list[str]:
    """What is answered for a bot at a table."""
    at_work = BotsAtWork(0, ("tests.tiny.registered",))
    at_work._strangers._patience = 1.0 if bot == "sleeping" else 60.0
    game = regalia.new("tiny", seats=2, seed=1)
    try:
        return [await at_work.choose(game, game.pending[0].seat, bot) for _ in range(times)]
    finally:
        at_work.close()


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("failing", "failed: ZeroDivisionError"),
        ("cheating", "answered what is none of its"),
        ("dying", "terminated abruptly"),
        ("sleeping", "said nothing for 1 seconds"),
        ("broken", "cannot be made: ValueError"),
        ("missing", "cannot be made: ModuleNotFoundError"),
    ],
)
def test_a_knight_answers_for_a_bot_that_does_not(bot: str, fault: str, caplog: pytest.LogCaptureFixture) -> None:
    game = regalia.new("tiny", seats=2, seed=1)
    with caplog.at_level(logging.WARNING):
        assert asyncio.run(asked(bot))[0] in game.pending[0].texts()
    assert f"the bot '{bot}'" in caplog.text and fault in caplog.text and "a knight answers instead" in caplog.text


@pytest.mark.usefixtures("package")
def test_a_bot_that_fails_again_and_again_is_asked_no_more(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(asked("failing", strangers.FAULTS + 2))
    assert caplog.text.count("a knight answers instead") == strangers.FAULTS
    assert caplog.text.count("it is asked no more") == 1


def test_a_bot_that_looks_behind_its_outlook_finds_no_true_game(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it digs up is another deal every time, though the table is the same."""
    monkeypatch.setenv("FOUND", str(package / "found"))
    asyncio.run(asked("curious", 12))
    found = (package / "found").read_text().splitlines()
    true = regalia.new("tiny", seats=2, seed=1)
    assert len(found) == 12 and len(set(found)) > 1
    assert not any(repr(true.seed) == line.rpartition(" ")[2] for line in found)
