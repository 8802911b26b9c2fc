"""Situations of Hadurak for tests: a board with nobles, castles, cities and fate cards where a test wants them.

Seat 0 is d'Emerande, 1 Madder, 2 Niebieski, 3 Zobel, 4 de Limon, 5 da Viola. Armies are named `0.square`, `1.castle`.
"""

from __future__ import annotations

from typing import Any

import pytest

import regalia
from regalia import games
from regalia.core.dice import Dice
from regalia.core.game import Game, check_setup
from regalia.games.hadurak.notation import UNITS
from regalia.games.hadurak.pieces.board import CITY, CITY_COUNT, TERRITORIES, TERRITORY
from regalia.games.hadurak.pieces.cards import ACTIONS, AGENDA, EVENT, LAW_NUMBER, TROOP, TROOPS, VASSALS, is_mercenary
from regalia.games.hadurak.rules.actions import CARD_STEPS
from regalia.games.hadurak.rules.war.walls import settle_walls
from regalia.games.hadurak.setup import empty_table
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, KNOWN, UNKNOWN, Hadurak

RULEBOOK = games.find("hadurak")
HOMES = ("orl_heath", "crossford", "blackwood", "goldfield", "kingswood", "highmeadow")
"""Where castles stand unless a test says otherwise: inner territories without a city."""


def army(name: str) -> int:
    seat, unit = name.split(".")
    return ARMIES * int(seat) + UNITS.index(unit)


class Board:
    """A situation in the making; `begin` checks it and starts the game."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        self.setup = check_setup(RULEBOOK, seats, options)
        self.s: Hadurak = empty_table(self.setup, Dice.seeded(1))
        self.s.regent, self.s.patron = 0, 1
        for seat in range(seats):
            self.s.troops[ARMIES * seat + GARRISON] = VASSALS
            self.s.place[ARMIES * seat + GARRISON] = TERRITORY[HOMES[seat]]

    def castle(self, seat: int, place: str, *troops: str) -> Board:
        self.s.place[ARMIES * seat + GARRISON] = TERRITORY[place] if place else -1
        return self.give(f"{seat}.castle", *troops)

    def noble(self, name: str, place: str, *troops: str, tokens: int = 0, rested: bool = True) -> Board:
        """With troops from the mercenary deck, or vassals from the castle; `sea:cadiz` is at sea."""
        number = army(name)
        by_sea = place.startswith("sea:")
        self.s.place[number] = (AT_SEA if by_sea else 0) + TERRITORY[place.removeprefix("sea:")] if place else -1
        self.s.tokens[number], self.s.rested[number] = tokens, rested
        return self.give(name, *troops)

    def give(self, name: str, *troops: str) -> Board:
        number = army(name)
        for troop in (TROOP[each] for each in troops):
            if is_mercenary(troop):
                self.s.mercenaries.remove(troop)
            else:
                garrison = ARMIES * (number // ARMIES) + GARRISON
                left = list(self.s.troops[garrison])
                left.remove(troop)
                self.s.troops[garrison] = tuple(left)
            self.s.troops[number] = tuple(sorted((*self.s.troops[number], troop)))
        return self

    def city(self, seat: int, *cities: str, fortified: bool = False, breaches: int = 0) -> Board:
        for city in cities:
            self.s.control[CITY[city]] = seat
            self.s.fortified[CITY[city]] = fortified
            self.s.breaches[CITY[city]] = breaches
            settle_walls(self.s, CITY[city])
        return self

    def siege(self, seat: int, site: str, began: int = 1) -> Board:
        number = CITY[site] if site in CITY else CITY_COUNT + int(site)
        self.s.siege[number], self.s.siege_round[number] = seat, began
        return self

    def fate(self, *numbers: int) -> Board:
        """These cards on top, the first first; their order is nobody's secret."""
        top = [number - 1 for number in numbers]
        self.s.fate[:] = top + [card for card in range(24) if card not in top]
        self.s.fate_marks[:] = [KNOWN] * len(top) + [UNKNOWN] * (24 - len(top))
        return self

    def card(self, seat: int, action: str) -> Board:
        """A baron's card has just been turned up."""
        number = ACTIONS.index(action)
        hand = list(self.s.hands[seat])
        hand.remove(number)
        self.s.hands[seat] = tuple(hand)
        self.s.card, self.s.card_owner = number, seat
        return self

    def field(self, name: int, *owned: tuple[int, str]) -> Board:
        for seat, action in owned:
            hand = list(self.s.hands[seat])
            hand.remove(ACTIONS.index(action))
            self.s.hands[seat] = tuple(hand)
            self.s.fields[name].append((seat, ACTIONS.index(action)))
        return self

    def law(self, *ids: str) -> Board:
        for id in ids:
            self.s.laws |= 1 << LAW_NUMBER[id]
            if id in AGENDA:
                self.s.agendas.remove(AGENDA[id])
        return self

    def title(self, seat: int, *ids: str) -> Board:
        for id in ids:
            self.s.titles[seat] = (*self.s.titles[seat], AGENDA[id])
            self.s.agendas.remove(AGENDA[id])
        return self

    def office(self, name: str, id: str) -> Board:
        self.s.office[army(name)] = AGENDA[id]
        self.s.agendas.remove(AGENDA[id])
        return self

    def urgent(self, *ids: str) -> Board:
        for id in ids:
            self.s.agendas.remove(AGENDA[id])
            self.s.urgent.append(AGENDA[id])
        return self

    def discarded(self, *ids: str) -> Board:
        for id in ids:
            self.s.agendas.remove(AGENDA[id])
            self.s.agenda_discard.append(AGENDA[id])
        return self

    def event(self, id: str) -> Board:
        """On top of its deck."""
        self.s.events.remove(EVENT[id])
        self.s.events.append(EVENT[id])
        return self

    def ban(self, *seats: int) -> Board:
        self.s.banned = tuple(seat in seats for seat in range(self.s.seats))
        return self

    def offer(self, *troops: str) -> Board:
        for troop in troops:
            self.s.mercenaries.remove(TROOP[troop])
            self.s.offer.append(TROOP[troop])
        return self

    def begin(self, *steps: tuple[Any, ...]) -> Game:
        """These steps, then Planning."""
        self.s.todo = [("planning",), *reversed(steps)]
        assert RULEBOOK.check(self.s) == []
        return Game(RULEBOOK, self.setup, self.s)

    def execute(self) -> Game:
        """The card that has been turned up is executed and placed."""
        return self.begin((CARD_STEPS.get(self.s.card, "execute"),), ("place_card",))

    def resolve(self, id: str, seat: int = 0) -> Game:
        """The baron has to resolve this event."""
        self.event(id)
        self.s.event_seat = seat
        return self.begin(("turn_event",), ("end_event",))


