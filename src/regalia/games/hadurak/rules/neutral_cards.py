"""R6 Neutral action cards: expeditions, fortifications, recruiting."""

from __future__ import annotations

from regalia.core.asking import WHOLE, Kind, Refusal, Rules, refuse, words
from regalia.games.hadurak.notation import NO, PASS, TOKENS, VOYAGE, WORK, YES
from regalia.games.hadurak.pieces.board import CITY_COUNT
from regalia.games.hadurak.pieces.cards import (
    BAN_EXPEDITIONS,
    BAN_FORTIFY,
    FATE_VOYAGE,
    LAST_SPACE,
    LOST,
    MASTER_OF_WORKS,
    MOST_STAKE,
    NO_NEWS,
    VOYAGES,
    agenda_number,
)
from regalia.games.hadurak.rules.assembly.laws import does_anyway, is_obeyed, obey
from regalia.games.hadurak.rules.fate import turn_fate
from regalia.games.hadurak.state import ARMIES, Army, Hadurak, Seat

REPAIR, FORTIFY = "repair", "fortify"
REPAIR_COST, FORTIFY_COST, RECRUIT_COST = 2, 4, 2

# --- R6.2 expeditions -------------------------------------------------------------------------------------------------


def idle(s: Hadurak, seat: Seat) -> list[int | str]:
    """Those not under way, or none."""
    return [*(voyage for voyage in range(len(VOYAGES)) if not s.voyage[voyage]), PASS]


EXPEDITION_START = Kind(
    "expedition_start", idle, lambda s, seat, voyage: refuse("R6.2", "under_way", voyage=voyage), VOYAGE
)


def stakes(s: Hadurak, seat: Seat, voyage: int) -> range:
    """0 to 5 crowns, with a free marker."""
    return range(min(MOST_STAKE, s.crowns[seat]) + 1) if s.free_markers(seat) else range(1)


def why_not_stake(s: Hadurak, seat: Seat, crowns: int, voyage: int) -> Refusal | None:
    return refuse("R6.2", "stake", crowns=min(MOST_STAKE, s.crowns[seat]))


EXPEDITION_STAKE = Kind("expedition_stake", stakes, why_not_stake, WHOLE)
EXPEDITION_BLESS = Kind(
    "expedition_bless", lambda s, seat, voyage: (YES, NO) if s.faith[seat] else (NO,), codec=words(YES, NO)
)


def expeditions(s: Hadurak) -> Rules:
    """The regent may start one; then those started earlier go on and arrive (R6.3, R6.4)."""
    s.todo += [("arrivals", len(VOYAGES)), ("advance", len(VOYAGES))]
    regent = s.regent
    voyage = yield EXPEDITION_START, regent
    if voyage != PASS and (yield from does_anyway(s, regent, BAN_EXPEDITIONS)):
        s.todo.pop()
        s.tell("expedition_named", seat=regent, voyage=voyage)
        s.todo += [("advance", voyage), ("bless", voyage)]
        s.todo += [("stake", seat, voyage) for seat in reversed(s.in_order())]


def stake(s: Hadurak, seat: Seat, voyage: int) -> Rules:
    crowns = yield EXPEDITION_STAKE, seat, voyage
    if crowns:
        s.crowns[seat] -= crowns
        s.stakes[voyage] = (*s.stakes[voyage], (seat, crowns))
        s.tell("staked", seat=seat, voyage=voyage, crowns=crowns)


def bless(s: Hadurak, voyage: int) -> Rules:
    """With a stake it starts; the Head of the Church may bless it."""
    if not s.stakes[voyage]:
        s.tell("no_expedition", voyage=voyage)
        return
    s.voyage[voyage] = 1
    s.tell("expedition_started", voyage=voyage)
    if (yield EXPEDITION_BLESS, s.patron, voyage) == YES:
        s.faith[s.patron] -= 1
        s.blessed[voyage] = True
        s.tell("blessed", seat=s.patron, voyage=voyage)


def advance(s: Hadurak, started: int) -> None:
    """The tokens of the others go on (R6.3)."""
    for voyage, space in enumerate(s.voyage):
        if voyage != started and 0 < space < LAST_SPACE:
            s.voyage[voyage] += 1
            s.tell("sails_on", voyage=voyage, space=s.voyage[voyage])


def arrivals(s: Hadurak, _: int) -> None:
    """Each on the last space turns up a card, a blessed one two (R6.4)."""
    for voyage, space in enumerate(s.voyage):
        if space == LAST_SPACE:
            cards = [turn_fate(s, "voyage", voyage) for _ in range(2 if s.blessed[voyage] else 1)]
            settle(s, voyage, max(FATE_VOYAGE[card][voyage] for card in cards))


def settle(s: Hadurak, voyage: int, result: int) -> None:
    """R6.6."""
    if result == NO_NEWS:
        s.tell("no_news", voyage=voyage)
        return
    if result == LOST:
        s.tell("fleet_lost", voyage=voyage)
    for seat, crowns in s.stakes[voyage]:
        gained = max(result, 0) * crowns
        s.crowns[seat] += gained
        if gained:
            s.tell("fleet_home", seat=seat, voyage=voyage, crowns=gained)
    s.stakes[voyage], s.blessed[voyage], s.voyage[voyage] = (), False, 0


# --- R6.7 fortifications ----------------------------------------------------------------------------------------------

