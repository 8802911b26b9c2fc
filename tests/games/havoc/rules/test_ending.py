"""The last battles and the end (R8)."""

from __future__ import annotations

import pytest
from tests.games.havoc.helpers import (
    answers,
    asked,
    cards,
    choose,
    events,
    hand,
    lay,
    pass_all,
    refused,
    short,
    start,
    told,
    who,
)
from tests.rules import rule

import regalia
from regalia import Game
from regalia.games.havoc import rules
from regalia.games.havoc.pieces.cards import DOG


def last(*hands: str, **more: object) -> Game:
    """The eighth battle is over; seat 1 keeps the peace."""
    whole = {"recruits": "k9 o2 g12", "row": ["castillon"], "phase": "last_deal", "peacekeeper": 1, **more}
    return start(list(hands), **whole)


@rule("havoc", "R8.1", "R8.2", "R8.3")
def test_after_the_eighth_battle_its_winner_deals_two_cards_to_everybody() -> None:
    game = start(
        ["b5 g5 y1 D", "b9 g9 y2 D", "b3 o3", "b4 o4"],
        recruits="k9 o2 g12",
        row=["formigny", "castillon"],
        deck="s1 s2 k1 k2 k3 k4 k5 k6 k7 k8 k10 k11 k12",
    )
    choose(game, "turn:havoc")
    lay(game, 0, "b5 g5")
    lay(game, 1, "b9 g9")
    choose(game, "join:stay_out", "join:stay_out")
    before = game.told
    pass_all(game)
    drawn = [(e.facts["seat"], short([e.facts["card"]])) for e in game._events[before:] if e.name == "drew"]
    assert drawn[:2] == [(0, "k1"), (0, "k2")]  # the deal of Formigny
    assert drawn[2:] == [
        (2, "k3"), (3, "k4"), (0, "k5"), (1, "k6"), (2, "k7"), (3, "k8"), (0, "k10"), (1, "k11"),
    ]  # fmt: skip
    assert game.state.recruits == [] and sorted(game.state.discard) == cards("b5 g5 b9 g9 k9 o2 g12")
    assert (who(game), asked(game), game.state.keeper) == (1, "swap", 1)


@rule("havoc", "R8.3", "R3.1")
def test_the_discarded_recruits_can_be_dealt_again() -> None:
    game = last("b1", "b2", "b3 D", "b4", rest=0)
    assert "reshuffled" in events(game)
    assert sum(event.name == "drew" for event in game.news(None)) == 3  # no more cards than there are


@rule("havoc", "R8.4")
def test_dogs_are_swapped_once_from_the_peacekeeper_on() -> None:
    game = last("b1 D", "b2 D D D", "b3", "b4 D D", deck="k1 k2 k3 k4 k5 k6 k7 k8 s1 s2 s3 s4 s5 s6")
    assert (who(game), answers(game)) == (1, ["0", "1", "2"])
    refused(game, "swap:3", "R8.4")
    choose(game, "swap:2")
    assert hand(game, 1).split().count("D") == 1 and {*cards("s1 s2")} <= {*game.state.hands[1]}
    assert told(game, "swapped") == {"seat": 2, "count": 0}  # without a dog the answer makes itself
    assert (who(game), answers(game)) == (3, ["0", "1", "2"])
    choose(game, "swap:0")
    assert (who(game), answers(game)) == (0, ["0", "1"])
    refused(game, "swap:2", "R8.4")
    choose(game, "swap:1")
    assert game.over


@rule("havoc", "R8.5", "R8.7")
def test_everybody_lays_their_strongest_cards_at_castillon() -> None:
    """O10: the dog cannot be laid out of combat."""
    game = start(
        ["D b5 b6 b7 b8 b9 s9", "b10 g10 y10 o10 b1", "k1 k2", ""],
        row=["castillon"],
        phase="castillon",
        peacekeeper=2,
    )
    assert game.over
    assert [short(laid) for laid in game.state.laid] == ["b5 b6 b7 b8 b9", "b1 b10 g10 y10 o10", "k1 k2", ""]
    assert hand(game, 0) == "D s9"
    assert game.state.points == [11, 8, 5, 3] and game.state.place == [1, 2, 3, 4]
    assert game.state.won == [(9,), (), (), ()]
    assert "scavenged" not in events(game) and "drew" not in events(game)


