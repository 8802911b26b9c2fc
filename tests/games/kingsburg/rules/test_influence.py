"""Influence and help (R4, R5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kingsburg.helpers import answers, asked, choose, events, goods, influencing, refused, serving, told
from tests.rules import rule

import regalia
from regalia.games.kingsburg.pieces.enemies import ENEMY_NUMBERS, HIDDEN

# --- R4 ---------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R4.1", "R4.8")
def test_placements_go_round_until_all_have_passed() -> None:
    game = influencing(["1 2 3", "4 5", "6"])
    choose(game, "influence:1=1", "influence:4=4", "influence:6=6")
    assert asked(game) == (0, "influence")  # seat 2 has no die left
    choose(game, "influence:pass", "influence:5=5")
    assert game.state.phase != "influence"
    assert game.state.points[0] == 1  # and never asked again, though dice were left


@rule("kingsburg", "R4.8")
def test_a_pass_is_for_the_season() -> None:
    game = influencing(["1", "2 3", "6"])
    choose(game, "influence:pass", "influence:2=2", "influence:6=6")
    assert asked(game) == (1, "influence")
    assert "passed" in events(game) and "must_pass" not in events(game)


@rule("kingsburg", "R4.3", "R4.7")
def test_white_dice_never_stand_alone() -> None:
    farm: dict[str, Any] = {"rows": {"trade": 3}}
    game = influencing(["4 w3", "1", "1"], [farm, "", ""])
    assert answers(game) == ["3=4,m-1", "4=4", "5=4,m+1", "6=4,w3,m-1", "7=4,w3", "8=4,w3,m+1", "pass"]
    refused(game, "influence:3=w3", "R4.3")
    choose(game, "influence:4=4", "influence:1=1")
    assert game.state.phase != "influence"  # the white die is wasted, and the other 1 blocked


@rule("kingsburg", "R4.3")
def test_white_dice_may_be_split_over_groups() -> None:
    farm: dict[str, Any] = {"rows": {"trade": 3}}
    game = influencing(["4 5 w1 w2", "1", ""], [farm, "", ""], aid=0, season="spring", waiting=[0, 1])
    choose(game, "influence:5=4,w1", "influence:1=1", "influence:7=5,w2")
    placed = [event.facts["placement"] for event in game.news(None) if event.name == "placed"]
    assert [placement[2] for placement in placed] == [(1,), (), (2,)]


@rule("kingsburg", "R4.4")
def test_one_player_may_influence_several_advisors_but_none_twice() -> None:
    game = influencing(["3 3 5", "1", "1"])
    choose(game, "influence:3=3", "influence:1=1")
    assert asked(game) == (0, "influence")
    refused(game, "influence:3=3", "R4.4")
    assert answers(game) == ["5=5", "8=3,5", "pass"]


@rule("kingsburg", "R4.6")
def test_the_market_is_used_once_a_season() -> None:
    game = influencing(["2 4", "1", "1"], ["T2", "", ""])
    refused(game, "influence:5=2,m+1", "R4.2")
    choose(game, "influence:3=2,m+1", "influence:1=1")
    assert answers(game) == ["4=4", "pass"]
    refused(game, "influence:5=4,m+1", "R4.6")
    without_market = influencing(["2 4", "1", "1"])
    refused(without_market, "influence:3=2,m+1", "R4.6")


@rule("kingsburg", "R4.6")
def test_the_market_moves_a_placement_by_one_only() -> None:
    game = influencing(["2 4", "1", "1"], ["T2", "", ""])
    refused(game, "influence:4=2,m+1,m+1", "R4.6")
    assert "4=2,m+1,m-1" not in answers(game)


@rule("kingsburg", "R4.6")
def test_the_market_is_kept_when_it_is_not_needed() -> None:
    game = influencing(["2 4", "1", "1"], ["T2", "", ""])
    choose(game, "influence:2=2", "influence:1=1")
    assert answers(game) == ["3=4,m-1", "4=4", "5=4,m+1", "pass"]


@rule("kingsburg", "R4.7")
def test_who_cannot_place_passes_unasked() -> None:
    game = influencing(["4", "4", "1"])
    choose(game, "influence:4=4")
    assert told(game, "must_pass") == {"seat": 1}
    assert asked(game)[0] == 2


@rule("kingsburg", "R4.10", "R5.9")
def test_tokens_lie_in_the_court_until_all_are_helped() -> None:
    game = influencing(["2 2", "1", ""], [{"plus2": 2}, "9g", ""], waiting=[0, 1])
    choose(game, "influence:6=2,2,t1")
    assert game.state.plus2[0] == 1 and game.state.supply == 18
    choose(game, "influence:1=1")
    assert game.state.phase == "build"
    assert game.state.supply == 19 and game.state.court == () and game.state.taken == 0
    assert game.state.own == game.state.white == [(), (), ()]


@rule("kingsburg", "R4.11")
def test_equal_dice_are_one_option() -> None:
    game = influencing(["3 3 3", "1", "1"])
    assert answers(game) == ["3=3", "6=3,3", "9=3,3,3", "pass"]


# --- R5 ---------------------------------------------------------------------------------------------------------------

ONE_ADVISOR = [
    (1, "1", "", (0, 0, 0), 1, 0, 0),
    (2, "2", "", (1, 0, 0), 0, 0, 0),
    (3, "3", "", (0, 1, 0), 0, 0, 0),
    (4, "4", "wood1", (0, 1, 0), 0, 0, 0),
    (5, "5", "", (0, 0, 0), 0, 1, 0),
    (7, "1 6", "stone1", (0, 0, 1), 0, 0, 1),
    (8, "2 6", "", (2, 0, 0), 0, 0, 0),
    (9, "3 6", "wood1+stone1", (0, 1, 1), 0, 0, 0),
    (10, "4 6", "", (0, 0, 0), 0, 2, 0),
    (11, "5 6", "gold1+stone1", (1, 0, 1), 0, 0, 0),
    (12, "6 6", "gold2", (2, 0, 0), 0, 0, 1),
    (13, "1 6 6", "", (0, 0, 3), 0, 0, 0),
    (14, "2 6 6", "stone3", (0, 0, 3), 1, 0, 0),
    (15, "3 6 6", "", (1, 1, 1), 0, 0, 0),
    (16, "4 6 6", "", (4, 0, 0), 0, 0, 0),
    (17, "5 6 6", "wood2", (0, 2, 0), 3, 0, 0),
    (18, "6 6 6", "", (1, 1, 1), 0, 1, 0),
]


@rule("kingsburg", "R5.2")
@pytest.mark.parametrize(("advisor", "dice", "choice", "gained", "points", "soldiers", "tokens"), ONE_ADVISOR)
def test_what_each_advisor_gives(
    advisor: int, dice: str, choice: str, gained: tuple[int, int, int], points: int, soldiers: int, tokens: int
) -> None:
    game = serving([(advisor, 0, dice)], ["", "9g", ""])
    if choice:
        assert asked(game) == (0, "advisor_choice")
        choose(game, f"advisor_choice:{choice}")
    s = game.state
    assert (s.goods[0], s.points[0], s.soldiers[0], s.plus2[0]) == (gained, points, soldiers, tokens)
    assert s.phase == "build"


@rule("kingsburg", "R5.1")
def test_advisors_help_in_ascending_order_and_the_earlier_group_first() -> None:
    groups = [(9, 0, "4 5"), (7, 1, "1 6"), (7, 2, "3 4"), (1, 0, "1")]
    players: list[Any] = [{"plus2": 19}, "", ""]
    game = serving(groups, players)
    assert game.state.points[0] == 1 and asked(game) == (1, "advisor_choice")
    choose(game, "advisor_choice:gold1", "advisor_choice:gold1")
    assert game.state.plus2 == [19, 1, 0]  # the last token went to the earlier group
    assert asked(game) == (0, "advisor_choice")


@rule("kingsburg", "R5.2")
def test_a_bundle_that_is_not_offered_is_refused() -> None:
    game = serving([(4, 0, "4")], ["", "", ""])
    assert answers(game) == ["gold1", "wood1"]
    refused(game, "advisor_choice:stone1", "R5.2")
    refused(game, "advisor_choice:gold2", "R5.2")
    refused(game, "advisor_choice:none", "R5.3")


@rule("kingsburg", "R5.4", "R5.3")
def test_the_alchemist_trades_what_one_has() -> None:
    game = serving([(6, 0, "6")], ["2g 1s", "9g", ""])
    assert answers(game) == ["gold", "stone", "none"]
    refused(game, "alchemist:wood", "R5.4")
    declined = game.clone()
    declined.play_text("alchemist:none")
    assert goods(declined, 0) == "2g 1s"
    choose(game, "alchemist:gold")
    assert goods(game, 0) == "1g 1w 2s"
    poor = serving([(6, 0, "6")], ["", "9g", ""])
    assert asked(poor) == (1, "build")  # nothing to trade


@rule("kingsburg", "R5.4")
def test_goods_of_this_season_can_be_traded() -> None:
    game = serving([(6, 0, "6"), (2, 0, "2")], ["", "", ""])
    assert answers(game) == ["gold", "none"]


@rule("kingsburg", "R5.6")
def test_a_stable_adds_nothing_where_there_are_no_soldiers() -> None:
    game = serving([(8, 0, "2 6")], ["W2", "9g", ""])
    assert game.state.soldiers == [0, 0, 0]


@rule("kingsburg", "R5.7")
@pytest.mark.parametrize(("advisor", "dice"), [(10, "4 6"), (17, "5 6 6")])
def test_general_and_queen_show_this_years_enemy_to_one_player(advisor: int, dice: str) -> None:
    game = serving([(advisor, 1, dice)], ["9g", "9g", "9g"], year=2, enemies=["zombies_1_4", "orcs_2_4"])
    if advisor == 17:
        choose(game, "advisor_choice:gold2")
    assert game.view(1).enemies[1] == ENEMY_NUMBERS["orcs_2_4"]
    assert game.view(1).enemies[2] == HIDDEN
    for other in (None, 0, 2):
        assert game.view(other).enemies[1] == HIDDEN
        assert "looked" in events(game, other) and "enemy_seen" not in events(game, other)
    assert told(game, "enemy_seen", 1) == {"enemy": ENEMY_NUMBERS["orcs_2_4"]}


@rule("kingsburg", "R5.7")
def test_a_look_cannot_be_taken_back() -> None:
    game = serving([(17, 1, "5 6 6")], ["9g", "9g", "9g"])
    choose(game, "advisor_choice:gold2")
    with pytest.raises(regalia.CannotUndo):
        game.undo(1)
    plain = serving([(4, 1, "4")], ["9g", "9g", "9g"])
    choose(plain, "advisor_choice:gold1")
    plain.undo(1)


@rule("kingsburg", "R5.9")
def test_the_aid_die_goes_back_after_spring() -> None:
    game = serving([(1, 0, "1")], ["9g", "", ""], aid=0, season="spring")
    assert game.state.aid == -1
