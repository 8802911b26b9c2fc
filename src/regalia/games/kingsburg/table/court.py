"""The King's court on the table: 18 advisors, what they give, and the dice that lie on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regalia.core.words import Message
from regalia.games.kingsburg.notation import WHITE
from regalia.games.kingsburg.pieces.advisors import ADVISORS, Advisor, AdvisorNumber
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.numbers import GOODS
from regalia.games.kingsburg.pieces.placements import Faces
from regalia.games.kingsburg.state import NEUTRAL, Group, Kingsburg
from regalia.games.kingsburg.words import wording
from regalia.scene.kit import counter
from regalia.scene.remembering import remembered
from regalia.scene.types import Cell, Counter, Die, Sheet

COURT = "court"
WIDTH = 6
DICE = "kb-die"
THROWN, PUT = 0, -1


def cell_id(number: AdvisorNumber) -> str:
    return f"advisor-{number}"


def court(view: Kingsburg) -> Sheet:
    return _court(view.court, view.variants.smuggler_vp)


@remembered
def _court(groups: tuple[Group, ...], smuggler_vp: int) -> Sheet:
    of_advisor = {number: tuple(group for group in groups if group[1].advisor == number) for number in ADVISORS}
    cells = [_cell(number, of_advisor[number], smuggler_vp) for number in ADVISORS]
    rows = tuple(tuple(cells[at : at + WIDTH]) for at in range(0, len(cells), WIDTH))
    return Sheet(id=COURT, title=Message("table-court"), cells=rows)


@remembered
def _cell(number: AdvisorNumber, groups: tuple[Group, ...], smuggler_vp: int) -> Cell:
    advisor = ADVISORS[number]
    return Cell(
        id=cell_id(number),
        text=wording.advisor_name(number),
        art=f"kb-advisor-{advisor.id.replace('_', '-')}",
        number=number,
        gains=(*_gains(advisor, smuggler_vp), *_used(groups)),
        dice=tuple(die for at, group in enumerate(groups) for die in _placed(f"a{number}-{at}", group)),
        state="closed" if groups else "plain",
        explain=f"advisor-{advisor.id}",
    )


def _gains(advisor: Advisor, smuggler_vp: int) -> Iterator[Counter]:
    """What the advisor gives, in pictures."""
    gain = f"gain-{advisor.number}"
    for at, bundle in enumerate(advisor.one_of):
        if at:
            yield Counter(id=f"{gain}-or-{at}", art="kb-or", count=1, name=Message("word-or"))
        yield from goods_counters(f"{gain}-{at}", bundle)
    yield from goods_counters(gain, advisor.goods)
    if advisor.free_goods:
        yield counter(f"{gain}-any", "kb-good-any", advisor.free_goods, "counter-any")
    if advisor.trades:
        yield Counter(id=f"{gain}-trade", art="kb-trade", count=1, name=Message("counter-trade"))
    if advisor.soldiers:
        yield counter(f"{gain}-soldiers", "kb-soldier", advisor.soldiers, "counter-soldiers")
    if advisor.plus2:
        yield counter(f"{gain}-plus2", "kb-plus2", 1, "counter-plus2")
    points = smuggler_vp if advisor.points_option else advisor.points
    if points:
        yield points_counter(f"{gain}-vp", points)
    if advisor.looks:
        yield Counter(id=f"{gain}-look", art="kb-look", count=1, name=Message("counter-look"))


def _used(groups: Sequence[Group]) -> Iterator[Counter]:
    """Tokens and the Market's mark beside the dice."""
    for at, (_, placement) in enumerate(groups):
        used = f"used-{placement.advisor}-{at}"
        if placement.tokens:
            name = Message("counter-plus2", {"count": placement.tokens})
            yield Counter(id=f"{used}-plus2", art="kb-plus2", count=placement.tokens, name=name)
        if placement.market:
            name = Message("market-up" if placement.market > 0 else "market-down")
            yield Counter(id=f"{used}-market", art="kb-mark-market", count=1, name=name)


def _placed(where: str, group: Group) -> tuple[Die, ...]:
    seat, placement = group
    return dice_row(where, placement.own, placement.white, None if seat == NEUTRAL else seat, PUT)


@remembered
def dice_row(where: str, own: Faces, white: Faces, seat: int | None, cast: int = THROWN) -> tuple[Die, ...]:
    """Dice of a seat; one keeps its id while others are placed."""
    found, faces = [], [*own, *(face + WHITE for face in white)]
    for at, face in enumerate(faces):
        is_white = face > WHITE
        found.append(
            Die(
                id=die_id(where, face, faces[:at].count(face)),
                face=face - WHITE if is_white else face,
                name=wording.die_name(face),
                seat=None if is_white else seat,
                faces=DICE,
                cast=cast,
            )
        )
    return tuple(found)


def die_id(where: str, face: int, nth: int) -> str:
    """The nth die that shows this face; white ones count above six."""
    return f"{where}-{face}-{nth}"


def points_counter(counter_id: str, points: int) -> Counter:
    name = Message("points-counted", {"count": points})
    return Counter(id=counter_id, art="kb-vp", count=points, name=name, is_inside=True)


def goods_counters(of: str, goods: Goods) -> Iterator[Counter]:
    for good, count in enumerate(goods):
        if count:
            yield counter(f"{of}-{GOODS[good]}", f"kb-{GOODS[good]}", count, f"counter-{GOODS[good]}")
