"""R18 Upkeep: victory, influence, rebellions, landing, rest, the return of nobles."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse, words
from regalia.games.hadurak.notation import ALL, ARMY_AT, DONE, PASS, TRANSFER
from regalia.games.hadurak.pieces.board import CITY_COUNT, CITY_PLACE, NEIGHBOURS
from regalia.games.hadurak.pieces.cards import FATE_REBELLION, HERALD, WARDEN, agenda_number
from regalia.games.hadurak.rules import ending
from regalia.games.hadurak.rules.fate import turn_fate
from regalia.games.hadurak.rules.gains import gain_influence
from regalia.games.hadurak.rules.nobles import check_army, extinguish, leave_board_if_bare
from regalia.games.hadurak.rules.opening import PLACE_CASTLE, put_castle
from regalia.games.hadurak.rules.war.movement import transfer, why_not_part
from regalia.games.hadurak.rules.war.walls import income, make_neutral
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, HEIR_DEAD, OFF, Army, Hadurak, Seat

# --- R18.1 to R18.4 ---------------------------------------------------------------------------------------------------


def upkeep(s: Hadurak) -> None:
    s.tell("upkeep", round=s.round)
    victor = ending.conqueror(s)
    if victor >= 0:
        ending.win(s, victor)
        return
    for seat in s.in_order():
        gain_influence(s, seat, influence_due(s, seat))
    rounds = s.variants.max_rounds
    s.is_last = (s.pool == 0 and not s.variants.might) or (rounds > 0 and s.round >= rounds)
    s.todo += [("end_round",), ("returns",), ("rest",), ("land",), ("rebellions",)]


def influence_due(s: Hadurak, seat: Seat) -> int:
    """Nothing without a castle on the board (R18.2, R18.3)."""
    if s.castle_place(seat) == OFF:
        return 0
    due = sum(s.siege[city] < 0 for city in s.cities_of(seat))
    return due + agenda_number(HERALD, "influence") if HERALD in s.titles[seat] else due


# --- R18.5 rebellions -------------------------------------------------------------------------------------------------


def rebellions(s: Hadurak) -> None:
    """In order, city by city, where no noble of the controller stands."""
    s.todo += [
        ("unrest", seat, city)
        for seat in reversed(s.in_order())
        for city in reversed(s.cities_of(seat))
        if not is_guarded(s, seat, city)
    ]


def is_guarded(s: Hadurak, seat: Seat, city: int) -> bool:
    """By a noble there, or by the Warden next to it."""
    place = CITY_PLACE[city]
    if s.stands_at(seat, place):
        return True
    warden = next((army for army in s.nobles(seat) if s.office[army] == WARDEN), None)
    return warden is not None and 0 <= s.place[warden] < AT_SEA and place in NEIGHBOURS[s.place[warden]]


def unrest(s: Hadurak, seat: Seat, city: int) -> None:
    """One card for the city (R18.6)."""
    if s.control[city] == seat and FATE_REBELLION[turn_fate(s, "rebellion", city)]:
        s.tell("rebels", seat=seat, site=city)
        s.todo.append(("rebellion", seat, city))


FAITH, CROWNS, LET_GO = "faith", "crowns", "let_go"


def price(s: Hadurak, city: int) -> int:
    """Twice the income (R18.5)."""
    return 2 * income(s, city)


def rebellion_options(s: Hadurak, seat: Seat, city: int) -> list[str]:
    found = [FAITH] if s.faith[seat] else []
    if price(s, city) <= s.crowns[seat]:
        found.append(CROWNS)
    return [*found, LET_GO]


def why_not_rebellion(s: Hadurak, seat: Seat, option: str, city: int) -> Refusal | None:
    return refuse("R18.5", option, crowns=price(s, city)) if option in (FAITH, CROWNS) else None


REBELLION = Kind("rebellion", rebellion_options, why_not_rebellion, words(FAITH, CROWNS, LET_GO))


def rebellion(s: Hadurak, seat: Seat, city: int) -> Rules:
    option = yield REBELLION, seat, city
    if option == FAITH:
        s.faith[seat] -= 1
    elif option == CROWNS:
        s.crowns[seat] -= price(s, city)
    if option == LET_GO:
        make_neutral(s, city)
    else:
        s.tell("calmed", seat=seat, site=city)


# --- R18.9, R18.10 ----------------------------------------------------------------------------------------------------


def land(s: Hadurak) -> None:
    for army, place in enumerate(s.place):
        if place >= AT_SEA:
            s.place[army] = place - AT_SEA
            s.tell("landed", seat=army // ARMIES, noble=army, place=place - AT_SEA)


def rest(s: Hadurak) -> None:
    s.rested[:] = [True] * len(s.rested)


# --- R18.11 return ----------------------------------------------------------------------------------------------------

ON_BOARD, OFF_BOARD = 0, 1
"""Which rearrangement: b, or c and d."""


def returns(s: Hadurak) -> None:
    """Every baron completely before the next (R18.14)."""
    for army in range(len(s.buried)):
        if s.buried[army] and s.heirs[army] == HEIR_DEAD:
            extinguish(s, army)
    for seat in reversed(s.in_order()):
        s.todo += [("return_nobles", seat), ("begin_moving", seat, OFF_BOARD), ("begin_moving", seat, ON_BOARD)]
        if s.castle_place(seat) == OFF:
            s.todo.append(("return_castle", seat))


def return_castle(s: Hadurak, seat: Seat) -> Rules:
    """R18.11 a."""
    place = yield PLACE_CASTLE, seat, True
    if place != PASS:
        put_castle(s, seat, place)


def begin_moving(s: Hadurak, seat: Seat, where: int) -> None:
    """No redistribution needs more transfers than there are cards."""
    if not meet(s, seat, where):
        return
    s.budget = sum(len(s.troops[army]) for army in range(ARMIES * seat, ARMIES * seat + ARMIES))
    s.todo.append(("rearrange", seat, where))


def meet(s: Hadurak, seat: Seat, where: int) -> bool:
    """Whether there can be anything to rearrange: two armies in one place, or a noble off the board."""
    first = ARMIES * seat
    if where == OFF_BOARD:
        return OFF in s.place[first : first + GARRISON]
    places = [place for place in s.place[first : first + ARMIES] if place != OFF]
    return len({*places}) < len(places)


def transfers(s: Hadurak, seat: Seat, where: int) -> list[tuple[Army, Army, int] | str]:
    """From one army to another (R18.11 b-d, R12.11)."""
    found: list[tuple[Army, Army, int] | str] = []
    if s.budget:
        for giver in range(ARMIES * seat, ARMIES * seat + ARMIES):
            if s.troops[giver] and (takers := takers_from(s, giver, where)):
                troops = (ALL,) if s.tokens[giver] else tuple(dict.fromkeys(s.troops[giver]))
                found += [(giver, taker, troop) for taker in takers for troop in troops]
    found.append(DONE)
    return found


def takers_from(s: Hadurak, giver: Army, where: int) -> list[Army]:
    """Where an army's troops may go: in its own territory, or to nobles off the board."""
    seat, place = giver // ARMIES, s.place[giver]
    if where == ON_BOARD:
        if not 0 <= place < AT_SEA or s.is_besieged(giver):
            return []
        return [
            taker
            for taker in range(ARMIES * seat, ARMIES * seat + ARMIES)
            if s.place[taker] == place and taker != giver
        ]
    if giver % ARMIES == GARRISON and s.siege[CITY_COUNT + seat] >= 0:
        return []
    waiting = [noble for noble in s.nobles(seat) if s.place[noble] == OFF and can_return(s, noble)]
    if giver % ARMIES != GARRISON and giver not in waiting:  # a dead noble's troops wait for his heir (R21.3)
        return []
    return [taker for taker in waiting if taker != giver]