Work = tuple[str, int, int]


def costs(s: Hadurak, seat: Seat) -> tuple[int, int]:
    """For a breach and for a fortification; the Master of the Works pays less."""
    if MASTER_OF_WORKS in s.titles[seat]:
        return agenda_number(MASTER_OF_WORKS, "repair_cost"), agenda_number(MASTER_OF_WORKS, "fortify_cost")
    return REPAIR_COST, FORTIFY_COST


def works(s: Hadurak, seat: Seat) -> list[Work | str]:
    """One site: repair any number of breaches, or fortify; nothing besieged."""
    crowns = s.crowns[seat]
    for_breach, for_fort = costs(s, seat)
    obeys = is_obeyed(s, BAN_FORTIFY, seat)
    found: list[Work | str] = []
    for site in (*s.cities_of(seat), CITY_COUNT + seat):
        if s.siege[site] < 0:
            most = min(s.breaches[site], crowns // for_breach)
            found += [(REPAIR, site, count) for count in range(1, most + 1)]
            if site < CITY_COUNT and not s.fortified[site] and for_fort <= crowns and not obeys:
                found.append((FORTIFY, site, 0))
    found.append(PASS)
    return found


def why_not_work(s: Hadurak, seat: Seat, option: Work) -> Refusal | None:
    verb, site, count = option
    if verb not in (REPAIR, FORTIFY) or (verb == REPAIR) != (count > 0):
        return None
    if s.holder(site) != seat:
        return refuse("R6.7", "own", site=site)
    if s.siege[site] >= 0:
        return refuse("R14.13", site=site)
    if verb == FORTIFY and site >= CITY_COUNT:
        return refuse("R6.7", "castle")
    if verb == FORTIFY and s.fortified[site]:
        return refuse("R6.7", "fortified", site=site)
    if verb == FORTIFY and is_obeyed(s, BAN_FORTIFY, seat):
        return refuse("R11.8", law=BAN_FORTIFY)
    if count > s.breaches[site]:
        return refuse("R6.7", "breaches", site=site, count=s.breaches[site])
    for_breach, for_fort = costs(s, seat)
    return refuse("R6.7", "cost", crowns=count * for_breach if verb == REPAIR else for_fort)


FORTIFICATION = Kind("fortification", works, why_not_work, WORK)


def fortifications(s: Hadurak) -> None:
    """Whoever has walls that could be better."""
    for seat in reversed(s.in_order()):
        if seat in s.control or s.breaches[CITY_COUNT + seat]:
            s.todo.append(("fortify", seat))


def fortify(s: Hadurak, seat: Seat) -> Rules:
    option = yield FORTIFICATION, seat
    if option == PASS:
        return
    verb, site, count = option
    for_breach, for_fort = costs(s, seat)
    if verb == REPAIR:
        s.crowns[seat] -= count * for_breach
        s.breaches[site] -= count
        s.tell("repaired", seat=seat, site=site, count=count)
    elif not (yield from does_anyway(s, seat, BAN_FORTIFY)):
        obey(s, BAN_FORTIFY, seat)
        s.todo.append(("fortify", seat))
    elif for_fort <= s.crowns[seat]:  # some may have been given away meanwhile
        s.crowns[seat] -= for_fort
        s.fortified[site] = True
        s.tell("fortified", seat=seat, site=site)


# --- R6.8 recruiting --------------------------------------------------------------------------------------------------


def recruits(s: Hadurak, seat: Seat) -> list[tuple[Army, int] | str]:
    """Casualty tokens of one army, anywhere."""
    most = s.crowns[seat] // RECRUIT_COST
    found: list[tuple[Army, int] | str] = [
        (army, count)
        for army in range(ARMIES * seat, ARMIES * seat + ARMIES)
        for count in range(1, min(s.tokens[army], most) + 1)
    ]
    found.append(PASS)
    return found


def why_not_recruit(s: Hadurak, seat: Seat, option: tuple[Army, int] | str) -> Refusal | None:
    if isinstance(option, str) or not option[1]:
        return None
    army, count = option
    if army // ARMIES != seat:
        return refuse("R6.8", "own")
    if count > s.tokens[army]:
        return refuse("R6.8", "casualties", army=army, count=s.tokens[army])
    return refuse("R6.8", "cost", crowns=count * RECRUIT_COST)


RECRUITING = Kind("recruiting", recruits, why_not_recruit, TOKENS)


def recruiting(s: Hadurak) -> None:
    """Whoever has casualties."""
    for seat in reversed(s.in_order()):
        if any(s.tokens[ARMIES * seat : ARMIES * seat + ARMIES]):
            s.todo.append(("recruit", seat))


def recruit(s: Hadurak, seat: Seat) -> Rules:
    option = yield RECRUITING, seat
    if option != PASS:
        army, count = option
        s.crowns[seat] -= count * RECRUIT_COST
        s.tokens[army] -= count
        s.tell("recruited", seat=seat, army=army, count=count)


STEPS = {
    "expeditions": expeditions,
    "stake": stake,
    "bless": bless,
    "advance": advance,
    "arrivals": arrivals,
    "fortifications": fortifications,
    "fortify": fortify,
    "recruiting": recruiting,
    "recruit": recruit,
}
KINDS = (EXPEDITION_START, EXPEDITION_STAKE, EXPEDITION_BLESS, FORTIFICATION, RECRUITING)
