"""Who hits whom on what (R9): the table as data, one function that reads it, and what may be removed."""

from __future__ import annotations

from functools import lru_cache

from regalia.games.kard_es_korona.pieces.board import OPEN, ROUGH, SIEGE
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, Army

NEVER = 9
MOST_REMEMBERED = 10_000

Needs = tuple[int, int]
"""The least die against foot, and against cavalry."""

NEEDS: dict[tuple[int, int], tuple[Needs, Needs, Needs]] = {
    # infantry, archers, cavalry as the striking arm (R9.1)
    (OPEN, ATTACKER): ((5, 6), (5, 6), (4, 6)),
    (OPEN, DEFENDER): ((5, 6), (5, 6), (4, 6)),
    (ROUGH, ATTACKER): ((5, 5), (5, 5), (5, 5)),
    (ROUGH, DEFENDER): ((4, 4), (4, 4), (4, 4)),
    (SIEGE, ATTACKER): ((5, 5), (5, 5), (5, 5)),
    (SIEGE, DEFENDER): ((5, 5), (4, 4), (5, 5)),
}


def needs(ground: int, side: int, arm: int, *, opening: bool = False) -> Needs:
    """What a die of the striking arm must show; mounted cavalry is safe from the opening shot (R10.1)."""
    foot, horse = NEEDS[ground, side][arm]
    return (foot, NEVER if opening and ground == OPEN else horse)


@lru_cache(MOST_REMEMBERED)
def count_hits(
    rolls: tuple[tuple[int, ...], ...], ground: int, side: int, led: int, bonus: int, opening: bool = False
) -> tuple[int, int]:
    """How many dice hit anything, and how many hit foot only."""
    any_hits = foot_hits = 0
    for arm, dice in enumerate(rolls):
        if dice:
            foot, horse = needs(ground, side, arm, opening=opening)
            more = bonus + (led == arm)
            for die in dice:
                if die + more >= foot:
                    if die + more >= horse:
                        any_hits += 1
                    else:
                        foot_hits += 1
    return any_hits, foot_hits


@lru_cache(MOST_REMEMBERED)
def removals(enemy: Army, any_hits: int, foot_hits: int) -> tuple[Army, ...]:
    """What the hits may take off: no die is idle while something is left that it could hit (R9.4)."""
    infantry, archers, cavalry = enemy
    foot = infantry + archers
    found: list[Army] = []
    for horse in range(min(any_hits, cavalry) + 1):
        rest = any_hits - horse
        if rest > foot and horse < cavalry:
            continue  # a die that hits anything would be idle
        fallen = min(foot, rest + foot_hits)
        least, most = max(0, fallen - archers), min(infantry, fallen)
        found += [(part, fallen - part, horse) for part in range(least, most + 1)]
    return tuple(found)


def reasonable(enemy: Army, any_hits: int, foot_hits: int, *, mounted: bool) -> Army:
    """What the program takes off for neutrals (R9.7, Q22)."""
    infantry, archers, cavalry = enemy
    horse = min(any_hits, cavalry) if mounted else 0
    hits = any_hits - horse + foot_hits
    first = min(hits, infantry)
    second = min(hits - first, archers)
    if not mounted:
        horse = min(hits - first - second, cavalry)
    return first, second, horse
