"""The expansion John of Gaunt (R9)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.havoc.helpers import (
    answers,
    asked,
    cards,
    choose,
    events,
    finish_recruiting,
    hand,
    lay,
    pass_all,
    play_at_random,
    refused,
    short,
    start,
    told,
    who,
)
from tests.rules import rule

import regalia
from regalia import Game
from regalia.games.havoc.pieces.battles import BATTLE_NUMBERS, BATTLES
from regalia.games.havoc.pieces.cards import JOHN
from regalia.games.havoc.state import FIGHTS, GONE, HAVOC_SIDE, JOHN_SEAT, KEEPS_PEACE, OUT, WAITING

FOUR = ["b5 g5 y1", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4"]
WITH_JOHN = {"john_of_gaunt": True}


def table(hands: list[str] = FOUR, **more: Any) -> Game:
    options = {**WITH_JOHN, **more.pop("options", {})}
    return start(hands, **{"recruits": "k9 o2 g12", "options": options, **more})


def drawn(hands: list[str] = FOUR, *, side: str = "k1", **more: Any) -> Game:
    """Seat 0 draws John as its first card; `side` is turned up for him."""
    game = table(hands, deck=f"{side} k2 k3 k4 k5 k6 k7 k8", john_at=0, **{"peacekeeper": 2, "peace": 2, **more})
    choose(game, "turn:recruit", "recruit_step:draw_deck")
    return game


@rule("havoc", "R9.1")
def test_whoever_draws_john_ends_their_turn_at_once() -> None:
    game = table(recruits="k9 o2", deck="k1 k2", john_at=0, peacekeeper=2)
    choose(game, "turn:recruit", "recruit_step:draw_deck")
    assert hand(game, 0) == "y1 b5 g5" and "placed" not in events(game) and "drew" not in events(game)
    assert short(game.state.recruits) == "k9 o2 k1"  # refilled
    assert told(game, "john_drawn") == {"seat": 0}
    assert all(JOHN not in pile for pile in (*game.state.hands, game.state.recruits, game.state.discard))


@rule("havoc", "R9.1")
def test_a_catch_that_brings_john_ends_the_turn_too() -> None:
    game = table(["D b5 g5", *FOUR[1:]], deck="k1 k2", john_at=0, peacekeeper=2)
    choose(game, "turn:recruit", "recruit_step:catch", "catch_target:deck")
    assert game.state.initiator == JOHN_SEAT and hand(game, 0) == "b5 g5"


@rule("havoc", "R9.2")
def test_john_turned_up_in_a_refill_counts_as_drawn_by_the_active_player() -> None:
    game = table(deck="k1 k2 k3", john_at=0, peacekeeper=2)
    choose(
        game, "turn:recruit", "recruit_step:take_recruit=k9", "recruit_step:take_recruit=o2", "recruit_step:place=y1"
    )
    assert short(game.state.recruits) == "g12 y1 k1"  # the refill went on
    assert told(game, "john_drawn") == {"seat": 0} and "placed" in events(game)
    assert game.state.john_after == 0


@rule("havoc", "R9.2", "R9.3")
def test_john_turned_up_after_a_battle_counts_as_drawn_by_its_winner() -> None:
    game = table(["b5 g5 y1", "D b9 g9 y2", "b7", "b8"], deck="k1 k2 k3 k4 k5 k6 k7", john_at=2)
    choose(game, "turn:havoc")
    lay(game, 0, "b5 g5")
    lay(game, 1, "D b9 g9")
    choose(game, "lay:pass", "lay:pass", "dogs_out:1", "activate:scavenge=g12")
    assert game.state.john_after == 1


@rule("havoc", "R9.3")
@pytest.mark.parametrize("depth", [0, 2])
def test_john_drawn_in_a_battle_waits_until_the_deal_is_done(depth: int) -> None:
    """By staying out, or in the deal."""
    game = table(["b5 g5 y1", "b9 g9 y2", "b7 o7", "b8 o8"], deck="s1 s2 k1 k2 k3 k4 k5", john_at=depth)
    choose(game, "turn:havoc")
    lay(game, 0, "b5 g5")
    lay(game, 1, "b9 g9")
    choose(game, "join:stay_out")
    if depth == 0:
        assert game.state.john == WAITING and hand(game, 2) == "b7 o7"  # open, and not replaced
    choose(game, "join:stay_out")
    assert "john_cries_havoc" not in events(game)
    pass_all(game)
    order = [name for name in events(game) if name in ("ranked", "keeps_peace", "john_cries_havoc")]
    assert order == ["ranked", "ranked", "keeps_peace", "john_cries_havoc"]
    assert game.state.john_after == 2


@rule("havoc", "R9.4", "R9.7")
def test_john_cries_havoc_instead_of_the_next_turn() -> None:
    game = drawn()
    assert (game.state.initiator, game.state.keeper, game.state.peace) == (JOHN_SEAT, JOHN_SEAT, HAVOC_SIDE)
    assert (who(game), asked(game)) == (1, "join")  # the player on John's left; his turn does not take place
    assert game.state.john == FIGHTS


@rule("havoc", "R9.4")
def test_john_sits_after_whoever_drew_him_wherever_a_rule_says_clockwise() -> None:
    hands = [f"{colour}5 {colour}4 D y{at}" for at, colour in enumerate("bgos", 1)]
    game = drawn(hands, active=0)
    seats = []
    while asked(game) == "join":
        seats.append(who(game))
        choose(game, "join:D", f"join:{'bgos'[who(game)]}5", "join:done")
    while asked(game) in ("lay", "dogs_out"):
        seats.append(who(game))
        choose(game, "lay:pass" if asked(game) == "lay" else "dogs_out:0")
    assert seats == [1, 2, 3, 0] * 3


@rule("havoc", "R9.5", "V6")
@pytest.mark.parametrize(("chevauchees", "next_battle"), [("replaces", "crecy"), ("extra", "sluys")])
def test_chevauchees_takes_the_place_of_the_next_battle_or_is_an_extra_one(chevauchees: str, next_battle: str) -> None:
    game = drawn(options={"chevauchees": chevauchees})
    assert game.state.battle == BATTLE_NUMBERS["calais_to_tours"]
    assert BATTLES[game.state.row[0]].id == next_battle
    assert ("battle_put_aside" in events(game)) == (chevauchees == "replaces")


@rule("havoc", "R9.5")
@pytest.mark.parametrize("chevauchees", ["replaces", "extra"])
def test_in_place_of_the_eighth_battle_it_leads_to_the_last_ones(chevauchees: str) -> None:
    game = drawn(row=["formigny", "castillon"], options={"chevauchees": chevauchees})
    fight_with_pairs(game)
    assert ("last_deal" in events(game)) == (chevauchees == "replaces")


@rule("havoc", "V4", "V6")
def test_who_wins_the_extra_battle_picks_the_next_one_anew() -> None:
    hands = ["b5 g5 D y1", "b4 g4 o4 s4 y2", "b6 g6 y3", "b7 g7 y4"]
    options = {"chevauchees": "extra", "battle_order": "winner_chooses"}
    game = drawn(hands, row=["verneuil", "crecy", "castillon"], options=options)
    for seat, held in ((1, "b4 g4 o4 s4"), (2, "b6 g6"), (3, "b7 g7"), (0, "b5 g5")):
        lay(game, seat, held)
    pass_all(game)
    assert (who(game), asked(game)) == (1, "next_battle")
    choose(game, "next_battle:crecy")
    assert [BATTLES[number].id for number in game.state.row] == ["crecy", "verneuil", "castillon"]


def fight_with_pairs(game: Game) -> None:
    """All lay their pairs and pass; John's three 9s win."""
    for seat in (1, 2, 3, 0):
        lay(game, seat, FOUR[seat].rsplit(" ", 1)[0])
    pass_all(game)


