"""A game as learners meet it: a vector for what a seat sees, a number for each word of an answer.

The vector holds what the game's encoding reads from the view, then what is asked, of whom, and what has been said of
the answer so far. It is made of the seat's own view and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import regalia
from regalia import games
from regalia.core.asking import Ask, put
from regalia.core.encoding import Answer, Features, one_hot, padded
from regalia.core.game import Game
from regalia.core.words import Words

MOST_ARGUMENTS = 16
"""Public arguments of a question, written one after the other."""


class Encoder:
    """Vectors and answers of one game with one number of seats and set of options."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.rulebook, self.encoding = games.find(game), games.encoding(game)
        self.seats = seats
        self._kinds = {kind.id: at for at, kind in enumerate(self.rulebook.kinds)}
        dealt = regalia.new(game, seats=seats, seed=0, options=options, history=False, news=False)
        named = list(self._named(dealt, 0, ()))
        self.groups = [(name, len(values)) for name, values in named]
        self.names = [name if size == 1 else f"{name}[{at}]" for name, size in self.groups for at in range(size)]

    @property
    def size(self) -> int:
        """How long a vector is."""
        return len(self.names)

    @property
    def actions(self) -> int:
        """How many numbers may be said."""
        return self.encoding.size

    def answer(self, ask: Ask) -> Answer:
        return Answer(self.encoding, ask)

    def vector(self, game: Game, seat: int, said: Sequence[int] = ()) -> list[float]:
        """What the seat sees now, and how far its answer has come."""
        return [float(value) for _, values in self._named(game, seat, said) for value in values]

    def _named(self, game: Game, seat: int, said: Sequence[int]) -> Features:
        view = game.view(seat)
        yield "seat", one_hot(seat, self.seats)
        yield from self.encoding.features(view, seat)
        ask = _seen(game, seat, view)
        waiting = {asked for asked, _ in game.waiting()}
        yield "asked", [float(other in waiting) for other in range(self.seats)]
        yield "kind", one_hot(-1 if ask is None else self._kinds[ask.kind.id], len(self._kinds))
        arguments = [] if ask is None else [self._as_number(value) for value in _flat(ask.args)]
        yield "arguments", padded(arguments, MOST_ARGUMENTS, -3.0)
        spoken = [0.0] * self.actions
        for number in said:
            spoken[number] += 1
        yield "said", spoken
        yield "said_last", one_hot(said[-1] if said else -1, self.actions)

    def _as_number(self, value: Any) -> float:
        return float(self.encoding.number(value)) if isinstance(value, str) else float(value)


def _seen(game: Game, seat: int, view: Any) -> Ask | None:
    """The seat's ask over its own view."""
    asked = game.ask_of(seat)
    if asked is None:
        return None
    ask = put(asked.kind(seat, *asked.args))
    ask.compute(view)
    return ask


def _flat(values: Sequence[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, (tuple, list)):
            yield from _flat(value)
        else:
            yield value


def drawn(game: Game, seat: int | None, language: str = "en") -> str:
    """The table as text, as the seat (None: a spectator) sees it."""
    words = _words(language, game.rulebook.folder / "words")
    return game.rulebook.wording.draw(game.view(seat), words.say)


@cache
def _words(language: str, folder: Path) -> Words:
    return Words(language, [folder])


def rewards(game: Game) -> list[float]:
    """At the end: from 1 for the first place to -1 for the last, those between evenly; equals share; the sum is 0."""
    ranking, seats = game.ranking, game.seats
    if seats == 1:
        return [0.0]
    worth = [1 - 2 * place / (seats - 1) for place in range(seats)]
    return [
        sum(worth[place - 1 : place - 1 + ranking.count(place)]) / ranking.count(place) for place in ranking
    ]  # fmt: skip