@rule("havoc", "R8.5")
def test_a_manual_layout_has_at_most_six_cards_of_the_hand() -> None:
    game = start(
        ["D b5 b6 b7 b8 b9 s9 s1", "b10 g11", "k1 k2", "k3 k4"],
        row=["castillon"],
        phase="castillon",
        options={"final_laydown": "manual"},
    )
    refused(game, "final:done", "R8.6", seat=0)
    refused(game, "final:k1", "R8.6", seat=0)
    for card in ["D", "b5", "b6", "b7", "b8"]:
        choose(game, f"final:{card}", seat=0)
    with_six = game.clone()
    choose(with_six, "final:s1", seat=0)
    assert with_six.ask_of(0) is None  # six are enough: done makes itself
    assert with_six.rulebook.kind("final").why_not(with_six.state, 0, cards("s9")[0]).rule == "R8.5"  # type: ignore[union-attr]


@rule("havoc", "R8.6")
@pytest.mark.parametrize("declare", ["auto", "manual"])
def test_all_layouts_are_shown_together(declare: str) -> None:
    game = start(
        ["b5 b6", "b10 g11", "k1 k2", "k3 k4"],
        row=["castillon"],
        phase="castillon",
        options={"final_laydown": declare},
    )
    if declare == "manual":
        choose(game, "final:b5", "final:done", seat=0)
        assert game.state.laid == [[], [], [], []] and game.view(1).chosen[0] == []
        for seat in (1, 2, 3):
            while ask := game.ask_of(seat):
                game.play(ask.options[0], seat)
    assert game.over and all(game.state.laid)
    assert sum(event.name == "laid" for event in game.news(None)) == 4


@rule("havoc", "R8.7")
def test_ties_at_castillon_go_by_cards_in_hand_and_are_shared() -> None:
    fewer = start(["b9 g9 y6 o5 s3 k2", "y9 o9 b6 g5 y3 b2 g1", "b1", "b7"], row=["castillon"], phase="castillon")
    assert fewer.state.place[:2] == [1, 2]  # seat 1 has a card left
    shared = start(["b9 g9", "y9 o9", "b1", "g1"], row=["castillon"], phase="castillon")
    assert shared.state.points == [9, 9, 4, 4]  # (11 + 8) / 2 and (5 + 3) / 2, rounded down
    assert shared.state.won == [(9,), (9,), (), ()]


@rule("havoc", "R8.7", "V2")
def test_castillon_pays_three_places_to_three_players() -> None:
    """O9."""
    game = start(["b9 g9", "b8 g8", "b7 g7"], row=["castillon"], phase="castillon")
    assert game.state.points == [11, 5, 3]


@rule("havoc", "R8.8", "R8.9")
@pytest.mark.parametrize(
    ("points", "won", "ranking"),
    [
        ([20, 3, 3, 3], [0, 1, 1, 1], [1, 2, 3, 4]),  # 31, 11, 8, 6
        ([0, 3, 9, 9], [0, 0, 0, 0], [3, 4, 1, 2]),  # 11, 11, 14, 12: tied ones by battles won, Castillon for one
        ([0, 3, 9, 9], [0, 2, 0, 0], [4, 3, 1, 2]),
        ([0, 3, 0, 0], [0, 1, 0, 0], [1, 2, 3, 4]),  # 11 and 11, a battle each: the better place at Castillon
    ],
)
def test_points_then_battles_won_then_castillon(points: list[int], won: list[int], ranking: list[int]) -> None:
    players = {
        seat: {"points": points[seat], "won": ["sluys", "crecy"][: won[seat]] if seat != 3 else ["najera"][: won[seat]]}
        for seat in range(4)
    }
    game = start(["b9 g9", "b8 g8", "b7 g7", "b6 g6"], row=["castillon"], phase="castillon", players=players)
    assert game.over and game.ranking == ranking


@rule("havoc", "R8.9")
def test_a_victory_can_be_shared() -> None:
    game = start(["b9 g9", "y9 o9", "b7 g7", "b6 g6"], row=["castillon"], phase="castillon")
    assert game.ranking == [1, 1, 3, 4]
    assert rules.scores(game.state) == game.scores


def test_a_dog_in_hand_is_public_only_where_it_was_shown() -> None:
    game = regalia.new("havoc", seats=2, seed=1)
    assert all(game.view(0).known[1] == [DOG] for _ in range(1))
