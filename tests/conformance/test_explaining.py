"""Everything that can be pointed at explains itself, in both languages, to every seat, and betrays nothing."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from msgspec import structs
from tests.conformance.checks.explaining import explained, faults, leaks, offered, table_of, words_of
from tests.conformance.helpers import deal, decisions, every_table, for_seeds, nothing_wrong
from tests.tiny import RULEBOOK as TINY
from tests.tiny.state import Tiny
from tests.tiny.table import TABLE
from tests.tiny.table import explain as tiny_explain

from regalia import games
from regalia.core.game import Game
from regalia.core.words import Message
from regalia.scene.types import Explain

EVERY = 60


@every_table
@for_seeds(2)
def test_whatever_can_be_pointed_at_explains_itself(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    table, words = table_of(game), words_of(game)
    for _ in decisions(game, random, EVERY):
        nothing_wrong([*faults(game, table, words), *leaks(game, table, random)])
    nothing_wrong(faults(game, table, words))


@pytest.mark.parametrize("name", games.names())
def test_names_that_explain_themselves_are_names(name: str) -> None:
    """A thing is asked for by the message of its name."""
    game = Game.new(games.find(name), games.find(name).seats[0], 1)
    for words in words_of(game):
        for thing in table_of(game).things:
            assert words.has(thing), thing


def tiny_game() -> Game:
    return Game.new(TINY, 3, 4)


def test_the_tiny_table_explains_its_cards() -> None:
    game = tiny_game()
    assert not faults(game, TABLE, words_of(game)) and not leaks(game, TABLE, Random(1))
    mine = f"card-{game.state.hands[0][0]}"
    assert mine in offered(game, TABLE, 0)
    known, unknown = explained(game, TABLE, 0, mine), explained(game, TABLE, 1, mine)
    assert known and known.yours and unknown and unknown.yours is None


def test_what_is_not_explained_is_found() -> None:
    game = tiny_game()
    assert any("nothing explains" in fault for fault in faults(game, replace(TABLE, explain=None), ()))
    unknown = replace(TABLE, things=frozenset({"card-99"}))
    assert any("card-99" in fault for fault in faults(game, unknown, ()))


def test_words_that_are_missing_are_found() -> None:
    def mute(view: Tiny, seat: int | None, key: str) -> Explain | None:
        told = tiny_explain(view, seat, key)
        return told and structs.replace(told, kind=Message("explain-nobody-wrote-this"))

    game = tiny_game()
    assert any("nobody-wrote" in fault for fault in faults(game, replace(TABLE, explain=mute), words_of(game)))


def test_a_secret_in_an_explanation_is_found() -> None:
    """A view that shows too much, and a table that tells it."""

    def blab(view: Tiny, seat: int | None, key: str) -> Explain | None:
        told = tiny_explain(view, seat, key)
        return told and structs.replace(told, now=Message("table-card", {"card": view.deck[-1]}))

    open_book = replace(TINY, view=lambda state, seat: state.copy())
    assert leaks(Game.new(open_book, 3, 4), replace(TABLE, explain=blab), Random(1))
