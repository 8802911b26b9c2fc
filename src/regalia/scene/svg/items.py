"""The kit beside the surfaces: seat panels, sheets, trays, tracks, gauges, ledgers, sums, hosts and notes."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.words import Message
from regalia.scene.svg.cards import DIE, cards, court, dice, pile
from regalia.scene.svg.elements import (
    Block,
    Pen,
    at,
    box,
    centred,
    element,
    fitted,
    group,
    line,
    middle,
    number,
    rubric,
    stacked,
    symbol,
    text,
    titled,
    wrapped,
)
from regalia.scene.svg.sums import host, tally
from regalia.scene.types import (
    Badge,
    Cell,
    Chart,
    Counter,
    Gauge,
    Host,
    Item,
    Ledger,
    Note,
    SeatPanel,
    Sheet,
    Tally,
    Track,
    Tray,
)

PAD = 12.0
STRIPE = 14.0
COUNTER_HEIGHT = 30.0
LEAST_COUNTER_GAP, MOST_COUNTER_GAP = 2.0, 24.0
ICONS = (24.0, 21.0, 19.0, 17.0, 16.0)
"""The sizes of a counter's picture; a row takes the largest that fits."""

LINE = 22.0
"""The height of a line of a list."""

FADED = 0.42
ON_TURN = "turn"
"""The badge of the seat whose turn it is."""


def item(pen: Pen, shown: Item, width: float) -> Block:
    """Any item, framed."""
    match shown:
        case SeatPanel():
            return seat_panel(pen, shown, width)
        case Note():
            return note(pen, shown, width)
        case Sheet():
            inside = sheet(pen, shown, width - 2 * PAD)
        case Tray():
            inside = tray(pen, shown, width - 2 * PAD)
        case Track():
            inside = track(pen, shown, width - 2 * PAD)
        case Gauge():
            inside = gauge(pen, shown, width - 2 * PAD)
        case Ledger():
            inside = ledger(pen, shown, width - 2 * PAD)
        case Chart():
            inside = chart(pen, shown, width - 2 * PAD)
        case Tally():
            inside = tally(pen, shown, width - 2 * PAD)
        case Host():
            inside = host(pen, shown, width - 2 * PAD)
    titled_part = rubric(pen.say(shown.title), width - 2 * PAD)
    height = inside.height + 30 + 2 * PAD
    return Block(height, box(0, 0, width, height, "panel") + at(PAD, PAD, titled_part, at(0, 30, inside.drawing)))


# --- counters -----------------------------------------------------------------------------------------------------


def counters(pen: Pen, shown: Sequence[Counter], width: float) -> Block:
    """Side by side with equal gaps between them, in as many rows as they need."""
    size = next((size for size in ICONS if _room(shown, size) <= width), ICONS[-1])
    parts = []
    rows = _rows([_counter_width(one, size) for one in shown], width)
    for y, row in enumerate(rows):
        room = sum(_counter_width(shown[place], size) for place in row)
        gap = min((width - room) / max(1, len(row) - 1), MOST_COUNTER_GAP)
        x = 0.0
        for place in row:
            parts.append(at(x, y * COUNTER_HEIGHT, counter(pen, shown[place], size)))
            x += _counter_width(shown[place], size) + gap
    return Block(len(rows) * COUNTER_HEIGHT, "".join(parts))


def _room(shown: Sequence[Counter], size: float) -> float:
    return sum(_counter_width(one, size) + LEAST_COUNTER_GAP for one in shown)


def _counter_width(shown: Counter, size: float) -> float:
    return size + 2 + 8.5 * len(str(shown.count))


def _rows(widths: Sequence[float], room: float) -> list[list[int]]:
    """Which of them stand in which row."""
    rows: list[list[int]] = [[]]
    used = 0.0
    for place, width in enumerate(widths):
        if rows[-1] and used + width > room:
            rows.append([])
            used = 0.0
        rows[-1].append(place)
        used += width + LEAST_COUNTER_GAP
    return rows


