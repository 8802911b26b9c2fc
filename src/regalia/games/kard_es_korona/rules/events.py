"""R3: the event card of the year, and what it does at once."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import COUNTY, UNIT
from regalia.games.kard_es_korona.pieces.board import Counties, County, bits
from regalia.games.kard_es_korona.pieces.numbers import (
    ARCHER,
    BLOODY_SWORD,
    CAVALRY,
    DEBASED_COINAGE,
    INFANTRY,
    NO_EVENT,
    PLAGUE,
    PROVINCES,
    REVOLT,
    ROYAL_MUSTER,
    TOURNAMENT,
)
from regalia.games.kard_es_korona.rules.contest import TOURNAMENT_PRIZE, begin_contest
from regalia.games.kard_es_korona.rules.march.limits import has_room, why_no_room
from regalia.games.kard_es_korona.state import OFF_BOARD, WHITE, Kard

COUNTIES_PER_REVOLT, PLAGUE_SHARE, COIN_SHARE = 3, 5, 3


def event(s: Kard) -> Rules:
    """The start player turns up a card; it acts at once and for the whole year (R3.1)."""
    s.done()
    s.event = NO_EVENT
    if s.deck:
        s.event = s.deck.pop()
        s.drawn = (*s.drawn, s.event)
        s.reveal()
        s.tell("event_drawn", seat=s.next_from(s.start), event=s.event)
        act = AT_ONCE.get(s.event)
        if act is not None:
            act(s)
    yield from ()


# === removing units (Peasant Revolt, Plague) ==========================================================================


def removable(s: Kard, seat: int, kind: int, used: tuple[County, ...]) -> list[tuple[County, int]]:
    """Never the last unit beside a lord (R3.5); in a revolt one per county, outside castles (R3.8)."""
    land: Counties = s.lands[seat]
    if kind == REVOLT:
        land &= ~s.board.castles
        for county in used:
            land &= ~(1 << county)
    home = s.lord_at[seat]
    if home != OFF_BOARD and s.troops[home] == 1:
        land &= ~(1 << home)
    return [(county, arm) for county in bits(land) for arm in range(3) if s.units[3 * county + arm]]


def why_not_remove(
    s: Kard, seat: int, option: tuple[County, int], kind: int, used: tuple[County, ...]
) -> Refusal | None:
    county, arm = option
    if s.holder[county] != seat or arm > CAVALRY or not s.units[3 * county + arm]:
        return refuse("R3.7", county=county)
    if s.lord_at[seat] == county and s.troops[county] == 1:
        return refuse("R3.5", county=county)
    if kind == REVOLT and s.board.castle[county]:
        return refuse("R3.8", "walls", county=county)
    return refuse("R3.8", county=county) if kind == REVOLT and county in used else None


EVENT_REMOVE = Kind("event_remove", removable, why_not_remove, UNIT)


def to_remove(s: Kard, seat: int, kind: int) -> int:
    if kind == PLAGUE:
        return s.all_units(seat) // PLAGUE_SHARE
    return (s.lands[seat] & ~s.board.castles).bit_count() // COUNTIES_PER_REVOLT


def begin_removals(s: Kard) -> None:
    s.push("neutral_losses", s.event, 0)
    s.push("removals", s.event, 0, -1, ())


def removals(s: Kard) -> Rules:
    """In turn order; the number is fixed when the player's turn comes (R3.7, R3.8)."""
    _, kind, number, left, used = s.agenda[-1]
    assert isinstance(kind, int) and isinstance(number, int) and isinstance(left, int) and isinstance(used, tuple)
    if number == s.seats:
        s.done()
        return
    seat = (s.start + number) % s.seats
    if left < 0 and s.is_in(seat):
        left = to_remove(s, seat, kind)
    if left <= 0 or not s.is_in(seat) or not removable(s, seat, kind, used):
        s.change("removals", kind, number + 1, -1, ())
        return
    s.change("removals", kind, number, left, used)
    s.asked = 1 << seat
    county, arm = yield EVENT_REMOVE, seat, kind, used
    s.take(county, arm)
    s.tell("unit_lost", seat=seat, county=county, arm=arm)
    s.change("removals", kind, number, left - 1, (*used, county))


def revolting_castles(s: Kard, seat: int, province: int) -> list[County]:
    castles = s.board.castles & s.board.provinces[province] & s.neutral
    return [county for county in bits(castles) if s.units[3 * county + INFANTRY]]


def why_not_castle(s: Kard, seat: int, county: County, province: int) -> Refusal | None:
    return refuse("R3.8", "castle", county=county)


EVENT_NEUTRAL = Kind("event_neutral", revolting_castles, why_not_castle, COUNTY)


