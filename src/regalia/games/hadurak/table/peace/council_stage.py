"""The Assembly as a scene of its own: the table with a chair for each baron, the agendas, what was said."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.cards import AGAINST, BARONS, FOR, LAWS
from regalia.games.hadurak.rules.assembly.voting import answers
from regalia.games.hadurak.state import NONE, Hadurak
from regalia.games.hadurak.table.trays import agenda_art, agenda_cell, agenda_text
from regalia.games.hadurak.words import wording
from regalia.scene.types import Badge, Counter, Item, Note, Piece, Place, Sheet, Stage, Surface, Tray

WIDTH, HEIGHT = 1000.0, 620.0
MIDDLE = (500.0, 300.0)
REACH = (385.0, 205.0)
CHAIR, UNDER = 62.0, 52.0
"""Half a chair, and the room for a name under it."""
ROOM = 290.0
"""The breadth of the sheet in the middle, where the sums stand side by side."""
MANY, FEW = range(2, 7), 4
ANSWER_ART = {FOR: "hd-for", AGAINST: "hd-against"}


def chair_id(seat: int) -> str:
    return f"chair-{seat}"


def sum_spot(at: int, many: int) -> str:
    return f"{at + 1}-of-{many}"


def _chair(seat: int, seats: int) -> Place:
    angle = pi * (2 * seat / seats - 0.5)
    x, y = MIDDLE[0] + REACH[0] * cos(angle), MIDDLE[1] + REACH[1] * sin(angle)
    low = CHAIR + UNDER
    corners = ((-CHAIR, -CHAIR), (CHAIR, -CHAIR), (CHAIR, low), (-CHAIR, low))
    name = Message("named", {"name": SeatName(seat)})
    return Place(
        id=chair_id(seat),
        outline=tuple((x + dx, y + dy) for dx, dy in corners),
        center=(x, y),
        ground="hd-chair",
        name=name,
        title=name,
        title_at=(x, y + CHAIR + 32),
        is_capital=True,
        spots={
            "arms": (x, y),
            "votes": (x + 60, y - 44),
            "said": (x - 60, y - 44),
            "seal": (x - 60, y + 40),
        },
    )


def _hall(seats: int) -> Surface:
    x, y = MIDDLE
    sheet = Place(
        id="sums",
        outline=((x - 150, y - 60), (x + 150, y - 60), (x + 150, y + 60), (x - 150, y + 60)),
        center=(x, y - 8),
        name=Message("council-sums"),
        spots={
            sum_spot(at, many): (x + ROOM * ((at + 0.5) / many - 0.5), y - 12) for many in MANY for at in range(many)
        },
    )
    return Surface(
        id="hall",
        name=Message("stage-council"),
        box=(0, 0, WIDTH, HEIGHT),
        unit=84,
        title_size=34,
        art="hd-hall",
        places=(sheet, *(_chair(seat, seats) for seat in range(seats))),
    )


HALLS = {seats: _hall(seats) for seats in range(2, 7)}


def is_on(view: Hadurak) -> bool:
    return view.in_session


def hall(view: Hadurak) -> Surface:
    return HALLS[view.seats]


def pieces(view: Hadurak) -> Iterator[Piece]:
    for seat in view.in_play():
        name = wording.answer_name(view, seat)
        arms = Message("named", {"name": name})
        is_here = seat in view.attending
        place = chair_id(seat)
        yield Piece(
            id=f"arms-{seat}",
            place=place,
            art=_arms(view, seat),
            seat=seat,
            spot="arms",
            pale=not is_here,
            name=arms,
        )
        if not is_here:
            away = Message("council-absent", {"seat": SeatName(seat)})
            yield Piece(id=f"away-{seat}", place=chair_id(seat), art="hd-banned", spot="said", size=0.5, name=away)
        if seat == view.chair:
            chair = Message("council-chair", {"seat": SeatName(seat)})
            yield Piece(
                id=f"seal-{seat}", place=chair_id(seat), art="hd-seal-regent", spot="seal", size=0.6, name=chair
            )
        if view.motion:
            yield from _said(view, seat)
    yield from _sums(view)


def _arms(view: Hadurak, seat: int) -> str:
    return f"hd-arms-{BARONS[view.barons[seat]]}"


def _said(view: Hadurak, seat: int) -> Iterator[Piece]:
    """How many votes a baron has given, and for what."""
    if view.committed[seat]:
        count = view.committed[seat]
        facts: dict[str, Argument] = {"seat": SeatName(seat), "motion": motion_name(view), "count": count}
        name = Message("event-committed", facts)
        yield Piece(
            id=f"votes-{seat}",
            place=chair_id(seat),
            art="hd-vote",
            spot="votes",
            size=0.8,
            plate=str(count),
            name=name,
        )
    answer = view.declared[seat]
    if answer != NONE and seat in view.attending:
        art = ANSWER_ART.get(answer) or _arms(view, answer)
        name = Message("named", {"name": wording.answer_name(view, answer)})
        yield Piece(
            id=f"said-{seat}",
            place=chair_id(seat),
            art=art,
            seat=answer if answer < FOR else None,
            spot="said",
            size=0.75,
            name=name,
        )


def _sums(view: Hadurak) -> Iterator[Piece]:
    """What is voted on; the sums, once somebody has declared."""
    if not view.motion:
        return
    if all(answer == NONE for answer in view.declared):
        yield Piece(id="motion", place="sums", art=motion_art(view), size=1.3, name=motion_text(view))
        return
    possible = answers(view, view.motion)
    for at, answer in enumerate(possible):
        total = sum(votes for votes, said in zip(view.committed, view.declared, strict=True) if said == answer)
        art = ANSWER_ART.get(answer) or _arms(view, answer)
        name = Message("council-sum", {"answer": wording.answer_name(view, answer), "count": total})
        yield Piece(
            id=f"sum-{answer}",
            place="sums",
            art=art,
            seat=answer if answer < FOR else None,
            spot=sum_spot(at, len(possible)) if len(possible) in MANY else "",
            size=1.0 if len(possible) < FEW else 0.6,
            plate=str(total),
            name=name,
        )


def items(view: Hadurak) -> list[Item]:
    """The agendas of the day: the present one with its whole text, before the first all of them."""
    now = motion_card(view)
    cards = [*view.urgent] if now in view.urgent or now == NONE else [now, *view.urgent]
    found: list[Item] = []
    if view.motion:
        found.append(
            Note(id="motion", text=motion_text(view), art=motion_art(view), strong=True, explain=_motion_key(view))
        )
    found.append(_votes_in_hand(view))
    rows = tuple(
        Badge(art=agenda_art(card), name=wording.agenda_name(view, card), explain=wording.agenda_name(view, card).id)
        for card in cards
    )
    cells = tuple((agenda_cell(view, card, card == now) if view.motion else agenda_text(card),) for card in cards)
    if cards:
        found.append(Sheet(id="business", title=Message("table-agendas"), rows=rows, cells=cells, shape="list"))
    return found


def _votes_in_hand(view: Hadurak) -> Tray:
    """Everybody's are known (R10.11)."""
    counters = tuple(
        Counter(
            id=f"in-hand-{seat}",
            art=_arms(view, seat),
            seat=seat,
            count=view.votes[seat],
            name=Message("council-in-hand", {"seat": SeatName(seat), "count": view.votes[seat]}),
        )
        for seat in view.in_play()
    )
    return Tray(id="votes-in-hand", title=Message("council-votes"), counters=counters)


