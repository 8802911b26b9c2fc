"""R17: three sealed bids for three offices."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse, together
from regalia.games.kard_es_korona.constants import OFFICES, PALATINE
from regalia.games.kard_es_korona.notation import NUMBER
from regalia.games.kard_es_korona.rules.contest import TIED_BID, begin_contest
from regalia.games.kard_es_korona.rules.victory import look_for_offices, look_for_victory
from regalia.games.kard_es_korona.state import NOBODY, Kard

# === R17.4 Bids =======================================================================================================


def bids(s: Kard, seat: int, office: int) -> range:
    return range(max(s.treasury[seat], 0) + 1)


def why_not_bid(s: Kard, seat: int, amount: int, office: int) -> Refusal | None:
    return refuse("R17.4", amount=s.treasury[seat])


BID = Kind("bid", bids, why_not_bid, NUMBER)


def electors(s: Kard) -> list[int]:
    return [seat for seat in range(s.seats) if s.is_elector(seat)]


def election(s: Kard) -> Rules:
    """All treasuries are stated, and from then on secret (R17.3)."""
    s.done()
    if not electors(s):
        return
    s.tell("election_began", year=s.year)
    for seat in electors(s):
        s.tell("treasury_stated", seat=seat, amount=s.treasury[seat])
    s.election = 1
    s.push("election_over")
    palatine = s.offices[PALATINE] if s.elections else NOBODY  # R17.6b: from the second election on
    for office in reversed(range(len(OFFICES))):
        s.push("bidding", office, palatine)
    yield from ()


def bidding(s: Kard) -> Rules:
    """Everybody pays what he bid, whoever wins (R17.5)."""
    _, office, palatine = s.agenda[-1]
    assert isinstance(office, int) and isinstance(palatine, int)
    s.asked = sum(1 << seat for seat in electors(s))
    if s.asked:
        answers = yield together({seat: BID(seat, office) for seat in electors(s)})
        s.reveal()
        s.bids = tuple(answers.get(seat, 0) for seat in range(s.seats))
        for seat, amount in answers.items():
            s.pay_bank(seat, amount)
            s.tell("bid_opened", seat=seat, amount=amount, office=office)
    else:
        s.bids = (0,) * s.seats
    s.done()
    decide(s, office, palatine)


def decide(s: Kard, office: int, palatine: int) -> None:
    """The highest bid wins; ties by R17.6; if all bid 0 the office stays as it was (R17.8)."""
    most = max(s.bids)
    if not most:
        s.tell("office_stays", office=office)
        return
    tied = tuple(seat for seat in range(s.seats) if s.bids[seat] == most)
    s.push("award", office, tied)
    if len(tied) == 1:
        give_office_to(s, tied[0])
    elif s.offices[office] in tied:
        give_office_to(s, s.offices[office])
    elif palatine != NOBODY and s.is_in(palatine):
        s.push("tie_break", palatine, tied)
    else:
        order = [seat for seat in s.players_from(s.start) if seat in tied]
        begin_contest(s, TIED_BID, 1, order)


# === R17.6 Ties =======================================================================================================


def tied_players(s: Kard, seat: int, tied: tuple[int, ...]) -> list[int]:
    return [other for other in tied if s.is_in(other)]


def why_not_tied(s: Kard, seat: int, other: int, tied: tuple[int, ...]) -> Refusal | None:
    return refuse("R17.6")


TIE_BREAK = Kind("tie_break", tied_players, why_not_tied, NUMBER)


def tie_break(s: Kard) -> Rules:
    """The palatine who was in office when the election began decides (R17.6b)."""
    _, palatine, tied = s.agenda[-1]
    assert isinstance(palatine, int) and isinstance(tied, tuple)
    if s.is_in(palatine) and any(s.is_in(seat) for seat in tied):
        s.asked = 1 << palatine
        winner = yield TIE_BREAK, palatine, tied
        s.done()
        give_office_to(s, winner)
        return
    s.done()
    left = [seat for seat in tied if s.is_in(seat)]
    if left:
        begin_contest(s, TIED_BID, 1, left)


def award(s: Kard) -> Rules:
    """Nobody of the tied is left to take the office."""
    s.done()
    yield from ()


def give_office_to(s: Kard, winner: int) -> None:
    """The award is the task in hand: the new holder replaces the old (R17.10), tied losers get half back (R17.7)."""
    _, office, tied = s.done()
    assert isinstance(office, int) and isinstance(tied, tuple)
    s.offices = tuple(winner if at == office else holder for at, holder in enumerate(s.offices))
    s.tell("elected", seat=winner, office=office)
    for seat in tied:
        if seat != winner and s.is_in(seat) and s.bids[seat] // 2:
            s.pay_bank(seat, -(s.bids[seat] // 2))
            s.tell("half_returned", seat=seat, amount=s.bids[seat] // 2)


def election_over(s: Kard) -> Rules:
    """Who holds all three offices now has won (R17.9)."""
    s.done()
    s.election, s.bids = 0, ()
    s.elections += 1
    s.tell("election_ended")
    look_for_offices(s)
    look_for_victory(s)
    yield from ()
