"""R6 and R7: steps, one at a time; a step into a county with enemies is an attack.

A step is asked piece by piece: where to, then who goes (`movers.py`), until it is done.
"""

from __future__ import annotations

from typing import Any

from regalia.core.asking import Kind, Refusal, Rules, refuse, words
from regalia.games.kard_es_korona.notation import ALLOW, DONE, FORBID, PASS, SELL, STEP
from regalia.games.kard_es_korona.pieces.board import County, bits
from regalia.games.kard_es_korona.pieces.numbers import LORD, STEPS_BASE, STEPS_MAX, TRUCE
from regalia.games.kard_es_korona.rules.ending import look_for_conquest
from regalia.games.kard_es_korona.rules.march.limits import why_no_room
from regalia.games.kard_es_korona.rules.march.movers import (
    MOVERS,
    has_lord,
    join_step,
    lord_can_come,
    reserve_of,
    taken_from,
    units_of,
)
from regalia.games.kard_es_korona.rules.march.reach import (
    PINNED,
    destinations,
    entries,
    free_units,
    is_frozen,
    is_hostile,
    roads,
    shut,
    surplus,
)
from regalia.games.kard_es_korona.rules.offices.auction import begin_auction, sales, why_not_sell
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
    """Destinations, an office to sell, or a pass; whoever cannot make a step passes (R6.3)."""
    if not s.steps[seat] or is_frozen(s, seat):
        return [PASS]
    targets: list[Any] = destinations(s, seat)
    if targets and seat in s.offices:
        targets += sales(s, seat)
    targets.append(PASS)
    return targets


def why_not_step(s: Kard, seat: int, option: County | str) -> Refusal | None:
    return why_not_sell(s, seat, option) if isinstance(option, str) else why_not_target(s, seat, option)


def why_not_target(s: Kard, seat: int, county: County) -> Refusal | None:
    """What keeps everybody of a seat out of a county."""
    holder = s.holder[county]
    if s.board.forbidden >> county & 1:
        return refuse("S7", county=county)
    if s.contested >> county & 1:
        return refuse("R6.14", county=county)
    if holder < NEUTRAL and s.is_bound(seat, holder):
        return refuse("R16.5", county=county, other=holder)
    if (seat, county) in s.vetoed:
        return refuse("R16.4", county=county)
    if s.event == TRUCE and holder < NEUTRAL and holder != seat and s.board.castle[county]:
        return refuse("R3.13", county=county)
    return _why_unreachable(s, seat, county)


FAR, SHUT, MOVED, HELD, TIRED, NEEDED, ABLE = range(7)
"""What keeps units from going to a county, each met only by those whom the ones before do not keep."""

STOPS = ("R6.7", ""), ("R6.8", ""), ("R6.9", "all"), ("R7.4", "all"), ("R23.6", ""), ("R6.10", "")


def _why_unreachable(s: Kard, seat: int, county: County) -> Refusal | None:
    """The rule that stops those who come nearest to going there."""
    stops = [
        (_stop(s, seat, origin, arm, county), arm)
        for origin in bits(s.lands[seat] & ~(1 << county))
        for arm in range(LORD)
        if s.units[3 * origin + arm]
    ]
    if not stops:
        return refuse("R6.5", "others", county=county)
    last, arm = max(stops)
    if last == ABLE:
        return refuse("R7.2", county=county) if is_hostile(s, seat, county) else why_no_room(s, county, arm)
    return refuse(*STOPS[last], county=s.lord_at[seat] if last == NEEDED else county)


def _stop(s: Kard, seat: int, origin: County, arm: int, county: County) -> int:
    if county not in roads(s)[arm].ways[origin]:
        return FAR
    if not entries(s, origin, arm, county, shut(s, seat)):
        return SHUT
    if not free_units(s, origin, arm):
        return MOVED
    if not surplus(s, origin):
        return HELD
    if is_hostile(s, seat, county) and not free_units(s, origin, arm, rested=True):
        return TIRED
    if origin == s.lord_at[seat] and s.troops[origin] == 1 and not lord_can_come(s, seat, county):
        return NEEDED
    return ABLE


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
    while (choice := (yield MOVERS, seat)) != DONE:  # group after group (R6.5)
        join_step(s, seat, choice)
    if needs_leave(s, seat):
        liege = s.liege[seat]
        s.asked = 1 << liege
        if (yield VETO, liege) == FORBID:
            s.tell("vetoed", seat=liege, other=seat, county=s.target)
            s.vetoed = (*s.vetoed, (seat, s.target))  # not to be tried again this year; the turn stays
            forget_step(s)
            return
    make_step(s, seat)


def pass_for_the_year(s: Kard, seat: int) -> None:
    """The first one to pass starts the next year (R6.4); in the traditional order they do not (R23.5)."""
    s.passed |= 1 << seat
    if s.first_passed == NOBODY and not s.variants.is_traditional:
        s.first_passed = seat
    s.tell("passed", seat=seat)
    next_player(s)


def next_player(s: Kard) -> None:
    """In rounds the turn goes on after every step; a traditional turn lasts until its player passes (R23.4)."""
    if not s.variants.is_traditional:
        s.is_offered = False
        if s.passed != (1 << s.seats) - 1:
            s.active = (s.active + 1) % s.seats
            while s.passed >> s.active & 1:
                s.active = (s.active + 1) % s.seats


# === R16.4 The liege's veto ===========================================================================================


def needs_leave(s: Kard, seat: int) -> bool:
    """A vassal's step that starts a battle or leaves one of their counties empty."""
    if s.liege[seat] == NOBODY:
        return False
    origins = {item[0] for item in s.draft}
    return is_hostile(s, seat, s.target) or any(taken_from(s.draft, at) == s.troops[at] for at in origins)


VETO = Kind("veto", lambda s, seat: [ALLOW, FORBID], codec=words(ALLOW, FORBID))


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
    if s.news is not None:  # who went is counted only if somebody listens
        s.tell("stepped", seat=seat, county=target, army=(*units_of(draft), has_lord(draft)), movers=draft)
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
    s.tell("attacked", seat=seat, county=county, army=(*army, lord), movers=draft)
