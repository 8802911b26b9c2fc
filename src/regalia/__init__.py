"""Regalia: board games about a contested crown, with every rule of the rulebooks enforced.

>>> import regalia
>>> game = regalia.new("barony", seats=2, seed=7)
>>> while not game.over:
...     ask = game.pending[0]
...     game.play(ask.options[0], seat=ask.seat)
>>> len(game.ranking)
2
"""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from regalia import builds as builds  # first: it decides where everything else is found
from regalia import games
from regalia.core.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalChoice,
    NotAsked,
    RegaliaError,
    RulesFault,
    UnknownGame,
)
from regalia.core.files import replay as _replay
from regalia.core.files.record import Record
from regalia.core.files.record import read as read_record
from regalia.core.game import Game

try:
    __version__ = version("regalia")
except PackageNotFoundError:  # while the compiled wheel is being built, nothing is installed yet
    __version__ = "0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Game",
    "IllegalChoice",
    "NotAsked",
    "Record",
    "RegaliaError",
    "RulesFault",
    "UnknownGame",
    "from_position",
    "new",
    "read_record",
    "replay",
    "verify",
]


def new(
    game: str,
    *,
    seats: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    history: bool = True,
    news: bool = True,
) -> Game:
    """Deals a new game; `history=False, news=False` is the fastest, for simulation."""
    return Game.new(games.find(game), seats, seed, options, history=history, news=news)


def from_position(game: str, position: Mapping[str, Any]) -> Game:
    """A game that goes on from a position, as `Game.position` writes it or as you edited it."""
    return _replay.from_position(games.find(game), position)


def replay(record: Record, until: int | None = None) -> Game:
    """The game of a record, whole or as it stood after `until` lines."""
    return _replay.replay(games.find(record.game), record, until)


def verify(record: Record) -> Game:
    """Proves a record by its seals and by playing it again; BadRecord says where it fails."""
    return _replay.verify(games.find(record.game), record)


def _reduced(game: Game) -> tuple[Any, ...]:
    return from_position, (game.rulebook.id, game.position())


copyreg.pickle(Game, _reduced)  # a game is pickled as its position: it goes on from there, without its past
