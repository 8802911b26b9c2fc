"""Situations that play hardly ever comes to, by the kind of question that is asked in them."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.barony.helpers import begun, t19

from regalia.core.game import Game

RARE: dict[str, Callable[[], Game]] = {
    "new_city": lambda: begun(t19({"0,0": "0V", "2,0": "0V", "-2,0": "1V"}), "new_city"),
}
