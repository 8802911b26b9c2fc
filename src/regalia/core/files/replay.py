"""Plays a record again, and proves or disproves it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from regalia.core.errors import BadPosition, BadRecord, IllegalChoice, NotAsked, RegaliaError, RulesFault
from regalia.core.files import position as positions
from regalia.core.files import record as records
from regalia.core.files.record import Record
from regalia.core.game import Game, check_setup
from regalia.core.rulebook import Rulebook, Setup
from regalia.core.state import OVER

NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What rules and checks may stumble over where a situation from outside makes no sense."""


def from_position(rulebook: Rulebook, data: Any, *, history: bool = True, news: bool = True) -> Game:
    """A game that goes on from a position; BadPosition says what cannot stand."""
    position = positions.read(data, rulebook.id, rulebook.rules_version)
    setup = check_setup(rulebook, position.seats, position.options)
    state = _standing(rulebook, position, setup)
    start = {**deepcopy(data), "since": []}  # what came since stands in the log of the game itself
    try:
        game = Game(rulebook, setup, state, history=history, news=news, start=start)
    except (RulesFault, *NONSENSE) as fault:
        raise BadPosition(f"the rules cannot go on from this position: {fault}") from fault
    for number, (seat, text) in enumerate(position.since, 1):
        try:
            game.enter(seat, text)
        except (IllegalChoice, RulesFault) as error:
            raise BadPosition(f"choice {number} since the checkpoint: {error}") from None
    return game


def _standing(rulebook: Rulebook, position: positions.Position, setup: Setup) -> Any:
    """The state of a position that can stand on the table."""
    try:
        state = rulebook.form.state(position.state, setup, position.make_dice(), position.form)
        wrong = rulebook.check(state)
    except NONSENSE as error:
        raise BadPosition("this position cannot be: its parts do not fit together") from error
    if state.phase not in (*rulebook.phases, OVER):
        raise BadPosition(f"there is no phase {state.phase!r}: {', '.join((*rulebook.phases, OVER))}")
    if wrong:
        raise BadPosition(f"this position cannot be: {wrong[0]}")
    return state


def replay(rulebook: Rulebook, record: Record, until: int | None = None, *, news: bool = True) -> Game:
    """The game of a record, or as it stood after `until` lines; BadRecord names the first line that does not fit."""
    if record.rules != rulebook.rules_version:
        raise BadRecord(
            f"this record was played by rules version {record.rules} of {record.game}; "
            f"this Regalia plays version {rulebook.rules_version}"
        )
    game = _begin(rulebook, record, news)
    for number, line in enumerate(record.lines[:until], 1):
        try:
            game.enter(line.seat, line.text)
        except NotAsked as error:
            raise BadRecord(f"line {number} ({line.text}): {error}") from None
        except IllegalChoice as error:
            raise BadRecord(f"line {number}: {error}") from None
        except RulesFault as fault:
            if record.start is None:
                raise
            raise BadRecord(f"line {number}: the rules cannot go on from the start of this record") from fault
    return game


def _begin(rulebook: Rulebook, record: Record, news: bool) -> Game:
    try:
        if record.start is not None:
            return from_position(rulebook, record.start, news=news)
        if record.seed is None:
            raise BadRecord("this record has neither a seed nor a position to start from")
        return Game.new(rulebook, record.seats, record.seed, record.options, news=news)
    except BadRecord:
        raise
    except RegaliaError as error:
        raise BadRecord(f"the game of this record cannot begin: {error}") from None


def verify(rulebook: Rulebook, record: Record) -> Game:
    """Proves that the record is untouched and that its result follows from the rules; BadRecord says where it fails."""
    if record.start_seal != records.start_seal(record):
        raise BadRecord("the start was altered (game, rules, seats, options, seed or position do not fit their seal)")
    expected = records.sealed(record.start_seal, [(line.seat, line.text) for line in record.lines])
    for number, (line, good) in enumerate(zip(record.lines, expected, strict=True), 1):
        if line.seal != good.seal:
            raise BadRecord(f"line {number} ({line.text}) was altered: it does not fit its seal")
    game = replay(rulebook, record, news=False)
    _verify_result(record, game)
    if record.seal != records.end_seal(record):
        raise BadRecord("the end was altered: lines are missing or added, or the result does not fit its seal")
    return game


def _verify_result(record: Record, game: Game) -> None:
    if record.result is None:
        if game.over:
            raise BadRecord("the game is over, but the record has no result")
        return
    if not game.over:
        raise BadRecord(f"the record has a result, but after its {len(record.lines)} lines the game is not over")
    if record.result.scores != game.scores:
        raise BadRecord(f"the record says scores {record.result.scores}, replayed they are {game.scores}")
    if record.result.ranking != game.ranking:
        raise BadRecord(f"the record says ranking {record.result.ranking}, replayed it is {game.ranking}")
