"""Surfaces: rim, land, rings round targets, pieces with their counts, signs and labels, in this order."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.scene.svg.elements import Block, Pen, centred, element, group, middle, outline, shrunk, titled
from regalia.scene.types import Piece, Place, Point, Sign, Surface

DESIGN_UNIT = 68.0
"""The unit in which the lines and offsets below are given."""

RIM = ((19.0, "rim-line"), (13.0, "rim-paper"), (4.5, "rim-line"))
RINGS: dict[Sign, tuple[str, float, str | None]] = {
    "legal": ("legal", 8.0, None),
    "shared": ("peace", 8.0, "24 17"),
    "war": ("war", 10.0, None),
}
"""The colour, the width and the dashes of a target's ring."""

RING_SIZE = 50 / 60
SPOTS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0, 0, 68),),
    2: ((-25, -3, 56), (26, 3, 52)),
    3: ((-26, -17, 46), (26, -17, 46), (0, 24, 46)),
    4: ((-26, -22, 42), (26, -22, 42), (-26, 22, 42), (26, 22, 42)),
}
"""Where pieces lie that share a place: offset and size."""


def surface(pen: Pen, shown: Surface, width: float) -> Block:
    """The surface with everything on it, in the given width."""
    left, top, box_width, box_height = shown.box
    height = width * box_height / box_width
    scale = shown.unit / DESIGN_UNIT
    inner = group(
        *_rim(shown, scale),
        *_land(pen, shown),
        *_rings(pen, shown, scale),
        *_all_pieces(pen, shown, scale),
        *_signs(pen, shown, scale),
        *(middle(x, y + 8 * scale, mark, "mark", font_size=24 * scale) for (x, y), mark in shown.marks),
    )
    view_box = f"{left} {top} {box_width} {box_height}"
    drawing = element("svg", inner, width=float(width), height=float(height), viewBox=view_box, overflow="visible")
    return Block(height, drawing)


def _rim(shown: Surface, scale: float) -> Iterator[str]:
    for width, style in RIM:
        for loop in shown.rim:
            yield element("path", d=outline(loop), class_=style, stroke_width=width * scale)


def _land(pen: Pen, shown: Surface) -> Iterator[str]:
    if shown.art:
        x, y, width, height = shown.box
        yield element("use", href=f"#{shown.art}", x=x, y=y, width=width, height=height)
    yield from (element("path", d=outline(land), class_="shut") for land in shown.shut)
    for place in shown.places:
        yield titled(pen.say(place.name), _ground(place, "over-art" if shown.art else "bare"))
        if place.title is not None:
            style = "land-title capital" if place.is_capital else "land-title"
            size = shown.unit * (0.38 if place.is_capital else 0.34)
            yield middle(*place.title_at, pen.say(place.title), style, font_size=size, stroke_width=shown.unit * 0.09)


def _ground(place: Place, bare: str) -> str:
    if not place.ground:
        return element("path", d=outline(place.outline), class_=bare)
    left, top = min(x for x, _ in place.outline), min(y for _, y in place.outline)
    width, height = max(x for x, _ in place.outline) - left, max(y for _, y in place.outline) - top
    return element("use", href=f"#{place.ground}", x=left, y=top, width=width, height=height)


# --- targets ------------------------------------------------------------------------------------------------------


def _rings(pen: Pen, shown: Surface, scale: float) -> Iterator[str]:
    """Those of targets, and above them that of the chosen place."""
    for place in shown.places:
        sign = pen.targets.get(f"place:{place.id}")
        if sign is not None:
            yield _ring(place, sign, scale)
    for place in shown.places:
        if f"place:{place.id}" in pen.chosen:
            yield _chosen(place, scale)


def _inner(place: Place) -> str:
    return outline(shrunk(place.outline, place.center, RING_SIZE))


def _ring(place: Place, sign: Sign, scale: float) -> str:
    colour, width, dashes = RINGS[sign]
    path = _inner(place)
    return group(
        element("path", d=path, class_=f"wash wash-{colour}", stroke_width=(width + 7) * scale),
        element("path", d=path, class_=f"ring ring-{colour}", stroke_width=width * scale, stroke_dasharray=dashes),
    )


def _chosen(place: Place, scale: float) -> str:
    path = _inner(place)
    return group(
        element("path", d=path, class_="chosen-line", stroke_width=13 * scale),
        element("path", d=path, class_="chosen-gold", stroke_width=8 * scale),
    )


