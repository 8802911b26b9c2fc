"""Building, the end of a season, the King's Reward and the Envoy (R6 to R9)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.kingsburg.helpers import (
    ROW_OF,
    answers,
    asked,
    choose,
    events,
    goods,
    in_season,
    influencing,
    pass_all,
    refused,
    start,
)
from tests.rules import rule

from regalia import Game
from regalia.games.kingsburg.pieces.goods import pays
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, province

RICH = "9g 9w 9s"


def building(players: list[Any], season: str = "summer", **more: Any) -> Game:
    return start(players, phase="build", season=season, **more)


# --- R6 ---------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R6.2", "R6.3")
@pytest.mark.parametrize("number", range(20))
def test_every_building_costs_and_scores_what_the_sheet_says(number: int) -> None:
    each = BUILDINGS[number]
    row, column = ROW_OF[each.id][0], ROW_OF[each.id][1]
    game = building([f"{RICH} {row}{int(column) - 1}", RICH, ""])
    before = game.state.points[0]
    choose(game, f"build:{each.id}")
    price = each.cost if each.id not in ("town_hall", "embassy") else (each.cost[0] - 1, *each.cost[1:])
    assert game.state.goods[0] == (9 - price[0], 9 - price[1], 9 - price[2])
    assert game.state.scored[0][1] - before == each.points
    assert game.state.provinces[0].stands[number]


@rule("kingsburg", "R6.2")
def test_what_cannot_be_paid_is_refused() -> None:
    game = building(["2g", RICH, ""])
    assert answers(game) == ["statue", "pass"]
    refused(game, "build:inn", "R6.2")
    refused(game, "build:palisade", "R6.2")
    refused(game, "build:chapel", "R6.3")


@rule("kingsburg", "R6.3")
def test_rows_are_independent_and_built_from_the_left() -> None:
    game = building([f"{RICH} P2 W1", "", ""])
    assert answers(game) == ["church", "inn", "guard_tower", "stable", "barricade", "pass"]
    refused(game, "build:statue", "R6.3")
    refused(game, "build:fortress", "R6.3")


@rule("kingsburg", "R6.4")
def test_the_crane_saves_a_gold_in_columns_three_and_four() -> None:
    assert province((2, 2, 2, 2, 2)).prices == tuple(
        (each.number, (each.cost[0] - 1, *each.cost[1:])) for each in BUILDINGS if each.column == 3
    )
    assert province((1, 1, 1, 1, 2)).prices[0][1] == (3, 0, 1)  # column 2 costs the same
    game = building(["2g 1w 2s P2 C2", "", ""])
    assert "church" in answers(game)


@rule("kingsburg", "R6.2", "R6.4")
def test_what_can_be_paid_is_what_costs_no_more_of_any_good() -> None:
    purses = [*product(range(8), range(8), range(8)), (40, 40, 40)]
    for rows in product((0, 1, 2, 3, 4), (0, 2, 4), (0, 1, 3), (0, 4), (0, 1, 2, 3)):
        sheet = province(rows)
        for purse in purses:
            paid = sum(1 << number for number, price in sheet.prices if pays(purse, price))
            assert sheet.payable(purse) == paid


@rule("kingsburg", "R6.5")
def test_nothing_is_made_up_for_afterwards() -> None:
    game = building([f"{RICH} T2", RICH, ""], season="spring")
    choose(game, "build:farm")
    assert game.state.white[0] == () and asked(game) == (1, "build")
    choose(game, "build:pass")
    assert len(game.state.white[0]) == 1  # from the next season's roll
    guild = building([f"{RICH} T3", "", ""], season="autumn")
    choose(guild, "build:merchants_guild")
    assert guild.state.phase == "recruit" and guild.state.goods[0] == (6, 8, 7)


@rule("kingsburg", "R6.6")
def test_a_lost_building_is_built_and_scored_again() -> None:
    game = start([f"{RICH} P1", "", ""], phase="recruit", season="winter", enemies=["goblins_1_3"], rolls=[1])
    choose(game, "recruit:pass")
    assert game.state.provinces[0].count == 0 and game.state.points[0] == 0
    again = building(["2g", "", ""])
    choose(again, "build:statue")
    assert again.state.scored[0][1] == 3


@rule("kingsburg", "R6.7")
def test_who_can_pay_for_nothing_passes_unasked() -> None:
    game = building(["", "2g", "1g"])
    assert asked(game) == (1, "build")
    choose(game, "build:pass")
    assert game.state.phase != "build"


@rule("kingsburg", "R6.1")
def test_one_building_each_without_the_envoy() -> None:
    game = building([RICH, RICH, ""])
    choose(game, "build:statue")
    assert asked(game) == (1, "build")


# --- R7 ---------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R7.1")
@pytest.mark.parametrize(("season", "tokens"), [("spring", 0), ("summer", 1), ("autumn", 0)])
def test_the_inn_gives_a_token_in_summer_only(season: str, tokens: int) -> None:
    game = start(["T1", "9g", "9g"], phase="season_end", season=season)
    assert game.state.plus2[0] == tokens


@rule("kingsburg", "R7.1")
def test_the_embassy_scores_every_season_even_when_just_built() -> None:
    game = building([f"{RICH} C3", "", ""], season="autumn")
    choose(game, "build:embassy", "town_hall:none")
    assert game.state.scored[0][2] == 1


@rule("kingsburg", "R7.1")
def test_the_last_token_goes_by_turn_order() -> None:
    players: list[Any] = ["T1", "T1", {"plus2": 19}]
    game = start(players, phase="season_end", season="summer", order=[1, 0, 2])
    assert game.state.plus2 == [0, 1, 19]


@rule("kingsburg", "R7.2", "V11")
def test_the_town_hall_gives_a_token_or_trades_a_good() -> None:
    game = start(["1g 1s C3", "", ""], phase="season_end", season="autumn")
    assert answers(game) == ["token", "trade=gold", "trade=stone", "none"]
    refused(game, "town_hall:trade=wood", "R7.2")
    refused(game, "town_hall:pay_token", "R7.2")
    refused(game, "town_hall:pay=gold", "R7.2")
    token, traded = game.clone(), game.clone()
    token.play_text("town_hall:token")
    assert token.state.plus2[0] == 1 and token.state.supply == 19
    traded.play_text("town_hall:trade=stone")
    assert goods(traded, 0) == "1g" and traded.state.scored[0][2] == 1
    choose(game, "town_hall:none")
    assert game.state.plus2[0] == 0 and goods(game, 0) == "1g 1s"


@rule("kingsburg", "R7.2")
def test_the_town_hall_offers_no_token_from_an_empty_supply() -> None:
    game = start(["1g C3", {"plus2": 20}, ""], phase="season_end", season="autumn")
    assert answers(game) == ["trade=gold", "none"]
    refused(game, "town_hall:token", "R7.2")


@rule("kingsburg", "R7.3", "V11")
def test_the_town_hall_may_take_a_payment_instead() -> None:
    options = {"town_hall": "pay_for_vp"}
    game = start(["1g T1 C3", "", ""], phase="season_end", season="summer", options=options)
    assert answers(game) == ["pay_token", "pay=gold", "none"]  # the Inn's token may be used
    refused(game, "town_hall:token", "R7.3")
    refused(game, "town_hall:pay=wood", "R7.3")
    refused(game, "town_hall:trade=gold", "R7.3")
    choose(game, "town_hall:pay_token")
    assert game.state.plus2[0] == 0 and game.state.supply == 20 and game.state.scored[0][2] == 1
    poor = start(["C3", "9g", ""], phase="season_end", season="spring", options=options)
    assert asked(poor)[1] != "town_hall"
    no_token = start(["2g C3", "9g", ""], phase="season_end", season="spring", options=options)
    refused(no_token, "town_hall:pay_token", "R7.3")


# --- R8 ---------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R8.1")
@pytest.mark.parametrize(
    ("players", "rewards"), [(["P2", "A2", "W1"], [1, 1, 0]), (["", "", ""], [1, 1, 1]), (["P1", "", ""], [1, 0, 0])]
)
def test_the_most_buildings_are_rewarded_after_spring(players: list[str], rewards: list[int]) -> None:
    game = start(players, phase="season_end", season="spring")
    assert [scored[3] for scored in game.state.scored] == rewards
    assert [
        sum(scored[3] for scored in start(players, phase="season_end", season=season).state.scored)
        for season in ("summer", "autumn")
    ] == [0, 0]


# --- R9 ---------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R9.1", "R9.3")
def test_the_poorest_gets_the_envoy_in_phase_five_again_and_again() -> None:
    players = ["", "1g", "P1"]
    for year in (1, 2, 3):
        assert start(players, phase="season_end", season="summer", year=year).state.envoy == 0
    assert start(["1g", "1w", "P1"], phase="season_end", season="summer").state.envoy == -1


@rule("kingsburg", "R9.2", "R9.4")
def test_the_holder_declares_before_anything_else_in_autumn() -> None:
    game = start(["", "1g T4", "P1"], phase="season_end", season="summer")
    assert asked(game) == (0, "envoy_declare") and answers(game) == ["influence", "build", "none"]
    assert goods(game, 1) == "1g"  # the Guild has not paid yet
    nothing = game.clone()
    nothing.play_text("envoy_declare:none")
    assert nothing.state.envoy == -1
    choose(game, "envoy_declare:build")
    assert game.state.envoy_use == "build" and goods(game, 1) == "2g"


@rule("kingsburg", "R9.2", "R9.5")
def test_an_envoy_to_build_does_not_influence() -> None:
    court = [{"advisor": 3, "seat": 1, "dice": ["3"]}]
    game = influencing(["1 3", "", ""], season="autumn", envoy=0, envoy_use="build", court=court, waiting=[0])
    refused(game, "influence:3=3,envoy", "R9.5", case="build")
    assert answers(game) == ["1=1", "4=1,3", "pass"]


@rule("kingsburg", "R9.5")
def test_the_envoy_gets_past_neutral_dice_once() -> None:
    court = [{"advisor": 3, "dice": ["3"]}, {"advisor": 4, "dice": ["4"]}]
    game = influencing(["3 4", "1"], season="autumn", envoy=0, envoy_use="influence", court=court)
    assert answers(game) == ["3=3,envoy", "4=4,envoy", "7=3,4", "pass"]
    refused(game, "influence:7=3,4,envoy", "R9.5")
    refused(game, "influence:3=3", "R4.4")
    refused(game, "influence:4=3,envoy", "R4.2")
    choose(game, "influence:3=3,envoy", "influence:1=1")
    assert game.state.envoy == -1 and game.state.phase != "influence"  # no Envoy for the 4


@rule("kingsburg", "R9.6")
def test_the_second_build_action_may_be_passed() -> None:
    game = building([RICH, RICH, ""], season="autumn", envoy=0, envoy_use="build")
    choose(game, "build:statue")
    assert asked(game) == (0, "build")
    choose(game, "build:pass")
    assert asked(game) == (1, "build") and game.state.envoy == -1
    assert "envoy_unused" in events(game)
    both = building([RICH, RICH, ""], season="autumn", envoy=0, envoy_use="build")
    choose(both, "build:pass")
    assert asked(both) == (1, "build") and both.state.envoy == -1
    assert "envoy_unused" in events(both)
    used = building([RICH, RICH, ""], season="autumn", envoy=0, envoy_use="build")
    choose(used, "build:statue", "build:inn")
    assert used.state.envoy == -1 and "envoy_unused" not in events(used)


@rule("kingsburg", "R9.6")
def test_an_envoy_to_influence_gives_no_second_building() -> None:
    game = building([RICH, RICH, ""], season="autumn", envoy=0, envoy_use="influence")
    choose(game, "build:statue")
    assert asked(game) == (1, "build")


@rule("kingsburg", "R9.7")
def test_an_unused_envoy_goes_back_after_autumn() -> None:
    game = start(["9g", "", ""], phase="season_end", season="autumn", envoy=0, envoy_use="influence")
    assert game.state.envoy == -1 and game.state.envoy_use == ""
    assert "envoy_unused" in events(game)


@rule("kingsburg", "R9.8", "V7")
def test_a_free_envoy_is_used_either_way_without_a_declaration() -> None:
    options = {"envoy_timing": "free"}
    game = in_season(["", "1g", "1g"], [3, 3, 3, *[1, 1, 1] * 2], season="autumn", envoy=0, options=options)
    assert asked(game)[1] == "influence"
    court = [{"advisor": 3, "seat": 1, "dice": ["3"]}]
    placed = influencing(["3", "", ""], season="autumn", envoy=0, court=court, waiting=[0], options=options)
    choose(placed, "influence:3=3,envoy")
    assert placed.state.envoy == -1
    built = building([RICH, RICH, ""], season="autumn", envoy=0, options=options)
    choose(built, "build:statue", "build:inn")
    assert built.state.envoy == -1 and built.state.provinces[0].count == 2
    kept = building([RICH, RICH, ""], season="autumn", envoy=0, options=options)
    choose(kept, "build:statue", "build:pass", "build:pass")
    assert kept.state.envoy == -1  # only in this autumn


@rule("kingsburg", "R9.9", "V7")
def test_a_held_envoy_may_be_kept_for_spring_and_summer() -> None:
    options = {"envoy_timing": "hold"}
    autumn = building([RICH, RICH, ""], season="autumn", envoy=0, options=options)
    choose(autumn, "build:statue", "build:pass", "build:pass")
    assert autumn.state.envoy == 0
    for season in ("spring", "summer"):
        game = building([RICH, RICH, ""], season=season, envoy=0, options=options, year=2)
        choose(game, "build:statue", "build:inn")
        assert game.state.envoy == -1 and asked(game) == (1, "build")
    back = start(["P1 9g", "1g P1", "1w P1"], phase="season_end", season="summer", envoy=0, options=options, year=2)
    assert back.state.envoy == -1  # goes back before it is given anew, and two are poorest
    assert "envoy_unused" in events(back)
    pass_all(back, "influence")


@rule("kingsburg", "R9.9")
def test_a_held_envoy_goes_back_at_the_end_of_the_game() -> None:
    options = {"envoy_timing": "hold"}
    game = start(["", "", ""], phase="recruit", season="winter", year=5, envoy=0, options=options)
    assert game.over and game.state.envoy == -1
    assert "envoy_unused" in events(game)
