"""R12 to R17: movement, battles, cities, castles, retreat and death."""

from __future__ import annotations

import pytest
from tests.games.hadurak.helpers import Board, army, asked, options, place, play, refused, told, troops
from tests.rules import rule

from regalia.core.game import Game
from regalia.games.hadurak.pieces.board import CITY, CITY_COUNT, TERRITORY
from regalia.games.hadurak.pieces.cards import FATE_NATION, NATIONS
from regalia.games.hadurak.rules.nobles import has_refuge_castle, loss_sets
from regalia.games.hadurak.rules.war import fighting
from regalia.games.hadurak.rules.war.attack import defence, power
from regalia.games.hadurak.rules.war.walls import breach, make_neutral, take_control
from regalia.games.hadurak.state import EVERYBODY, KNOWERS

# Fate cards by number: deal 2 4 7 9 14 16 18 23 24; prevent 3 5 11 13 17 19; victory 1 6 8 12 15 22; draw 10 20 21.


def attack(board: Board, text: str, *more: str) -> Game:
    """The baron attacks with Versatile Strategy."""
    return play(board.card(0, "versatile").execute(), "versatile_option:battle", f"start_battle:{text}", *more)


# --- R12 movement -----------------------------------------------------------------------------------------------------


@rule("hadurak", "R12.1", "R12.2", "R12.3", "R12.14", "R12.6")
def test_x5_roads_rivers_bridges_and_mountains() -> None:
    board = Board(6).card(0, "versatile").castle(0, "cape_morn").noble("0.square", "ballin", "vassal_50")
    board.castle(4, "ashdale").castle(5, "eagle_pass").noble("0.star", "kovel", "vassal_50")
    board.noble("0.circle", "lenz", "vassal_50").noble("0.triangle", "olbi", "vassal_100")
    game = play(board.execute(), "versatile_option:move")
    legal = options(game)
    assert "emerande.square=orl_heath-kovel-kingswood" in legal
    assert "emerande.star=kingswood-thira" in legal
    assert refused(game, "move_noble:emerande.square=orl_heath-kovel-greenmere") == "R12.3"
    assert refused(game, "move_noble:emerande.triangle=reedmarsh") == "R12.3"
    assert refused(game, "move_noble:emerande.circle=wolfsgate") == "R12.3"
    assert refused(game, "move_noble:emerande.square=gedze") == "R12.2"
    assert refused(game, "move_noble:emerande.star=kingswood-froli") == "R12.2"
    assert refused(game, "move_noble:emerande.star=kingswood-kovel") == "R12.14"


@rule("hadurak", "R12.1", "R14.13")
def test_exhausted_and_besieged_nobles_do_not_move() -> None:
    board = Board().card(0, "versatile").noble("0.square", "kovel", "vassal_50", rested=False)
    board.city(0, "froli").noble("0.star", "froli", "vassal_50").siege(1, "froli").noble("1.star", "froli", "vassal_50")
    board.noble("0.circle", "isar", "vassal_50")
    game = play(board.execute(), "versatile_option:move")
    assert refused(game, "move_noble:emerande.square=kingswood") == "R12.1"
    assert refused(game, "move_noble:emerande.star=kingswood") == "R12.1"
    assert all("circle" in text for text in options(game)[:-1])


@rule("hadurak", "R12.4", "R12.5", "R5.13", "R19.3")
def test_passing_through_needs_leave_and_a_refusal_is_final_for_the_card() -> None:
    board = Board().card(0, "versatile").noble("0.square", "ballin", "vassal_50").city(1, "kovel")
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.square=orl_heath-kovel-kingswood")
    assert asked(game) == [(1, "allow_passage")]
    play(game, "allow_passage:no", "versatile_option:move")
    assert place(game, "0.square") == "ballin"
    assert refused(game, "move_noble:emerande.square=orl_heath-kovel-kingswood") == "R5.13"
    assert "emerande.square=orl_heath-kovel" in options(game)  # entering it last needs no leave


