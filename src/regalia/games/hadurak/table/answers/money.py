"""Answers that cost crowns or faith: events, expeditions, walls, mercenaries, gifts and heirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.words import Message, SeatName
from regalia.games.hadurak.pieces.cards import VOYAGES, WAGE
from regalia.games.hadurak.rules.events.resolving import receiver_cost
from regalia.games.hadurak.rules.neutral_cards import FORTIFY, REPAIR, Work, costs
from regalia.games.hadurak.state import OFF
from regalia.games.hadurak.table.answers.armies import by_army
from regalia.games.hadurak.table.answers.battles import by_city
from regalia.games.hadurak.table.answers.clicks import Ways, at_place, by_button, number, seat_button
from regalia.games.hadurak.table.answers.marches import by_move
from regalia.games.hadurak.table.faces import army_art, troop_art
from regalia.games.hadurak.table.trays import offer_id
from regalia.games.hadurak.words import wording
from regalia.scene.clicks import button
from regalia.scene.types import Sign, Target


def _receiver(ask: Ask, seat: int) -> Ways:
    cost = receiver_cost(ask.state, ask.seat, seat)
    note = Message("option-faith", {"count": cost}) if cost else None
    yield (seat_button(ask.state, seat, note),)


def _faith(ask: Ask, count: int) -> Ways:
    yield (button(f"n-{count}", Message("button-faith", {"count": count}), "hd-faith" if count else "cross"),)


def _stake(ask: Ask, count: int) -> Ways:
    yield (button(f"n-{count}", wording.option(ask, count), "hd-crown-coin" if count else "cross"),)


def _voyage(ask: Ask, voyage: int) -> Ways:
    where = VOYAGES[voyage].replace("_", "-")
    name = wording.voyage_name(ask.state, voyage)
    yield (button(where, name, f"hd-expedition-{where}", Message(f"note-{where}"), explain=name.id),)


FEW = 4
"""So many works fit the bar; of more the city is clicked first."""


def _paid_work(ask: Ask, option: Work) -> Ways:
    """On the map; where there are few, each is a button too, with its price."""
    verb, site, count = option
    breach, fort = costs(ask.state, ask.seat)
    price = Message("option-crowns", {"count": count * breach if verb == REPAIR else fort})
    yield from _work(ask, option, price)
    if len(ask.options) <= FEW and ask.state.site_place(site) != OFF:
        yield (button(ask.text(option), wording.option(ask, option), WORK_ART[verb], price),)


WORK_ART = {REPAIR: "hd-breach", FORTIFY: "hd-fortified", "breach": "hd-breach", "unfortify": "hd-fortified"}


def _work(ask: Ask, option: Work, price: Message | None = None) -> Ways:
    """The city or castle on the map, then what is done."""
    verb, site, count = option
    place = ask.state.site_place(site)
    done = button(f"{verb}-{count}", wording.option(ask, option), WORK_ART[verb], price)
    yield (at_place(place), done) if place != OFF else (done,)


def _event_choice(ask: Ask, option: tuple[Any, ...]) -> Ways:
    verb = option[0]
    if verb == "troop":
        for at, troop in enumerate(ask.state.offer):
            if troop == option[1]:
                yield (Target(at=f"card:{offer_id(at)}"),)
    elif verb == "city":
        yield from by_city(ask, option[1])
    elif verb == "move":
        yield from by_move(ask, (option[1], option[2]))
    elif verb == "restore":
        yield from by_army(ask, option[1])
    elif verb in ("repair", "fortify", "unfortify", "breach"):
        yield from _work(ask, (option[0], option[1], option[2]))
    else:
        yield from by_button(ask, option)


def _hire(ask: Ask, option: tuple[tuple[int, ...], tuple[int, ...]]) -> Ways:
    """Cards of the offer; with several also which further markers are used up, if there is a choice."""
    troops, spaces = option
    free = list(enumerate(ask.state.offer))
    path = []
    for troop in troops:
        at = next(at for at, other in free if other == troop)
        free.remove((at, troop))
        path.append(_offered(ask, at, troop))
    alike = [each for each in ask.options if not isinstance(each, str) and each[0] == troops]
    if len(alike) > 1:
        names = ", ".join(str(space + 1) for space in spaces)
        path.append(button(f"spaces-{names}", Message("button-spaces", {"spaces": names}), "hd-marker"))
    yield tuple(path)
    if len(troops) == 1:
        for at, troop in free:
            if troop == troops[0]:
                yield (_offered(ask, at, troop),)


def _offered(ask: Ask, at: int, troop: int) -> Target:
    name = wording.troop_name(ask.state, troop)
    return Target(
        at=f"card:{offer_id(at)}",
        art=troop_art(troop),
        name=name,
        note=Message("option-crowns", {"count": WAGE[troop]}),
    )


def _unpaid(ask: Ask, option: tuple[int, int]) -> Ways:
    """Whoever is clicked gets no wage and leaves."""
    troop = option[1]
    note = Message("note-unpaid", {"crowns": WAGE[troop]})
    yield (button(ask.text(option), wording.option(ask, option), troop_art(troop), note, "war"),)


def _gift(ask: Ask, option: tuple[int, int]) -> Ways:
    other, crowns = option
    asks = Message("then-give_crowns", {"other": SeatName(other)})
    yield replace(seat_button(ask.state, other), asks=asks), number(crowns, "hd-crown-coin")


def _hostage(ask: Ask, option: tuple[str, int, int]) -> Ways:
    verb, army, other = option
    first = button(f"heir-{army}", wording.army_name(ask.state, army), army_art(army))
    sign: Sign = "war" if verb == "kill" else "legal"
    yield first, button(f"{verb}-{other}", wording.option(ask, option), sign=sign)


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "event_receiver": _receiver,
    "event_cancel": _faith,
    "event_choice": _event_choice,
    "expedition_start": _voyage,
    "expedition_stake": _stake,
    "fortification": _paid_work,
    "hire": _hire,
    "wages": _unpaid,
    "give_crowns": _gift,
    "hostage": _hostage,
}
