"""What a game gives so that its table can be shown; it sees views only, so it cannot show what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.events import Event
from regalia.scene.types import Explain, Foretold, NewsItem, Report, Scene, SceneAsk


@dataclass(frozen=True, slots=True)
class Table:
    """Plain functions over a view; `art` is the file with the game's symbols.

    `scene(view, you)`: what the seat `you` (None: a spectator) sees; `ask(ask)`: its question over that view;
    `news(view, event)`: an event in words, None where it is not worth a line; `minutes` and `weight` (1 to 5) are for
    the lobby.
    `foretell(ask, options)`: what a series of options of this ask would make, in the order in which they were clicked.
    `report(view, event)`: what the event ended, told from what everybody knows: the view is a spectator's. It is asked
    for events of the names in `reported` only; of several such events in a row, where it has one, the last has it.
    `explain(view, seat, key)`: what a thing is and what it means for the seat now, None where the key says nothing;
    `things`: the message ids of names that can be explained wherever they are read, in the log and in questions.
    `chooses_colour`: whether a seat may have another colour than the scene gives it; False where the colour belongs to
    what the seat plays, such as a lord.
    `first_game(seats)`: options for whoever plays it for the first time: shorter, or with fewer questions.
    """

    scene: Callable[[Any, int | None], Scene]
    ask: Callable[[Ask], SceneAsk]
    news: Callable[[Any, Event], NewsItem | None]
    art: Path
    minutes: int
    weight: int
    foretell: Callable[[Ask, Sequence[Option]], Foretold] | None = None
    report: Callable[[Any, Event], Report | None] | None = None
    reported: frozenset[str] = frozenset()
    explain: Callable[[Any, int | None, str], Explain | None] | None = None
    things: frozenset[str] = frozenset()
    chooses_colour: bool = True
    first_game: Callable[[int], Mapping[str, Any]] = lambda seats: {}
