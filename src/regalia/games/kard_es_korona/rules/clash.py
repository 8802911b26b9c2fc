"""R9 to R11: the clashes of a battle, one after the other.

Kinds of clash: the opening shot, the first melee and the further ones in the open; wall shot and assault in a siege;
the pursuit of a side that retreats.
"""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.constants import ARCHER, ARMS, CAVALRY, INFANTRY, JUDGE, VINTAGE
from regalia.games.kard_es_korona.hits import OPEN, SIEGE, count_hits, reasonable, removals
from regalia.games.kard_es_korona.notation import ARMY, KEEP
from regalia.games.kard_es_korona.rules.battles import army_of, call_off, ground, lose_attackers, must_withdraw
from regalia.games.kard_es_korona.rules.contest import REROLL_DICE
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, NEUTRAL, NO_ARMY, NO_LOSSES, NOBODY, Army, Kard

SHOT, FIRST, MELEE, WALL, ASSAULT, PURSUIT = "shot", "first", "melee", "wall", "assault", "pursuit"

CAST, ATTACKER_AGAIN, DEFENDER_AGAIN, ATTACKER_HITS, DEFENDER_HITS, REMOVE = range(6)
"""The stages of a clash."""

ALL, NO_ARCHERS, ONLY_ARCHERS, NOBODY_ROLLS = (1, 1, 1), (1, 0, 1), (0, 1, 0), (0, 0, 0)
"""For each arm how many dice a unit rolls."""

ROLLING = {
    SHOT: (ONLY_ARCHERS, ONLY_ARCHERS),
    FIRST: (NO_ARCHERS, NO_ARCHERS),
    MELEE: (ALL, ALL),
    WALL: (NOBODY_ROLLS, ONLY_ARCHERS),
    ASSAULT: (ALL, NO_ARCHERS),
}
"""By kind of clash, for attackers and defenders."""

# === who rolls ========================================================================================================


def first_clash(s: Kard) -> str:
    """R10.1, R10.2, R11.1."""
    assert s.fight is not None
    if ground(s, s.fight.county) == SIEGE:
        return WALL
    return SHOT if has_opening_shot(s) else MELEE


def has_opening_shot(s: Kard) -> bool:
    """A side has archers, and the enemy is not made up only of mounted cavalry."""
    assert s.fight is not None
    mounted = ground(s, s.fight.county) == OPEN
    armies = army_of(s, ATTACKER), army_of(s, DEFENDER)
    return any(
        own[ARCHER] and (not mounted or other[INFANTRY] + other[ARCHER]) for own, other in (armies, armies[::-1])
    )


def rolling(s: Kard) -> tuple[Army, Army]:
    """Who rolls in this clash; in a pursuit only those who do not retreat, from a castle only its archers (R22.6)."""
    if s.clash != PURSUIT:
        return ROLLING[s.clash]
    assert s.fight is not None
    if s.retreating[0] == DEFENDER:
        return ALL, NOBODY_ROLLS
    return NOBODY_ROLLS, ONLY_ARCHERS if ground(s, s.fight.county) == SIEGE else ALL


def cast(s: Kard) -> None:
    """Every unit that fights rolls one die (R9.1)."""
    attackers, defenders = rolling(s)
    ours, theirs = army_of(s, ATTACKER), army_of(s, DEFENDER)
    numbers = [
        attackers[0] * ours[0], attackers[1] * ours[1], attackers[2] * ours[2],
        defenders[0] * theirs[0], defenders[1] * theirs[1], defenders[2] * theirs[2],
    ]  # fmt: skip
    dice, rolls, at = s.rolled(sum(numbers)), [], 0
    for number in numbers:
        rolls.append(dice[at : at + number])
        at += number
    s.rolls = tuple(rolls)
    if s.news is not None:
        s.tell("clash", kind=s.clash, rolls=s.rolls)


# === R9.4 The side that scored chooses ================================================================================


def hits_of(s: Kard, side: int) -> tuple[int, int]:
    """Dice that hit anything, and dice that hit foot only."""
    assert s.fight is not None
    bonus = 1 if side == ATTACKER and s.event == VINTAGE else 0
    where, rolls = ground(s, s.fight.county), s.rolls[3 * side : 3 * side + 3]
    return count_hits(rolls, where, side, s.led[side], bonus, s.clash == SHOT)


def targets(s: Kard, seat: int, side: int) -> list[Army]:
    """What the hits of a side may take off the other."""
    return removals(army_of(s, 1 - side), *hits_of(s, side))


def why_not_hits(s: Kard, seat: int, lost: Army, side: int) -> Refusal | None:
    return refuse("R9.4")


