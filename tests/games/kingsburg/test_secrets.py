"""Who knows which enemy; what nobody may know sways no bot; and a planted leak is found."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.conformance.test_secrets import leaks_of
from tests.games.kingsburg.helpers import choose, serving, start
from tests.rules import rule

import regalia
from regalia.bots import Outlook, make_bot
from regalia.core.dice import Dice
from regalia.games.kingsburg import RULEBOOK, secrets
from regalia.games.kingsburg.pieces.enemies import ENEMY_NUMBERS, HIDDEN, OF_YEAR
from regalia.games.kingsburg.state import Kingsburg

THREE = ["9g", "9g", "9g"]


@rule("kingsburg", "S4")
def test_nobody_knows_a_card_that_was_not_looked_at() -> None:
    game = regalia.new("kingsburg", seats=3, seed=1)
    for seat in (None, 0, 1, 2):
        assert game.view(seat).enemies == [HIDDEN] * 5


@rule("kingsburg", "R5.7")
def test_who_has_looked_imagines_the_true_card_and_the_others_any_of_five() -> None:
    game = serving([(10, 1, "4 6")], THREE, year=3, enemies=["zombies_1_4", "zombies_2_5", "orcs_3_5"])
    seen: list[Counter[int]] = [
        Counter(game.imagine(seat, seed).state.enemies[2] for seed in range(60)) for seat in (0, 1)
    ]
    assert {*seen[0]} == {*OF_YEAR[3]} and min(seen[0].values()) > 3
    assert seen[1] == Counter({ENEMY_NUMBERS["orcs_3_5"]: 60})
    later = {game.imagine(1, seed).state.enemies[3] for seed in range(60)}
    assert later == {*OF_YEAR[4]}
    assert game.imagine(0, 1).state.enemies[:2] == game.state.enemies[:2]  # fought already, and known


@rule("kingsburg", "R5.7")
def test_a_look_is_forgotten_with_the_year() -> None:
    game = start([{"soldiers": 9}] * 3, phase="recruit", season="winter", looked=[1], rolls=[1])
    assert game.state.year == 2 and game.state.looked == 0
    assert game.view(1).enemies[0] != HIDDEN and game.view(1).enemies[1] == HIDDEN


@pytest.mark.parametrize("bot", ["squire", "greedy", "search:6"])
def test_bots_play_the_same_whatever_the_hidden_cards_are(bot: str) -> None:
    random = Random(4)
    game = regalia.new("kingsburg", seats=3, seed=4, news=False)
    for _ in range(60):
        seat = game.pending[0].seat
        if random.random() < 0.15:
            chosen = {
                make_bot(bot, 1).choose(Outlook(world, seat))
                for world in (game.clone(), game.imagine(seat, 1, history=True))
            }
            assert len(chosen) == 1
        game.play(random.choice(game.pending[0].options), seat)


def test_the_leak_test_finds_a_view_that_shows_the_enemy() -> None:
    def leaky(s: Kingsburg, seat: int | None) -> Kingsburg:
        seen = secrets.view(s, seat)
        seen.enemies[s.year - 1] = s.enemy()
        return seen

    assert any(line.startswith("kingsburg: enemies[") for line in leaks_of(replace(RULEBOOK, view=leaky), games=1))


def test_the_leak_test_finds_imagined_worlds_that_forget_a_look() -> None:
    def forgetful(s: Kingsburg, seat: int, dice: Dice) -> None:
        looked, s.looked = s.looked, 0
        secrets.imagine(s, seat, dice)
        s.looked = looked

    assert leaks_of(replace(RULEBOOK, imagine=forgetful), games=2)


def test_a_look_is_told_to_one_and_its_news_stay_theirs() -> None:
    game = serving([(17, 2, "5 6 6")], THREE)
    choose(game, "advisor_choice:stone2")
    assert [event.name for event in game.news(2) if event.name == "enemy_seen"] == ["enemy_seen"]
    assert all("enemy" not in event.facts for event in game.news(0))
