"""Taking back: the same game as before, and free exactly while nobody has learned anything."""

from __future__ import annotations

from random import Random

import pytest
from tests.conformance.helpers import all_news, deal, every_table, for_seeds, situation, sparsely, step, without_dice
from tests.tiny.state import Tiny

import regalia
from regalia.core.asking import Ask, Option
from regalia.core.game import Game
from regalia.core.past import copying

WORLDS = 3
TRIES = 4


@every_table
@for_seeds(3)
def test_undo_and_redo_lead_to_the_same_game(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    while not game.over:
        if random.randrange(sparsely(game)):
            step(game, random)
            continue
        before = situation(game), all_news(game), game.record()
        seat = step(game, random)
        if not game.can_undo(seat):
            continue
        after = situation(game), all_news(game), game.record()
        line = game.record().lines[-1]
        game.undo(seat)
        assert (situation(game), all_news(game), game.record()) == before
        game.enter(line.seat, line.text)
        assert (situation(game), all_news(game), game.record()) == after


@every_table
@for_seeds(2)
def test_several_choices_can_be_taken_back_one_by_one(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    stood = [situation(game)]
    while not game.over:
        step(game, random)
        stood.append(situation(game))
    for before in stood[-2:-60:-1]:
        if not game.can_undo():
            break
        game.undo()
        assert situation(game) == before


@every_table
@for_seeds(2)
def test_by_consent_any_choice_can_be_taken_back_but_dice_stay_cast(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    while not game.over:
        before, drawn = without_dice(game), game.state.dice.drawn
        waiting = game.waiting()
        step(game, random)
        drawn_after = game.state.dice.drawn
        if random.randrange(2 * sparsely(game)) == 0:
            game.undo(by_consent=True)
            assert without_dice(game) == before and game.waiting() == waiting
            assert game.state.dice.drawn == drawn_after >= drawn
            assert situation(game.clone()) == situation(game)
            assert situation(regalia.verify(game.record())) == situation(game)
            step(game, random)
    assert situation(regalia.verify(game.record())) == situation(game)


@every_table
@for_seeds(2)
def test_from_whichever_checkpoint_it_is_played_again_a_game_comes_to_the_same_place(
    name: str, seats: int, seed: int
) -> None:
    game, random = deal(name, seats, seed)
    while not game.over:
        step(game, random)
        if random.randrange(5 * sparsely(game)):
            continue
        for number in range(len(game._kept("checkpoints").checkpoints)):
            twin = game.clone()
            del twin._kept("checkpoints").checkpoints[number + 1 :]
            assert situation(copying.rebuilt(twin, game.choices, [], history=True, news=False)) == situation(game)


# --- undo is free only while nobody has learned anything --------------------------------------------------------------


def could_look_the_same(world: Game, watcher: int, before: Game, ask: Ask, option: Option, after: Game) -> bool:
    """Whether some choice of the asked seat in this world shows the watcher what he saw in the true one.

    Sealed answers of others are open again in an imagined world; they are given first, as anybody might.
    """
    random = Random(0)
    for other in range(world.seats):
        while other not in (watcher, ask.seat) and not before.ask_of(other) and (open_ask := world.ask_of(other)):
            world.play(random.choice(open_ask.options), other)
    for _ in range(TRIES):
        asked = world.ask_of(ask.seat)
        if asked is None:
            break
        tried = [option] if option in asked.options else asked.options
        if any(shows(world.clone(), watcher, ask.seat, each, after) for each in tried):
            return True
        world.play(random.choice(tried), ask.seat)
    return False


def shows(world: Game, watcher: int, seat: int, option: Option, after: Game) -> bool:
    """Whether this choice shows the watcher what he saw in the true world."""
    world.play(option, seat)
    return bool(world.view(watcher) == after.view(watcher))


def without_choice(game: Game) -> set[int]:
    """The seats whose sealed answer made itself."""
    return {*game._section.forced} if game._section else set()


def learned_by(before: Game, ask: Ask, option: Option, after: Game, random: Random) -> list[int]:
    """The seats that can rule out a world after the choice which they could not rule out before."""
    wiser = []
    for watcher in range(before.seats):
        for world in (before.imagine(watcher, random.random().hex()) for _ in range(WORLDS)):
            if without_choice(world) != without_choice(before):
                continue  # who cannot choose is never seen to answer, and never keeps the others waiting
            if watcher == ask.seat:
                own = world.ask_of(watcher)
                assert own is not None and option in own.options, "a seat's own options follow from what it knows"
            if not could_look_the_same(world, watcher, before, ask, option, after):
                wiser.append(watcher)
                break
    return wiser


def wrongly_offered(game: Game, random: Random) -> list[str]:
    """Plays to the end; the choices after which undo was offered although somebody had learned something."""
    wrong = []
    while not game.over:
        before = game.clone()
        ask = random.choice(game.pending)
        option = random.choice(ask.options)
        game.play(option, ask.seat)
        if random.randrange(sparsely(game)) == 0 and game.can_undo(ask.seat):
            wiser = learned_by(before, ask, option, game, random)
            if wiser:
                wrong.append(f"after {ask.text(option)} of seat {ask.seat}, seats {wiser} knew more")
    return wrong


@every_table
@for_seeds(4)
def test_undo_is_offered_only_while_nobody_has_learned_anything(name: str, seats: int, seed: int) -> None:
    assert wrongly_offered(*deal(name, seats, seed)) == []


def test_this_check_finds_rules_that_show_something_without_saying_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nothing revealed is ever marked, so that one could look at a card and put it back."""
    monkeypatch.setattr(Tiny, "reveal", lambda state: None)
    wrong = wrongly_offered(*deal("tiny", 3, 1))
    assert any("after draw:" in line for line in wrong)
    assert any("after lead:" in line for line in wrong)


@every_table
@for_seeds(3)
def test_undo_is_refused_only_for_dice_or_something_learned(name: str, seats: int, seed: int) -> None:
    """A choice that nothing came of can always be taken back by whoever made it."""
    game, random = deal(name, seats, seed)
    while not game.over:
        drawn, shown = game.state.dice.drawn, game.state.shown
        seat = step(game, random)
        quiet = (game.state.dice.drawn, game.state.shown) == (drawn, shown)
        assert game.can_undo(seat) == quiet


@every_table
@for_seeds(2)
def test_nobody_takes_back_behind_anothers_choice(name: str, seats: int, seed: int) -> None:
    """But for sealed answers, which are a seat's own until all are in."""
    game, random = deal(name, seats, seed)
    last, last_sealed = None, False
    while not game.over:
        sealed = len(game.waiting()) > 1
        seat = step(game, random)
        if last not in (None, seat) and not sealed and not last_sealed:
            assert not game.can_undo(last)
        last, last_sealed = seat, sealed
