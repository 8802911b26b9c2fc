"""R9 to R11: the clashes of a battle, one after the other.

Kinds of clash: the opening shot, the first melee and the further ones in the open; wall shot and assault in a siege;
the pursuit of a side that retreats.
"""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import ARMY, KEEP
from regalia.games.kard_es_korona.pieces.board import OPEN, SIEGE
from regalia.games.kard_es_korona.pieces.numbers import ARCHER, CAVALRY, INFANTRY, JUDGE, VINTAGE
from regalia.games.kard_es_korona.rules.battle.beginning import call_off, must_withdraw
from regalia.games.kard_es_korona.rules.battle.hits import count_hits, reasonable, removals
from regalia.games.kard_es_korona.rules.battle.sides import army_of, lose_attackers
from regalia.games.kard_es_korona.rules.battle.strikes import SHOT, strikes
from regalia.games.kard_es_korona.rules.contest import REROLL
from regalia.games.kard_es_korona.state import (
    ATTACKER,
    DEFENDER,
    NEUTRAL,
    NO_ARMY,
    NO_LOSSES,
    NOBODY,
    Army,
    Clash,
    Kard,
)

FIRST, MELEE, WALL, ASSAULT, PURSUIT = "first", "melee", "wall", "assault", "pursuit"

CLASH = "clash"
CAST, ATTACKER_AGAIN, DEFENDER_AGAIN, ATTACKER_HITS, DEFENDER_HITS, REMOVE = range(6)
"""The stages of a clash."""

ALL, NO_ARCHERS, ONLY_ARCHERS, NOBODY_ROLLS = (1, 1, 1), (1, 0, 1), (0, 1, 0), (0, 0, 0)
"""For each arm how many dice a unit rolls."""

NO_HITS = (0, 0)

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
    if s.board.ground[s.fight.county] == SIEGE:
        return WALL
    return SHOT if has_opening_shot(s) else MELEE


def has_opening_shot(s: Kard) -> bool:
    """A side has archers, and the enemy is not made up only of mounted cavalry."""
    assert s.fight is not None
    mounted = s.board.ground[s.fight.county] == OPEN
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
    return NOBODY_ROLLS, ONLY_ARCHERS if s.board.ground[s.fight.county] == SIEGE else ALL


def cast(s: Kard) -> None:
    """Every unit that fights rolls one die (R9.1)."""
    attackers, defenders = rolling(s)
    i, a, c = dice_of(army_of(s, ATTACKER), attackers)
    foes = dice_of(army_of(s, DEFENDER), defenders)
    dice = s.rolled(i + a + c + sum(foes))
    archers, cavalry, theirs = i, i + a, i + a + c
    foe_archers, foe_cavalry = theirs + foes[0], theirs + foes[0] + foes[1]
    s.rolls = (
        dice[:archers], dice[archers:cavalry], dice[cavalry:theirs],
        dice[theirs:foe_archers], dice[foe_archers:foe_cavalry], dice[foe_cavalry:],
    )  # fmt: skip
    if s.news is not None:
        s.tell("clash", kind=s.clash, rolls=s.rolls, strikes=(*strikes(s, clash_now(s)),))


def clash_now(s: Kard) -> Clash:
    """The clash being fought, with what is to be taken off so far."""
    assert s.fight is not None
    return Clash(s.clash, s.round, s.rolls, (s.fight.army, s.army_in(s.fight.county)), s.losses)


def dice_of(army: Army, rolling: Army) -> Army:
    """How many dice each arm has."""
    return army[0] * rolling[0], army[1] * rolling[1], army[2] * rolling[2]


# === R9.4 The side that scored chooses ================================================================================


def hits_of(s: Kard, side: int) -> tuple[int, int]:
    """Dice that hit anything, and dice that hit foot only."""
    assert s.fight is not None
    rolls, where = s.rolls[3 * side : 3 * side + 3], s.board.ground[s.fight.county]
    bonus = 1 if side == ATTACKER and s.event == VINTAGE else 0
    return count_hits(rolls, where, side, s.led[side], bonus, s.clash == SHOT)


def targets(s: Kard, seat: int, side: int) -> tuple[Army, ...]:
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
    while s.phase == CLASH:  # one after the other
        if s.stage == CAST:
            cast(s)
            s.stage = ATTACKER_AGAIN if s.offices[JUDGE] != NOBODY else ATTACKER_HITS
        while s.stage < ATTACKER_HITS:
            side = s.stage - ATTACKER_AGAIN
            if may_reroll(s, side):
                seat = s.offices[JUDGE]
                s.asked = 1 << seat
                arm = yield REROLL, seat
                if arm != KEEP:
                    reroll(s, side, arm)
            s.stage += 1
        while s.stage < REMOVE:
            side = s.stage - ATTACKER_HITS
            hits = hits_of(s, side)
            if hits != NO_HITS:
                seat = assigner(s, side)
                if seat == NOBODY:
                    mounted = s.board.ground[s.fight.county] == OPEN  # type: ignore[union-attr]
                    lost = reasonable(army_of(s, 1 - side), *hits, mounted=mounted)
                else:
                    s.asked = 1 << seat
                    lost = yield ASSIGN_HITS, seat, side
                s.losses = (s.losses[0], lost) if side == ATTACKER else (lost, s.losses[1])
            s.stage += 1
        remove_losses(s)
        after_clash(s)


def may_reroll(s: Kard, side: int) -> bool:
    """Once in each battle of the judge royal, and only their own dice (R18.2)."""
    assert s.fight is not None
    seat = s.fight.attacker if side == ATTACKER else s.foe
    has_dice = any(s.rolls[3 * side : 3 * side + 3])
    return s.offices[JUDGE] == seat and not s.rerolled >> side & 1 and has_dice


def reroll(s: Kard, side: int, arm: int) -> None:
    """All the judge's dice of one arm; the second result stands."""
    s.rerolled |= 1 << side
    at = 3 * side + arm
    dice = s.rolled(len(s.rolls[at]))
    s.rolls = (*s.rolls[:at], dice, *s.rolls[at + 1 :])
    s.tell("rerolled", seat=s.offices[JUDGE], arm=arm, rolls=s.rolls, strikes=(*strikes(s, clash_now(s)),))


def remove_losses(s: Kard) -> None:
    battle = s.fight
    assert battle is not None
    s.story = (*s.story, clash_now(s))
    s.rolls, s.stage = (), CAST
    if s.losses == NO_LOSSES:
        return
    attackers, defenders = s.losses
    if attackers != NO_ARMY:
        lose_attackers(s, attackers)
    for arm, number in enumerate(defenders):
        if number:
            s.take(battle.county, arm, number)
    s.losses = NO_LOSSES
    s.tell("losses", county=battle.county, seat=battle.attacker, army=attackers, defenders=defenders)


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
    s.clash = WALL if s.board.ground[s.fight.county] == SIEGE else MELEE
    if s.variants.retreat:
        s.change("retreat", ATTACKER)
