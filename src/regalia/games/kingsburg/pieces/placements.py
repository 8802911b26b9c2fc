"""Which groups of dice reach which advisors: every distinct placement once (R4.2 to R4.6, R4.9, R4.11)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import NamedTuple

from regalia.games.kingsburg.pieces.advisors import FIRST, LAST, AdvisorNumber

Faces = tuple[int, ...]
"""What dice show, in ascending order."""


class Placement(NamedTuple):
    """A group of own and white dice with "+2" tokens and the Market's change, put on an advisor."""

    advisor: AdvisorNumber
    own: Faces
    white: Faces
    tokens: int
    market: int
    envoy: bool

    def reached(self) -> int:
        """What the group adds up to."""
        return sum(self.own) + sum(self.white) + 2 * self.tokens + self.market


class Ways(NamedTuple):
    """All groups that reach one advisor, the cheapest first: for a free one, and with the Envoy."""

    bit: int
    free: tuple[Placement, ...]
    by_envoy: tuple[Placement, ...]


@cache
def parts(dice: Faces) -> tuple[Faces, ...]:
    """Every part of the dice once, nothing included; dice of one face are alike (R4.11)."""
    return tuple(sorted({part for size in range(len(dice) + 1) for part in combinations(dice, size)}))


@dataclass(frozen=True, slots=True, eq=False)
class Reach:
    """All that some dice can do; there is one object for the same dice, tokens and Market."""

    bits: int  # one for each advisor within reach
    ways: tuple[Ways, ...]
    options: dict[int, tuple[Placement | str, ...]] = field(default_factory=dict)  # by what is occupied, once found


REACHES: dict[int, dict[Faces | tuple[Faces, Faces], Reach]] = defaultdict(dict)
"""By tokens and Market, then by own dice, or own and white ones, once found: there are fewer than 28,000."""


def reach_of(own: Faces, white: Faces, tokens: int, has_market: bool) -> Reach:
    """What these dice can do, with no more tokens than dice."""
    known = REACHES[2 * tokens + has_market]
    dice = (own, white) if white else own
    found = known.get(dice)
    if found is None:
        found = known[dice] = _reach(own, white, tokens, has_market)
    return found


def _reach(own: Faces, white: Faces, tokens: int, has_market: bool) -> Reach:
    """For each advisor within reach all ways to get there."""
    found: dict[AdvisorNumber, list[tuple[int, int, Faces, Faces, int]]] = {}
    changes = (0, -1, 1) if has_market else (0,)
    for own_part in parts(own)[1:]:  # a die of one's own is always needed (R4.3)
        for white_part in parts(white):
            pips, dice = sum(own_part) + sum(white_part), len(own_part) + len(white_part)
            for added in range(min(tokens, dice) + 1):  # a token for each die at most (R4.5)
                for change in changes:
                    advisor = pips + 2 * added + change
                    if FIRST <= advisor <= LAST:
                        found.setdefault(advisor, []).append((added, abs(change), own_part, white_part, change))
    ways = tuple(_ways_to(advisor, found[advisor]) for advisor in sorted(found))
    return Reach(sum(way.bit for way in ways), ways)


def _ways_to(advisor: AdvisorNumber, groups: list[tuple[int, int, Faces, Faces, int]]) -> Ways:
    groups.sort()
    return Ways(
        1 << advisor,
        tuple(_placement(advisor, own, white, tokens, change, False) for tokens, _, own, white, change in groups),
        tuple(_placement(advisor, own, white, tokens, change, True) for tokens, _, own, white, change in groups),
    )


@cache
def _placement(advisor: AdvisorNumber, own: Faces, white: Faces, tokens: int, market: int, envoy: bool) -> Placement:
    """One object for all positions in which it is possible."""
    return Placement(advisor, own, white, tokens, market, envoy)


def without(dice: Faces, part: Faces) -> Faces:
    """The dice that are left."""
    left = list(dice)
    for face in part:
        left.remove(face)
    return tuple(left)


def holds(dice: Faces, part: Faces) -> bool:
    """Whether the part can be taken from the dice."""
    return all(part.count(face) <= dice.count(face) for face in {*part})
