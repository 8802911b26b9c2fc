"""The sale of an office as a scene: who can still bid, who leads, who has dropped out (R18.6)."""

from __future__ import annotations

from typing import NamedTuple

from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona.pieces.numbers import OFFICES
from regalia.games.kard_es_korona.state import Kard
from regalia.games.kard_es_korona.table import explaining
from regalia.games.kard_es_korona.table.nearness import wins_by
from regalia.games.kard_es_korona.table.peace.election_stage import WARNING, office_name, row_of
from regalia.scene.types import Badge, Cell, Item, Note, Sheet, Stage

SHEET, OFFICE = "auction", "auction-office"


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
    return [*warnings[:1], _office(view, sale.office), _sheet(view, sale)]


def _office(view: Kard, office: int) -> Note:
    key = f"office-{OFFICES[office]}"
    text = Message("auction-office", {"office": Message(key), "text": explaining.office_text(view, office)})
    return Note(id=OFFICE, text=text, art=f"kk-{key}", explain=key)


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
        cells=tuple((Cell(number=view.treasury[seat]), _bid(view, sale, seat)) for seat in able),
    )


def _bid(view: Kard, sale: Auction, seat: int) -> Cell:
    if seat == sale.leader:
        return Cell(number=sale.bid, text=Message("auction-leads"), state="owned")
    if seat not in sale.bidders:
        return Cell(text=Message("auction-dropped"), state="closed")
    if view.treasury[seat] <= sale.bid:
        return Cell(text=Message("auction-poor"), state="closed")
    if seat == sale.bidders[0]:
        return Cell(text=Message("auction-thinks"), state="now")
    return Cell(text=Message("auction-waits"))
