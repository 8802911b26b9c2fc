"""Sums and hosts: how strengths are made part by part, and who stands and falls on each side of a battle."""

from __future__ import annotations

from regalia.scene.svg.cards import dice
from regalia.scene.svg.elements import Block, Pen, at, group, line, middle, symbol, text, titled, width_of, wrapped
from regalia.scene.types import Counter, Host, Rank, Tally, TallyPart, TallyRow

FADED = 0.42
ROW = 48.0
PART = 58.0
SHIELD = 40.0
VERDICT = 190.0
"""How wide the verdicts stand at the right end of a sum."""

FIGURE, FALLEN = 28.0, 20.0
MOST_FIGURES = 6
"""More of a kind than this are one figure with a number."""

RANK_DIE = 24.0


# --- tallies ------------------------------------------------------------------------------------------------------


def tally(pen: Pen, shown: Tally, width: float) -> Block:
    """A row for each sum: its parts side by side, the total in a shield, and what comes of it."""
    parts, y = [], 0.0
    for row in shown.rows:
        drawn = _sum(pen, row, width)
        parts.append(line(0, y, width, y) + at(0, y + 2, drawn.drawing))
        y += drawn.height
    lines = wrapped(pen.say(shown.note), 15, width) if shown.note else []
    parts += [text(0, y + 20 + 20 * place, content, "body") for place, content in enumerate(lines)]
    return Block(y + 20.0 * len(lines) + 4, "".join(parts))


def _sum(pen: Pen, row: TallyRow, width: float) -> Block:
    """On one line where there is room, else the parts below the total and the verdict."""
    name = text(0, 28, pen.say(row.name), "row-head")
    left = max(72.0, width_of(pen.say(row.name), 14) + 12)
    room = PART * len(row.parts)
    is_one_line = left + room + SHIELD + VERDICT <= width
    total_at = width - VERDICT - SHIELD if is_one_line else left
    is_short = len(row.total) < 4
    verdict_at = total_at + (SHIELD if is_short else width_of(row.total, 15)) + 8
    shield = group(symbol("shield", total_at, 4, 34), class_=pen.seat_class(None)) if row.total and is_short else ""
    number = middle(total_at + 17, 26, row.total, "card-text") if is_short else text(total_at, 26, row.total, "counter")
    total = shield + number
    verdict = at(verdict_at, 0, _verdict(pen, row))
    where = (left, 2.0) if is_one_line else (0.0, ROW - 4)
    parts = "".join(at(where[0] + PART * place, where[1], _part(pen, part)) for place, part in enumerate(row.parts))
    drawing = group(name, total, verdict, parts, class_=pen.seat_class(row.seat))
    return Block(ROW if is_one_line or not row.parts else 2 * ROW, drawing)


def _part(pen: Pen, part: TallyPart) -> str:
    drawn = symbol(part.art, 0, 0, 24) + text(27, 18, part.value, "counter")
    return titled(
        pen.say(part.name),
        group(drawn, opacity=FADED if part.is_void else None),
        text(0, 36, pen.brief(part.name), "tiny"),
    )


def _verdict(pen: Pen, row: TallyRow) -> str:
    words = text(0, 18, pen.say(row.verdict), f"row-head said-{row.mood}") if row.verdict else ""
    amounts, x = [], 0.0
    for sign, counters in (("+", row.gains), ("−", row.losses)):
        for counter in counters:
            amounts.append(at(x, 24, _amount(pen, counter, sign)))
            x += 46
    note = text(x, 38, pen.say(row.note), "tiny") if row.note else ""
    return words + "".join(amounts) + note


def _amount(pen: Pen, counter: Counter, sign: str) -> str:
    said = f"{sign}{abs(counter.count)}"
    drawn = text(0, 14, said, "counter") + symbol(counter.art, 20, 0, 18)
    return titled(pen.say(counter.name), drawn, class_=pen.seat_class(counter.seat))


# --- hosts --------------------------------------------------------------------------------------------------------


def host(pen: Pen, shown: Host, width: float) -> Block:
    """Kind by kind: who stands, who has fallen, what they need and what they have rolled."""
    parts, y = [], 0.0
    told = (shown.note, shown.measure.text if shown.measure else None, shown.left)
    said = " · ".join(pen.say(message) for message in told if message)
    if said:
        parts.append(text(0, 14, said, "body"))
        y = 22.0
    for rank in shown.ranks:
        parts.append(line(0, y, width, y) + at(0, y + 4, _rank(pen, rank, width)))
        y += 40
    return Block(y, "".join(parts))


def _rank(pen: Pen, rank: Rank, width: float) -> str:
    figures = titled(pen.say(rank.counter.name), _figures(rank), class_=pen.seat_class(rank.counter.seat))
    need = text(width * 0.45, 20, rank.need, "counter")
    rolled = at(width * 0.58, 4, dice(pen, rank.dice, RANK_DIE))
    note = text(width * 0.58, 20, pen.say(rank.note), "tiny") if rank.note and not rank.dice else ""
    hits = "" if rank.hits is None else text(width, 20, rank.hits, "counter", text_anchor="end")
    return figures + need + rolled + note + hits


def _figures(rank: Rank) -> str:
    """Those who stand, then the fallen, small and crossed out; the ones that fell just now with a red cross."""
    struck = min(rank.struck, rank.lost)
    groups = [(rank.counter.count, FIGURE, ""), (struck, FIGURE, "struck"), (rank.lost - struck, FALLEN, "fallen")]
    is_crowd = rank.counter.count + rank.lost > MOST_FIGURES
    parts, x = [], 0.0
    for count, size, cross in groups:
        for _ in range(min(count, 1) if is_crowd else count):
            parts.append(_figure(rank.counter.art, x, size, cross))
            x += size - 2
        if is_crowd and count > 1:
            parts.append(text(x + 4, 20, f"×{count}", "counter"))
            x += 12 + 9 * len(str(count))
    return "".join(parts)


def _figure(art: str, x: float, size: float, cross: str) -> str:
    y = (FIGURE - size) / 2
    drawn = group(symbol(art, x, y, size), opacity=FADED if cross == "fallen" else None)
    if not cross:
        return drawn
    strokes = [line(x + 3, y + size - 3, x + size - 3, y + 3, f"cross-{cross}")]
    if cross == "struck":
        strokes.append(line(x + 3, y + 3, x + size - 3, y + size - 3, "cross-struck"))
    return drawn + "".join(strokes)
