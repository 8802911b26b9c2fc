"""What can be read at each moment, in both languages, without a browser: `python -m tests.gallery --texts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from tests.gallery.moments import Moment, read
from tests.gallery.planting import NAMES
from tests.scene.helpers import messages

import regalia
from regalia import games
from regalia.core.game import Game
from regalia.core.words import LANGUAGES, Message, Words
from regalia.scene.types import Scene, SceneAsk
from regalia.server.keeping.logbook import witnessed
from regalia.server.showing.sight import Shower

OF_A_QUESTION = (
    "title", "question", "about", "weighs", "explains", "warns", "choices", "closed", "sums", "gather", "dials",
    "shows",
)  # fmt: skip
ALIKE = 2
"""Of messages that differ in their facts only so many are written down: forty counties read alike."""
HEAD = """<!doctype html><meta charset="utf-8"><title>Regalia: texts</title><style>
body { font: 15px/1.4 sans-serif; background: #f4ead3; color: #2a211a; margin: 24px }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
td { border-top: 1px solid #c9b68c; padding: 3px 8px; vertical-align: top; white-space: pre-line }
td:first-child { width: 6em; color: #7a6444 } .question td { font-weight: bold }</style>
"""


class Text(NamedTuple):
    """A message, and which part of the screen it is read from: «question», «choices», «report»."""

    part: str
    message: Message


def texts_of(moment: Moment) -> list[Text]:
    """The question with its help, choices and reasons, the stages, and the report of the line that is played on."""
    game, shower = regalia.replay(read(moment.record), until=moment.lines), Shower.of(moment.game)
    found = [*_asked(shower.ask(game, moment.viewer, may_undo=False))]
    found += _staged(shower.scene(game.state, moment.viewer))
    if moment.plays_on:
        found += _reported(shower, game, moment)
    return list(_few_alike(found))


def _few_alike(texts: Iterable[Text]) -> Iterator[Text]:
    said: dict[str, list[Message]] = {}
    for text in texts:
        alike = said.setdefault(text.message.id, [])
        if text.message not in alike and len(alike) < ALIKE:
            alike.append(text.message)
            yield text


def _within(part: str, thing: Any) -> Iterator[Text]:
    return (Text(part, message) for message in messages(thing))


def _asked(ask: SceneAsk | None) -> Iterator[Text]:
    for part in OF_A_QUESTION if ask is not None else ():
        yield from _within(part, getattr(ask, part))


def _staged(scene: Scene) -> Iterator[Text]:
    for stage in scene.stages:
        yield from _within("stage", [stage, *(scene.items[item] for item in stage.shows if item in scene.items)])


def _reported(shower: Shower, game: Game, moment: Moment) -> Iterator[Text]:
    line = read(moment.record).lines[moment.lines]
    for happened in witnessed(game, line.seat, line.text):
        yield from _within("report", shower.report(happened))


def write(out: Path, moments: Sequence[Moment]) -> Path:
    """One page: for each moment a table with a line for each message."""
    file = out / "texts.html"
    file.write_text(HEAD + "".join(map(_section, moments)), encoding="utf-8")
    return file


def _section(moment: Moment) -> str:
    words = [Words(language, [games.find(moment.game).folder / "words"], NAMES) for language in LANGUAGES]
    rows = "".join(
        f'<tr class="{text.part}"><td>{text.part}{"".join(f"<td>{escape(each.say(text.message))}" for each in words)}'
        for text in texts_of(moment)
    )
    return f'<h2 id="{moment.id}">{escape(moment.id)}</h2><table>{rows}</table>' if rows else ""
