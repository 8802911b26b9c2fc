"""What is offered is exactly what no reason forbids, and each reason is true, in situations made up by lot."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any

import pytest
from tests.games.barony.helpers import disc, hex_map, random_position, wander
from tests.games.barony.refusals import VIOLATED
from tests.rules import rule

import regalia
from regalia import Game
from regalia.core.asking import Ask, put
from regalia.games.barony.pieces.numbers import ACTIONS, PIECES, TOKENS

SITUATIONS = 40
LOOKED_AT = 60
"""Answers whose reasons are looked at, for each question."""


@cache
def situations(seats: int) -> list[Game]:
    """Made up by lot, and met in games."""
    rng = random.Random(seats)
    options = [
        {"passing": passing, "overpay": pay} for passing in ("only_if_stuck", "always") for pay in ("minimal", "any")
    ]
    found = [
        regalia.from_position("barony", random_position(rng, seats, 2 + number % 2, options[number % 4]))
        for number in range(SITUATIONS)
    ]
    played = regalia.new("barony", seats=seats, seed=seats, options={"map": hex_map(hexes=disc(3)), "max_rounds": 25})
    for number, _ in enumerate(wander(played, rng)):
        if number % 20 == 0:
            found.append(played.clone())
    return found


def candidates(game: Game, kind: str, seat: int) -> Iterable[Any]:
    """Everything that anybody could think of answering."""
    hexes = range(len(game.state.board.terrain))
    held = [game.state.tokens[seat][token] for token in range(len(TOKENS))]
    thinkable: dict[str, Iterable[Any]] = {
        "place": hexes,
        "recruit": product(hexes, range(6)),
        "move": [*product(hexes, hexes), "done"],
        "move_again": [*product(hexes, hexes), "done"],
        "plunder": range(len(TOKENS)),
        "build": [*product(hexes, range(len(PIECES))), "done"],
        "new_city": hexes,
        "expedition": hexes,
        "title": product(*(range(count + 2) for count in held)),
    }
    return thinkable[kind]


def check(game: Game, kind: str, seat: int, *args: Any) -> None:
    question = game.rulebook.kind(kind)
    assert question is not None
    options = list(question.options(game.state, seat, *args))
    assert len(set(options)) == len(options)
    assert set(options) == allowed(game, kind, seat, *args)
    refused = [option for option in candidates(game, kind, seat) if option not in options]
    for option in random.Random(len(options)).sample(refused, min(LOOKED_AT, len(refused))):
        is_true(game, put(question(seat, *args)), option)


def is_true(game: Game, ask: Ask, option: Any) -> None:
    """The reason against it is one that is really there."""
    refusal = ask.kind.why_not(game.state, ask.seat, option, *ask.args)
    assert refusal is not None and VIOLATED[refusal.message_id.removeprefix("no-")](game.state, ask, option), refusal


def allowed(game: Game, kind: str, seat: int, *args: Any) -> set[Any]:
    question = game.rulebook.kind(kind)
    assert question is not None
    thinkable = candidates(game, kind, seat)
    return {option for option in thinkable if question.why_not(game.state, seat, option, *args) is None}


@rule("barony", "R12", "R3.3", "R3.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_action_is_offered_exactly_when_a_step_of_it_is_allowed(seats: int) -> None:
    offered_at_all = set()
    for game in situations(seats):
        for seat in range(seats):
            question = game.rulebook.kind("action")
            assert question is not None
            offered = set(question.options(game.state, seat))
            for refused in {*ACTIONS, "pass"} - offered:
                is_true(game, put(question(seat)), refused)
            offered_at_all |= offered
            possible = set()
            for action in ACTIONS:
                args = (False,) if action == "build" else ()
                if allowed(game, action, seat, *args):
                    possible.add(action)
            assert offered - {"pass"} == possible
            free = game.setup.options["passing"] == "always"
            assert ("pass" in offered) == (free or not possible)
    assert offered_at_all == {*ACTIONS, "pass"}


@rule("barony", "R12")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", ["recruit", "move", "build", "new_city", "expedition", "title"])
def test_the_first_steps_offered_are_those_that_no_reason_forbids(seats: int, kind: str) -> None:
    asked = 0
    for game in situations(seats):
        for seat in range(seats):
            args = (False,) if kind == "build" else ()
            if allowed(game, kind, seat, *args):
                asked += 1
                check(game, kind, seat, *args)
    assert asked > 10


@rule("barony", "R12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_later_steps_offered_are_those_that_no_reason_forbids(seats: int) -> None:
    for game in situations(seats):
        for seat in range(seats):
            check(game, "build", seat, True)
            for hex, count in enumerate(game.state.knights[seat]):
                if count:
                    check(game, "move_again", seat, hex)
            for victim in range(seats):
                check(game, "plunder", seat, victim, 0)


@rule("barony", "R12", "R2.2", "R2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_offered_are_those_that_no_reason_forbids(seats: int) -> None:
    for game in situations(seats):
        check(game, "place", 0)
    for seed in range(3):
        game = regalia.new("barony", seats=seats, seed=seed)
        while game.pending[0].kind.id == "place":
            check(game, "place", game.pending[0].seat)
            game.play(random.Random(seed).choice(game.pending[0].options))
