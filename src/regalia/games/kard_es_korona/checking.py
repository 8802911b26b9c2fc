"""What every situation must satisfy, in words."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.files.counting import misplaced
from regalia.core.state import OVER
from regalia.games.kard_es_korona.pieces.board import mask
from regalia.games.kard_es_korona.pieces.numbers import CAPACITY, EVENTS, SAME_ARM
from regalia.games.kard_es_korona.rules.march.movers import join_step, reserve_of
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NO_ARMY, NOBODY, OFF_BOARD, Kard

RESOLVING = frozenset({
    "conclude", "look", "settled", "occupy", "disperse", "shelter", "duel", "escape", "escape_roll", "fate", "oath",
    "oath_answer", "inherit", "inherit_army", "victor_step", "alone", "lord_return",
})  # fmt: skip
"""While a battle is being wound up a lord may stand alone, and an attack may have lost one side."""


def check(s: Kard) -> list[str]:
    """Everything that is wrong with a state; an empty list when it can stand."""
    parts = _check_land, _check_step, _check_discs, _check_money, _check_events, _check_lords, _check_battles
    return [*_check_seats(s)] or [wrong for part in parts for wrong in part(s)]


def _is_resolving(s: Kard) -> bool:
    return any(task[0] in RESOLVING for task in s.agenda)


def _check_seats(s: Kard) -> Iterator[str]:
    everyone = range(s.seats)
    if not all(seat in everyone for seat in (s.start, s.active)):
        yield f"the start player and the active one are seats from 0 to {s.seats - 1}"
    if s.first_passed not in (NOBODY, *everyone) or any(seat not in everyone for seat in s.winners):
        yield "who passed first and who won are seats"
    if any(holder not in (NOBODY, *everyone) for holder in (*s.offices, *s.liege)):
        yield "offices are held by seats, and lieges are seats"
        return
    homes = [home for home in s.home if home != NOBODY]
    if len({*homes}) != len(homes):
        yield "two players have the same province"
    if not 0 <= s.year <= s.variants.rules.years:
        yield f"there are {s.variants.rules.years} years"
    for seat in everyone:
        liege = s.liege[seat]
        if liege != NOBODY and (liege == seat or s.liege[liege] != NOBODY or s.lord_at[seat] != OFF_BOARD):
            yield f"seat {seat} is a vassal: its liege is free, and its lord off the board (R16.2)"
        if not s.is_in(seat) and (s.treasury[seat] or seat in s.offices or s.lord_at[seat] != OFF_BOARD):
            yield f"seat {seat} is out and has nothing any more (R15.1)"


def _check_land(s: Kard) -> Iterator[str]:
    """Holders have units, nobody has more moved than there are, castles keep their limits (R1.1, R1.6)."""
    lands, neutral, held, fresh = [0] * s.seats, 0, 0, [0] * (3 * s.seats)
    limit = s.variants.castle_arm_limit and s.variants.arm_limit_reading == "four_or_half"
    for county in range(s.board.size):
        army, holder = s.army_in(county), s.holder[county]
        name = s.board.ids[county]
        if (holder == EMPTY) != (army == NO_ARMY):
            yield f"{name} has a holder exactly when units stand there (R1.1)"
        if holder < NEUTRAL:
            lands[holder] |= 1 << county
        elif holder != EMPTY:
            neutral |= 1 << county
        if s.board.forbidden >> county & 1 and holder != EMPTY:
            yield f"{name} is closed with five players (S7)"
        if s.board.castle[county] and (sum(army) > CAPACITY or (limit and max(army) > SAME_ARM)):
            yield f"there are too many units in the castle of {name} (R1.6)"
        held |= (holder != EMPTY) << county
        at = 3 * county
        for arm in range(3):
            if holder < NEUTRAL and s.moved[at + arm] < army[arm]:
                fresh[3 * holder + arm] |= 1 << county
        if any(s.moved[at + arm] + s.fought[at + arm] > army[arm] for arm in range(3)):
            yield f"more units of {name} have moved or fought than there are"
    troops = [sum(s.army_in(county)) for county in range(s.board.size)]
    if (lands, neutral, held, fresh, troops) != (s.lands, s.neutral, s.held, s.fresh, s.troops):
        yield "what is remembered of the holders does not follow from the counties"


def _check_step(s: Kard) -> Iterator[str]:
    if s.target == NOBODY:
        follows = not s.draft and not s.reserve
    else:
        again = s.copy()
        again.draft = ()
        again.reserve = reserve_of(again, s.active)
        for item in s.draft:
            join_step(again, s.active, item)
        follows = again.reserve == s.reserve
    if not follows:
        yield "what is remembered of who could go on the step does not follow from the board"


def _check_discs(s: Kard) -> Iterator[str]:
    """Every unit is counted once: in counties, attacks, the fight, and groups on their way."""
    counted = [0] * (3 * s.seats)
    armies = [(battle.attacker, battle.army) for battle in s.battles]
    if s.fight is not None:
        armies.append((s.fight.attacker, s.fight.army))
    armies += [(task[1], task[3]) for task in s.agenda if task[0] in ("disperse", "shelter")]  # type: ignore[misc]
    armies += [(s.holder[county], s.army_in(county)) for county in range(s.board.size) if s.holder[county] < NEUTRAL]
    for seat, army in armies:
        for arm in range(3):
            counted[3 * seat + arm] += army[arm]
    for seat in range(s.seats):
        if not s.is_in(seat) and s.all_units(seat):
            yield f"seat {seat} is out but has units"
    if bytes(counted) != bytes(s.discs):
        yield "what is remembered of the discs does not follow from the board"


def _check_money(s: Kard) -> Iterator[str]:
    if sum(s.treasury) + s.bank:
        yield "money was lost or made: the treasuries and the bank do not even out"
    if min(s.treasury) < 0:
        yield "a treasury is below nothing (R5.3)"


def _check_events(s: Kard) -> Iterator[str]:
    """Each is in the deck or drawn (S8)."""
    if s.variants.events:
        yield from misplaced("event card", (*s.deck, *s.drawn), range(len(EVENTS)), EVENTS)
    elif s.deck or s.drawn:
        yield "this game has no event cards"


def _check_lords(s: Kard) -> Iterator[str]:
    """A lord is where units of his are (R6.10), unless he is being dealt with."""
    if s.phase == OVER or s.year < 1 or _is_resolving(s):
        return
    attacking = [(b.attacker, b.county) for b in (*s.battles, *([s.fight] if s.fight else [])) if b.lord]
    for seat in range(s.seats):
        at = s.lord_at[seat]
        if at != OFF_BOARD and s.holder[at] != seat and (seat, at) not in attacking:
            yield f"the lord of seat {seat} stands alone in {s.board.ids[at]} (R6.10)"
        if at == OFF_BOARD and s.is_in(seat) and not s.captive[seat] and s.liege[seat] == NOBODY and s.lands[seat]:
            yield f"seat {seat} is free, but its lord is not on the board"


def _check_battles(s: Kard) -> Iterator[str]:
    counties = [battle.county for battle in s.battles]
    if len({*counties}) != len(counties) or len({b.serial for b in s.battles}) != len(counties):
        yield "there is one battle in a county, and each has a number of its own (R7.1)"
    if s.contested != mask({*counties, *([s.fight.county] if s.fight else [])}):
        yield "what is remembered of the contested counties does not follow from the battles"
    if any(s.holder[b.county] == b.attacker for b in s.battles):
        yield "somebody attacks their own county"
    if not _is_resolving(s) and any(b.army == NO_ARMY for b in s.battles):
        yield "an attack has no army"