def play(game: Game, *texts: str) -> Game:
    """Answers, each by the first seat that is asked that kind of question; `2>…` names the seat."""
    for text in texts:
        seat, sign, rest = text.partition(">")
        if sign:
            game.play_text(rest, int(seat))
            continue
        kind = text.partition(":")[0]
        asked = [ask.seat for ask in game.pending if ask.kind.id == kind]
        assert asked, f"{text}: asked is {game.pending}"
        game.play_text(text, asked[0])
    assert RULEBOOK.check(game.state) == []
    return game


def asked(game: Game) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind.id) for ask in game.pending]


def options(game: Game) -> list[str]:
    """The texts of the only ask, without its kind."""
    (ask,) = game.pending
    return [text.partition(":")[2] for text in ask.texts()]


def refused(game: Game, text: str) -> str:
    """The rule by which an answer is refused; nothing changes."""
    before = game.state.copy()
    with pytest.raises(regalia.IllegalChoice) as caught:
        play(game, text)
    assert game.state.copy() == before
    assert caught.value.refusal is not None, f"{text} is refused without a rule: {caught.value}"
    return caught.value.refusal.rule


def told(game: Game, name: str) -> list[dict[str, Any]]:
    return [event.facts for event in game.news(None) if event.name == name]


def troops(game: Game, name: str) -> list[str]:
    return [TROOPS[troop] for troop in game.state.troops[army(name)]]


def place(game: Game, name: str) -> str:
    where = game.state.place[army(name)]
    if where < 0:
        return ""
    return f"{'sea:' if where >= AT_SEA else ''}{TERRITORIES[where % AT_SEA]}"