def neutral_losses(s: Kard) -> Rules:
    """Province by province, the royal one last; the plague takes from every castle (R3.8)."""
    _, kind, province = s.agenda[-1]
    assert isinstance(province, int)
    if province == len(PROVINCES):
        s.done()
        return
    if kind == PLAGUE:
        for county in revolting_castles(s, s.start, province):
            s.take(county, INFANTRY)
    elif revolting_castles(s, s.start, province):
        seat = s.next_from(s.start)
        s.asked = 1 << seat
        county = yield EVENT_NEUTRAL, seat, province
        s.take(county, INFANTRY)
        s.tell("neutral_lost", county=county)
    s.change("neutral_losses", kind, province + 1)


# === placing units (Bloody Sword, Tournament) =========================================================================


def castles_with_room(s: Kard, seat: int, arm: int, used: tuple[County, ...]) -> list[County]:
    castles = bits(s.lands[seat] & s.board.castles)
    return [county for county in castles if county not in used and has_room(s, county, arm)]


def why_not_free_unit(s: Kard, seat: int, county: County, arm: int, used: tuple[County, ...]) -> Refusal | None:
    if s.holder[county] != seat or not s.board.castle[county]:
        return refuse("R3.10" if arm == CAVALRY else "R3.9", county=county)
    return refuse("R3.9", "once", county=county) if county in used else why_no_room(s, county, arm)


EVENT_PLACE = Kind("event_place", castles_with_room, why_not_free_unit, COUNTY)


def begin_bloody_sword(s: Kard) -> None:
    s.push("neutral_levy")
    s.push("levy", 0, ())


def levy(s: Kard) -> Rules:
    """One free infantry in each own castle; a choice only where discs are short (R3.9)."""
    _, number, used = s.agenda[-1]
    assert isinstance(number, int) and isinstance(used, tuple)
    if number == s.seats:
        s.done()
        return
    seat = (s.start + number) % s.seats
    able = len(castles_with_room(s, seat, INFANTRY, used)) if s.is_in(seat) else 0
    if not able or not s.supply(seat, INFANTRY):
        s.change("levy", number + 1, ())
    elif s.supply(seat, INFANTRY) >= able:
        for county in castles_with_room(s, seat, INFANTRY, used):
            place_free_unit(s, seat, county, INFANTRY)
        s.change("levy", number + 1, ())
    else:
        s.asked = 1 << seat
        castle = yield EVENT_PLACE, seat, INFANTRY, used
        place_free_unit(s, seat, castle, INFANTRY)
        s.change("levy", number, (*used, castle))


def place_free_unit(s: Kard, seat: int, county: County, arm: int) -> None:
    s.add(seat, county, arm)
    s.tell("unit_gained", seat=seat, county=county, arm=arm)


def neutral_levy(s: Kard) -> Rules:
    s.done()
    for county in bits(s.neutral & s.board.castles):
        _reinforce(s, county, INFANTRY)
    yield from ()


def _reinforce(s: Kard, county: County, arm: int) -> None:
    if has_room(s, county, arm):
        s.add(s.holder[county], county, arm)
        s.tell("neutral_gained", county=county, arm=arm)


def tournament(s: Kard) -> None:
    """All whose lord is on the board (R3.10)."""
    knights = [seat for seat in s.players_from(s.start) if s.lord_at[seat] != OFF_BOARD]
    if knights:
        begin_contest(s, TOURNAMENT_PRIZE, 1, knights)


def prize(s: Kard) -> Rules:
    """A free cavalry in a castle with room, if there is one and a disc."""
    seat = s.agenda[-1][1]
    assert isinstance(seat, int)
    if s.is_in(seat) and s.supply(seat, CAVALRY) and castles_with_room(s, seat, CAVALRY, ()):
        s.asked = 1 << seat
        county = yield EVENT_PLACE, seat, CAVALRY, ()
        place_free_unit(s, seat, county, CAVALRY)
    elif s.is_in(seat):
        s.tell("prize_lost", seat=seat)
    s.done()


# === the rest =========================================================================================================


def debase_coinage(s: Kard) -> None:
    for seat in range(s.seats):
        lost = s.treasury[seat] // COIN_SHARE
        if lost:
            s.pay_bank(seat, lost)
            s.tell("coins_debased", seat=seat, amount=lost)


def royal_muster(s: Kard) -> None:
    """Castles of the royal province that the white troops still hold."""
    for county in bits(s.board.provinces[-1] & s.board.castles & s.neutral):
        if s.holder[county] == WHITE:
            _reinforce(s, county, ARCHER)
            _reinforce(s, county, INFANTRY)


AT_ONCE: dict[int, Callable[[Kard], None]] = {
    REVOLT: begin_removals,
    PLAGUE: begin_removals,
    BLOODY_SWORD: begin_bloody_sword,
    TOURNAMENT: tournament,
    DEBASED_COINAGE: debase_coinage,
    ROYAL_MUSTER: royal_muster,
}
