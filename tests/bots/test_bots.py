"""Bots play to the end, the same way twice, and know only what their seat knows."""

from __future__ import annotations

import dataclasses
import time
from typing import Any

import pytest
from tests.tiny import RULEBOOK as TINY

import regalia
from regalia.bots import LEVELS, NAMES, Outlook, make_bot, search
from regalia.bots.search import SearchBot
from regalia.bots.searching.budget import Budget
from regalia.bots.searching.playouts import ALIKE, found_by_playouts, still_open
from regalia.core.game import Game
from regalia.core.rulebook import Sense
from regalia.games.kingsburg.pieces.numbers import AUTUMN

QUICK = ("random", "hasty", "squire", "greedy", "search:8")


def play(game: Game, names: list[str], seed: str = "bots") -> Game:
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not game.over:
        seat = game.pending[0].seat
        game.play(bots[seat].choose(Outlook(game, seat)), seat)
    return game


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("game", ["barony", "tiny"])
def test_a_bot_plays_a_game_to_its_end_and_the_same_one_again(game: str, bot: str) -> None:
    options = {"max_rounds": 4} if game == "barony" else {}
    first, second = (play(regalia.new(game, seats=2, seed=3, options=options), [bot, bot]) for _ in range(2))
    assert first.over and first.record() == second.record()


def test_the_levels_are_bots_of_that_name() -> None:
    assert set(LEVELS) < set(NAMES)
    for name in NAMES:
        assert make_bot(name) is not None


@pytest.mark.parametrize(
    "name",
    [
        "queen",
        "search:",
        "search:x",
        "search:0",
        "search:0s",
        "search:0cpu",
        "search:1.5",
        "greedy:5",
        "king:5s",
        "emperor:x",
        "",
    ],
)
def test_a_bot_that_is_none_is_refused(name: str) -> None:
    if name == "search:":
        assert isinstance(make_bot(name), SearchBot)
        return
    with pytest.raises(regalia.BadSetup):
        make_bot(name)


def test_a_bot_that_thinks_for_seconds_comes_to_an_end() -> None:
    game = regalia.new("barony", seats=2, seed=1)
    seat = game.pending[0].seat
    assert SearchBot(1, seconds=0.05).choose(Outlook(game, seat)) in game.pending[0].options


# --- games of dice ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", QUICK)
def test_a_bot_plays_a_game_of_dice_to_its_end_and_the_same_one_again(bot: str) -> None:
    first, second = (play(regalia.new("kingsburg", seats=3, seed=3), [bot] * 3) for _ in range(2))
    assert first.over and first.record() == second.record()


def test_a_bot_that_plays_out_for_seconds_comes_to_an_end() -> None:
    game = regalia.new("kingsburg", seats=2, seed=1)
    seat = game.pending[0].seat
    assert SearchBot(1, seconds=0.05).choose(Outlook(game, seat)) in game.pending[0].options


class Counting(Outlook):
    """Counts the worlds that are imagined."""

    worlds = 0

    def imagine(self, seed: int | str, *, history: bool = False) -> Game:
        Counting.worlds += 1
        return super().imagine(seed, history=history)


def test_playouts_share_their_budget_among_the_rounds() -> None:
    """The first choice of the game comes before the dice: three goods, so half of the budget in the first round."""
    game = regalia.new("kingsburg", seats=3, seed=1)
    Counting.worlds = 0
    assert (
        next(iter(found_by_playouts(Counting(game, game.pending[0].seat), 5, Budget(60), game.rulebook.sense)))
        in game.pending[0].options
    )
    assert Counting.worlds == 30 // 3 + 30 // 2


def test_playouts_stop_where_another_world_makes_no_difference() -> None:
    """After the roll of autumn no die is cast before soldiers are recruited, and nobody here looks at the enemy."""
    game = regalia.new("kingsburg", seats=3, seed=2)
    while game.pending[0].kind.id != "influence" or game.state.season != AUTUMN:
        game.play(game.pending[0].options[0], game.pending[0].seat)
    Counting.worlds = 0
    found_by_playouts(Counting(game, game.pending[0].seat), 5, Budget(10_000), game.rulebook.sense)
    assert Counting.worlds == ALIKE


def test_a_budget_is_spent_by_playouts_or_by_the_clock_whichever_comes_first() -> None:
    later, before = time.monotonic() + 1000, time.monotonic() - 1
    assert Budget(10, later).is_spent(11) and not Budget(10, later).is_spent(10)
    assert Budget(10, before).is_spent(1)
    assert Budget(10, later).shared_by(2).playouts == 5


def test_the_processors_clock_stands_still_while_one_waits() -> None:
    budget = Budget(10, time.thread_time() + 1000, time.thread_time)
    assert budget.shared_by(2).clock is time.thread_time
    begun = time.thread_time()
    time.sleep(0.05)
    assert time.thread_time() - begun < 0.05 and not budget.is_spent(1)
    assert Budget(10, begun, time.thread_time).is_spent(1)


