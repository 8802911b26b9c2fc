"""The King's court on the table: 18 advisors, what they give, and the dice that lie on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regalia.core.words import Message
from regalia.games.kingsburg import wording
from regalia.games.kingsburg.advisors import ADVISORS, Advisor, AdvisorNumber
from regalia.games.kingsburg.constants import GOODS
from regalia.games.kingsburg.goods import Goods
from regalia.games.kingsburg.notation import WHITE
from regalia.games.kingsburg.placements import Faces
from regalia.games.kingsburg.state import NEUTRAL, Group, Kingsburg
from regalia.scene.types import Cell, Counter, Die, Sheet

COURT = "court"
WIDTH = 6
DICE = "kb-die"
THROWN, PUT = 0, -1


def cell_id(number: AdvisorNumber) -> str:
    return f"advisor-{number}"


def court(view: Kingsburg) -> Sheet:
    cells = [_cell(view, number) for number in ADVISORS]
    rows = tuple(tuple(cells[at : at + WIDTH]) for at in range(0, len(cells), WIDTH))
    return Sheet(id=COURT, title=Message("table-court"), cells=rows)


def _cell(view: Kingsburg, number: AdvisorNumber) -> Cell:
    groups = [group for group in view.court if group[1].advisor == number]
    advisor = ADVISORS[number]
    return Cell(
        id=cell_id(number),
        text=wording.advisor_name(number),
        tip=_gives(view, advisor),
        art=f"kb-advisor-{advisor.id.replace('_', '-')}",
        number=number,
        gains=(*_gains(view, advisor), *_used(groups)),
        dice=tuple(die for at, group in enumerate(groups) for die in _placed(f"a{number}-{at}", group)),
        state="closed" if groups else "plain",
    )


def _gives(view: Kingsburg, advisor: Advisor) -> Message:
    points = view.variants.smuggler_vp if advisor.points_option else advisor.points
    return Message(f"gives-{advisor.id}", {"kind": view.variants.free_goods_kind, "points": points})


def _gains(view: Kingsburg, advisor: Advisor) -> Iterator[Counter]:
    """What he gives, in pictures."""
    id = f"gain-{advisor.number}"
    for at, bundle in enumerate(advisor.one_of):
        if at:
            yield Counter(id=f"{id}-or-{at}", art="kb-or", count=1, name=Message("word-or"))
        yield from goods_counters(f"{id}-{at}", bundle)
    yield from goods_counters(id, advisor.goods)
    if advisor.free_goods:
        name = Message("counter-any", {"count": advisor.free_goods})
        yield Counter(id=f"{id}-any", art="kb-good-any", count=advisor.free_goods, name=name)
    if advisor.trades:
        yield Counter(id=f"{id}-trade", art="kb-trade", count=1, name=Message("counter-trade"))
    if advisor.soldiers:
        name = Message("counter-soldiers", {"count": advisor.soldiers})
        yield Counter(id=f"{id}-soldiers", art="kb-soldier", count=advisor.soldiers, name=name)
    if advisor.plus2:
        yield Counter(id=f"{id}-plus2", art="kb-plus2", count=1, name=Message("counter-plus2", {"count": 1}))
    points = view.variants.smuggler_vp if advisor.points_option else advisor.points
    if points:
        yield points_counter(f"{id}-vp", points)
    if advisor.looks:
        yield Counter(id=f"{id}-look", art="kb-look", count=1, name=Message("counter-look"))


def _used(groups: Sequence[Group]) -> Iterator[Counter]:
    """Tokens and the Market's mark beside the dice."""
    for at, (_, placement) in enumerate(groups):
        id = f"used-{placement.advisor}-{at}"
        if placement.tokens:
            name = Message("counter-plus2", {"count": placement.tokens})
            yield Counter(id=f"{id}-plus2", art="kb-plus2", count=placement.tokens, name=name)
        if placement.market:
            name = Message("market-up" if placement.market > 0 else "market-down")
            yield Counter(id=f"{id}-market", art="kb-mark-market", count=1, name=name)


def _placed(id: str, group: Group) -> tuple[Die, ...]:
    seat, placement = group
    return dice_row(id, placement.own, placement.white, None if seat == NEUTRAL else seat, PUT)


def dice_row(id: str, own: Faces, white: Faces, seat: int | None, cast: int = THROWN) -> tuple[Die, ...]:
    """Dice of a seat; one keeps its id while others are placed."""
    found, faces = [], [*own, *(face + WHITE for face in white)]
    for at, face in enumerate(faces):
        is_white = face > WHITE
        found.append(
            Die(
                id=die_id(id, face, faces[:at].count(face)),
                face=face - WHITE if is_white else face,
                name=wording.die_name(face),
                seat=None if is_white else seat,
                faces=DICE,
                cast=cast,
            )
        )
    return tuple(found)


def die_id(id: str, face: int, nth: int) -> str:
    """The nth die that shows this face; white ones count above six."""
    return f"{id}-{face}-{nth}"


def points_counter(id: str, points: int) -> Counter:
    name = Message("points-counted", {"count": points})
    return Counter(id=id, art="kb-vp", count=points, name=name, is_inside=True)


def goods_counters(id: str, goods: Goods) -> Iterator[Counter]:
    for good, count in enumerate(goods):
        if count:
            name = Message(f"counter-{GOODS[good]}", {"count": count})
            yield Counter(id=f"{id}-{GOODS[good]}", art=f"kb-{GOODS[good]}", count=count, name=name)
