"""The battle line, and the list of combinations with who stands where."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message
from regalia.games.havoc import wording
from regalia.games.havoc.battles import BATTLES, CASTILLON, NO_BATTLE, BattleNumber
from regalia.games.havoc.hands import COMBINATIONS, combination
from regalia.games.havoc.standing import fighters, is_reckoned, is_untouched, leaders, strength_of, winners
from regalia.games.havoc.state import JOHN_SEAT, Havoc
from regalia.scene.types import Badge, Cell, Counter, Sheet

LINE, COMBINATIONS_LIST = "row", "combinations"


def cell_id(battle: BattleNumber) -> str:
    return f"battle-{BATTLES[battle].id}"


def battle_line(view: Havoc) -> Sheet:
    """What was fought or skipped, the battle now (or the next one), and those to come."""
    now = view.battle if view.battle != NO_BATTLE else next(iter(view.row), NO_BATTLE)
    to_come = [battle for battle in view.row if battle != now]
    won = {battle for seat in range(view.seats) for battle in view.won[seat]}
    numbers = [*range(1, CASTILLON + 1), *(battle for battle in sorted(won) if battle > CASTILLON)]
    past = [battle for battle in numbers if battle != now and battle not in to_come]
    battles = [*past, *([now] if now != NO_BATTLE else []), *to_come]
    cells = tuple(_cell(view, battle, battle == now, battle in past) for battle in battles)
    return Sheet(id=LINE, title=Message("table-row"), cells=(cells,), shape="line")


def _cell(view: Havoc, battle: BattleNumber, is_now: bool, is_past: bool) -> Cell:
    card, seats = BATTLES[battle], winners(view, battle)
    is_fought = bool(seats) or not is_past
    return Cell(
        id=cell_id(battle),
        number=battle if battle <= CASTILLON else None,
        text=wording.battle_name(battle),
        tip=_spoken(view, battle, is_past, bool(seats)),
        art=f"hv-battle-{card.id if battle <= CASTILLON else 'chevauchees'}",
        seats=seats,
        gains=tuple(_points(view, battle)),
        costs=tuple(_deals(battle)),
        state="now" if is_now else "plain" if not is_past else "owned" if is_fought else "closed",
    )


def _spoken(view: Havoc, battle: BattleNumber, is_past: bool, is_won: bool) -> Message:
    facts: dict[str, Argument] = {
        "battle": wording.battle_name(battle),
        "year": str(BATTLES[battle].year),
        "points": "/".join(map(str, view.variants.points[battle])),
    }
    return Message("card-battle" if not is_past else "card-battle-won" if is_won else "card-battle-lost", facts)


def _points(view: Havoc, battle: BattleNumber) -> Iterator[Counter]:
    id = BATTLES[battle].id
    for place, points in enumerate(view.variants.points[battle], 1):
        name = Message("counter-place", {"place": place, "points": points})
        yield Counter(id=f"vp-{id}-{place}", art="hv-vp-token", count=points, name=name)


def _deals(battle: BattleNumber) -> Iterator[Counter]:
    card = BATTLES[battle]
    for to, count in (("all", card.deal_all), ("initiator", card.deal_initiator)):
        if count:
            name = Message(f"counter-deal-{to}", {"count": count})
            yield Counter(id=f"deal-{card.id}-{to}", art=f"hv-mark-deal-{to}", count=count, name=name)


def combinations(view: Havoc) -> Sheet:
    """The strongest first, with the seats that have it before them and the leader marked."""
    here: dict[str, list[int]] = {}
    is_as_laid = not is_reckoned(view) or is_untouched(view)
    for seat in fighters(view):
        if seat != JOHN_SEAT and view.laid[seat] and is_as_laid:
            here.setdefault(combination(strength_of(view, seat)), []).append(seat)
    leading = {combination(strength_of(view, seat)) for seat in leaders(view) if is_as_laid}
    ordered = COMBINATIONS[::-1]
    return Sheet(
        id=COMBINATIONS_LIST,
        title=Message("table-combinations"),
        rows=tuple(Badge(art="", name=Message(f"combination-{id}")) for id in ordered),
        cells=tuple(
            (Cell(number=at, seats=tuple(here.get(id, ())), state="now" if id in leading else "plain"),)
            for at, id in enumerate(ordered, 1)
        ),
        shape="list",
    )
