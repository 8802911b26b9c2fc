"""Hadurak's events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.core.events import Event
from regalia.core.words import Message
from regalia.games.hadurak import wording
from regalia.games.hadurak.faces import action_art
from regalia.games.hadurak.realm import CITY_COUNT, TERRITORIES
from regalia.games.hadurak.state import NOBODY, OFF, Hadurak
from regalia.scene.types import NewsItem

HEADINGS = ("round", "upkeep", "taxation", "wages", "draft", "assembly")
QUIET = ("paid_vassals",)
"""Told only where something was paid."""
ART = {
    "regent": "hd-seal-regent",
    "patron": "hd-seal-church",
    "banned": "hd-banned",
    "votes": "hd-vote",
    "committed": "hd-vote",
    "faith": "hd-faith",
    "pledged": "hd-faith",
    "blessed": "hd-faith",
    "crowns": "hd-crown-coin",
    "income": "hd-crown-coin",
    "gave": "hd-crown-coin",
    "looted": "hd-crown-coin",
    "ransom": "hd-crown-coin",
    "requisition": "hd-action-requisition",
    "marker": "hd-marker",
    "moved": "hd-action-mobilize",
    "sailed": "hd-ship",
    "landed": "hd-ship",
    "besieged": "hd-siege",
    "starved": "hd-siege",
    "breached": "hd-breach",
    "fortified": "hd-fortified",
    "razed": "hd-city-razed",
    "casualties": "hd-casualty",
    "died": "hd-casualty",
    "influence": "hd-influence",
    "lost_influence": "hd-influence",
    "hired": "hd-mercenary",
    "joined": "hd-mercenary",
    "law": "hd-agenda-law",
    "rebels": "hd-fate-rebellion",
    "fleet_lost": "hd-fate-fleet-lost",
    "no_news": "hd-fate-no-news",
    "fleet_home": "hd-fate-x2",
    "wins": "laurel",
}
SOUNDS = {
    "round": "bell",
    "card": "card",
    "neutral_card": "card",
    "event_card": "card",
    "fate": "card",
    "showed": "card",
    "fate_shuffled": "shuffle",
    "moved": "move",
    "sailed": "move",
    "retreated": "move",
    "placed": "place",
    "marker": "place",
    "castle": "build",
    "fortified": "build",
    "repaired": "build",
    "battle_field": "war",
    "battle_assault": "war",
    "battle_siege": "war",
    "income": "coin",
    "looted": "coin",
    "gave": "coin",
    "committed": "sealed",
    "law": "title",
    "carried_for": "title",
    "regent": "title",
    "patron": "title",
    "wins": "victory",
}


def news(view: Hadurak, event: Event) -> NewsItem | None:
    facts: Mapping[str, Any] = event.facts
    if event.name in QUIET and not facts.get("crowns"):
        return None
    said = {name: wording.fact(view, name, value) for name, value in facts.items()}
    seat = facts.get("seat")
    return NewsItem(
        text=Message(f"event-{event.name}", said),
        seat=seat if isinstance(seat, int) and seat != NOBODY else None,
        art=_art(event),
        places=_places(view, facts),
        sound=SOUNDS.get(event.name, ""),
        heading=event.name in HEADINGS,
    )


def _art(event: Event) -> str:
    if event.name in ("card", "neutral_card", "declined"):
        return action_art(event.facts["action"])
    return ART.get(event.name, "")


def _places(view: Hadurak, facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Where it happened, to be marked on the map."""
    if "place" in facts:
        return (TERRITORIES[facts["place"]],)
    site = facts.get("site", facts.get("city"))
    if site is None:
        return ()
    place = view.site_place(site)
    return (TERRITORIES[place],) if place != OFF or site < CITY_COUNT else ()
