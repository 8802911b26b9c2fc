"""Undo: free while nothing has come of a choice, else by consent; dice are never cast again."""

from __future__ import annotations

from random import Random

import pytest
from tests.core.helpers import at_phase, situation, toy
from tests.tiny import RULEBOOK, rules
from tests.tiny.state import Tiny

import regalia
from regalia.core.asking import Rules
from regalia.core.game import Game
from regalia.core.state import OVER


def reason(game: Game, seat: int | None = None) -> str:
    assert not game.can_undo(seat)
    with pytest.raises(regalia.CannotUndo) as caught:
        game.undo(seat)
    return str(caught.value)


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    game = Game.new(RULEBOOK, 2, 1)
    assert reason(game) == reason(game, 0) == "there is nothing to take back"
    with pytest.raises(regalia.CannotUndo, match="nothing to take back"):
        game.undo(by_consent=True)


def test_a_seat_that_has_not_chosen_has_nothing_to_take_back() -> None:
    game = at_phase("plan")
    game.play(game.pending[0].options[0], 0)
    assert reason(game, 1) == "there is nothing to take back"


def test_an_open_choice_that_nothing_came_of_is_taken_back() -> None:
    game = at_phase("battle")
    leader, before = game.state.leader, situation(game)
    game.play("double")
    assert situation(game) != before
    game.undo(leader)
    assert situation(game) == before


def test_not_after_another_has_chosen() -> None:
    def in_turn(s: Tiny) -> Rules:
        yield rules.STAKE(0)
        yield rules.STAKE(1)
        yield rules.STAKE(1)

    game = toy(in_turn=in_turn)
    game.play("keep", 0)
    assert game.can_undo(0)
    game.play("double", 1)
    assert reason(game, 0) == "somebody has chosen since"
    assert game.can_undo(1)


def test_not_after_somebody_has_learned_something() -> None:
    game = at_phase("battle")
    game.play("keep")
    game.play(game.pending[0].options[0])
    assert reason(game) == "somebody has learned something since"


def _gamble(s: Tiny) -> Rules:
    yield rules.STAKE(0)
    s.die = s.dice.roll()
    yield rules.STAKE(0)
    s.phase = OVER


def test_not_after_a_die_was_cast() -> None:
    game = toy(gamble=_gamble)
    game.play("keep")
    assert reason(game) == "dice were cast since"


def test_by_consent_the_choice_comes_back_but_not_the_die() -> None:
    """The next cast is a new one, so that nobody can fish for a better roll."""
    dice = toy(gamble=_gamble).state.dice
    casts = [dice.roll() for _ in range(5)]
    game = toy(gamble=_gamble)
    for cast in casts:
        game.play("keep")
        assert game.state.die == cast
        game.undo(by_consent=True)
        assert game.state.die == 0 and game.pending[0].kind.id == "stake"


def test_after_an_undo_by_consent_everything_still_follows_from_the_record() -> None:
    game, random = Game.new(RULEBOOK, 3, 4), Random(4)
    undone = dice_undone = 0
    while not game.over:
        ask, drawn = random.choice(game.pending), game.state.dice.drawn
        game.play(random.choice(ask.options), ask.seat)
        cast = game.state.dice.drawn > drawn
        if random.random() < 0.2 or (cast and dice_undone < 3):
            game.undo(by_consent=True)
            undone += 1
            dice_undone += cast
        assert situation(game.clone()) == situation(game)
        assert situation(regalia.from_position("tiny", game.position()))[1:] == situation(game)[1:]
    assert undone > 5
    record = regalia.read_record(game.record().to_json())
    assert any(line.seat is None and line.text.startswith("dice:") for line in record.lines)
    assert situation(regalia.verify(record)) == situation(game)


def test_what_lies_before_an_undone_die_needs_consent_as_well() -> None:
    game = toy(gamble=_gamble)
    game.act("give", (1, 1), 0)
    game.play("keep")
    game.undo(by_consent=True)
    assert reason(game) == "dice were cast since"
    drawn = game.state.dice.drawn
    game.undo(by_consent=True)
    assert game.state.coins == [5, 5] and game.state.dice.drawn == drawn


def test_by_consent_a_choice_long_past_is_taken_back_with_all_since() -> None:
    """Farther than checkpoints are kept."""
    game = regalia.new("barony", seats=2, seed=3)
    random = Random(3)
    stood = []
    for _ in range(120):
        stood.append(situation(game))
        game.play(random.choice(game.pending[0].options))
    for before in reversed(stood):
        game.undo(by_consent=True)
        assert situation(game) == before
    assert game.choices == 0


def test_a_finished_game_can_be_opened_again_by_consent() -> None:
    game = at_phase(OVER)
    game.undo(by_consent=True)
    assert not game.over and game.pending
    while not game.over:
        game.play(game.pending[0].options[0], game.pending[0].seat)
    assert situation(regalia.verify(game.record())) == situation(game)


def test_news_are_as_before_after_an_undo() -> None:
    game = at_phase("battle")
    news = [game.news(seat) for seat in (None, 0, 1)]
    game.play("keep")
    game.undo()
    assert [game.news(seat) for seat in (None, 0, 1)] == news


def test_nothing_is_taken_back_behind_what_was_imagined() -> None:
    game = at_phase("battle")
    game.play("keep")
    world = game.imagine(0, 1)
    assert reason(world) == "there is nothing to take back"
    world.play(world.pending[0].options[0])
    world.undo(by_consent=True)
    assert world.pending[0].kind.id == "lead"
    assert reason(world) == "there is nothing to take back"


# --- without history --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["clone", "undo", "can_undo", "record", "position"])
def test_a_game_without_history_says_what_it_cannot(what: str) -> None:
    game = Game.new(RULEBOOK, 2, 1, history=False)
    with pytest.raises(regalia.RegaliaError, match="this game was started without history"):
        getattr(game, what)()


def test_a_game_without_history_cannot_be_imagined() -> None:
    with pytest.raises(regalia.RegaliaError, match="without history"):
        Game.new(RULEBOOK, 2, 1, history=False).imagine(0, 1)


def test_a_clone_for_simulation_has_no_history() -> None:
    with pytest.raises(regalia.RegaliaError, match="without history"):
        Game.new(RULEBOOK, 2, 1).clone(history=False).clone()


def test_an_imagined_game_has_no_record_and_no_position() -> None:
    world = at_phase("battle").imagine(0, 1)
    with pytest.raises(regalia.RegaliaError, match="imagined"):
        world.record()
    with pytest.raises(regalia.RegaliaError, match="imagined"):
        world.position()
