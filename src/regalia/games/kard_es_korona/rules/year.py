"""R2 and R23: the year, its start player, and its phases in order."""

from __future__ import annotations

from regalia.core.asking import Kind, Rules, words
from regalia.games.kard_es_korona.notation import FIRST, LAST
from regalia.games.kard_es_korona.pieces.numbers import KINGS_ELECTION
from regalia.games.kard_es_korona.rules.contest import START, TOURNAMENT_PRIZE, begin_contest
from regalia.games.kard_es_korona.rules.ending import castles, end_of_the_last_year
from regalia.games.kard_es_korona.rules.fall import die_in_captivity
from regalia.games.kard_es_korona.rules.march.movement import steps_of
from regalia.games.kard_es_korona.rules.offices.election import give_office_to
from regalia.games.kard_es_korona.state import NOBODY, Kard


def year(s: Kard) -> Rules:
    """The marker moves, captives die, and the phases of the year are laid out (R2.1, R2.2)."""
    s.year += 1
    s.change(*s.agenda[-1], tuple(castles(s, seat) for seat in range(s.seats)))
    if s.first_passed != NOBODY:
        s.start = s.first_passed
    s.first_passed = NOBODY
    s.rest()
    s.lord_moved, s.vetoed, s.knights, s.knights_of = 0, (), (), (0,) * s.seats
    s.tell("year_began", year=s.year)
    s.push("year_end")
    if s.variants.is_traditional:
        s.push("turns", 0)
    else:
        s.push("battles", 0, NOBODY)
        s.push("movement")
    if s.year > 1:
        s.push("recruitment", 0)
        s.push("income")
    s.push("event")
    if s.variants.is_traditional:
        begin_contest(s, START, 2, [seat for seat in range(s.seats) if s.is_in(seat)])
    die_in_captivity(s)
    s.start = s.next_from(s.start)  # R2.3
    yield from ()


def annals(s: Kard) -> list[tuple[int, ...]]:
    """How many castles each player held at the beginning of each year, as the task of the years keeps them."""
    return [part for part in s.agenda[0] if isinstance(part, tuple)] if s.agenda else []


def contest_won(s: Kard) -> Rules:
    """What the highest roll was for."""
    _, what, seat = s.done()
    assert isinstance(seat, int)
    if what == START:
        s.start = seat
        s.tell("starts", seat=seat)
    elif what == TOURNAMENT_PRIZE:
        s.tell("tournament_won", seat=seat)
        s.push("prize", seat)
    else:
        give_office_to(s, seat)
    yield from ()


def is_election_year(s: Kard) -> bool:
    """R17.1; none at the end of the last advanced year but the king's own (V8, R3.14)."""
    return s.year in s.variants.rules.election_years or s.event == KINGS_ELECTION


def year_end(s: Kard) -> Rules:
    """The election, if one is due; after the last year the castles decide (V5)."""
    s.change("year_over")
    if is_election_year(s):
        s.push("election")
    yield from ()


def year_over(s: Kard) -> Rules:
    s.done()
    if s.year >= s.variants.rules.years:
        end_of_the_last_year(s)
    yield from ()


# === R23 Traditional turn order =======================================================================================

MOVE_FIRST_OR_LAST = Kind("move_first_or_last", lambda s, seat: [FIRST, LAST], codec=words(FIRST, LAST))


def turns(s: Kard) -> Rules:
    """The start player chooses to move first or last (R23.3); then each takes their turn (R23.4)."""
    number = s.agenda[-1][1]
    assert isinstance(number, int)
    if not number:
        first = s.next_from(s.start)  # the start player may have left since (R2.3)
        s.asked = 1 << first
        place = yield MOVE_FIRST_OR_LAST, first
        s.tell(f"moves_{place}", seat=first)
        s.active = first if place == FIRST else (first + 1) % s.seats
        s.change("turns", 1)
    elif number > s.seats:
        s.done()
    else:
        seat = s.active
        s.change("turns", number + 1)
        s.push("next_turn")
        if s.is_in(seat):
            s.steps[:] = [steps_of(s, other) if other == seat else 0 for other in range(s.seats)]
            s.passed, s.is_offered = ~(1 << seat) & (1 << s.seats) - 1, False
            s.push("battles", 0, seat)
            s.push("move")


def next_turn(s: Kard) -> Rules:
    s.done()
    s.active = (s.active + 1) % s.seats
    yield from ()