def counter(pen: Pen, shown: Counter, size: float) -> str:
    spot = f"counter:{shown.id}"
    is_target = spot in pen.targets or spot in pen.selectable
    middle_line = COUNTER_HEIGHT / 2
    style = "counter-strong" if shown.strong else "counter-money" if shown.art == "coin" else "counter"
    inner = symbol(shown.art, 0, middle_line - size / 2, size)
    inner += text(size + 2, middle_line + 5.5, shown.count, style)
    frame = ""
    if is_target or shown.strong:
        held = "counter-target" if is_target else "strong"
        frame = box(-4, 1, _counter_width(shown, size) + 7, COUNTER_HEIGHT - 2, held, 7)
    faded = FADED if shown.count == 0 else None
    return titled(pen.say(shown.name), frame, group(inner, opacity=faded), class_=pen.seat_class(shown.seat))


# --- seats --------------------------------------------------------------------------------------------------------


def seat_panel(pen: Pen, shown: SeatPanel, width: float) -> Block:
    left = STRIPE + 10
    inside = width - left - 10
    parts = [_name_line(pen, shown, inside), at(0, 40, _rank_line(pen, shown, inside))]
    y = 80.0
    for place, row in enumerate(shown.rows):
        drawn = counters(pen, row, inside)
        if place:
            parts.append(line(0, y + 1, inside, y + 1))
            y += 5
        parts.append(at(0, y, drawn.drawing))
        y += drawn.height
    if shown.before is not None:
        laid = tray(pen, shown.before, inside)
        parts.append(at(0, y + 4, laid.drawing))
        y += 4 + laid.height
    height = y + 16
    frame = "panel on-turn" if _is_on_turn(shown) else "panel"
    seat = pen.seat_class(shown.seat)
    drawing = group(_stripe(height), box(0, 0, width, height, frame), at(left, 10, *parts), class_=seat)
    return Block(height, box(0, 0, width, height, "panel-ground") + drawing)


def _is_on_turn(shown: SeatPanel) -> bool:
    return any(badge.art == ON_TURN for badge in shown.badges)


def _stripe(height: float) -> str:
    """The seat's tincture and hatching along the edge."""
    path = f"M{STRIPE} 0H8A8 8 0 0 0 0 8V{height - 8}A8 8 0 0 0 8 {height}H{STRIPE}Z"
    edge = line(STRIPE, 0, STRIPE, height, "stripe-edge")
    return element("path", d=path, class_="tincture") + element("path", d=path, class_="hatching") + edge


def _name_line(pen: Pen, shown: SeatPanel, width: float) -> str:
    badges = [
        titled(pen.say(badge.name), symbol(badge.art, width - 26 - 30 * place, 3, 26))
        for place, badge in enumerate(reversed(shown.badges))
    ]
    room = width - 40 - 30 * len(badges)
    return (
        symbol("shield", 0, 0, 31) + text(39, 23, fitted(pen.words.name(shown.seat), 20, room), "name") + group(*badges)
    )


def _rank_line(pen: Pen, shown: SeatPanel, width: float) -> str:
    rank = ""
    if shown.rank is not None:
        name = pen.say(shown.rank.name)
        rank = titled(name, symbol(shown.rank.art, 0, 0, 32), text(41, 23, name, "rank"))
    return rank + text(width, 25, shown.points, "points", text_anchor="end")


# --- sheets -------------------------------------------------------------------------------------------------------


def sheet(pen: Pen, shown: Sheet, width: float) -> Block:
    if shown.shape == "list":
        return _listed(pen, shown, width)
    if all(one.id for row in shown.cells for one in row):
        return court(pen, shown.cells, width)
    head = 30.0 if shown.rows else 0.0
    columns = max(len(row) for row in shown.cells)
    step = (width - head) / columns
    top = 46.0 if shown.columns else 0.0
    parts = [at(head + place * step, 0, _column(pen, badge, step)) for place, badge in enumerate(shown.columns)]
    for place, badge in enumerate(shown.rows):
        parts.append(at(0, top + place * 38, _row_head(pen, badge)))
    for y, row in enumerate(shown.cells):
        for x, one in enumerate(row):
            parts.append(at(head + x * step, top + y * 38, cell(pen, one, step)))
    return Block(top + 38 * len(shown.cells) - 2, "".join(parts))


