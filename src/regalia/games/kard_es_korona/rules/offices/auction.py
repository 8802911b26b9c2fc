"""R18.6: the holder of an office sells it to the highest bidder."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import BID_OR_DROP, DROP, SELL
from regalia.games.kard_es_korona.pieces.numbers import OFFICES
from regalia.games.kard_es_korona.rules.ending import look_for_offices, look_for_victory
from regalia.games.kard_es_korona.state import NOBODY, Kard


def sales(s: Kard, seat: int) -> list[str]:
    """The offices that a seat may put up for auction in this turn, if there is anybody to bid."""
    if s.is_offered or seat not in s.offices or not _buyers(s, seat):
        return []
    return [SELL[office] for office in range(len(OFFICES)) if s.offices[office] == seat]


def _buyers(s: Kard, seller: int) -> bool:
    return any(s.is_elector(other) for other in range(s.seats) if other != seller)


def why_not_sell(s: Kard, seat: int, option: str) -> Refusal | None:
    if s.offices[SELL.index(option)] != seat:
        return refuse("R18.6", office=SELL.index(option))
    return refuse("R18.6", "once") if s.is_offered else refuse("R18.6", "buyers")


def begin_auction(s: Kard, seller: int, office: int) -> None:
    s.is_offered = True
    s.tell("office_offered", seat=seller, office=office)
    order = [(seller + at) % s.seats for at in range(1, s.seats)]
    s.push("auction", seller, office, 0, NOBODY, tuple(seat for seat in order if s.is_elector(seat)))


def raises(s: Kard, seat: int, bid: int) -> list[int | str]:
    return [*range(bid + 1, s.treasury[seat] + 1), DROP]


def why_not_raise(s: Kard, seat: int, amount: int | str, bid: int) -> Refusal | None:
    if isinstance(amount, int) and amount <= bid:
        return refuse("R18.6", "more", amount=bid)
    return refuse("R18.6", "treasury", amount=s.treasury[seat])


AUCTION_BID = Kind("auction_bid", raises, why_not_raise, BID_OR_DROP)


def auction(s: Kard) -> Rules:
    """Each in turn raises or drops out; the first of `bidders` is next."""
    _, seller, office, bid, leader, bidders = s.agenda[-1]
    assert isinstance(seller, int) and isinstance(office, int) and isinstance(leader, int) and isinstance(bid, int)
    assert isinstance(bidders, tuple)
    bidders = tuple(seat for seat in bidders if s.is_in(seat))  # whoever is asked may leave the game (R21.1)
    if not bidders or bidders == (leader,):
        s.done()
        if bidders:
            sell(s, seller, office, leader, bid)
        return
    seat = bidders[0]
    s.asked = 1 << seat
    choice = yield AUCTION_BID, seat, bid
    if choice == DROP:
        s.tell("dropped_out", seat=seat)
        s.change("auction", seller, office, bid, leader, bidders[1:])
    else:
        s.tell("bid_raised", seat=seat, amount=choice)
        s.change("auction", seller, office, choice, seat, (*bidders[1:], seat))


def sell(s: Kard, seller: int, office: int, buyer: int, amount: int) -> None:
    """The last one pays the seller; a third office wins at once (R18.7)."""
    s.treasury[buyer] -= amount
    s.treasury[seller] += amount
    s.offices = tuple(buyer if at == office else holder for at, holder in enumerate(s.offices))
    s.tell("office_sold", seat=buyer, other=seller, office=office, amount=amount)
    look_for_offices(s)
    look_for_victory(s)
