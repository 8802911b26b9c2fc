"""The registry: every folder here that has a RULEBOOK is a game."""

from __future__ import annotations

import importlib
import pkgutil

from regalia.core.errors import UnknownGame
from regalia.core.rulebook import Rulebook

_loaded: dict[str, Rulebook] = {}


def names() -> list[str]:
    """The ids of all games."""
    return sorted({*(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg), *_loaded})


def find(id: str) -> Rulebook:
    """The game of that id; UnknownGame names those that there are."""
    if id not in _loaded:
        if id not in names():
            raise UnknownGame(f"there is no game {id!r}; games: {', '.join(names())}")
        _loaded[id] = importlib.import_module(f"regalia.games.{id}").RULEBOOK
    return _loaded[id]


def register(rulebook: Rulebook) -> None:
    """Adds a game that lives elsewhere."""
    _loaded[rulebook.id] = rulebook
