"""Havoc's events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from regalia.core.events import Event
from regalia.core.words import Message
from regalia.games.havoc.pieces.cards import DOG, NAMES
from regalia.games.havoc.state import JOHN_SEAT, Havoc
from regalia.games.havoc.table.battle_standing import fighters
from regalia.games.havoc.table.ending import crowned
from regalia.games.havoc.table.faces import BACK_ART, dog_id
from regalia.games.havoc.table.seating import held_id
from regalia.games.havoc.table.trays import DECK, DISCARD, RECRUITS
from regalia.games.havoc.words import wording
from regalia.scene.herald import Facts, Herald, Travels, paced
from regalia.scene.types import NewsItem, Travel

ART = {
    "peace_turned": "hv-card-peace",
    "year_of_peace": "hv-card-peace",
    "keeps_peace": "hv-card-peace",
    "card_drawn": "hv-mark-hand",
    "caught": "hv-dog-head",
    "robbed": "hv-dog-head",
    "scavenged": "hv-dog-head",
    "dogs_out": "hv-dog-head",
    "swapped": "hv-dog-head",
    "havoc": "hv-card-havoc",
    "john_cries_havoc": "hv-card-havoc",
    "stayed_out": "hv-mark-out",
    "passed": "hv-mark-passed",
    "laid": "hv-mark-crossed-swords",
    "ranked": "hv-vp-token",
    "john_drawn": "hv-card-john",
    "castillon": "hv-battle-castillon",
    "game_ended": "laurel",
}
SOUNDS = {
    "peace_turned": "place",
    "year_of_peace": "bell",
    "drew": "card",
    "card_drawn": "card",
    "took_recruit": "card",
    "placed": "card",
    "turned_up": "card",
    "caught": "place",
    "robbed": "place",
    "took_corpse": "card",
    "scavenged": "card",
    "discarded": "card",
    "card_discarded": "card",
    "reshuffled": "shuffle",
    "havoc": "war",
    "john_cries_havoc": "war",
    "castillon": "war",
    "laid": "card",
    "stayed_out": "move",
    "passed": "sealed",
    "ranked": "coin",
    "keeps_peace": "title",
    "last_deal": "shuffle",
    "game_ended": "victory",
}
HEADINGS = ("havoc", "john_cries_havoc", "castillon", "year_of_peace", "last_deal")
QUICK = ("john_left", "next_battle", "battle_put_aside")
FOUGHT = ("laid", "passed", "dogs_out", "ranked", "scavenged")
"""What happens in a battle touches all who are in it."""
ALSO_TOLD = {"drew": "card", "discarded": "card"}
"""Those who know the card are told of it by an event of their own."""


# --- what went from where to where --------------------------------------------------------------------------------
# A card that is shown at neither end comes from, or goes to, the player's panel.


def _hand(seat: int) -> str:
    return f"counter:{held_id(seat)}"


def _card(card: int) -> str:
    return f"card:{NAMES[card]}"


def _drew(view: Havoc, facts: Facts) -> Travels:
    seat = facts["seat"]
    return (Travel(art=BACK_ART, seat=seat, start=f"card:{DECK}", end=_hand(seat)),)


def _card_drawn(view: Havoc, facts: Facts) -> Travels:
    """Only its owner is told."""
    return (_moved(facts["card"], f"card:{DECK}"),) if facts["card"] != DOG else ()


def _moved(card: int, start: str, seat: int | None = None) -> Travel:
    return Travel(art=BACK_ART, seat=seat, start=start, end=_card(card))


def _glides(view: Havoc, facts: Facts) -> Travels:
    """One card, from where it was to where it is."""
    return _glide(view, facts, (facts["card"],))


def _glide(view: Havoc, facts: Facts, cards: tuple[int, ...]) -> Travels:
    return tuple(_moved(card, _card(card), facts["seat"]) for card in cards if card != DOG)


def _laid(view: Havoc, facts: Facts) -> Travels:
    return _glide(view, facts, tuple(facts["cards"]))


def _turned_up(view: Havoc, facts: Facts) -> Travels:
    return (_moved(facts["card"], f"card:{DECK}"),) if facts["card"] != DOG else ()


def _took_corpse(view: Havoc, facts: Facts) -> Travels:
    return (_moved(facts["card"], f"card:{DISCARD}", facts["seat"]),)


def _thrown_away(view: Havoc, facts: Facts) -> Travels:
    seat = facts["seat"]
    return (Travel(art=BACK_ART, seat=seat, start=_hand(seat), end=f"card:{DISCARD}"),)


def _reshuffled(view: Havoc, facts: Facts) -> Travels:
    return (Travel(art=BACK_ART, start=f"card:{DISCARD}", end=f"card:{DECK}"),)


TRAVELS: dict[str, Callable[[Havoc, Facts], Travels]] = {
    "drew": _drew,
    "card_drawn": _card_drawn,
    "took_recruit": _glides,
    "placed": _glides,
    "scavenged": _glides,
    "laid": _laid,
    "turned_up": _turned_up,
    "took_corpse": _took_corpse,
    "discarded": _thrown_away,
    "caught": _thrown_away,
    "robbed": _thrown_away,
    "reshuffled": _reshuffled,
}


def _things(view: Havoc, facts: Facts) -> tuple[str, ...]:
    """Cards that lie open since."""
    cards = facts.get("cards", (facts["card"],) if "card" in facts else ())
    return tuple(_card(card) for card in cards if card != DOG)


def _fresh_dogs(view: Havoc, event: Event) -> tuple[str, ...]:
    """Of the dogs in a layout or among the recruits the last ones."""
    facts = event.facts
    if event.name == "laid":
        new, lying, where = facts["cards"].count(DOG), view.laid[facts["seat"]], f"s{facts['seat']}"
    elif event.name in ("placed", "turned_up"):
        new, lying, where = int(facts["card"] == DOG), view.recruits, RECRUITS
    else:
        return ()
    dogs = lying.count(DOG)
    return tuple(f"card:{dog_id(where, at)}" for at in range(max(0, dogs - new), dogs))


HERALD = Herald(wording.fact, ART, SOUNDS, HEADINGS, TRAVELS, paces=paced(QUICK), things=_things)


def news(view: Havoc, event: Event) -> NewsItem | None:
    if ALSO_TOLD.get(event.name) in event.facts:
        return None
    item = HERALD.news(view, event)
    item = replace(item, things=(*item.things, *_fresh_dogs(view, event)))
    if event.name == "laid" and event.facts.get("combination"):
        word = "leads" if event.facts["takes_lead"] else "makes"
        item = replace(item, text=Message(f"event-laid-{word}", item.text.args))
    if event.name == "game_ended":
        item = replace(item, text=Message("event-game_ended-by", {"crowned": crowned(view)}))
    if event.name in FOUGHT:
        item = replace(item, seats=tuple(seat for seat in fighters(view) if seat not in (JOHN_SEAT, item.seat)))
    return item
