"""A finished game on the table: the numbers of V5, how it was won, and how the realms grew."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.plain import best_first
from regalia.core.words import Argument, Message, SeatName, seat_names
from regalia.games.kard_es_korona.pieces.numbers import CAVALRY, FIRST_YEAR, PROVINCES_TO_WIN
from regalia.games.kard_es_korona.rules.ending import castles, castles_needed, complete_provinces, ranking, worth
from regalia.games.kard_es_korona.rules.year import annals
from regalia.games.kard_es_korona.state import HIDDEN, Kard
from regalia.scene.kit import columns
from regalia.scene.types import Chart, Item, Ledger

LEDGER, GROWTH = "ending", "growth"
ART = {
    "castles": "kk-castle",
    "counties": "kk-county",
    "provinces": "kk-province",
    "offices": "kk-crown",
    "cavalry": "kk-unit-cavalry",
    "money": "kk-coin-groat",
}
COUNTED = ("castles", "counties", "cavalry", "money")
"""The order of V5."""


def ending(view: Kard) -> list[Item]:
    """The chart needs at least a year."""
    return [ledger(view), *([growth(view)] if len(annals(view)) == view.year > 0 else [])]


def ledger(view: Kard) -> Ledger:
    """What V5 counts, and what wins at once; the winner first."""
    rows = {seat: _numbers(view, seat) for seat in best_first(ranking(view))}
    notes = [why(view, seat) for seat in view.winners]
    out = [seat for seat in range(view.seats) if not view.is_in(seat)]
    if out:
        notes.append(Message("ending-out", {"seats": seat_names(out)}))
    return Ledger(
        id=LEDGER,
        title=Message("table-ending"),
        columns=columns("ending", ART),
        rows=rows,
        notes=tuple(notes),
        decided=dict(_decided(view)),
    )


def _decided(view: Kard) -> Iterator[tuple[int, int]]:
    """For each seat by which column it won, or stands before the next one (V5)."""
    order = best_first(ranking(view))
    for seat, after in zip(order, (*order[1:], None), strict=True):
        way = _way(view, seat) if seat in view.winners else "years"
        if way in ART:
            yield seat, list(ART).index(way)
        elif way == "years" and after is not None and view.is_free(seat) and view.is_free(after):
            yield from ((seat, list(ART).index(name)) for name in _first_difference(view, seat, after))


def _first_difference(view: Kard, seat: int, other: int) -> list[str]:
    """Of what V5 counts the first in which two are not equal, if any."""
    pairs = zip(COUNTED, worth(view, seat), worth(view, other), strict=True)
    return [name for name, ours, theirs in pairs if ours != theirs][:1]


def _numbers(view: Kard, seat: int) -> tuple[int, ...]:
    money = view.treasury[seat]
    return (
        castles(view, seat),
        view.realm(seat).bit_count(),
        complete_provinces(view, seat),
        view.offices.count(seat),
        view.discs[3 * seat + CAVALRY],
        0 if money == HIDDEN else money,
    )


def why(view: Kard, winner: int) -> Message:
    """Why the game ended, and by what they won (V1 to V5)."""
    way = _way(view, winner)
    held = complete_provinces(view, winner) if way == "provinces" else castles(view, winner)
    needed = PROVINCES_TO_WIN[view.seats] if way == "provinces" else castles_needed(view)
    year = str(FIRST_YEAR - 1 + max(view.year, 1))
    facts: dict[str, Argument] = {"seat": SeatName(winner), "count": held, "needed": needed, "year": year}
    return Message(f"ending-by-{way}", facts)


def _way(view: Kard, winner: int) -> str:
    if view.offices == (winner,) * len(view.offices):
        return "offices"
    if sum(view.is_free(seat) for seat in range(view.seats)) <= 1:
        return "standing"
    if castles(view, winner) >= castles_needed(view):
        return "castles"
    return "provinces" if complete_provinces(view, winner) >= PROVINCES_TO_WIN[view.seats] else "years"


def growth(view: Kard) -> Chart:
    """Castles from the beginning of the first year to the end."""
    years = [str(FIRST_YEAR + at) for at in range(view.year)]
    held = [*annals(view), tuple(castles(view, seat) for seat in range(view.seats))]
    return Chart(
        id=GROWTH,
        title=Message("table-growth"),
        spans=tuple(Message("year-plain", {"year": year}) for year in years),
        lines={seat: tuple(counts[seat] for counts in held) for seat in range(view.seats)},
    )