def motion_card(view: Hadurak) -> int:
    """The agenda card that is voted on; NONE for another subject."""
    if len(view.motion) > 1 and view.motion[0] in ("urgent", "agenda"):
        return int(view.motion[1])
    return NONE


def _motion_key(view: Hadurak) -> str:
    card = motion_card(view)
    return "" if card == NONE else wording.agenda_name(view, card).id


def motion_text(view: Hadurak) -> Message:
    """What is voted on, in full."""
    card = motion_card(view)
    if card != NONE:
        name = wording.agenda_name(view, card)
        return Message("motion-card", {"agenda": name, "text": Message(f"{name.id}.text")})
    return motion_name(view)


def motion_name(view: Hadurak) -> Message:
    return wording.motion_name(view, view.motion)


def motion_art(view: Hadurak) -> str:
    card = motion_card(view)
    if card != NONE:
        return agenda_art(card)
    is_rule = view.motion[0] in ("repeal", "rule") and int(view.motion[1]) in LAWS
    return "hd-agenda-law" if is_rule else "hd-agenda-private-motion"


def stage(view: Hadurak) -> Stage:
    return Stage(
        id="council",
        title=Message("stage-council"),
        shows=("hall", *(item.id for item in items(view))),
        art="hd-field-assembly",
        note=_note(view),
        seats=tuple(view.attending),
    )


def _note(view: Hadurak) -> Message | None:
    """How many agendas are left, and who has the chair."""
    if view.chair not in view.attending:
        return None
    return Message("council-note", {"count": len(view.urgent), "seat": SeatName(view.chair)})
