"""Positions from outside: whatever stands in them, they are refused in a sentence or cost no more than honest ones."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.conformance.helpers import deal, decisions, every_table, for_seeds, sparsely

import regalia
from regalia import games
from regalia.core.errors import BadPosition, RegaliaError, RulesFault
from regalia.core.files.forms import MOST, MOST_ENTRIES, MOST_LETTERS
from regalia.core.game import Game

ODD = (0, 1, -1, -2, 7, 99, 255, 256, 999, MOST, -MOST, MOST + 1, 10**6, 1 << 40, -(1 << 63), 10**30)
MOST_OPTIONS = 40_000
"""More than any honest question has; each costs time and memory."""
STEPS = 12

Path = tuple[str | int, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where the parts of plain data are."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*path, name))


def touched(plain: dict[str, Any], random: Random) -> dict[str, Any]:
    """With one to three parts changed: numbers, words of elsewhere, lists longer, shorter or turned round."""
    made = copy.deepcopy(plain)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        path = random.choice([*places(made)])
        inside: Any = made
        for name in path[:-1]:
            inside = inside[name]
        inside[path[-1]] = _other(inside[path[-1]], made, random)
    return made


def _other(value: Any, whole: dict[str, Any], random: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return random.choice(ODD)
        case [first, *_]:
            return random.choice((value * 2, [*value, first], value[1:], value[::-1], [first] * 300, [first] * 2000))
        case dict() | list():
            return random.choice(({}, [], None, {"nothing": 1}))
    words = [part for part in _leaves(whole) if isinstance(part, str | int | None)]
    return random.choice([*words, "", "x" * 5000])


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _leaves(part)
    else:
        yield value


def play_a_little(game: Game, random: Random) -> None:
    """What follows from a position that was taken for good: no question has options without end."""
    for _ in range(STEPS):
        if game.over:
            return
        ask = random.choice(game.pending)
        assert len(ask.options) <= MOST_OPTIONS, ask.kind.id
        game.play(random.choice(ask.options), ask.seat)


@every_table
@for_seeds(2)
def test_a_touched_position_is_refused_or_costs_no_more_than_others(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, 3 * sparsely(game)):
        position = json.loads(json.dumps({**game.position(), "since": []}))
        for _ in range(4):
            try:
                read = regalia.from_position(name, {**position, "state": touched(position["state"], random)})
                play_a_little(read, random)
            except RulesFault:
                continue  # the rules noticed only now; the game stands as before
            except RegaliaError as error:
                assert isinstance(error, BadPosition) and len(str(error)) < 600, error


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("value", [MOST + 1 << 40, -(1 << 70), "x" * (MOST_LETTERS + 1), [0] * (MOST_ENTRIES + 1)])
def test_what_has_no_bounds_is_refused_before_any_rule_sees_it(name: str, value: Any) -> None:
    rulebook = games.find(name)
    position = regalia.new(name, seats=rulebook.seats[0], seed=1).position()
    for field in {*position["state"]} - {*rulebook.form.wide}:
        with pytest.raises(BadPosition, match=r"out of bounds|too long|more than|at most"):
            regalia.from_position(name, {**position, "state": {**position["state"], field: value}})


def test_thousands_of_goods_would_make_millions_of_ways_to_pay() -> None:
    """Nine thousand bytes of this took a gigabyte."""
    game, _ = deal("kingsburg", 3, 1)
    position = game.position()
    for player in position["state"]["players"]:
        player["goods"] = {"gold": 900, "wood": 900, "stone": 900}
    with pytest.raises(BadPosition, match="more than 120 goods"):
        regalia.from_position("kingsburg", position)


def test_a_game_without_a_last_round_is_read_however_long_it_was() -> None:
    position = regalia.new("barony", seats=2, seed=1, options={"max_rounds": 0}).position()
    position["state"] |= {"round": 20_000, "standings": [[1, 2]] * 15_000}
    assert len(regalia.from_position("barony", position).state.standings) == 15_000
    position["state"]["round"] = 1 << 40
    with pytest.raises(BadPosition, match="out of bounds"):
        regalia.from_position("barony", position)


def test_a_seed_has_an_end() -> None:
    for seed in (10**200, "x" * 201):
        with pytest.raises(RegaliaError, match="a seed has"):
            regalia.new("barony", seats=2, seed=seed)
