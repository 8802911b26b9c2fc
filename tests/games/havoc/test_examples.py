"""The worked examples of the rules specification that tell a story: the sample game (E9), and what it is made of.

E1 to E4 and O1, O2 stand with the combinations; E5, E7, E8, O6 to O8 and O13 with the battle; E10 and O9 with the
options; O3 to O5 and O12 with recruiting and peace; O10 with the end; O11 with John.
"""

from __future__ import annotations

from tests.games.havoc.helpers import answers, asked, cards, choose, lay, refused, short, start, told, who
from tests.rules import rule

from regalia.games.havoc.pieces.cards import DOG
from regalia.games.havoc.state import HAVOC_SIDE

ANITA, MARK, EVA, JENO = range(4)


@rule("havoc", "R2.1", "R2.3", "R4.2", "R5.2", "R7.4", "R7.8", "R7.9")
def test_the_sample_game() -> None:
    game = start(
        [
            "D s7 b6 k2 b1 g1 o1 k13",
            "D b5 g5 y1 s1 k1 b3 g3",
            "D o10 b4 g4 y4 o4 s4 k4",
            "D g2 g9 b11 g11 y11 o11 s11",
        ],
        recruits="b9 o2 g12",
        deck="y2 y3 s3 k3 o3 y13 b8 g8 y8 o8 s8 k8 b13 g13 o13 s13",
    )
    # 1. Anita
    choose(game, "turn:recruit")
    assert game.state.peace == 1
    choose(game, "recruit_step:draw_deck", "recruit_step:take_recruit=g12", "recruit_step:place=s7")
    assert short(game.state.recruits) == "b9 o2 s7"
    # 2. Márk and Éva
    choose(game, "turn:recruit", "recruit_step:draw_deck", "recruit_step:draw_deck", "recruit_step:place=y1")
    assert len(game.state.recruits) == 4
    choose(game, "turn:recruit", "recruit_step:draw_deck", "recruit_step:draw_deck", "recruit_step:place=o10")
    assert len(game.state.recruits) == 5
    # 3. Jenő: the area is full
    choose(game, "turn:recruit")
    refused(game, "recruit_step:draw_deck", "R2.3")
    choose(game, "recruit_step:take_recruit=b9", "recruit_step:take_recruit=o10", "recruit_step:place=g2")
    assert short(game.state.recruits) == "o2 s7 y1 g2"
    # 4. Anita
    choose(game, "turn:recruit")
    assert game.state.peace == 2
    choose(game, "recruit_step:draw_deck", "recruit_step:take_recruit=g2", "recruit_step:catch", "catch_target:o2")
    choose(game, "recruit_step:place=b6")
    assert short(game.state.recruits) == "s7 y1 b6"
    # 5. Márk cries Havoc
    choose(game, "turn:havoc")
    assert (game.state.keeper, game.state.peace) == (MARK, HAVOC_SIDE)
    lay(game, MARK, "b5 g5")
    choose(game, "join:stay_out")
    lay(game, JENO, "D o10")
    lay(game, ANITA, "y2 g2 o2")
    lay(game, MARK, "D")
    lay(game, JENO, "b9")
    choose(game, "lay:pass", "lay:pass")
    assert who(game) == JENO
    lay(game, JENO, "g9")
    choose(game, "lay:pass")
    choose(game, "dogs_out:1", "dogs_out:1")
    # 6. the result
    assert game.state.points == [5, 0, 0, 3] and game.state.won[ANITA] == (1,)
    assert game.state.place == [1, 3, 0, 2]
    # 7. dogs
    assert (who(game), asked(game)) == (MARK, "activate")
    choose(game, "activate:scavenge=g2")
    assert who(game) == JENO
    hands = [len(game.state.hands[seat]) for seat in range(4)]
    choose(game, "activate:scavenge=b6")
    assert sorted(game.state.discard) == cards("D D D b5 g5 o10 b9 g9 y2 o2")
    assert len(game.state.recruits) == 3 and short(game.state.recruits[:2]) == "s7 y1"
    # 8. the deal
    assert [len(game.state.hands[seat]) for seat in range(4)] == [
        hands[0] + 1,
        hands[1] + 2,
        hands[2] + 1,
        hands[3] + 2,
    ]
    assert (game.state.keeper, game.state.peace, who(game)) == (ANITA, 1, ANITA)
    assert answers(game) == ["recruit", "havoc"]


@rule("havoc", "R5.10", "R7.4")
def test_two_equal_straights_and_a_six_on_top() -> None:
    """E7: seven cards, so the dog is out, and may be activated all the same."""
    game = start(["D b1 g2 y3 o4 s5 k6 k13", "D g1 y2 o3 s4 k5 k12", "b7", "b8"], recruits="k9 o2 g12")
    choose(game, "turn:havoc")
    lay(game, ANITA, "D b1 g2 y3 o4 s5")
    lay(game, MARK, "D g1 y2 o3 s4 k5")
    lay(game, ANITA, "k6")
    while asked(game) == "lay":
        choose(game, "lay:pass")
    assert told(game, "dogs_out") == {"seat": ANITA, "count": 1}
    choose(game, "dogs_out:0")
    assert game.state.place[:2] == [1, 2]
    choose(game, "activate:scavenge=k6", "activate:scavenge=k5")
    assert asked(game) == "turn"


@rule("havoc", "R5.3", "R7.4")
def test_trios_with_two_dogs_out() -> None:
    """E5: both dogs may be activated."""
    game = start(["b5 g5 y5 b10 g10 y10 D D k1", "b7", "b8", "b9"], recruits="k9 o2 g12")
    choose(game, "turn:havoc")
    lay(game, 0, "b5 g5 y5 b10 g10 y10 D D")
    assert game.state.out[0] == 2
    choose(game, "activate:scavenge=b10", "activate:scavenge=g10")
    assert {*cards("b10 g10")} <= {*game.state.hands[0]} and game.state.discard.count(DOG) == 2
