"""What a game gives the engine: its parts, put together in the game's `__init__.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regalia.core import plain
from regalia.core.asking import Ask, FreeAct, Kind, Option, Rules
from regalia.core.dice import Dice
from regalia.core.files.forms import Form
from regalia.core.game_options import GameOption
from regalia.core.learned import Learning
from regalia.core.wording import Fact
from regalia.core.words import Message, Say


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins with; the options are complete and checked."""

    seats: int
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Wording:
    """Turns the game's plain values into messages for people.

    `fact(state, name, value)` names one fact of an event, a refusal or a question (a hex, a seat, a kind of piece);
    `option(ask, option)` is the line that stands for an option; `draw(view, say)` the table as text; `land(view)` tells
    for each place of a map how it lies (terrain, neighbours, roads), for whoever does not look at a picture of it.
    """

    fact: Fact
    option: Callable[[Ask, Option], Message]
    draw: Callable[[Any, Say], str]
    land: Callable[[Any], Mapping[str, tuple[Message, ...]]] = lambda view: {}


@dataclass(frozen=True, slots=True)
class Leaning:
    """A style of play: by names of `Sense.learning`, by how much each of these numbers moves the log-odds of winning.

    `own` are the bot's numbers, `rival` those of whoever has the best chance among the others.
    """

    own: Mapping[str, float] = field(default_factory=dict)
    rival: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sense:
    """The bots' feeling for a game.

    `values(state)` is what the position is worth to each seat, between 0 (lost) and 1 (won);
    `prior(ask)` gives each option of an ask a weight: how likely a good player takes it; 0 is not looked at
    (without one all are alike);
    `quick(ask)` is the likeliest option, if there is a quicker way to it than weighing all of them;
    `is_quiet(state)` is False in the middle of a fight, where a position should be played on before it is judged;
    `is_settled(state, since)`, where much is dice or hidden: whether what was chosen in `since` has shown its worth;
    `indifference` goes with it: search need not spend its whole budget on options that differ by less;
    `trust` is how much of what a knight or king feels is the weight that `prior` gives: so much for each step of its
    logarithm;
    `plays_on` is in how many worlds a knight plays a fight on until it is quiet; 0: it judges it as it stands;
    `feels_each_choice` says that `values` judges every choice of a turn by itself: there is no need to look further;
    `learning` says from what numbers `values` is learned (`regalia train`), and what it was by hand; its `ahead` also
    tells bots when to look for the end of the game;
    `slips` is how easily a squire is content with less: what leaves the odds to win, in logarithms, worse by so much it
    takes 1 / e times as often as what is best; the more a single choice decides, the smaller it is;
    `styles` says what bots of a style are fond of: so little that they play hardly worse.
    """

    values: Callable[[Any], list[float]]
    prior: Callable[[Ask], list[float]] = plain.prior
    is_quiet: Callable[[Any], bool] = lambda state: True
    is_settled: Callable[[Any, Any], bool] | None = None
    quick: Callable[[Ask], Option] | None = None
    indifference: float = 0.0
    plays_on: int = 0
    feels_each_choice: bool = False
    trust: float = 0.0
    learning: Learning | None = None
    slips: float = 0.15
    styles: Mapping[str, Leaning] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game: plain functions over its state."""

    id: str
    rules_version: int
    seats: range
    tinctures: tuple[str, ...]
    options: tuple[GameOption, ...]
    setup: Callable[[Setup, Dice], Any]
    phases: dict[str, Callable[[Any], Rules]]
    kinds: tuple[Kind, ...]
    scores: Callable[[Any], list[int]]
    ranking: Callable[[Any], list[int]]
    view: Callable[[Any, int | None], Any]
    imagine: Callable[[Any, int, Dice], None]
    check: Callable[[Any], list[str]]
    form: Form
    wording: Wording
    sense: Sense
    folder: Path
    free_acts: tuple[FreeAct, ...] = ()
    asks_first: frozenset[str] = frozenset()  # phases that change nothing before their first question
    sides: Callable[[Any], list[str]] | None = None  # by seat: the lord, house or colour that it plays
    may_last: Callable[[Setup], bool] | None = None  # whether, with these options, only the players can end the game
    has_secrets: bool = True  # False: every view is the whole state, but for the dice

    def kind(self, name: str) -> Kind | None:
        """The kind of question or free act whose id that is."""
        return next((kind for kind in (*self.kinds, *self.free_acts) if kind.id == name), None)
