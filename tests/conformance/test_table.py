"""What a table shows: every symbol, place and message of every scene and every piece of news is there."""

from __future__ import annotations

import pytest
from tests.conformance.checks import faults
from tests.conformance.checks.moments import Moment, met_in
from tests.conformance.helpers import deal, decisions, every_table, for_seeds, nothing_wrong, sparsely
from tests.conformance.test_kinds import every_game

from regalia import games
from regalia.core.rulebook import Rulebook
from regalia.core.words import Message
from regalia.scene.types import Scene

ENDINGS = 3
"""Finished games that are looked at."""


@every_game
def test_everything_on_a_scene_is_there(name: str) -> None:
    """Where each kind is asked, as the asked seat and a spectator see it; and after the end."""
    table, met, scenes, found = games.table(name), met_in(name), list[Scene](), list[str]()
    looks = [(one.game, seat) for one in met.firsts() for seat in (None, one.seat)]
    for game, seat in looks + [(game, seat) for game in met.ended[:ENDINGS] for seat in (None, 0)]:
        scene, wrong = faults.looked_at(game, table, seat)
        scenes += [scene] if scene else []
        found += wrong
    nothing_wrong(found + faults.never_shown(scenes))


@every_game
def test_every_event_has_words_and_art(name: str) -> None:
    nothing_wrong(faults.wrong_news(met_in(name), games.find(name), games.table(name)))


@every_game
def test_every_message_that_the_code_names_is_written(name: str) -> None:
    nothing_wrong(faults.unwritten(games.find(name)))


def settings_of(rulebook: Rulebook) -> list[Message]:
    """What the lobby says of a game and of its options."""
    said = [Message("game-name"), Message("game-about"), Message("game-about.short")]
    for option in rulebook.options:
        said += [Message(f"setting-{option.id}"), Message(f"setting-{option.id}.help")]
        choices = [value for seats in rulebook.seats for value in option.choices(seats)]
        words = dict.fromkeys(value for value in choices if isinstance(value, str))
        said += [Message(f"setting-{option.id}-{word}") for word in words]
    return said


@every_game
def test_the_lobby_can_name_the_game_and_its_options(name: str) -> None:
    rulebook = games.find(name)
    nothing_wrong(faults.unsaid(rulebook, settings_of(rulebook)))


@pytest.mark.soak
@every_table
@for_seeds(3)
def test_everything_is_there_in_whole_games(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    table, found = games.table(name), list[str]()
    for _ in decisions(game, random, sparsely(game)):
        for seat in (None, *range(seats)):
            found += faults.looked_at(game, table, seat)[1]
        for ask in game.pending:
            found += faults.wrong_question(Moment(game, ask.kind.id, ask.seat), table)
    nothing_wrong(found)
