"""Importing this puts the tiny game into the registry."""

from __future__ import annotations

from tests.tiny import RULEBOOK
from tests.tiny.table import TABLE

from regalia import games

games.register(RULEBOOK, TABLE)
