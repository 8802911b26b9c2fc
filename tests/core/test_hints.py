"""Advice that was asked for: a line of the log by nobody, told to all; nothing else of the game changes by it."""

from __future__ import annotations

import pytest
from tests.core.helpers import at_phase, situation, toy
from tests.tiny import RULEBOOK, rules
from tests.tiny.state import Tiny

import regalia
from regalia.core.asking import Rules
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.seen import game_of, seen_by
from regalia.core.state import OVER


def texts(game: Game) -> list[tuple[int | None, str]]:
    return [(line.seat, line.text) for line in game.record().lines]


def play_to_the_end(game: Game) -> None:
    while not game.over:
        game.play(game.pending[0].options[0], game.pending[0].seat)


def test_all_are_told_and_nobody_is_asked_anything_else() -> None:
    game = at_phase("battle")
    asked, told, view = game.waiting(), game.told, game.view(0)
    game.enter(None, "hint:1")
    assert game.waiting() == asked
    for viewer in (None, 0, 1):
        assert game.news(viewer, told) == [Event("hint_asked", {"seat": 1})]
    after = game.view(0)
    assert after.shown == view.shown + 1
    after.shown = view.shown
    assert after == view


def test_the_record_keeps_it_and_proves_itself() -> None:
    game = Game.new(RULEBOOK, 2, 1)
    game.enter(None, "hint:0")
    game.play(game.pending[0].options[0], game.pending[0].seat)
    game.enter(None, "hint:1")
    play_to_the_end(game)
    record = regalia.read_record(game.record().to_json())
    assert [line.text for line in record.lines if line.seat is None] == ["hint:0", "hint:1"]
    again = regalia.verify(record)
    assert situation(again) == situation(game)


def test_clones_positions_and_imagined_worlds_repeat_it() -> None:
    game = at_phase("battle")
    game.play("keep")
    game.enter(None, "hint:0")
    assert situation(game.clone()) == situation(game)
    assert situation(regalia.from_position("tiny", game.position()))[1:] == situation(game)[1:]
    assert game.imagine(0, 1).waiting() == game.waiting()


@pytest.mark.parametrize("phase", ["plan", "battle"])
def test_a_world_that_leaves_the_process_repeats_it(phase: str) -> None:
    """In a phase that is half played, where several answer at once and where one does."""
    game = at_phase(phase)
    seat = game.pending[-1].seat
    if phase == "battle":
        game.play("keep")
        seat = game.pending[0].seat
    game.enter(None, f"hint:{seat}")
    world = game_of(RULEBOOK, seen_by(game, seat, "seed"))
    found, asked = world.ask_of(seat), game.ask_of(seat)
    assert found is not None and asked is not None and found.options == asked.options


def _in_turn(s: Tiny) -> Rules:
    yield rules.STAKE(0)
    yield rules.STAKE(0)
    s.phase = OVER


def test_what_was_chosen_before_it_needs_consent_and_the_hint_stays() -> None:
    game = toy(in_turn=_in_turn)
    game.play("keep", 0)
    assert game.can_undo(0)
    game.enter(None, "hint:0")
    with pytest.raises(regalia.CannotUndo, match="somebody has learned something since"):
        game.undo(0)
    game.undo(0, by_consent=True)
    assert texts(game) == [(None, "hint:0")] and game.news(None)[-1].name == "hint_asked"
    with pytest.raises(regalia.CannotUndo, match="nothing to take back"):
        game.undo(by_consent=True)


def test_a_sealed_answer_is_free_whatever_others_ask() -> None:
    game = at_phase("plan")
    before = game.choices
    game.play(game.pending[0].options[0], 0)
    game.enter(None, "hint:1")
    game.undo(0)
    assert texts(game)[before:] == [(None, "hint:1")] and game.ask_of(0) is not None


@pytest.mark.parametrize("line", ["hint:2", "hint:-1", "hint:", "hint", "hint:x", "hint:0:0", "hunt:0"])
def test_no_other_line_is_taken_for_one(line: str) -> None:
    game = Game.new(RULEBOOK, 2, 1)
    with pytest.raises(regalia.IllegalChoice, match="is no line of a record"):
        game.enter(None, line)
    assert game.choices == 0


def test_nobody_asks_after_the_end() -> None:
    game = Game.new(RULEBOOK, 2, 1)
    play_to_the_end(game)
    with pytest.raises(regalia.IllegalChoice):
        game.enter(None, "hint:0")
