"""The battle and what follows it (R5, R7)."""

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
from regalia.games.havoc.pieces.battles import BATTLES
from regalia.games.havoc.pieces.cards import DOG
from regalia.games.havoc.state import HAVOC_SIDE, IN, OUT, PASSED, UNDECIDED

RECRUITS = "k9 o2 g12"


def battle(*hands: str, **more: object) -> Game:
    """Seat 0 has cried Havoc and chooses its cards."""
    game = start(list(hands), **{"recruits": RECRUITS, **more})
    choose(game, "turn:havoc")
    return game


# --- R5 ---------------------------------------------------------------------------------------------------------------


@rule("havoc", "R5.1")
def test_the_battle_is_the_next_of_the_row() -> None:
    game = battle("b5 g5 y5", "b6", "b7", "b8", row=["poitiers", "verneuil", "castillon"])
    assert BATTLES[game.state.battle].id == "poitiers"
    assert told(game, "havoc") == {"seat": 0, "battle": 3}


@rule("havoc", "R5.2")
def test_the_initiator_takes_the_card_and_lays_two_cards_at_least() -> None:
    game = battle("b5 g5 y5", "b6 g6", "b7 g7", "b8 g8", peacekeeper=2, peace=2)
    assert (game.state.keeper, game.state.peace, game.state.initiator) == (0, HAVOC_SIDE, 0)
    assert asked(game) == "open_battle" and "done" not in answers(game)
    refused(game, "open_battle:done", "R5.2")
    choose(game, "open_battle:b5")
    refused(game, "open_battle:done", "R5.2")
    refused(game, "open_battle:k9", "R5.2")  # a recruit, not in the hand
    refused(game, "open_battle:b5", "R5.2")  # chosen already
    choose(game, "open_battle:y5", "open_battle:done")
    assert short(game.state.laid[0]) == "b5 y5" and hand(game, 0) == "g5"
    assert (told(game, "laid")["seat"], told(game, "laid")["cards"]) == (0, tuple(cards("b5 y5")))
    assert (who(game), asked(game)) == (1, "join")


@rule("havoc", "R5.2")
def test_chosen_cards_are_nobodys_business_until_they_are_laid() -> None:
    game = battle("b5 g5 y5", "b6 g6", "b7 g7", "b8 g8")
    choose(game, "open_battle:b5")
    for other in (None, 1, 2, 3):
        assert game.view(other).chosen == [[], [], [], []] and len(game.view(other).hands[0]) == 3
        assert "laid" not in events(game, other)
    assert game.view(0).chosen[0] == cards("b5")
    game.undo(0)  # nobody has learned anything
    assert hand(game, 0) == "b5 g5 y5"


@rule("havoc", "R5.3")
@pytest.mark.parametrize(
    ("chosen", "fits", "does_not"),
    [
        ("b1 g2 y3 o4 s5", "k6 D", ""),
        ("b1 g2 y3 o4 s5 k6", "D", "b7"),
        ("b1 g2 y3 o4 s5 k6 D", "D", "b7"),
        ("b1 g2 y3 o4 s5 D D", "D k6", ""),
        ("b1 g2 y3 o4 D D D", "D k6", ""),
        ("b1 g2 y3 o4 s5 D D D", "", "k6 D"),
        ("b1 g2 y3 o4 s5 k6 D D", "", "b7 D"),
    ],
)
def test_six_cards_fight_and_two_dogs_lie_beside_them(chosen: str, fits: str, does_not: str) -> None:
    game = battle("b1 g2 y3 o4 s5 k6 b7 g13 D D D D", "k1", "k2", "k3")
    laid_at_once = chosen.split()
    for card in laid_at_once[:-1]:
        choose(game, f"open_battle:{card}")
    if fits:
        choose(game, f"open_battle:{laid_at_once[-1]}")
        assert {*cards(fits)} <= {*game.pending[0].options}
        for card in does_not.split():
            refused(game, f"open_battle:{card}", "R5.3")
    else:  # the layout is full: the word makes itself
        choose(game, f"open_battle:{laid_at_once[-1]}")
        assert game.state.laid[0] == cards(chosen) or "ranked" in events(game)


