"""Which tokens pay for a title (R10.2, R10.4, R10.5)."""

from __future__ import annotations

from functools import cache
from itertools import product

from regalia.games.barony.pieces.numbers import GOLD, TITLE_COST

Payment = tuple[int, ...]
"""Counts of field, plain, forest and mountain tokens."""


@cache
def worth(payment: Payment) -> int:
    """In gold."""
    return sum(count * gold for count, gold in zip(payment, GOLD, strict=True))


def has_superfluous(payment: Payment) -> bool:
    """True when some paid token could be kept and the rest would still do (R10.5)."""
    excess = worth(payment) - TITLE_COST
    return any(count and gold <= excess for count, gold in zip(payment, GOLD, strict=True))


def _all_payments(tokens: Payment) -> list[Payment]:
    field, plain, forest, mountain = (range(count + 1) for count in tokens)
    return [paid for paid in product(field, plain, forest, mountain) if worth(paid) >= TITLE_COST]


_most = [-(-TITLE_COST // gold) for gold in GOLD]  # more of a kind than this is never needed
MINIMAL = tuple(paid for paid in _all_payments(tuple(_most)) if not has_superfluous(paid))
"""Every payment without a superfluous token: 36 in all."""


@cache
def payments(tokens: Payment, overpay: str) -> tuple[Payment, ...]:
    """All legal payments out of these tokens."""
    if overpay == "any":
        return tuple(_all_payments(tokens))
    field, plain, forest, mountain = tokens
    return tuple(
        paid for paid in MINIMAL if paid[0] <= field and paid[1] <= plain and paid[2] <= forest and paid[3] <= mountain
    )
