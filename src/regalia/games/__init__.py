"""The registry: every folder here that has a RULEBOOK is a game; its TABLE shows it, its ENCODING is for learners.

Games of installed packages are entry points of the group `regalia.games`: modules that have the same.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from regalia.core.encoding import Encoding
from regalia.core.errors import RegaliaError, UnknownGame
from regalia.core.rulebook import Rulebook
from regalia.scene.table import Table

_loaded: dict[str, Rulebook] = {}
_tables: dict[str, Table] = {}
_encodings: dict[str, Encoding] = {}


def names() -> list[str]:
    """The ids of all games."""
    return sorted({*_own_names(), *_installed(), *_loaded})


def _own_names() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]


def find(id: str) -> Rulebook:
    """The game of that id; UnknownGame names those that there are."""
    if id not in _loaded:
        if id not in names():
            raise UnknownGame(f"there is no game {id!r}; games: {', '.join(names())}")
        _load(id)
    return _loaded[id]


def _load(id: str) -> None:
    if id in _own_names():
        _loaded[id] = importlib.import_module(f"regalia.games.{id}").RULEBOOK
        return
    point = _installed()[id]
    try:
        module = point.load()
        register(module.RULEBOOK, module.TABLE, getattr(module, "ENCODING", None))
    except Exception as error:
        raise UnknownGame(f"the game {id!r} of {point.value} cannot be loaded: {error!r}") from error
    if id not in _loaded:
        raise UnknownGame(f"the game {id!r} of {point.value} calls itself {module.RULEBOOK.id!r}")


@cache
def _installed() -> dict[str, EntryPoint]:
    own = _own_names()
    return {point.name: point for point in entry_points(group="regalia.games") if point.name not in own}


def table(id: str) -> Table:
    """How the game of that id is shown."""
    find(id)
    if id not in _tables:
        _tables[id] = importlib.import_module(f"regalia.games.{id}").TABLE
    return _tables[id]


def encoding(id: str) -> Encoding:
    """How the game of that id is told to learners; RegaliaError where it has not said so."""
    find(id)
    if id not in _encodings:
        if id not in _own_names() or importlib.util.find_spec(f"regalia.games.{id}.encoding") is None:
            raise RegaliaError(f"{id} has not said how learners are told it: it needs an encoding")
        _encodings[id] = importlib.import_module(f"regalia.games.{id}.encoding").ENCODING
    return _encodings[id]


def register(rulebook: Rulebook, table: Table | None = None, encoding: Encoding | None = None) -> None:
    """Adds a game that lives elsewhere."""
    _loaded[rulebook.id] = rulebook
    if encoding is not None:
        _encodings[rulebook.id] = encoding
    if table is not None:
        _tables[rulebook.id] = table


def registered() -> tuple[str, ...]:
    """Modules of the games that were registered here alone: what a process that begins anew has to be told (`meet`)."""
    known = {*_own_names(), *_installed()}
    homes = {_home(rulebook) for id, rulebook in _loaded.items() if id not in known}
    return tuple(sorted(home for home in homes if home is not None))


def _home(rulebook: Rulebook) -> str | None:
    """The module whose RULEBOOK this is: that of its setup, or one around it."""
    name = rulebook.setup.__module__
    while name:
        if getattr(sys.modules.get(name), "RULEBOOK", None) is rulebook:
            return name
        name = name.rpartition(".")[0]
    return None


def meet(modules: Iterable[str]) -> None:
    """Registers the games of these modules."""
    for name in modules:
        module = importlib.import_module(name)
        register(module.RULEBOOK, getattr(module, "TABLE", None), getattr(module, "ENCODING", None))