@rule("havoc", "R5.3")
def test_the_limit_holds_for_later_layings_too() -> None:
    game = battle("b1 g2 y3 o4 s5 k6 b7 D", "k1", "k2", "k3")
    lay(game, 0, "b1 g2 y3 o4 s5 k6")
    assert answers(game) == ["dog", "pass"]
    refused(game, "lay:b7", "R5.3")
    choose(game, "lay:D")
    assert short(game.state.laid[0]) == "D b1 g2 y3 o4 s5 k6" or "ranked" in events(game)


@rule("havoc", "R5.4")
def test_the_others_decide_once_clockwise() -> None:
    game = battle("b5 g5 y1", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4", deck="k1 k2 k3", peacekeeper=2)
    lay(game, 0, "b5 g5")
    assert (who(game), asked(game), answers(game)[-1]) == (1, "join", "stay_out")
    refused(game, "join:done", "R5.4")
    choose(game, "join:y2")
    refused(game, "join:done", "R5.4")
    refused(game, "join:stay_out", "R5.4")
    refused(game, "join:k13", "R5.4")
    choose(game, "join:b6", "join:done")  # weaker than what lies there, which is allowed
    assert who(game) == 2
    choose(game, "join:stay_out")
    assert hand(game, 2) == "k1 y3 b7 g7" and game.state.status == [IN, IN, OUT, UNDECIDED]
    assert who(game) == 3


@rule("havoc", "R5.4")
def test_who_is_out_or_in_remains_so() -> None:
    game = battle("b5 g5 y1", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4", deck="k1 k2 k3")
    lay(game, 0, "b5 g5")
    lay(game, 1, "b6 g6")
    choose(game, "join:stay_out", "join:stay_out")
    refused(game, "lay:stay_out", "R5.4")  # nobody who has joined can leave
    with pytest.raises(regalia.NotAsked):
        choose(game, "join:b7", seat=2)
    seats = []
    while asked(game) == "lay":
        seats.append(who(game))
        choose(game, "lay:pass")
    assert seats == [0, 1]


@rule("havoc", "R5.5")
def test_with_fewer_than_two_cards_one_stays_out_and_draws() -> None:
    game = battle("b5 g5 y1", "b6", "", "b8 g8", deck="k1 k2 k3")
    lay(game, 0, "b5 g5")
    assert who(game) == 3
    assert (hand(game, 1), hand(game, 2)) == ("k1 b6", "k2")
    assert game.state.status[:3] == [IN, OUT, OUT]


@rule("havoc", "R5.6", "R5.8")
def test_laying_goes_round_until_all_have_passed() -> None:
    game = battle("b5 g5 y5 o5 b1", "b6 g6 y2 b2", "b7", "b8", deck="k1 k2 k3")
    lay(game, 0, "b5 g5")
    lay(game, 1, "b6 g6")
    assert (who(game), asked(game)) == (0, "lay")
    refused(game, "lay:done", "R5.6")
    refused(game, "lay:k13", "R5.6")
    choose(game, "lay:y5")
    refused(game, "lay:pass", "R5.6")
    choose(game, "lay:done")
    choose(game, "lay:pass")
    assert game.state.status[1] == PASSED
    for card in ("o5", "b1"):  # the only one left goes on at their turns
        assert who(game) == 0
        lay(game, 0, card)
    assert game.state.place[:2] == [1, 2]  # whoever has passed is still in the battle


@rule("havoc", "R5.7")
def test_who_has_nothing_that_fits_passes_like_anybody_else() -> None:
    game = battle("b5 g5", "b1 g2 y3 o4 s5 k6 b7", "b9", "b8", deck="k1 k2 k3")
    lay(game, 0, "b5 g5")
    lay(game, 1, "b1 g2 y3 o4 s5 k6")
    assert [event.facts["seat"] for event in game.news(None) if event.name == "passed"] == [0, 1]
    assert hand(game, 1).startswith("b7") or "ranked" in events(game)
    assert "ranked" in events(game)


@rule("havoc", "R5.9")
def test_no_dog_is_activated_during_a_battle() -> None:
    game = battle("D D b5 g5", "b6 g6 y6", "b7 g7", "b8 g8", discard="k1")
    lay(game, 0, "D b5 g5")
    while asked(game) in ("join", "lay", "open_battle"):
        assert not {"rob", "catch"} & {*answers(game)}
        choose(game, "join:stay_out" if asked(game) == "join" else "lay:pass")


@rule("havoc", "R5.10")
def test_dogs_are_declared_in_order_after_the_last_pass() -> None:
    game = battle("D b5 b6 b7 b8 b9 k1", "D D g5 g6 k2", "b3", "b4")
    lay(game, 0, "D b5 b6 b7 b8 b9")
    lay(game, 1, "D D g5 g6")
    choose(game, "lay:pass", "lay:pass")
    assert (who(game), asked(game), answers(game)) == (0, "dogs_out", ["0", "1"])
    refused(game, "dogs_out:2", "R5.10")
    choose(game, "dogs_out:1")
    assert (who(game), answers(game)) == (1, ["0", "1", "2"])
    choose(game, "dogs_out:2")
    assert game.state.out == [1, 2, 0, 0]


@rule("havoc", "R5.10")
@pytest.mark.parametrize(
    ("laid", "out"),
    [("D D D b1 g2 y3 o4 s6", 2), ("b5 g5 y5 b10 g10 y10 D D", 2), ("D b1 g2 y3 o4 s5 k6", 1)],
)
def test_dogs_beyond_six_cards_are_out_without_asking(laid: str, out: int) -> None:
    """E5, E7, E8."""
    game = battle(f"{laid} k11", "b3", "b4", "b13")
    lay(game, 0, laid)
    if asked(game) == "lay":
        choose(game, "lay:pass")
    assert game.state.out[0] == out and told(game, "dogs_out") == {"seat": 0, "count": out}
    assert asked(game) == "activate"


@rule("havoc", "R5.11")
def test_all_other_laid_cards_count() -> None:
    """Six cards with five of a flush are no flush; nothing can be left out but a dog."""
    game = battle("b4 b5 b6 b7 b8 s2", "g9 y9", "b1", "b2")
    lay(game, 0, "b4 b5 b6 b7 b8 s2")
    lay(game, 1, "g9 y9")
    assert game.state.place[:2] == [2, 1]


@rule("havoc", "R5.12")
def test_of_equal_layouts_fewer_cards_in_hand_are_better() -> None:
    game = battle("b9 g9 y1 o1", "y9 o9 s1", "b2", "b3")
    lay(game, 0, "b9 g9")
    lay(game, 1, "y9 o9")
    pass_all(game)
    assert game.state.place[:2] == [2, 1]


# --- R7.1 to R7.3: places ---------------------------------------------------------------------------------------------


@rule("havoc", "R7.1", "R1.6")
def test_points_and_cards_go_to_the_places_and_tokens_without_takers_leave() -> None:
    """O13: everybody stays out of a Havoc with 7-7 at Crécy."""
    game = battle("b7 g7 y1", "b3 g3", "b4 g4", "b5 g5", row=["crecy", "poitiers", "castillon"], deck="k1 k2 k3 k4 k5")
    lay(game, 0, "b7 g7")
    choose(game, "join:stay_out", "join:stay_out", "join:stay_out", "lay:pass")
    assert game.state.points == [5, 0, 0, 0] and game.state.won[0] == (2,)
    assert [hand(game, seat) for seat in (1, 2, 3)] == ["k1 b3 g3", "k2 b4 g4", "k3 b5 g5"]
    assert hand(game, 0) == "y1 k4 k5"
    assert (game.state.keeper, game.state.peace, who(game)) == (0, 1, 0)
    assert [BATTLES[number].id for number in game.state.row] == ["poitiers", "castillon"]


def crecy(*layouts: str, left: tuple[int, ...] = (1, 1, 1, 1)) -> Game:
    """All four fight at Crécy with these layouts, and that many cards stay in their hands."""
    spare = ["b1 g1 y1", "b2 g2 y2", "b3 g3 y3", "b4 g4 y4"]
    hands = [f"{laid} {' '.join(spare[seat].split()[: left[seat]])}" for seat, laid in enumerate(layouts)]
    game = battle(*hands, row=["crecy", "poitiers", "castillon"])
    for seat, laid in enumerate(layouts):
        lay(game, seat, laid)
    pass_all(game)
    return game


@rule("havoc", "R7.2", "R5.12")
def test_tied_players_share_the_points_of_their_places() -> None:
    """O6: A > B = C > D."""
    layouts = ("b13 g13", "b9 g9", "y9 o9", "b5 g5")
    assert crecy(*layouts).state.points == [5, 2, 2, 0]
    fewer = crecy(*layouts, left=(1, 1, 2, 1))
    assert fewer.state.points == [5, 3, 1, 0] and fewer.state.place == [1, 2, 3, 4]
    assert crecy("b9 g9", "y9 o9", "b5 g5", "y5 o5").state.points == [4, 4, 0, 0]  # (5 + 3) / 2, 1 / 2 rounded down


@rule("havoc", "R7.3")
def test_a_shared_first_place_is_won_by_all_and_led_by_the_first_from_the_initiator() -> None:
    """O7."""
    game = start(
        ["b5 g5 y1", "b9 g9 y2", "b4 g4 y3", "y9 o9 y4"],
        recruits=RECRUITS,
        active=2,
        row=["agincourt", "poitiers", "castillon"],
    )
    choose(game, "turn:havoc")
    lay(game, 2, "b4 g4")
    lay(game, 3, "y9 o9")
    choose(game, "join:stay_out")
    lay(game, 1, "b9 g9")
    pass_all(game)
    assert game.state.points == [0, 4, 0, 4]
    assert game.state.won == [(), (5,), (), (5,)]
    assert (game.state.keeper, who(game)) == (3, 3)


# --- R7.4 and R7.5: dogs ----------------------------------------------------------------------------------------------


@rule("havoc", "R7.4", "R7.4a")
def test_dogs_scavenge_from_layouts_and_recruits_one_a_go() -> None:
    game = battle("D D b5 g5 y1", "D b9 g9 y9 y2", "b3", "b4", deck="k1 k2 k3 k4 k5 k6 k7 k8")
    lay(game, 0, "D D b5 g5")
    lay(game, 1, "D b9 g9 y9")
    choose(game, "lay:pass", "lay:pass", "dogs_out:2", "dogs_out:1")
    assert (who(game), asked(game)) == (0, "activate")
    found = [answer.removeprefix("scavenge=") for answer in answers(game)]
    assert found == ["orange_2", "blue_5", "green_5", "blue_9", "green_9", "yellow_9", "black_9", "green_12", "done"]
    refused(game, "activate:scavenge=D", "R7.4")
    refused(game, "activate:scavenge=y1", "R7.4")  # in a hand
    choose(game, "activate:scavenge=y9")
    assert hand(game, 0) == "y1 y9" and game.state.known[0] == cards("y9")
    assert game.state.discard == [DOG] and short(game.state.laid[1]) == "D b9 g9"
    assert who(game) == 1
    choose(game, "activate:scavenge=g9")  # their own
    assert who(game) == 0
    refused(game, "activate:rob", "R7.4")  # that would be a third dog
    choose(game, "activate:scavenge=g12")
    assert "activate" not in [ask.kind.id for ask in game.pending]


@rule("havoc", "R7.4")
def test_at_most_two_dogs_are_activated() -> None:
    game = battle("D D D b5 y1", "b3", "b4", "b6", deck="k1 k2 k3 k4 k5 k6 k7 k8")
    lay(game, 0, "D D D b5")
    choose(game, "lay:pass", "dogs_out:0", "activate:scavenge=b5", "activate:scavenge=g12")
    assert asked(game) == "turn"
    assert game.state.discard.count(DOG) == 3  # the third went there with the layout


@rule("havoc", "R7.4b", "R7.5")
def test_two_laid_dogs_rob_the_discard_pile() -> None:
    """The dogs lie there already, the layouts do not."""
    game = battle("D D b5 g5 y1", "b3", "b4", "b6", discard="k1 D k2", deck="k3 k4 k5 k6 k7 k8")
    lay(game, 0, "D D b5 g5")
    choose(game, "lay:pass", "dogs_out:2", "activate:rob")
    assert answers(game) == ["black_1", "black_2"]
    assert game.state.discard.count(DOG) == 3
    choose(game, "rob_pick:k2")
    assert "black" not in str(answers(game)[0]) or asked(game) == "turn"
    assert cards("k2")[0] in game.state.hands[0] and cards("k2")[0] in game.state.known[0]


@rule("havoc", "R7.4b", "R7.5")
def test_with_dogs_only_in_the_pile_there_is_scavenging_twice_instead() -> None:
    """O8."""
    game = battle("D D b9 g9 y9 y1", "b13 g13 y13 o13 k3", "b4", "b6", discard="D", deck="k4 k5 k6 k7 k8")
    lay(game, 0, "D D b9 g9 y9")
    lay(game, 1, "b13 g13 y13 o13")
    choose(game, "lay:pass", "lay:pass", "dogs_out:0")
    assert game.state.place[:2] == [2, 1]
    refused(game, "activate:rob", "R7.5")
    choose(game, "activate:scavenge=b13", "activate:scavenge=g13")
    assert asked(game) == "turn" and {*cards("b13 g13")} <= {*game.state.hands[0]}


@rule("havoc", "R7.4c")
def test_who_stops_has_no_further_go() -> None:
    game = battle("D D b5 g5 y1", "D D b9 g9 y2", "b3", "b4", deck="k1 k2 k3 k4 k5 k6 k7 k8")
    lay(game, 0, "D D b5 g5")
    lay(game, 1, "D D b9 g9")
    choose(game, "lay:pass", "lay:pass", "dogs_out:2", "dogs_out:2")
    choose(game, "activate:scavenge=b9", "activate:scavenge=b5", "activate:done")
    assert who(game) == 1  # 0 has a dog left, but no go
    choose(game, "activate:scavenge=g5")
    assert asked(game) == "turn"


@rule("havoc", "R7.5")
def test_who_has_nothing_to_activate_a_dog_for_is_skipped() -> None:
    game = start(["D D k5", "b3", "b4", "b6"], recruits="D D", deck="k1 k2 k3 k4 k5 k6"[0:0], rest="deck")
    choose(game, "turn:havoc")
    choose(game, "open_battle:D", "open_battle:D", "open_battle:done", "lay:pass", "dogs_out:0")
    assert "activate" not in {ask.kind.id for ask in game.pending}  # only dogs on the table, nothing to rob
    assert asked(game) == "turn"


# --- R7.6 to R7.9 -----------------------------------------------------------------------------------------------------


@rule("havoc", "R7.6", "R7.7")
def test_layouts_are_discarded_and_only_then_recruits_are_refilled() -> None:
    game = battle("D D b5 g5 y1", "b9 g9 y2", "b3", "b4", deck="k1 k2 k3 k4 k5 k6 k7 k8 k10 k11 k12")
    lay(game, 0, "D D b5 g5")
    lay(game, 1, "b9 g9")
    choose(game, "lay:pass", "lay:pass", "dogs_out:2", "activate:scavenge=o2")
    assert short(game.state.recruits) == "k9 g12"  # not refilled yet
    choose(game, "activate:scavenge=g12")
    assert sorted(game.state.discard) == cards("D D b5 g5 b9 g9")
    assert game.state.laid == [[], [], [], []]
    assert short(game.state.recruits) == "k9 k3 k4"


@rule("havoc", "R7.8")
def test_the_winner_deals_to_the_left_first_and_then_to_the_initiator() -> None:
    """Agincourt: two to everybody, one at a time, and one more to the initiator."""
    game = battle(
        "b5 g5 y1", "b9 g9 y2", "b3 o3", "b4 o4",
        row=["agincourt", "castillon"], deck="s1 s2 k1 k2 k3 k4 k5 k6 k7 k8 k10 k11 k12",
    )  # fmt: skip
    lay(game, 0, "b5 g5")
    lay(game, 1, "b9 g9")
    choose(game, "join:stay_out", "join:stay_out")  # s1 and s2
    before = game.told
    pass_all(game)
    dealt = [
        (event.facts["seat"], short([event.facts["card"]])) for event in game._events[before:] if event.name == "drew"
    ]
    assert dealt[:9] == [
        (2, "k1"), (3, "k2"), (0, "k3"), (1, "k4"), (2, "k5"), (3, "k6"), (0, "k7"), (1, "k8"), (0, "k10"),
    ]  # fmt: skip


@rule("havoc", "R7.9", "R1.6")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_keeps_the_peace_and_may_fight_again(winner: int) -> None:
    """Q33: also a Peacekeeper who cries Havoc and wins."""
    mine, theirs = ("b9 g9", "b5 g5") if winner == 0 else ("b5 g5", "b9 g9")
    game = battle(f"{mine} y1 s1", f"{theirs} y2 s2", "b3", "b4", peace=2)
    lay(game, 0, mine)
    lay(game, 1, theirs)
    pass_all(game)
    assert (game.state.keeper, game.state.peace, game.state.is_turned) == (winner, 1, True)
    assert (who(game), answers(game)) == (winner, ["recruit", "havoc"])
    again = game.clone()
    choose(again, "turn:recruit")
    assert again.state.peace == 1
    choose(game, "turn:havoc")
    assert (game.state.peace, game.state.initiator) == (HAVOC_SIDE, winner)
