"""The year track, this year's event, and how near everybody is to the crown."""

from __future__ import annotations

from collections.abc import Hashable

from regalia.core.words import Message
from regalia.games.kard_es_korona.pieces.numbers import EVENTS, FIRST_YEAR, GUILDS, NO_EVENT, OFFICES, PROVINCES_TO_WIN
from regalia.games.kard_es_korona.rules.ending import castles, castles_needed, complete_provinces
from regalia.games.kard_es_korona.rules.year import is_election_year
from regalia.games.kard_es_korona.state import Kard
from regalia.scene.remembering import remembered, remembered_by
from regalia.scene.types import Badge, Item, Ledger, Note, Track

YEARS, SEASON, EVENT, GUILDS_NOTE, CROWN = "years", "season", "event", "guilds", "crown"

SEASONS = ("setup", "event", "income", "movement", "battles", "election")
SEASON_OF = {
    **dict.fromkeys(("provinces", "armies", "garrisons", "neutrals"), 0),
    **dict.fromkeys(("year", "event", "removals", "neutral_losses", "levy", "neutral_levy", "prize"), 1),
    **dict.fromkeys(("income", "recruitment", "recruit"), 2),
    **dict.fromkeys(("movement", "move", "turns"), 3),
    **dict.fromkeys(("election", "bidding", "tie_break", "award", "election_over", "year_over"), 5),
}
SEASON_THINGS = {
    "setup": "thing-castle",
    "event": "thing-start",
    "income": "thing-money",
    "movement": "thing-steps",
    "battles": "thing-battle",
    "election": "thing-election",
}
"""What explains each part of a year."""

BATTLES = 4
"""Of all other phases: what follows from a battle."""


def _years_facts(view: Kard) -> Hashable:
    return view.variants.ruleset, view.year, view.captive


@remembered_by(_years_facts)
def years(view: Kard) -> Track:
    """With a sealed bid on the years of elections, and a chain where a captive lord would die."""
    return Track(
        id=YEARS,
        title=Message("table-years"),
        steps=tuple(_year(view, year) for year in range(1, view.variants.rules.years + 1)),
        now=max(view.year, 1) - 1,
    )


def _year(view: Kard, year: int) -> Badge:
    number = str(FIRST_YEAR - 1 + year)
    if year in view.captive:
        return Badge(art="kk-captive", name=Message("year-captive", {"year": number}), explain="thing-captive")
    if year in view.variants.rules.election_years:
        return Badge(art="kk-election", name=Message("year-election", {"year": number}), explain="thing-election")
    return Badge(art="", name=Message("year-plain", {"year": number}))


def season_number(view: Kard) -> int:
    """Which part of the year it is; an auction and a contest belong to the one they came up in."""
    for task in reversed(view.agenda):
        if str(task[0]) in SEASON_OF or str(task[0]) == "battles":
            return SEASON_OF.get(str(task[0]), BATTLES)
    return BATTLES


def season(view: Kard) -> Message:
    return Message(f"season-{SEASONS[season_number(view)]}")


def seasons(view: Kard) -> Track:
    """The parts of the year; the first year has no taxes, and few have an election."""
    now = SEASONS[season_number(view)]
    parts = [part for part in SEASON_THINGS if part == now or _is_held(view, part)]
    return _season_track(tuple((part, _thing(view, part)) for part in parts), parts.index(now))


@remembered
def _season_track(parts: tuple[tuple[str, str], ...], now: int) -> Track:
    steps = tuple(Badge(art="", name=Message(f"part-{part}"), explain=thing) for part, thing in parts)
    return Track(id=SEASON, title=Message("table-season"), steps=steps, now=now)


def _is_held(view: Kard, part: str) -> bool:
    if part in ("setup", "income"):
        return part == "income" and view.year > 1
    if part == "event":
        return view.variants.events
    return part != "election" or is_election_year(view)


def _thing(view: Kard, part: str) -> str:
    event = event_now(view)
    return f"card-{EVENTS[event]}" if part == "event" and event != NO_EVENT else SEASON_THINGS[part]


def event_now(view: Kard) -> int:
    """This year's event; none before it is drawn."""
    return NO_EVENT if any(task[0] == "event" for task in view.agenda) else view.event


def notes(view: Kard) -> list[Item]:
    found: list[Item] = []
    event = event_now(view)
    if event != NO_EVENT:
        found.append(_card(event))
    if GUILDS in view.drawn and event != GUILDS:
        found.append(_guilds())
    return found


@remembered
def _guilds() -> Note:
    """What still holds of the card, in a few words."""
    text = Message("note-guilds", {"card": Message(f"card-{EVENTS[GUILDS]}")})
    return Note(id=GUILDS_NOTE, text=text, art=event_art(GUILDS), explain=f"card-{EVENTS[GUILDS]}")


def event_art(event: int) -> str:
    return f"kk-event-{EVENTS[event].replace('_', '-')}"


@remembered
def _card(event: int) -> Note:
    card = EVENTS[event]
    text = Message("note-event", {"card": Message(f"card-{card}"), "text": Message(f"event-text-{card}")})
    return Note(id=EVENT, text=text, art=event_art(event), strong=True, explain=f"card-{card}")


def crown(view: Kard) -> Ledger:
    """Castles, provinces and offices, with what wins at once."""
    rows = tuple(
        (seat, (castles(view, seat), complete_provinces(view, seat), view.offices.count(seat)))
        for seat in range(view.seats)
        if view.is_in(seat)
    )
    is_last = view.year == view.variants.rules.years
    return _crown(castles_needed(view), PROVINCES_TO_WIN[view.seats], rows, is_last)


@remembered
def _crown(needed: int, provinces: int, rows: tuple[tuple[int, tuple[int, ...]], ...], is_last: bool) -> Ledger:
    heads = (
        Badge(art="kk-castle", name=Message("crown-castles", {"count": needed}), explain="thing-castle"),
        Badge(art="kk-province", name=Message("crown-provinces", {"count": provinces}), explain="thing-province"),
        Badge(art="kk-crown", name=Message("crown-offices", {"count": len(OFFICES)}), explain="thing-offices"),
    )
    notes = [Message("crown-note", {"castles": needed, "provinces": provinces})]
    if is_last:
        notes.append(Message("crown-note-last"))
    return Ledger(id=CROWN, title=Message("table-crown"), columns=heads, rows=dict(rows), notes=tuple(notes))
