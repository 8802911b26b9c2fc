"""How each answer is given by clicks: on the map, on cards, or on buttons, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask
from regalia.games.hadurak.table.answers import armies, battles, council, marches, money, planning
from regalia.games.hadurak.table.answers.clicks import Ways, by_button

WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    **armies.WAYS,
    **planning.WAYS,
    **marches.WAYS,
    **battles.WAYS,
    **money.WAYS,
    **council.WAYS,
}
"""By kind of question; any other is answered with a button for each option."""
WORDS: dict[str, Callable[[Ask, str], Ways]] = {**battles.WORDS, **council.WORDS}
"""The same for options that are a word, where it says more than the plain button."""


def by_word(ask: Ask, option: str) -> Ways:
    return WORDS.get(ask.kind.id, by_button)(ask, option)


__all__ = ["WAYS", "by_button", "by_word"]
