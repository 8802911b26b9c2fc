"""Kingsburg's events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regalia.core.events import Event
from regalia.core.words import Argument, Message
from regalia.games.kingsburg import wording
from regalia.games.kingsburg.constants import GOODS
from regalia.games.kingsburg.court import DICE, cell_id
from regalia.games.kingsburg.goods import Goods
from regalia.games.kingsburg.placements import Placement
from regalia.games.kingsburg.seating import building_id, good_id, soldiers_id, token_id
from regalia.games.kingsburg.state import Kingsburg
from regalia.scene.types import NewsItem, Travel

Facts = Mapping[str, Any]
Travels = tuple[Travel, ...]

HEADINGS = ("year_began", "season_began", "enemy_revealed")
ART = {
    "aid_die": "kb-phase-aid",
    "aid_good": "kb-phase-aid",
    "envoy_given": "kb-envoy",
    "envoy_stays": "kb-envoy",
    "envoy_declared": "kb-envoy",
    "envoy_unused": "kb-envoy",
    "guild_paid": "kb-gold",
    "rolled": "kb-die-5",
    "rerolled_all": "kb-die-5",
    "rerolled_one": "kb-die-5",
    "looked": "kb-look",
    "enemy_seen": "kb-look",
    "got_token": "kb-plus2",
    "inn": "kb-plus2",
    "town_hall_token": "kb-plus2",
    "embassy": "kb-vp",
    "town_hall_traded": "kb-vp",
    "town_hall_paid_token": "kb-vp",
    "rewarded": "kb-phase-reward",
    "recruited": "kb-soldier",
    "kings_die": "kb-die-5",
    "won": "kb-army-shield",
    "drew": "kb-army-shield",
    "beaten": "kb-army-shield",
    "fortress": "kb-vp",
    "strongest": "kb-vp",
    "cathedral": "kb-building-cathedral",
    "game_ended": "laurel",
}
SOUNDS = {
    "aid_good": "coin",
    "aid_die": "title",
    "envoy_given": "title",
    "rolled": "dice",
    "rerolled_all": "dice",
    "rerolled_one": "dice",
    "placed": "place",
    "must_pass": "sealed",
    "passed": "sealed",
    "helped": "coin",
    "traded": "coin",
    "got_token": "coin",
    "built": "build",
    "rewarded": "title",
    "recruited": "move",
    "enemy_revealed": "war",
    "kings_die": "dice",
    "spoils": "coin",
    "beaten": "war",
    "lost_building": "war",
    "game_ended": "victory",
}


def news(view: Kingsburg, event: Event) -> NewsItem:
    """An event in words, with what went from where to where."""
    facts: dict[str, Argument] = {name: wording.fact(view, name, value) for name, value in event.facts.items()}
    seat = event.facts.get("seat")
    travels = TRAVELS.get(event.name)
    return NewsItem(
        text=Message(f"event-{event.name}", facts),
        seat=seat if isinstance(seat, int) else None,
        art=ART.get(event.name, ""),
        travels=travels(event.facts) if travels else (),
        sound=SOUNDS.get(event.name, ""),
        heading=event.name in HEADINGS,
    )


# --- what went from where to where --------------------------------------------------------------------------------


def _placed(facts: Facts) -> Travels:
    placement, seat = Placement(*facts["placement"]), facts["seat"]
    end = f"cell:{cell_id(placement.advisor)}"
    return tuple(Travel(art=f"{DICE}-{face}", seat=seat, start=f"seat:{seat}", end=end) for face in placement.own)


def _helped(facts: Facts) -> Travels:
    goods, soldiers, _ = facts["gains"]
    start = f"cell:{cell_id(facts['advisor'])}"
    found = _goods(facts["seat"], goods, start)
    if soldiers:
        end = f"counter:{soldiers_id(facts['seat'])}"
        found += (Travel(art="kb-soldier", seat=facts["seat"], count=soldiers, start=start, end=end),)
    return found


def _goods(seat: int, goods: Goods, start: str) -> Travels:
    return tuple(
        Travel(art=f"kb-{GOODS[good]}", seat=seat, count=count, start=start, end=f"counter:{good_id(seat, good)}")
        for good, count in enumerate(goods)
        if count
    )


def _got_token(facts: Facts) -> Travels:
    start = f"cell:{cell_id(facts['advisor'])}"
    return (Travel(art="kb-plus2", seat=facts["seat"], start=start, end=f"counter:{token_id(facts['seat'])}"),)


def _built(facts: Facts) -> Travels:
    seat, end = facts["seat"], f"cell:{building_id(facts['seat'], facts['building'])}"
    return tuple(
        Travel(art=f"kb-{GOODS[good]}", seat=seat, count=count, start=f"counter:{good_id(seat, good)}", end=end)
        for good, count in enumerate(facts["goods"])
        if count
    )


TRAVELS: dict[str, Callable[[Facts], Travels]] = {
    "placed": _placed,
    "helped": _helped,
    "got_token": _got_token,
    "built": _built,
}
