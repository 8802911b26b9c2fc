"""Draws the rooms of the house from the tree into docs/rooms.svg: `python -m tests.house.picture`."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from tests.house.arrows import SERVER, SOURCE

HOUSE = SOURCE / "regalia"
PICTURE = SOURCE.parent / "docs" / "rooms.svg"

WIDTH, GAP, PAD, LINE = 1080, 14, 12, 17
LETTER = 6.4
"""How wide a letter of the small text is, at most."""

GAME_FLOORS = (
    {
        "table": "Everything drawn.",
        "bot": "The bots' feeling for the game.",
        "encoding.py": "How learners are told it.",
    },
    {
        "advice": "What a thoughtful player reckons before choosing.",
        "words": "What is said, in both languages.",
        "secrets.py": "Who knows what.",
        "position.py": "A situation as JSON and back.",
        "checking.py": "What must always hold.",
    },
    {"rules": "The rulebook, a file for each chapter."},
    {"notation.py": "How options are written.", "setup.py": "How the game begins, and its options."},
    {"state.py": "What lies on the table."},
    {"pieces": "The box: boards, cards, numbers."},
)
"""A game's rooms from top to bottom: each uses what stands below it."""

STYLE = """
text { font-family: Alegreya Sans, Verdana, sans-serif; font-size: 13px; fill: #2b2520 }
.name { font-weight: bold; font-size: 16px } .small { font-size: 12px; fill: #5d5146 }
rect { fill: #fbf6ea; stroke: #8a7a63 } .floor { fill: #f1e7d2 } .house { fill: #fffdf7; stroke: none }
"""


class Box(NamedTuple):
    """A room: its name, what it is for, and what stands in it."""

    name: str
    about: str
    inside: Sequence[Sequence[Box]] = ()
    modules: str = ""


def draw() -> str:
    floors = [
        [Box("web", "The client: draws any scene and knows no game.")],
        [_room(HOUSE / "cli", inside=("commands", "text"))],
        [_room(HOUSE / "lab")],
        [_room(HOUSE / "server", inside=tuple(reversed(SERVER)))],
        [_room(HOUSE / "lessons")],
        [_room(HOUSE / "review")],
        [_room(HOUSE / "bots")],
        [Box("games", "One folder for each game, all with the same rooms.", _game_floors())],
        [_room(HOUSE / "scene")],
        [_room(HOUSE / "core")],
    ]
    drawing, height = _floors(floors, GAP, GAP, WIDTH - 2 * GAP)
    height += 2 * GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        "<title>The rooms of Regalia: each uses what stands below it</title>"
        f"<style>{STYLE}</style>"
        f'<rect class="house" width="{WIDTH}" height="{height}"/>{drawing}</svg>\n'
    )


def _game_floors() -> list[list[Box]]:
    return [[Box(name, about) for name, about in floor.items()] for floor in GAME_FLOORS]


def _room(folder: Path, inside: tuple[str, ...] = ()) -> Box:
    rooms = [[_room(folder / name) for name in inside]] if inside else []
    modules = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    return Box(folder.name, _about(folder), rooms, ", ".join(modules))


def _about(path: Path) -> str:
    """The first sentence of a module's docstring."""
    source = path if path.suffix else path / "__init__.py"
    docstring = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    return docstring.split("\n\n")[0].replace("\n", " ")


def _floors(floors: Sequence[Sequence[Box]], x: float, y: float, width: float) -> tuple[str, float]:
    parts, top = [], y
    for floor in floors:
        wide = (width - GAP * (len(floor) - 1)) / len(floor)
        tallest = max(_height(box, wide) for box in floor)
        for at, box in enumerate(floor):
            parts.append(_box(box, x + at * (wide + GAP), top, wide, tallest))
        top += tallest + GAP
    return "".join(parts), top - GAP - y


def _lines(box: Box, width: float) -> tuple[list[str], list[str]]:
    letters = max(10, int((width - 2 * PAD) / LETTER))
    return wrap(box.about, letters), wrap(box.modules, letters)


def _height(box: Box, width: float) -> float:
    about, modules = _lines(box, width)
    inside = _floors(box.inside, 0, 0, width - 2 * PAD)[1] + GAP if box.inside else 0
    return 2 * PAD + LINE * (1 + len(about) + len(modules)) + inside


def _box(box: Box, x: float, y: float, width: float, height: float) -> str:
    about, modules = _lines(box, width)
    kind = "floor" if box.inside else "room"
    parts = [f'<rect class="{kind}" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="6"/>']
    baseline = y + PAD + LINE * 0.8
    for kind, lines in (("name", [box.name]), ("about", about), ("small", modules)):
        for line in lines:
            parts.append(f'<text class="{kind}" x="{x + PAD:.0f}" y="{baseline:.0f}">{escape(line)}</text>')
            baseline += LINE
    if box.inside:
        parts.append(_floors(box.inside, x + PAD, baseline - LINE * 0.8 + GAP / 2, width - 2 * PAD)[0])
    return "".join(parts)


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
