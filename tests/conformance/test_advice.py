"""Advice says nothing that a seat may not know: in all worlds that look the same to the seat it is the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.conformance.helpers import deal, every_table, for_seeds, is_long, step

from regalia import games
from regalia.bots.outlook import Outlook
from regalia.core.game import Game
from regalia.review.advice import advise

WORLDS = 2
APART = 9
"""Choices between two moments, at random up to twice as many."""


def counsel(game: Game, seat: int, choices: int) -> list[Any]:
    """From a single world: so it is quick, and no clock has a say."""
    return [(one.text, one.chance, one.leads) for one in advise(game, seat, "advice", choices, seconds=0)]


def slips(game: Game, random: Random, moments: int) -> list[str]:
    """Where the advice for a seat depends on what is hidden from it, at some moments of a game."""
    found = []
    for _ in range(moments):
        for _ in range(random.randrange(2 * APART)):
            if not game.over:
                step(game, random)
        if game.over:
            break
        ask = random.choice(game.pending)
        told = counsel(game, ask.seat, game.choices)
        for number in range(WORLDS):
            world = game.imagine(ask.seat, f"other {number}", history=True)
            other = counsel(world, ask.seat, game.choices)
            if other != told:
                found.append(f"seat {ask.seat}, {ask.kind.id}: {told} in truth, {other} in a world that looks the same")
    return found


@pytest.mark.parametrize("name", games.names())
def test_advice_follows_from_what_the_seat_knows(name: str) -> None:
    numbers = games.find(name).seats
    game, random = deal(name, numbers[0] if is_long(name) else numbers[len(numbers) // 2], 3)
    assert slips(game, random, 5) == []


@pytest.mark.soak
@every_table
@for_seeds(3)
def test_advice_follows_from_what_the_seat_knows_at_every_table(name: str, seats: int, seed: int) -> None:
    assert slips(*deal(name, seats, seed), 12) == []


@pytest.mark.pure
def test_advice_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser who tries options out in the true game."""
    monkeypatch.setattr(Outlook, "imagine", lambda outlook, seed, history=False: outlook._game.clone())
    assert any(slips(*deal(name, 3, 3), 5) for name in ("tiny", "havoc", "kingsburg"))
