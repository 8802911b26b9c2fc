"""Whole games at random: nothing is lost or made, every event happens, and the last year is the last."""

from __future__ import annotations

from random import Random

import pytest

import regalia
from regalia.games.kard_es_korona.checking import check
from regalia.games.kard_es_korona.pieces.numbers import EVENTS

GAMES = [(seats, ruleset) for seats in range(2, 7) for ruleset in ("basic", "advanced")]


def played(seats: int, ruleset: str, seed: int) -> tuple[set[int], int]:
    """The events of a game, and its last year."""
    random = Random(seed)
    game = regalia.new("kard_es_korona", seats=seats, seed=seed, options={"ruleset": ruleset}, news=False)
    while not game.over:
        ask = game.pending[0]
        game.play(random.choice(ask.options), ask.seat)
        if random.random() < 0.1:
            assert check(game.state) == []
    assert check(game.state) == []
    return {*game.state.drawn}, game.state.year


@pytest.mark.parametrize(("seats", "ruleset"), GAMES)
def test_no_game_goes_on_after_the_last_year_and_all_units_and_coins_are_accounted_for(
    seats: int, ruleset: str
) -> None:
    _, year = played(seats, ruleset, seed=seats)
    assert year <= (8 if ruleset == "basic" else 12)


def test_every_event_happens() -> None:
    seen: set[int] = set()
    for seed in range(12):
        seen |= played(6, "advanced", seed)[0]
    assert seen == {*range(len(EVENTS))}
