"""What an event has changed: everybody's purse, armies, cities, walls and offices, each before and after."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.cards import EVENT
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NOBODY, OFF, RAZED, Hadurak
from regalia.games.hadurak.table.faces import army_art
from regalia.games.hadurak.words import wording
from regalia.scene.types import Change, Mood

Changes = Iterator[Change]
PURSE = ("crowns", "votes", "faith", "influence")
PURSE_ART = {"crowns": "hd-crown-coin", "votes": "hd-vote", "faith": "hd-faith", "influence": "hd-influence"}


def changes(view: Hadurak) -> tuple[Change, ...]:
    """Beside how it stood when the card was turned up, which the tale has kept."""
    found: list[Change] = []
    for name, *rest in view.tale:
        numbers = [int(each) for each in rest]
        if name == "purse":
            found += _purse(view, numbers[0], numbers[1:])
        elif name == "army":
            found += _army(view, *numbers)
        elif name == "site":
            found += _site(view, *numbers)
        elif name == "offices":
            found += _offices(view, *numbers)
    return (*found, *_lasting(view))


def _mood(before: int, after: int) -> Mood:
    return "good" if after > before else "bad"


def _purse(view: Hadurak, seat: int, before: list[int]) -> Changes:
    after = (view.crowns[seat], view.votes[seat], view.faith[seat], view.influence[seat])
    for what, old, new in zip(PURSE, before, after, strict=True):
        if old != new:
            facts: dict[str, Argument] = {"seat": SeatName(seat), "before": old, "after": new}
            yield Change(text=Message(f"change-{what}", facts), art=PURSE_ART[what], seat=seat, mood=_mood(old, new))


def _army(view: Hadurak, army: int, strength: int, place: int) -> Changes:
    """Dead or gone, elsewhere, weaker or stronger."""
    seat, now = army // ARMIES, view.strength(army)
    facts: dict[str, Argument] = {"army": wording.army_name(view, army), "before": strength, "after": now}
    if place != OFF and view.place[army] == OFF:
        is_dead = view.out[army] or view.buried[army]
        says = "change-fell" if is_dead else "change-left"
        yield Change(text=Message(says, facts), art="hd-casualty", seat=seat, mood="bad")
        return
    if army % ARMIES != GARRISON and place != view.place[army]:
        where = wording.place_name(view, view.place[army] % AT_SEA)
        yield Change(text=Message("change-goes", {**facts, "place": where}), art=army_art(army), seat=seat)
    if strength != now:
        yield Change(text=Message("change-hit", facts), art=army_art(army), seat=seat, mood=_mood(strength, now))


def _site(view: Hadurak, site: int, holder: int, walls: int) -> Changes:
    """Whose it is now; if it stays, how its walls stand."""
    name, now = wording.site_name(view, site), view.holder(site)
    facts: dict[str, Argument] = {"site": name, "before": walls, "after": view.walls(site)}
    if holder != now:
        whose = {"seat": SeatName(holder)} if holder >= 0 else {}
        if now >= 0:
            taken: dict[str, Argument] = {"site": name, "seat": SeatName(now)}
            yield Change(text=Message("change-site-taken", taken), art="hd-city-200", seat=now, mood="good")
        says = "change-site-razed" if now == RAZED else "change-site-neutral"
        if holder >= 0:
            yield Change(text=Message(f"{says}-from", {**facts, **whose}), art="hd-city-200", seat=holder, mood="bad")
        elif now < 0:
            yield Change(text=Message(says, facts), art="hd-city-200")
    elif walls != view.walls(site):
        owner = now if now >= 0 else None
        mood = _mood(walls, view.walls(site)) if owner is not None else "even"
        art = "hd-breach" if view.walls(site) < walls else "hd-fortified"
        yield Change(text=Message("change-site-walls", facts), art=art, seat=owner, mood=mood)


def _offices(view: Hadurak, regent: int, patron: int) -> Changes:
    if view.regent != regent and view.regent != NOBODY:
        facts: dict[str, Argument] = {"seat": SeatName(view.regent), "other": wording.seat_name(view, regent)}
        yield Change(text=Message("change-regent", facts), art="hd-seal-regent", seat=view.regent)
    if view.patron != patron and view.patron != NOBODY:
        facts = {"seat": SeatName(view.patron), "other": wording.seat_name(view, patron)}
        yield Change(text=Message("change-patron", facts), art="hd-seal-church", seat=view.patron)


def _lasting(view: Hadurak) -> Changes:
    """What a card that stays does from now on."""
    if view.event == EVENT["heretic"] and view.heretic != NOBODY:
        facts: dict[str, Argument] = {"seat": SeatName(view.heretic)}
        yield Change(text=Message("change-heretic", facts), art="hd-faith", seat=view.heretic, mood="bad")
    if view.event == EVENT["childless"] and view.childless != NOBODY:
        facts = {"army": wording.army_name(view, view.childless)}
        seat = view.childless // ARMIES
        yield Change(text=Message("change-childless", facts), art=army_art(view.childless), seat=seat, mood="bad")
    if view.event == EVENT["truce_of_god"]:
        yield Change(text=Message("change-truce"), art="hd-siege")
