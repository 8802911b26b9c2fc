"""Tiny games with other rules put in, for what a whole game shows only by luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tests.tiny import RULEBOOK, rules
from tests.tiny.state import Tiny

from regalia.core.asking import Rules
from regalia.core.game import Game

Phase = Callable[[Tiny], Rules]


def toy(seats: int = 2, seed: int = 1, options: Mapping[str, Any] | None = None, **phases: Phase) -> Game:
    """A game that begins in the first of these phases; the tiny game's own are there as well."""
    first = next(iter(phases), "plan")

    def setup(*args: Any) -> Tiny:
        state: Tiny = RULEBOOK.setup(*args)
        state.phase = first
        return state

    return Game.new(replace(RULEBOOK, setup=setup, phases={**rules.PHASES, **phases}), seats, seed, options)


def at_phase(phase: str, seats: int = 2, seed: int = 1, options: Mapping[str, Any] | None = None) -> Game:
    """A tiny game played with first options until this phase asks something."""
    game = Game.new(RULEBOOK, seats, seed, options)
    while game.state.phase != phase:
        ask = game.pending[0]
        game.play(ask.options[0], ask.seat)
    return game


def situation(game: Game) -> tuple[Any, ...]:
    asked = [(ask.seat, ask.kind.id, list(ask.options)) for ask in game.pending]
    return game.state.copy(), asked, game.waiting(), game.over
