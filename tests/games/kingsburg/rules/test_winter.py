"""Recruiting, the battle, the end of the year and of the game (R10 to R12, R14)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kingsburg.helpers import ROW_OF, answers, asked, choose, events, goods, refused, start, told
from tests.rules import rule

from regalia import Game
from regalia.games.kingsburg.pieces.enemies import ENEMIES, ENEMY_NUMBERS, HIDDEN
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS
from regalia.games.kingsburg.pieces.provinces import province

IDS = [enemy.id for enemy in ENEMIES]


def winter(players: list[Any], enemy: str = "zombies_1_4", die: int = 1, **more: Any) -> Game:
    """At the recruiting of the enemy's year."""
    year = ENEMIES[ENEMY_NUMBERS[enemy]].year
    usual = ["zombies_1_4", "zombies_2_5", "zombies_3_6", "zombies_4_7"]
    return start(
        players, phase="recruit", season="winter", year=year, enemies=[*usual[: year - 1], enemy], rolls=[die], **more
    )


def skip_recruiting(game: Game) -> Game:
    while game.pending and asked(game)[1] == "recruit":
        choose(game, "recruit:pass")
    return game


def results(game: Game) -> list[str]:
    found = {event.facts["seat"]: event.name for event in game.news(None) if event.name in ("won", "drew", "beaten")}
    return [found[seat] for seat in sorted(found)]


# --- R10 --------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R10.1")
def test_a_soldier_costs_two_goods_of_any_kinds() -> None:
    game = winter(["2g 1w", "9s", ""])
    assert answers(game) == ["1=gold2", "1=gold1+wood1", "pass"]
    refused(game, "recruit:1=gold1", "R10.1")
    refused(game, "recruit:1=gold2+wood1", "R10.1")
    refused(game, "recruit:2=gold2+wood2", "R10.2")
    choose(game, "recruit:1=gold1+wood1")
    assert game.state.soldiers[0] == 1 and goods(game, 0) == "1g"
    assert asked(game) == (1, "recruit")


@rule("kingsburg", "R10.1")
def test_with_barracks_a_soldier_costs_one() -> None:
    game = winter(["1g 1w A3", "", ""])
    assert answers(game) == ["1=gold1", "1=wood1", "2=gold1+wood1", "pass"]
    refused(game, "recruit:1=gold1+wood1", "R10.1")


@rule("kingsburg", "R10.2")
def test_who_cannot_pay_passes_unasked_and_zero_is_a_pass() -> None:
    game = winter(["1g", "2g", "1w"])
    assert asked(game) == (1, "recruit")
    choose(game, "recruit:pass")
    assert told(game, "enemy_revealed")
    many = winter(["9g 9w 9s", "", ""])
    assert len(answers(many)) == len({*answers(many)}) > 200


# --- R11 --------------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R11.1")
def test_the_enemy_is_revealed_to_all() -> None:
    game = winter(["P1 T1", "2g", "2g"], "barbarians_1_2", 1)
    assert game.view(0).enemies[0] == HIDDEN
    skip_recruiting(game)
    assert told(game, "enemy_revealed") == {"enemy": ENEMY_NUMBERS["barbarians_1_2"]}
    for seat in (None, 0, 1, 2):
        assert game.view(seat).enemies[0] == ENEMY_NUMBERS["barbarians_1_2"]


@rule("kingsburg", "R11.2")
def test_the_first_player_rolls_and_everybody_gets_soldiers() -> None:
    game = winter([{"soldiers": 1}, "", ""], die=5, order=[2, 0, 1])
    assert told(game, "kings_die") == {"seat": 2, "number": 5}
    strengths = {event.facts["seat"]: event.facts["strength"] for event in game.news(None) if event.name == "won"}
    assert strengths == {0: 6, 1: 5, 2: 5}


