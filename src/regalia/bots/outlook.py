"""What a bot is given: its own ask, its view, and worlds as it may imagine them — never the true game."""

from __future__ import annotations

from typing import Any, Protocol

from regalia.core.asking import Option, put
from regalia.core.errors import NotAsked
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.core.seen import Seen, seen_by


class Outlook:
    """The game as one seat sees it."""

    __slots__ = ("_game", "ask", "seat", "view")

    def __init__(self, game: Game, seat: int) -> None:
        asked = game.ask_of(seat)
        if asked is None:
            raise NotAsked(f"seat {seat} is not asked now")
        self._game = game
        self.seat = seat
        self.view: Any = game.view(seat)
        self.ask = put(asked.kind(seat, *asked.args))  # over the view: the true state stays with the game
        self.ask.compute(self.view)

    @property
    def rulebook(self) -> Rulebook:
        return self._game.rulebook

    @property
    def is_together(self) -> bool:
        """Whether others answer at the same time, so that nobody learns an answer before all are in."""
        return self._game.is_together

    @property
    def is_imagined(self) -> bool:
        """Whether this is a world that somebody thinks possible: such worlds stay where they are."""
        return self._game.is_imagined

    def seen(self, seed: int | str) -> Seen:
        """The true game as this seat may think it to be, for a process of its own."""
        return seen_by(self._game, self.seat, seed)

    def imagine(self, seed: int | str, *, history: bool = False) -> Game:
        """A world that looks to this seat like the true one."""
        return self._game.imagine(self.seat, seed, history=history)


class Bot(Protocol):
    """Anything that answers for a seat."""

    def choose(self, outlook: Outlook) -> Option: ...