def why_not_transfer(s: Hadurak, seat: Seat, option: tuple[Army, Army, int], where: int) -> Refusal | None:
    giver, taker, troop = option
    if giver // ARMIES != seat or giver == taker:
        return refuse("R18.11", "own")
    away = why_not_meet(s, giver, taker) if where == ON_BOARD else why_not_off_board(s, giver, taker)
    return away or why_not_part(s, giver, troop)


def why_not_meet(s: Hadurak, giver: Army, taker: Army) -> Refusal | None:
    """R18.11 b."""
    if s.place[giver] != s.place[taker] or not 0 <= s.place[giver] < AT_SEA:
        return refuse("R18.11", "apart")
    return refuse("R12.12") if s.is_besieged(giver) else None


def why_not_off_board(s: Hadurak, giver: Army, taker: Army) -> Refusal | None:
    """R18.11 c and d."""
    from_castle = giver % ARMIES == GARRISON
    if taker % ARMIES == GARRISON or s.place[taker] != OFF or (s.place[giver] != OFF and not from_castle):
        return refuse("R18.11", "off")
    if from_castle and s.is_besieged(giver):
        return refuse("R12.12")
    for army in (giver, taker):
        if army % ARMIES != GARRISON and s.out[army]:
            return refuse("R9.4", noble=army)
        if army % ARMIES != GARRISON and not can_return(s, army):
            return refuse("R21.3", "heir", noble=army)
    return None