@rule("hadurak", "R12.8", "R12.9", "R18.9", "R18.10", "R12.7")
def test_e10_by_sea_to_cadiz() -> None:
    board = Board(4).card(3, "versatile").noble("3.star", "ballin", "vassal_50")
    game = play(board.execute(), "versatile_option:move")
    assert refused(game, "move_noble:zobel.star=sea-kovel") == "R12.8"
    play(game, "move_noble:zobel.star=sea-cadiz")
    assert place(game, "3.star") == "sea:cadiz" and not game.state.rested[army("3.star")]
    board = Board(4).noble("3.star", "sea:cadiz", "vassal_50", rested=False)
    game = board.begin(("upkeep",))
    assert place(game, "3.star") == "cadiz" and game.state.rested[army("3.star")]


@rule("hadurak", "R12.10", "R12.11", "R12.12")
def test_collecting_takes_single_cards_or_all_with_casualties() -> None:
    board = Board().card(0, "versatile").castle(0, "orl_heath").noble("0.square", "orl_heath", "english_100")
    board.noble("0.star", "kovel", "english_200", "swiss_50", tokens=1).noble("0.circle", "kovel", "polish_50")
    board.noble("0.triangle", "kovel", "polish_50", rested=False)
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.square=kovel")
    play(game, "collect_troops:emerande.castle=vassal_100", "collect_troops:done")
    assert refused(game, "collect_troops:emerande.star=swiss_50") == "R12.11"
    assert refused(game, "collect_troops:emerande.triangle=polish_50") == "R12.10"
    play(game, "collect_troops:emerande.star=all", "collect_troops:done")
    assert troops(game, "0.square") == ["english_100", "english_200", "swiss_50", "vassal_100"]
    assert game.state.tokens[0] == 1 and place(game, "0.star") == "" and place(game, "0.circle") == "kovel"


@rule("hadurak", "R12.13", "R14.14")
def test_a_siege_ends_when_the_besieger_goes() -> None:
    board = Board().card(0, "versatile").noble("0.square", "froli", "vassal_50").siege(0, "froli")
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.square=amber_bay")
    assert game.state.siege[CITY["froli"]] == -1


@rule("hadurak", "R12.15")
def test_the_master_of_the_horse_makes_two_steps() -> None:
    board = Board().card(0, "versatile").noble("0.square", "isar", "vassal_50").office("0.square", "master_of_horse")
    board.noble("0.star", "isar", "vassal_50")
    legal = options(play(board.execute(), "versatile_option:move"))
    assert "emerande.square=eagle_pass-berac" in legal and "emerande.star=eagle_pass-berac" not in legal


# --- R13 battles ------------------------------------------------------------------------------------------------------


@rule("hadurak", "R13.2", "R13.5", "R13.6", "R13.9", "R13.10", "R13.11", "R13.12", "R16.1", "R16.2", "R1.3")
def test_e11_a_field_battle() -> None:
    board = Board().noble("0.square", "reedmarsh", "english_200").noble("0.star", "reedmarsh", "polish_100")
    board.noble("2.star", "reedmarsh", "swiss_200", "swiss_50", rested=False).noble(
        "1.circle", "reedmarsh", "vassal_50"
    )
    # green draws 5: two deal, one victory and two to throw away; blue draws 4: two deal, two to throw away
    board.fate(2, 4, 1, 3, 5, 7, 9, 6, 8, 24)
    game = attack(board, "reedmarsh=field=niebieski=01", "0>commander:emerande.square")
    assert len(game.state.fate_hands[0]) == 5 and len(game.state.fate_hands[1]) == 4
    assert refused(game, "0>battle_discard:0.1.0.0") == "R13.7"
    play(game, "0>battle_discard:0.2.0.0", "2>battle_discard:0.0.2.0", "use_ability:yes")
    assert game.state.losses[0] == 1
    play(game, "allocate_losses:emerande.star")
    assert game.state.tokens[army("2.star")] == 2 and game.state.strength(army("2.star")) == 50
    assert told(game, "won_battle")[0] == {"seat": 0, "total": False}
    play(game, "retreat_to:amber_bay") if "amber_bay" in options(game) else play(game, f"retreat_to:{options(game)[0]}")
    assert place(game, "2.star") != "reedmarsh" and place(game, "0.star") == "" and troops(game, "0.star") == []
    assert place(game, "1.circle") == "reedmarsh"


