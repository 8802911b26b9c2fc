"""The battle line, and the list of combinations with who stands where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from regalia.core.state import OVER
from regalia.core.words import Message
from regalia.games.havoc.pieces.battles import BATTLES, CASTILLON, NO_BATTLE, BattleNumber
from regalia.games.havoc.rules.combinations import COMBINATIONS, combination
from regalia.games.havoc.state import Havoc
from regalia.games.havoc.table.battle_standing import is_reckoned, is_untouched, laid_by, leaders, strength_of, winners
from regalia.games.havoc.words import wording
from regalia.scene.remembering import remembered
from regalia.scene.types import Badge, Cell, Counter, Sheet

LINE, COMBINATIONS_LIST = "row", "combinations"
CellState = Literal["plain", "owned", "closed", "now"]


def cell_id(battle: BattleNumber) -> str:
    return f"battle-{BATTLES[battle].id}"


def battle_line(view: Havoc) -> Sheet:
    """What was fought or skipped, the battle now (or the next one), and those to come."""
    now = present(view)
    to_come = [battle for battle in view.row if battle != now]
    won = {battle for seat in range(view.seats) for battle in view.won[seat]}
    numbers = [*range(1, CASTILLON + 1), *(battle for battle in sorted(won) if battle > CASTILLON)]
    past = [battle for battle in numbers if battle != now and battle not in to_come]
    battles = [*past, *([now] if now != NO_BATTLE else []), *to_come]
    cells = tuple(_cell(view, battle, battle == now, battle in past) for battle in battles)
    return Sheet(id=LINE, title=Message("table-row"), cells=(cells,), shape="line")


def present(view: Havoc) -> BattleNumber:
    """The battle that is fought, or the next one; none when the war is over."""
    if view.phase == OVER:
        return NO_BATTLE
    return view.battle if view.battle != NO_BATTLE else next(iter(view.row), NO_BATTLE)


def _cell(view: Havoc, battle: BattleNumber, is_now: bool, is_past: bool) -> Cell:
    seats = winners(view, battle)
    is_fought = bool(seats) or not is_past
    state: CellState = "now" if is_now else "plain" if not is_past else "owned" if is_fought else "closed"
    return _battle(battle, seats, view.variants.points[battle], state)


@remembered
def _battle(battle: BattleNumber, seats: tuple[int, ...], points: tuple[int, ...], state: CellState) -> Cell:
    card = BATTLES[battle]
    return Cell(
        id=cell_id(battle),
        number=battle if battle <= CASTILLON else None,
        text=wording.battle_name(battle),
        art=f"hv-battle-{card.id if battle <= CASTILLON else 'chevauchees'}",
        seats=seats,
        gains=tuple(_points(battle, points)),
        costs=tuple(_deals(battle)),
        state=state,
        explain=f"battle-{card.id}",
    )


def _points(battle: BattleNumber, by_place: tuple[int, ...]) -> Iterator[Counter]:
    for place, points in enumerate(by_place, 1):
        name = Message("counter-place", {"place": place, "points": points})
        yield Counter(id=f"vp-{BATTLES[battle].id}-{place}", art="hv-vp-token", count=points, name=name)


def _deals(battle: BattleNumber) -> Iterator[Counter]:
    card = BATTLES[battle]
    for to, count in (("all", card.deal_all), ("initiator", card.deal_initiator)):
        if count:
            name = Message(f"counter-deal-{to}", {"count": count})
            yield Counter(id=f"deal-{card.id}-{to}", art=f"hv-mark-deal-{to}", count=count, name=name)


def combinations(view: Havoc) -> Sheet:
    """The strongest first, with the seats that have it before them and the leader marked."""
    here, is_as_laid = laid_by(view), not is_reckoned(view) or is_untouched(view)
    leading = frozenset(combination(strength_of(view, seat)) for seat in leaders(view) if is_as_laid)
    return _ranks(tuple((name, tuple(seats)) for name, seats in here.items()), leading, is_reckoned(view))


@remembered
def _ranks(laid: tuple[tuple[str, tuple[int, ...]], ...], leading: frozenset[str], is_over: bool) -> Sheet:
    here, ordered = dict(laid), COMBINATIONS[::-1]
    return Sheet(
        id=COMBINATIONS_LIST,
        title=Message("table-combinations"),
        rows=tuple(Badge(art="", name=Message(f"combination-{name}"), explain=f"hand-{name}") for name in ordered),
        cells=tuple(
            (
                Cell(
                    id=combination_id(name),
                    number=at,
                    seats=here.get(name, ()),
                    state="now" if name in leading else "plain",
                    note=Message("list-leads") if name in leading and not is_over else None,
                ),
            )
            for at, name in enumerate(ordered, 1)
        ),
        shape="list",
    )


def combination_id(name: str) -> str:
    return f"combination-{name}"