@rule("havoc", "R9.6")
@pytest.mark.parametrize(
    ("side", "battle"),
    [("k1", "calais_to_tours"), ("k13", "calais_to_tours"), ("k2", "tours_to_bordeaux"), ("D", "tours_to_bordeaux")],
)
def test_the_card_turned_up_chooses_the_side(side: str, battle: str) -> None:
    game = table(deck=f"{side} k3 k4", john_at=0, peacekeeper=2)
    choose(game, "turn:recruit", "recruit_step:draw_deck")
    assert BATTLES[game.state.battle].id == battle
    assert game.state.discard == cards(side)


@rule("havoc", "R9.6")
def test_without_any_card_it_is_tours_to_bordeaux() -> None:
    game = table(recruits="k9 o2 g12", deck="", john_at=0, rest=3, peacekeeper=2)
    choose(game, "turn:recruit", "recruit_step:draw_deck")
    assert BATTLES[game.state.battle].id == "tours_to_bordeaux" and game.state.discard == []


@rule("havoc", "R9.7", "R9.9", "R9.11")
def test_john_fights_with_three_nines_and_his_points_are_lost() -> None:
    """O11: Tours to Bordeaux pays the second place only, which is John's."""
    game = drawn(["b10 g10 y10 s1", "b5 g5", "b6", "b7"], side="D")
    lay(game, 1, "b5 g5")
    lay(game, 0, "b10 g10 y10")
    pass_all(game)
    assert game.state.points == [0, 0, 0, 0]
    assert game.state.place[:2] == [1, 3]
    assert game.state.won[0] == (BATTLE_NUMBERS["tours_to_bordeaux"],)
    assert (game.state.keeper, game.state.john, who(game)) == (0, GONE, 0)


