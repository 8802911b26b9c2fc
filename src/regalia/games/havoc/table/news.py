"""Havoc's events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regalia.core.events import Event
from regalia.core.words import Message
from regalia.games.havoc import wording
from regalia.games.havoc.cards import DOG, NAMES
from regalia.games.havoc.faces import BACK_ART
from regalia.games.havoc.seating import held_id
from regalia.games.havoc.state import Havoc
from regalia.games.havoc.table import DECK, DISCARD
from regalia.scene.types import NewsItem, Travel

Facts = Mapping[str, Any]
Travels = tuple[Travel, ...]

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
ALSO_TOLD = {"drew": "card", "discarded": "card"}
"""Events of which who knows the card is told in a sentence of his own."""


def news(view: Havoc, event: Event) -> NewsItem | None:
    """An event in words, with what went from where to where."""
    if ALSO_TOLD.get(event.name) in event.facts:
        return None
    facts = {name: wording.fact(view, name, value) for name, value in event.facts.items()}
    seat = event.facts.get("seat")
    travels = TRAVELS.get(event.name)
    return NewsItem(
        text=Message(f"event-{event.name}", facts),
        seat=seat if isinstance(seat, int) and seat >= 0 else None,
        art=ART.get(event.name, ""),
        travels=travels(view, event.facts) if travels else (),
        sound=SOUNDS.get(event.name, ""),
        heading=event.name in HEADINGS,
    )


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
