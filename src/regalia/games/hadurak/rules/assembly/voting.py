"""R10.6 The vote: committed in secret, declared aloud, decided by the chair if equal; two players write (R10.12)."""

from __future__ import annotations

from regalia.core.asking import WHOLE, Kind, Refusal, Rules, in_parallel, refuse, together
from regalia.games.hadurak.notation import ANSWER, WRITTEN
from regalia.games.hadurak.pieces.cards import AGAINST, FOR, NAMES_BARON, NEW_REGENT, SYNOD
from regalia.games.hadurak.rules.assembly.council import Subject, seat_chair
from regalia.games.hadurak.state import NOBODY, NONE, Hadurak, Seat

# --- what may be answered ---------------------------------------------------------------------------------------------


def answers(s: Hadurak, motion: Subject) -> list[int]:
    """For or against, or a baron; some cards forbid some (R10.7, R10.28)."""
    card = motion[1] if motion[0] in ("urgent", "agenda") else NONE
    if not isinstance(card, int) or card == NONE or not NAMES_BARON[card]:
        return [FOR, AGAINST]
    barons = s.in_play()
    if card == NEW_REGENT:
        return [seat for seat in barons if not s.banned[seat]]
    if card == SYNOD:
        return [seat for seat in barons if seat != s.heretic]
    return barons


def why_not_answer(s: Hadurak, answer: int, motion: Subject) -> Refusal | None:
    if answer in (FOR, AGAINST) or answers(s, motion) == [FOR, AGAINST]:
        return refuse("R10.6", "answer")
    return refuse("R10.7" if s.gone[answer] else "R10.28", other=answer)


# --- R10.6 ------------------------------------------------------------------------------------------------------------


def why_not_commit(s: Hadurak, seat: Seat, votes: int) -> Refusal | None:
    return refuse("R10.6", "votes", count=s.votes[seat])


COMMIT_VOTES = Kind("commit_votes", lambda s, seat: range(s.votes[seat] + 1), why_not_commit, WHOLE)
DECLARE_VOTE = Kind(
    "declare_vote",
    lambda s, seat: answers(s, s.motion),
    lambda s, seat, answer: why_not_answer(s, answer, s.motion),
    ANSWER,
)


def vote(s: Hadurak, *motion: int | str) -> Rules:
    """R10.6 a-b: all commit in secret, then reveal."""
    s.motion = motion
    s.committed[:] = [0] * s.seats
    s.declared[:] = [NONE] * s.seats
    s.todo.append(("count_votes",))
    if s.variants.seats == 2:
        if motion[0] == "urgent":
            count_written(s)
        else:
            s.todo.append(("write_votes",))
        return
    yield from seat_chair(s)
    s.is_sealed = True
    committed = yield together({seat: COMMIT_VOTES(seat) for seat in s.attending})
    s.is_sealed = False
    s.reveal()
    for seat, votes in committed.items():
        s.committed[seat] = votes
        s.votes[seat] -= votes  # R10.6 d: gone whatever the result
        s.tell("committed", seat=seat, motion=s.motion, count=votes)
    s.todo += [("declare", seat) for seat in reversed(s.from_seat(s.chair)) if s.committed[seat]]


def declare(s: Hadurak, seat: Seat) -> Rules:
    """R10.6 c: aloud, from the chair clockwise."""
    answer = yield DECLARE_VOTE, seat
    s.declared[seat] = answer
    s.tell("declared", seat=seat, motion=s.motion, answer=answer, count=s.committed[seat])


def totals(s: Hadurak) -> dict[int, int]:
    """The votes for each legal answer."""
    found = dict.fromkeys(answers(s, s.motion), 0)
    for seat, answer in enumerate(s.declared):
        if answer in found:
            found[answer] += s.committed[seat]
    return found


def sums(s: Hadurak) -> list[int]:
    """The answers with the highest sum; with no votes at all every legal one (R10.8)."""
    found = totals(s)
    most = max(found.values())
    return [answer for answer, votes in found.items() if votes == most]


BREAK_TIE = Kind("break_tie", lambda s, seat: sums(s), lambda s, seat, answer: refuse("R10.8"), ANSWER)


def count_votes(s: Hadurak) -> Rules:
    """R10.6 d, R10.8."""
    yield from seat_chair(s)
    is_tie = len(sums(s)) > 1
    answer = (yield BREAK_TIE, s.chair) if is_tie else sums(s)[0]
    chair = s.chair if is_tie else NOBODY
    s.tell("decided", motion=s.motion, result=answer, sums=tuple(totals(s).items()), chair=chair)
    s.todo.append(("carry", answer))


# --- R10.12 two players write -----------------------------------------------------------------------------------------


def left(s: Hadurak, seat: Seat) -> int:
    """Votes that are not written down yet."""
    return s.votes[seat] - sum(votes for _, votes in s.written[seat])


def lines(s: Hadurak, seat: Seat, *motion: int | str) -> list[tuple[int, int]]:
    found = [(0, 0)]
    for answer in answers(s, motion):
        found += [(answer, votes) for votes in range(1, left(s, seat) + 1)]
    return found


def why_not_line(s: Hadurak, seat: Seat, option: tuple[int, int], *motion: int | str) -> Refusal | None:
    if option[1] > left(s, seat):
        return refuse("R10.12", count=left(s, seat))
    return why_not_answer(s, option[0], motion)


WRITTEN_VOTES = Kind("written_votes", lines, why_not_line, WRITTEN)


def write(s: Hadurak, seat: Seat, motions: tuple[Subject, ...]) -> Rules:
    for motion in motions:
        line = yield WRITTEN_VOTES, seat, *motion
        s.written[seat] = (*s.written[seat], line)


def business(s: Hadurak) -> tuple[Subject, ...]:
    """All urgent agendas, or the private motion being voted on."""
    is_private = s.todo[-1] == ("count_votes",)
    return (s.motion,) if is_private else tuple(("urgent", card) for card in s.urgent)


def write_votes(s: Hadurak) -> Rules:
    """Both in secret; then all is revealed."""
    s.is_sealed = True
    yield from in_parallel({seat: write(s, seat, business(s)) for seat in s.attending})
    s.is_sealed = False
    s.reveal()
    for at, motion in enumerate(business(s)):
        for seat in s.attending:
            answer, votes = s.written[seat][at]
            if votes:
                s.tell("wrote", seat=seat, motion=motion, answer=answer, count=votes)
    if s.todo[-1] == ("count_votes",):
        count_written(s)


def count_written(s: Hadurak) -> None:
    """The first line of each; of a baron who has left they are void and kept (R10.27)."""
    for seat in range(s.seats):
        if seat in s.attending and s.written[seat]:
            answer, votes = s.written[seat][0]
            s.written[seat] = s.written[seat][1:]
            s.committed[seat] = votes
            s.votes[seat] -= votes
            if votes:
                s.declared[seat] = answer


STEPS = {"vote": vote, "declare": declare, "count_votes": count_votes, "write_votes": write_votes}
KINDS = (COMMIT_VOTES, DECLARE_VOTE, BREAK_TIE, WRITTEN_VOTES)
