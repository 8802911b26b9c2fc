"""How a field battle or an assault would end: played out many times with a sensible choice of cards (R13, R14).

Which cards are thrown away is the players' own choice, so this is an estimate. Sieges need none (R14.10).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from regalia.games.hadurak.advice.discarding import NO_HELP, Counts, Shown, Side, best_kept, result
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
from regalia.games.hadurak.rules.war.fighting import FORCED_DISCARD, WITH_COMMANDER, held, least_discarded, side_of
from regalia.games.hadurak.state import (
    ARMIES,
    ASSAULT,
    ATTACKER,
    DEFENDER,
    GARRISON,
    NEUTRAL,
    NONE,
    Army,
    Hadurak,
    Seat,
)

TIMES = 500
SEED = 24
SHAPE_HELPS = {STAR: (1, 0, 0), SQUARE: (0, 1, 0), TRIANGLE: (0, 0, 1)}


class Fighter(NamedTuple):
    """An army as it goes into a battle."""

    army: Army
    strength: int
    is_rested: bool = True
    office: int = NONE


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
    return Side(
        cards, thrown, losses, max([helps(noble, storms) for noble in nobles], key=_help_worth, default=NO_HELP)
    )


def _help_worth(help: Shown) -> Shown:
    return help[2], help[0], help[1]


def best_commander(s: Hadurak, armies: Sequence[Army]) -> Army:
    """Whose ability helps most; of those alike the strongest."""
    storms = s.battle == ASSAULT
    return max(_all(s, armies), key=lambda noble: (_help_worth(helps(noble, storms)), noble.strength)).army


def best_discard(s: Hadurak, seat: Seat) -> Counts:
    """What a baron throws away of the hand that they have in the battle, by symbol."""
    sides, at = _joined(s), side_of(s, seat)
    hand = tuple(held(s, at))
    kept = best_kept(hand, sides[at], sides[1 - at], attacks=at == ATTACKER)
    return tuple([count - left for count, left in zip(hand, kept, strict=True)])


def _joined(s: Hadurak) -> tuple[Side, Side]:
    """Both sides of the battle that is being fought."""
    walls = s.walls(s.site) if s.battle == ASSAULT else 0
    sides = []
    for at in (ATTACKER, DEFENDER):
        forces = _all(s, s.forces[at])
        led = [fighter for fighter in forces if fighter.army == s.commander[at]]
        losses = sum([-(-fighter.strength // 100) for fighter in forces]) + (walls // 100 if at == DEFENDER else 0)
        help = helps(led[0], s.battle == ASSAULT and at == ATTACKER) if led else NO_HELP
        sides.append(Side(len(s.fate_hands[at]), least_discarded(s, at), losses, help))
    return sides[ATTACKER], sides[DEFENDER]


def helps(noble: Fighter, storms: bool) -> Shown:
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
    first, last = attacker.cards, attacker.cards + defender.cards
    ours = best_kept(_counts(deck[:first]), attacker, defender, attacks=True)
    theirs = best_kept(_counts(deck[first:last]), defender, attacker, attacks=False)
    more = iter([symbol for symbol in deck[last:] if symbol != DRAW_MORE])
    return result(_shown(ours, more), _shown(theirs, more), attacker, defender)


def _counts(cards: Sequence[int]) -> Counts:
    counts = [0] * len(SYMBOLS)
    for symbol in cards:
        counts[symbol] += 1
    return tuple(counts)


def _shown(kept: Counts, more: Iterator[int]) -> Shown:
    """What a side has of each symbol; who draws another goes on until it is none of these."""
    counts = list(kept)
    for _ in range(kept[DRAW_MORE]):
        symbol = next(more, DRAW_MORE)
        counts[symbol] += 1
    return counts[DEAL], counts[PREVENT], counts[VICTORY]