@rule("havoc", "R9.7")
def test_johns_nines_cannot_be_scavenged_and_count_with_an_empty_hand() -> None:
    game = drawn(["D b9 g9 y9 s1", "b5 g5", "b6", "b7"])
    lay(game, 1, "b5 g5")
    lay(game, 0, "D b9 g9 y9")
    pass_all_but_dogs(game)
    choose(game, "dogs_out:1")
    assert game.state.place[:2] == [2, 3]
    assert game.state.john_place == 1  # a card is left in the hand of seat 0
    found = [answer for answer in answers(game) if answer.endswith("_9")]
    assert found == ["scavenge=blue_9", "scavenge=green_9", "scavenge=yellow_9", "scavenge=black_9"]


def pass_all_but_dogs(game: Game) -> None:
    while asked(game) == "lay":
        choose(game, "lay:pass")


@rule("havoc", "R9.8")
def test_everybody_with_two_cards_must_join_john() -> None:
    game = drawn(["b5 g5 y1", "b6", "b7 g7 y3", "b8 g8 y4"])
    assert hand(game, 1) == "k2 b6" and game.state.status[1] == OUT  # one card: stays out and draws
    assert who(game) == 2 and "stay_out" not in answers(game)
    refused(game, "join:stay_out", "R9.8")
    lay(game, 2, "b7 g7")
    lay(game, 3, "b8 g8")
    lay(game, 0, "b5 g5")
    assert "john_passed" in events(game) and asked(game) == "lay"
    assert who(game) == 2  # the first on John's left who is in the battle


@rule("havoc", "R9.9", "V2")
@pytest.mark.parametrize("side", ["k1", "k2"])
def test_chevauchees_pays_as_printed_also_with_few_players(side: str) -> None:
    game = start(
        ["b7 g7 y7 s1", "b8 g8 s2"],
        recruits="k5 o2 g3",
        deck=f"{side} k3 k4 k6 k7",
        john_at=0,
        peacekeeper=1,
        options=WITH_JOHN,
    )
    choose(game, "turn:recruit", "recruit_step:draw_deck")
    lay(game, 1, "b8 g8")
    lay(game, 0, "b7 g7 y7")
    pass_all(game)
    assert game.state.place == [2, 3]
    assert game.state.points == ([0, 3] if side == "k1" else [5, 0])


