"""What came of a vote: who gave how many votes for what, what decided, and what is law or owned now (R10.6, R10.8)."""

from __future__ import annotations

from regalia.core.events import Event
from regalia.core.words import Message, SeatName
from regalia.games.hadurak.pieces.cards import AGAINST, FOR
from regalia.games.hadurak.rules.assembly.voting import totals
from regalia.games.hadurak.state import NONE, Hadurak
from regalia.games.hadurak.table.peace.council_stage import motion_art, motion_card, motion_name
from regalia.games.hadurak.words import wording
from regalia.scene.types import Report, Tally, TallyRow


def report(view: Hadurak, event: Event) -> Report | None:
    """Told when the vote is decided: the votes still lie on the table."""
    if not view.motion:
        return None
    answer = int(event.facts["result"])
    voters = [seat for seat in range(view.seats) if view.committed[seat]]
    named = [answer] if answer < FOR else []
    return Report(
        id=f"vote-{view.round}-{'-'.join(map(str, view.motion))}-{len(view.urgent)}",
        title=motion_name(view),
        verdict=_verdict(view, answer),
        why=Message("report-vote-why", {"sums": _sums(view, answer), "text": _meaning(view, answer)}),
        art=motion_art(view),
        seats=tuple(sorted({*voters, *named, *_tie_breaker(view, answer)})),
        shows=(_tally(view, answer, voters),) if voters else (),
        next=Message("report-vote-refuse", {"seat": SeatName(answer)}) if named else None,
    )


def _verdict(view: Hadurak, answer: int) -> Message:
    motion = motion_name(view)
    if answer < FOR:
        return Message("report-vote-named", {"seat": SeatName(answer), "motion": motion})
    return Message("report-vote-carried" if answer == FOR else "report-vote-failed", {"motion": motion})


def _tied(view: Hadurak, answer: int) -> bool:
    found = totals(view)
    return [*found.values()].count(found.get(answer, 0)) > 1


def _tie_breaker(view: Hadurak, answer: int) -> list[int]:
    return [view.chair] if _tied(view, answer) and view.chair >= 0 else []


def _sums(view: Hadurak, answer: int) -> Message:
    found = totals(view)
    most = found.get(answer, 0)
    if _tied(view, answer):
        chair = SeatName(view.chair)
        if not most:
            return Message("report-vote-silent", {"seat": chair})
        return Message("report-vote-tie", {"seat": chair, "count": most})
    if answer >= FOR:
        return Message("report-vote-sums", {"count": found[FOR], "against": found[AGAINST]})
    others = {said: count for said, count in found.items() if said != answer and count}
    if not others:
        return Message("report-vote-alone", {"count": most})
    parts = tuple(
        Message("council-sum", {"answer": wording.answer_name(view, said), "count": count})
        for said, count in sorted(others.items(), key=lambda pair: -pair[1])
    )
    return Message("report-vote-most", {"count": most, "others": parts})


def _tally(view: Hadurak, answer: int, voters: list[int]) -> Tally:
    silent = tuple(Message("named", {"name": SeatName(seat)}) for seat in view.attending if not view.committed[seat])
    return Tally(
        id="vote",
        title=Message("council-sums"),
        rows=tuple(_row(view, answer, seat) for seat in sorted(voters, key=lambda seat: -view.committed[seat])),
        note=Message("report-vote-kept", {"seats": silent}) if silent else None,
    )


def _row(view: Hadurak, answer: int, seat: int) -> TallyRow:
    count, said = view.committed[seat], view.declared[seat]
    return TallyRow(
        name=Message("named", {"name": SeatName(seat)}),
        seat=seat,
        total=str(count),
        verdict=None if said == NONE else Message("named", {"name": wording.answer_name(view, said)}),
        mood="good" if said == answer else "bad",
    )


def _meaning(view: Hadurak, answer: int) -> Message:
    """What the decision does."""
    card = motion_card(view)
    if answer == AGAINST:
        return Message("report-vote-nothing")
    return Message("nothing") if card == NONE else Message(f"{wording.agenda_name(view, card).id}.text")
