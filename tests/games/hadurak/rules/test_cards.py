"""R4, R5 and R6: action cards, fields and triggers, expeditions, works and recruiting."""

from __future__ import annotations

from tests.games.hadurak.helpers import Board, asked, options, place, play, refused, told
from tests.rules import rule

from regalia.games.hadurak.pieces.board import CITY
from regalia.games.hadurak.pieces.cards import ASSEMBLY, TAX, WAGES
from regalia.games.hadurak.state import UNKNOWN

SUPPORT = "gather_support"


@rule("hadurak", "R4.1", "R4.4", "R4.6", "R5.3")
def test_e1_the_eighth_blue_card_brings_the_assembly() -> None:
    board = Board(4).card(0, SUPPORT)
    board.field(ASSEMBLY, *[(seat, SUPPORT) for seat in (1, 1, 2, 2, 3, 3)], (0, SUPPORT))
    game = play(board.execute(), "execute_card:execute")
    assert told(game, "assembly") and game.state.fields[ASSEMBLY] == []
    assert len(game.state.hands[1]) == 12  # R4.6
    assert game.state.votes == [3, 1, 1, 1]  # two of the card, one dealt to each


@rule("hadurak", "R4.3", "R5.4")
def test_e2_serve_the_church_goes_where_its_owner_likes() -> None:
    board = Board(4).card(0, "serve_the_church").field(TAX, (1, "requisition"), (2, "requisition"))
    board.s.faith[2] = 1
    game = play(board.execute(), "execute_card:execute")
    assert options(game) == ["tax", "wages", "assembly"]
    play(game, "choose_field:tax")
    assert len(game.state.fields[TAX]) == 3 and game.state.faith[0] == 1 and game.state.patron == 1
    assert not told(game, "taxation")


@rule("hadurak", "R4.5", "R5.2")
def test_e3_wages_come_before_the_draft() -> None:
    board = Board(4).card(2, "bargain").field(WAGES, *[(seat, "bargain") for seat in (0, 0, 1, 1, 2, 3, 3)])
    board.s.track[:] = [0, 1, 3, 0, -1, -1, -1]
    game = play(board.execute(), "track_space:5")
    names = [event.name for event in game.news(None)]
    assert names.index("wages") < names.index("draft")


@rule("hadurak", "R5.2", "R4.9")
def test_e4_spaces_are_labelled_with_the_number_of_barons() -> None:
    assert options(Board(3).card(0, "bargain").execute()) == ["1", "2", "3", "4", "pass"]
    board = Board(6).card(0, "bargain")
    assert options(board.execute())[:-1] == [str(space) for space in range(1, 8)]
    full = Board(3).card(0, "bargain")
    full.s.track[:] = [1, 2, 1, 2, -1, -1, -1]
    assert told(full.execute(), "placed")  # nothing to choose


@rule("hadurak", "R5.9", "R5.10")
def test_e5_versatile_strategy_pays_for_its_space() -> None:
    game = play(Board(3).card(0, "versatile").execute(), "versatile_option:marker", "track_space:4")
    assert game.state.crowns[0] == 10 and game.state.track[3] == 0
    assert game.state.hands[0].count(5) == 2  # back to the hand
    poor = Board(3).card(0, "versatile")
    poor.s.crowns[0] = 1
    assert refused(poor.execute(), "versatile_option:marker") == "R5.9"
    used = Board(3).card(0, "versatile")
    used.s.stakes[0] = tuple((0, 1) for _ in range(8))
    used.s.voyage[0] = 1
    assert "marker" not in options(used.execute())


@rule("hadurak", "R4.2")
def test_a_declined_card_is_placed_all_the_same() -> None:
    game = play(Board().card(0, "requisition").execute(), "execute_card:decline")
    assert game.state.crowns[0] == 15 and len(game.state.fields[TAX]) == 1


@rule("hadurak", "R5.1", "R1.12")
def test_requisition_counts_territories_not_nobles() -> None:
    board = Board().card(0, "requisition").noble("0.square", "kovel", "vassal_50").noble("0.star", "kovel", "vassal_50")
    board.noble("0.circle", "cadiz", "vassal_100").noble("0.triangle", "sea:olbi", "vassal_50")
    assert play(board.execute(), "execute_card:execute").state.crowns[0] == 17


