"""Rolls for the highest: the tournament, equal bids, who begins the year."""

from __future__ import annotations

from typing import NamedTuple

from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona.rules.contest import START, TIED_BID, TOURNAMENT_PRIZE
from regalia.games.kard_es_korona.state import Kard
from regalia.scene.types import Stage, Tally, TallyPart, TallyRow

TALLY = "contest"
TITLES = {START: "stage-contest-start", TOURNAMENT_PRIZE: "stage-contest-tournament", TIED_BID: "stage-contest-tie"}
ART = {START: "kk-start", TOURNAMENT_PRIZE: "kk-event-lovagi-torna", TIED_BID: "kk-election"}


class Contest(NamedTuple):
    what: int
    dice: int
    seats: tuple[int, ...]
    rolls: tuple[int, ...]


def contest_of(view: Kard) -> Contest | None:
    """Where somebody has rolled."""
    match view.agenda[-1] if view.agenda else ():
        case ("contest", int(what), int(dice), tuple(seats), tuple(rolls), int()) if rolls:
            return Contest(what, dice, seats, rolls)
    return None


def stage(view: Kard) -> Stage | None:
    """The roll for equal bids stands on the stage of the election."""
    contest = contest_of(view)
    if contest is None or contest.what == TIED_BID:
        return None
    return Stage(
        id=TALLY, title=Message(TITLES[contest.what]), shows=(TALLY,), art=ART[contest.what], seats=contest.seats
    )


def tally(view: Kard) -> Tally | None:
    contest = contest_of(view)
    if contest is None:
        return None
    most = max(contest.rolls)
    rows = sorted(zip(contest.rolls, contest.seats, strict=True), key=lambda row: -row[0])
    return Tally(
        id=TALLY,
        title=Message(TITLES[contest.what]),
        rows=tuple(_row(seat, roll, contest, roll == most) for roll, seat in rows),
        note=Message("contest-tied") if contest.rolls.count(most) > 1 else None,
    )


def _row(seat: int, roll: int, contest: Contest, is_best: bool) -> TallyRow:
    """One die is shown as it fell; of two only the sum is known."""
    die = TallyPart(art=f"die-{roll}", value="", name=Message("contest-die")) if contest.dice == 1 else None
    return TallyRow(
        name=Message("option-player", {"seat": SeatName(seat)}),
        seat=seat,
        parts=(die,) if die else (),
        total=str(roll),
        verdict=Message("contest-best") if is_best else None,
        mood="good" if is_best else "even",
    )
