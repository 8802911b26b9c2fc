"""Setup, components and options (S, R1, V)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.kingsburg.helpers import answers, asked, choose, influencing, play_at_random, refused, serving, start
from tests.rules import rule

import regalia
from regalia.games import kingsburg
from regalia.games.kingsburg.pieces.advisors import ADVISORS
from regalia.games.kingsburg.pieces.enemies import ENEMIES, OF_YEAR, RANGES
from regalia.games.kingsburg.pieces.goods import GOLD, NOTHING, ONE, Goods, minus, plus
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, province

SEED = {
    "free_goods_kind": "single_kind",
    "smuggler_vp": "1",
    "chapel_effect": "low_total",
    "town_hall": "token_or_trade",
    "plus2_limit": "per_die",
    "plus2_supply": "limited",
    "envoy_timing": "declare",
    "vp_floor": "none",
    "cathedral_goods": "exchanged",
    "two_player_set_aside": "any_die",
    "initial_order": "random",
    "final_tie": "shared",
}
PUBLISHED = {
    **SEED,
    "free_goods_kind": "any_mix",
    "smuggler_vp": "-1",
    "town_hall": "pay_for_vp",
    "plus2_limit": "one_per_season",
    "plus2_supply": "unlimited",
    "envoy_timing": "hold",
    "cathedral_goods": "kept",
}

# --- the box ----------------------------------------------------------------------------------------------------------


def test_the_buildings_are_those_of_the_sheet() -> None:
    """The check sums of the specification."""
    assert len(BUILDINGS) == 20
    assert sum(building.points for building in BUILDINGS) == 59
    assert [sum(building.cost[kind] for building in BUILDINGS) for kind in range(3)] == [38, 22, 22]
    assert sum(building.battle for building in BUILDINGS) == 6
    assert [(each.row, each.column) for each in BUILDINGS] == [
        (row, column) for row in range(5) for column in range(1, 5)
    ]


def test_the_enemies_are_within_the_ranges_of_their_backs() -> None:
    assert len(ENEMIES) == 25
    for year, cards in OF_YEAR.items():
        strengths = [ENEMIES[card].strength for card in cards]
        assert len(cards) == 5 and (min(strengths), max(strengths)) == RANGES[year]
    assert Counter(ENEMY_KINDS[enemy.kind] for enemy in ENEMIES)["goblins"] == 8


def test_a_few_figures_of_the_tables() -> None:
    assert ADVISORS[15].goods == (1, 1, 1) and ADVISORS[13].goods == (0, 0, 3) and ADVISORS[17].points == 3
    assert [number for number, advisor in ADVISORS.items() if advisor.looks] == [10, 17]
    assert [number for number, advisor in ADVISORS.items() if advisor.soldiers] == [5, 10, 18]
    demons = next(enemy for enemy in ENEMIES if enemy.id == "demons_4_6")
    assert (demons.defeat.free_goods, demons.defeat.points) == (4, 1)
    assert (demons.victory.goods, demons.victory.points) == ((1, 0, 0), 1)


# --- S ----------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "S1", "S2", "S5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_nothing(seats: int) -> None:
    game = regalia.new("kingsburg", seats=seats, seed=1)
    s = game.state
    assert s.goods == [(0, 0, 0)] * seats and s.plus2 == s.soldiers == s.points == [0] * seats
    assert all(each.count == 0 for each in s.provinces)
    assert s.supply == 20 and s.envoy == -1
    assert (s.year, s.phase) == (1, "aid")


def test_kingsburg_is_for_two_to_five() -> None:
    assert list(kingsburg.RULEBOOK.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(regalia.BadSetup):
            regalia.new("kingsburg", seats=seats, seed=1)


@rule("kingsburg", "S3", "V12")
def test_the_first_turn_order_is_random_or_by_seat() -> None:
    orders = {regalia.new("kingsburg", seats=3, seed=seed).state.order for seed in range(60)}
    assert len(orders) == 6
    by_seat = {
        regalia.new("kingsburg", seats=3, seed=seed, options={"initial_order": "seat"}).state.order for seed in range(9)
    }
    assert by_seat == {(0, 1, 2)}


@rule("kingsburg", "S4")
def test_one_enemy_of_each_year_is_drawn_each_as_likely() -> None:
    drawn: list[Counter[int]] = [Counter() for _ in range(5)]
    for seed in range(400):
        for year, card in enumerate(regalia.new("kingsburg", seats=2, seed=seed).state.enemies):
            drawn[year][card] += 1
    for year, counts in enumerate(drawn, 1):
        assert {*counts} == {*OF_YEAR[year]} and min(counts.values()) > 45


# --- R1 ---------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R1.1", "R12.1", "R12.2")
@pytest.mark.parametrize("seats", [2, 5])
def test_five_years_of_three_seasons_and_a_winter(seats: int) -> None:
    game = regalia.new("kingsburg", seats=seats, seed=4)
    play_at_random(game, Random(4))
    names = [event.name for event in game.news(None)]
    assert names.count("year_began") == 5 and names.count("season_began") == 15
    assert names.count("enemy_revealed") == names.count("kings_die") == 5
    order = [name for name in names if name in ("year_began", "season_began", "enemy_revealed")]
    assert order == ["year_began", *["season_began"] * 3, "enemy_revealed"] * 5


@rule("kingsburg", "R1.2")
def test_only_a_roll_changes_the_turn_order() -> None:
    game = regalia.new("kingsburg", seats=4, seed=2)
    random = Random(2)
    while not game.over:
        before, rolled = game.state.order, game.news(None)
        ask = game.pending[0]
        game.play(random.choice(ask.options), ask.seat)
        if game.state.order != before:
            assert any(event.name == "order_set" for event in game.news(None)[len(rolled) :])


@rule("kingsburg", "R1.3")
def test_tokens_are_no_goods() -> None:
    """Not for the Aid, not to recruit with, not for the Cathedral."""
    game = start([{"plus2": 5}, "1g", "1g"], year=2)
    assert game.state.aid == 0
    game = start([{"plus2": 5}, "1g", "1g"], phase="recruit", season="winter")
    assert "recruited" not in [event.name for event in game.news(None)] and game.state.year == 2
    ended = start([{"plus2": 4, "rows": {"piety": 4}}, "", ""], phase="recruit", season="winter", year=5)
    assert ended.state.scored[0][5] == 0


@rule("kingsburg", "R1.4")
def test_only_standing_buildings_count() -> None:
    assert province((4, 0, 2, 0, 1)).count == 7
    game = start(["P2", "", ""], phase="recruit", season="winter", enemies=["goblins_1_3"], rolls=[2])
    assert game.state.provinces[0].count == 1


@rule("kingsburg", "R1.5", "R1.9")
def test_goods_have_no_limit() -> None:
    game = serving([(16, 0, "5 5 6")], ["99g 99w 99s", "", ""])
    assert game.state.goods[0] == (103, 99, 99)


@rule("kingsburg", "R1.6")
def test_all_twenty_buildings_may_stand() -> None:
    game = start(["9g 9w 9s P4 T4 A4 W4 C3", "", ""], phase="build", season="summer")
    choose(game, "build:embassy")
    assert game.state.provinces[0].count == 20


@rule("kingsburg", "R1.7", "V8")
def test_a_score_may_be_negative_unless_there_is_a_floor() -> None:
    enemies = ["zombies_1_4"]
    game = start(["", "", ""], phase="recruit", season="winter", enemies=enemies, rolls=[1])
    assert game.state.points == [-2, -2, -2]
    floor = start(
        ["", "", ""], phase="recruit", season="winter", enemies=enemies, rolls=[1], options={"vp_floor": "zero"}
    )
    assert floor.state.points == [0, 0, 0]
    high = serving([(1, 0, "1")], [{"points": 59}, "", ""])
    assert high.state.points[0] == 60


@rule("kingsburg", "R1.7")
def test_strength_may_exceed_nine() -> None:
    game = start([{"soldiers": 12}, "", ""], phase="recruit", season="winter", rolls=[6])
    assert next(event.facts["strength"] for event in game.news(None) if event.name == "won") == 18


@rule("kingsburg", "R1.8", "V6")
def test_the_supply_of_tokens_is_limited_or_not() -> None:
    groups = [(7, 0, "1 6")]
    players: list[Any] = ["", {"plus2": 20}, ""]
    game = serving(groups, players)
    choose(game, "advisor_choice:gold1")
    assert game.state.plus2 == [0, 20, 0] and "no_token" in [event.name for event in game.news(None)]
    game = serving(groups, players, options={"plus2_supply": "unlimited"})
    choose(game, "advisor_choice:gold1")
    assert game.state.plus2 == [1, 20, 0] and game.rulebook.check(game.state) == []


@rule("kingsburg", "R1.8")
def test_tokens_are_never_lost_or_made() -> None:
    for seed in range(3):
        game = regalia.new("kingsburg", seats=4, seed=seed, news=False)
        random = Random(seed)
        while not game.over:
            s = game.state
            assert s.supply + sum(s.plus2) + sum(placement.tokens for _, placement in s.court) == 20
            ask = game.pending[0]
            game.play(random.choice(ask.options), ask.seat)


GAINS_AND_LOSSES: dict[str, Callable[[dict[str, Any]], Goods]] = {
    "aid_good": lambda facts: ONE[facts["good"]],
    "guild_paid": lambda facts: ONE[GOLD],
    "helped": lambda facts: facts["gains"][0],
    "traded": lambda facts: minus(facts["goods"], ONE[facts["good"]]),
    "spoils": lambda facts: facts["gains"][0],
    "built": lambda facts: minus(NOTHING, facts["goods"]),
    "recruited": lambda facts: minus(NOTHING, facts["goods"]),
    "lost_goods": lambda facts: minus(NOTHING, facts["goods"]),
    "town_hall_traded": lambda facts: minus(NOTHING, ONE[facts["good"]]),
}


@rule("kingsburg", "R1.5", "R1.9")
@pytest.mark.parametrize("ruleset", ["seed", "published"])
def test_goods_come_and_go_only_as_told(ruleset: str) -> None:
    for seed in range(3):
        game, random = regalia.new("kingsburg", seats=4, seed=seed, options={"ruleset": ruleset}), Random(seed)
        held: list[Goods] = [NOTHING] * 4
        read = 0
        while not game.over:
            for event in game.news(None, read):
                if event.name in GAINS_AND_LOSSES:
                    seat = event.facts["seat"]
                    held[seat] = plus(held[seat], GAINS_AND_LOSSES[event.name](dict(event.facts)))
            read = game.told
            assert held == game.state.goods and min(min(each) for each in held) >= 0
            ask = game.pending[0]
            game.play(random.choice(ask.options), ask.seat)


@rule("kingsburg", "R1.10")
def test_choices_are_made_one_after_the_other_in_turn_order() -> None:
    game = start(["2g", "2g", "2g"], phase="build", season="summer", order=[2, 0, 1])
    seats = []
    while game.state.phase == "build":
        seats.append(asked(game)[0])
        assert len(game.pending) == 1
        choose(game, "build:pass")
    assert seats == [2, 0, 1]


# --- V ----------------------------------------------------------------------------------------------------------------


def options_of(**given: Any) -> dict[str, Any]:
    found = dict(regalia.new("kingsburg", seats=3, seed=1, options=given).setup.options)
    found.pop("ruleset")
    return found


@rule("kingsburg", "V1")
def test_the_two_rule_sets_differ_exactly_where_they_should() -> None:
    assert options_of() == options_of(ruleset="seed") == SEED
    assert options_of(ruleset="published") == PUBLISHED
    differing = {name for name in SEED if SEED[name] != PUBLISHED[name]}
    assert differing == {
        "free_goods_kind", "smuggler_vp", "town_hall", "plus2_limit", "plus2_supply", "envoy_timing", "cathedral_goods",
    }  # fmt: skip


@rule("kingsburg", "V1")
def test_an_option_given_by_itself_overrides_the_rule_set() -> None:
    assert options_of(ruleset="published", town_hall="token_or_trade") == {**PUBLISHED, "town_hall": "token_or_trade"}
    assert options_of(smuggler_vp="-1") == {**SEED, "smuggler_vp": "-1"}


def test_a_number_is_taken_for_its_digits() -> None:
    assert options_of(smuggler_vp=-1) == {**SEED, "smuggler_vp": "-1"}
    for wrong in (0, 2, True, "one", 1.0, None):
        with pytest.raises(regalia.BadSetup, match="smuggler_vp"):
            options_of(smuggler_vp=wrong)


def test_games_of_both_rule_sets_are_alike_until_a_rule_differs() -> None:
    """The same seed and choices lead to the same court in the first spring."""
    one = regalia.new("kingsburg", seats=3, seed=8)
    other = regalia.new("kingsburg", seats=3, seed=8, options={"ruleset": "published"})
    for game in (one, other):
        choose(game, "aid_good:gold", "aid_good:wood", "aid_good:stone")
    assert one.state.own == other.state.own and one.state.order == other.state.order
    assert answers(one) == answers(other)


@rule("kingsburg", "V2", "R5.5")
@pytest.mark.parametrize(("advisor", "dice", "number"), [(12, "6 6", 2), (14, "4 5 5", 3), (17, "5 6 6", 2)])
def test_goods_of_choice_are_of_one_kind_or_any_mix(advisor: int, dice: str, number: int) -> None:
    game = serving([(advisor, 0, dice)], ["", "", ""])
    assert answers(game) == [f"gold{number}", f"wood{number}", f"stone{number}"]
    refused(game, "advisor_choice:gold1+wood1" if number == 2 else "advisor_choice:gold2+wood1", "R5.5", case="")
    refused(game, "advisor_choice:gold1", "R5.5", case="number")
    mixed = serving([(advisor, 0, dice)], ["", "", ""], options={"free_goods_kind": "any_mix"})
    assert len(answers(mixed)) == {2: 6, 3: 10}[number]
    refused(mixed, "advisor_choice:gold1", "R5.5", case="number")


@rule("kingsburg", "V3", "R5.3", "R5.8")
def test_the_smuggler_gives_a_point_or_takes_one() -> None:
    game = serving([(14, 0, "4 5 5")], ["", "", ""])
    refused(game, "advisor_choice:none", "R5.3")
    choose(game, "advisor_choice:wood3")
    assert game.state.points[0] == 1 and game.state.goods[0] == (0, 3, 0)
    costly = {"smuggler_vp": "-1"}
    game = serving([(14, 0, "4 5 5")], ["", "", ""], options=costly)
    assert answers(game)[-1] == "none"
    paid = game.clone()
    paid.play_text("advisor_choice:wood3")
    assert paid.state.points[0] == -1 and paid.state.goods[0] == (0, 3, 0)  # at 0 VP, too
    choose(game, "advisor_choice:none")
    assert game.state.points[0] == 0 and game.state.goods[0] == (0, 0, 0)


@rule("kingsburg", "V5")
def test_a_token_for_each_die_or_one_a_season() -> None:
    players: list[Any] = [{"plus2": 5}, "", ""]
    many = influencing(["2 4", "1", "1"], players)
    assert "10=2,4,t2" in answers(many)
    one = influencing(["2 4", "1", "1"], players, options={"plus2_limit": "one_per_season"})
    assert "8=2,4,t1" in answers(one) and "10=2,4,t2" not in answers(one)
    refused(one, "influence:10=2,4,t2", "R4.5")
