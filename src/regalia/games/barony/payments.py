"""Which tokens pay for a title (R10.2, R10.4, R10.5)."""

from __future__ import annotations

from functools import cache
from itertools import product

from regalia.games.barony.constants import GOLD, TITLE_COST

Payment = tuple[int, int, int, int]
"""Counts of field, plain, forest and mountain tokens."""


def worth(payment: Payment) -> int:
    return sum(count * gold for count, gold in zip(payment, GOLD, strict=True))


def has_superfluous(payment: Payment) -> bool:
    """True when some paid token could be kept and the rest would still do (R10.5)."""
    excess = worth(payment) - TITLE_COST
    return any(count and gold <= excess for count, gold in zip(payment, GOLD, strict=True))


@cache
def payments(tokens: Payment, overpay: str) -> tuple[Payment, ...]:
    """All legal payments out of these tokens."""
    enough = [paid for paid in product(*(range(count + 1) for count in tokens)) if worth(paid) >= TITLE_COST]
    if overpay == "any":
        return tuple(enough)
    return tuple(paid for paid in enough if not has_superfluous(paid))
