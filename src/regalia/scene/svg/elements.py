"""The building blocks of a drawing: boxes, lines, symbols and words as SVG text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape, quoteattr

from regalia.core.words import Message, Words
from regalia.scene.types import Point, Scene, Sign

NARROW = frozenset("fijlrtI.,:;!|'()[] ")
WIDE = frozenset("mwMWÁÉÓÖŐÚÜŰ—→")


@dataclass(frozen=True, slots=True)
class Pen:
    """What every part of a picture needs: the scene, how to say things, and what is to be marked as a target."""

    scene: Scene
    words: Words
    targets: dict[str, Sign] = field(default_factory=dict)  # by what is clicked last: `place:E6`, `counter:…`
    selectable: frozenset[str] = frozenset()  # what is clicked before something else
    chosen: frozenset[str] = frozenset()  # what every choice begins with

    def say(self, message: Message) -> str:
        return self.words.say(message)

    def brief(self, message: Message) -> str:
        """The short form of a message, if it has one."""
        try:
            return self.words.say(Message(f"{message.id}.short", message.args))
        except LookupError:
            return self.words.say(message)

    def seat_class(self, seat: int | None) -> str:
        return f"seat-{self.scene.tinctures[seat] if seat is not None else 'argent'}"


@dataclass(frozen=True, slots=True)
class Block:
    """Something drawn from (0, 0) downwards, and how high it is."""

    height: float
    drawing: str


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(name: str, inner: str = "", /, **attributes: object) -> str:
    """An SVG element; underscores in names stand for hyphens, None leaves an attribute out."""
    shown = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value) if isinstance(value, float) else str(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{shown}>{inner}</{name}>" if inner else f"<{name}{shown}/>"


def group(*parts: str, **attributes: object) -> str:
    return element("g", "".join(parts), **attributes)


def titled(title: str, *parts: str, **attributes: object) -> str:
    """A group with a name for those who point at it or cannot see it."""
    return group(element("title", escape(title)), *parts, **attributes)


def at(x: float, y: float, *parts: str) -> str:
    return group(*parts, transform=f"translate({number(x)} {number(y)})")


def symbol(art: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A square symbol, by its upper left corner."""
    return element("use", href=f"#{art}", x=float(x), y=float(y), width=float(size), height=float(size), **attributes)


def centred(art: str, x: float, y: float, size: float, **attributes: object) -> str:
    return symbol(art, x - size / 2, y - size / 2, size, **attributes)


def text(x: float, y: float, content: object, style: str, **attributes: object) -> str:
    return element("text", escape(str(content)), x=float(x), y=float(y), class_=style, **attributes)


def middle(x: float, y: float, content: object, style: str, **attributes: object) -> str:
    return text(x, y, content, style, text_anchor="middle", **attributes)


def box(x: float, y: float, width: float, height: float, style: str, radius: float = 8, **more: object) -> str:
    return element(
        "rect", x=float(x), y=float(y), width=float(width), height=float(height), rx=float(radius), class_=style, **more
    )


def line(x1: float, y1: float, x2: float, y2: float, style: str = "rule") -> str:
    return element("path", d=f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", class_=style)


def outline(points: Iterable[Point]) -> str:
    """The path of a polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def shrunk(points: Sequence[Point], center: Point, factor: float) -> list[Point]:
    cx, cy = center
    return [(cx + (x - cx) * factor, cy + (y - cy) * factor) for x, y in points]


def width_of(content: str, size: float) -> float:
    """About how wide a text will be; nobody knows the reader's fonts."""
    ems = sum(
        0.33 if sign in NARROW else 0.82 if sign in WIDE else 0.66 if sign.isupper() else 0.54 for sign in content
    )
    return ems * size


def wrapped(content: str, size: float, width: float) -> list[str]:
    """The text in lines that fit."""
    lines = [""]
    for word in content.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def fitted(content: str, size: float, width: float) -> str:
    """The text, cut with an ellipsis if it is too long."""
    if width_of(content, size) <= width:
        return content
    while content and width_of(f"{content}…", size) > width:
        content = content[:-1]
    return f"{content.rstrip()}…"


def rubric(title: str, width: float) -> str:
    """A red heading with a hairline after it."""
    start = width_of(title, 17) + 14
    ruled = line(start, 12, width, 12) if start < width else ""
    return text(0, 17, title, "rubric") + ruled


def stacked(blocks: Sequence[Block], gap: float) -> Block:
    """One below the other."""
    y, parts = 0.0, []
    for block in blocks:
        parts.append(at(0, y, block.drawing))
        y += block.height + gap
    return Block(max(0.0, y - gap), "".join(parts))
