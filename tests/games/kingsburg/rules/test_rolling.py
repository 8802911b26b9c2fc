"""Aid, the roll, rerolls, turn order, and two players (R2, R3, R13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.kingsburg.helpers import answers, asked, choose, events, goods, in_season, refused, start
from tests.rules import rule

import regalia

# --- R2 ---------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R2.1", "R2.3")
def test_only_the_poorest_of_those_with_fewest_buildings_get_aid() -> None:
    game = start(["P1", "2g", "2w", "3s"], year=2, order=[3, 2, 1, 0])
    assert asked(game) == (2, "aid_good")
    choose(game, "aid_good:stone", "aid_good:gold")
    assert [goods(game, seat) for seat in range(4)] == ["", "3g", "2w 1s", "3s"]
    assert game.state.aid == -1 and asked(game)[1] == "influence"


@rule("kingsburg", "R2.2")
def test_the_aid_die_is_for_spring_only() -> None:
    game = start(["", "1g", "1g"], year=2)
    assert game.state.aid == 0 and len(game.state.white[0]) == 1
    summer = in_season(["", "1g", "1g"], [])
    assert len(summer.state.white[0]) == 0


@rule("kingsburg", "R2.3")
def test_aid_cannot_be_declined() -> None:
    game = start(["", "", ""])
    assert answers(game) == ["gold", "wood", "stone"]
    with pytest.raises(regalia.IllegalChoice):
        choose(game, "aid_good:none")


# --- R3 ---------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R3.1")
def test_the_steps_of_a_season_come_in_order() -> None:
    """A declared Envoy, the Guild's gold, neutral dice, rolls, a reroll, the order, dice set aside."""
    players = ["T4", "P1"]
    rolls = [1, 2, 3, 4, 5, 1, 2, 3, 4, 2, 2, 2, 6]
    game = in_season(players, rolls, season="autumn", envoy=1)
    choose(game, "envoy_declare:build", "reroll:statue=2", "set_aside:2", "set_aside:2")
    steps = ["season_began", "envoy_declared", "guild_paid", "blocked", "rolled", "rolled", "rerolled_one", "order_set"]
    assert events(game)[:10] == [*steps, "set_aside", "set_aside"]
    assert asked(game)[1] == "influence"


@rule("kingsburg", "R3.2")
def test_the_guild_pays_before_every_roll() -> None:
    game = in_season(["T4", "", "1g T4"], [])
    assert [goods(game, seat) for seat in range(3)] == ["1g", "", "2g"]


@rule("kingsburg", "R3.3")
def test_farm_and_aid_give_white_dice() -> None:
    game = start(["T3", "1g T3", "1g T3"], year=2, rolls=[1, 1, 1, 2, 3, *[6, 6, 6, 6] * 2])
    assert game.state.white == [(2, 3), (6,), (6,)]
    assert game.state.own[0] == (1, 1, 1) and game.state.totals == [8, 24, 24]


@rule("kingsburg", "R3.4")
def test_the_statue_needs_all_dice_alike_white_ones_too() -> None:
    alike = in_season(["P1", "", ""], [4, 4, 4, *[1, 2, 3] * 2])
    assert answers(alike) == ["statue=4", "done"]
    refused(alike, "reroll:statue=w4", "R3.4")
    refused(alike, "reroll:chapel", "R3.5", case="none")
    choose(alike, "reroll:done")
    assert alike.state.own[0] == (4, 4, 4)
    other_white = in_season(["P1 T3", "", ""], [4, 4, 4, 5, *[1, 2, 3] * 2])
    assert asked(other_white)[1] == "influence"
    nobody = in_season(["", "", ""], [4, 4, 4, *[1, 2, 3] * 2])
    assert asked(nobody)[1] == "influence"


@rule("kingsburg", "R3.5", "V4")
def test_the_chapel_needs_a_low_total() -> None:
    low = in_season(["P2", "", ""], [1, 2, 4, *[1, 2, 3] * 2])
    assert answers(low) == ["chapel", "done"]
    refused(low, "reroll:statue=1", "R3.4")
    high = in_season(["P2", "", ""], [1, 3, 4, *[1, 2, 3] * 2])
    assert asked(high)[1] == "influence"
    as_statue = in_season(["P2", "", ""], [1, 1, 1, *[1, 2, 3] * 2, 1], options={"chapel_effect": "as_statue"})
    assert answers(as_statue) == ["statue=1", "done"]
    refused(as_statue, "reroll:chapel", "R3.5", case="statue")
    choose(as_statue, "reroll:statue=1")
    assert asked(as_statue)[1] == "influence"  # three ones again, but one reroll is all


@rule("kingsburg", "R3.6")
def test_a_used_building_is_used_for_the_season() -> None:
    game = in_season(["P2", "", ""], [1, 1, 1, *[6, 6, 6] * 2, 1, 1, 1])
    choose(game, "reroll:chapel")
    assert answers(game) == ["statue=1", "done"]
    refused(game, "reroll:chapel", "R3.6")
    game = in_season(["P2", "", ""], [1, 1, 1, *[6, 6, 6] * 2, 1])
    choose(game, "reroll:statue=1")
    assert answers(game) == ["chapel", "done"]
    refused(game, "reroll:statue=1", "R3.6")


