"""R17: three sealed bids for three offices."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse, together
from regalia.games.kard_es_korona.notation import NUMBER
from regalia.games.kard_es_korona.pieces.numbers import OFFICES, PALATINE
from regalia.games.kard_es_korona.rules.contest import TIED_BID, begin_contest
from regalia.games.kard_es_korona.rules.ending import look_for_offices, look_for_victory
from regalia.games.kard_es_korona.state import HIDDEN, NOBODY, Kard

# === R17.4 Bids =======================================================================================================


def bids(s: Kard, seat: int, office: int) -> range:
    return range(max(s.treasury[seat], 0) + 1)


def why_not_bid(s: Kard, seat: int, amount: int, office: int) -> Refusal | None:
    return refuse("R17.4", amount=s.treasury[seat])


BID = Kind("bid", bids, why_not_bid, NUMBER)


def electors(s: Kard) -> list[int]:
    return [seat for seat in range(s.seats) if s.is_elector(seat)]


def election(s: Kard) -> Rules:
    """All treasuries are stated, also of those who do not bid, and from then on secret (R17.3)."""
    s.done()
    if not electors(s):
        return
    s.tell("election_began", year=s.year)
    for seat in s.players_from(s.start):
        s.tell("treasury_stated", seat=seat, amount=s.treasury[seat])
    s.election = 1
    s.push("election_over", s.offices, tuple(s.treasury))
    palatine = s.offices[PALATINE] if s.elections else NOBODY  # R17.6b: from the second election on
    for office in reversed(range(len(OFFICES))):
        s.push("bidding", office, palatine)
    yield from ()


def minutes_of(s: Kard) -> tuple[tuple[int, ...], ...]:
    """What the task at the bottom of the election keeps: the holders and the treasuries at its beginning, then the bids
    for each office that were opened; as much of it as there is."""
    task = next((task for task in s.agenda if task[0] == "election_over"), ())
    return tuple(part for part in task if isinstance(part, tuple))


def write_down(s: Kard) -> None:
    """The bids that lie open go into the minutes, if any were begun; they are read when the election is over."""
    for at, task in enumerate(s.agenda):
        if task[0] == "election_over" and len(task) > 1:
            s.agenda[at] = (*task, s.bids)


def to_be_written(s: Kard, office: int, amount: int) -> int:
    """The sum as the news tell it: open bids lie on the table, but nobody keeps notes of them (R17.3), from which the
    treasuries could be reckoned while they are secret; after the last bids they are so no longer."""
    return HIDDEN if s.variants.election_memory == "hidden" and office < len(OFFICES) - 1 else amount


def last_opened(s: Kard) -> int:
    """The office for which the open bids were made."""
    return len(OFFICES) - 1 - sum(task[0] == "bidding" for task in s.agenda)


def open_bids(s: Kard, answers: dict[int, int]) -> None:
    """From here on they lie on the table, and the office is no longer bid for."""
    s.bids = tuple(answers.get(seat, 0) for seat in range(s.seats))
    write_down(s)
    s.done()


def bidding(s: Kard) -> Rules:
    """Everybody pays what they bid, whoever wins (R17.5)."""
    _, office, palatine = s.agenda[-1]
    assert isinstance(office, int) and isinstance(palatine, int)
    s.asked = sum(1 << seat for seat in electors(s))
    if s.asked:
        answers = yield together({seat: BID(seat, office) for seat in electors(s)})
        s.reveal()
        open_bids(s, answers)
        for seat, amount in answers.items():
            s.pay_bank(seat, amount)
            s.tell("bid_opened", seat=seat, amount=to_be_written(s, office, amount), office=office)
    else:
        open_bids(s, {})
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
    if s.is_in(palatine):
        s.asked = 1 << palatine
        winner = yield TIE_BREAK, palatine, tied
        s.done()
        give_office_to(s, winner)
    else:
        s.done()
        begin_contest(s, TIED_BID, 1, [seat for seat in tied if s.is_in(seat)])


def award(s: Kard) -> Rules:
    """Nobody of the tied is left to take the office."""
    s.done()
    yield from ()


def give_office_to(s: Kard, winner: int) -> None:
    """The award is the task in hand: the new holder replaces the old (R17.10), tied losers get half back (R17.7)."""
    _, office, tied = s.done()
    assert isinstance(office, int) and isinstance(tied, tuple)
    s.offices = tuple(winner if at == office else holder for at, holder in enumerate(s.offices))
    s.tell("elected", seat=winner, office=office, amount=to_be_written(s, office, s.bids[winner]))
    for seat in tied:
        if seat != winner and s.is_in(seat) and s.bids[seat] // 2:
            half = s.bids[seat] // 2
            s.pay_bank(seat, -half)
            s.tell("half_returned", seat=seat, amount=to_be_written(s, office, half))


def election_over(s: Kard) -> Rules:
    """Whoever holds all three offices now has won (R17.9)."""
    s.election, s.bids = 0, ()
    s.elections += 1
    s.tell("election_ended")
    s.done()
    look_for_offices(s)
    look_for_victory(s)
    yield from ()
