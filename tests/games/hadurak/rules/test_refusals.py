"""Bad input: each is refused with its rule, and nothing at all has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.hadurak.helpers import Board, asked, play

import regalia
from regalia.core.game import Game


def everything(game: Game) -> object:
    """The whole state, who is asked what with which options, and all that was told."""
    questions = [(ask.seat, ask.kind.id, tuple(ask.texts())) for ask in game.pending]
    return game.state.copy(), questions, len(game.news(None))


def rule_against(game: Game, attempt: Callable[[], None]) -> str:
    before = everything(game)
    with pytest.raises(regalia.IllegalChoice) as caught:
        attempt()
    assert everything(game) == before
    assert caught.value.refusal is not None, caught.value
    return caught.value.refusal.rule


def answer(game: Game, text: str, seat: int) -> str:
    return rule_against(game, lambda: game.play_text(text, seat))


def deed(game: Game, text: str, seat: int) -> str:
    return rule_against(game, lambda: game.act_text(text, seat))


def test_a_card_that_is_not_in_hand_cannot_be_planned() -> None:
    game = Board(3).field(0, (0, "requisition"), (0, "requisition")).begin()
    assert answer(game, "plan_cards:requisition", 0) == "R3.1"
    assert answer(game, "plan_cards:expeditions", 0) == "R3.1"
    play(game, "0>plan_cards:bargain+bargain")
    assert answer(game, "plan_cards:bargain", 0) == "R3.1"
    assert answer(game, "plan_cards:mobilize+mobilize+versatile", 0) == "R3.1"


def test_nobody_moves_through_without_permission() -> None:
    board = Board(3).card(0, "versatile").noble("0.square", "ballin", "vassal_50").city(1, "kovel")
    way = "move_noble:emerande.square=orl_heath-kovel-kingswood"
    game = play(board.execute(), "versatile_option:move", way)
    assert asked(game) == [(1, "allow_passage")]
    before = everything(game)
    with pytest.raises(regalia.NotAsked):
        game.play_text(way, 0)
    assert everything(game) == before
    play(game, "allow_passage:no", "versatile_option:move")
    assert answer(game, way, 0) == "R5.13"


def test_a_siege_needs_more_strength_than_the_defence() -> None:
    board = Board(3).noble("0.star", "bingen", "vassal_100", "polish_100").card(0, "mobilize")
    game = play(board.execute(), "mobilize_target:bingen")
    assert answer(game, "start_battle:bingen=siege=neutral=1", 0) == "R14.10"
    equal = Board(3).noble("0.star", "monz", "vassal_100").city(1, "monz", fortified=True).card(0, "mobilize")
    game = play(equal.execute(), "mobilize_target:monz")
    assert answer(game, "start_battle:monz=siege=madder=1", 0) == "R14.10"


def test_a_second_siege_in_a_later_round_may_be_too_weak() -> None:
    board = Board(3).noble("0.star", "bingen", "vassal_100").card(0, "mobilize").siege(0, "bingen", began=1)
    board.s.round = 2
    game = play(board.execute(), "mobilize_target:bingen")
    assert answer(game, "start_battle:bingen=siege=neutral=1", 0) == "R14.10"
    same = Board(3).noble("0.star", "monz", "vassal_100").card(0, "mobilize").siege(0, "monz", began=1)
    game = play(same.execute(), "mobilize_target:monz")
    assert answer(game, "start_battle:monz=siege=neutral=1", 0) == "R14.12"


def test_nobody_votes_with_more_than_he_has() -> None:
    board = Board(3).urgent("income_tax", "fine", "herald")
    board.s.votes[:] = [3, 2, 0]
    game = play(board.begin(("assembly",)), "agenda_order:123")
    assert answer(game, f"commit_votes:{game.state.votes[0] + 1}", 0) == "R10.6"
    two = Board(2).urgent("fine", "herald", "tithe")
    two.s.votes[:] = [5, 4]
    game = play(two.begin(("assembly",)), "agenda_order:123")
    assert answer(game, f"written_votes:madder={game.state.votes[0] + 1}", 0) == "R10.12"


def test_only_crowns_one_has_are_given_to_another_baron_and_no_foreign_heirs() -> None:
    board = Board(3)
    board.s.crowns[:] = [4, 0, 0]
    game = board.begin()
    assert deed(game, "give_crowns:madder=5", 0) == "R19.2"
    assert deed(game, "give_crowns:madder=1", 1) == "R19.1"
    assert deed(game, "give_crowns:emerande=1", 0) == "R19.1"
    assert deed(game, "hostage:give=emerande.star=madder", 0) == "R21.3"
    before = everything(game)
    for text in ("give_votes:madder=1", "give_faith:madder=1"):
        with pytest.raises(regalia.RegaliaError):
            game.act_text(text, 0)
    assert everything(game) == before
    heirs = Board(3, hostage_heirs=True).begin()
    assert deed(heirs, "hostage:give=madder.star=niebieski", 0) == "R21.3"
    assert deed(heirs, "hostage:kill=madder.star", 0) == "R21.3"


def test_nothing_is_given_while_battle_cards_are_held() -> None:
    board = Board(3).noble("0.square", "froli", "vassal_100", "vassal_50").noble("1.star", "froli", "vassal_100")
    board.card(0, "mobilize")
    game = play(board.execute(), "mobilize_target:froli", "start_battle:froli=field=madder=0")
    assert deed(game, "give_crowns:niebieski=1", 0) == "R19.1"
