"""R6 and R7: steps, one at a time; a step into a county with enemies is an attack.

A step is asked piece by piece: where to, then who goes (`drafting.py`), until it is done.
"""

from __future__ import annotations

from typing import Any

from regalia.core.asking import Kind, Refusal, Rules, refuse, words
from regalia.games.kard_es_korona.constants import (
    LORD,
    STEPS_BASE,
    STEPS_MAX,
    TRUCE,
)
from regalia.games.kard_es_korona.map import County, bits
from regalia.games.kard_es_korona.notation import ALLOW, DONE, FORBID, PASS, SELL, STEP
from regalia.games.kard_es_korona.rules.auction import begin_auction, sales, why_not_sell
from regalia.games.kard_es_korona.rules.drafting import (
    MOVERS_OF,
    has_lord,
    is_complete,
    join_step,
    reserve_of,
    taken_from,
    units_of,
)
from regalia.games.kard_es_korona.rules.reach import (
    PINNED,
    destinations,
    free_units,
    is_frozen,
    is_hostile,
    reaches,
    roads,
)
from regalia.games.kard_es_korona.rules.victory import look_for_conquest
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NOBODY, Battle, Item, Kard

# === R6.1 to R6.4 Steps and passing ===================================================================================


def steps_of(s: Kard, seat: int) -> int:
    """R6.1."""
    return min(STEPS_MAX, STEPS_BASE + s.castles_of(seat))


def movement(s: Kard) -> Rules:
    """The steps of the year are counted once, at the start."""
    s.steps[:] = [steps_of(s, seat) if s.is_in(seat) else 0 for seat in range(s.seats)]
    s.passed, s.active, s.is_offered = s.out, s.start, False
    s.change("move")
    yield from ()


def steps(s: Kard, seat: int) -> list[County | str]:
    """Destinations, an office to sell, or a pass; who cannot make a step passes (R6.3)."""
    if not s.steps[seat] or is_frozen(s, seat):
        return [PASS]
    targets: list[Any] = destinations(s, seat)
    if targets and seat in s.offices:
        targets += sales(s, seat)
    targets.append(PASS)
    return targets


def why_not_step(s: Kard, seat: int, option: County | str) -> Refusal | None:
    if not s.steps[seat]:
        return refuse("R6.3")
    if is_frozen(s, seat):
        return refuse("R22.3")
    if isinstance(option, str):
        return why_not_sell(s, seat, option)
    return why_not_target(s, seat, option)


def why_not_target(s: Kard, seat: int, county: County) -> Refusal | None:
    """What keeps everybody of a seat out of a county."""
    holder = s.holder[county]
    if s.map.forbidden >> county & 1:
        return refuse("S7", county=county)
    if s.contested >> county & 1:
        return refuse("R6.14", county=county)
    if holder < NEUTRAL and s.is_bound(seat, holder):
        return refuse("R16.5", county=county, other=holder)
    if (seat, county) in s.vetoed:
        return refuse("R16.4", county=county)
    if s.event == TRUCE and holder < NEUTRAL and holder != seat and s.map.castle[county]:
        return refuse("R3.13", county=county)
    return _why_unreachable(s, seat, county)


def _why_unreachable(s: Kard, seat: int, county: County) -> Refusal | None:
    hostile = is_hostile(s, seat, county)
    infantry, archers, cavalry, _ = reaches(s, seat, rested=hostile)
    if (infantry | archers | cavalry) >> county & 1:
        return refuse("R7.2", county=county) if hostile else refuse("R1.6", county=county)
    if hostile and s.variants.is_traditional and any((reach >> county & 1) for reach in reaches(s, seat)[:3]):
        return refuse("R23.6", county=county)
    able = [
        (origin, mover)
        for origin in bits(s.lands[seat])
        for mover in range(LORD)
        if free_units(s, origin, mover) and origin != county
    ]
    if any(county in roads(s)[mover].ways[origin] for origin, mover in able):
        return refuse("R6.8", county=county)
    return refuse("R6.7", county=county)


STEP_OR_PASS = Kind("step_or_pass", steps, why_not_step, STEP)