@rule("hadurak", "R13.1", "R13.3", "R13.4", "R13.14")
def test_what_may_be_attacked() -> None:
    board = Board().card(0, "versatile").noble("0.square", "froli", "vassal_100", "english_200")
    board.noble("0.star", "froli", "vassal_50", rested=False)
    board.city(1, "froli").noble("1.star", "froli", "vassal_50").noble("2.star", "froli", "vassal_50")
    game = play(board.execute(), "versatile_option:battle")
    assert refused(game, "start_battle:froli=field=madder=0") == "R13.3"
    assert refused(game, "start_battle:froli=field=niebieski=01") == "R13.4"
    assert refused(game, "start_battle:kovel=assault=neutral=0") == "R13.4"
    assert {"froli=field=niebieski=0", "froli=assault=madder=0"} <= {*options(game)}


@rule("hadurak", "R13.6", "R1.2")
def test_x1_strengths_are_added_before_rounding() -> None:
    board = Board().noble("0.square", "reedmarsh", "english_150", tokens=1).noble("0.star", "reedmarsh", "english_150")
    board.noble("1.star", "reedmarsh", "vassal_50")
    game = attack(board, "reedmarsh=field=madder=01", "0>commander:emerande.square")
    assert len(game.state.fate_hands[0]) == 4


@rule("hadurak", "R13.7")
def test_x2_of_two_cards_one_may_be_kept() -> None:
    board = Board().noble("0.square", "reedmarsh", "vassal_50").noble("1.star", "reedmarsh", "vassal_50").fate(2, 3)
    game = attack(board, "reedmarsh=field=madder=0")
    ask = game.ask_of(0)
    assert ask is not None and sorted(sum(option) for option in ask.options) == [1, 1, 2]


@rule("hadurak", "R13.6", "R2.5")
def test_x3_at_most_ten_cards_unless_the_option_says_otherwise() -> None:
    for cap, cards in (("10", 10), ("none", 12)):
        board = Board(3, battle_draw_cap=cap).noble(
            "0.square", "reedmarsh", *["english_200", "polish_200", "swiss_200"]
        )
        board.give("0.square", "swabian_200", "lombard_200", "romanian_50").noble("1.star", "reedmarsh", "vassal_50")
        assert len(attack(board, "reedmarsh=field=madder=0").state.fate_hands[0]) == cards


@rule("hadurak", "R13.8", "R2.4", "R13.13")
def test_draw_another_draws_until_something_else_comes() -> None:
    board = Board().noble("0.square", "reedmarsh", "vassal_100").noble("1.star", "reedmarsh", "vassal_50")
    board.fate(10, 3, 5, 11, 13, 20, 21, 17)
    game = attack(board, "reedmarsh=field=madder=0")
    play(game, "0>battle_discard:0.2.0.0", "1>battle_discard:0.2.0.0", "use_ability:no", "use_ability:no")
    shown = told(game, "showed")[0]["cards"]
    assert [card + 1 for card in shown] == [10, 20, 21, 17]
    assert sorted(game.state.fate) == list(range(24))
    groups = [mark[-1] % KNOWERS for mark in {*game.state.fate_marks} if mark[-1] > 0]
    assert groups.count(EVERYBODY) == 1  # shown cards: a group that all know; the others know what they threw away


@rule("hadurak", "R13.11", "R13.15", "R16.5", "R16.6")
def test_a_total_victory_kills_and_the_triangle_may_make_it() -> None:
    board = Board().noble("0.triangle", "reedmarsh", "vassal_100")
    board.noble("1.star", "reedmarsh", "vassal_50", rested=False).fate(1, 3, 5, 11, 13)
    game = attack(board, "reedmarsh=field=madder=3", "0>battle_discard:0.2.0.0", "1>battle_discard:0.2.0.0")
    play(game, "use_ability:yes")
    assert told(game, "died")[0]["noble"] == army("1.star") and troops(game, "1.star") == ["vassal_50"]


