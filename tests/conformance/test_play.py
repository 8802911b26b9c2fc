"""Every game keeps what it has, says what it allows, and copies cleanly."""

from __future__ import annotations

from random import Random

import pytest
from tests.conformance.helpers import (
    asked,
    deal,
    decisions,
    every_table,
    for_seeds,
    play_same,
    situation,
    sparsely,
    step,
)

import regalia
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.past import copying


@every_table
@for_seeds(4)
def test_nothing_is_lost_or_made(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    assert game.rulebook.check(game.state) == []
    while not game.over:
        step(game, random)
        assert game.rulebook.check(game.state) == []


@every_table
@for_seeds(4)
def test_a_finished_game_has_scores_and_places(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    while not game.over:
        step(game, random)
    assert game.pending == [] and game.waiting() == []
    assert len(game.scores) == len(game.ranking) == seats
    for seat, place in enumerate(game.ranking):
        assert place == 1 + sum(other < place for other in game.ranking), f"seat {seat}"


@every_table
@for_seeds(3)
def test_the_same_seed_and_choices_give_the_same_game(name: str, seats: int, seed: int) -> None:
    one, random = deal(name, seats, seed)
    other, _ = deal(name, seats, seed)
    assert situation(one) == situation(other)
    play_same(one, other, random)
    assert one.over and other.over


@every_table
@for_seeds(2)
def test_simulation_without_history_is_the_same_game(name: str, seats: int, seed: int) -> None:
    one, random = deal(name, seats, seed)
    other = Game.new(one.rulebook, seats, seed, one.setup.options, history=False, news=False)
    play_same(one, other, random)


@every_table
@for_seeds(2)
def test_a_game_played_out_ends_like_one_played_choice_by_choice(name: str, seats: int, seed: int) -> None:
    start, random = deal(name, seats, seed)
    step(start, random)
    one, other = start.clone(history=False), start.clone(history=False)
    drawn, again = Random(seed), Random(seed)
    one.play_out(drawn.choice)
    while not other.over:
        other.play(again.choice(other.pending[0].options), other.pending[0].seat)
    assert one.over and situation(one) == situation(other)
    with pytest.raises(RegaliaError, match="choice by choice"):
        start.play_out(drawn.choice)


@every_table
@for_seeds(3)
def test_options_follow_from_the_state(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random):
        for ask in game.pending:
            assert len(ask.options) > 1 or game.rulebook.free_acts
            assert list(ask.kind.options(game.state, ask.seat, *ask.args)) == list(ask.options)
            copied = game.state.copy()
            assert list(ask.kind.options(copied, ask.seat, *ask.args)) == list(ask.options)
            assert ask.kind in game.rulebook.kinds


@every_table
@for_seeds(3)
def test_options_are_plain_values_with_texts_of_their_own(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random):
        acts = [act for seat in range(seats) for act in game.acts(seat)]
        for ask in [*game.pending, *acts]:
            texts = ask.texts()
            assert len({*texts}) == len({*ask.options}) == len(ask.options)
            for option, text in zip(ask.options, texts, strict=True):
                assert ask.read(text) == option
                assert ask.why_not(option) is None
                assert text.isprintable() and len(text) < 80


@every_table
@for_seeds(2)
def test_what_is_no_option_has_a_reason_or_none_but_never_breaks(name: str, seats: int, seed: int) -> None:
    """Options of earlier asks make good wrong answers."""
    game, random = deal(name, seats, seed)
    seen: dict[str, set[object]] = {}
    for _ in decisions(game, random):
        for ask in game.pending:
            earlier = seen.setdefault(ask.kind.id, set())
            for option in earlier.difference(ask.options):
                before = situation(game)
                with pytest.raises(regalia.IllegalChoice) as caught:
                    game.play(option, ask.seat)
                assert "\n" not in str(caught.value)
                if caught.value.refusal:
                    assert caught.value.refusal.rule in str(caught.value)
                assert situation(game) == before
                break
            if len(earlier) < 200:
                earlier.update(ask.options)


@every_table
@for_seeds(3)
def test_a_clone_stands_as_its_original(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random):
        for history in (True, False):
            assert situation(game.clone(history=history)) == situation(game)


@every_table
@for_seeds(3)
def test_a_clone_goes_on_like_its_original(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, sparsely(game)):
        play_same(game.clone(), game.clone(history=False), Random(random.random()), 30)
    clone, original = game.clone(), game
    assert situation(clone) == situation(original)


@every_table
@for_seeds(3)
def test_what_a_clone_does_never_reaches_its_original(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, sparsely(game)):
        before, news = situation(game), game.told
        clone = game.clone()
        for _ in range(20):
            if not clone.over:
                step(clone, random)
        assert situation(game) == before and game.told == news


@every_table
@for_seeds(2)
def test_earlier_copies_never_change(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    kept = []
    for _ in decisions(game, random, sparsely(game)):
        clone = game.clone()
        kept.append((clone, situation(clone), game.view(0), game.view(0)))
    assert kept
    for clone, before, view, same_view in kept:
        assert situation(clone) == before
        assert view == same_view


@every_table
@for_seeds(2)
def test_a_copied_state_shares_nothing_that_can_change(name: str, seats: int, seed: int) -> None:
    """After each choice the copy of the state before is still what it was."""
    game, random = deal(name, seats, seed)
    while not game.over:
        copied = game.state.copy()
        twin = copied.copy()
        step(game, random)
        assert copied == twin


def replayed(game: Game) -> int:
    """How many entries a clone has to play again."""
    history = game._kept("replay")
    return len(history.log) - history.checkpoints[-1].entries


@every_table
@for_seeds(3)
def test_a_clone_replays_few_choices(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    counts = []
    while not game.over:
        counts.append(replayed(game))
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
    assert max(counts) <= 20
    assert sum(counts) / len(counts) <= 5


@every_table
@for_seeds(2)
def test_phases_that_ask_first_change_nothing_before(name: str, seats: int, seed: int) -> None:
    """A checkpoint that was left out may be made from the state at the first question of its phase."""
    game, random = deal(name, seats, seed)
    while not game.over:
        if game._kept("checkpoint").is_untouched:
            every_phase = copying.rebuilt(game, game.choices, [], history=True, news=False, stride=0)
            mark = every_phase._kept("checkpoint").checkpoints[-1]
            assert mark.entries == game.choices
            assert mark.state == game.state.copy()
        step(game, random)


@every_table
def test_first_options_lead_to_an_end_as_well(name: str, seats: int) -> None:
    """The dullest player of all is no danger to the engine."""
    game = regalia.new(name, seats=seats, seed=7)
    for _ in range(20_000):
        if game.over:
            break
        ask = game.pending[0]
        game.play(ask.options[0], seat=ask.seat)
    assert game.over or asked(game)


@every_table
@for_seeds(1)
def test_sense_stays_in_its_bounds(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, sparsely(game)):
        for seat in range(seats):
            values = game.rulebook.sense.values(game.imagine(seat, seed).state)
            assert len(values) == seats
            assert all(0 <= value <= 1 for value in values)
        for ask in game.pending:
            weights = game.rulebook.sense.prior(ask)
            assert len(weights) == len(ask.options)
            assert min(weights) >= 0 and sum(weights) > 0
