"""Sealed answers are mixed: by what each would have brought, against others who learn, too."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.games.havoc.helpers import start
from tests.tiny import RULEBOOK as TINY

from regalia.bots import Outlook, make_bot
from regalia.bots.searching.budget import Budget
from regalia.bots.searching.sealed import ALIKE, Habits, Regrets, Said, found_sealed
from regalia.core.game import Game

BID = ("bid",)


def bidding(seats: int = 2, seed: int = 1) -> Game:
    """All have planned, and bid now."""
    game = Game.new(TINY, seats, seed, {"rounds": 1, "first_player": 0})
    while game.pending[0].kind.id == "plan":
        game.play(game.pending[0].options[0], game.pending[0].seat)
    return game


def test_two_who_regret_come_to_mix_as_nobody_can_read() -> None:
    """Rock, paper, scissors: the mean of all mixes is a third of each."""
    payoff = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))
    one, other, random = Regrets(3), Regrets(3), Random(1)
    for _ in range(2000):
        mine, theirs = (random.choices(range(3), each.mix)[0] for each in (one, other))
        one.learn([payoff[at][theirs] for at in range(3)])
        other.learn([payoff[at][mine] for at in range(3)])
    drawn = Counter(one.drawn(random) for _ in range(3000))
    assert all(drawn[at] == pytest.approx(1000, abs=200) for at in range(3))


def test_who_regrets_comes_to_what_is_always_best() -> None:
    regrets, random = Regrets(3), Random(1)
    for _ in range(60):
        luck = random.random()
        regrets.learn([luck, luck + 0.2, luck - 0.1])
    assert regrets.mix == [0.0, 1.0, 0.0]
    assert sum(regrets.drawn(random) == 1 for _ in range(200)) > 190


def test_the_others_learn_what_brings_more_and_never_say_what_has_no_weight() -> None:
    game = bidding()
    sense = replace(TINY.sense, prior=lambda ask: [float(bid != 3) for bid in ask.options])
    habits, random = Habits(), Random(1)

    def said() -> Counter[int]:
        return Counter(answer.option for _ in range(300) for answer in habits.answers(game, 0, sense, random))

    before = said()
    for _ in range(5):
        habits.learn(Said(1, BID, 4), 0.2)
        habits.learn(Said(1, BID, 0), -0.2)
        habits.learn(Said(1, BID, 3), 1.0)
    after = said()
    assert after[4] > 2 * before[4] and after[0] < before[0] / 2 and before[3] == after[3] == 0


def test_the_others_answer_by_chance_and_all_of_them() -> None:
    """In a year of peace all but the Peacekeeper discard at the same time."""
    game = start(["b2 b3", "g5 y6 o7", "b8 g9", "b10 g11"], peacekeeper=0, peace=3, active=0, recruits="k1 k2")
    game.play_text("turn:recruit", 0)
    asked = [ask.seat for ask in game.pending]
    found = [Habits().answers(game, asked[0], game.rulebook.sense, Random(seed)) for seed in range(8)]
    assert all([said.seat for said in each] == asked[1:] for each in found)
    assert len({tuple(each) for each in found}) > 1


class Counting(Outlook):
    """Counts the worlds that are imagined."""

    worlds = 0

    def imagine(self, seed: int | str, *, history: bool = False) -> Game:
        Counting.worlds += 1
        return super().imagine(seed, history=history)


def test_every_option_is_played_out_in_every_world_and_the_budget_is_kept() -> None:
    game = bidding()
    options = len(game.pending[0].options)
    Counting.worlds = 0
    assert set(found_sealed(Counting(game, 0), 1, Budget(10 * options + 1), TINY.sense)) == {*game.pending[0].options}
    assert Counting.worlds == 10
    Counting.worlds = 0
    found_sealed(Counting(game, 0), 1, Budget(1), TINY.sense)
    assert Counting.worlds == 1


def test_where_answers_make_no_difference_few_worlds_are_enough() -> None:
    sense = replace(TINY.sense, values=lambda state: [0.5] * state.seats)
    Counting.worlds = 0
    assert list(found_sealed(Counting(bidding(), 0), 1, Budget(1000), sense)) == [0]
    assert Counting.worlds == ALIKE


def test_a_search_mixes_its_sealed_answers() -> None:
    game = bidding()
    chosen = {make_bot("search:60", seed).choose(Outlook(game, 1)) for seed in range(12)}
    assert len(chosen) > 1
