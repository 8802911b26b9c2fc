"""Kingsburg's events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.numbers import GOODS
from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.state import Kingsburg
from regalia.games.kingsburg.table.court import DICE, cell_id
from regalia.games.kingsburg.table.seating import building_id, good_id, soldiers_id, token_id
from regalia.games.kingsburg.words import wording
from regalia.scene.herald import Facts, Herald, Travels, paced
from regalia.scene.types import Travel

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


# --- what went from where to where --------------------------------------------------------------------------------


def _placed(view: Kingsburg, facts: Facts) -> Travels:
    placement, seat = Placement(*facts["placement"]), facts["seat"]
    end = f"cell:{cell_id(placement.advisor)}"
    return tuple(Travel(art=f"{DICE}-{face}", seat=seat, start=f"seat:{seat}", end=end) for face in placement.own)


def _helped(view: Kingsburg, facts: Facts) -> Travels:
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


def _got_token(view: Kingsburg, facts: Facts) -> Travels:
    start = f"cell:{cell_id(facts['advisor'])}"
    return (Travel(art="kb-plus2", seat=facts["seat"], start=start, end=f"counter:{token_id(facts['seat'])}"),)


def _built(view: Kingsburg, facts: Facts) -> Travels:
    seat, end = facts["seat"], f"cell:{building_id(facts['seat'], facts['building'])}"
    return tuple(
        Travel(art=f"kb-{GOODS[good]}", seat=seat, count=count, start=f"counter:{good_id(seat, good)}", end=end)
        for good, count in enumerate(facts["goods"])
        if count
    )


TRAVELS: dict[str, Callable[[Kingsburg, Facts], Travels]] = {
    "placed": _placed,
    "helped": _helped,
    "got_token": _got_token,
    "built": _built,
}

QUICK = ("aid_good", "guild_paid", "order_set", "envoy_stays", "envoy_unused", "inn", "embassy", "town_hall_token")
SLOW = ("rolled", "rerolled_all", "rerolled_one", "enemy_revealed", "kings_die")


def _touches(view: Kingsburg, facts: Facts) -> tuple[int, ...]:
    """The King's die and the enemy come to everybody."""
    is_for_all = view.is_revealed and ("enemy" in facts or "number" in facts)
    return tuple(range(view.seats)) if is_for_all else ()


def _things(view: Kingsburg, facts: Facts) -> tuple[str, ...]:
    """The advisor who was claimed, and the building that was built."""
    if "placement" in facts:
        return (f"cell:{cell_id(Placement(*facts['placement']).advisor)}",)
    return (
        (f"cell:{building_id(facts['seat'], facts['building'])}",) if "goods" in facts and "building" in facts else ()
    )


news = Herald(
    wording.fact, ART, SOUNDS, HEADINGS, TRAVELS, paces=paced(QUICK, SLOW), touches=_touches, things=_things
).news
