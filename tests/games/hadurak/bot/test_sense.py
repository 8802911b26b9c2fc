"""The bots' feeling for Hadurak: a baron takes what is won, and does not put off what was begun."""

from __future__ import annotations

import pytest
from tests.games.hadurak.helpers import Board, asked, play

import regalia
from regalia.bots import Outlook, make_bot
from regalia.core.game import Game
from regalia.games.hadurak.bot import priors, sense
from regalia.games.hadurak.pieces.board import NEIGHBOURS
from regalia.games.hadurak.rules.war import attack


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


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_noble_gets_troops_and_the_first_stand_where_they_can_besiege(seed: int) -> None:
    game = regalia.new("hadurak", seats=4, seed=seed)
    bots, entered = [make_bot("greedy", f"{seed}/{seat}") for seat in range(4)], list[tuple[int, int]]()
    while game.pending[0].kind.id != "plan_cards":
        ask = game.pending[0]
        option = bots[ask.seat].choose(Outlook(game, ask.seat))
        if ask.kind.id == "enter_noble":
            entered.append(option)
        game.play(option, ask.seat)
    s = game.state
    assert len(entered) == 4 * 4
    for noble, place in entered[: 2 * 4]:
        assert any(
            s.strength(noble) + 200 > attack.defence(s, s.site_at(there))
            for there in (place, *NEIGHBOURS[place])
            if s.site_at(there) >= 0
        )
