"""Q45: the strict reading of the limits, in which more of one arm can make room for another."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from regalia.games.kard_es_korona.pieces.numbers import ARCHER, CAVALRY, INFANTRY
from regalia.games.kard_es_korona.rules.march.limits import joined, parts
from regalia.games.kard_es_korona.state import Army

Source = tuple[int, int, int, int]
"""Of each arm how many could come out of a county, and how many of all arms together."""

MIXES = (
    (INFANTRY,), (ARCHER,), (CAVALRY,),
    (INFANTRY, ARCHER), (INFANTRY, CAVALRY), (ARCHER, CAVALRY),
    (INFANTRY, ARCHER, CAVALRY),
)  # fmt: skip


def most_of(sources: Iterable[Source]) -> list[int]:
    """For each mix of arms how many of them the sources can send at most."""
    found = [0] * len(MIXES)
    for source in sources:
        for at, mix in enumerate(MIXES):
            found[at] += min(source[3], sum([source[arm] for arm in mix]))
    return found


def can_send(most: list[int], army: Army) -> bool:
    """Whether the sources can send this army; that no mix of arms asks too much is enough (max-flow, min-cut)."""
    return all(sum([army[arm] for arm in mix]) <= limit for mix, limit in zip(MIXES, most, strict=True))


def can_be_evened_out(army: Army, most: list[int], is_fit: Callable[[Army], bool]) -> bool:
    """Whether the army is within the limits, or others who could still come make it so."""
    if is_fit(army):
        return True
    enough = sum(army)  # more of one arm than there are of all are never needed
    others = min(most[0], enough), min(most[1], enough), min(most[2], enough)
    return any(is_fit(joined(army, more)) and can_send(most, more) for more in parts(others))
