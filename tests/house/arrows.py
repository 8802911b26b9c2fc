"""Which room may import which, and who does not keep to it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src"

FRONT = "regalia"
"""The package itself: what `import regalia` offers."""
OF_FRONT = ("builds",)
"""Modules of the front: which build runs."""
HOUSE = ("core", "scene", "games", FRONT, "bots", "review", "lessons", "server", "lab", "cli", "__main__")
"""Each may use those before it."""

SERVER = ("keeping", "company", "showing", "work", "table", "door")
"""Rooms of the server; each may use those before it, and what lies outside all rooms is for all."""
SERVER_FOR_ALL = ("messages", "refusing", "limits", "settings", "counting", "logs")

BOX = ("pieces",)
STATE = (*BOX, "state")
RULES = (*STATE, "notation", "setup", "rules")
GAME: Mapping[str, tuple[str, ...]] = {
    "pieces": BOX,
    "state": STATE,
    "notation": (*STATE, "notation"),
    "setup": (*STATE, "setup"),
    "rules": RULES,
    "secrets": (*RULES, "secrets"),
    "checking": (*RULES, "checking"),
    "position": (*RULES, "checking", "position"),
    "advice": (*RULES, "advice"),
    "words": (*RULES, "words"),
    "table": (*RULES, "advice", "words", "table"),
    "bot": (*RULES, "advice", "bot"),
    "encoding": (*RULES, "encoding"),
}
"""For each room of a game the rooms that it may use; `__init__.py` puts all of them together."""


class Offence(NamedTuple):
    """An import against an arrow."""

    file: str
    line: int
    imported: str
    why: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.imported}: {self.why}"


def offences(source: Path = SOURCE) -> list[Offence]:
    """All imports below `source` that go against an arrow."""
    found = []
    for file in sorted(source.glob("regalia/**/*.py")):
        importer = _module_of(file.relative_to(source))
        for line, imported in sorted(set(_imports(file, source))):
            why = _forbidden(importer, imported)
            if why:
                found.append(Offence(str(file.relative_to(source)), line, ".".join(imported), why))
    return found


def _module_of(path: Path) -> tuple[str, ...]:
    parts = path.with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def _imports(file: Path, source: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The modules of ours that a file imports, each as far as it is a module and not a name in one."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            parts = tuple(name.split("."))
            if parts[0] == "regalia":
                yield node.lineno, parts if _is_module(source, parts) else parts[:-1]


def _is_module(source: Path, parts: tuple[str, ...]) -> bool:
    path = source.joinpath(*parts)
    return path.is_dir() or path.with_suffix(".py").is_file()


def _forbidden(importer: tuple[str, ...], imported: tuple[str, ...]) -> str:
    """Why this import goes against an arrow; empty where it does not."""
    room, used = (FRONT if parts[1:2] in ((), OF_FRONT) else parts[1] for parts in (importer, imported))
    if room != used:
        before = HOUSE[: HOUSE.index(room)]
        return "" if used in before else f"{room} may use {_list(before)}"
    if room == "games":
        return _forbidden_in_game(importer[2:], imported[2:])
    if room == "server":
        return _forbidden_in_server(importer[2:], imported[2:])
    return ""


def _forbidden_in_game(importer: tuple[str, ...], imported: tuple[str, ...]) -> str:
    if not importer:
        return ""
    if not imported or importer[0] != imported[0]:
        return "a game knows no other game"
    if len(importer) < 2:
        return ""
    if len(imported) < 2:
        return "a room does not use the game that it is a part of"
    if importer[1] not in GAME:
        return f"{importer[1]} is no room of a game; rooms are {_list(tuple(GAME))}"
    allowed = GAME[importer[1]]
    return "" if imported[1] in allowed else f"{importer[1]} may use {_list(allowed)}"


def _forbidden_in_server(importer: tuple[str, ...], imported: tuple[str, ...]) -> str:
    if not importer or not imported or importer[0] not in SERVER:
        return ""
    allowed = (*SERVER_FOR_ALL, *SERVER[: SERVER.index(importer[0]) + 1])
    return "" if imported[0] in allowed else f"{importer[0]} may use {_list(allowed)}"


def _list(rooms: tuple[str, ...]) -> str:
    return ", ".join(rooms) if rooms else "nothing of ours"
