"""The bots' feeling for Hadurak: a baron takes what is won, and does not put off what was begun."""

from __future__ import annotations

import pytest
from tests.games.hadurak.helpers import Board, asked, play

import regalia
from regalia.bots import Outlook, make_bot
from regalia.core.game import Game
from regalia.games.hadurak.bot import priors, sense


def choice(game: Game, bot: str = "greedy") -> str:
    ask = game.pending[0]
    return ask.text(make_bot(bot, 1).choose(Outlook(game, ask.seat)))


def besieged(began: int) -> Board:
    """D'Emerande stands before Monz, which they have besieged in an earlier round or not at all."""
    board = Board(3).card(0, "versatile").noble("0.square", "monz", "vassal_100")
    board.s.round = 2
    return board.siege(0, "monz", began) if began else board


@pytest.mark.parametrize("began", [0, 1])
def test_a_greedy_baron_besieges_and_besieges_again(began: int) -> None:
    game = besieged(began).execute()
    assert choice(game) == "versatile_option:battle"
    play(game, "versatile_option:battle")
    assert choice(game) == "start_battle:monz=siege=neutral=0"


def test_a_city_that_he_is_about_to_take_counts_as_his() -> None:
    game = play(besieged(1).execute(), "versatile_option:battle")
    before = sense.by_hand(game.state)[0]
    play(game, "start_battle:monz=siege=neutral=0")
    assert asked(game) == [(0, "capture")]
    assert sense.by_hand(game.state)[0] >= before


def test_without_prey_a_greedy_baron_does_not_go_to_battle_with_versatile_strategy() -> None:
    game = Board(3).card(0, "versatile").noble("0.square", "amber_bay", "vassal_100").execute()
    assert choice(game) not in ("versatile_option:battle", "versatile_option:move")


@pytest.mark.parametrize("seed", [1, 2])
def test_the_quick_choice_is_the_heaviest(seed: int) -> None:
    game, kinds = regalia.new("hadurak", seats=3, seed=seed), set()
    for _ in range(250):
        ask = game.pending[0]
        weights = priors.prior(ask)
        likeliest = priors.likeliest(ask)
        assert weights[list(ask.options).index(likeliest)] == max(weights)
        kinds.add(ask.kind.id)
        game.play(likeliest, ask.seat)
    assert {"plan_cards", "commit_votes", "mobilize_target"} <= kinds
