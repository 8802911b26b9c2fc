"""What is told of a fight before it is begun: who stands there, how it would end, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.words import Argument, Message
from regalia.games.hadurak.advice.odds import of_attack
from regalia.games.hadurak.pieces.board import CITY_COUNT, INCOME
from regalia.games.hadurak.rules.war.attack import may_ask
from regalia.games.hadurak.state import ARMIES, ASSAULT, FIELD, GARRISON, NEUTRAL, SIEGE, Hadurak
from regalia.games.hadurak.words import wording
from regalia.scene.types import Mood, Odds, Part

Prey = tuple[str, int]
"""How it can be attacked, and whose it is."""


def prey(s: Hadurak, seat: int, place: int) -> Prey | None:
    """What there is to attack for the baron: walls first, then nobles in the field."""
    if s.truce:
        return None
    site = s.site_at(place)
    holder = s.holder(site) if site >= 0 else seat
    if holder != seat and may_ask(s, seat, site):
        return ASSAULT, holder
    others = [other for other in s.in_order() if other not in (seat, holder) and s.stands_at(other, place)]
    return (FIELD, others[0]) if others else None


def odds(s: Hadurak, seat: int, place: int, found: Prey, armies: Sequence[int]) -> Odds:
    """A siege is laid for certain; battles are estimated."""
    mode, defender = found
    if mode == SIEGE:
        falls = s.siege[s.site_at(place)] == seat
        sure = Part(value=100, name=Message("odds-falls" if falls else "odds-besieged"), mood="good")
        return Odds(parts=(sure,))
    chances = of_attack(s, seat, place, mode, defender, armies)
    moods: tuple[Mood, ...] = ("good", "even", "bad")
    names = ("won", "even", "lost")
    parts = tuple(
        Part(value=value, name=Message(f"odds-{mode}-{name}"), mood=mood)
        for value, name, mood in zip(chances, names, moods, strict=True)
    )
    return Odds(parts=parts, is_about=max(chances) < 100)


def strength(s: Hadurak, armies: Sequence[int]) -> int:
    return sum(s.strength(army) for army in armies)


def against(s: Hadurak, place: int, found: Prey) -> int:
    """The strength that defends it: all the nobles there, walls and garrison."""
    mode, defender = found
    total = strength(s, s.nobles_at(defender, place)) if defender != NEUTRAL else 0
    if mode == FIELD:
        return total
    site = s.site_at(place)
    garrison = s.strength(ARMIES * defender + GARRISON) if site >= CITY_COUNT else 0
    return total + s.walls(site) + garrison


def note(s: Hadurak, place: int, found: Prey, armies: Sequence[int]) -> Message:
    """Both sums, and what is gained."""
    mode, defender = found
    facts: dict[str, Argument] = {
        "count": strength(s, armies),
        "needed": against(s, place, found),
        "defender": wording.seat_name(s, defender),
    }
    if mode == FIELD:
        return Message("note-prey-field", facts)
    site = s.site_at(place)
    if site >= CITY_COUNT:
        return Message("note-prey-castle", {**facts, "crowns": s.crowns[defender] // 2})
    return Message("note-prey-city", {**facts, "crowns": INCOME[site] + s.fortified[site]})
