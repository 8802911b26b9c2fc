"""Turns, recruiting, piles and peace (R1 to R4)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.havoc.helpers import (
    FIRST_EIGHT,
    answers,
    asked,
    cards,
    choose,
    events,
    finish_recruiting,
    hand,
    lay,
    play_at_random,
    recruit_quickly,
    refused,
    short,
    start,
    told,
    who,
)
from tests.rules import rule

import regalia
from regalia.games.havoc.pieces.cards import DOG
from regalia.games.havoc.state import HAVOC_SIDE

FOUR = ["b5 g5 y1", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4"]
THREE_RECRUITS = "b9 o2 g12"

# --- R1 Turns ---------------------------------------------------------------------------------------------------------


@rule("havoc", "R1.1", "R1.6")
def test_turns_go_clockwise_and_are_for_recruiting_or_havoc() -> None:
    game = start(FOUR, recruits=THREE_RECRUITS, active=2, peacekeeper=0)
    for seat in (2, 3, 0, 1, 2):
        assert (who(game), answers(game)) == (seat, ["recruit", "havoc"])
        recruit_quickly(game)


@rule("havoc", "R1.2")
def test_havoc_needs_two_cards() -> None:
    game = start(["b5", "b6 g6", "b7 g7", "b8 g8"], recruits=THREE_RECRUITS, peacekeeper=1)
    assert asked(game) == "recruit_step"  # the only choice makes itself
    assert hand(game, 0) == "b5"
    with_two = start(["b5 g5", "b6 g6", "b7 g7", "b8 g8"], recruits=THREE_RECRUITS)
    assert "havoc" in answers(with_two)


@rule("havoc", "R1.3")
def test_recruiting_needs_two_cards_in_the_piles() -> None:
    game = start(["b5 g5", "b6", "b7", "b8"], recruits="b9", rest=3)
    assert (who(game), asked(game)) == (0, "open_battle")  # they must cry Havoc
    two = start(["b5 g5", "b6", "b7", "b8"], recruits="b9", discard="D", rest=3)
    assert answers(two) == ["recruit", "havoc"]


@rule("havoc", "R1.4")
def test_who_can_do_neither_is_skipped_and_turns_no_card() -> None:
    game = start(["b5", "b6 g6", "b7", "b8"], recruits="b9", rest=3, peacekeeper=0, peace=2)
    assert events(game)[:1] == ["skipped"]
    assert who(game) == 1 and game.state.peace in (2, HAVOC_SIDE)
    assert asked(game) == "open_battle"


@rule("havoc", "R1.5")
def test_a_hand_may_have_any_number_of_cards() -> None:
    game = start(["b5 g5", "b6", "b7", "b8"], recruits=THREE_RECRUITS, deck="b1 b2", rest=0)
    assert len(game.state.hands[0]) > 70
    recruit_quickly(game)
    assert len(game.state.hands[0]) > 70


@rule("havoc", "R1.7")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_in_which_nobody_wants_to_fight_ends_as_well(seats: int) -> None:
    """Every round or so the card is turned, so battle cards keep leaving the row."""
    game = regalia.new("havoc", seats=seats, seed=4)
    turns = 0
    while not game.over:
        for ask in game.pending[:]:
            if ask.kind.id == "turn" and ask.options[0] == "recruit":
                turns += 1
            game.play(ask.options[0], ask.seat)
    assert turns <= 4 * seats * 8


# --- R2 Recruiting ----------------------------------------------------------------------------------------------------


@rule("havoc", "R2.1", "R2.2", "R2.9")
def test_two_draws_then_a_card_is_placed() -> None:
    game = start(FOUR, recruits=THREE_RECRUITS, deck="k1 k2", peacekeeper=1)
    choose(game, "turn:recruit")
    refused(game, "recruit_step:place=b5", "R2.1")
    choose(game, "recruit_step:draw_deck")
    assert hand(game, 0) == "y1 k1 b5 g5"  # seen before the second is chosen
    refused(game, "recruit_step:take_recruit=k9", "R2.2")
    choose(game, "recruit_step:take_recruit=g12")
    refused(game, "recruit_step:draw_deck", "R2.1")
    refused(game, "recruit_step:place=k13", "R2.9")
    assert answers(game) == [f"place={name}" for name in ("yellow_1", "black_1", "blue_5", "green_5", "green_12")]
    choose(game, "recruit_step:place=g12")
    assert short(game.state.recruits) == "b9 o2 g12"
    assert (who(game), asked(game)) == (1, "turn")


@rule("havoc", "R2.2")
def test_a_blind_card_is_seen_by_its_owner_only_and_a_recruit_by_all() -> None:
    game = start(FOUR, recruits=THREE_RECRUITS, deck="k1", peacekeeper=1)
    choose(game, "turn:recruit", "recruit_step:draw_deck", "recruit_step:take_recruit=o2")
    assert "card_drawn" in events(game, 0)
    for other in (None, 1, 2, 3):
        assert "card_drawn" not in events(game, other)
        assert all("card" not in event.facts for event in game.news(other) if event.name == "drew")
    assert told(game, "took_recruit") == {"seat": 0, "card": cards("o2")[0]}
    assert game.state.known[0] == cards("o2")


@rule("havoc", "R2.3")
@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 4), (4, 5), (5, 5), (6, 5)])
def test_with_a_full_area_the_first_draw_is_a_recruit(seats: int, limit: int) -> None:
    """O3: the second may be blind."""
    full = " ".join(f"{colour}1" for colour in "bgyos"[:limit])
    game = start(["k5 k6"] + ["k7"] * 0 + [f"{colour}8" for colour in "bgyos"[: seats - 1]], recruits=full)
    choose(game, "turn:recruit")
    assert "draw_deck" not in answers(game)
    refused(game, "recruit_step:draw_deck", "R2.3")
    choose(game, "recruit_step:take_recruit=b1")
    assert "draw_deck" in answers(game)
    almost = start(["k5 k6", *(f"{colour}8" for colour in "bgyos"[: seats - 1])], recruits=full[3:])
    choose(almost, "turn:recruit")
    assert "draw_deck" in answers(almost)


@rule("havoc", "R2.4", "R2.4a", "R2.6", "R2.8")
def test_catch_takes_a_recruit_even_from_a_full_area_and_opens_it() -> None:
    """O3: three players, four recruits; after a Catch! the first draw may be blind."""
    game = start(["D k5 k6", "b8", "g8"], recruits="b1 g1 y1 o1", deck="k9 k10", peacekeeper=1)
    choose(game, "turn:recruit", "recruit_step:catch")
    assert game.state.discard == [DOG]  # before anything is taken
    assert answers(game) == ["deck", "blue_1", "green_1", "yellow_1", "orange_1"]
    refused(game, "catch_target:k1", "R2.4")
    choose(game, "catch_target:g1")
    assert game.state.draws == 0  # none of the two regular draws
    choose(game, "recruit_step:draw_deck", "recruit_step:draw_deck")
    assert hand(game, 0) == "g1 k5 k6 k9 k10"


@rule("havoc", "R2.4", "R2.4a", "R2.4b")
def test_at_most_two_dogs_in_a_turn() -> None:
    game = start(["D D D k5", "b8", "g8", "y8"], recruits=THREE_RECRUITS, discard="b1", peacekeeper=1)
    choose(game, "turn:recruit", "recruit_step:catch", "catch_target:b9")
    refused(game, "recruit_step:rob", "R2.4")  # that would be three
    choose(game, "recruit_step:catch", "catch_target:o2")
    refused(game, "recruit_step:catch", "R2.4")
    assert hand(game, 0) == "D o2 k5 b9"


@rule("havoc", "R2.4")
def test_dogs_may_be_played_until_a_card_is_placed() -> None:
    """Q10: the sample game plays one after both draws; without a dog there is no Catch!."""
    game = start(["D k5", "b8", "g8", "y8"], recruits=THREE_RECRUITS, peacekeeper=1)
    choose(game, "turn:recruit", "recruit_step:draw_deck", "recruit_step:draw_deck", "recruit_step:catch")
    choose(game, "catch_target:g12", "recruit_step:place=g12")
    assert who(game) == 1
    without = start(["k5 k6", "b8", "g8", "y8"], recruits=THREE_RECRUITS, peacekeeper=1)
    choose(without, "turn:recruit")
    refused(without, "recruit_step:catch", "R2.4")
    refused(without, "recruit_step:rob", "R2.4")


@rule("havoc", "R2.4b", "R2.5", "R3.3")
def test_robbing_shows_the_pile_to_the_robber_and_the_card_to_all() -> None:
    game = start(
        ["D D k5", "b8 b10", "g8", "y8"],
        recruits=THREE_RECRUITS,
        discard="b1 D",
        buried=[(1, "g3")],
        peacekeeper=1,
    )
    choose(game, "turn:recruit")
    assert game.view(0).buried != game.state.buried  # not before the dogs are discarded
    choose(game, "recruit_step:rob")
    assert answers(game) == ["blue_1", "green_3"]
    assert game.view(0).buried == game.state.buried
    for other in (None, 2, 3):
        assert game.view(other).buried != game.state.buried
    refused(game, "rob_pick:D", "R2.5")
    refused(game, "rob_pick:k9", "R2.5")
    choose(game, "rob_pick:g3")
    assert told(game, "took_corpse")["card"] == cards("g3")[0]
    assert game.state.known[0] == cards("g3") and game.state.draws == 0
    assert sorted(game.state.discard) == cards("D D D b1") and game.state.buried == []


@rule("havoc", "R2.5")
def test_there_is_no_robbing_among_dogs_only() -> None:
    game = start(["D D k5", "b8", "g8", "y8"], recruits=THREE_RECRUITS, discard="D D", peacekeeper=1)
    choose(game, "turn:recruit")
    assert "rob" not in answers(game)
    refused(game, "recruit_step:rob", "R2.5")


@rule("havoc", "R2.7")
def test_a_new_dog_may_be_played_in_the_same_turn() -> None:
    game = start(["k5 k6", "b8", "g8", "y8"], recruits="b9 o2 D", deck="D", peacekeeper=1)
    choose(game, "turn:recruit")
    assert "catch" not in answers(game)
    choose(game, "recruit_step:take_recruit=D", "recruit_step:draw_deck")
    assert {"catch", "place=dog"} <= {*answers(game)}
    choose(game, "recruit_step:catch", "catch_target:b9", "recruit_step:catch", "catch_target:o2")
    assert hand(game, 0) == "o2 k5 k6 b9"


@rule("havoc", "R2.8")
def test_a_played_dog_may_be_shuffled_into_the_new_draw_pile() -> None:
    """Nothing lies in any pile but the dog itself: the Catch! brings it back."""
    game = start(["D k5", "b8", "g8", "y8"], recruits="b9 o2", rest=3, peacekeeper=1)
    choose(game, "turn:recruit", "recruit_step:catch", "catch_target:deck")
    assert hand(game, 0) == "D k5"
    assert "reshuffled" in events(game)


@rule("havoc", "R2.9")
def test_any_card_may_be_placed_a_dog_too() -> None:
    game = start(["D k5", "b8", "g8", "y8"], recruits=THREE_RECRUITS, peacekeeper=1)
    choose(game, "turn:recruit", "recruit_step:take_recruit=b9", "recruit_step:take_recruit=o2", "recruit_step:place=D")
    assert DOG in game.state.recruits and len(game.state.recruits) == 3  # refilled


@rule("havoc", "R2.10")
def test_a_draw_without_any_card_is_lost() -> None:
    game = start(["k5 k6", "b8", "g8", "y8"], recruits="b9", discard="b1", rest=3, peacekeeper=1)
    choose(game, "turn:recruit", "recruit_step:take_recruit=b9")
    assert hand(game, 0) == "b1 k5 k6 b9"  # the second draw had one source left
    choose(game, "recruit_step:place=b1")
    assert told(game, "placed") == {"seat": 0, "card": cards("b1")[0]}
    poor = start(["k5 k6", "b8 g9", "g8", "y8"], recruits="b9", discard="b1", rest=3, peacekeeper=1)
    choose(poor, "turn:recruit", "recruit_step:draw_deck")
    assert hand(poor, 0) == "b1 k5 k6 b9"
    choose(poor, "recruit_step:place=b1")
    assert short(poor.state.recruits) == "b1"
    assert (who(poor), asked(poor)) == (1, "open_battle")


# --- R3 Piles ---------------------------------------------------------------------------------------------------------


@rule("havoc", "R3.1", "R3.2")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_is_needed() -> None:
    game = start(
        ["k5 k6", "b8", "g8", "y8"], recruits=THREE_RECRUITS, deck="k1", discard="b1 b2", rest=3, peacekeeper=1
    )
    choose(game, "turn:recruit", "recruit_step:draw_deck")
    assert game.state.deck == [] and len(game.state.discard) == 2  # not earlier
    choose(game, "recruit_step:draw_deck")
    assert len(game.state.deck) == 1 and game.state.discard == []
    assert told(game, "reshuffled") == {"count": 2}
    choose(game, "recruit_step:place=k1")
    choose(game, "turn:recruit") if "recruit" in answers(game) else None
    refused_draw = start(["k5 k6", "b8", "g8", "y8"], recruits="b9 o2 g12", rest=3, peacekeeper=1)
    choose(refused_draw, "turn:recruit")
    assert "draw_deck" not in answers(refused_draw)
    refused(refused_draw, "recruit_step:draw_deck", "R3.2")


@rule("havoc", "R3.2")
def test_with_both_piles_empty_nothing_is_drawn_dealt_or_refilled() -> None:
    game = start(["k5 g5", "b8 b9", "g8 g9", "y8 y9"], recruits="o2 o3", rest=3, peacekeeper=1)
    choose(game, "turn:havoc")
    lay(game, 0, "k5 g5")
    choose(game, "join:stay_out")
    assert hand(game, 1) == "b8 b9" and game.state.status[1] == 3


@rule("havoc", "R3.3")
def test_only_the_size_of_the_discard_pile_is_public() -> None:
    game = start(FOUR, recruits=THREE_RECRUITS, buried=[(1, "k3"), (2, "k4")])
    for seat, known in ((None, []), (0, []), (1, ["k3"]), (2, ["k4"]), (3, [])):
        view = game.view(seat)
        assert view.pile_size() == 2
        seen = [card for _, card, _ in view.buried if card in cards("k3 k4")]
        assert seen == [cards(card)[0] for card in known]


@rule("havoc", "R3.4")
def test_recruits_are_refilled_to_three_and_never_above() -> None:
    game = start(FOUR, recruits=THREE_RECRUITS, deck="D k2 k3", peacekeeper=1)
    choose(
        game, "turn:recruit", "recruit_step:take_recruit=b9", "recruit_step:take_recruit=o2", "recruit_step:place=y1"
    )
    assert short(game.state.recruits) == "g12 y1 D"  # a dog turned up stays
    more = start(FOUR, recruits="b9 o2 g12 k1", deck="k2 k3", peacekeeper=1)
    choose(more, "turn:recruit", "recruit_step:draw_deck", "recruit_step:draw_deck", "recruit_step:place=y1")
    assert short(more.state.recruits) == "b9 o2 g12 k1 y1"


@rule("havoc", "R3.5")
def test_laid_cards_are_not_in_the_discard_pile_during_the_battle() -> None:
    game = start(["D D b5", "b6", "b7", "b8"], recruits="b9 o2 g12", deck="k1 k2 k3", peacekeeper=1)
    choose(game, "turn:havoc")
    lay(game, 0, "D D b5")
    assert asked(game) == "dogs_out" and game.state.pile_size() == 0
    choose(game, "dogs_out:0")
    assert asked(game) == "activate" and game.state.pile_size() == 0
    refused(game, "activate:rob", "R7.5")


# --- R4 Peace ---------------------------------------------------------------------------------------------------------


@rule("havoc", "R4.1", "R4.2")
def test_only_the_peacekeeper_turns_the_card_and_only_when_recruiting() -> None:
    game = start(FOUR, recruits=THREE_RECRUITS)
    positions = []
    for _ in range(9):
        recruit_quickly(game)
        positions.append(game.state.peace)
    assert positions == [1, 1, 1, 1, 2, 2, 2, 2, 3]
    fights = start(FOUR, recruits=THREE_RECRUITS, peace=1)
    choose(fights, "turn:havoc")
    assert fights.state.peace == HAVOC_SIDE
    before_the_draws = start(FOUR, recruits=THREE_RECRUITS)
    choose(before_the_draws, "turn:recruit")
    assert before_the_draws.state.peace == 1


@rule("havoc", "R4.3", "R4.8")
def test_a_year_of_peace_removes_a_battle_and_costs_the_others_a_card() -> None:
    """O4: three recruiting turns, then a year of peace; the next turn shows 2."""
    game = start(FOUR, recruits=THREE_RECRUITS)
    for _ in range(12):
        recruit_quickly(game)
    assert game.state.peace == 3 and len(game.state.row) == 9
    choose(game, "turn:recruit")
    assert game.waiting() == [(1, "peace_discard"), (2, "peace_discard"), (3, "peace_discard")]
    sizes = [len(hand) for hand in game.state.hands]
    refused(game, "peace_discard:k13" if cards("k13")[0] not in game.state.hands[1] else "peace_discard:k12", "R4.3", 1)
    for seat in (1, 2, 3):
        game.play(game.ask_of(seat).options[0], seat)  # type: ignore[union-attr]
    assert told(game, "year_of_peace")["battle"] == 1 and game.state.row[0] == 2
    assert [len(hand) for hand in game.state.hands] == [sizes[0], sizes[1] - 1, sizes[2] - 1, sizes[3] - 1]
    assert (game.state.keeper, game.state.peace, who(game), asked(game)) == (0, 1, 0, "recruit_step")
    assert game.state.points == [0, 0, 0, 0]
    finish_recruiting(game)
    for _ in range(4):
        recruit_quickly(game)
    assert game.state.peace == 2


@rule("havoc", "R4.3")
def test_an_empty_hand_discards_nothing_in_a_year_of_peace() -> None:
    game = start(["b5 g5", "", "b7 g7", ""], recruits=THREE_RECRUITS, peace=3)
    choose(game, "turn:recruit")
    assert game.waiting() == [(2, "peace_discard")]


@rule("havoc", "R4.4")
def test_discards_of_a_year_of_peace_are_secret_and_simultaneous() -> None:
    game = start(FOUR, recruits=THREE_RECRUITS, peace=3)
    choose(game, "turn:recruit")
    choose(game, "peace_discard:g6", seat=1)
    assert len(game.view(0).hands[1]) == 3  # sealed: nobody knows whether they have chosen
    assert (1, "peace_discard") not in game.waiting() and len(game.waiting()) == 2
    choose(game, "peace_discard:b7", seat=2)
    choose(game, "peace_discard:y4", seat=3)
    assert [entry[:2] for entry in game.state.buried] == [(1, cards("g6")[0]), (2, cards("b7")[0]), (3, cards("y4")[0])]
    assert "card_discarded" in events(game, 1) and "card_discarded" not in events(game, 0)
    assert all(card not in [c for _, c, _ in game.view(0).buried] for card in cards("g6 b7 y4"))


@rule("havoc", "R4.5")
def test_the_winner_does_not_turn_the_card_again_in_the_next_turn() -> None:
    game = start(FOUR, recruits=THREE_RECRUITS, peace=1, turned=True)
    recruit_quickly(game)
    assert game.state.peace == 1
    for _ in range(3):
        recruit_quickly(game)
    choose(game, "turn:recruit")
    assert game.state.peace == 2


@rule("havoc", "R4.6", "R4.8")
def test_with_the_small_card_the_first_turn_is_free() -> None:
    """O5: positions 0, 1, 2, then a year of peace; after a battle 1, 2, then one."""
    game = regalia.new("havoc", seats=5, seed=2, options={"first_player": 0})
    shown = []
    for turn in range(16):
        if turn % 5 == 0:
            shown.append(("year_of_peace" in events(game), game.state.peace))
            choose(game, "turn:recruit")
            while len(game.waiting()) > 1 or asked(game) == "peace_discard":
                ask = game.pending[0]
                game.play(ask.options[0], ask.seat)
            shown[-1] = ("year_of_peace" in events(game), game.state.peace)
            finish_recruiting(game)
        else:
            recruit_quickly(game)
    assert shown == [(False, 0), (False, 1), (False, 2), (True, 1)]
    fought = start(["b5 g5", "b6", "b7", "b8", "b9"], recruits="g1 g2 g3", peace=1, turned=True)
    for expected in (1, 2):
        choose(fought, "turn:recruit")
        assert (fought.state.peace, "year_of_peace" in events(fought)) == (expected, False)
        finish_recruiting(fought)
        while who(fought) != 0:
            recruit_quickly(fought)
    choose(fought, "turn:recruit")
    assert "year_of_peace" in events(fought)


@rule("havoc", "R4.6")
def test_the_exemption_ends_with_the_first_turn() -> None:
    game = start(["b5 g5", "b6 g6", "b7", "b8", "b9"], recruits="g1 g2 g3", free_turn=True)
    choose(game, "turn:havoc")
    assert not game.state.is_free


@rule("havoc", "R4.7", "R8.1")
def test_a_year_of_peace_that_removes_the_eighth_battle_still_lets_the_peacekeeper_recruit() -> None:
    """O12."""
    game = start(FOUR, recruits=THREE_RECRUITS, peace=3, row=["formigny", "castillon"], deck="k1 k2 k3 k4")
    choose(game, "turn:recruit")
    for seat in (1, 2, 3):
        game.play(game.ask_of(seat).options[0], seat)  # type: ignore[union-attr]
    assert (who(game), asked(game)) == (0, "recruit_step")
    choose(game, "recruit_step:draw_deck", "recruit_step:draw_deck", "recruit_step:place=k1")
    assert game.state.keeper == 0
    assert game.over or asked(game) == "swap"
    assert "last_deal" in events(game) and game.state.recruits == []


def test_games_from_here_are_played_to_their_end() -> None:
    """A made-up situation is a real one."""
    game = start(FOUR, recruits=THREE_RECRUITS, row=[*FIRST_EIGHT[5:], "castillon"])
    play_at_random(game, Random(1))
    assert game.over and game.rulebook.check(game.state) == []
