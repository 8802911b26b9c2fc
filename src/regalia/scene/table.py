"""What a game gives so that its table can be shown; it sees views only, so it cannot show what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.events import Event
from regalia.scene.types import Foretold, NewsItem, Scene, SceneAsk


@dataclass(frozen=True, slots=True)
class Table:
    """Plain functions over a view; `art` is the file with the game's symbols.

    `scene(view, you)`: what the seat `you` (None: a spectator) sees; `ask(ask)`: its question over that view;
    `news(view, event)`: an event in words, None where it is not worth a line; `minutes` and `weight` (1 to 5) are for
    the lobby. `alike`: scene and news are the same for every viewer, but for `you`, and need be made only once.
    `foretell(ask, options)`: what a series of options of this ask would make, in the order in which they were clicked.
    """

    scene: Callable[[Any, int | None], Scene]
    ask: Callable[[Ask], SceneAsk]
    news: Callable[[Any, Event], NewsItem | None]
    art: Path
    minutes: int
    weight: int
    alike: bool = False
    foretell: Callable[[Ask, Sequence[Option]], Foretold] | None = None