@pytest.mark.parametrize("game", ["barony", "kingsburg"])
def test_a_bot_that_thinks_for_the_processors_seconds_comes_to_an_end(game: str) -> None:
    table = regalia.new(game, seats=2, seed=1)
    outlook = Outlook(table, table.pending[0].seat)
    assert make_bot("search:0.02cpu", 1).choose(outlook) in table.pending[0].options


def test_an_outlook_holds_nothing_of_the_true_state() -> None:
    game = Game.new(TINY, 3, 5)
    outlook = Outlook(game, game.pending[0].seat)
    assert outlook.ask.state is outlook.view
    assert outlook.view is not game.state
    assert outlook.ask.options == game.pending[0].options
    assert outlook.imagine(1).state is not game.state


BY_TREE = dataclasses.replace(TINY.sense, is_settled=None)


@pytest.mark.parametrize(
    ("bot", "sense"), [*((bot, None) for bot in QUICK), pytest.param("search:8", BY_TREE, id="search:8 by a tree")]
)
def test_a_bot_chooses_the_same_in_worlds_that_look_alike(bot: str, sense: Sense | None) -> None:
    """Whatever is hidden cannot sway it: same view, same seed, same choice."""
    for deal in range(4):
        game = Game.new(TINY, 2, deal)
        for _ in range(6):
            if game.over:
                break
            seat = game.pending[0].seat
            chosen = make_bot(bot, 9, sense).choose(Outlook(game, seat))
            for other in range(3):
                alike = game.imagine(seat, f"alike {other}")
                assert make_bot(bot, 9, sense).choose(Outlook(alike, seat)) == chosen
            game.play(chosen, seat)


def test_a_bot_that_looks_at_hidden_things_would_be_found() -> None:
    """The test above bites: with a sense that peeks at the deck of a leaking view, choices differ."""

    def peeking(ask: Any) -> list[float]:
        return [1.0 + (hash((option, *ask.state.deck)) % 97) for option in ask.options]

    leaky = dataclasses.replace(
        TINY, view=lambda state, seat: state.copy(), sense=dataclasses.replace(TINY.sense, prior=peeking)
    )
    differs = False
    for deal in range(12):
        game = Game.new(leaky, 2, deal)
        seat = game.pending[0].seat
        choices = {
            make_bot("hasty", 9).choose(Outlook(game.imagine(seat, f"alike {other}"), seat)) for other in range(8)
        }
        differs = differs or len(choices) > 1
    assert differs


def test_greedy_beats_random() -> None:
    """A sample; the full count is part of `make soak`."""
    won = 0
    for number in range(4):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        game = play(regalia.new("barony", seats=2, seed=f"sample {number}"), names)
        won += game.ranking[names.index("greedy")] == 1
    assert won >= 3


@pytest.mark.parametrize("bot", ["hasty", "squire", "greedy", "search:12"])
def test_options_of_weight_0_are_not_looked_at(bot: str) -> None:
    def stubborn(ask: Any) -> list[float]:
        return [0.0] * (len(ask.options) - 1) + [1.0]

    rulebook = dataclasses.replace(TINY, sense=dataclasses.replace(TINY.sense, prior=stubborn))
    game = Game.new(rulebook, 3, 2)
    while not game.over:
        ask = game.pending[0]
        chosen = make_bot(bot, 1).choose(Outlook(game, ask.seat))
        assert chosen == ask.options[-1]
        game.play(chosen, ask.seat)


def test_search_judges_a_position_when_it_is_quiet() -> None:
    """Quick moves go on through a fight, to the end of the game if need be."""
    for quiet, phases in ((lambda state: state.phase == "supply", {"supply", "over"}), (lambda state: False, {"over"})):
        sense = dataclasses.replace(TINY.sense, is_quiet=quiet)
        for seed in range(5):
            world = Game.new(TINY, 2, seed, {"rounds": 2})
            search._play_on(world, sense, 0, world.phases_begun)
            assert world.state.phase in phases


def test_options_that_are_clearly_behind_are_let_go() -> None:
    worlds = [[0.5 + luck, 0.3 + luck, 0.5 - luck] for luck in (0.0, 0.1, -0.1, 0.05, -0.05, 0.2, -0.2, 0.0)]
    assert still_open(worlds, 0.01) == [0, 2]


def test_among_options_that_hardly_differ_the_leader_is_enough() -> None:
    worlds = [[0.5, 0.5 + 0.001 * (-1) ** world, 0.5001] for world in range(8)]
    assert still_open(worlds, 0.01) == [2]
    assert still_open(worlds, 0.0001) == [1, 2]