@rule("hadurak", "R5.3", "R5.5")
def test_the_regency_needs_more_votes_than_every_other() -> None:
    board = Board().card(2, SUPPORT)
    board.s.votes[:] = [2, 0, 0]
    assert play(board.execute(), "execute_card:execute").state.regent == 0  # a tie is not enough
    board = Board().card(2, SUPPORT)
    board.s.votes[:] = [2, 0, 1]
    assert play(board.execute(), "execute_card:execute").state.regent == 2
    banned = Board().card(2, SUPPORT).ban(2)
    assert play(banned.execute(), "execute_card:execute").state.regent == 0


@rule("hadurak", "R5.4", "R7.9")
def test_a_heretic_never_heads_the_church() -> None:
    board = Board().card(0, "serve_the_church")
    assert play(board.execute(), "execute_card:execute").state.patron == 0
    board = Board().card(0, "serve_the_church")
    board.s.heretic = 0
    board.s.events.remove(0)
    assert play(board.execute(), "execute_card:execute").state.patron == 1


@rule("hadurak", "R5.6", "R5.7", "R5.8", "R1.7")
def test_mobilize_moves_several_then_fights_and_exhausts_all() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "kovel", "vassal_100", "english_200")
    board.noble("0.star", "orl_heath", "vassal_50").noble("0.circle", "isar", "vassal_50")
    game = play(board.execute(), "mobilize_target:kingswood", "move_noble:emerande.square=kingswood")
    assert "emerande.circle=kingswood" not in options(game)
    play(game, "move_noble:emerande.star=kovel-kingswood", "collect_troops:done", "collect_troops:done")
    assert not game.state.rested[0] and not game.state.rested[1] and game.state.rested[2]
    assert place(game, "0.star") == "kingswood"
    assert game.state.fields[WAGES]  # only movement: red


@rule("hadurak", "R5.8", "R5.12", "R14.10")
def test_a_battle_alone_sends_mobilize_to_blue() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "froli", "vassal_50")
    game = play(board.execute(), "mobilize_target:froli", "start_battle:froli=siege=neutral=0")
    assert game.state.siege[CITY["froli"]] == 0 and game.state.fields[ASSEMBLY]
    board = Board().card(0, "versatile").noble("0.square", "froli", "vassal_50")
    game = play(board.execute(), "versatile_option:battle", "start_battle:froli=siege=neutral=0")
    assert game.state.siege[CITY["froli"]] == 0 and not game.state.rested[0]


@rule("hadurak", "R5.8")
def test_nothing_done_leaves_the_field_to_the_owner() -> None:
    game = play(Board().card(0, "mobilize").noble("0.square", "froli", "vassal_50").execute(), "mobilize_target:pass")
    assert options(game) == ["wages", "assembly"]


@rule("hadurak", "R5.11")
def test_a_noble_moves_once_but_stays_rested_until_the_card_ends() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "kovel", "vassal_50").noble("0.star", "kovel", "vassal_50")
    game = play(board.execute(), "mobilize_target:kingswood", "move_noble:emerande.square=kingswood")
    if asked(game) == [(0, "collect_troops")]:
        play(game, "collect_troops:done")
    assert game.state.rested[0] and not any("square" in text for text in options(game))
    play(game, "move_noble:emerande.star=kingswood", "collect_troops:emerande.square=vassal_50")
    assert place(game, "0.square") == ""  # he gave all he had to the one who came after him


@rule("hadurak", "R4.7", "R4.8")
def test_a_phase_by_event_leaves_the_field() -> None:
    board = Board().field(TAX, (0, "requisition")).city(0, "bingen")
    game = board.resolve("golden_year", 0)
    assert told(game, "taxation") and len(game.state.fields[TAX]) == 1 and game.state.crowns[0] == 20


# --- R6 ---------------------------------------------------------------------------------------------------------------


@rule("hadurak", "R6.2", "R6.3", "R6.4", "R6.6")
def test_e6_spice_islands_come_home_while_china_starts() -> None:
    board = Board().fate(8)  # Spice Islands 2x
    board.s.voyage[1], board.s.stakes[1] = 2, ((0, 1), (2, 5))
    board.s.faith[1] = 1
    game = play(board.begin(("expeditions",)), "expedition_start:china")
    assert refused(game, "expedition_stake:6") == "R6.2"
    play(game, "0>expedition_stake:3", "1>expedition_stake:0", "2>expedition_stake:0", "expedition_bless:yes")
    s = game.state
    assert s.crowns == [15 - 3 + 2, 15, 25] and s.voyage == [0, 0, 1] and s.blessed[2] and s.faith[1] == 0
    assert s.stakes[1] == () and s.free_markers(2) == 8


