"""Situations that random play seldom comes to: sieges, casualties, offices, laws and poverty, all at once."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.hadurak.helpers import RULEBOOK

from regalia.core.game import Game
from regalia.games.hadurak.pieces.board import CITY_COUNT, CITY_PLACE, IS_KINGDOM_CITY, KINGDOM, PORTS
from regalia.games.hadurak.pieces.cards import AGENDA_TYPE, AGENDAS, LAW, LAWS, OFFICE, TITLE
from regalia.games.hadurak.rules.war.walls import settle_walls
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NEUTRAL, RAZED, Hadurak


def scrambled(seed: int, **options: Any) -> Game:
    """A game in its second round, with everything where chance has put it."""
    random = Random(seed)
    seats = random.choice((2, 3, 3, 4, 5, 6))
    game = Game.new(RULEBOOK, seats, seed, options, history=False, news=False)
    while game.pending[0].kind.id != "plan_cards":
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
    s = game.state.copy()
    s.round, s.todo = 2, [("planning",)]
    hire(s, random)
    scatter(s, random)
    hold_cities(s, random)
    deal_agendas(s, random)
    if options.get("hostage_heirs"):
        s.heirs = tuple(random.randrange(seats) if random.random() < 0.4 else holder for holder in s.heirs)
    assert RULEBOOK.check(s) == []
    return Game(RULEBOOK, game.setup, s, history=False, news=False)


def hire(s: Hadurak, random: Random) -> None:
    for army in range(ARMIES * s.seats):
        for _ in range(random.choice((0, 0, 1, 2, 3))):
            if s.mercenaries:
                s.troops[army] = tuple(sorted((*s.troops[army], s.mercenaries.pop())))
        strength = s.nominal(army)
        if strength > 100 and random.random() < 0.4:
            s.tokens[army] = random.randrange(1, (strength + 99) // 100)


def scatter(s: Hadurak, random: Random) -> None:
    """Close to each other; some at sea, some off the board, some exhausted."""
    near = random.sample(KINGDOM, 8)
    for army in range(ARMIES * s.seats):
        if army % ARMIES == GARRISON:
            continue
        if s.has_army(army) and random.random() < 0.9:
            s.place[army] = random.choice(near) if random.random() < 0.9 else AT_SEA + random.choice(PORTS)
        else:
            s.place[army] = -1
        s.rested[army] = random.random() < 0.8
    for seat in range(s.seats):
        s.crowns[seat], s.faith[seat] = random.choice((0, 1, 3, 8, 20)), random.choice((0, 0, 1, 2))
        s.votes[seat] = random.randrange(4)


def hold_cities(s: Hadurak, random: Random) -> None:
    for city in range(CITY_COUNT):
        if s.control[city] == RAZED or (IS_KINGDOM_CITY[city] and s.castle_at(CITY_PLACE[city]) >= 0):
            continue
        s.control[city] = random.choice((NEUTRAL, *range(s.seats)))
        s.fortified[city] = s.control[city] != NEUTRAL and random.random() < 0.3
        s.breaches[city] = random.choice((0, 0, 1, s.full_walls(city) // 100))
        settle_walls(s, city)
    for seat in range(s.seats):
        s.breaches[CITY_COUNT + seat] = random.choice((0, 0, 1, 4))
    for site in range(CITY_COUNT + s.seats):
        if site < CITY_COUNT and s.control[site] == RAZED:
            continue
        around = [seat for seat in range(s.seats) if seat != s.holder(site) and s.stands_at(seat, s.site_place(site))]
        if around and random.random() < 0.5:
            s.siege[site], s.siege_round[site] = random.choice(around), random.choice((1, 2))


def deal_agendas(s: Hadurak, random: Random) -> None:
    """Laws in force, titles, offices, bans; some cards lie in the discards."""
    for card in random.sample(s.agendas, len(s.agendas) // 2):
        kind = AGENDA_TYPE[card]
        seat, army = random.randrange(s.seats), ARMIES * random.randrange(s.seats) + random.randrange(GARRISON)
        if kind == LAW:
            s.laws |= 1 << card
        elif kind == TITLE and len(s.titles[seat]) < 3:
            s.titles[seat] = (*s.titles[seat], card)
        elif kind == OFFICE and s.office[army] < 0:
            s.office[army] = card
        else:
            s.agenda_discard.append(card)
        s.agendas.remove(card)
    for law in LAWS:
        if law >= len(AGENDAS) and s.variants.free_motions and random.random() < 0.5:
            s.laws |= 1 << law
    s.banned = tuple(seat != s.regent and random.random() < 0.3 for seat in range(s.seats))
    for city in range(CITY_COUNT):
        if s.control[city] != RAZED:
            settle_walls(s, city)
