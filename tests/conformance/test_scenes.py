"""After every event the table shows numbers that can be, and news read the same whenever they are told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.conformance.checks.telling import told
from tests.conformance.helpers import deal, every_table, for_seeds, nothing_wrong, whole_games

from regalia import games
from regalia.core.game import Game
from regalia.scene import remembering
from regalia.server.showing.sight import Shower

QUICK_GAMES, EVERY = 5, 8
LOOKED_AT = 400
"""Choices of each game whose table is made twice."""

every_game = pytest.mark.parametrize("name", games.names())


def after_each_choice(name: str) -> Iterator[tuple[Game, Random, str]]:
    """A few games at random, and where in them one is."""
    numbers = games.find(name).seats
    for seed in range(QUICK_GAMES):
        game, random = deal(name, numbers[seed % len(numbers)], seed)
        choices = 0
        while not game.over and choices < LOOKED_AT:
            ask = random.choice(game.pending)
            game.play(random.choice(ask.options), ask.seat)
            choices += 1
            yield game, random, f"after {choices} choices of seed {seed}"


@every_game
def test_the_table_after_each_event_adds_up(name: str) -> None:
    """No count below nothing, no sum other than its parts, no troops lost twice; the end shows the points."""
    numbers, found = games.find(name).seats, list[str]()
    for seed in range(QUICK_GAMES):
        game, random = deal(name, numbers[seed % len(numbers)], seed)
        found += told(game, games.table(name), random, EVERY)
    nothing_wrong(found)


@pytest.mark.soak
@every_table
@for_seeds(6)
def test_the_table_adds_up_after_each_event_of_whole_games(name: str, seats: int, seed: int) -> None:
    with whole_games():
        game, random = deal(name, seats, seed)
    nothing_wrong(told(game, games.table(name), random))


@every_game
def test_what_is_remembered_is_what_would_be_made(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The facts by which a part of a scene or a question is remembered are all that it follows from."""
    shower = Shower.of(name)
    for game, random, where in after_each_choice(name):
        viewer = random.choice([None, *range(game.seats)])
        shown = []
        for anew in (False, True):
            monkeypatch.setattr(remembering, "made_anew", anew)
            asks = [] if viewer is None else [shower.ask(game, viewer, False), *shower.acts(game, viewer)]
            shown.append((shower.scene(game.state, viewer), asks))
        assert shown[0] == shown[1], f"{where}, as {viewer} sees it"


@every_game
def test_whoever_shows_a_view_leaves_it_as_it_was(name: str) -> None:
    """One view serves a scene, a question and free acts, and where nothing is hidden all who look."""
    shower = Shower.of(name)
    for game, random, where in after_each_choice(name):
        viewer = random.randrange(game.seats)
        view = shower.view(game.state, viewer)
        before = view.copy()
        shower.scene_of(view, viewer)
        shower.ask(game, viewer, False, view)
        shower.acts(game, viewer, view)
        assert view == before, f"{where}, as {viewer} sees it"
