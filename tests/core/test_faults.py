"""Rules that fail take nothing with them: the game stands where it stood."""

from __future__ import annotations

import pytest
from tests.core.helpers import at_phase, situation, toy
from tests.tiny import RULEBOOK, rules
from tests.tiny.state import Tiny

import regalia
from regalia.core.asking import Kind, Rules
from regalia.core.game import Game


def broken(*args: object) -> None:
    raise ZeroDivisionError("planted")


def at_lead() -> Game:
    game = at_phase("battle")
    game.play("keep")
    assert game.pending[0].kind.id == "lead"
    return game


def test_a_fault_leaves_the_game_as_it_was_and_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_lead()
    before, news, record = situation(game), [game.news(seat) for seat in range(2)], game.record()
    ask = game.pending[0]
    with monkeypatch.context() as planted:
        planted.setattr(rules, "award", broken)
        with pytest.raises(regalia.RulesFault) as caught:
            game.play(ask.options[0])
    assert "lead" in str(caught.value) and "planted" in str(caught.value) and "\n" not in str(caught.value)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert situation(game) == before
    assert [game.news(seat) for seat in range(2)] == news
    assert game.record() == record
    while not game.over:
        ask = game.pending[0]
        game.play(ask.options[0], ask.seat)
    assert situation(regalia.verify(game.record())) == situation(game)


def test_a_fault_of_a_sealed_answer_leaves_the_others_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_phase("bid", 3)
    game.play(1, 0)
    game.play(2, 1)
    before = situation(game)
    with monkeypatch.context() as planted:
        planted.setattr(rules, "pay", broken)
        with pytest.raises(regalia.RulesFault):
            game.play(3, 2)
    assert situation(game) == before
    game.play(3, 2)
    assert game.state.bids == [1, 2, 3]


def test_a_fault_of_a_free_act_is_as_if_it_had_not_been(monkeypatch: pytest.MonkeyPatch) -> None:
    def half_done(s: Tiny, seat: int, gift: tuple[int, int]) -> None:
        s.coins[seat] = 0
        broken()

    game = at_phase("plan")
    before = situation(game)
    with monkeypatch.context() as planted:
        planted.setattr(rules.GIVE, "effect", half_done)
        with pytest.raises(regalia.RulesFault, match="give"):
            game.act("give", (1, 1), 0)
    assert situation(game) == before and game.choices == 0


def test_a_free_act_that_leaves_a_question_without_answers_is_undone() -> None:
    """The engine finds the options anew after an act; none at all would be the end of the game."""

    def pay_up(s: Tiny) -> Rules:
        yield Kind("bid", lambda s, seat: list(range(1, s.coins[seat] + 1)), codec=rules.BID.codec)(0)

    game = toy(pay_up=pay_up)
    before = situation(game)
    with pytest.raises(regalia.RulesFault, match="without options"):
        game.act("give", (1, 5), 0)
    assert situation(game) == before


def test_a_fault_after_many_phases_of_the_same_choice_is_survived() -> None:
    """More checkpoints than are kept lie behind the choice that fails."""

    def ask(s: Tiny) -> Rules:
        yield rules.STAKE(0)
        s.phase = "count"

    def count(s: Tiny) -> Rules:
        s.round += 1
        if s.round > 40:
            broken()
        return
        yield

    game = toy(ask=ask, count=count)
    before = situation(game)
    with pytest.raises(regalia.RulesFault):
        game.play("keep")
    assert situation(game) == before
    assert situation(game.clone()) == before


def test_an_illegal_choice_is_no_fault_and_changes_nothing() -> None:
    game = Game.new(RULEBOOK, 2, 1)
    before = situation(game)
    with pytest.raises(regalia.IllegalChoice):
        game.play(99, 0)
    assert situation(game) == before and game.choices == 0