@rule("hadurak", "R6.2")
def test_without_a_stake_no_expedition_starts() -> None:
    board = Board()
    game = play(board.begin(("expeditions",)), "expedition_start:ceylon")
    play(game, "0>expedition_stake:0", "1>expedition_stake:0", "2>expedition_stake:0")
    assert game.state.voyage == [0, 0, 0] and told(game, "no_expedition")


@rule("hadurak", "R6.4", "R6.5", "R6.6")
def test_e7_and_a_blessing_takes_the_better_card() -> None:
    board = Board().fate(2)
    board.s.voyage[2], board.s.stakes[2] = 3, ((0, 5),)
    assert play(board.begin(("arrivals", 3))).state.crowns[0] == 35  # 4x
    board = Board().fate(4, 12)  # lost, no news
    board.s.voyage[2], board.s.stakes[2], board.s.blessed[2] = 3, ((0, 5),), True
    game = board.begin(("arrivals", 3))
    assert game.state.voyage[2] == 3 and game.state.blessed[2] and told(game, "no_news")
    board = Board().fate(4)
    board.s.voyage[2], board.s.stakes[2] = 3, ((0, 5),)
    game = board.begin(("arrivals", 3))
    assert told(game, "fleet_lost") and game.state.voyage[2] == 0 and game.state.crowns[0] == 15


@rule("hadurak", "R6.7")
def test_fortifications_repair_or_fortify_one_thing() -> None:
    board = Board().city(0, "froli", breaches=2).city(0, "monz").siege(1, "monz").noble("1.star", "monz", "vassal_50")
    game = board.begin(("fortifications",))
    assert "repair=froli=2" in options(game) and "fortify=froli" in options(game)
    assert refused(game, "fortification:fortify=monz") == "R14.13"
    assert refused(game, "fortification:fortify=thira") == "R6.7"
    assert refused(game, "fortification:fortify=castle.emerande") == "R6.7"
    play(game, "fortification:repair=froli=2")
    assert game.state.breaches[CITY["froli"]] == 0 and game.state.crowns[0] == 11


@rule("hadurak", "R6.7")
def test_the_master_of_the_works_builds_cheaply() -> None:
    board = Board().city(0, "froli").title(0, "master_of_works")
    game = play(board.begin(("fortifications",)), "fortification:fortify=froli")
    assert game.state.crowns[0] == 13 and game.state.fortified[CITY["froli"]]


@rule("hadurak", "R6.8")
def test_recruiting_fills_up_one_army_even_besieged() -> None:
    board = Board().city(0, "froli").noble("0.square", "froli", "vassal_100", "english_200", tokens=2)
    board.siege(1, "froli").noble("1.star", "froli", "vassal_50")
    game = play(board.begin(("recruiting",)), "recruiting:emerande.square=2")
    assert game.state.tokens[0] == 0 and game.state.crowns[0] == 11


@rule("hadurak", "R6.9", "R2.1")
def test_uncertain_times_make_the_fate_deck_unknown_again() -> None:
    board = Board().fate(1, 2, 3)
    game = board.begin(("uncertain_times",))
    assert {*game.state.fate_marks} == {UNKNOWN} and sorted(game.state.fate) == list(range(24))


@rule("hadurak", "R6.1")
def test_the_head_of_the_church_chooses_who_resolves_the_event() -> None:
    for event, free in (("heretic", ["madder"]), ("inheritance", ["emerande", "niebieski"]), ("schism", None)):
        board = Board().event(event)
        game = board.begin(("important_event",))
        if free == ["madder"]:
            assert told(game, "event_card")[0]["seat"] == 1  # no faith: they get it themselves
        else:
            assert options(game) == (free or ["emerande", "madder", "niebieski"])
    board = Board().event("heretic")
    board.s.faith[1] = 1
    game = play(board.begin(("important_event",)), "event_receiver:emerande")
    assert game.state.faith[1] == 0 and game.state.heretic == 0
    board = Board().event("inheritance")
    assert refused(board.begin(("important_event",)), "event_receiver:madder") == "R6.1"
