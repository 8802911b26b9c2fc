"""What is about to happen counts for what it may bring: forces sent somewhere, a battle begun, a city about to fall."""

from __future__ import annotations

from math import exp

from regalia.games.hadurak.bot.worth import siege_worth
from regalia.games.hadurak.pieces.board import CITY_COUNT, INCOME, NEIGHBOURS
from regalia.games.hadurak.pieces.cards import MOBILIZE, VERSATILE
from regalia.games.hadurak.rules.war.attack import defence, may_ask, thirds
from regalia.games.hadurak.state import (
    ASSAULT,
    AT_SEA,
    NEUTRAL,
    NONE,
    SIEGE,
    Hadurak,
    Seat,
)

RANSOM = 4.0
"""What the fall of a castle brings, roughly (R15.4)."""

REFUSED = 0.1
"""What is left of a hope where a third baron may refuse (R14.1): they gain nothing by leave."""


def intention(s: Hadurak, seat: Seat, left: float) -> float:
    """A battle begun, or forces sent somewhere, count for what they may bring."""
    if s.battle and s.attacker == seat:
        return battle_hope(s, left)
    if not s.todo or s.card_owner != seat:
        return 0.0
    match s.todo[-1][0]:
        case "march_to" | "attack" | "collect" | "travel" | "travel_on":
            target = next((int(step[1]) for step in reversed(s.todo) if step[0] in ("march_to", "attack")), NONE)
            return 0.9 * target_hope(s, seat, target, left) if target >= 0 else 0.0
        case "fall" if s.todo[-1][2] == seat:
            return prize(s, seat, int(s.todo[-1][1]), left)
        case "ransom" if s.todo[-1][2] == seat:
            return RANSOM
        case "after_try" if s.fought:  # asked whether to keep or raze what was taken, or what to give as ransom
            return max((prize(s, seat, site, left) for site in taken(s, seat)), default=RANSOM)
        case "after_try":  # asked where to attack, or (Versatile Strategy) where to move
            return max(0.9 * attack_hope(s, seat, left), 0.0 if s.moved else move_hope(s, seat, left))
    return 0.0


def taken(s: Hadurak, seat: Seat) -> list[int]:
    """Where the baron's nobles have fought for a city that is not theirs yet."""
    sites = {s.site_at(s.place[army]) for army in s.fought if 0 <= s.place[army] < AT_SEA}
    return [site for site in sites if 0 <= site < CITY_COUNT and s.control[site] != seat]


def attack_hope(s: Hadurak, seat: Seat, left: float) -> float:
    """The best that rested nobles could do where they stand; those who moved with this card only where they went."""
    places = {s.place[army] for army in s.moved or s.nobles(seat) if s.rested[army]}
    found = [0.0]
    for place in places:
        if 0 <= place < AT_SEA:
            armies = [army for army in s.nobles_at(seat, place) if s.rested[army]]
            found.append(place_hope(s, seat, place, armies, left))
    return max(found)


def move_hope(s: Hadurak, seat: Seat, left: float) -> float:
    """A step towards prey, where a card that can strike is still to come in this round."""
    coming = sum(owner == seat and card in (MOBILIZE, VERSATILE) for pile in s.piles for owner, card in pile)
    if not coming:
        return 0.0
    found = [attack_hope(s, seat, left)]
    for army in s.nobles(seat):
        place = s.place[army]
        if s.rested[army] and 0 <= place < AT_SEA:
            found += [place_hope(s, seat, there, [army], left) for there in NEIGHBOURS[place]]
    return 0.6 * (max(found) - found[0])


def chance(attack: float, against: float) -> float:
    """Of winning an assault or a field battle, roughly."""
    return 1 / (1 + exp((against - attack) / 55.0))


def battle_hope(s: Hadurak, left: float) -> float:
    own = sum(s.strength(army) for army in s.forces[0])
    if s.battle == SIEGE:
        return siege_worth(s, s.site, left) if s.siege[s.site] != s.attacker else prize(s, s.attacker, s.site, left)
    if s.battle == ASSAULT:
        return hope(own, against(s, s.site), prize(s, s.attacker, s.site, left))
    other = sum(s.strength(army) for army in s.forces[1])
    return hope(own, other + 30, 1.5 + 0.006 * other)


def against(s: Hadurak, site: int) -> float:
    """What an assault is up against, in strength of an attacking army."""
    total = defence(s, site)
    return 0.75 * total if s.holder(site) == NEUTRAL else 0.9 * total


def hope(own: float, other: float, prize: float) -> float:
    luck = chance(own, other)
    return luck * prize - (1 - luck) * 0.012 * own - 0.3


def prize(s: Hadurak, seat: Seat, site: int, left: float) -> float:
    """What taking it would add to a siege of one's own, if there is one."""
    whole = 6.0 if site >= CITY_COUNT else 0.9 * left + 0.12 * left * INCOME[site] + 0.5
    return whole - siege_worth(s, site, left) if s.siege[site] == seat else whole


def target_hope(s: Hadurak, seat: Seat, target: int, left: float) -> float:
    """The best that rested nobles there, or near enough to come, could do."""
    armies = [army for army in s.nobles(seat) if s.rested[army] and near(s, army, target)]
    free = [army for army in armies if s.place[army] == target or not leaving(s, seat, army, left) >= 1]
    return max(0.2, place_hope(s, seat, target, free, left))


def place_hope(s: Hadurak, seat: Seat, place: int, armies: list[int], left: float) -> float:
    """The best that these armies could do to the city or castle there."""
    site = s.site_at(place)
    if not armies or s.truce or site < 0 or s.holder(site) == seat or not may_ask(s, seat, site):
        return 0.0
    own = sum(s.strength(army) for army in armies)
    best = hope(own, against(s, site), prize(s, seat, site, left))
    if own + 200 > defence(s, site) and s.siege[site] in (NONE, seat):
        if s.siege[site] < 0:
            best = max(best, siege_worth(s, site, left))
        elif s.siege_round[site] < s.round:
            best = max(best, prize(s, seat, site, left))
    return REFUSED * best if thirds(s, seat, s.holder(site), place) else best


def leaving(s: Hadurak, seat: Seat, army: int, left: float) -> float:
    """What is lost where this noble alone carried on a siege, or guarded a city."""
    place = s.place[army]
    site = s.site_at(place)
    if site < 0 or len(s.nobles_at(seat, place)) > 1:
        return 0.0
    return siege_worth(s, site, left) if s.siege[site] == seat else 0.1 * left * (s.holder(site) == seat)


def near(s: Hadurak, army: int, target: int) -> bool:
    place = s.place[army]
    return 0 <= place < AT_SEA and (place == target or target in NEIGHBOURS[place])
