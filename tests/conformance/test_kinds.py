"""Every kind of question and every free act of every game: reached, written, said, weighed, shown and kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random

import pytest
from tests.conformance.checks import faults
from tests.conformance.checks.moments import Moment, met_in, never_asked
from tests.conformance.helpers import nothing_wrong
from tests.conformance.test_secrets import leaks

import regalia
from regalia import games

every_game = pytest.mark.parametrize("name", games.names())


def check(moments: Iterable[Moment], find: Callable[[Moment], list[str]]) -> None:
    nothing_wrong(fault for moment in moments for fault in find(moment))


@every_game
def test_every_kind_is_asked_somewhere(name: str) -> None:
    nothing_wrong(never_asked(games.find(name), met_in(name)))


@every_game
def test_every_kind_has_texts_that_read_back(name: str) -> None:
    check(met_in(name).all_moments(), faults.wrong_codec)


@every_game
def test_every_kind_has_words_for_its_question_and_each_option(name: str) -> None:
    check(met_in(name).all_moments(), faults.wrong_wording)


@every_game
def test_every_kind_has_a_prior(name: str) -> None:
    """Free acts have none: bots never do them."""
    asked = (moment for moment in met_in(name).all_moments() if moment.is_asked)
    check(asked, faults.wrong_prior)


@every_game
def test_every_kind_can_be_clicked_on_the_table(name: str) -> None:
    table = games.table(name)
    check(met_in(name).all_moments(), lambda moment: faults.wrong_question(moment, table))


def lost_in_position(moment: Moment) -> list[str]:
    again = regalia.from_position(moment.game.rulebook.id, json.loads(json.dumps(moment.game.position())))
    asked = Moment(again, moment.kind, moment.seat).ask
    if (asked.args, list(asked.options)) == (moment.ask.args, list(moment.ask.options)):
        return []
    return [f"{moment}: after its position was written and read, the options are others (position.py)"]


@every_game
def test_every_kind_is_asked_again_from_its_position(name: str) -> None:
    check(met_in(name).firsts(), lost_in_position)


@every_game
def test_no_kind_tells_what_its_seat_may_not_know(name: str) -> None:
    check(met_in(name).firsts(), lambda moment: leaks(moment.game, Random(1))[:1])
