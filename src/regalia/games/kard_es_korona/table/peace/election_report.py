"""What came of an election or of the sale of an office, and why."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.pieces.numbers import FIRST_YEAR, OFFICES
from regalia.games.kard_es_korona.state import NOBODY, Kard
from regalia.games.kard_es_korona.table.peace.election_stage import (
    bids_for,
    electors,
    held_before,
    office_name,
    result,
    tied_for,
    ties,
    who_decides,
)
from regalia.scene.types import Change, Report

REPORTED = frozenset({"election_ended", "office_sold"})


def report(view: Kard, event: Event) -> Report | None:
    if event.name == "election_ended":
        return _election(view)
    return _sale(view, event) if event.name == "office_sold" else None


def _all_three(view: Kard) -> int:
    """Who holds all offices, and has won by them (V2)."""
    return view.offices[0] if len(set(view.offices)) == 1 else NOBODY


# --- the election -------------------------------------------------------------------------------------------------


def _election(view: Kard) -> Report:
    """It touches all who have bid; where nobody has, all who could."""
    winner = _all_three(view)
    return Report(
        id=f"election-{view.year}",
        title=Message("stage-election", {"year": str(FIRST_YEAR - 1 + view.year)}),
        verdict=_crowned(winner)
        if winner != NOBODY
        else Message("report-election", {"holders": tuple(_holders(view))}),
        art="kk-election",
        seats=_bidders(view) or electors(view),
        shows=(result(view),),
        changes=(*(_change(view, office) for office in range(len(OFFICES))), *_near(view)),
    )


def _crowned(winner: int) -> Message:
    return Message("event-won_by_offices", {"seat": SeatName(winner)})


def _bidders(view: Kard) -> tuple[int, ...]:
    bids = [bids_for(view, office) or () for office in range(len(OFFICES))]
    return tuple(seat for seat in range(view.seats) if any(sum(each[seat : seat + 1]) for each in bids))


def _holders(view: Kard) -> Iterator[Message]:
    """Who holds which offices now; what is vacant comes last."""
    for holder in sorted(set(view.offices), key=lambda seat: (seat == NOBODY, view.offices.index(seat))):
        held = tuple(office_name(office) for office, seat in enumerate(view.offices) if seat == holder)
        facts: dict[str, Argument] = {"offices": held}
        if holder == NOBODY:
            yield Message("report-election-vacant", facts)
        else:
            yield Message("report-election-holder", {**facts, "seat": SeatName(holder)})


def _why(view: Kard, office: int) -> Message:
    """By the highest bid, by a tie and who decided it, or because nobody bid."""
    facts: dict[str, Argument] = {"office": office_name(office)}
    bids = bids_for(view, office) or (0,) * view.seats
    if not any(bids):
        return Message("report-election-none", facts)
    tied = dict(ties(view)).get(office)
    if tied is not None:
        decided = who_decides(view, office, tied)
        return Message("report-election-tie", {**facts, "amount": max(bids), "decided": decided})
    second = sorted(bids)[-2] if len(bids) > 1 else 0
    winner = SeatName(tied_for(bids)[0])
    return Message("report-election-most", {**facts, "seat": winner, "amount": max(bids), "second": second})


def _change(view: Kard, office: int) -> Change:
    """Why it is whose it is, and whose it was."""
    why, holder, before = _why(view, office), view.offices[office], held_before(view, office)
    if before not in (holder, NOBODY):
        why = Message("report-election-from", {"why": why, "other": SeatName(before)})
    return Change(text=why, art=f"kk-office-{OFFICES[office]}", seat=None if holder == NOBODY else holder)


def _near(view: Kard) -> Iterator[Change]:
    for seat in range(view.seats):
        if view.offices.count(seat) == len(OFFICES) - 1:
            yield Change(text=Message("change-two_offices", {"seat": SeatName(seat)}), art="kk-crown", mood="bad")


# --- a sale -------------------------------------------------------------------------------------------------------


def _sale(view: Kard, event: Event) -> Report:
    buyer, seller = int(event.facts["seat"]), int(event.facts["other"])
    office, amount = int(event.facts["office"]), int(event.facts["amount"])
    facts: dict[str, Argument] = {"seat": SeatName(buyer), "other": SeatName(seller), "office": office_name(office)}
    winner = _all_three(view)
    paid = Change(text=Message("change-paid", {**facts, "amount": amount}), art="kk-coin-groat")
    return Report(
        id=f"sale-{view.year}-{OFFICES[office]}",
        title=Message("stage-auction", {"office": office_name(office)}),
        verdict=_crowned(winner) if winner != NOBODY else Message("report-sale", facts),
        why=Message("report-sale-why", {"amount": amount}),
        art=f"kk-office-{OFFICES[office]}",
        seats=(buyer, seller),
        changes=(paid, *_near(view)),
    )
