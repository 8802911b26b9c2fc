"""Hadurak's events for the log, the motion, the sounds and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.events import Event
from regalia.games.hadurak.pieces.board import CITY_COUNT, TERRITORIES
from regalia.games.hadurak.pieces.cards import COLOURS, EVENT_COLOUR, FIELDS
from regalia.games.hadurak.state import AT_SEA, OFF, Hadurak
from regalia.games.hadurak.table.faces import action_art, army_art
from regalia.games.hadurak.table.peace.council_stage import ANSWER_ART
from regalia.games.hadurak.table.trays import agenda_art
from regalia.games.hadurak.words import wording
from regalia.scene.herald import Facts, Herald, paced
from regalia.scene.types import NewsItem, Travel

HEADINGS = ("round", "upkeep", "taxation", "wages", "draft", "assembly")
QUIET = {"paid_vassals": "crowns", "committed": "count", "suffers": "count"}
"""Told only if there is something to tell: paid, given or lost."""
TOLD_BY_OTHERS = ("battle_siege", "carried", "failed")
"""What comes at once before or after says it too, and more."""
ART: dict[str, str | Callable[[Facts], str]] = {
    **dict.fromkeys(("card", "neutral_card", "declined"), lambda facts: action_art(facts["action"])),
    **dict.fromkeys(("regent", "fated_regent"), "hd-seal-regent"),
    **dict.fromkeys(("patron", "fated_patron"), "hd-seal-church"),
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
    "retreated": "hd-action-mobilize",
    "battle_field": "hd-action-mobilize",
    "battle_assault": "hd-fate-deal-100",
    "battle_over": "hd-fate-deal-100",
    "besieged": "hd-siege",
    "starved": "hd-siege",
    "breached": "hd-breach",
    "fortified": "hd-fortified",
    **dict.fromkeys(("razed", "ruins"), "hd-city-razed"),
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
    **dict.fromkeys(("declared", "wrote", "lost_votes"), "hd-vote"),
    "decided": lambda facts: ANSWER_ART.get(facts["result"], "hd-vote"),
    **dict.fromkeys(("staked", "expedition_named", "expedition_started", "sails_on", "no_expedition"), "hd-ship"),
    **dict.fromkeys(("lost_crowns", "paid_wages", "paid_vassals", "paid_law"), "hd-crown-coin"),
    **dict.fromkeys(("carried_for", "refused", "stripped"), lambda facts: agenda_art(facts["agenda"])),
    "repealed": "hd-agenda-law",
    "defied": "hd-banned",
    "office": "hd-agenda-office",
    "proposer": "hd-agenda-private-motion",
    **dict.fromkeys(("event_card", "event_over"), lambda facts: f"hd-event-{COLOURS[EVENT_COLOUR[facts['event']]]}"),
    "event_cancelled": "hd-faith",
    "placed": lambda facts: f"hd-field-{FIELDS[facts['field']]}",
    "fate": "hd-fate-deck",
    "fate_shuffled": "hd-fate-deck",
    "mobilized": "hd-action-mobilize",
    "repaired": "hd-fortified",
    "calmed": "hd-faith",
    "recruited": "hd-casualty",
    "castle": "hd-castle",
    **dict.fromkeys(
        ("entered", "returned", "left_board", "out", "used_ability", "childless"),
        lambda facts: army_art(facts["noble"]),
    ),
    **dict.fromkeys(("first_troops", "assigned"), "hd-vassal"),
    **dict.fromkeys(("offer", "transferred", "unpaid_left", "deserted", "lost_troops"), "hd-mercenary"),
    **dict.fromkeys(("drew", "showed"), "hd-fate-deck"),
    **dict.fromkeys(("victories", "won_battle"), "hd-fate-victory"),
    "suffers": "hd-casualty",
    **dict.fromkeys(("captured", "controls", "neutral", "rebuilt"), "hd-city-200"),
    **dict.fromkeys(("siege_ended", "refused_attack"), "hd-siege"),
    **dict.fromkeys(("agendas", "agenda_order", "session_over", "deputy"), "hd-field-assembly"),
    **dict.fromkeys(("event_given", "event_kept"), "hd-action-important-event"),
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
    "besieged": "war",
    "starved": "war",
    "income": "coin",
    "looted": "coin",
    "gave": "coin",
    "committed": "sealed",
    "law": "title",
    "carried_for": "title",
    **dict.fromkeys(("regent", "fated_regent", "patron", "fated_patron"), "title"),
    "wins": "victory",
}


def _places(view: Hadurak, facts: Facts) -> tuple[str, ...]:
    """Where it happened, to be marked on the map; what a battle brings about, where it is fought."""
    if "place" in facts:
        return (TERRITORIES[facts["place"]],)
    if "cities" in facts:
        return tuple(TERRITORIES[view.site_place(city)] for city in facts["cities"])
    noble = facts.get("noble", facts.get("army", facts.get("taker")))
    if isinstance(noble, int) and view.place[noble] != OFF:
        return (TERRITORIES[view.place[noble] % AT_SEA],)
    if view.battle:
        return (TERRITORIES[view.battle_place],)
    site = facts.get("site", facts.get("city"))
    if site is None:
        return ()
    place = view.site_place(site)
    return (TERRITORIES[place],) if place != OFF or site < CITY_COUNT else ()


QUICK = (
    "ruins",
    "first_troops",
    "assigned",
    "offer",
    "agendas",
    "income",
    "paid_law",
    "paid_vassals",
    "paid_wages",
    "crowns",
    "votes",
    "faith",
    "fate_shuffled",
)
SLOW = (
    "battle_field",
    "battle_assault",
    "showed",
    "used_ability",
    "fate",
    "won_battle",
    "battle_over",
    "besieged",
    "starved",
    "captured",
    "castle_fell",
    "fleet_lost",
    "fleet_home",
    "event_card",
    "no_news",
    "rebels",
    "battle_siege",
    "decided",
)
NAMED = ("other", "defender")


def _touches(view: Hadurak, facts: Facts) -> tuple[int, ...]:
    """Whoever is named beside the one who acts, both sides of the battle, who votes, who has crowns on a fleet."""
    named = [facts[name] for name in NAMED if isinstance(facts.get(name), int)]
    fighting = [view.attacker, view.defender] if view.battle else []
    voting = view.attending if "motion" in facts else []
    staked = [seat for seat, _ in view.stakes[facts["voyage"]]] if "voyage" in facts else []
    return tuple(sorted({seat for seat in (*named, *fighting, *voting, *staked) if 0 <= seat < view.seats}))


def _march(view: Hadurak, facts: Facts) -> tuple[Travel, ...]:
    """From where to where a noble went."""
    noble, origin, place = facts["noble"], TERRITORIES[facts["origin"]], TERRITORIES[facts["place"]]
    return (Travel(art=army_art(noble), seat=facts["seat"], start=f"place:{origin}", end=f"place:{place}"),)


HERALD = Herald(
    wording.fact,
    ART,
    SOUNDS,
    HEADINGS,
    travels=dict.fromkeys(("moved", "sailed", "retreated"), _march),
    places=_places,
    paces=paced(QUICK, SLOW),
    touches=_touches,
)


def news(view: Hadurak, event: Event) -> NewsItem | None:
    if event.name in TOLD_BY_OTHERS or (event.name in QUIET and not event.facts[QUIET[event.name]]):
        return None
    return HERALD.news(view, event)
