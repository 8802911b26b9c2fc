"""Broken files of lessons and puzzles: the command names file and place, and a server teaches everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser

from regalia.cli import main
from regalia.core.errors import RegaliaError
from regalia.lessons import lesson as lessons
from regalia.lessons import puzzles
from regalia.server.door import games_api
from regalia.server.showing import lessons as offered

KEPT = puzzles.collection_of("barony")
CACHES = (lessons.lessons_of, puzzles.collection_of, puzzles.puzzles_of)
OFFERED = (offered.lessons_of, offered.puzzles_of, games_api.game_info)


@pytest.fixture(autouse=True)
def read_anew() -> Iterator[None]:
    """Nothing that was read before or during a test is remembered."""
    for cached in (*CACHES, *OFFERED):
        cached.cache_clear()
    yield
    for cached in (*CACHES, *OFFERED):
        cached.cache_clear()


@pytest.fixture
def broken_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "barony" / "lessons"
    folder.mkdir(parents=True)
    real = lessons.folder_of
    monkeypatch.setattr(lessons, "folder_of", lambda rulebook: folder if rulebook.id == "barony" else real(rulebook))
    path = folder / "1-trial.toml"
    path.write_text('[deal]\nseats = 2\nseed = 1\n[[steps]]\nid = "look"\ncolour = 3\n', encoding="utf-8")
    return path


def test_the_command_names_file_and_step(broken_lesson: Path) -> None:
    result = CliRunner().invoke(main, ["lessons", "barony"])
    assert result.exit_code == 1 and not isinstance(result.exception, KeyError)
    assert "barony/lessons/1-trial.toml, step 'look': Object contains unknown field `colour`" in result.output


def test_a_server_offers_what_is_whole(broken_lesson: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(quick(tmp_path / "data")) as address:
        one = Browser(address)
        found = {game["id"]: game["lessons"] for game in one.http.get("/api/games").json()}
        assert found["barony"] == [] and all(found[game] for game in found if game not in ("barony", "tiny"))
        assert one.http.get("/api/games/barony/words/en").status_code == 200
        one.close()
    assert "barony/lessons/1-trial.toml, step 'look'" in caplog.text


def with_puzzle(**changed: Any) -> bytes:
    assert KEPT is not None
    first, *others = KEPT.puzzles
    second = msgspec.structs.replace(first, **changed)
    return puzzles.written(msgspec.structs.replace(KEPT, puzzles=[*others[:1], second]))


BROKEN: dict[str, tuple[Callable[[], bytes], str]] = {
    "not JSON": (lambda: b"{", "barony/puzzles.json is broken: Input data was truncated"),
    "a word too many": (
        lambda: with_puzzle().replace(b'"seat":', b'"colour":3,"seat":', 1),
        r"barony/puzzles.json is broken: Object contains unknown field `colour` - at `\$.puzzles\[0\]`",
    ),
    "nobody is asked": (lambda: with_puzzle(seat=9), "barony/puzzles.json, puzzle 2: seat 9 is not asked"),
    "another question": (lambda: with_puzzle(kind="fly"), "barony/puzzles.json, puzzle 2: seat . is not asked 'fly'"),
    "what cannot be chosen": (
        lambda: with_puzzle(chances={"action:fly": 0.9, "action:move": 0.1}),
        "barony/puzzles.json, puzzle 2: .*fly",
    ),
    "no choice": (lambda: with_puzzle(chances={}), "barony/puzzles.json, puzzle 2: no option is worse"),
    "nothing is worse": (
        lambda: with_puzzle(chances={"action:move": 0.5, "action:recruit": 0.5}),
        "barony/puzzles.json, puzzle 2: no option is worse",
    ),
    "no position": (lambda: with_puzzle(position={}), "barony/puzzles.json, puzzle 2: this position is broken"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_puzzle_is_named_by_its_number(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make, said = BROKEN[what]
    path = tmp_path / puzzles.FILE
    path.write_bytes(make())
    monkeypatch.setattr(puzzles, "file_of", lambda folder: path)
    with pytest.raises(RegaliaError, match=said):
        puzzles.puzzles_of("barony")
    assert dict(offered.puzzles_of("barony")) == {}
