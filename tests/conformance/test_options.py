"""What a game says of its options is so: every choice is taken, presets can be set, and what needs another does."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from tests.conformance.test_kinds import every_game

import regalia
from regalia import games
from regalia.core.game_options import GameOption, resolve
from regalia.core.rulebook import Rulebook

CHOICES = 60
"""So far two games are compared."""


@every_game
def test_everything_that_can_be_picked_is_taken_as_it_is(name: str) -> None:
    for option, seats in product(games.find(name).options, games.find(name).seats):
        for value in (*option.choices(seats), option.default_for(seats)):
            taken = option.read(value, seats)
            assert (taken, type(taken)) == (value, type(value)), f"{option.id} = {value!r} with {seats} players"


@every_game
def test_presets_speak_of_options_and_values_there_are(name: str) -> None:
    rulebook = games.find(name)
    declared = {option.id: option for option in rulebook.options}
    for option, seats in product(rulebook.options, rulebook.seats):
        for word, preset in (option.presets or {}).items():
            assert isinstance(word, str) and word in option.choices(seats)
            for id, value in preset.items():
                assert declared[id].read(value, seats) == value


@every_game
def test_a_first_game_can_be_picked_in_the_lobby_and_is_another_game(name: str) -> None:
    rulebook, table = games.find(name), games.table(name)
    declared = {option.id: option for option in rulebook.options}
    for seats in rulebook.seats:
        first = table.first_game(seats)
        assert all(value in declared[id].choices(seats) for id, value in first.items())
        assert all(value != declared[id].default_for(seats) for id, value in first.items())
        regalia.new(name, seats=seats, seed=3, options=first)


def unmet(rulebook: Rulebook, option: GameOption, seats: int) -> dict[str, Any] | None:
    """Values of other options with which this one does not matter."""
    declared = {one.id: one for one in rulebook.options}
    given = {
        name: next(one for one in declared[name].choices(seats) if one != value)
        for name, value in option.needs
        if len(declared[name].choices(seats)) > 1
    }
    return None if option.matters(resolve(rulebook.options, given, seats), seats) else given


def course(name: str, seats: int, options: dict[str, Any]) -> list[Any]:
    """What a spectator sees of a game at random, and what is asked."""
    game, chance, table = regalia.new(name, seats=seats, seed=14, options=options), Random(14), games.table(name)
    seen: list[Any] = []
    while not game.over and len(seen) < CHOICES:
        ask = game.pending[0]
        seen.append((table.scene(game.view(None), None), ask.seat, ask.kind.id, list(ask.options)))
        game.play(chance.choice(ask.options), seat=ask.seat)
    return seen


@every_game
def test_where_an_option_does_not_matter_it_changes_nothing(name: str) -> None:
    rulebook = games.find(name)
    for option in rulebook.options:
        if not option.needs and option.only_for is None:
            continue
        found = [(seats, given) for seats in rulebook.seats if (given := unmet(rulebook, option, seats)) is not None]
        assert found, f"{option.id} always matters"
        for seats, given in found[:2]:
            first, *others = (course(name, seats, {**given, option.id: value}) for value in option.choices(seats))
            assert others and all(other == first for other in others), f"{option.id} matters with {seats}, {given}"


def test_an_option_that_matters_is_seen_to() -> None:
    """The comparison above bites."""
    assert course("barony", 3, {"placement": "manual"}) != course("barony", 3, {"placement": "auto"})
