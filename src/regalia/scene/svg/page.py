"""A scene as one standalone SVG: for thumbnails, documents and reports. It knows no game, only scenes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal
from xml.sax.saxutils import escape

from regalia.core.words import Message, Words
from regalia.scene.svg.elements import (
    Block,
    Pen,
    at,
    box,
    element,
    fitted,
    group,
    line,
    middle,
    number,
    stacked,
    symbol,
    text,
    width_of,
)
from regalia.scene.svg.items import ON_TURN, item
from regalia.scene.svg.question import pen_for, question
from regalia.scene.svg.surface import surface
from regalia.scene.types import Region, Scene, SceneAsk, SeatPanel

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

ART = Path(__file__).parents[1] / "art"
BAR, BANNER, MARGIN, GAP = 52.0, 40.0, 12.0, 10.0
LEFT, RIGHT = 232.0, 252.0
NARROWEST_WITH_COLUMNS = 900

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
DEFINITIONS = re.compile(r"<defs>.*?</defs>", re.DOTALL)
REFERENCE = re.compile(r'href="#([^"]+)"')


def draw(
    scene: Scene, ask: SceneAsk | None, words: Words, art: Path, *, theme: Theme = "light", width: float = 1280
) -> str:
    """The whole table; with a question also its targets and its buttons. `art` has the game's own symbols."""
    pen = Pen(scene, words)
    if ask is not None:
        pen = pen_for(pen, scene, ask)
    top = _top(pen, width)
    page = _columns(pen, ask, width) if width >= NARROWEST_WITH_COLUMNS else _one_column(pen, ask, width)
    height = top.height + MARGIN + page.height + MARGIN
    inner = box(0, 0, width, height, "ground", 0) + at(0, top.height + MARGIN, page.drawing) + top.drawing
    return _document(art, inner, theme, width, height, f"{_game_name(words)}: {words.say(scene.heading)}")


def _game_name(words: Words) -> str:
    return words.say(Message("game-name")) if words.has("game-name") else ""


# --- the page -----------------------------------------------------------------------------------------------------


def _top(pen: Pen, width: float) -> Block:
    """The bar with the game and its heading, who is on turn, and the banner below it."""
    name, heading = _game_name(pen.words), pen.say(pen.scene.heading)
    x = 66 + width_of(name, 25)
    parts = [box(0, 0, width, BAR, "bar", 0), line(0, BAR, width, BAR, "bar-line"), line(0, BAR + 4, width, BAR + 4)]
    parts += [symbol("logo-regalia", 16, 9, 34), text(62, 34, name, "brand"), text(x + 12, 34, heading, "heading")]
    parts += _who_is_on_turn(pen, width)
    if pen.scene.banner is None:
        return Block(BAR + 4, "".join(parts))
    parts.append(box(0, BAR + 5, width, BANNER - 6, "banner", 0))
    parts.append(middle(width / 2, BAR + 28, pen.say(pen.scene.banner), "banner-text"))
    return Block(BAR + BANNER, "".join(parts))


def _who_is_on_turn(pen: Pen, width: float) -> list[str]:
    panels = [shown for shown in pen.scene.items.values() if isinstance(shown, SeatPanel)]
    asked = [panel.seat for panel in panels if any(badge.art == ON_TURN for badge in panel.badges)]
    parts, right = [], width - MARGIN
    for seat in reversed(asked):
        name = fitted(pen.words.name(seat), 18, 220)
        shield = right - 80 - width_of(name, 18)
        label = text(right - 44, 33, name, "turn-name", text_anchor="end")
        parts.append(group(symbol("shield", shield, 12, 28), label, class_=pen.seat_class(seat)))
        parts.append(symbol(ON_TURN, right - 34, 12, 28))
        right = shield - 20
    return parts


def _columns(pen: Pen, ask: SceneAsk | None, width: float) -> Block:
    """Seats on the left, the board and the question in the middle, the rest on the right, the top region above."""
    sides = {side: [region for region in pen.scene.regions if region.side == side] for side in ("left", "right")}
    left = MARGIN + LEFT + MARGIN if sides["left"] else MARGIN
    right = width - (MARGIN + RIGHT + MARGIN if sides["right"] else MARGIN)
    above = _shown(pen, _on(pen, "top"), width - 2 * MARGIN)
    below = above.height + GAP if above.height else 0.0
    centre = _centre(pen, ask, right - left)
    columns = [
        (MARGIN, _shown(pen, sides["left"], LEFT)),
        (left, centre),
        (width - MARGIN - RIGHT, _shown(pen, sides["right"], RIGHT)),
    ]
    drawing = at(MARGIN, 0, above.drawing) + "".join(at(x, below, column.drawing) for x, column in columns)
    return Block(below + max(column.height for _, column in columns), drawing)


def _one_column(pen: Pen, ask: SceneAsk | None, width: float) -> Block:
    """As on a phone, all panes one below the other."""
    room = width - 2 * MARGIN
    others = [region for side in ("top", "left", "right") for region in _on(pen, side)]
    column = stacked([_centre(pen, ask, room), _shown(pen, others, room)], GAP)
    return Block(column.height, at(MARGIN, 0, column.drawing))


def _centre(pen: Pen, ask: SceneAsk | None, width: float) -> Block:
    shown = [_shown(pen, [*_on(pen, "middle"), *_on(pen, "bottom")], width)]
    if ask is not None:
        shown.append(question(pen, ask, width))
    return stacked(shown, GAP)


def _on(pen: Pen, side: str) -> list[Region]:
    return [region for region in pen.scene.regions if region.side == side]


def _shown(pen: Pen, regions: list[Region], width: float) -> Block:
    blocks = []
    for name in (name for region in regions for name in region.shows):
        if name in pen.scene.surfaces:
            blocks.append(surface(pen, pen.scene.surfaces[name], width))
        elif name in pen.scene.items:
            blocks.append(item(pen, pen.scene.items[name], width))
    return stacked(blocks, GAP)


# --- the document -------------------------------------------------------------------------------------------------


def _document(art: Path, inner: str, theme: Theme, width: float, height: float, title: str) -> str:
    """Styles, the symbols that are used, and the drawing."""
    definitions, symbols = _sprites(art)
    styles = element("style", escape(_styles()))
    needed = "".join(symbols[name] for name in sorted(_needed(inner, symbols)))
    parts = element("title", escape(title)) + styles + definitions + needed + inner
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" data-theme="{theme}" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" role="img">{parts}</svg>\n'
    )


@cache
def _styles() -> str:
    return "".join((ART / name).read_text(encoding="utf-8") for name in ("tokens.css", "picture.css"))


@cache
def _sprites(art: Path) -> tuple[str, dict[str, str]]:
    """The definitions (hatchings) and the symbols of the frame and of a game."""
    texts = [path.read_text(encoding="utf-8") for path in (ART / "frame.svg", art)]
    definitions = "".join(found for text in texts for found in DEFINITIONS.findall(text))
    return definitions, {found[1]: found[0] for text in texts for found in SYMBOL.finditer(text)}


def _needed(drawing: str, symbols: dict[str, str]) -> set[str]:
    """The symbols that a drawing uses, and those that these use."""
    needed: set[str] = set()
    waiting = set(REFERENCE.findall(drawing))
    while waiting:
        name = waiting.pop()
        if name in symbols and name not in needed:
            needed.add(name)
            waiting |= set(REFERENCE.findall(symbols[name]))
    return needed