REARRANGE = Kind("rearrange", transfers, why_not_transfer, TRANSFER)


def rearrange(s: Hadurak, seat: Seat, where: int) -> Rules:
    option = yield REARRANGE, seat, where
    if option == DONE:
        return
    giver, taker, troop = option
    s.budget -= 1
    s.todo.append(("rearrange", seat, where))
    transfer(s, giver, taker, troop)
    leave_board_if_bare(s, giver)
    yield from check_army(s, taker)


def returning(s: Hadurak, seat: Seat) -> list[tuple[Army, int]]:
    """Nobles off the board with an army, and the homes of their baron where they may return (R18.11 e, R18.12)."""
    nobles = [army for army in s.nobles(seat) if s.place[army] == OFF and s.has_army(army) and can_return(s, army)]
    return [(army, place) for army in nobles for place in homes(s, seat)]


def can_return(s: Hadurak, army: Army) -> bool:
    """A dead noble needs his heir at home (R21.3)."""
    return not s.out[army] and (not s.buried[army] or s.heirs[army] == army // ARMIES)


def homes(s: Hadurak, seat: Seat) -> list[int]:
    sites = [CITY_COUNT + seat, *s.cities_of(seat)]
    return sorted(s.site_place(site) for site in sites if s.siege[site] < 0 and s.site_place(site) != OFF)


def why_not_return(s: Hadurak, seat: Seat, option: tuple[Army, int]) -> Refusal | None:
    army, place = option
    if army not in s.nobles(seat) or s.place[army] != OFF or not s.has_army(army):
        return refuse("R18.12")
    if not can_return(s, army):
        return refuse("R21.3", "heir", noble=army)
    return refuse("R18.11", "besieged" if is_home(s, seat, place) else "home", place=place)


def is_home(s: Hadurak, seat: Seat, place: int) -> bool:
    site = s.site_at(place)
    return site >= 0 and s.holder(site) == seat


PLACE_NOBLE = Kind("place_noble", returning, why_not_return, ARMY_AT)


def return_nobles(s: Hadurak, seat: Seat) -> None:
    """One after the other, as long as any can."""
    first = ARMIES * seat
    if OFF in s.place[first : first + GARRISON] and returning(s, seat):
        s.todo.append(("return_noble", seat))


def return_noble(s: Hadurak, seat: Seat) -> Rules:
    army, place = yield PLACE_NOBLE, seat
    s.place[army] = place
    if s.buried[army]:  # a new heir is born
        s.buried = tuple(dead and each != army for each, dead in enumerate(s.buried))
    s.tell("returned", seat=seat, noble=army, place=place)
    s.todo.append(("return_nobles", seat))


def end_round(s: Hadurak) -> None:
    """R18.13, R18.15."""
    s.truce = False
    if s.is_last:
        ending.finish(s)
        return
    ending.keep_standings(s)
    s.round += 1
    s.todo.append(("planning",))


STEPS = {
    "upkeep": upkeep,
    "rebellions": rebellions,
    "unrest": unrest,
    "rebellion": rebellion,
    "land": land,
    "rest": rest,
    "returns": returns,
    "return_castle": return_castle,
    "begin_moving": begin_moving,
    "rearrange": rearrange,
    "return_nobles": return_nobles,
    "return_noble": return_noble,
    "end_round": end_round,
}
KINDS = (REBELLION, REARRANGE, PLACE_NOBLE)
