"""Importing this lets a server deal and its bots choose alike at every start: what a test met once, it meets again."""

from __future__ import annotations

import random
import secrets
from typing import Any

_chance = random.Random("browser tests")


def _token_hex(nbytes: int | None = None) -> str:
    return _chance.randbytes(nbytes or 32).hex()


_secrets: Any = secrets
_secrets.token_hex = _token_hex
