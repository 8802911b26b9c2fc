"""Games are copied, pickled and dealt as Python and NumPy expect it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import regalia
from regalia.core.game import Game

COPIES: list[Callable[[Game], Game]] = [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]


def some_choices_in() -> Game:
    game = regalia.new("tiny", seats=3, seed=5)
    for _ in range(5):
        ask = game.pending[0]
        game.play(ask.options[-1], ask.seat)
    return game


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_goes_its_own_way(copied: Callable[[Game], Game]) -> None:
    game = some_choices_in()
    before = game.position()
    twin = copied(game)
    assert twin.position() == before
    while not twin.over:
        ask = twin.pending[0]
        twin.play(ask.options[0], ask.seat)
    assert game.position() == before
    assert not game.over


@pytest.mark.parametrize("copied", COPIES[:2])
def test_a_copy_keeps_the_news_and_goes_on_listening(copied: Callable[[Game], Game]) -> None:
    game = some_choices_in()
    twin = copied(game)
    assert twin.news(0) == game.news(0)
    for one in (game, twin):
        while not one.over:
            one.play(one.pending[0].options[0], one.pending[0].seat)
    assert twin.news(None) == game.news(None)
    assert twin.record() == game.record()


@pytest.mark.parametrize("copied", COPIES)
def test_a_game_without_history_says_why_it_cannot_be_copied(copied: Callable[[Game], Game]) -> None:
    game = regalia.new("tiny", seats=3, seed=5, history=False)
    with pytest.raises(regalia.RegaliaError, match="started without history"):
        copied(game)


def number(value: int) -> Any:
    return np.int64(value)


def test_numbers_of_numpy_are_numbers() -> None:
    plain, other = regalia.new("tiny", seats=2, seed=7), regalia.new("tiny", seats=number(2), seed=number(7))
    while not plain.over:
        seat = plain.pending[0].seat
        plain.play(plain.pending[0].options[0], seat)
        other.play(other.pending[0].options[0], number(seat))
    assert other.record() == plain.record()
    assert other.view(number(1)) == plain.view(1)


@pytest.mark.parametrize("number", [np.float64(2), np.bool_(True), np.array([2])])
def test_other_things_of_numpy_are_none(number: object) -> None:
    with pytest.raises(regalia.BadSetup):
        regalia.new("tiny", seats=number, seed=1)  # type: ignore[arg-type]


def test_the_version_is_known() -> None:
    assert regalia.__version__.count(".") == 2
