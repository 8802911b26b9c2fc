"""The tale of a battle: what all have seen of it, kept while it lasts, and told as a whole when it is over.

No rule looks it up. Its entries: `force, side, army, strength, rested, office` · `walls, strength` ·
`drew, side, cards` · `showed, side, *cards` · `ability, side, which` · `losses, side, count` · `hit, army` ·
`breach` · `victories, attacker's, defender's` · `fled, army, place` · `fell, army`.
"""

from __future__ import annotations

from regalia.games.hadurak.state import ARMIES, ASSAULT, ATTACKER, DEFENDER, GARRISON, Hadurak

ATTACKER_WINS, DEFENDER_WINS, BOTH_STAND = "attacker", "defender", "undecided"
STORMED, REPULSED, HOLDS = "stormed", "repulsed", "holds"


def begin_tale(s: Hadurak) -> None:
    """Both sides as they stand before the first card."""
    s.tale[:] = [
        ("force", side, army, s.strength(army), int(s.rested[army]), s.office[army])
        for side in (ATTACKER, DEFENDER)
        for army in s.forces[side]
    ]
    if s.battle == ASSAULT:
        s.tale.append(("walls", s.walls(s.site)))


def add(s: Hadurak, *entry: int | str) -> None:
    """Outside a battle there is nothing to tell."""
    if s.battle:
        s.tale.append(entry)


def tell_end(s: Hadurak, falls: bool) -> None:
    """Told while cards and sides still lie there; those who fled or fell have left their side."""
    s.tell(
        "battle_over",
        seat=s.attacker,
        defender=s.defender,
        place=s.battle_place,
        outcome=outcome(s, falls),
        count=_lost(s, ATTACKER),
        against=_lost(s, DEFENDER),
    )


def outcome(s: Hadurak, falls: bool) -> str:
    attacks, defends = (any(army % ARMIES != GARRISON for army in s.forces[side]) for side in (ATTACKER, DEFENDER))
    if s.battle == ASSAULT:
        return STORMED if falls else HOLDS if attacks else REPULSED
    if attacks == defends:
        return BOTH_STAND
    return ATTACKER_WINS if attacks else DEFENDER_WINS


def _lost(s: Hadurak, side: int) -> int:
    return sum(int(entry[2]) for entry in s.tale if entry[:2] == ("losses", side))