def _listed(pen: Pen, shown: Sheet, width: float) -> Block:
    """A name on each line, with the markers that stand there at its end."""
    parts = []
    for y, (badge, (one, *_)) in enumerate(zip(shown.rows, shown.cells, strict=True)):
        ground = box(0, 0, width, LINE - 2, "cell-held", 4) if one.seats else ""
        number = "" if one.number is None else str(one.number)
        markers = [
            titled(pen.words.name(seat), symbol("shield", width - 20 * (place + 1), 1, 17), class_=pen.seat_class(seat))
            for place, seat in enumerate(one.seats)
        ]
        words = text(4, 15, number, "tiny") + text(28, 15, pen.say(badge.name), "body")
        parts.append(at(0, y * LINE, ground, words, *markers))
    return Block(LINE * len(shown.rows), "".join(parts))


def _column(pen: Pen, badge: Badge, width: float) -> str:
    name = pen.brief(badge.name)
    return titled(
        pen.say(badge.name),
        centred(badge.art, width / 2, 14, 27),
        middle(width / 2, 39, fitted(name, 11, width + 6), "tiny"),
    )


def _row_head(pen: Pen, badge: Badge) -> str:
    drawn = symbol(badge.art, 0, 9, 18) + text(20, 23, pen.brief(badge.name), "row-head")
    return titled(pen.say(badge.name), drawn, class_=pen.seat_class(None))


def cell(pen: Pen, shown: Cell, width: float) -> str:
    """A value in the middle, or in the corner when markers stand here."""
    content = pen.say(shown.text) if shown.text else "" if shown.number is None else str(shown.number)
    inner = width - 2
    ground = box(0, 0, inner, 36, "cell-held" if shown.seats else "cell", 4)
    art = centred(shown.art, inner / 2, 18, 26) if shown.art else ""
    if not shown.seats:
        return ground + art + middle(inner / 2, 23, content, "cell-text")
    return ground + art + text(4, 12, content, "tiny") + _markers(pen, shown.seats, inner)


def _markers(pen: Pen, seats: Sequence[int], width: float) -> str:
    size = 17.0 if len(seats) < 3 else 14.0
    step = min(size + 1, (width - size) / max(1, len(seats) - 1))
    left = (width - size - step * (len(seats) - 1)) / 2
    return "".join(
        titled(pen.words.name(seat), symbol("shield", left + place * step, 15, size), class_=pen.seat_class(seat))
        for place, seat in enumerate(seats)
    )


# --- the rest -----------------------------------------------------------------------------------------------------


def tray(pen: Pen, shown: Tray, width: float) -> Block:
    parts = []
    if shown.counters:
        parts.append(counters(pen, shown.counters, width))
    for one in shown.gauges:
        parts.append(Block(18, text(0, 14, pen.say(one.title), "row-head")))
        parts.append(gauge(pen, one, width))
    if shown.dice:
        parts.append(Block(DIE, dice(pen, shown.dice)))
    if shown.cards:
        parts.append(pile(pen, shown.cards) if shown.shape == "pile" else cards(pen, shown.cards, width))
    if shown.note:
        parts.append(_sentences(pen, (shown.note,), width))
    return stacked(parts, 6)


def _sentences(pen: Pen, shown: Sequence[Message], width: float) -> Block:
    lines = [line for message in shown for line in wrapped(pen.say(message), 15, width)]
    return Block(
        20.0 * len(lines), "".join(text(0, 16 + 20 * row, content, "body") for row, content in enumerate(lines))
    )


def track(pen: Pen, shown: Track, width: float) -> Block:
    step = width / len(shown.steps)
    parts = []
    for place, badge in enumerate(shown.steps):
        ring = element("circle", cx=step / 2, cy=16, r=17, class_="now") if place == shown.now else ""
        drawn = ring + centred(badge.art, step / 2, 16, 26)
        parts.append(at(place * step, 0, titled(pen.say(badge.name), drawn)))
    return Block(34, "".join(parts))


