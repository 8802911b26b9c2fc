"""The registry: every folder here that has a RULEBOOK is a game; its TABLE shows it."""

from __future__ import annotations

import importlib
import pkgutil

from regalia.core.errors import UnknownGame
from regalia.core.rulebook import Rulebook
from regalia.scene.table import Table

_loaded: dict[str, Rulebook] = {}
_tables: dict[str, Table] = {}


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


def table(id: str) -> Table:
    """How the game of that id is shown."""
    find(id)
    if id not in _tables:
        _tables[id] = importlib.import_module(f"regalia.games.{id}").TABLE
    return _tables[id]


def register(rulebook: Rulebook, table: Table | None = None) -> None:
    """Adds a game that lives elsewhere."""
    _loaded[rulebook.id] = rulebook
    if table is not None:
        _tables[rulebook.id] = table
