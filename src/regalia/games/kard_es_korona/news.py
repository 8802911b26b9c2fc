"""Events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.core.events import Event
from regalia.core.words import Message
from regalia.games.kard_es_korona import wording
from regalia.games.kard_es_korona.constants import ARMS, EVENTS
from regalia.games.kard_es_korona.state import Kard
from regalia.scene.types import NewsItem

ART = {
    "year_began": "kk-double-cross",
    "passed": "kk-pass",
    "stepped": "kk-step",
    "attacked": "kk-battle",
    "battle_began": "kk-battle",
    "clash": "kk-battle",
    "occupied": "kk-castle",
    "withdrew": "kk-escape",
    "retreats": "kk-escape",
    "called_off": "kk-escape",
    "duel_roll": "kk-duel",
    "duel_won": "kk-duel",
    "escaped": "kk-escape",
    "captured": "kk-captive",
    "ransomed": "kk-ransom",
    "oath_offered": "kk-oath",
    "sworn": "kk-vassal",
    "freed": "kk-liege",
    "taxed": "kk-coin-groat",
    "gave": "kk-coin-groat",
    "half_returned": "kk-coin-groat",
    "coins_debased": "kk-coin-groat",
    "election_began": "kk-election",
    "bid_opened": "kk-election",
    "treasury_stated": "kk-purse",
    "starts": "kk-start",
    "won_by_standing": "kk-crown",
    "won_by_offices": "kk-crown",
    "won_by_castles": "kk-crown",
    "won_by_provinces": "kk-crown",
    "won_by_years": "kk-crown",
}
OF_OFFICES = ("elected", "office_sold", "office_offered", "office_stays")
OF_UNITS = ("recruited", "placed", "unit_lost", "unit_gained", "inherited", "neutral_gained", "neutral_placed", "led")
SOUNDS = {
    "year_began": "bell",
    "event_drawn": "card",
    "placed": "place",
    "recruited": "place",
    "taxed": "coin",
    "gave": "coin",
    "ransomed": "coin",
    "stepped": "move",
    "attacked": "war",
    "battle_began": "war",
    "clash": "dice",
    "rerolled": "dice",
    "contest_roll": "dice",
    "rain_roll": "dice",
    "escape_rolled": "dice",
    "duel_roll": "dice",
    "election_began": "sealed",
    "elected": "title",
    "office_sold": "title",
    "won_by_standing": "victory",
    "won_by_offices": "victory",
    "won_by_castles": "victory",
    "won_by_provinces": "victory",
    "won_by_years": "victory",
}
HEADINGS = ("year_began", "election_began")


def news(view: Kard, event: Event) -> NewsItem:
    """An event in words, with where it happened."""
    facts = {name: wording.fact(view, name, value) for name, value in event.facts.items()}
    seat, county = event.facts.get("seat"), event.facts.get("county")
    return NewsItem(
        text=Message(f"event-{event.name}", facts),
        seat=seat if isinstance(seat, int) else None,
        art=_art(event.name, event.facts),
        places=() if county is None else (view.map.ids[county],),
        sound=SOUNDS.get(event.name, ""),
        heading=event.name in HEADINGS,
    )


def _art(name: str, facts: Mapping[str, Any]) -> str:
    if name == "event_drawn":
        return f"kk-event-{EVENTS[facts['event']].replace('_', '-')}"
    if name in OF_OFFICES:
        return "kk-office-" + ("judge", "treasurer", "palatine")[facts["office"]]
    arm = facts.get("arm", facts.get("mover", 0))
    if name in OF_UNITS and arm < len(ARMS):
        return f"kk-unit-{ARMS[arm]}"
    return ART.get(name, "")
