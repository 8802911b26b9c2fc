"""The worked examples of the rules, as they stand there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kingsburg.helpers import (
    ANNA,
    BELA,
    DAVID,
    EVA,
    answers,
    asked,
    choose,
    events,
    goods,
    in_season,
    influencing,
    refused,
    serving,
    start,
    told,
)
from tests.rules import rule

from regalia import Game
from regalia.games.kingsburg.pieces.enemies import ENEMIES
from regalia.games.kingsburg.pieces.provinces import FARM
from regalia.games.kingsburg.state import Fate

FOUR = ["", "", "", ""]
AFTER_W2 = ["1w", "1s", "1g", "1g"]
W4_ROLLS = [1, 3, 5, 4, 4, 5, 2, 2, 6, 2, 3, 5]
W5 = ["8=3,5", "4=2,2", "7=2,5", "9=4,5", "1=1", "6=6", "3=3"]


def w4() -> Game:
    return in_season(AFTER_W2, W4_ROLLS, season="spring", order=[EVA, ANNA, DAVID, BELA])


def w6() -> Game:
    game = w4()
    choose(game, *(f"influence:{placement}" for placement in W5))
    choose(game, "advisor_choice:wood1", "alchemist:wood", "advisor_choice:wood1", "advisor_choice:gold1+wood1")
    return game


@rule("kingsburg", "S3", "S4")
def test_w1_setup() -> None:
    game = start(FOUR, order=[EVA, ANNA, DAVID, BELA])
    assert game.state.order == (EVA, ANNA, DAVID, BELA)
    assert [ENEMIES[card].year for card in game.state.enemies] == [1, 2, 3, 4, 5]


@rule("kingsburg", "R2.3", "R2.4")
def test_w2_aid_in_year_one() -> None:
    game = start(FOUR, order=[EVA, ANNA, DAVID, BELA])
    choose(game, "aid_good:gold", "aid_good:wood", "aid_good:gold", "aid_good:stone")
    assert [goods(game, seat) for seat in (ANNA, BELA, EVA, DAVID)] == ["1w", "1s", "1g", "1g"]
    assert [len(white) for white in game.state.white] == [0, 0, 0, 0]


@rule("kingsburg", "R2.1", "R2.2", "R5.9")
def test_w3_aid_in_year_three() -> None:
    game = start(["P2 T2 A2", "2g P2 T2 A1", "P2 T2 A1", "1g P2 T2 A2"], year=3)
    assert game.state.aid == EVA
    assert [len(white) for white in game.state.white] == [0, 0, 1, 0]
    while game.state.phase in ("season", "influence", "help"):
        choose(game, f"{game.pending[0].kind.id}:{answers(game)[-1]}")
    assert game.state.aid == -1


@rule("kingsburg", "R3.7")
def test_w4_order() -> None:
    game = w4()
    assert game.state.totals == [9, 13, 10, 10]
    assert game.state.order == (ANNA, EVA, DAVID, BELA)


@rule("kingsburg", "R4.1", "R4.2", "R4.4", "R4.7")
def test_w5_influence() -> None:
    game = w4()
    choose(game, "influence:8=3,5", "influence:4=2,2", "influence:7=2,5")
    assert asked(game) == (BELA, "influence")
    refused(game, "influence:8=4,4", "R4.4")
    assert "13=4,4,5" in answers(game)
    choose(game, "influence:9=4,5", "influence:1=1", "influence:6=6", "influence:3=3")
    assert told(game, "must_pass") == {"seat": BELA}
    assert game.state.phase == "help"


@rule("kingsburg", "R5.1", "R5.2", "R5.4")
def test_w6_help() -> None:
    game = w6()
    assert [goods(game, seat) for seat in (ANNA, BELA, EVA, DAVID)] == ["2g 1w", "1g 1w 1s", "2g 1s", "1g 2w"]
    assert game.state.points == [1, 0, 0, 0]
    assert game.state.plus2 == [0, 0, 0, 1]
    helped = [event.facts["advisor"] for event in game.news(None) if event.name in ("helped", "traded")]
    assert helped == [1, 3, 4, 6, 7, 8, 9]


@rule("kingsburg", "R6.1", "R6.2", "R8.1")
def test_w7_build_and_x1_reward() -> None:
    game = w6()
    choose(game, "build:statue", "build:guard_tower", "build:palisade", "build:inn")
    assert [goods(game, seat) for seat in (ANNA, BELA, EVA, DAVID)] == ["1w", "1s", "1g", "1g"]
    assert game.state.plus2[DAVID] == 1
    assert game.state.points == [5, 1, 2, 1]  # 4, 0, 1, 0 and one each from the King
    assert events(game).count("rewarded") == 4


@rule("kingsburg", "R6.3")
def test_w8_rows() -> None:
    rich = "9g 9w 9s"
    game = start([f"{rich} P1", *[rich] * 3], phase="build", season="summer")
    refused(game, "build:church", "R6.3")
    choose(game, "build:chapel")
    game = start([f"{rich} P2", *[rich] * 3], phase="build", season="summer")
    choose(game, "build:church")


@rule("kingsburg", "R9.1")
@pytest.mark.parametrize(("eva", "holder"), [("1g P2 T2", DAVID), ("P2 T2", -1)])
def test_w9_envoy(eva: str, holder: int) -> None:
    game = start(["P2 T2 A1", "2g P2 T2", eva, "P2 T2"], phase="season_end", season="summer", year=2)
    assert game.state.envoy == holder


@rule("kingsburg", "R9.6")
def test_w10_envoy_to_build() -> None:
    players = ["", "", "", "1g 3w A1"]
    game = start(players, phase="build", season="autumn", order=[DAVID, 0, 1, 2], envoy=DAVID, envoy_use="build")
    choose(game, "build:barricade", "build:blacksmith")
    assert goods(game, DAVID) == "" and game.state.envoy == -1
    assert game.state.provinces[DAVID].count == 3


@rule("kingsburg", "R9.5")
def test_w11_envoy_to_influence() -> None:
    court = [{"advisor": 3, "seat": BELA, "dice": ["3"]}]
    dice = ["", "", "", "3"]
    game = influencing(dice, season="autumn", envoy=DAVID, envoy_use="influence", court=court, waiting=[DAVID])
    choose(game, "influence:3=3,envoy")
    assert goods(game, BELA) == goods(game, DAVID) == "1w"
    assert game.state.envoy == -1


@rule("kingsburg", "R11.3", "R11.4", "R11.5", "R11.6", "R11.7", "R11.8", "R11.9")
def test_w12_battle() -> None:
    players: list[Any] = [
        {"rows": {"piety": 1, "walls": 1, "crown": 1}},
        {"rows": {"trade": 1, "arms": 1}, "soldiers": 1},
        {"rows": {"arms": 2, "crown": 1}},
        {"rows": {"trade": 1, "crown": 2}, "goods": {"wood": 1}},
    ]
    game = start(players, phase="recruit", season="winter", enemies=["goblins_1_3"], rolls=[1])
    results = {
        event.facts["seat"]: (event.name, event.facts["strength"])
        for event in game.news(None)
        if event.name in ("won", "drew", "beaten")
    }
    assert results == {ANNA: ("drew", 3), BELA: ("drew", 3), EVA: ("won", 4), DAVID: ("beaten", 2)}
    assert goods(game, EVA) == "1s" and game.state.points[EVA] == 3 + 1
    assert game.state.provinces[DAVID].rows == (0, 1, 0, 0, 1)
    assert game.state.points[DAVID] == 0  # the Crane's point is gone
    assert game.state.soldiers == [0, 0, 0, 0]
    assert "lost_goods" not in events(game)  # no gold to lose, and the wood stays


@rule("kingsburg", "R4.6")
def test_w13_market() -> None:
    game = influencing(["4 5", "1", "1"], ["T2", "", ""])
    with_both = [text for text in answers(game) if "4,5" in text]
    assert with_both == ["8=4,5,m-1", "9=4,5", "10=4,5,m+1"]


@rule("kingsburg", "R5.6")
@pytest.mark.parametrize(("advisor", "dice", "soldiers"), [(5, "5", 2), (10, "4 6", 3), (18, "6 6 6", 2), (1, "1", 0)])
def test_w14_stable(advisor: int, dice: str, soldiers: int) -> None:
    game = serving([(advisor, ANNA, dice)], ["W2", "", ""])
    assert game.state.soldiers == [soldiers, 0, 0]
    assert serving([(advisor, BELA, dice)], ["W2", "", ""]).state.soldiers[BELA] == max(0, soldiers - 1)


@rule("kingsburg", "R11.8")
def test_w15_strongest() -> None:
    players: list[Any] = [{"soldiers": 9}, {"soldiers": 10}, ""]
    game = start(players, phase="recruit", season="winter", rolls=[1])
    assert [event.facts["seat"] for event in game.news(None) if event.name == "strongest"] == [1]
    assert game.state.points[:2] == [1, 2]


@rule("kingsburg", "R4.5")
def test_x2_tokens() -> None:
    game = influencing(["6", "1", "1"], [{"plus2": 3}, "", ""])
    assert answers(game) == ["6=6", "8=6,t1", "pass"]
    refused(game, "influence:10=6,t2", "R4.5")
    game = influencing(["4 4", "1", "1"], [{"plus2": 3}, "", ""])
    both = [text for text in answers(game) if "4,4" in text]
    assert both == ["8=4,4", "10=4,4,t1", "12=4,4,t2"]
    refused(game, "influence:14=4,4,t3", "R4.5")
    court = [{"advisor": 1, "dice": ["1"], "seat": 1}]
    farm = {"rows": {"trade": 3}, "plus2": 2}
    game = influencing(["2 w3", "", "1"], [farm, "", ""], waiting=[0, 2], court=court)
    mixed = [text for text in answers(game) if "2,w3" in text and "m" not in text]
    assert mixed == ["5=2,w3", "7=2,w3,t1", "9=2,w3,t2"]
    once = {"plus2_limit": "one_per_season"}
    game = influencing(["6 5", "1", "1"], [{"plus2": 3}, "", ""], options=once)
    choose(game, "influence:8=6,t1", "influence:1=1")
    assert asked(game) == (0, "influence") and answers(game) == ["5=5", "pass"]
    refused(game, "influence:7=5,t1", "R4.5")


@rule("kingsburg", "R3.4", "R3.5", "R3.6")
def test_x3_statue_then_chapel() -> None:
    players: list[Any] = [{"rows": {"piety": 2, "trade": 3}}, "", ""]
    game = in_season(players, [2, 2, 2, 2, *[6, 6, 5] * 2, 1, 1, 1, 1, 1])
    assert answers(game) == ["statue=2", "statue=w2", "done"]
    refused(game, "reroll:chapel", "R3.5")
    choose(game, "reroll:statue=2")
    assert game.state.totals[0] == 7 and answers(game) == ["chapel", "done"]
    choose(game, "reroll:chapel")
    assert (game.state.own[0], game.state.white[0], game.state.totals[0]) == ((1, 1, 1), (1,), 4)
    assert game.state.phase == "influence"


@rule("kingsburg", "R3.6")
def test_x4_chapel_then_statue() -> None:
    game = in_season(["P2", "", ""], [1, 1, 1, *[6, 6, 5] * 2, 5, 5, 5, 3])
    assert answers(game) == ["statue=1", "chapel", "done"]
    choose(game, "reroll:chapel")
    assert answers(game) == ["statue=5", "done"]
    choose(game, "reroll:statue=5")
    assert game.state.own[0] == (3, 5, 5)


@rule("kingsburg", "R11.4", "R11.5", "R11.8")
def test_x5_stone_wall_and_fortress() -> None:
    players: list[Any] = [{"rows": {"walls": 4}, "soldiers": 4}, {"soldiers": 7}, ""]
    enemies = ["zombies_1_4", "zombies_2_5", "zombies_3_6", "zombies_4_7", "barbarians_5_8"]
    game = start(players, phase="recruit", season="winter", year=5, enemies=enemies, rolls=[1])
    battles = [scored[4] for scored in game.state.scored]
    assert battles[:2] == [3, 0]
    assert [fate.points for fate in game.state.fates[:2]] == [3, 0]
    assert "drew" in events(game)


@rule("kingsburg", "R11.7")
def test_x6_loss_in_a_tie_of_columns() -> None:
    players = ["3g P3 T3 A1", "", ""]
    enemies = ["zombies_1_4", "zombies_2_5", "orcs_3_5"]
    game = start(players, phase="recruit", season="winter", year=3, enemies=enemies, rolls=[1])
    choose(game, "recruit:pass")
    assert game.state.fates[0].strength == 1  # 1 for the King's soldier, 1 for the Guard Tower, less 1 for the Farm
    assert asked(game) == (0, "defeat_building")  # all goods of one kind: nothing to choose before
    assert goods(game, 0) == "1g"
    assert answers(game) == ["piety", "trade"]
    refused(game, "defeat_building:arms", "R11.7")
    before = game.state.points[0]
    lost_church = game.clone()
    lost_church.play_text("defeat_building:piety")
    assert lost_church.state.points[0] == before - 7
    choose(game, "defeat_building:trade")
    assert game.state.points[0] == before - 2
    assert game.state.fates[0] == Fate(0, 1, (-2, 0, 0), -2, FARM)


@rule("kingsburg", "R9.5", "R4.4")
def test_x7_envoy_on_oneself() -> None:
    game = influencing(["3 3", "", ""], season="autumn", envoy=0, envoy_use="influence", waiting=[0])
    choose(game, "influence:3=3", "influence:3=3,envoy")
    assert goods(game, 0) == "2w"


@rule("kingsburg", "R13.1", "R13.3", "R13.4")
def test_x8_two_players() -> None:
    game = in_season(["", ""], [1, 2, 2, 5, 3, 6, 3, 2, 6, 6, 6])
    assert sorted(placement.advisor for _, placement in game.state.court) == [3, 5]
    assert game.state.totals[0] == 11
    choose(game, "set_aside:2")
    assert asked(game) == (0, "influence")  # the other rolled a triple: one kind of die only
    assert answers(game) == ["6=6", "9=3,6", "pass"]
    refused(game, "influence:3=3", "R4.4")


@rule("kingsburg", "R6.4", "R6.5", "R9.6", "R7.1")
def test_x9_crane_at_once() -> None:
    players = ["1g 2w 2s C1", "", ""]
    game = start(players, phase="build", season="autumn", envoy=0, envoy_use="build")
    before = game.state.points[0]
    choose(game, "build:crane", "build:town_hall")
    assert goods(game, 0) == "" and game.state.points[0] == before + 3
    assert asked(game) == (0, "town_hall")


@rule("kingsburg", "R14.2")
@pytest.mark.parametrize(("second", "winner"), [("3g P4 T4 A3", 0), ("4g P4 T4 A3", 1)])
def test_x10_tie_break(second: str, winner: int) -> None:
    players = [{"goods": {"wood": 3}, "rows": {"trade": 4, "arms": 4, "walls": 4}, "points": 40}]
    other = {"goods": {"gold": int(second[0])}, "rows": {"trade": 4, "arms": 4, "walls": 3}, "points": 40}
    game = start([*players, other, ""], phase="over", year=5, season="winter", revealed=True)
    assert game.ranking[winner] == 1 and game.ranking[1 - winner] == 2
