"""A record step by step: a choice with what followed it, or all the answers that were given at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regalia.core.asking import Ask, FreeAct, Option
from regalia.core.files.record import Line, Record
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook


class Answer(NamedTuple):
    """One line of a record; `ask` is None for free acts and dice left out."""

    at: int
    line: Line
    ask: Ask | None
    option: Option

    @property
    def kind(self) -> str:
        return self.line.text.partition(":")[0]


def opened_at(game: Game) -> int | None:
    """How many lines there were when the question was put that several are answering; None where nobody else is."""
    return game._section_at if game.is_together else None


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
    from regalia.core.files.replay import replay

    return replay(rulebook, record, 0, news=news)


def step_ends(rulebook: Rulebook, record: Record) -> Iterator[tuple[int, int]]:
    """From how many lines to how many each step goes."""
    game = begun(rulebook, record)
    first, opened = 0, opened_at(game)
    for number, line in enumerate(record.lines, 1):
        game.enter(line.seat, line.text)
        now = opened_at(game)
        if opened is None or now != opened:
            yield first, number
            first, opened = number, now


def repeat(game: Game, line: Line) -> None:
    game.enter(line.seat, line.text)
