"""How each answer is given by clicks: on the map, on cards, or on buttons, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask
from regalia.games.hadurak.answers import armies, battles, council, marches, money, plans
from regalia.games.hadurak.answers.clicks import Ways, by_button

WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    **armies.WAYS,
    **plans.WAYS,
    **marches.WAYS,
    **battles.WAYS,
    **money.WAYS,
    **council.WAYS,
}
"""By kind of question; any other is answered with a button for each option."""

__all__ = ["WAYS", "by_button"]
