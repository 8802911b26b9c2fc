"""Bots and games of others: installed packages, and programs that answer line by line."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import others

import regalia
from regalia import bots, games
from regalia.bots import Outlook, elsewhere, make_bot, processes
from regalia.bots.processes import ProcessBot, asked
from regalia.core.errors import BadSetup, RegaliaError, UnknownGame
from regalia.lab.rating.tournament import lineups, standings
from regalia.lab.simulate import Plan, simulate

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


SAYS = "import sys\nsys.stdin.readline()\nsys.stdout.buffer.write({}); sys.stdout.flush()\nsys.stdin.readline()"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        pytest.param("", "has ended", id="nothing"),
        pytest.param("import os, sys\nsys.stdin.readline()\nos._exit(9)", "has ended", id="dies"),
        pytest.param(SAYS.format(r"b'no such thing\n'"), "is none of its", id="another text"),
        pytest.param(SAYS.format(r"b'\xff\x00\xfe\n'"), "is none of its", id="garbage"),
        pytest.param(SAYS.format(r"b'[' * 60000 + b'\n'"), "is none of its", id="nested"),
        pytest.param(SAYS.format(r"b'9' * 60000 + b'\n'"), "is none of its", id="a long number"),
        pytest.param(SAYS.format(r"""b'{"a": 1}\n'"""), "is none of its", id="an object"),
        pytest.param(
            "import os, pickle, sys\nclass Evil:\n    def __reduce__(self): return os.mkdir, (sys.argv[0] + '.evil',)\n"
            + SAYS.format(r"pickle.dumps(Evil(), 0).replace(b'\n', b' ') + b'\n'"),
            "is none of its",
            id="a pickle",
        ),
        pytest.param(
            SAYS.format(r"""b'{"seat": 1, "text": "pass"}\npass\n'"""), "is none of its", id="for another seat, too"
        ),
        pytest.param(SAYS.format(r"b'x' * 100000 + b'\n'"), "more than an answer needs", id="too much"),
        pytest.param("while True: print('x' * 9999, end='')", "more than an answer needs", id="without end"),
        pytest.param("import time\ntime.sleep(60)", "said nothing for 0.3 seconds", id="sleeps"),
    ],
)
def test_a_program_that_dies_lies_or_sleeps_is_named_and_stopped(tmp_path: Path, source: str, fault: str) -> None:
    patience = 0.3 if "sleep" in source else 20.0
    bot, game = ProcessBot(program(tmp_path, source), 1, patience), regalia.new("havoc", seats=2, seed=3)
    before = game.position()
    with pytest.raises(RegaliaError, match=f"the bot .*bot.py' .*{fault}"):
        bot.choose(Outlook(game, game.pending[0].seat))
    assert bot._process is None
    assert game.position() == before
    assert not (tmp_path / "bot.py.evil").exists()


def test_a_program_that_does_not_listen_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a pipe takes at once is said to it, and it reads none of it."""
    monkeypatch.setattr("regalia.bots.processes.asked", lambda outlook, seed: {"options": ["x" * 1_000_000]})
    bot, game = (
        ProcessBot(program(tmp_path, "import time\ntime.sleep(60)"), 1, 0.3),
        regalia.new("havoc", seats=2, seed=3),
    )
    with pytest.raises(RegaliaError, match="said nothing for"):
        bot.choose(Outlook(game, game.pending[0].seat))


def test_a_long_question_is_said_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = processes.asked
    monkeypatch.setattr("regalia.bots.processes.asked", lambda *of: {**told(*of), "much": "x" * 1_000_000})
    bot, game = make_bot(f"run:{program(tmp_path, FIRST)}"), regalia.new("havoc", seats=2, seed=3)
    assert bot.choose(Outlook(game, game.pending[0].seat)) == game.pending[0].options[0]


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
def package(tmp_path: Path) -> Iterator[None]:
    with others.installed(tmp_path):
        yield


@pytest.mark.usefixtures("package")
def test_an_installed_bot_can_be_asked_for() -> None:
    assert {"last", "broken"} <= set(bots.names())
    game = regalia.new("tiny", seats=2, seed=1)
    seat = game.pending[0].seat
    assert make_bot("last").choose(Outlook(game, seat)) == game.pending[0].options[-1]
    assert not hasattr(make_bot("king"), "seed"), "our own names stay ours"
    with pytest.raises(BadSetup, match="'broken' of others_package:broken cannot be made: ValueError"):
        make_bot("broken")


@pytest.mark.usefixtures("package")
def test_an_installed_bot_plays_in_a_tournament_and_a_failing_one_ends_it_clearly() -> None:
    table = standings(simulate(Plan("tinier", 1, lineups(("last", "random"), 2)), 4))
    assert {bot: tally.games for bot, tally in table.items()} == {"last": 4, "random": 4}
    with pytest.raises(RegaliaError, match=r"game 0 \(seed 1/0\): the bot 'failing' failed: ZeroDivisionError"):
        list(simulate(Plan("tiny", 1, (("failing", "random"),)), 4))


@pytest.mark.usefixtures("package")
def test_an_installed_bot_says_how_people_call_it() -> None:
    assert elsewhere.described("last").names == {"en": "The Last", "hu": "Az utolsó"}
    assert elsewhere.described("broken").about == {}
    with pytest.raises(BadSetup, match="'missing' of nowhere:Bot cannot be loaded: ModuleNotFoundError"):
        elsewhere.described("missing")


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(("bot", "fault"), [("failing", "failed: ZeroDivision"), ("cheating", "is none of its 3 opt")])
def test_the_faults_of_an_installed_bot_are_named_as_its_own(bot: str, fault: str) -> None:
    game = regalia.new("tiny", seats=2, seed=1)
    with pytest.raises(RegaliaError, match=f"the bot '{bot}' .*{fault}"):
        make_bot(bot).choose(Outlook(game, game.pending[0].seat))


@pytest.mark.usefixtures("package")
def test_what_an_installed_bot_answers_is_never_an_object_of_its_own() -> None:
    game = regalia.new("tiny", seats=2, seed=1)
    assert make_bot("sly").choose(Outlook(game, game.pending[0].seat)) is game.pending[0].options[0]


@pytest.mark.usefixtures("package")
def test_an_installed_bot_that_looks_behind_its_outlook_finds_no_true_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOUND", str(tmp_path / "found"))
    game = regalia.new("tiny", seats=2, seed="the true one")
    for seed in range(12):
        make_bot("curious", seed).choose(Outlook(game, game.pending[0].seat))
    found = (tmp_path / "found").read_text().splitlines()
    assert len(found) == 12 and len(set(found)) > 6
    assert not any("the true one" in line or repr(game.state.dice.key) in line for line in found)


@pytest.mark.usefixtures("package")
def test_an_installed_game_can_be_played() -> None:
    assert "tinier" in games.names()
    game = regalia.new("tinier", seats=2, seed=1)
    while not game.over:
        game.play(game.pending[0].options[0], game.pending[0].seat)
    with pytest.raises(UnknownGame, match="calls itself 'tinier'"):
        games.find("misnamed")