ASSIGN_HITS = Kind("assign_hits", targets, why_not_hits, ARMY)


def assigner(s: Kard, side: int) -> int:
    """Who chooses for a side: its player; for neutrals the attacker's right-hand neighbour, or nobody (R9.7)."""
    assert s.fight is not None
    attacker = s.fight.attacker
    if side == ATTACKER:
        return attacker
    if s.foe < NEUTRAL:
        return s.foe
    if s.variants.neutral_hits == "auto":
        return NOBODY
    for at in range(1, s.seats):
        seat = (attacker - at) % s.seats
        if s.is_in(seat) and not s.is_bound(attacker, seat):
            return seat
    return NOBODY


# === the clash ========================================================================================================


def clash(s: Kard) -> Rules:
    """Both sides roll, the judge royal perhaps again (R9.6), both choose, then all losses go together (R9.5)."""
    if not s.clash:
        s.clash = first_clash(s)
    if s.stage == CAST:
        cast(s)
        s.stage = ATTACKER_AGAIN if s.offices[JUDGE] != NOBODY else ATTACKER_HITS
    while s.stage < ATTACKER_HITS:
        side = s.stage - ATTACKER_AGAIN
        s.stage += 1
        if may_reroll(s, side):
            s.stage -= 1
            seat = s.offices[JUDGE]
            s.asked = 1 << seat
            arm = yield REROLL_DICE, seat
            s.stage += 1
            if arm != KEEP:
                reroll(s, side, arm)
    while s.stage < REMOVE:
        side = s.stage - ATTACKER_HITS
        hits = hits_of(s, side)
        if hits != (0, 0):
            seat = assigner(s, side)
            if seat == NOBODY:
                mounted = ground(s, s.fight.county) == OPEN  # type: ignore[union-attr]
                lost = reasonable(army_of(s, 1 - side), *hits, mounted=mounted)
            else:
                s.asked = 1 << seat
                lost = yield ASSIGN_HITS, seat, side
            s.losses = (s.losses[0], lost) if side == ATTACKER else (lost, s.losses[1])
        s.stage += 1
    remove_losses(s)
    after_clash(s)


def may_reroll(s: Kard, side: int) -> bool:
    """Once in each of his battles, his own dice only (R18.2)."""
    assert s.fight is not None
    seat = s.fight.attacker if side == ATTACKER else s.foe
    has_dice = any(s.rolls[3 * side : 3 * side + 3])
    return s.offices[JUDGE] == seat and not s.rerolled >> side & 1 and has_dice


def reroll(s: Kard, side: int, arm: int) -> None:
    """All his dice of one arm; the second result stands."""
    s.rerolled |= 1 << side
    at = 3 * side + arm
    dice = s.rolled(len(s.rolls[at]))
    s.rolls = (*s.rolls[:at], dice, *s.rolls[at + 1 :])
    s.tell("rerolled", seat=s.offices[JUDGE], arm=arm, rolls=s.rolls)


def remove_losses(s: Kard) -> None:
    battle = s.fight
    assert battle is not None
    s.rolls, s.stage = (), CAST
    if s.losses == NO_LOSSES:
        return
    attackers, defenders = s.losses
    if attackers != NO_ARMY:
        lose_attackers(s, attackers)
    for arm in range(len(ARMS)):
        if defenders[arm]:
            s.take(battle.county, arm, defenders[arm])
    if s.news is not None:
        s.tell("losses", county=battle.county, seat=battle.attacker, army=attackers, defenders=defenders)
    s.losses = NO_LOSSES


# === what comes next ==================================================================================================


def after_clash(s: Kard) -> None:
    battle = s.fight
    assert battle is not None
    ours, theirs = battle.army, s.army_in(battle.county)
    if ours == NO_ARMY or theirs == NO_ARMY:
        s.clash = ""
        s.change("conclude")
    elif s.clash == PURSUIT:
        s.clash = ""
        s.change("withdraw")
    elif must_withdraw(s):
        call_off(s)
    elif s.clash == SHOT:
        s.clash = FIRST
        if not ours[INFANTRY] + ours[CAVALRY] + theirs[INFANTRY] + theirs[CAVALRY]:  # R10.5
            end_round(s)
    elif s.clash == WALL:
        s.clash = ASSAULT
    else:
        end_round(s)


def end_round(s: Kard) -> None:
    """A round is complete: a side may retreat now (R22.5)."""
    assert s.fight is not None
    s.round += 1
    s.clash = WALL if ground(s, s.fight.county) == SIEGE else MELEE
    if s.variants.retreat:
        s.change("retreat", ATTACKER)
