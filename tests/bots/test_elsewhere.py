"""Bots and games of others: installed packages, and programs that answer line by line."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia
from regalia import bots, games
from regalia.bots import Outlook, make_bot
from regalia.bots.processes import ProcessBot, asked
from regalia.core.errors import BadSetup, RegaliaError, UnknownGame

FIRST = "import json, sys\nfor line in sys.stdin:\n    print(json.dumps(json.loads(line)['options'][0]), flush=True)\n"


def program(folder: Path, source: str) -> str:
    file = folder / "bot.py"
    file.write_text(source)
    return f"{sys.executable} {file}"


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    bot, game = make_bot(f"run:{program(tmp_path, FIRST)}", 1), regalia.new("havoc", seats=2, seed=3)
    while not game.over:
        seat = game.pending[0].seat
        game.play(bot.choose(Outlook(game, seat)), seat)
    plain = regalia.new("havoc", seats=2, seed=3)
    while not plain.over:
        plain.play(plain.pending[0].options[0], plain.pending[0].seat)
    assert game.record() == plain.record()


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("", "has ended"),
        ("import sys\nsys.stdin.readline()\nprint('no such thing', flush=True)\ninput()", "is none of its"),
        ("import sys\nsys.stdin.readline()\nprint('x' * 100000, flush=True)\ninput()", "more than an answer needs"),
        ("import sys, time\nsys.stdin.readline()\ntime.sleep(60)", "said nothing for 0.3 seconds"),
        ("import sys\nfor line in sys.stdin:\n    print('{\"a\": 1}', flush=True)", "is none of its"),
    ],
)
def test_a_program_that_dies_lies_or_sleeps_is_named_and_stopped(tmp_path: Path, source: str, fault: str) -> None:
    patience = 0.3 if "sleep" in source else 20.0
    bot, game = ProcessBot(program(tmp_path, source), 1, patience), regalia.new("havoc", seats=2, seed=3)
    with pytest.raises(RegaliaError, match=f"the bot .*bot.py' .*{fault}"):
        bot.choose(Outlook(game, game.pending[0].seat))
    assert bot._process is None


def test_a_program_is_stopped_with_its_bot_and_all_that_it_started(tmp_path: Path) -> None:
    source = (
        "import subprocess, sys\nchild = subprocess.Popen(['sleep', '60'])\n"
        "open(sys.argv[0] + '.pid', 'w').write(str(child.pid))\n"
    )
    bot, game = ProcessBot(program(tmp_path, source + FIRST), 1), regalia.new("havoc", seats=2, seed=3)
    bot.choose(Outlook(game, game.pending[0].seat))
    child = int((tmp_path / "bot.py.pid").read_text())
    assert is_alive(child)
    del bot
    until = time.monotonic() + 10
    while is_alive(child):
        assert time.monotonic() < until


def is_alive(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


def test_a_program_is_told_what_its_seat_sees_and_no_more() -> None:
    game = regalia.new("havoc", seats=3, seed=3)
    seat = game.pending[0].seat
    told = asked(Outlook(game, seat), 1)
    assert told == asked(Outlook(game.imagine(seat, 5), seat), 1)
    assert told["options"] == game.pending[0].texts()


def test_a_command_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="needs a command"):
        make_bot("run:")
    with pytest.raises(BadSetup, match="is no command"):
        make_bot("run:python 'open")
    game = regalia.new("havoc", seats=2, seed=3)
    with pytest.raises(RegaliaError, match="cannot be started"):
        make_bot("run:/no/such/program").choose(Outlook(game, game.pending[0].seat))


# --- installed packages -----------------------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a bot and a game, as pip would install it."""
    (tmp_path / "others.py").write_text(
        "from tests.tiny import RULEBOOK as TINY\nfrom tests.tiny.table import TABLE\nfrom dataclasses import replace\n"
        "RULEBOOK = replace(TINY, id='tinier')\n"
        "class Last:\n    def __init__(self, seed): pass\n"
        "    def choose(self, outlook): return outlook.ask.options[-1]\n"
        "def broken(seed): raise ValueError('no luck')\n"
    )
    info = tmp_path / "others-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: others\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[regalia.bots]\nlast = others:Last\nbroken = others:broken\nking = others:Last\n"
        "[regalia.games]\ntinier = others\nmisnamed = others\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    for known in (bots._installed, games._installed):
        known.cache_clear()
    yield tmp_path
    for known in (bots._installed, games._installed):
        known.cache_clear()
    games._loaded.pop("tinier", None)


@pytest.mark.usefixtures("package")
def test_an_installed_bot_can_be_asked_for() -> None:
    assert {"last", "broken"} <= set(bots.names())
    game = regalia.new("tiny", seats=2, seed=1)
    seat = game.pending[0].seat
    assert make_bot("last").choose(Outlook(game, seat)) == game.pending[0].options[-1]
    assert not hasattr(make_bot("king"), "seed"), "our own names stay ours"
    with pytest.raises(BadSetup, match="'broken' of others:broken cannot be made: ValueError"):
        make_bot("broken")


@pytest.mark.usefixtures("package")
def test_an_installed_game_can_be_played() -> None:
    assert "tinier" in games.names()
    game = regalia.new("tinier", seats=2, seed=1)
    while not game.over:
        game.play(game.pending[0].options[0], game.pending[0].seat)
    with pytest.raises(UnknownGame, match="calls itself 'tinier'"):
        games.find("misnamed")
