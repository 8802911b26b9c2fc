"""The sale of an office as a scene: who can still bid, who leads, who has dropped out (R18.6)."""

from __future__ import annotations

from typing import NamedTuple

from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona.pieces.numbers import OFFICES
from regalia.games.kard_es_korona.state import Kard
from regalia.games.kard_es_korona.table.nearness import wins_by
from regalia.games.kard_es_korona.table.peace.election_stage import OFFICE, WARNING, office_name, office_note, row_of
from regalia.scene.types import Badge, Cell, Item, Note, Sheet, Stage

SHEET = "auction"


class Auction(NamedTuple):
    """`bidders` are those who have not dropped out, the next one first."""

    seller: int
    office: int
    bid: int
    leader: int
    bidders: tuple[int, ...]


def auction_of(view: Kard) -> Auction | None:
    match view.agenda[-1] if view.agenda else ():
        case ("auction", int(seller), int(office), int(bid), int(leader), tuple(bidders)):
            return Auction(seller, office, bid, leader, bidders)
    return None


def stage(view: Kard) -> Stage | None:
    sale = auction_of(view)
    if sale is None:
        return None
    return Stage(
        id="auction",
        title=Message("stage-auction", {"office": office_name(sale.office)}),
        shows=tuple(item.id for item in items(view)),
        art=f"kk-office-{OFFICES[sale.office]}",
        note=Message("auction-seller", {"seat": SeatName(sale.seller)}),
        seats=(sale.seller, *sale.bidders),
        is_wide=True,
    )


def items(view: Kard) -> list[Item]:
    sale = auction_of(view)
    if sale is None:
        return []
    warnings = [Note(id=WARNING, text=text, art="kk-crown", strong=True) for text in warned(view, sale.office)]
    return [*warnings[:1], office_note(OFFICE, sale.office), _sheet(view, sale)]


def warned(view: Kard, office: int) -> list[Message]:
    """Of everybody who would win by buying it (R18.7), and can pay something."""
    return [
        Message("auction-wins", {"seat": SeatName(seat), "office": office_name(office)})
        for seat in wins_by(view, office)
        if view.is_elector(seat) and view.treasury[seat] > 0
    ]


def _sheet(view: Kard, sale: Auction) -> Sheet:
    order = [(sale.seller + at) % view.seats for at in range(1, view.seats)]
    able = [seat for seat in order if view.is_elector(seat)]
    heads = (
        Badge(art="kk-purse", name=Message("election-treasury"), explain="thing-money"),
        Badge(art="kk-coin-groat", name=Message("auction-bid")),
    )
    return Sheet(
        id=SHEET,
        title=Message("auction-bids"),
        columns=heads,
        rows=tuple(row_of(view, seat) for seat in able),
        cells=tuple((Cell(number=view.treasury[seat]), _bid(sale, seat)) for seat in able),
    )


def _bid(sale: Auction, seat: int) -> Cell:
    if seat == sale.leader:
        return Cell(number=sale.bid, text=Message("auction-leads"), state="owned")
    if seat not in sale.bidders:
        return Cell(text=Message("auction-dropped"), state="closed")
    if seat == sale.bidders[0]:
        return Cell(text=Message("auction-thinks"), state="now")
    return Cell(text=Message("auction-waits"))