@rule("havoc", "R9.10", "R9.12")
def test_john_wins_keeps_the_peace_and_gets_no_cards() -> None:
    game = drawn()
    before = game.told
    fight_with_pairs(game)
    assert (game.state.keeper, game.state.john, game.state.peace) == (JOHN_SEAT, KEEPS_PEACE, 1)
    dealt = [event.facts["seat"] for event in game.news(None, before) if event.name == "drew"]
    assert dealt == [1, 2, 3, 0] * 2  # Calais to Tours deals two to everybody, from John's left
    assert (who(game), asked(game)) == (1, "turn")
    assert game.state.points == [0, 0, 3, 0]  # John's 5 are lost, the second place pays nothing
    assert game.state.won == [(), (), (), ()]


@rule("havoc", "R9.12")
def test_john_turns_the_card_between_two_players_and_announces_a_year_of_peace() -> None:
    game = table(active=3, peacekeeper="john", john="keeps_peace", john_after=0, peace=1)
    shown = []
    for _ in range(10):
        seat = who(game)
        choose(game, "turn:recruit")
        finish_recruiting(game)
        if seat == 0:
            shown.append(game.state.peace)
            if game.waiting()[0][1] == "peace_discard":
                break
    assert shown == [2, 3, 3]
    assert game.waiting() == [(seat, "peace_discard") for seat in range(4)]  # every player discards
    for seat in range(4):
        game.play(game.ask_of(seat).options[0], seat)  # type: ignore[union-attr]
    assert (game.state.peace, BATTLES[game.state.row[0]].id, who(game)) == (1, "crecy", 1)


@rule("havoc", "R9.13")
def test_john_leaves_as_soon_as_a_player_cries_havoc() -> None:
    game = table(peacekeeper="john", john="keeps_peace", john_after=2, peace=2)
    choose(game, "turn:havoc")
    assert (game.state.john, game.state.keeper) == (GONE, 0)
    assert "john_left" in events(game)


@rule("havoc", "R9.14")
def test_when_johns_peace_removes_the_last_battle_his_left_neighbour_keeps_the_peace() -> None:
    game = table(
        ["b5 g5 D", *FOUR[1:]],
        peacekeeper="john", john="keeps_peace", john_after=0, peace=3, row=["formigny", "castillon"],
    )  # fmt: skip
    choose(game, "turn:recruit")
    finish_recruiting(game)
    for seat in range(4):
        game.play(game.ask_of(seat).options[0], seat)  # type: ignore[union-attr]
    assert (game.state.john, game.state.keeper) == (GONE, 1)
    assert told(game, "last_deal") == {"seat": 1}


@rule("havoc", "R9.15")
def test_without_a_further_turn_john_has_no_effect() -> None:
    game = table(
        ["b5 D", "b6 D", "b7", "b8"], phase="last_deal", row=["castillon"], deck="k1 k2 k3 k4 k5 k6 k7 k8 s1", john_at=1
    )
    assert JOHN not in game.state.deck and game.state.john == GONE
    assert [len(hand) for hand in game.state.hands] == [4, 4, 3, 3]  # nobody is short of a card
    waiting = table(["b5 D", "b6 D", "b7", "b8"], phase="last_deal", row=["castillon"], john="waiting", john_after=2)
    assert waiting.state.john == GONE and "john_cries_havoc" not in events(waiting)


@pytest.mark.parametrize("seats", range(2, 7))
def test_games_with_john_end_with_every_card_in_place(seats: int) -> None:
    for seed in range(3):
        options = {**WITH_JOHN, "chevauchees": "extra" if seed else "replaces", "battle_order": "winner_chooses"}
        game = regalia.new("havoc", seats=seats, seed=seed, options=options)
        play_at_random(game, Random(seed))
        assert game.rulebook.check(game.state) == []
