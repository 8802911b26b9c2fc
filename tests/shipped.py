"""The games of the house: every folder of `regalia.games`; the tiny game is only for tests."""

from __future__ import annotations

from pathlib import Path

from regalia import games

SHIPPED = sorted(init.parent.name for init in Path(games.__path__[0]).glob("*/__init__.py"))
