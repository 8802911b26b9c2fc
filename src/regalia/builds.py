"""Which of the two builds runs: the sources as they stand, or the same sources compiled by `make fast`.

Importing this decides it, before anything else of Regalia is imported. REGALIA_COMPILED=1 wants the compiled build and
nothing else, REGALIA_COMPILED=0 the pure one; otherwise the compiled build runs where there is one of these very
sources; with REGALIA_BUILD=hasty, of the one that the tests compile for themselves. Of an installed wheel there is one
build only, and nothing to decide.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from types import MemberDescriptorType
from typing import Any

HOUSE = Path(__file__).parent
FAST = HOUSE.parents[1] / "build" / os.environ.get("REGALIA_BUILD", "fast")
"""The compiled build of a checkout: binaries, each where its module belongs, and links to all the rest."""

STAMP = FAST / "made_of"
"""The fingerprint of the sources that it was made of."""

BUILDER = HOUSE.parents[1] / "building"
ROOMS = ("core", "bots", "games")
NEVER_COMPILED = ("table", "words")
WISH = os.environ.get("REGALIA_COMPILED", "")


def sources() -> Iterator[Path]:
    """The modules of all rooms of which something is compiled."""
    for room in ROOMS:
        for path in sorted((HOUSE / room).rglob("*.py")):
            if not set(NEVER_COMPILED) & set(path.relative_to(HOUSE).parts):
                yield path


def linked() -> list[str]:
    """What the rules and bots read, by name: the build links to it, so that what is new is missing there."""
    return sorted(str(path.relative_to(HOUSE)) for room in ROOMS for path in (HOUSE / room).rglob("*.json"))


def fingerprint() -> str:
    """Of all these sources, of what they read, of how they are compiled, and of the Python that runs."""
    found = blake2b("\n".join([EXTENSION_SUFFIXES[0], *linked()]).encode(), digest_size=16)
    for path in (*sources(), *sorted(BUILDER.glob("*.py")), *sorted(BUILDER.glob("*.h"))):
        content = path.read_bytes()
        found.update(f"{path.name} {len(content)}\n".encode() + content)
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether there is a compiled build of the sources as they are now."""
    return STAMP.exists() and STAMP.read_text(encoding="ascii") == fingerprint()


def running() -> str:
    """`compiled` or `pure`."""
    engine = find_spec("regalia.core.game")
    return "compiled" if engine and str(engine.origin).endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def complete(cls: Any, fields: dict[str, str]) -> None:
    """Gives a compiled class what the pure one has and mypyc leaves out: the types of its fields, pickling, heirs.

    A dataclass in plain Python that inherits from it would have slots of its own for the same fields, and what is
    compiled would look for them elsewhere.
    """
    cls.__annotations__ = fields
    if issubclass(cls, tuple):
        return
    cls.__compiled_fields__ = tuple(fields)
    cls.__getstate__, cls.__setstate__ = _values, _restore
    cls.__init_subclass__ = classmethod(_without_shadows)


def _without_shadows(cls: Any) -> None:
    compiled = {name for base in cls.__mro__ for name in base.__dict__.get("__compiled_fields__", ())}
    for name in compiled:
        if isinstance(cls.__dict__.get(name), MemberDescriptorType):
            delattr(cls, name)


def _names(cls: Any) -> list[str]:
    """The fields of a class, those of its ancestors first."""
    kept = ("__compiled_fields__", "__slots__")
    found = [base.__dict__.get(names, ()) for base in reversed(cls.__mro__) for names in kept]
    return list(dict.fromkeys(name for names in found for name in names))


def _values(self: Any) -> list[Any]:
    return [getattr(self, name) for name in _names(type(self))]


def _restore(self: Any, values: list[Any]) -> None:
    for name, value in zip(_names(type(self)), values, strict=True):
        object.__setattr__(self, name, value)  # of a frozen class too


def _decide() -> None:
    if WISH == "0" or not (WISH == "1" or STAMP.exists()):
        return
    if is_fresh():
        sys.modules["regalia"].__path__[:] = [str(FAST / "regalia")]
        sys.path.append(str(FAST))  # where the libraries lie that the modules are the faces of
    elif WISH == "1" and running() == "pure":
        raise ImportError("REGALIA_COMPILED=1, but there is no compiled build of these sources: run `make fast`")


_decide()
