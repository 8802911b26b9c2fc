"""What a moment is worth: it is played on without much thought, until what was chosen has shown its worth.

Where a game says when that is (`Sense.is_settled`), by its quick moves; chance alone makes the playouts differ. Where
it does not, for some rounds, and now and then by another likely move: what turns end with is what counts, so that
nobody gains by having moved last.
"""

from __future__ import annotations

from random import Random
from typing import Any

from regalia.bots.quick import quick_move
from regalia.core.asking import Option
from regalia.core.dice import key_of
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.review.chances import Chances, mean
from regalia.review.results import Vector

LONGEST = 200
"""Moves in a playout, at most."""
ROUNDS = 2
"""So many turns of each seat are played on where a game does not say when to stop."""
LOOSE = 0.3
"""There, how often a move is drawn by its weight."""


def cast_anew(game: Game, number: int) -> Game:
    """The game with other dice from here on; of the same number they are the same everywhere."""
    world = game.clone(history=False)
    world.state.dice.reseed(key_of(f"worth/{number}"))
    return world


class Worth:
    """The worth of moments in the games of one table, by so many playouts each."""

    def __init__(self, rulebook: Rulebook, seats: int, playouts: int) -> None:
        self.chances = Chances(rulebook, seats)
        self._playouts = playouts
        self._sense, self._seats = rulebook.sense, seats

    def open(self, game: Game, choices: int) -> Vector:
        """Everybody's chance with all cards open; chance is cast anew, the same in every moment."""
        if game.over:
            return self.chances.open(game, choices)
        numbers = range(self._playouts)
        return mean([self.played_out(cast_anew(game, at), game.state, choices, Random(at)) for at in numbers])

    def known(self, game: Game, seat: int, choices: int) -> list[Vector]:
        """Everybody's chance in each of some worlds that look to the seat like the true one."""
        if game.over:
            return [self.chances.open(game, choices)]
        names = [f"known/{number}" for number in range(self._playouts)]
        return [self._imagined(game.imagine(seat, name, history=False), choices, name) for name in names]

    def _imagined(self, world: Game, choices: int, name: str) -> Vector:
        return self.played_out(world, world.state.copy(), choices, Random(name))

    def after(self, world: Game, seat: int, option: Option, choices: int, seed: str) -> Vector:
        """Everybody's chance where the seat chooses an option in a world, which stays as it is.

        What others may have answered at the same time is drawn by its weight, and so the same whatever the seat has
        chosen.
        """
        after, random = world.clone(history=False), Random(seed)
        after.play(option, seat)
        choices += 1
        if world.is_together:
            choices += self._answer_sealed(after, seat, random, world.phases_begun)
        return self.played_out(after, world.state, choices, random)

    def played_out(self, world: Game, since: Any, choices: int, random: Random) -> Vector:
        """Plays a world on until what was chosen since that state has shown its worth."""
        if self._sense.is_settled is None:
            return self._by_turns(world, choices, random)
        for _ in range(LONGEST):
            if world.over or self._sense.is_settled(world.state, since):
                break
            quick_move(world, self._sense)
            choices += 1
        return self.chances.open(world, choices)

    def _answer_sealed(self, world: Game, seat: int, random: Random, phase: int) -> int:
        """How many answers that were."""
        answers = 0
        while world.is_together and world.phases_begun == phase:
            ask = world.ask_of(seat) or world.pending[0]
            weights = self._sense.prior(ask)
            likeliest = ask.options[weights.index(max(weights))]
            world.play(likeliest if ask.seat == seat else random.choices(ask.options, weights)[0], ask.seat)
            answers += 1
        return answers

    def _by_turns(self, world: Game, choices: int, random: Random) -> Vector:
        """The mean over the last turn of each seat."""
        ends: list[Vector] = []
        turn = None if world.over else world.pending[0].seat
        for _ in range(LONGEST):
            if world.over or len(ends) == ROUNDS * self._seats:
                break
            phase = world.phases_begun
            self._loose_move(world, random)
            choices += 1
            if not world.over and world.phases_begun != phase and world.pending[0].seat != turn:
                turn = world.pending[0].seat
                ends.append(self.chances.open(world, choices))
        if world.over or not ends:
            return self.chances.open(world, choices)
        return mean(ends[-self._seats :])

    def _loose_move(self, world: Game, random: Random) -> None:
        if random.random() < LOOSE:
            ask = world.pending[0]
            world.play(random.choices(ask.options, self._sense.prior(ask))[0], ask.seat)
        else:
            quick_move(world, self._sense)
