"""The two sides of the battle being fought: their armies and lords."""

from __future__ import annotations

from regalia.games.kard_es_korona.state import ATTACKER, NEUTRAL, NOBODY, Army, Battle, Kard


def army_of(s: Kard, side: int) -> Army:
    assert s.fight is not None
    return s.fight.army if side == ATTACKER else s.army_in(s.fight.county)


def lord_of(s: Kard, side: int) -> int:
    """The seat whose lord fights on a side, NOBODY without."""
    battle = s.fight
    assert battle is not None
    if side == ATTACKER:
        return battle.attacker if battle.lord else NOBODY
    return s.foe if s.foe < NEUTRAL and s.lord_at[s.foe] == battle.county else NOBODY


def lose_attackers(s: Kard, lost: Army) -> None:
    battle = s.fight
    assert battle is not None
    i, a, c = battle.army
    left = i - lost[0], a - lost[1], c - lost[2]
    s.fight = Battle(  # written out, because `_replace` is slow, and every clash has losses
        battle.serial, battle.county, battle.attacker, left, battle.lord, battle.entries, battle.forced, battle.loose
    )
    s.field(battle.attacker, lost, -1)