@rule("hadurak", "R11.9", "R11.8", "R11.12")
def test_the_law_of_chivalry_spares_the_beaten_unless_defied() -> None:
    for answer, banned in (("obey", False), ("defy", True)):
        board = Board().law("law_of_chivalry").noble("0.triangle", "reedmarsh", "vassal_100")
        board.noble("1.star", "reedmarsh", "vassal_50", rested=False).fate(1, 3, 5, 11, 13)
        game = attack(board, "reedmarsh=field=madder=3", "0>battle_discard:0.2.0.0", "1>battle_discard:0.2.0.0")
        play(game, "use_ability:yes", f"defy_law:{answer}")
        assert game.state.banned[0] is banned and bool(told(game, "died")) is banned
    board = Board().law("law_of_chivalry").noble("0.square", "froli", "vassal_50").fate(2, 3, 1, 6)
    game = attack(board, "froli=assault=neutral=0", "0>battle_discard:1.1.0.0", "use_ability:no")
    assert not told(game, "died") and asked(game)[0][1] == "retreat_to"  # a city cannot defy


@rule("hadurak", "R1.7", "R13.15")
def test_an_exhausted_commander_has_no_ability_but_the_standard() -> None:
    board = (
        Board()
        .noble("0.square", "reedmarsh", "vassal_100")
        .noble("1.triangle", "reedmarsh", "vassal_100", rested=False)
    )
    board.office("1.triangle", "standard_bearer").fate(3, 5, 11, 13, 17, 19)
    game = attack(board, "reedmarsh=field=madder=0", "0>battle_discard:0.3.0.0", "1>battle_discard:0.3.0.0")
    play(game, "use_ability:no")  # the square
    assert game.pending[0].seat == 1 and game.pending[0].args == ("standard",)


# --- R14 cities -------------------------------------------------------------------------------------------------------


@rule("hadurak", "R14.2", "R14.4", "R14.5", "R14.6", "R14.7", "R17.1", "R17.2")
def test_e12_assault_on_neutral_froli() -> None:
    board = Board().noble("1.star", "froli", "english_100").noble("1.circle", "kingswood", "polish_100")
    board.fate(2, 3, 6, 8, 4, 12).card(1, "mobilize")
    game = play(board.execute(), "mobilize_target:froli", "move_noble:madder.circle=froli")
    if asked(game) == [(1, "collect_troops")]:
        play(game, "collect_troops:done")
    play(
        game,
        "start_battle:froli=assault=neutral=12",
        "commander:madder.star",
        "battle_discard:0.0.2.0",
        "use_ability:yes",
    )
    assert game.state.breaches[CITY["froli"]] == 2 and asked(game) == [(1, "capture")]
    assert game.state.tokens[army("1.star")] == 0
    razed = game.clone()
    play(game, "capture:control")
    assert game.state.control[CITY["froli"]] == 1
    play(razed, "capture:raze")
    assert (
        razed.state.crowns[1] == 21
        and razed.state.control[CITY["froli"]] == -2
        and not razed.state.breaches[CITY["froli"]]
    )


@rule("hadurak", "R14.3", "R13.6")
def test_e13_vecht_with_an_army_inside() -> None:
    for fortified, cards in ((False, 7), (True, 8)):
        board = Board().city(1, "vecht", fortified=fortified).noble("1.star", "vecht", "english_200")
        board.noble("0.square", "vecht", "vassal_50")
        assert len(attack(board, "vecht=assault=madder=0").state.fate_hands[1]) == cards


@rule("hadurak", "R14.5", "R17.4", "R14.3", "R17.5")
def test_e14_x4_walls_hold_no_more_breaches_than_their_strength() -> None:
    board = Board().city(1, "bingen", breaches=1)
    for _ in range(9):
        if defence(board.s, CITY["bingen"]) > 0:
            breach(board.s, CITY["bingen"])
    assert board.s.breaches[CITY["bingen"]] == 4
    board = Board().city(1, "froli", fortified=True, breaches=2)
    breach(board.s, CITY["froli"])
    assert not board.s.fortified[CITY["froli"]] and board.s.breaches[CITY["froli"]] == 2
    militia = Board().law("city_militia").city(-1, "froli", breaches=3)
    assert militia.s.walls(CITY["froli"]) == 0
    militia.city(0, "froli", breaches=3)
    assert militia.s.breaches[CITY["froli"]] == 2


