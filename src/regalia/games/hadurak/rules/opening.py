"""S1 to S11: barons, razed cities, first troops, castles and nobles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from regalia.core.asking import Kind, Refusal, Rules, in_parallel, refuse
from regalia.games.hadurak.notation import ARMY_AT, BARON, PASS, TERRITORY_OR_PASS, UNITS_CODEC
from regalia.games.hadurak.pieces.board import CITY_AT, IS_KINGDOM_CITY, KINGDOM, OUTER
from regalia.games.hadurak.pieces.cards import BARONS, FATE_BARON, FATE_CITY, STRENGTH, URGENT, VASSALS
from regalia.games.hadurak.rules.fate import add_troop, fill_offer, first_fitting, shuffle_fate, turn_agendas
from regalia.games.hadurak.state import ARMIES, GARRISON, NOBODY, OFF, RAZED, Army, Hadurak, Seat

RAZED_AT_START = {2: 11, 3: 7, 4: 5, 5: 3, 6: 0}
NOT_OUTER = (2, 3)
"""Numbers of players with which castles keep away from the outer ring (S9)."""

# --- S1 barons --------------------------------------------------------------------------------------------------------


def free_barons(s: Hadurak, seat: Seat) -> list[int]:
    return [baron for baron in range(len(BARONS)) if baron not in s.barons]


CHOOSE_BARON = Kind("choose_baron", free_barons, lambda s, seat, option: refuse("S1", baron=option), BARON)


def choose_baron(s: Hadurak, seat: Seat) -> Rules:
    baron = yield CHOOSE_BARON, seat
    s.barons = tuple(baron if each == seat else chosen for each, chosen in enumerate(s.barons))
    s.tell("baron_chosen", seat=seat, baron=baron)


# --- S2 to S7 ---------------------------------------------------------------------------------------------------------


def set_table(s: Hadurak) -> None:
    """Cities are razed, tokens given, and everybody gets their first troops."""
    raze_cities(s)
    give_tokens(s)
    shuffle_fate(s)
    deal_troops(s)


def raze_cities(s: Hadurak) -> None:
    """S4."""
    for _ in range(RAZED_AT_START[s.seats]):
        s.control[FATE_CITY[first_fitting(s, lambda card: is_standing(s, FATE_CITY[card]))]] = RAZED
    ruins = tuple(city for city, owner in enumerate(s.control) if owner == RAZED)
    if ruins:
        s.tell("ruins", cities=ruins)


def is_standing(s: Hadurak, city: int) -> bool:
    return city >= 0 and IS_KINGDOM_CITY[city] and s.control[city] != RAZED


def give_tokens(s: Hadurak) -> None:
    """S5: two different barons."""
    card = first_fitting(s, lambda card: FATE_BARON[card] in s.barons)
    s.regent = s.barons.index(FATE_BARON[card])
    s.tell("fated_regent", seat=s.regent)
    others = [baron for seat, baron in enumerate(s.barons) if seat != s.regent]
    card = first_fitting(s, lambda card: FATE_BARON[card] in others)
    s.patron = s.barons.index(FATE_BARON[card])
    s.tell("fated_patron", seat=s.patron)


def deal_troops(s: Hadurak) -> None:
    """S6: vassals, a 100 and a 50; the deck is shuffled afterwards."""
    hundreds, fifties = (drawn_from_all(s, strength) for strength in (100, 50))
    for seat, drawn in enumerate(zip(hundreds, fifties, strict=True)):
        s.unassigned[seat] = (*VASSALS, *drawn)
        s.tell("first_troops", seat=seat, troops=drawn)
    s.dice.mix(s.mercenaries)
    s.reveal()


def drawn_from_all(s: Hadurak, strength: int) -> list[int]:
    """A mercenary of this strength for each baron, drawn at random from all of them."""
    alike = sorted(troop for troop in s.mercenaries if STRENGTH[troop] == strength)
    s.dice.shuffle(alike)
    drawn = alike[: s.seats]
    for troop in drawn:
        s.mercenaries.remove(troop)
    return drawn


# --- S8 the first assignment ------------------------------------------------------------------------------------------

PARTS = (3, 2, 1)
"""The six cards are placed in three steps: three vassals of 50, the two of 100, the mercenary of 50."""
SPREADS: tuple[tuple[tuple[int, ...], ...], ...] = (
    tuple(combinations_with_replacement(range(ARMIES), 3)),
    tuple((first, second) for first in range(ARMIES) for second in range(ARMIES)),
    tuple((only,) for only in range(ARMIES)),
)


def why_not_assign(s: Hadurak, seat: Seat, units: tuple[int, ...], part: int) -> Refusal | None:
    return refuse("S8", "number", count=PARTS[part]) if len(units) != PARTS[part] else None


ASSIGN_INITIAL = Kind("assign_initial", lambda s, seat, part: SPREADS[part], why_not_assign, UNITS_CODEC)


def assign(s: Hadurak, seat: Seat) -> Rules:
    """Secret until all are done."""
    for part in range(len(PARTS)):
        units = yield ASSIGN_INITIAL, seat, part
        s.assigned[seat] = s.assigned[seat] + units


def assign_troops(s: Hadurak) -> Rules:
    yield from in_parallel({seat: assign(s, seat) for seat in range(s.seats)})
    for seat in range(s.seats):
        for unit, troop in zip(s.assigned[seat], s.unassigned[seat], strict=True):
            add_troop(s, ARMIES * seat + unit, troop)
        s.assigned[seat] = s.unassigned[seat] = ()
        s.tell("assigned", seat=seat)
    s.reveal()
    fill_offer(s)
    turn_agendas(s, URGENT)


# --- S9 castles -------------------------------------------------------------------------------------------------------


def castle_places(s: Hadurak, seat: Seat, returns: bool) -> list[int | str]:
    """S9; in Upkeep also no noble of another baron, and it may wait (R18.11 a)."""
    found: list[int | str] = [place for place in KINGDOM if why_not_castle(s, seat, place, returns) is None]
    if returns or not found:
        found.append(PASS)
    return found


def why_not_castle(s: Hadurak, seat: Seat, place: int | str, returns: bool) -> Refusal | None:
    rule = "R18.11" if returns else "S9"
    if isinstance(place, str):
        return refuse("S9", "must")
    if place not in KINGDOM:
        return refuse(rule, "overseas", place=place)
    if s.variants.seats in NOT_OUTER and place in OUTER:
        return refuse(rule, "outer", place=place)
    city = CITY_AT[place]
    if (city >= 0 and s.control[city] != RAZED) or s.castle_at(place) >= 0:
        return refuse(rule, "taken", place=place)
    if returns and any(s.stands_at(other, place) for other in s.in_play() if other != seat):
        return refuse(rule, "noble", place=place)
    return None


PLACE_CASTLE = Kind("place_castle", castle_places, why_not_castle, TERRITORY_OR_PASS)


def build_castles(s: Hadurak) -> None:
    s.todo += [("build_castle", seat) for seat in reversed(s.in_order())]


def build_castle(s: Hadurak, seat: Seat) -> Rules:
    place = yield PLACE_CASTLE, seat, False
    put_castle(s, seat, place)


def put_castle(s: Hadurak, seat: Seat, place: int) -> None:
    s.place[ARMIES * seat + GARRISON] = place
    s.tell("castle", seat=seat, place=place)


# --- S10 nobles -------------------------------------------------------------------------------------------------------


def first_entries(s: Hadurak, seat: Seat) -> list[tuple[Army, int]]:
    """Where there is neither a castle nor a noble of another baron (S10)."""
    barred = {place for army, place in enumerate(s.place) if army // ARMIES != seat}
    places = [place for place in KINGDOM if place not in barred]
    return [(army, place) for army in waiting(s, seat) for place in places]


def waiting(s: Hadurak, seat: Seat) -> list[Army]:
    return [army for army in s.nobles(seat) if s.place[army] == OFF and s.has_army(army)]


def why_not_enter(s: Hadurak, seat: Seat, option: tuple[Army, int]) -> Refusal | None:
    army, place = option
    if army not in s.nobles(seat) or s.place[army] != OFF or not s.has_army(army):
        return refuse("S10", "noble")
    if place not in KINGDOM:
        return refuse("S10", "overseas", place=place)
    return refuse("S10", "castle" if s.castle_at(place) not in (NOBODY, seat) else "taken", place=place)


ENTER_NOBLE = Kind("enter_noble", first_entries, why_not_enter, ARMY_AT)


def enter_nobles(s: Hadurak) -> None:
    """From the last castle counter-clockwise, one noble each, until all with troops stand on the board."""
    last = s.in_order()[-1]
    s.todo.append(("enter_noble", last))


def enter_noble(s: Hadurak, seat: Seat) -> Rules:
    if waiting(s, seat):
        army, place = yield ENTER_NOBLE, seat
        s.place[army] = place
        s.tell("entered", seat=seat, noble=army, place=place)
    following = next((other for other in _counter_clockwise(s, seat) if waiting(s, other)), None)
    if following is not None:
        s.todo.append(("enter_noble", following))


def _counter_clockwise(s: Hadurak, seat: Seat) -> Iterator[Seat]:
    for step in range(1, s.seats + 1):
        yield (seat - step) % s.seats


STEPS = {
    "choose_baron": choose_baron,
    "set_table": set_table,
    "assign_troops": assign_troops,
    "build_castles": build_castles,
    "build_castle": build_castle,
    "enter_nobles": enter_nobles,
    "enter_noble": enter_noble,
}
KINDS = (CHOOSE_BARON, ASSIGN_INITIAL, PLACE_CASTLE, ENTER_NOBLE)