def _signs(pen: Pen, shown: Surface, scale: float) -> Iterator[str]:
    for place in shown.places:
        spot = f"place:{place.id}"
        if spot in pen.targets:
            x, y = _top(place)
            yield centred(f"sign-{pen.targets[spot]}", x, y, 42 * scale)
        if place.label and (spot in pen.targets or spot in pen.chosen or spot in pen.selectable):
            yield _label(place, scale)


def _top(place: Place) -> Point:
    """Where a place's sign stands: on the upper edge of its ring."""
    inner = shrunk(place.outline, place.center, RING_SIZE)
    return place.center[0], min(y for _, y in inner)


def _label(place: Place, scale: float) -> str:
    x, y = place.center
    return middle(x - 37 * scale, y + 42 * scale, place.label, "label", font_size=19 * scale, stroke_width=5 * scale)


# --- pieces -------------------------------------------------------------------------------------------------------


def _all_pieces(pen: Pen, shown: Surface, scale: float) -> Iterator[str]:
    by_place: dict[str, list[Piece]] = {}
    for piece in pen.scene.pieces.values():
        by_place.setdefault(piece.place, []).append(piece)
    for place in shown.places:
        here = sorted(by_place.get(place.id, []), key=lambda piece: (piece.order, piece.id))
        for spot in ("", *place.spots):
            there = [piece for piece in here if (piece.spot if piece.spot in place.spots else "") == spot]
            yield from _pieces_on(pen, place, place.spots.get(spot, place.center), there, scale)


def _pieces_on(pen: Pen, place: Place, spot: Point, pieces: list[Piece], scale: float) -> Iterator[str]:
    spots = _spots(len(pieces))
    for piece, (dx, dy, size) in zip(pieces, spots, strict=True):
        x, y = spot[0] + dx * scale, spot[1] + dy * scale
        is_selectable = f"piece:{piece.id}" in pen.selectable or (
            f"place:{place.id}" in pen.selectable and piece.seat == pen.scene.you
        )
        larger = piece.size if len(pieces) == 1 else 1.0
        yield _piece(pen, piece, x, y, size * larger * scale, is_selectable)


def _spots(count: int) -> tuple[tuple[float, float, float], ...]:
    """Up to four as drawn; more in rows of three."""
    if count in SPOTS or not count:
        return SPOTS.get(count, ())
    rows = (count + 2) // 3
    return tuple(
        ((n % 3 - 1) * 34.0, (n // 3 - (rows - 1) / 2) * 78.0 / rows, min(36.0, 84.0 / rows)) for n in range(count)
    )


def _piece(pen: Pen, piece: Piece, x: float, y: float, size: float, is_selectable: bool) -> str:
    parts = []
    if is_selectable:
        radius = size * 0.5
        parts += [element("ellipse", cx=x, cy=y + size * 0.3, rx=radius * 1.2, ry=radius * 0.62, class_="may-select")]
    art = "card-back" if piece.face_down else piece.art
    drawing = centred(art, x, y, size)
    parts.append(group(drawing, transform=f"rotate(-14 {x} {y})", opacity=0.6) if piece.pale else drawing)
    if piece.plate:
        parts.append(_plate(piece, x, y, size))
    if piece.count > 1:
        parts.append(_count(piece.count, x + size * 0.42, y + size * 0.36, size / DESIGN_UNIT))
    return titled(pen.say(piece.name), *parts, class_=pen.seat_class(piece.seat))


def _plate(piece: Piece, x: float, y: float, size: float) -> str:
    """A number on a dark ground below a piece, at its left, or in its middle."""
    high = size * {"below": 0.38, "left": 0.32, "over": 0.62}[piece.plate_at]
    wide = len(piece.plate) * high * 0.56 + high * 0.5
    if piece.plate_at == "left":
        return middle(x - size * 0.5 - wide / 2, y + size * 0.22, piece.plate, "label", font_size=high, stroke_width=2)
    if piece.plate_at == "over":
        return middle(x, y + high * 0.33, piece.plate, "row-head", font_size=high)
    top = y + size * 0.52
    ground = element("rect", x=x - wide / 2, y=top - high * 0.55, width=wide, height=high * 1.1, rx=3, class_="count")
    return group(ground, middle(x, top + high * 0.33, piece.plate, "count-text", font_size=high))


def _count(count: int, x: float, y: float, scale: float) -> str:
    """A badge that stays readable on small pieces."""
    scale = max(0.9, scale)
    return group(
        element("circle", cx=x, cy=y, r=14.5 * scale, class_="count", stroke_width=3 * scale),
        middle(x, y + 7.5 * scale, count, "count-text", font_size=22 * scale),
    )