@rule("hadurak", "R14.10", "R14.11", "R14.12", "R14.17")
def test_e15_a_siege_and_a_second_one_in_a_later_round() -> None:
    board = Board().noble("0.star", "monz", "vassal_50")
    game = attack(board, "monz=siege=neutral=1")
    assert game.state.siege[CITY["monz"]] == 0 and not game.state.rested[army("0.star")]
    again = Board().noble("0.star", "monz", "vassal_50").siege(0, "monz").card(0, "versatile")
    assert refused(play(again.execute(), "versatile_option:battle"), "start_battle:monz=siege=neutral=1") == "R14.12"
    later = Board().noble("0.circle", "monz", "vassal_50").siege(0, "monz")
    later.s.round = 2
    game = attack(later, "monz=siege=neutral=2")
    assert asked(game) == [(0, "capture")] and game.state.breaches[CITY["monz"]] == 0
    weak = Board().noble("0.star", "bingen", "vassal_50").card(0, "versatile")
    assert refused(play(weak.execute(), "versatile_option:battle"), "start_battle:bingen=siege=neutral=1") == "R14.10"


@rule("hadurak", "R14.11", "R16.6", "R1.11")
def test_nobles_inside_a_starved_city_die() -> None:
    board = Board().city(1, "isar").noble("1.star", "isar", "vassal_50").siege(0, "isar")
    board.noble("0.square", "isar", "english_200", "swiss_200").noble("2.star", "isar", "vassal_50")
    board.s.round = 2
    game = attack(board, "isar=siege=madder=0", "allow_attack:yes")
    assert told(game, "died")[0]["noble"] == army("1.star") and place(game, "2.star") == "isar"


@rule("hadurak", "R14.1", "R14.19", "R5.13", "R14.15")
def test_third_barons_may_refuse_an_attack() -> None:
    board = Board().noble("0.square", "isar", "english_200").noble("2.star", "isar", "vassal_50").siege(2, "isar")
    game = attack(board, "isar=assault=neutral=0", "allow_attack:no")
    assert refused(game, "start_battle:isar=assault=neutral=0") == "R14.19"
    assert "isar=field=niebieski=0" in options(game)
    board = Board().noble("0.square", "isar", "english_200").noble("2.star", "isar", "vassal_50").siege(2, "isar")
    game = play(board.card(0, "versatile").execute(), "versatile_option:battle")
    assert refused(game, "start_battle:isar=siege=neutral=0") == "R14.15"


@rule("hadurak", "R14.8", "R14.17", "R16.2", "R16.3")
def test_a_city_that_wins_drives_the_attackers_away() -> None:
    board = Board().city(1, "isar").noble("0.square", "isar", "vassal_50").fate(2, 3, 1)
    game = attack(
        board, "isar=assault=madder=0", "0>battle_discard:1.1.0.0", "1>battle_discard:0.0.0.0", "use_ability:no"
    )
    assert asked(game) == [(0, "retreat_to")]
    assert refused(game, "retreat_to:kovel") == "R16.2"


@rule("hadurak", "R14.9")
def test_walls_that_stand_keep_a_city_whose_nobles_are_dead() -> None:
    board = Board().city(1, "vecht").noble("1.star", "vecht", "vassal_50")
    board.noble("0.square", "vecht", "english_200").fate(2, 3, 5, 6, 11, 13, 17, 19, 8)
    game = attack(board, "vecht=assault=madder=0", "0>battle_discard:0.2.1.0", "1>battle_discard:0.4.1.0")
    play(game, "use_ability:no", "use_ability:no", "allocate_losses:madder.star")
    assert told(game, "died") and game.state.control[CITY["vecht"]] == 1


