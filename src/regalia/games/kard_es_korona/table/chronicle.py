"""The year track, this year's event, and how near everybody is to the crown."""

from __future__ import annotations

from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona.constants import EVENTS, FIRST_YEAR, GUILDS, NO_EVENT, OFFICES, PROVINCES_TO_WIN
from regalia.games.kard_es_korona.rules.victory import castles, castles_needed, complete_provinces, worth
from regalia.games.kard_es_korona.state import HIDDEN, Kard
from regalia.scene.types import Badge, Item, Ledger, Note, Track

YEARS, SEASON, EVENT, GUILDS_NOTE, CROWN, ENDING = "years", "season", "event", "guilds", "crown", "ending"

SEASONS = ("setup", "event", "income", "movement", "battles", "election")
SEASON_OF = {
    **dict.fromkeys(("provinces", "armies", "garrisons", "neutrals"), 0),
    **dict.fromkeys(("year", "event", "removals", "neutral_losses", "levy", "neutral_levy", "prize"), 1),
    **dict.fromkeys(("income", "recruitment", "recruit"), 2),
    **dict.fromkeys(("movement", "move", "turns"), 3),
    **dict.fromkeys(("election", "bidding", "tie_break", "award", "election_over", "year_over"), 5),
}
BATTLES = 4
"""Of all other phases: what follows from a battle."""


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
        return Badge(art="kk-captive", name=Message("year-captive", {"year": number}))
    if year in view.variants.rules.election_years:
        return Badge(art="kk-election", name=Message("year-election", {"year": number}))
    return Badge(art="", name=Message("year-plain", {"year": number}))


def season(view: Kard) -> Message:
    """Which part of the year it is; an auction and a contest belong to the one they came up in."""
    for task in reversed(view.agenda):
        if str(task[0]) in SEASON_OF or str(task[0]) == "battles":
            return Message(f"season-{SEASONS[SEASON_OF.get(str(task[0]), BATTLES)]}")
    return Message(f"season-{SEASONS[BATTLES]}")


def notes(view: Kard) -> list[Item]:
    found: list[Item] = []
    if view.event != NO_EVENT:
        found.append(_card(EVENT, view.event))
    if GUILDS in view.drawn and view.event != GUILDS:
        found.append(_card(GUILDS_NOTE, GUILDS))
    return found


def _card(id: str, event: int) -> Note:
    card = EVENTS[event]
    text = Message("note-event", {"card": Message(f"card-{card}"), "text": Message(f"event-text-{card}")})
    return Note(id=id, text=text, art=f"kk-event-{card.replace('_', '-')}", strong=id == EVENT)


def crown(view: Kard) -> Ledger:
    """Castles, provinces and offices, with what wins at once."""
    needed, provinces = castles_needed(view), PROVINCES_TO_WIN[view.seats]
    columns = (
        Badge(art="kk-castle", name=Message("crown-castles", {"count": needed})),
        Badge(art="kk-province", name=Message("crown-provinces", {"count": provinces})),
        Badge(art="kk-crown", name=Message("crown-offices", {"count": len(OFFICES)})),
    )
    rows: dict[int, tuple[int, ...]] = {
        seat: (castles(view, seat), complete_provinces(view, seat), view.offices.count(seat))
        for seat in range(view.seats)
        if view.is_in(seat)
    }
    notes = (Message("crown-note", {"castles": needed, "provinces": provinces}),)
    return Ledger(id=CROWN, title=Message("table-crown"), columns=columns, rows=rows, notes=notes)


def ending(view: Kard) -> Ledger:
    """What V5 counts, in its order."""
    columns = tuple(
        Badge(art=art, name=Message(f"ending-{name}"))
        for name, art in (
            ("castles", "kk-castle"),
            ("counties", "kk-county"),
            ("cavalry", "kk-unit-cavalry"),
            ("money", "kk-coin-groat"),
        )
    )
    rows = {
        seat: tuple(0 if number == HIDDEN else number for number in worth(view, seat)) for seat in range(view.seats)
    }
    notes = tuple(Message(f"event-won_by_{_way(view, seat)}", {"seat": SeatName(seat)}) for seat in view.winners)
    return Ledger(id=ENDING, title=Message("table-ending"), columns=columns, rows=rows, notes=notes)


def _way(view: Kard, winner: int) -> str:
    """By what he won, as the final table shows it (V1 to V5)."""
    if view.offices == (winner,) * len(view.offices):
        return "offices"
    if sum(view.is_free(seat) for seat in range(view.seats)) <= 1:
        return "standing"
    if castles(view, winner) >= castles_needed(view):
        return "castles"
    return "provinces" if complete_provinces(view, winner) >= PROVINCES_TO_WIN[view.seats] else "years"