@rule("kingsburg", "R3.6")
def test_rerolls_go_by_the_old_turn_order_one_player_after_the_other() -> None:
    rolls = [6, 6, 6, 5, 5, 5, 1, 1, 1, 1]
    game = in_season(["P1", "", "P2"], rolls, order=[0, 1, 2])
    assert asked(game) == (0, "reroll")
    choose(game, "reroll:statue=6")
    assert asked(game) == (2, "reroll")
    choose(game, "reroll:done")
    assert game.state.order == (2, 0, 1)


@rule("kingsburg", "R3.7")
def test_white_dice_and_rerolls_count_for_the_order() -> None:
    game = in_season(["T3", "", "P1"], [1, 1, 1, 6, 2, 3, 3, 4, 4, 4, 1], order=[0, 1, 2])
    choose(game, "reroll:statue=4")
    assert game.state.totals == [9, 8, 9]
    assert game.state.order == (1, 0, 2)


# --- R13 --------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R13.1", "R13.2")
@pytest.mark.parametrize(
    ("neutral", "blocked"),
    [
        ([6, 6, 6, 1, 2], [1, 2, 18]),
        ([4, 4, 4, 5, 5], [5, 12]),
        ([1, 1, 1, 3, 5], [3, 5]),
        ([1, 1, 2, 4, 4], [4]),
    ],
)
def test_neutral_dice_block(neutral: list[int], blocked: list[int]) -> None:
    game = in_season(["", ""], [*neutral, 1, 2, 3, 1, 2, 3])
    assert sorted(placement.advisor for _, placement in game.state.court) == blocked


@rule("kingsburg", "R13.2")
def test_how_often_how_many_are_blocked() -> None:
    counts: Counter[int] = Counter()
    for first in range(6**5):
        faces = [first // 6**at % 6 + 1 for at in range(5)]
        counts[len({sum(faces[:3]), faces[3], faces[4]})] += 1
    assert [round(100 * counts[number] / 6**5, 1) for number in (3, 2, 1)] == [80.8, 19.0, 0.3]
    seen: Counter[int] = Counter()
    for seed in range(300):
        game = regalia.new("kingsburg", seats=2, seed=seed)
        choose(game, "aid_good:gold", "aid_good:gold")
        seen[len(game.state.court)] += 1
    assert 220 < seen[3] < 265 and seen[2] > 30


@rule("kingsburg", "R13.3", "R13.6")
def test_neutral_dice_get_no_help_and_leave() -> None:
    court = [{"advisor": 1, "dice": ["1"]}, {"advisor": 2, "seat": 0, "dice": ["2"]}]
    game = start(["9g", ""], phase="help", season="summer", court=court)
    assert game.state.points == [0, 0] and game.state.court == ()
    assert asked(game) == (0, "build")


@rule("kingsburg", "R13.3")
def test_three_players_have_no_neutral_dice() -> None:
    game = in_season(["", "", ""], [])
    assert game.state.court == () and "blocked" not in events(game)


@rule("kingsburg", "R13.4", "R13.5", "V10")
def test_a_die_is_set_aside_after_the_order_is_set() -> None:
    rolls = [6, 6, 6, 6, 5, 1, 1, 1, 6, 2, 3, 3]
    players: list[Any] = ["T3", ""]
    game = in_season(players, rolls)
    assert game.state.order == (1, 0) and asked(game) == (1, "set_aside")
    assert answers(game) == ["2", "3"]
    refused(game, "set_aside:6", "R13.4")
    choose(game, "set_aside:3")
    assert answers(game) == ["1", "w6"]
    choose(game, "set_aside:w6")
    assert game.state.white[0] == () and game.state.own[1] == (2, 3)
    assert game.state.totals == [9, 8]  # it has counted
    own = in_season(players, rolls, options={"two_player_set_aside": "own_die"})
    choose(own, "set_aside:3")
    assert asked(own) == (1, "influence")  # only dice of one's own: no choice
    assert own.state.own[0] == (1, 1) and own.state.white[0] == (6,)
    none = in_season(players, rolls, options={"two_player_set_aside": "none"})
    assert asked(none) == (1, "influence") and none.state.own == [(1, 1, 1), (2, 3, 3)]


@rule("kingsburg", "R13.4", "V10")
def test_a_white_die_is_refused_where_it_must_be_an_own_one() -> None:
    rolls = [6, 6, 6, 6, 5, 1, 2, 1, 6, 6, 6, 6]
    game = in_season(["T3", ""], rolls, options={"two_player_set_aside": "own_die"})
    assert answers(game) == ["1", "2"]
    refused(game, "set_aside:w6", "R13.4")


@rule("kingsburg", "R13.5")
def test_the_set_aside_die_has_counted_for_the_statue() -> None:
    game = in_season(["P1", ""], [6, 6, 6, 6, 5, 4, 4, 4, 6, 6, 6, 1])
    assert asked(game) == (0, "reroll")
