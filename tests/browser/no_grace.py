"""Importing this lets a bot stand in at once for somebody away: a browser test does not wait a minute for it."""

from __future__ import annotations

from typing import Any

from regalia.server.table.seats import seating

_seating: Any = seating
_seating.GRACE = 0