BONUSES = [
    ("guard_tower", {}, 1),
    ("blacksmith", {}, 1 + 1),
    ("wizards_guild", {}, 1 + 1 + 2),
    ("palisade", {"zombies": 2}, 1),
    ("stone_wall", {"zombies": 3}, 1 + 1),
    ("fortress", {"zombies": 4}, 1 + 1 + 1),
    ("barricade", {"goblins": 1}, 0),
    ("church", {"demons": 1}, 0),
    ("farm", {}, -1),
    ("embassy", {"goblins": 1}, 0),
]


@rule("kingsburg", "R11.3")
@pytest.mark.parametrize(("building", "against", "else_"), BONUSES)
def test_battle_bonuses(building: str, against: dict[str, int], else_: int) -> None:
    row, column = ROW_OF[building][0], ROW_OF[building][1]
    rows = tuple(int(column) if letter == row else 0 for letter in "PTAWC")
    for kind, name in enumerate(ENEMY_KINDS):
        assert province(rows).against[kind] == against.get(name, else_)


@rule("kingsburg", "R11.4")
def test_victory_draw_and_defeat() -> None:
    game = winter([{"soldiers": 4}, {"soldiers": 3}, {"soldiers": 2}], "zombies_1_4", 1)
    assert results(game) == ["won", "drew", "beaten"]
    assert game.state.points == [2, 0, -2]  # the strongest has one more


@rule("kingsburg", "R11.4")
def test_the_stone_wall_turns_a_draw_into_a_victory() -> None:
    game = winter([{"soldiers": 2, "rows": {"walls": 3}}, {"soldiers": 4}, ""], "orcs_2_4", 0 + 1)
    assert results(game) == ["won", "won", "beaten"]
    level = winter([{"soldiers": 1, "rows": {"walls": 3}}, {"soldiers": 3}, ""], "orcs_2_4", 1)
    assert results(level)[:2] == ["won", "drew"]


@rule("kingsburg", "R11.5")
@pytest.mark.parametrize("id", IDS)
def test_what_each_victory_brings(id: str) -> None:
    enemy = ENEMIES[ENEMY_NUMBERS[id]]
    game = winter([{"soldiers": 12}, {"soldiers": 11}, {"soldiers": 11}], id, 1)
    for _ in range(3 * enemy.victory.free_goods):
        choose(game, "victory_good:wood")
    gained = enemy.victory.goods if not enemy.victory.free_goods else (0, 1, 0)
    assert game.state.goods[1] == gained
    assert [scored[4] for scored in game.state.scored] == [enemy.victory.points + 1, *[enemy.victory.points] * 2]


@rule("kingsburg", "R11.5")
def test_orcs_of_year_four_let_the_winner_choose() -> None:
    game = winter([{"soldiers": 9}, "", ""], "orcs_4_7", 1)
    assert asked(game) == (0, "victory_good") and answers(game) == ["gold", "wood", "stone"]


@rule("kingsburg", "R11.5")
def test_the_fortress_scores_for_a_victory_only() -> None:
    won = winter([{"soldiers": 9, "rows": {"walls": 4}}, "", ""], "zombies_3_6", 1)
    assert won.state.scored[0][4] == 1 + 1 + 1
    lost = winter([{"rows": {"walls": 4}}, "", ""], "barbarians_5_8", 1)
    assert lost.state.scored[0][4] == 0


@rule("kingsburg", "R11.5")
def test_the_fortress_scores_while_nobody_listens_too() -> None:
    game = winter([{"goods": {"gold": 2}, "soldiers": 9, "rows": {"walls": 4}}, "", ""], "zombies_3_6", 1)
    quiet = game.clone(history=False)
    skip_recruiting(quiet)
    assert quiet.state.scored[0][4] == 1 + 1 + 1


