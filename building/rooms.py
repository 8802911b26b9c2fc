"""What is compiled: the engine, the bots, and what the rules of each game need; the rest runs as it stands."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"

CORE = ("asking.py", "dice.py", "events.py", "game.py", "learned.py", "past", "section.py", "seen.py", "state.py")
"""What of `core` runs at every decision; `__init__.py`s only put things together, unless they are rules."""

AS_THEY_STAND = ("elsewhere.py", "parallel.py", "processes.py")
"""Bots of others, and those that only wait for another program."""

GAME = ("state.py", "notation.py", "setup.py", "secrets.py", "pieces", "rules", "advice", "bot")
"""Files and folders of a game."""


def groups() -> dict[str, list[str]]:
    """The files of each library, as paths within `src`: the engine with the bots, and each game."""
    house = SOURCES / "regalia"
    core = [file for name in CORE for file in _modules(house / "core" / name)]
    found = {"engine": [*core, *_thinking(house / "bots")]}
    for game in sorted((house / "games").iterdir()):
        if (game / "rules").is_dir():
            found[game.name] = [file for name in GAME for file in _modules(game / name)]
    return {name: [str(file.relative_to(SOURCES)) for file in files] for name, files in found.items()}


def _thinking(bots: Path) -> list[Path]:
    return [file for file in _modules(bots) if file.name not in AS_THEY_STAND]


def _modules(path: Path) -> list[Path]:
    """A file, or all modules of a folder."""
    if not path.is_dir():
        return [path] if path.exists() else []
    return [file for file in sorted(path.rglob("*.py")) if file.name != "__init__.py" or file.parent.name == "rules"]
