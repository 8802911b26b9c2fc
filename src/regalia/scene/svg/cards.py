"""Cards, dice, and the people and buildings that stand side by side on a sheet."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.scene.svg.elements import (
    Block,
    Pen,
    at,
    box,
    centred,
    element,
    group,
    middle,
    symbol,
    text,
    titled,
    wrapped,
)
from regalia.scene.types import Card, Cell, Counter, Die, Layer

CARD = (60.0, 84.0)
GROUND = 250.0
"""The width in which the layers of a card are measured."""
DIE = 40.0
HIDDEN_DIE = "die-hidden"
CELL_HEIGHT = 96.0


def is_target(pen: Pen, at: str) -> bool:
    return at in pen.targets or at in pen.selectable


# --- cards --------------------------------------------------------------------------------------------------------


def cards(pen: Pen, shown: Sequence[Card], width: float) -> Block:
    """Side by side; they overlap where there are too many."""
    card_width, card_height = CARD
    step = min(card_width + 6, (width - card_width) / max(1, len(shown) - 1))
    return Block(card_height, "".join(at(place * step, 0, card(pen, one)) for place, one in enumerate(shown)))


def pile(pen: Pen, shown: Sequence[Card]) -> Block:
    """The last one, and how many there are."""
    width, height = CARD
    count = len(shown) if shown[-1].count is None else shown[-1].count
    return Block(height, card(pen, shown[-1]) + text(width + 8, height - 4, count, "counter"))


def card(pen: Pen, shown: Card) -> str:
    width, height = CARD
    frame = box(0, 0, width, height, "counter-target" if is_target(pen, f"card:{shown.id}") else "card-edge", 5)
    return titled(pen.say(shown.name), _side(pen, shown), frame, class_=pen.seat_class(shown.seat))


def _side(pen: Pen, shown: Card) -> str:
    width, height = CARD
    layers = shown.small or shown.layers
    if shown.face_down or not layers:
        art = shown.back if shown.face_down else shown.art
        return element("use", href=f"#{art}", width=width, height=height)
    tones = ";".join(f"--{name}:{value}" for name, value in shown.tones.items())
    parts = "".join(_layer(pen, one) for one in layers)
    return group(parts, transform=f"scale({width / GROUND})", style=tones or None)


def _layer(pen: Pen, shown: Layer) -> str:
    words = pen.say(shown.says) if shown.says is not None else shown.text
    if words:
        once = middle(shown.x, shown.y, words, "card-text", font_size=shown.height)
    else:
        once = element("use", href=f"#{shown.art}", x=shown.x, y=shown.y, width=shown.width, height=shown.height)
    return once + group(once, transform="rotate(180 125 175)") if shown.twice else once


# --- dice ---------------------------------------------------------------------------------------------------------


def dice(pen: Pen, shown: Sequence[Die], size: float = DIE) -> str:
    return "".join(at(place * (size + 8), 0, die(pen, one, size)) for place, one in enumerate(shown))


def die(pen: Pen, shown: Die, size: float) -> str:
    frame = box(-2, -2, size + 4, size + 4, "counter-target", 7) if is_target(pen, f"die:{shown.id}") else ""
    drawn = symbol(HIDDEN_DIE if shown.face_down else f"{shown.faces}-{shown.face}", 0, 0, size)
    return titled(pen.say(shown.name), drawn, frame, class_=pen.seat_class(shown.seat))


# --- courts and provinces -----------------------------------------------------------------------------------------


def court(pen: Pen, rows: Sequence[Sequence[Cell]], width: float) -> Block:
    """Each cell a card of its own."""
    step = width / max(len(row) for row in rows)
    parts = [
        at(x * step, y * (CELL_HEIGHT + 6), _cell(pen, one, step - 6))
        for y, row in enumerate(rows)
        for x, one in enumerate(row)
    ]
    return Block(len(rows) * (CELL_HEIGHT + 6) - 6, "".join(parts))


def _cell(pen: Pen, shown: Cell, width: float) -> str:
    """Number and price above, a picture, the name and what it brings."""
    style = "counter-target" if is_target(pen, f"cell:{shown.id}") else "card-edge"
    name = pen.say(shown.text) if shown.text else ""
    lines = wrapped(name, 13, width - 6)[:2]
    parts = [box(0, 0, width, CELL_HEIGHT, "cell-held" if shown.state == "owned" else "cell", 6)]
    if shown.art:
        parts.append(centred(shown.art, width / 2, 36, 40))
    parts += [middle(width / 2, 72 + 13 * row, line, "cell-text") for row, line in enumerate(lines)]
    if shown.number is not None:
        parts.append(text(6, 18, shown.number, "row-head"))
    parts.append(at(6, CELL_HEIGHT - 20, _amounts(shown.gains)))
    parts.append(at(width - 26 * max(1, len(shown.costs)), 3, _amounts(shown.costs)))
    parts.append(at(width - 26, 26, dice(pen, shown.dice[:1], 20)))
    markers = [group(symbol("shield", 3 + 16 * x, 22, 16), class_=pen.seat_class(s)) for x, s in enumerate(shown.seats)]
    faded = 0.5 if shown.state == "closed" else None
    return titled(name, group(*parts, *markers, opacity=faded), box(0, 0, width, CELL_HEIGHT, style, 6))


def _amounts(shown: Sequence[Counter]) -> str:
    return "".join(
        at(26 * place, 0, text(0, 13, one.count, "tiny") + symbol(one.art, 8, 1, 15)) for place, one in enumerate(shown)
    )