def gauge(pen: Pen, shown: Gauge, width: float) -> Block:
    left = 34.0 if shown.art else 0.0
    room = width - left - 48
    filled = room * min(1.0, shown.value / shown.most) if shown.most else room
    icon = symbol(shown.art, 0, 0, 26) if shown.art else ""
    if shown.parts:
        return Block(46, icon + at(left, 0, _shares(pen, shown, width - left)))
    bar = box(left, 8, room, 11, "cell-held", 5) + box(left, 8, filled, 11, "gauge", 5)
    return Block(28, icon + bar + text(width, 19, f"{shown.value} / {shown.most}", "counter", text_anchor="end"))


def _shares(pen: Pen, shown: Gauge, width: float) -> str:
    """The parts of a whole side by side, each with its number and its name below."""
    x, parts = 0.0, []
    for part in shown.parts:
        room = width * part.value / max(1, shown.most)
        parts.append(box(x, 4, room, 18, f"mood-{part.mood}", 3))
        parts.append(
            middle(x + room / 2, 17, part.value, "counter") + middle(x + room / 2, 38, pen.say(part.name), "tiny")
        )
        x += room
    return "".join(parts)


def ledger(pen: Pen, shown: Ledger, width: float) -> Block:
    step = (width - 30) / len(shown.columns)
    parts = [at(30 + place * step, 0, _column(pen, badge, step)) for place, badge in enumerate(shown.columns)]
    for place, (seat, numbers) in enumerate(shown.rows.items()):
        y = 46.0 + 28 * place
        parts.append(group(symbol("shield", 0, y, 22), class_=pen.seat_class(seat)))
        parts += [middle(30 + (x + 0.5) * step, y + 17, value, "counter") for x, value in enumerate(numbers)]
    table = Block(46.0 + 28 * len(shown.rows), "".join(parts))
    return stacked([table, _sentences(pen, shown.notes, width)], 6) if shown.notes else table


CHART_HEIGHT, CHART_LABELS = 120.0, 22.0


def chart(pen: Pen, shown: Chart, width: float) -> Block:
    """The lines with the points at their ends, and the spans below."""
    values = [value for row in shown.lines.values() for value in row]
    least, most = min(values, default=0), max(values, default=0)
    room = width - 34
    step = room / max(1, len(shown.spans))

    def height(value: int) -> float:
        return CHART_HEIGHT * (most - value) / max(1, most - least)

    parts = [line(place * step, 0, place * step, CHART_HEIGHT) for place in range(len(shown.spans) + 1)]
    for place, name in enumerate(shown.spans):
        parts.append(middle((place + 0.5) * step, CHART_HEIGHT + 16, pen.say(name), "tiny"))
    for seat, row in shown.lines.items():
        along = room / max(1, len(row) - 1)
        drawn = "M" + "L".join(f"{number(at * along)} {number(height(value))}" for at, value in enumerate(row))
        curve = element("path", d=drawn, fill="none", stroke="var(--seat)", stroke_width=3)
        parts.append(group(curve, class_=pen.seat_class(seat)))
        parts.append(text(width, height(row[-1]) + 5, row[-1], "counter", text_anchor="end"))
    return Block(CHART_HEIGHT + CHART_LABELS, "".join(parts))


def note(pen: Pen, shown: Note, width: float) -> Block:
    left = PAD + 36 if shown.art else PAD
    lines = wrapped(pen.say(shown.text), 15, width - left - PAD)
    height = max(26.0, 20.0 * len(lines)) + 2 * PAD
    icon = symbol(shown.art, PAD, PAD, 26) if shown.art else ""
    words = "".join(text(left, PAD + 17 + 20 * row, content, "body") for row, content in enumerate(lines))
    return Block(height, box(0, 0, width, height, "panel on-turn" if shown.strong else "panel") + icon + words)