@rule("kingsburg", "R11.6")
@pytest.mark.parametrize("id", IDS)
def test_what_each_defeat_costs(id: str) -> None:
    """With five of each good and a Statue: losses in the order gold, stone, wood, goods of choice, building, VP."""
    enemy = ENEMIES[ENEMY_NUMBERS[id]]
    game = winter(["5g 5w 5s P1", {"soldiers": 12}, ""], id, 1)
    skip_recruiting(game)
    if enemy.defeat.free_goods:
        assert asked(game) == (0, "defeat_goods")
        choose(game, f"defeat_goods:stone{enemy.defeat.free_goods}")
    if id == "orcs_4_7":
        choose(game, "victory_good:gold")
    named = enemy.defeat.goods
    assert game.state.goods[0] == (5 - named[0], 5 - named[1], 5 - named[2] - enemy.defeat.free_goods)
    assert game.state.provinces[0].count == 1 - enemy.defeat.buildings
    assert game.state.points[0] == 3 * (1 - enemy.defeat.buildings) - enemy.defeat.points
    lost = [event.name for event in game.news(None) if event.name.startswith("lost") and event.facts["seat"] == 0]
    assert lost == sorted(lost, key=["lost_goods", "lost_building", "lost_points"].index)


@rule("kingsburg", "R11.6")
def test_goods_of_choice_are_chosen_or_all_lost() -> None:
    game = skip_recruiting(winter(["2g 1w 1s", "", ""], "demons_4_6", 1))
    assert goods(game, 0) == ""  # four of four
    game = skip_recruiting(winter(["2g 1w 2s", "", ""], "demons_4_6", 1))
    assert answers(game) == ["gold2+wood1+stone1", "gold2+stone2", "gold1+wood1+stone2"]
    refused(game, "defeat_goods:gold1", "R11.6", case="")
    refused(game, "defeat_goods:wood4", "R11.6", case="held")
    few = skip_recruiting(winter(["1g", "", ""], "demons_4_6", 1))
    assert goods(few, 0) == "" and few.state.points[0] == -1


@rule("kingsburg", "R11.6")
def test_a_missing_good_is_not_made_up_with_others() -> None:
    game = skip_recruiting(winter(["1g 5w 5s", "", ""], "goblins_3_5", 1))
    assert goods(game, 0) == "5w 5s"


@rule("kingsburg", "R11.7")
def test_the_rightmost_building_of_the_highest_column_is_lost() -> None:
    game = winter(["P1 T2 A1", "", ""], "goblins_1_3", 1)
    assert game.state.provinces[0].rows == (1, 1, 1, 0, 0)
    assert told(game, "lost_building")["points"] == 1
    nothing = winter(["", "", ""], "goblins_1_3", 1)
    assert "lost_building" not in events(nothing)


@rule("kingsburg", "R11.7", "V8")
def test_a_lost_buildings_points_stop_at_the_floor() -> None:
    players: list[Any] = [{"rows": {"piety": 1}, "points": 1}, "", ""]
    game = winter(players, "goblins_1_3", 1, options={"vp_floor": "zero"})
    assert game.state.points[0] == 0 and game.rulebook.check(game.state) == []


@rule("kingsburg", "R11.8")
def test_the_strongest_are_praised_only_for_a_victory_and_all_who_are_level() -> None:
    two = winter([{"soldiers": 9}, {"soldiers": 9}, {"soldiers": 5}], "zombies_1_4", 1)
    assert [scored[4] for scored in two.state.scored] == [2, 2, 1]
    beaten = winter(["", "", ""], "zombies_1_4", 1)
    assert "strongest" not in events(beaten)


@rule("kingsburg", "R11.8")
def test_players_resolve_in_turn_order() -> None:
    game = winter(["P1 T1", "P1 T1", "P1 T1"], "goblins_1_3", 1, order=[2, 0, 1])
    seats = []
    while game.pending and asked(game)[1] == "defeat_building":
        seats.append(asked(game)[0])
        choose(game, "defeat_building:trade")
    assert seats == [2, 0, 1]