@rule("hadurak", "R14.18")
def test_broken_walls_without_anybody_fall_at_once() -> None:
    board = Board().city(1, "isar", breaches=1).noble("0.square", "isar", "vassal_50")
    game = attack(board, "isar=assault=madder=0")
    assert asked(game) == [(0, "capture")] and not told(game, "drew")


@rule("hadurak", "R14.13", "R14.16", "R14.20", "R15.9")
def test_the_besieged_may_sally_out_without_their_walls() -> None:
    board = Board().city(0, "bingen").noble("0.square", "bingen", "vassal_100").siege(1, "bingen")
    board.noble("1.star", "bingen", "english_200")
    game = attack(board, "bingen=field=madder=0")
    assert len(game.state.fate_hands[0]) == 3  # 100 and a commander; the walls add nothing


@rule("hadurak", "R11.9")
def test_razing_under_the_protection_of_cities_is_defiance() -> None:
    for answer, control in (("obey", 0), ("defy", -2)):
        board = Board().law("no_razing").city(1, "isar", breaches=1).noble("0.square", "isar", "vassal_50")
        game = attack(board, "isar=assault=madder=0", "capture:raze", f"defy_law:{answer}")
        assert game.state.control[CITY["isar"]] == control and game.state.banned[0] is (answer == "defy")


# --- R15 castles ------------------------------------------------------------------------------------------------------


@rule("hadurak", "R15.1", "R15.2", "R15.3", "R13.7")
def test_x11_a_castle_with_a_garrison_and_no_noble() -> None:
    board = (
        Board().castle(1, "crossford").noble("1.star", "", "vassal_100").noble("0.square", "crossford", "english_200")
    )
    game = attack(board, "crossford=assault=madder=0")
    assert len(game.state.fate_hands[1]) == 5  # 400 + 150
    ask = game.ask_of(1)
    assert ask is not None and (0, 0, 0, 0) in ask.options
    assert fighting.loss_places(game.state, 1) == [army("1.castle"), "breach"]


@rule("hadurak", "R15.4", "R15.5", "R15.6", "R15.8", "R18.3", "R18.11")
def test_the_fall_of_a_castle() -> None:
    board = Board().city(1, "froli", "monz", fortified=True).noble("0.square", "crossford", "english_200")
    board.siege(0, "1")
    board.s.round = 2
    board.give("0.square", "swiss_200", "polish_200", "lombard_200")
    game = attack(board, "crossford=siege=madder=0")
    assert asked(game) == [(1, "ransom_city")] and game.state.crowns == [22, 8, 15]
    play(game, "ransom_city:monz")
    s = game.state
    assert s.control[CITY["monz"]] == 0 and s.fortified[CITY["monz"]] and place(game, "1.castle") == ""
    board = Board().city(1, "froli").castle(1, "")
    game = board.begin(("upkeep",))
    assert game.state.influence == [0, 0, 0]
    while asked(game)[0][1] != "place_castle":
        play(game, "rebellion:let_go" if asked(game)[0][1] == "rebellion" else "rearrange:done")
    assert refused(game, "place_castle:cape_morn") == "R18.11"
    play(game, "place_castle:crossford")
    assert place(game, "1.castle") == "crossford"


@rule("hadurak", "R11.9", "R11.8", "R11.13")
def test_the_peace_of_the_castles() -> None:
    board = Board().law("castle_peace").noble("0.square", "crossford", "english_200")
    game = attack(board, "crossford=assault=madder=0", "defy_law:obey")
    assert "battle" not in options(game)  # the baron has decided to obey; the card may be used otherwise
    board = Board().law("castle_peace").noble("0.square", "crossford", "english_200")
    game = attack(board, "crossford=assault=madder=0", "defy_law:defy")
    assert game.state.banned[0] and game.state.battle == "assault"


