"""What a seat knew is reviewed from that alone: games that it cannot tell apart are reviewed word for word alike."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest
from tests.conformance.helpers import deal, every_table, for_seeds, is_long, step

from regalia import games
from regalia.bots.outlook import Outlook
from regalia.core.asking import Ask
from regalia.core.game import Game
from regalia.review import own_page, own_telling
from regalia.review.own import own_review
from regalia.review.reviewing import LEAST_BUDGET
from regalia.review.telling import words_of
from regalia.review.weighing import weigh
from regalia.review.worth import Worth

SECRETIVE = [name for name in games.names() if games.find(name).has_secrets]
EARLY = 60
"""Choices of a game in which twins are looked for."""
OPTIONS = 4
"""Other options that are tried of a choice."""
ON = 12
"""Choices that twins are played on, at most."""
WORLDS = 2
DEALS = 6
"""Games in which twins are looked for."""
APART = 9
"""Choices between two moments, at random up to twice as many."""

# --- two games that a seat cannot tell apart --------------------------------------------------------------------------


def sight(game: Game, seat: int) -> Any:
    """All that the seat is shown, told and asked."""
    ask = game.ask_of(seat)
    asked = None if ask is None else (ask.kind.id, ask.args, [ask.text(option) for option in ask.options])
    return game.view(seat), game.news(seat), asked, game.waiting(), game.choices, game.over


def twins(game: Game, random: Random) -> Iterator[tuple[Game, Game, int]]:
    """Games that differ in what somebody chose, and a seat to which they have looked alike ever since."""
    for _ in range(EARLY):
        if game.over:
            return
        ask = random.choice(game.pending)
        chosen, *others = random.sample(ask.options, min(len(ask.options), 1 + OPTIONS))
        before = copy(game)
        game.play(chosen, ask.seat)
        for other in others:
            found = _apart(before, game, ask, other, random)
            if found is not None:
                yield found


def _apart(before: Game, game: Game, ask: Ask, other: Any, random: Random) -> tuple[Game, Game, int] | None:
    """Played on by the same choices while they look alike; None where they never do once all answers are in."""
    one, two = copy(game), copy(before)
    two.play(other, ask.seat)
    seat = random.choice([seat for seat in range(game.seats) if seat != ask.seat])
    alike = None
    for _ in range(ON):
        if sight(one, seat) != sight(two, seat) or one.over:
            break
        if not one.is_together:
            alike = copy(one), copy(two), seat
        answering = random.choice(one.pending)
        text = answering.text(random.choice(answering.options))
        twin = two.ask_of(answering.seat)
        if twin is None or text not in twin.texts():
            break
        one.play_text(text, answering.seat)
        two.play_text(text, answering.seat)
    return alike


def told(game: Game, seat: int) -> tuple[Any, ...]:
    """Numbers, and every word in both languages."""
    record = game.record()
    found = own_review(record, seat, LEAST_BUDGET)
    pages = [own_page.page(record, found, words_of(record, language)) for language in ("en", "hu")]
    return found, *pages, own_telling.lines_of(record, found, words_of(record, "en"))


def compared(name: str, seats: int, seed: int, most: int) -> tuple[int, list[str]]:
    """How many pairs were found, and where their reviews differ."""
    found, wrong = 0, []
    game, random = deal(name, seats, seed)
    for one, two, seat in twins(game, random):
        found += 1
        for mine, other in zip(told(one, seat), told(two, seat), strict=True):
            if mine != other:
                wrong.append(f"seat {seat} after {one.choices} choices: {mine}, or {other}")
        if found == most:
            break
    return found, wrong


@pytest.mark.parametrize("name", SECRETIVE)
def test_games_that_look_alike_are_reviewed_alike(name: str) -> None:
    """Where many see all, there may be none."""
    for seed in range(DEALS):
        found, wrong = compared(name, games.find(name).seats[0], seed, 1 if is_long(name) else 2)
        assert not wrong
        if found:
            break


def test_games_that_look_alike_are_found() -> None:
    assert compared("tiny", 3, 1, 2)[0] == 2


@pytest.mark.soak
@every_table
@for_seeds(3)
def test_games_that_look_alike_are_reviewed_alike_at_every_table(name: str, seats: int, seed: int) -> None:
    assert not compared(name, seats, seed, 3)[1]


@pytest.mark.pure
def test_a_review_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that looks at chances in the true game."""
    monkeypatch.setattr(Worth, "known", lambda worth, game, seat, choices: [worth.open(game, choices)])
    assert any(compared("tiny", 3, seed, 4)[1] for seed in range(12))


@pytest.mark.pure
def test_a_review_that_tells_what_others_were_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.news
    monkeypatch.setattr(Game, "news", lambda game, seat, since=0: game._events[since:])
    monkeypatch.setattr("tests.conformance.test_own_review.sight", lambda game, seat: _sight_by(honest, game, seat))
    assert any(compared("tiny", 3, seed, 4)[1] for seed in range(12))


def _sight_by(news: Any, game: Game, seat: int) -> Any:
    ask = game.ask_of(seat)
    return game.view(seat), news(game, seat), ask and ask.texts(), game.waiting(), game.choices, game.over


# --- another deal -----------------------------------------------------------------------------------------------------


def slips(game: Game, random: Random, moments: int) -> list[str]:
    """Where what is found out for a seat depends on what is hidden from it, at some moments of a game."""
    found = []
    worth = Worth(game.rulebook, game.seats, WORLDS)
    for _ in range(moments):
        for _ in range(random.randrange(2 * APART)):
            if not game.over:
                step(game, random)
        if game.over:
            break
        for seat in range(game.seats):
            for number in range(WORLDS):
                world = game.imagine(seat, f"other {number}", history=True)
                if worth.known(game, seat, game.choices) != worth.known(world, seat, game.choices):
                    found.append(f"the chances of seat {seat} after {game.choices} choices")
        ask = random.choice(game.pending)
        option = random.choice(Outlook(game, ask.seat).ask.options)
        world = game.imagine(ask.seat, "another", history=True)
        if rating(game, ask.seat, option, worth, game.choices) != rating(world, ask.seat, option, worth, game.choices):
            found.append(f"seat {ask.seat}, {ask.kind.id}")
    return found


def rating(game: Game, seat: int, option: Any, worth: Worth, choices: int) -> Any:
    return weigh(game, seat, option, worth, choices, "own", LEAST_BUDGET)


@pytest.mark.parametrize("name", games.names())
def test_what_is_found_out_follows_from_what_the_seat_knows(name: str) -> None:
    numbers = games.find(name).seats
    assert slips(*deal(name, numbers[0] if is_long(name) else numbers[len(numbers) // 2], 3), 3) == []


@pytest.mark.soak
@every_table
@for_seeds(3)
def test_what_is_found_out_follows_from_what_the_seat_knows_at_every_table(name: str, seats: int, seed: int) -> None:
    assert slips(*deal(name, seats, seed), 10) == []
