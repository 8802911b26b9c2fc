"""A record step by step: a choice with what followed it, or all the answers that were given at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regalia.core.asking import Ask, FreeAct, Option
from regalia.core.files.record import Line, Record
from regalia.core.files.replay import replay
from regalia.core.game import Game
from regalia.core.past.history import HINT
from regalia.core.rulebook import Rulebook
from regalia.core.section import Section


class Answer(NamedTuple):
    """One line of a record; `ask` is None for free acts, dice left out, and advice asked for."""

    at: int
    line: Line
    ask: Ask | None
    option: Option

    @property
    def kind(self) -> str:
        return self.line.text.partition(":")[0]

    @property
    def is_hint(self) -> bool:
        return self.line.seat is None and self.kind == HINT.id


def section_of(game: Game) -> Section | None:
    """What several seats are answering at the same time; None where one alone is asked."""
    return game._section


def read_answer(game: Game, at: int, line: Line) -> Answer:
    """What a line of the record answers, just before it is played."""
    kind = game.rulebook.kind(line.text.partition(":")[0])
    if line.seat is None or isinstance(kind, FreeAct):
        return Answer(at, line, None, None)
    ask = game.ask_of(line.seat)
    assert ask is not None, "the record has been verified"
    return Answer(at, line, ask, ask.read(line.text))


def begun(rulebook: Rulebook, record: Record, *, news: bool = False) -> Game:
    """The game of a record as it was dealt."""
    return replay(rulebook, record, 0, news=news)


def step_ends(rulebook: Rulebook, record: Record) -> Iterator[tuple[int, int]]:
    """From how many lines to how many each step goes."""
    game = begun(rulebook, record)
    first, section = 0, section_of(game)
    for number, line in enumerate(record.lines, 1):
        game.enter(line.seat, line.text)
        if section is None or section_of(game) is not section:
            yield first, number
            first, section = number, section_of(game)
