"""What a search has found out about the options of a choice."""

from __future__ import annotations

from typing import NamedTuple

from regalia.core.asking import Option


class Looked(NamedTuple):
    """How often an option was looked at, or what part of a mix it is; and what it brought in all."""

    visits: float
    total: float


Found = dict[Option, Looked]
"""By option; the chosen one comes first."""

UNSEEN = Looked(0, 0.0)


def best_first(found: Found, chosen: Option) -> Found:
    return {chosen: found.get(chosen, UNSEEN), **found}
