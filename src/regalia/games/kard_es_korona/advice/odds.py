"""How a battle will probably end: quick, and near enough for a bot."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.games.kard_es_korona.pieces.board import OPEN, ROUGH, SIEGE
from regalia.games.kard_es_korona.pieces.numbers import ARCHER, CAVALRY, INFANTRY
from regalia.games.kard_es_korona.rules.battle.hits import NEEDS
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER

STEEPNESS = {OPEN: 2.3, ROUGH: 2.6, SIEGE: 2.2}
"""How fast a lead in strength becomes certainty."""

HANDICAP = {OPEN: 0.95, ROUGH: 0.8, SIEGE: 0.72}
"""By how much attackers of the same strength win less often than they lose."""

INFANTRY_NEEDED = 0.75
"""What part of besiegers without a lord should be infantry, so that it is not gone before the defenders are."""

OPENING_SHOT = 0.35
"""What the first shot of an archer is worth against a whole round."""

HITS = {key: tuple(((7 - foot) / 6, (7 - horse) / 6) for foot, horse in by_arm) for key, by_arm in NEEDS.items()}
"""By ground and side, for each arm: the chance of a die against foot, and against cavalry."""


def _kills(ours: Sequence[int], theirs: Sequence[int], ground: int, side: int, lord: bool) -> float:
    """Hits to be expected in one round."""
    chances = HITS[ground, side]
    whole = theirs[0] + theirs[1] + theirs[2]
    horse = theirs[CAVALRY] / whole
    total = 0.0
    for arm in (INFANTRY, ARCHER, CAVALRY):
        if ours[arm]:
            foot_chance, horse_chance = chances[arm]
            total += ours[arm] * (foot_chance * (1 - horse) + horse_chance * horse)
    if ground != SIEGE:
        total += OPENING_SHOT * ours[ARCHER] * (1 - horse) / 3
    return total + max(ours[0], ours[1], ours[2]) / 6 if lord else total


def chance(
    attackers: Sequence[int], defenders: Sequence[int], ground: int, lord: bool = False, their_lord: bool = False,
    vintage: bool = False,
) -> float:  # fmt: skip
    """That the attackers win, between 0 and 1."""
    many = attackers[0] + attackers[1] + attackers[2]
    few = defenders[0] + defenders[1] + defenders[2]
    if not few:
        return 1.0
    if not many or (ground == SIEGE and not attackers[INFANTRY] and not lord):
        return 0.0
    ours = _kills(attackers, defenders, ground, ATTACKER, lord) + (many / 6 if vintage else 0.0)
    theirs = _kills(defenders, attackers, ground, DEFENDER, their_lord)
    ratio = ours * many / (theirs * few)
    if ground == SIEGE and not lord:
        ratio *= min(1.0, attackers[INFANTRY] / (INFANTRY_NEEDED * many))
    power: float = HANDICAP[ground] * ratio ** STEEPNESS[ground]
    return power / (1 + power)
