"""R9: what the dice of a clash need, all helps taken off, and which of them hit somebody who stands there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regalia.games.kard_es_korona.pieces.numbers import ARCHER, ARMS, CAVALRY, INFANTRY, VINTAGE
from regalia.games.kard_es_korona.rules.battle.hits import NEVER, Needs, needs
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, Army, Clash, Kard

SHOT = "shot"
"""The opening shot, from which mounted cavalry is safe (R10.1)."""


class Strike(NamedTuple):
    """The dice of one arm of one side."""

    side: int
    arm: int
    dice: tuple[int, ...]
    foot: int  # the least die that hits foot; where nobody but cavalry stands there, cavalry
    horse: int  # the least die that hits cavalry where it is another one, else 0
    hits: int


def helps(s: Kard, side: int, arm: int) -> tuple[int, int]:
    """What the lord adds to a die of this arm, and what Vintage adds (R9.2)."""
    return int(s.led[side] == arm), int(side == ATTACKER and s.event == VINTAGE)


def needed(s: Kard, side: int, arm: int, kind: str) -> Needs:
    """What a die must show against foot and against cavalry in a clash of this kind."""
    assert s.fight is not None
    foot, horse = needs(s.board.ground[s.fight.county], side, arm, opening=kind == SHOT)
    more = sum(helps(s, side, arm))
    return foot - more, horse - more if horse != NEVER else NEVER


def told_need(need: Needs, enemy: Army) -> tuple[int, int]:
    """What is needed against those who stand there: against foot, and against cavalry where that is more (else 0)."""
    foot, horse = need
    if horse in (foot, NEVER) or not enemy[CAVALRY]:
        return foot, 0
    return (foot, horse) if enemy[INFANTRY] + enemy[ARCHER] else (horse, 0)


def is_hit(face: int, need: Needs, enemy: Army) -> bool:
    """A die counts that can hit somebody who stands there."""
    foot, horse = need
    return (face >= foot and enemy[INFANTRY] + enemy[ARCHER] > 0) or (face >= horse and enemy[CAVALRY] > 0)


def strikes(s: Kard, clash: Clash) -> Iterator[Strike]:
    """The dice of a clash, arm by arm, the attackers first."""
    for side in (ATTACKER, DEFENDER):
        enemy = clash.armies[1 - side]
        for arm in range(len(ARMS)):
            dice = clash.rolls[3 * side + arm] if clash.rolls else ()
            if dice:
                need = needed(s, side, arm, clash.kind)
                hits = sum(is_hit(face, need, enemy) for face in dice)
                yield Strike(side, arm, dice, *told_need(need, enemy), hits)


def chance_to_hit(need: Needs, enemy: Army) -> float:
    """Of one die."""
    foot, horse = need
    least = min(
        foot if enemy[INFANTRY] + enemy[ARCHER] else NEVER,
        horse if enemy[CAVALRY] else NEVER,
    )
    return min(6, max(0, 7 - least)) / 6
