"""What every situation must satisfy, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from regalia.core.files.counting import misplaced
from regalia.core.state import OVER
from regalia.games.hadurak.pieces.board import CITY_COUNT, IS_PORT, KINGDOM, TERRITORIES
from regalia.games.hadurak.pieces.cards import (
    ACTIONS,
    AGENDA_TYPE,
    AGENDAS,
    EVENTS,
    FATE_COUNT,
    FULL_HAND,
    LAWS,
    MERCENARIES,
    MOST_TITLES,
    NEUTRAL_CARDS,
    OFFICE,
    TITLE,
    TROOPS,
    VASSAL_50,
    VASSAL_100,
    VASSALS,
    is_mercenary,
)
from regalia.games.hadurak.state import (
    ARMIES,
    AT_SEA,
    GARRISON,
    HEIR_DEAD,
    NEUTRAL,
    NOBODY,
    NONE,
    OFF,
    RAZED,
    Hadurak,
)


def check(s: Hadurak) -> list[str]:
    """Everything that is wrong with a state; an empty list when it can stand."""
    decks = _check_fate, _check_troops, _check_actions, _check_agendas, _check_events
    board = _check_armies, _check_sites, _check_tokens
    return [*_check_bounds(s)] or [wrong for part in (*decks, *board) for wrong in part(s)]


def _check_bounds(s: Hadurak) -> Iterator[str]:
    """Numbers that others are looked up with."""
    if not all(0 <= seat < s.seats for seat in (s.regent, s.patron)):
        yield "the regent and the Head of the Church are seats"
    if not all(NOBODY <= seat < s.seats for seat in (*s.track, *s.siege, s.heretic, s.winner, s.card_owner, s.chair)):
        yield "somebody holds something who does not sit at the table"
    if len(s.standings) > s.round or any(len(points) != s.seats for points in s.standings):
        yield "standings are told for every seat, once for each round that is over"
    if not all(NOBODY <= seat < s.seats for seat in (s.attacker, s.defender, s.event_seat)):
        yield "sides of a battle are seats"
    if not all(RAZED <= seat < s.seats for seat in s.control):
        yield "a city is of a seat, neutral (-1) or razed (-2)"
    if not all(0 <= troop < len(TROOPS) for troops in (*s.troops, *s.unassigned) for troop in troops):
        yield "there is a troop that does not exist"
    if not all(_is_place(place) for place in s.place):
        yield "somebody stands where there is no territory"
    if not all(NONE <= card < len(AGENDAS) for card in s.office) or any(
        not 0 <= card < len(AGENDAS) for titles in s.titles for card in titles
    ):
        yield "there is an office or a title that does not exist"
    if len({baron for baron in s.barons if baron != NONE}) != sum(baron != NONE for baron in s.barons):
        yield "a baron is played by two"
    if len(s.fate) != len(s.fate_marks) or not all((*s.fate_marks, *s.hand_marks[0], *s.hand_marks[1])):
        yield "every fate card has a mark"
    if [len(hand) for hand in s.fate_hands] != [len(marks) for marks in s.hand_marks]:
        yield "every fate card in a hand has a mark"
    armies = (*s.moved, *s.fought, *s.struck, *s.forces[0], *s.forces[1])
    if not all(0 <= army < ARMIES * s.seats for army in armies) or not NONE <= s.childless < ARMIES * s.seats:
        yield "there is an army that does not exist"
    if not all(0 <= seat < s.seats for seat in s.attending):
        yield "those who attend are seats"
    if not NONE <= s.site < CITY_COUNT + s.seats or not 0 <= s.pile <= len(s.piles) or s.round < 1:
        yield "the site, the pile or the round is out of bounds"


def _is_place(place: int) -> bool:
    if place >= AT_SEA:
        return place - AT_SEA < len(TERRITORIES) and IS_PORT[place - AT_SEA]
    return OFF <= place < len(TERRITORIES)


def _check_fate(s: Hadurak) -> Iterator[str]:
    there = [*s.fate, *s.fate_hands[0], *s.fate_hands[1], *s.shown_cards[0], *s.shown_cards[1]]
    yield from misplaced("fate card", there, range(FATE_COUNT))


def _check_troops(s: Hadurak) -> Iterator[str]:
    """66 mercenaries somewhere; vassals with their barons, unless a noble died without heir."""
    held = [troop for troops in (*s.troops, *s.unassigned) for troop in troops]
    hired = [troop for troop in held if is_mercenary(troop)]
    there = [*hired, *s.mercenaries, *s.merc_discard, *s.offer]
    yield from misplaced("mercenary", there, MERCENARIES, TROOPS)
    is_set = any(s.unassigned) or any(s.troops)
    for seat in range(s.seats):
        own = [troop for army in range(ARMIES * seat, ARMIES * seat + ARMIES) for troop in s.troops[army]]
        vassals = Counter(troop for troop in (*own, *s.unassigned[seat]) if troop in (VASSAL_50, VASSAL_100))
        lost = any(s.out[ARMIES * seat : ARMIES * seat + GARRISON])
        if vassals - Counter(VASSALS) or (is_set and not lost and vassals != Counter(VASSALS)):
            yield f"seat {seat} has not its four vassals"


def _check_actions(s: Hadurak) -> Iterator[str]:
    """Twelve cards of each baron and eight neutral ones."""
    for seat in range(s.seats):
        there = [*s.hands[seat], *(card for cards in s.plans[seat] for card in cards)]
        there += [card for pile in (*s.piles, *s.fields) for owner, card in pile if owner == seat]
        there += [s.card] if s.card != NONE and s.card_owner == seat else []
        if s.gone[seat] and there:
            yield f"seat {seat} is out of the game and has action cards"
        elif not s.gone[seat]:
            yield from misplaced(f"action card of seat {seat}", there, FULL_HAND, ACTIONS)
        if Counter(s.returned[seat]) - Counter(s.hands[seat]):
            yield f"seat {seat} holds no card that has come back to it"
    neutral = [*s.neutral, *(card for pile in s.piles for owner, card in pile if owner == NOBODY)]
    neutral += [s.card] if s.card != NONE and s.card_owner == NOBODY else []
    yield from misplaced("neutral card", neutral, NEUTRAL_CARDS, ACTIONS)


def _check_agendas(s: Hadurak) -> Iterator[str]:
    there = [*s.agendas, *s.agenda_discard, *s.urgent, *(title for titles in s.titles for title in titles)]
    there += [office for office in s.office if office != NONE]
    there += [law for law in LAWS if law < len(AGENDAS) and s.has_law(law)]
    there += [int(s.motion[1])] if s.motion and s.motion[0] == "agenda" else []
    yield from misplaced("agenda", there, range(len(AGENDAS)), AGENDAS)
    if any(len(titles) > MOST_TITLES for titles in s.titles):
        yield "somebody has more than three titles (R10.15)"
    if any(AGENDA_TYPE[title] != TITLE for titles in s.titles for title in titles):
        yield "somebody holds as a title what is none"
    if any(office != NONE and AGENDA_TYPE[office] != OFFICE for office in s.office):
        yield "a noble holds as an office what is none"


def _check_events(s: Hadurak) -> Iterator[str]:
    there = [*s.events, *s.event_discard, *([s.event] if s.event != NONE else [])]
    lasting = [EVENTS.index("heretic")] if s.heretic != NOBODY else []
    lasting += [EVENTS.index("childless")] if s.childless != NONE else []
    there += [card for card in lasting if card != s.event]
    yield from misplaced("event", there, range(len(EVENTS)), EVENTS)


def _check_armies(s: Hadurak) -> Iterator[str]:
    for army in range(ARMIES * s.seats):
        is_noble = army % ARMIES != GARRISON
        if s.tokens[army] < 0:
            yield f"army {army} has fewer casualties than none"
        waits = bool(s.battle) or army in s.struck
        if is_noble and s.place[army] != OFF and not waits and (s.out[army] or not s.has_army(army)):
            yield f"noble {army} stands on the board without an army (R1.4)"
        if is_noble and s.out[army] and s.troops[army]:
            yield f"noble {army} is out of the game and has troops"
        if not is_noble and (s.office[army] != NONE or (s.place[army] != OFF and s.place[army] not in KINGDOM)):
            yield f"castle {army // ARMIES} is where no castle can be"
        if not waits and s.is_spent(army) and s.phase != OVER:
            yield f"army {army} has more casualties than strength (R1.3)"
        if tuple(sorted(s.troops[army])) != s.troops[army]:
            yield f"troops of army {army} are not in order"
    if any(not HEIR_DEAD <= holder < s.seats for holder in s.heirs):
        yield "heirs are held by seats, or dead"


def _check_sites(s: Hadurak) -> Iterator[str]:
    for site in range(CITY_COUNT + s.seats):
        is_city = site < CITY_COUNT
        there = s.control[site] != RAZED if is_city else s.castle_place(site - CITY_COUNT) != OFF
        if not there and (s.breaches[site] or s.siege[site] != NOBODY):
            yield f"site {site} is not there, but breached or besieged"
        if there and not 0 <= s.breaches[site] <= s.full_walls(site) // 100:
            yield f"site {site} has more breaches than walls (R14.5)"
        if there and s.siege[site] != NOBODY and not s.stands_at(s.siege[site], s.site_place(site)):
            yield f"site {site} is besieged by nobody there (R14.14)"
        if is_city and s.fortified[site] and s.control[site] in (RAZED, NEUTRAL):
            yield f"city {site} is fortified and of nobody (R17.3)"
    places = [s.castle_place(seat) for seat in range(s.seats) if s.castle_place(seat) != OFF]
    if len({*places}) != len(places):
        yield "two castles stand in one territory (S9)"


def _check_tokens(s: Hadurak) -> Iterator[str]:
    if min(*s.crowns, *s.votes, *s.faith, *s.influence, s.pool) < 0:
        yield "somebody has less than nothing (R1.8)"
    if any(s.free_markers(seat) < 0 for seat in range(s.seats)):
        yield "somebody uses more than eight markers (R5.10)"
    is_staking = any(step[0] in ("stake", "bless") for step in s.todo)
    if any(stakes and not space for stakes, space in zip(s.stakes, s.voyage, strict=True)) and not is_staking:
        yield "an expedition has stakes but is not under way (R6.2)"
