"""How a field battle or an assault would end: played out many times with a sensible choice of cards (R13, R14).

Which cards are thrown away is the players' own choice, so this is an estimate. Sieges need none (R14.10).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from regalia.games.hadurak.pieces.board import CITY_COUNT
from regalia.games.hadurak.pieces.cards import (
    DEAL,
    DRAW_MORE,
    FATE_SYMBOL,
    MASTER_OF_ORDNANCE,
    PREVENT,
    SQUARE,
    STANDARD_BEARER,
    STAR,
    SYMBOLS,
    TRIANGLE,
    VICTORY,
)
from regalia.games.hadurak.rules.war.fighting import FORCED_DISCARD, WITH_COMMANDER
from regalia.games.hadurak.state import ARMIES, ASSAULT, GARRISON, NEUTRAL, NONE, Army, Hadurak, Seat

TIMES = 500
SEED = 24
FRAIL = 2
"""Whoever falls after so many losses would rather prevent them than deal them."""
SHAPE_HELPS = {STAR: (1, 0, 0), SQUARE: (0, 1, 0), TRIANGLE: (0, 0, 1)}
NO_HELP = (0, 0, 0)


class Fighter(NamedTuple):
    """An army as it goes into a battle."""

    army: Army
    strength: int
    is_rested: bool = True
    office: int = NONE


class Side(NamedTuple):
    """What counts of one side: its cards, how many losses it can take, and what its commander adds."""

    cards: int
    thrown: int  # how many cards have to go
    losses: int  # how many make an end of its nobles; of a place without nobles: of its walls
    helps: tuple[int, int, int] = NO_HELP  # dealt, prevented, victories


class Chances(NamedTuple):
    """In whole per cent that add up to 100."""

    won: int
    even: int
    lost: int


def of_attack(s: Hadurak, seat: Seat, place: int, mode: str, defender: Seat, armies: Iterable[Army]) -> Chances:
    """How these armies would fare there."""
    inside = s.nobles_at(defender, place) if defender != NEUTRAL else []
    walls = 0
    if mode == ASSAULT:
        site = s.site_at(place)
        walls = s.walls(site)
        if site >= CITY_COUNT:
            inside = [*inside, ARMIES * defender + GARRISON]
    if mode == ASSAULT and not walls and not any(s.strength(army) for army in inside):
        return Chances(100, 0, 0)  # R14.18
    return of_fighters(s.variants.draw_cap, _all(s, armies), _all(s, inside), walls, mode == ASSAULT)


def _all(s: Hadurak, armies: Iterable[Army]) -> list[Fighter]:
    return [Fighter(army, s.strength(army), s.rested[army], s.office[army]) for army in armies]


def of_fighters(
    draw_cap: int, attackers: Sequence[Fighter], defenders: Sequence[Fighter], walls: int, storms: bool
) -> Chances:
    """How a battle between these would end."""
    return chances(_side(draw_cap, attackers, 0, storms), _side(draw_cap, defenders, walls, False))


def _side(draw_cap: int, fighters: Sequence[Fighter], walls: int, storms: bool) -> Side:
    strength = sum(fighter.strength for fighter in fighters) + walls
    nobles = [fighter for fighter in fighters if fighter.army % ARMIES != GARRISON]
    cards = strength // 100 + (WITH_COMMANDER if nobles else 0)
    cards = min(cards, draw_cap)
    thrown = 0 if not nobles else 1 if cards == FORCED_DISCARD else min(cards, FORCED_DISCARD)
    losses = walls // 100 + sum(-(-fighter.strength // 100) for fighter in fighters)
    helps = max(
        (_helps(noble, storms) for noble in nobles), key=lambda help: (help[2], help[0], help[1]), default=NO_HELP
    )
    return Side(cards, thrown, losses, helps)


def _helps(noble: Fighter, storms: bool) -> tuple[int, int, int]:
    """What a noble adds as commander (R1.7, R13.9, R13.11)."""
    dealt, prevented, won = SHAPE_HELPS.get(noble.army % ARMIES, NO_HELP) if noble.is_rested else NO_HELP
    if noble.office == NONE:
        return dealt, prevented, won
    return dealt + (storms and noble.office == MASTER_OF_ORDNANCE), prevented, won + (noble.office == STANDARD_BEARER)


@lru_cache(4096)
def chances(attacker: Side, defender: Side) -> Chances:
    """Won: the other side is gone, or the place taken; even: both still stand there; lost: the attackers are gone."""
    won = lost = 0
    for deck in _decks():
        result = _fought(deck, attacker, defender)
        won += result > 0
        lost += result < 0
    won, lost = round(100 * won / TIMES), round(100 * lost / TIMES)
    return Chances(won, 100 - won - lost, lost)


@cache
def _decks() -> list[list[int]]:
    """The fate deck, shuffled so many times; the same for every battle."""
    random, deck, found = Random(SEED), list(FATE_SYMBOL), []
    for _ in range(TIMES):
        random.shuffle(deck)
        found.append(deck[:])
    return found


def _fought(deck: list[int], attacker: Side, defender: Side) -> int:
    """1: the attackers have won, -1: they are gone, 0: neither."""
    at = attacker.cards + defender.cards
    ours, at = _shown(deck, 0, at, attacker)
    theirs, at = _shown(deck, attacker.cards, at, defender)
    suffered = theirs[DEAL] + defender.helps[0] - ours[PREVENT] - attacker.helps[1]
    dealt = ours[DEAL] + attacker.helps[0] - theirs[PREVENT] - defender.helps[1]
    if suffered >= attacker.losses:
        return -1
    if dealt >= defender.losses:
        return 1
    lead = ours[VICTORY] + attacker.helps[2] - theirs[VICTORY] - defender.helps[2]
    return (lead > 0) - (lead < 0)


def _shown(deck: list[int], first: int, more: int, side: Side) -> tuple[list[int], int]:
    """What a side has of each symbol, and where the deck goes on."""
    counts = [0] * len(SYMBOLS)
    for symbol in deck[first : first + side.cards]:
        counts[symbol] += 1
    thrown = side.thrown
    for symbol in (DEAL, PREVENT, DRAW_MORE, VICTORY) if side.losses <= FRAIL else (PREVENT, DEAL, DRAW_MORE, VICTORY):
        gone = min(thrown, counts[symbol])
        counts[symbol] -= gone
        thrown -= gone
    drawn = counts[DRAW_MORE]
    while drawn and more < len(deck):
        symbol = deck[more]
        counts[symbol] += 1
        drawn += (symbol == DRAW_MORE) - 1
        more += 1
    return counts, more