@rule("kingsburg", "R11.9", "R12.1")
def test_after_the_battle_soldiers_go_home_and_the_rest_stays() -> None:
    players: list[Any] = [{"soldiers": 7, "plus2": 2, "rows": {"trade": 2}, "goods": {"wood": 1}}, {"soldiers": 3}, ""]
    game = winter(players, "zombies_1_4", 1, order=[1, 2, 0])
    s = game.state
    assert s.soldiers == [0, 0, 0] and (s.year, s.season) == (2, 0)
    assert s.plus2[0] == 2 and goods(game, 0) == "1w" and s.provinces[0].count == 2
    assert s.enemies[0] == ENEMY_NUMBERS["zombies_1_4"] and not s.looked


# --- R12, R14 ---------------------------------------------------------------------------------------------------------


@rule("kingsburg", "R12.2")
def test_after_the_fifth_winter_the_game_is_over() -> None:
    assert winter(["", "", ""], "demons_5_9", 1).over


@rule("kingsburg", "R14.1", "V9")
@pytest.mark.parametrize(("kept", "left"), [("exchanged", 1), ("kept", 7)])
def test_the_cathedral_turns_goods_into_points(kept: str, left: int) -> None:
    players: list[Any] = [{"rows": {"piety": 4}, "goods": {"gold": 3, "wood": 2, "stone": 2}, "soldiers": 9}, "", ""]
    game = skip_recruiting(winter(players, "barbarians_5_7", 1, options={"cathedral_goods": kept}))
    assert game.state.scored[0][5] == 3
    assert sum(game.state.goods[0]) == left


@rule("kingsburg", "R14.1")
def test_of_an_even_number_of_goods_the_cathedral_leaves_none() -> None:
    players: list[Any] = [{"rows": {"piety": 4}, "goods": {"gold": 3, "wood": 3}, "soldiers": 9}, "", ""]
    game = winter(players, "barbarians_5_7", 1, options={"cathedral_goods": "exchanged"})
    quiet = skip_recruiting(game.clone(history=False))  # nobody listens there, and it counts all the same
    for each in (skip_recruiting(game), quiet):
        assert each.state.scored[0][5] == 3 and sum(each.state.goods[0]) == 0


@rule("kingsburg", "R14.1")
def test_without_a_cathedral_goods_bring_nothing() -> None:
    game = skip_recruiting(winter(["9g P3", "", ""], "dragons_5_9", 1))
    assert game.state.scored[0][5] == 0


def test_scores_are_as_if_the_game_ended_now() -> None:
    game = start([{"rows": {"piety": 4}, "goods": {"gold": 5}}, "9g", ""], phase="build", season="summer")
    assert game.scores == [24 + 2, 0, 0]


def finished(*players: Any, **options: str) -> Game:
    return start(list(players), phase="recruit", season="winter", year=5, rolls=[1], options=options)


@rule("kingsburg", "R14.2", "R14.3")
def test_ranking_by_points_goods_and_buildings() -> None:
    def seat(points: int, wood: int, walls: int) -> dict[str, Any]:
        return {"points": points, "goods": {"wood": wood}, "rows": {"walls": walls}}

    players = [seat(30, 1, 1), seat(31, 0, 0), seat(30, 1, 2), seat(30, 0, 3), seat(30, 0, 3)]
    game = start(players, phase="over", season="winter", year=5, revealed=True)
    assert game.ranking == [3, 1, 2, 4, 4]


@rule("kingsburg", "R14.2", "V13")
def test_a_last_tie_is_shared_or_drawn_by_lot() -> None:
    shared = finished("", "", "")
    assert shared.ranking == [1, 1, 1] and "lot" not in events(shared)
    lot = finished("", "", "", final_tie="lot")
    assert sorted(lot.ranking) == [1, 2, 2] and told(lot, "lot")["seat"] == lot.ranking.index(1)
    decided = finished({"points": 50}, "", "", final_tie="lot")
    assert decided.state.lot == -1 and decided.ranking == [1, 2, 2]