@rule("hadurak", "R15.7", "R16.3", "R16.4", "R16.8")
@pytest.mark.parametrize("where", ["castle_falls", "overseas", "own_castle"])
def test_where_a_retreat_ends_badly(where: str) -> None:
    board = Board().noble("0.square", "cadiz" if where == "overseas" else "orl_heath", "vassal_50")
    assert has_refuge_castle(board.s, 0, castle_falls=False) and not has_refuge_castle(board.s, 0, castle_falls=True)
    if where == "overseas":
        board.city(1, "cadiz").fate(2, 3, 1, 6, 5)
        game = attack(board, "cadiz=assault=madder=0", "0>battle_discard:1.1.0.0", "1>battle_discard:0.0.1.0")
        play(game, "use_ability:no")
        assert told(game, "died")
    else:
        board.siege(1, "0").noble("1.star", "orl_heath", "vassal_50")
        assert not has_refuge_castle(board.s, 0, castle_falls=False)


# --- R16 death --------------------------------------------------------------------------------------------------------


@rule("hadurak", "R16.5", "R16.1")
def test_e16_the_death_of_jean_luc_dambre() -> None:
    board = Board(5).noble(
        "4.star", "kovel", "vassal_100", "vassal_50", "vassal_50", "english_50", "english_100", "polish_100"
    )
    board.s.tokens[army("4.star")] = 3
    board.fate(8)  # English
    assert NATIONS[FATE_NATION[7]] == "english"
    board.s.struck[:] = [army("4.star")]
    board.s.tokens[army("4.star")] = 0
    game = board.begin(("struck", 0, 5))
    play(game, "deserter:english_50")
    assert troops(game, "4.star") == ["vassal_50", "vassal_50", "vassal_100"]
    assert game.state.tokens[army("4.star")] == 0 and sorted(game.state.merc_discard) == [1, 5]
    assert place(game, "4.star") == ""


@rule("hadurak", "R16.5")
def test_losses_are_minimal_sets() -> None:
    board = Board().noble("0.square", "kovel", "english_50", "swiss_100", "polish_150", "lombard_50", tokens=1)
    sets = {tuple(sorted((50, 100, 150, 200)[troop % 4] for troop in each)) for each in loss_sets(board.s, 0)}
    assert sets == {(100,), (150,), (50, 50)}


@rule("hadurak", "R16.7", "R1.4")
def test_a_noble_left_bare_by_desertion_leaves_the_board() -> None:
    board = Board().city(1, "isar").noble("0.square", "isar", "swiss_50").fate(2, 3, 1, 9)
    game = attack(
        board, "isar=assault=madder=0", "0>battle_discard:1.1.0.0", "1>battle_discard:0.0.0.0", "use_ability:no"
    )
    assert place(game, "0.square") == "" and told(game, "left_board") and not told(game, "retreated")


@rule("hadurak", "R1.5")
def test_a_spent_garrison_is_scattered_but_the_castle_stands() -> None:
    board = Board(3).castle(0, "orl_heath", "english_100")
    board.s.struck[:] = [army("0.castle")]
    game = board.begin(("struck", 0, 4))
    assert place(game, "0.castle") == "orl_heath" and game.state.tokens[army("0.castle")] == 0
    assert "english_100" not in troops(game, "0.castle") and len(troops(game, "0.castle")) == 4


@rule("hadurak", "R17.3", "R18.7")
def test_a_city_turned_neutral_loses_its_fortification_and_keeps_breaches() -> None:
    board = Board().city(1, "thira", fortified=True, breaches=2)
    take_control(board.s, 0, CITY["thira"])
    assert board.s.fortified[CITY["thira"]]
    make_neutral(board.s, CITY["thira"])
    assert not board.s.fortified[CITY["thira"]] and board.s.breaches[CITY["thira"]] == 2


@rule("hadurak", "R1.1", "R1.2", "R10.17", "R10.18")
def test_strength_counts_troops_retinue_and_casualties() -> None:
    board = Board().noble("0.square", "kovel", "english_150", tokens=1).office("0.square", "marshal")
    assert board.s.nominal(0) == 300 and board.s.strength(0) == 200
    lone = Board().noble("0.star", "kovel").office("0.star", "captain_of_the_guard")
    assert lone.s.has_army(1) and lone.begin(("land",)).state.place[1] == TERRITORY["kovel"]
    assert power(lone.s, 0, 2) == 300 and CITY_COUNT == 23