def move(s: Kard) -> Rules:
    """The player to move makes one step or passes for the year (R6.2)."""
    seat = s.active
    if s.passed >> seat & 1:
        if s.passed == (1 << s.seats) - 1:
            s.done()
        else:
            next_player(s)
        return
    s.asked = 1 << seat
    choice = yield STEP_OR_PASS, seat
    if choice == PASS:
        pass_for_the_year(s, seat)
        return
    if isinstance(choice, str):
        begin_auction(s, seat, SELL.index(choice))
        return
    s.target = choice
    s.reserve = reserve_of(s, seat)
    while (choice := (yield MOVERS_OF, seat)) != DONE:  # group after group (R6.5)
        join_step(s, seat, choice)
    if s.variants.is_strict and not is_complete(s, seat):  # nobody may be left to even a draft out
        give_up_step(s, seat)
        return
    if needs_leave(s, seat):
        liege = s.liege[seat]
        s.asked = 1 << liege
        if (yield VETO, liege) == FORBID:
            s.tell("vetoed", seat=liege, other=seat, county=s.target)
            give_up_step(s, seat)
            return
    make_step(s, seat)


def pass_for_the_year(s: Kard, seat: int) -> None:
    """The first one to pass starts the next year (R6.4); in the traditional order he does not (R23.5)."""
    s.passed |= 1 << seat
    if s.first_passed == NOBODY and not s.variants.is_traditional:
        s.first_passed = seat
    if s.news is not None:
        s.tell("passed", seat=seat)
    next_player(s)


def next_player(s: Kard) -> None:
    """In rounds the turn goes on after every step; a traditional turn lasts until he passes (R23.4)."""
    if not s.variants.is_traditional:
        s.is_offered = False
        if s.passed != (1 << s.seats) - 1:
            s.active = (s.active + 1) % s.seats
            while s.passed >> s.active & 1:
                s.active = (s.active + 1) % s.seats


# === R16.4 The liege's veto ===========================================================================================


def needs_leave(s: Kard, seat: int) -> bool:
    """A vassal's step that starts a battle or leaves one of his counties empty."""
    if s.liege[seat] == NOBODY:
        return False
    origins = {item[0] for item in s.draft}
    return is_hostile(s, seat, s.target) or any(taken_from(s.draft, at) == s.strength(at) for at in origins)


VETO = Kind("veto", lambda s, seat: [ALLOW, FORBID], codec=words(ALLOW, FORBID))


def give_up_step(s: Kard, seat: int) -> None:
    """The county may not be tried again this year; whose turn it is does not change."""
    s.vetoed = (*s.vetoed, (seat, s.target))
    forget_step(s)


def forget_step(s: Kard) -> None:
    s.target, s.draft, s.reserve = NOBODY, (), {}


# === making the step ==================================================================================================


def make_step(s: Kard, seat: int) -> None:
    """All movers go at the same time (R6.15)."""
    target, draft = s.target, s.draft
    holder = s.holder[target]
    s.target, s.draft, s.reserve = NOBODY, (), {}
    s.steps[seat] -= 1
    next_player(s)
    if holder != seat and holder != EMPTY:
        begin_battle(s, seat, target, draft)
        return
    for origin, mover, number, _ in draft:
        if mover == LORD:
            lord_goes(s, seat, target)
        else:
            s.march(seat, origin, mover, number, target)
    if s.news is not None:
        s.tell("stepped", seat=seat, county=target, army=(*units_of(draft), has_lord(draft)))
    if holder == EMPTY:
        look_for_conquest(s, seat)


def lord_goes(s: Kard, seat: int, county: County) -> None:
    s.lord_moved |= 1 << seat
    s.lord_at[seat] = county


def begin_battle(s: Kard, seat: int, county: County, draft: tuple[Item, ...]) -> None:
    """R7.1: a serial number, the army, and the counties from which it entered."""
    army, lord = units_of(draft), has_lord(draft)
    for origin, mover, number, _ in draft:
        if mover != LORD:
            s.take(origin, mover, number, rested=True)
    if lord:
        lord_goes(s, seat, county)
    ways = tuple(sorted({item[3] for item in draft}))
    loose = s.troops[county] > PINNED * sum(army)
    s.serial += 1
    s.put_off(Battle(s.serial, county, seat, army, lord, ways, loose=loose))
    s.field(seat, army)
    if s.news is not None:
        s.tell("attacked", seat=seat, county=county, army=(*army, lord))
