"""Answers about one's own armies: first troops, castle and nobles, and what goes from one army to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.words import Message
from regalia.games.hadurak.notation import ALL
from regalia.games.hadurak.pieces.cards import BARONS, SHAPES, STRENGTH
from regalia.games.hadurak.state import ARMIES, GARRISON, Hadurak
from regalia.games.hadurak.table.answers.clicks import Ways, at_army, at_place, number
from regalia.games.hadurak.table.faces import army_art, army_card_id, troop_art
from regalia.games.hadurak.table.tinctures import TINCTURES
from regalia.games.hadurak.words import wording
from regalia.scene.clicks import button
from regalia.scene.types import Target


def own_name(s: Hadurak, army: int) -> Message:
    """An army as its own baron calls it."""
    return Message("castle-yours") if army % ARMIES == GARRISON else wording.army_name(s, army)


def _own_option(s: Hadurak, army: int) -> Message:
    """The same, standing alone as an answer."""
    return Message("option-castle-yours") if army % ARMIES == GARRISON else wording.army_name(s, army)


def _baron(ask: Ask, baron: int) -> Ways:
    """Among six of them the short name, and the arms in the baron's own colour."""
    chip = button(BARONS[baron], Message(f"baron-{BARONS[baron]}"), f"hd-arms-{BARONS[baron]}")
    yield (replace(chip, tincture=TINCTURES[baron]),)


def _first_troops(ask: Ask, units: tuple[int, ...]) -> Ways:
    yield tuple(_army_to_gather(ask, ARMIES * ask.seat + unit) for unit in units)


def _army_to_gather(ask: Ask, army: int) -> Target:
    return Target(at=f"card:{army_card_id(army)}", art=army_art(army), name=_own_option(ask.state, army))


def _place(ask: Ask, place: int) -> Ways:
    yield (at_place(place),)


def _noble_to_place(ask: Ask, option: tuple[int, int]) -> Ways:
    army, place = option
    asks = Message(f"then-{ask.kind.id}", {"noble": wording.army_name(ask.state, army)})
    yield at_army(army, asks), at_place(place, ghost=army_art(army))


def by_army(ask: Ask, army: int) -> Ways:
    yield (at_army(army),)


def _army_button(ask: Ask, army: int) -> Ways:
    """In a battle the stage lies over the cards: buttons do as well."""
    s: Hadurak = ask.state
    note = Message("note-strength", {"strength": s.strength(army)})
    if ask.kind.id == "commander":
        helps = f"note-commander-{SHAPES[army % ARMIES]}" if s.rested[army] else "note-commander-tired"
        note = Message(helps, {"strength": s.strength(army)})
    yield (button(f"army-{army}", _own_option(ask.state, army), army_art(army), note),)


def _transfer(ask: Ask, option: tuple[int, int, int]) -> Ways:
    giver, taker, troop = option
    name = wording.troop_name(ask.state, troop)
    art = "hd-mercenary" if troop == ALL else troop_art(troop)
    which = Message("then-rearrange", {"army": own_name(ask.state, giver)})
    whom = Message("then-rearrange-troops", {"troops": name})
    troops = button(f"troop-{troop}", Message("option-troops", {"troops": name}), art)
    yield at_army(giver, which), replace(troops, asks=whom), at_army(taker)


def _troop(ask: Ask, troop: int) -> Ways:
    yield (button(f"troop-{troop}", wording.option(ask, troop), troop_art(troop)),)


def _troops(ask: Ask, troops: tuple[int, ...]) -> Ways:
    """Several cards at once; the strongest stands for them."""
    art = troop_art(max(troops, key=lambda troop: STRENGTH[troop])) if troops else ""
    yield (button(ask.text(troops), wording.option(ask, troops), art),)


def by_troop(ask: Ask, option: tuple[int, int]) -> Ways:
    """Whose they are is said where there are several armies."""
    _, troop = option
    art = "hd-mercenary" if troop == ALL else troop_art(troop)
    givers = {each[0] for each in ask.options if isinstance(each, tuple)}
    alone = Message("option-troops", {"troops": wording.troop_name(ask.state, troop)})
    yield (button(ask.text(option), wording.option(ask, option) if len(givers) > 1 else alone, art),)


def _recruits(ask: Ask, option: tuple[int, int]) -> Ways:
    army, count = option
    asks = Message("then-recruiting", {"army": own_name(ask.state, army)})
    yield at_army(army, asks), number(count, "hd-casualty")


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "choose_baron": _baron,
    "assign_initial": _first_troops,
    "place_castle": _place,
    "enter_noble": _noble_to_place,
    "place_noble": _noble_to_place,
    "collect_troops": by_troop,
    "commander": _army_button,
    "which_army": _army_button,
    "deserter": _troop,
    "losses_paid": _troops,
    "recruiting": _recruits,
    "assign_troop": by_army,
    "give_office": _army_button,
    "rearrange": _transfer,
}
