"""Events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from regalia.core.events import Event
from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona.pieces.numbers import ARMS, EVENTS, LORD, OFFICES
from regalia.games.kard_es_korona.rules.contest import START, TIED_BID, TOURNAMENT_PRIZE
from regalia.games.kard_es_korona.state import HIDDEN, Kard
from regalia.games.kard_es_korona.table.peace.election_stage import electors
from regalia.games.kard_es_korona.table.surface import house
from regalia.games.kard_es_korona.words import wording
from regalia.scene.herald import Facts, Herald, Travels, paced
from regalia.scene.types import NewsItem, Travel


def _event_art(facts: Facts) -> str:
    return f"kk-event-{EVENTS[facts['event']].replace('_', '-')}"


def _office_art(facts: Facts) -> str:
    return f"kk-office-{OFFICES[facts['office']]}"


def _unit_art(facts: Facts) -> str:
    arm = facts.get("arm", facts.get("mover", 0))
    return f"kk-unit-{ARMS[arm]}" if arm < len(ARMS) else ""


OF_OFFICES = ("elected", "office_sold", "office_offered", "office_stays")
OF_UNITS = ("recruited", "placed", "unit_lost", "unit_gained", "inherited", "neutral_gained", "neutral_placed", "led")
ART: dict[str, str | Callable[[Facts], str]] = {
    **dict.fromkeys(OF_OFFICES, _office_art),
    **dict.fromkeys(OF_UNITS, _unit_art),
    "event_drawn": _event_art,
    "year_began": "kk-double-cross",
    "passed": "kk-pass",
    "stepped": "kk-step",
    "attacked": "kk-battle",
    "battle_began": "kk-battle",
    "clash": "kk-battle",
    "losses": "kk-battle",
    "battle_ended": "kk-battle",
    "forced_attack": "kk-battle",
    "got_away": "kk-escape",
    "lord_went": "kk-lord",
    "joined_lord": "kk-step",
    "rain_roll": "kk-event-esos-osz",
    "escape_rolled": "kk-escape",
    "eliminated": "kk-lord",
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

QUICK = (
    "province_chosen",
    "placed",
    "garrisons_placed",
    "neutral_placed",
    "neutral_gained",
    "neutral_lost",
    "taxed",
    "coins_debased",
    "treasury_stated",
)
SLOW = (
    "clash",
    "rerolled",
    "losses",
    "rain_roll",
    "rerolled_die",
    "duel_roll",
    "escape_rolled",
    "elected",
    "office_stays",
)


def _places(view: Kard, facts: Facts) -> tuple[str, ...]:
    return (view.board.ids[facts["county"]],) if "county" in facts else ()


def _touches(view: Kard, facts: Facts) -> tuple[int, ...]:
    """Whoever is named beside the one who acts, both sides of the fight, and whom a new attack is made on."""
    named = [facts["other"]] if "other" in facts else []
    fighting = [view.fight.attacker, view.foe] if view.fight is not None else []
    if "movers" in facts:
        fighting.append(view.holder[facts["county"]])
    voting = electors(view) if view.election else ()
    return tuple(sorted({seat for seat in (*named, *fighting, *voting) if 0 <= seat < view.seats}))


def _moved(view: Kard, facts: Facts) -> Travels:
    """Every group of a step from its county to the target."""
    ids, seat = view.board.ids, facts["seat"]
    end = f"place:{ids[facts['county']]}"
    return tuple(
        Travel(art=_mover_art(view, seat, mover), seat=seat, count=number, start=f"place:{ids[origin]}", end=end)
        for origin, mover, number, _ in facts["movers"]
    )


def _went(view: Kard, facts: Facts) -> Travels:
    """An army from the county it leaves."""
    ids, seat = view.board.ids, facts["seat"]
    start, end = f"place:{ids[facts['origin']]}", f"place:{ids[facts['county']]}"
    return tuple(
        Travel(art=_mover_art(view, seat, mover), seat=seat, count=int(number), start=start, end=end)
        for mover, number in enumerate(facts["army"])
        if number
    )


def _lord_went(view: Kard, facts: Facts) -> Travels:
    return _went(view, {**facts, "army": (0, 0, 0, 1)})


def _mover_art(view: Kard, seat: int, mover: int) -> str:
    return f"kk-unit-{ARMS[mover]}" if mover < LORD else f"kk-banner-{house(view.home[seat])}"


TRAVELS: dict[str, Callable[[Kard, Facts], Travels]] = {
    **dict.fromkeys(("stepped", "attacked"), _moved),
    **dict.fromkeys(("withdrew", "got_away", "forced_attack", "joined_lord"), _went),
    **dict.fromkeys(("escaped", "lord_went"), _lord_went),
}

_herald = Herald(
    wording.fact, ART, SOUNDS, HEADINGS, TRAVELS, places=_places, paces=paced(QUICK, SLOW), touches=_touches
)


NOT_TOLD = {"elected": {"amount": HIDDEN}}
"""Facts that events of tables from before they were told do not have."""


def news(view: Kard, event: Event) -> NewsItem | None:
    """An army that is set up unit by unit is told once, when it stands; a clash without dice not at all."""
    if event.name == "clash" and not event.facts["strikes"]:
        return None
    item = _herald.news(view, Event(event.name, {**NOT_TOLD.get(event.name, {}), **event.facts}))
    if event.name in CASES:
        which = CASES[event.name](view, event.facts)
        return replace(item, text=Message(f"{item.text.id}{which}", item.text.args))
    if event.name != "placed" or "left" not in event.facts:
        return item
    stands = Message("event-set_up", {"seat": SeatName(event.facts["seat"])})
    return None if event.facts["left"] else replace(item, text=stands, art="kk-castle")


# --- events with several sentences --------------------------------------------------------------------------------


def _who_is_named(view: Kard, facts: Facts) -> str:
    """Only of a side with somebody in it."""
    attackers, defenders = any(facts["army"]), any(facts["defenders"])
    if attackers and defenders:
        return ""
    return "-attackers" if attackers else "-defenders" if defenders else "-nobody"


def _what_for(view: Kard, facts: Facts) -> str:
    """What a roll for the highest is about; events of old do not say."""
    return CONTESTS.get(facts.get("contest"), "")


CONTESTS: dict[int | None, str] = {START: "-start", TOURNAMENT_PRIZE: "-tournament", TIED_BID: "-tie"}
CASES: dict[str, Callable[[Kard, Facts], str]] = {
    "losses": _who_is_named,
    "battle_ended": _who_is_named,
    "contest_roll": _what_for,
}
