"""Numbers on a table that cannot be: fewer than nothing, or another sum than that of the parts beside it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from msgspec import Struct
from tests.scene.helpers import parts

from regalia.core.words import Message, Say
from regalia.scene.types import (
    Card,
    Chart,
    Counter,
    Dial,
    Gauge,
    Host,
    Ledger,
    NewsItem,
    Odds,
    Piece,
    Rank,
    Report,
    Scene,
    SeatPanel,
    Sheet,
    TallyRow,
    Track,
    Travel,
    Tray,
)

PRINTED = ("surfaces", "gains")
"""What is printed on the board: it never changes, and a gain may be a loss (a point for two goods)."""

MAY_FALL = ("points",)
"""Numbers that may be less than nothing: what is won or lost."""


def wrong_numbers(thing: Any, say: Say) -> list[str]:
    """Of a scene, an ask or a piece of news: what is shown that cannot be."""
    return [
        fault
        for part in parts(thing, without=PRINTED)
        for fault in (_negative(part, say) if type(part) is Message else _wrong(part))
    ]


def _wrong(part: Struct) -> Iterator[str]:
    """The faults of one part by itself."""
    match part:
        case Piece():
            if part.count < 1:
                yield f"piece {part.id!r} stands for {part.count} pieces"
            shown = int(part.plate) if part.plate.isdecimal() else part.count
            yield from _says(part.name, shown, f"piece {part.id!r}")
        case Counter():
            if part.count < 0:
                yield f"counter {part.id!r} shows {part.count}"
            yield from _says(part.name, part.count, f"counter {part.id!r}")
        case Card():
            if part.count is not None and part.count < 0:
                yield f"card {part.id!r} is the top of a pile of {part.count}"
        case Rank():
            if part.lost < 0:
                yield f"rank {part.counter.id!r} has lost {part.lost}"
            if not 0 <= part.struck <= max(0, part.lost):
                yield f"of rank {part.counter.id!r} {part.struck} fell just now, and {part.lost} in all"
        case TallyRow():
            yield from _wrong_sum(part)
        case Odds():
            values = [share.value for share in part.parts]
            if min(values, default=0) < 0 or sum(values) != 100:
                yield f"odds of {values} do not add up to 100"
        case Gauge():
            yield from _wrong_gauge(part)
        case Tray():
            yield from _wrong_tray(part)
        case Track():
            if not 0 <= part.now < len(part.steps):
                yield f"track {part.id!r} has {len(part.steps)} steps, and stands at {part.now}"
        case Sheet():
            if part.columns and any(len(row) != len(part.columns) for row in part.cells):
                yield f"sheet {part.id!r} has rows that are not as long as its {len(part.columns)} columns"
            if part.rows and len(part.cells) != len(part.rows):
                yield f"sheet {part.id!r} has names for {len(part.rows)} rows of {len(part.cells)}"
        case Ledger():
            for seat, row in part.rows.items():
                if len(row) != len(part.columns):
                    yield f"ledger {part.id!r} has {len(row)} numbers for seat {seat} in {len(part.columns)} columns"
                if part.is_apart and min(row, default=0) < 0:
                    yield f"ledger {part.id!r} gives seat {seat} {row}"
        case Chart():
            if len({len(line) for line in part.lines.values()}) > 1:
                yield f"chart {part.id!r} has lines of different lengths"
        case Report():
            places = [line.place for line in part.lines]
            if places != sorted(places) or places[:1] not in ([], [1]):
                yield f"report {part.id!r} lists the places {places}"
        case Dial():
            if not 0 <= part.least <= part.value <= part.most:
                yield f"dial {part.id!r} goes from {part.least} to {part.most} and stands at {part.value}"
        case Travel():
            if part.count < 1:
                yield f"{part.count} of {part.art!r} travel from {part.start} to {part.end}"


def _says(name: Message, count: int, what: str) -> Iterator[str]:
    """A name that says a count says the one that is shown."""
    said = name.args.get("count", count)
    if isinstance(said, int) and said != count:
        yield f"{what} shows {count}, and its name says {said}"


def _wrong_gauge(gauge: Gauge) -> Iterator[str]:
    if gauge.value < 0 or gauge.most < 0:
        yield f"gauge {gauge.id!r} shows {gauge.value} of {gauge.most}"
    values = [part.value for part in gauge.parts]
    if values and (min(values) < 0 or sum(values) != gauge.most):
        yield f"gauge {gauge.id!r} divides {gauge.most} into {values}"


def _wrong_sum(row: TallyRow) -> Iterator[str]:
    """Where a row is made of numbers, those that count make its total."""
    values = [part.value.replace("−", "-") for part in row.parts if not part.is_void]
    numbers = [int(value) for value in (*values, row.total.replace("−", "-")) if WHOLE_NUMBER.fullmatch(value)]
    if values and len(numbers) == len(values) + 1 and sum(numbers[:-1]) != numbers[-1]:
        yield f"a sum of {values} makes {row.total}"


def _wrong_tray(tray: Tray) -> Iterator[str]:
    if tray.slots and len(tray.cards) > tray.slots:
        yield f"tray {tray.id!r} has room for {tray.slots} cards and shows {len(tray.cards)}"
    lying = sum(1 if card.count is None else card.count for card in tray.cards)
    for said in (tray.title, tray.badge):
        count = said.args.get("count") if said else None
        if tray.cards and isinstance(count, int) and count != lying:
            yield f"tray {tray.id!r} says {count} and shows {lying} cards"


WHOLE_NUMBER = re.compile(r"[+-]?\d+")
BELOW_NOTHING = re.compile(r"(?<!\w)[-−]\d+")


def _negative(message: Message, say: Say) -> Iterator[str]:
    """A sentence that says a number below nothing; one that only chooses its words by it is well."""
    if _has_negative(message) and (shown := BELOW_NOTHING.search(text := say(message))):
        yield f"{message.id!r} says {shown[0]}: {text!r}"


def _has_negative(message: Message) -> bool:
    return any(
        _has_negative(part) if isinstance(part, Message) else isinstance(part, int) and part < 0
        for name, value in message.args.items()
        if name not in MAY_FALL
        for part in (value if isinstance(value, tuple) else (value,))
    )


# --- at the end -------------------------------------------------------------------------------------------------------


def points(scene: Scene) -> dict[int, int]:
    """By seat, as its panel shows them."""
    return {item.seat: item.points for item in scene.items.values() if isinstance(item, SeatPanel)}


def wrong_end(scene: Scene, scores: list[int], have_lost: Collection[int]) -> list[str]:
    """Panels, ledgers and charts of a finished game agree with the points; `have_lost`: who lost points on the way.

    A ledger's row makes the points in sum, or its first column has them where the others only break ties.
    """
    true = dict(enumerate(scores))
    found = [] if points(scene) == true else [f"the panels show the points {points(scene)}, and they are {true}"]
    for item in scene.items.values():
        if isinstance(item, Ledger) and not item.is_apart:
            found += _wrong_ledger(item, true, have_lost)
        if isinstance(item, Chart) and {seat: line[-1] for seat, line in item.lines.items()} != true:
            found.append(f"chart {item.id!r} ends at {item.lines}, and the points are {true}")
    return found


def _wrong_ledger(ledger: Ledger, true: dict[int, int], have_lost: Collection[int]) -> Iterator[str]:
    if true not in ({seat: sum(row) for seat, row in ledger.rows.items()}, _firsts(ledger)):
        yield f"ledger {ledger.id!r} has {ledger.rows}, and the points are {true}"
    for seat, row in ledger.rows.items():
        if min(row) < 0 and seat not in have_lost:
            yield f"ledger {ledger.id!r} gives seat {seat} {row}, who never lost a point"


def _firsts(ledger: Ledger) -> dict[int, int]:
    return {seat: row[0] for seat, row in ledger.rows.items()}


# --- from one event to the next ---------------------------------------------------------------------------------------


def troops(scene: Scene) -> dict[tuple[str, ...], tuple[int, int]]:
    """By battle, host and rank: how many stand, and how many have fallen."""
    return {
        (stage.id, host.id, rank.counter.id): (rank.counter.count, rank.lost)
        for stage in scene.stages
        for host in (scene.items.get(id) for id in stage.shows)
        if isinstance(host, Host)
        for rank in host.ranks
    }


def vanished(before: Scene, after: Scene) -> list[str]:
    """Ranks of a battle in which fewer or more stand and lie there than an event ago.

    The fallen may have been carried off, but then none of them lies there any more.
    """
    was, now = troops(before), troops(after)
    return [
        f"in {id[0]!r} of the rank {id[2]!r} {was[id][0]} stood and {was[id][1]} had fallen, "
        f"now {now[id][0]} stand and {now[id][1]} have fallen"
        for id in was.keys() & now.keys()
        if sum(was[id]) != sum(now[id]) and (now[id][1] or now[id][0] > was[id][0])
    ]


def retold(then: NewsItem, later: NewsItem | None) -> list[str]:
    """A line of news that reads otherwise when it is told again: it speaks of a table that has changed since."""
    if later is None:
        return [f"it was told as {then.text}, and later not at all"]
    if (then.text, then.seat, then.art, then.heading) == (later.text, later.seat, later.art, later.heading):
        return []
    return [f"it was told as {then.text} and is told later as {later.text}"]
