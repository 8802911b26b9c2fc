"""What holds for every bot that there is, those of installed packages too: it plays any game by the rules, the same way
twice, and is swayed by nothing that its seat cannot know."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests import others
from tests.conformance.helpers import SHORT

import regalia
from regalia import bots, games
from regalia.bots import Outlook, make_bot
from regalia.core.game import Game

OURS = ("random", "hasty", "squire")
"""Those of ours that are quick; the others have tests of their own."""
EVERY = (*OURS, *(name for name in bots.names() if name not in bots.NAMES))
CHOICES = 60
"""So many of each game are looked at."""


def dealt(game: str, seed: int) -> Game:
    rulebook = games.find(game)
    options = SHORT if any(option.id in SHORT for option in rulebook.options) else {}
    return regalia.new(game, seats=rulebook.seats[0], seed=seed, options=options)


def played(game: Game, name: str) -> Game:
    seated = [make_bot(name, seat) for seat in range(game.seats)]
    for _ in range(CHOICES):
        if game.over:
            break
        seat = game.pending[0].seat
        before = game.position()
        chosen = seated[seat].choose(Outlook(game, seat))
        assert game.position() == before, "a bot that thinks changes nothing"
        game.play(chosen, seat)
    return game


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("bot", EVERY)
def test_a_bot_plays_by_the_rules_and_the_same_way_twice(game: str, bot: str) -> None:
    first, second = (played(dealt(game, 5), bot) for _ in range(2))
    assert first.position() == second.position()


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("bot", EVERY)
def test_a_bot_chooses_the_same_in_worlds_that_look_alike(game: str, bot: str) -> None:
    table = played(dealt(game, 6), "random")
    if table.over:
        table = dealt(game, 6)
    seat = table.pending[0].seat
    chosen = [
        make_bot(bot, 9).choose(Outlook(world, seat)) for world in (table, *(table.imagine(seat, n) for n in range(3)))
    ]
    assert chosen == chosen[:1] * 4


def test_what_is_installed_is_put_to_these_tests(tmp_path: Path) -> None:
    others.write(tmp_path)
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", __file__]
    points = tmp_path / "others_package-1.dist-info" / "entry_points.txt"
    points.write_text("[regalia.bots]\nlast = others_package:Last\n[regalia.games]\ntinier = others_package\n")
    found = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True).stdout
    assert "[last-tinier]" in found and "[last-barony]" in found and "[squire-tinier]" in found, found
