"""R10 and R11: the Assembly, private motions, titles, offices, bans; what each agenda does."""

from __future__ import annotations

import pytest
from tests.games.hadurak.helpers import Board, army, asked, options, place, play, refused, told, troops
from tests.rules import rule

from regalia.core.game import Game
from regalia.games.hadurak.pieces.board import CITY
from regalia.games.hadurak.pieces.cards import AGENDA, LAW_NUMBER
from regalia.games.hadurak.rules.assembly.agendas import MOTIONS


def session(board: Board, *texts: str) -> Game:
    return play(board.begin(("assembly",)), *texts)


def carried(board: Board, agenda: str, answer: str) -> Game:
    """The only agenda; the regent commits a vote and decides alone."""
    board.urgent(agenda)
    board.s.votes[:] = [1] * board.s.seats
    game = board.begin(("assembly",))
    play(game, *(f"{seat}>commit_votes:{int(seat == 0)}" for seat in list(game.state.attending)))
    return play(game, f"declare_vote:{answer}")


@rule("hadurak", "R10.1", "R10.2", "R10.11", "R10.25")
def test_votes_are_dealt_to_those_who_attend() -> None:
    board = Board(4).city(0, "kovel", "froli", "cadiz").siege(1, "kovel").noble("1.star", "kovel", "vassal_50")
    board.ban(2).title(3, "ambassador").title(1, "speaker", "herald").law("estates")
    game = session(board)
    assert game.state.votes == [3, 5, 0, 0]  # one, kingdom cities, Speaker 2, Estates 1 for each title


@rule("hadurak", "R10.3", "R10.26")
def test_an_absent_regent_names_a_deputy_and_an_empty_hall_is_void() -> None:
    board = Board().title(0, "ambassador").urgent("amnesty", "fine")
    game = session(board)
    assert asked(game) == [(0, "deputy")] and options(game) == ["madder", "niebieski"]
    play(game, "deputy:niebieski")
    assert asked(game) == [(2, "agenda_order")]
    empty = Board(2).title(0, "ambassador").ban(1).urgent("amnesty")
    game = session(empty)
    assert told(game, "session_void") and game.state.votes == [0, 0] and len(game.state.urgent) == 1


@rule("hadurak", "R10.3", "R10.4", "R10.20")
def test_the_deputy_is_named_before_a_private_motion_is_heard_of() -> None:
    board = Board().title(0, "ambassador").urgent("private_motion_1", "fine", "herald").fate(9)
    game = session(board)
    assert asked(game) == [(0, "deputy")] and game.state.votes == [0, 1, 1] and not told(game, "proposer")
    play(game, "deputy:niebieski")
    assert asked(game) == [(2, "private_subject")] and game.state.chair == 2


@rule("hadurak", "R10.3", "R10.26", "R11.4")
def test_a_new_deputy_is_named_before_the_next_private_motion() -> None:
    """The first motion gives the deputy a title, which they refuse: the regent names another at once."""
    board = Board(4).title(0, "ambassador").urgent("private_motion_1", "private_motion_2", "fine")
    game = session(board.discarded("herald").fate(9, 10), "deputy:madder", "private_subject:agenda=herald")
    play(game, "1>commit_votes:1", "2>commit_votes:0", "3>commit_votes:0", "declare_vote:madder", "refuse:refuse")
    assert asked(game) == [(0, "deputy")] and options(game) == ["niebieski", "zobel"]
    assert len(told(game, "proposer")) == 1


@rule("hadurak", "R10.5", "R10.6", "R10.8", "R10.9", "R10.10", "R10.14")
def test_x9_three_against_three_is_for_the_chair() -> None:
    board = Board().urgent("estates")
    board.s.votes[:] = [2, 2, 0]
    game = session(board)
    assert refused(game, "0>commit_votes:4") == "R10.6"
    play(game, "0>commit_votes:3", "1>commit_votes:3", "2>commit_votes:0", "declare_vote:for", "declare_vote:against")
    assert asked(game) == [(0, "break_tie")]
    play(game, "break_tie:for")
    assert game.state.has_law(LAW_NUMBER["estates"]) and game.state.votes == [0, 0, 1] and len(game.state.urgent) == 3


@rule("hadurak", "R10.5", "R10.4")
def test_the_chair_orders_the_business() -> None:
    board = Board().urgent("amnesty", "fine", "public_works")
    game = play(session(board), "agenda_order:312")
    assert [AGENDA["public_works"], AGENDA["amnesty"], AGENDA["fine"]] == game.state.urgent
    board = Board().urgent("amnesty", "private_motion_1").fate(9)
    game = session(board)
    assert asked(game) == [(2, "private_subject")]


@rule("hadurak", "R10.15", "R11.3", "R11.4", "R11.10", "R10.29", "R10.7")
def test_x10_a_fourth_title_or_a_refusal() -> None:
    def board() -> Board:
        return Board().title(0, "speaker", "primate", "paymaster").city(2, "kovel", "monz")

    game = carried(board(), "herald", "emerande")
    taken = play(game.clone(), "refuse:accept", "discard_title:primate")
    assert taken.state.titles[0] == (AGENDA["speaker"], AGENDA["paymaster"], AGENDA["herald"])
    play(game, "refuse:refuse")
    assert game.state.banned[0] and game.state.regent == 2 and AGENDA["herald"] in game.state.agenda_discard


@rule("hadurak", "R10.12", "R10.27", "R11.7")
def test_x14_two_players_write_their_votes() -> None:
    board = (
        Board(2)
        .urgent("fine", "herald", "tithe")
        .city(0, "kovel", "froli", "monz", "isar")
        .city(1, "rota", "olbi", "alta")
    )
    game = play(session(board), "agenda_order:123")
    assert game.state.votes == [5, 4]
    play(game, "0>written_votes:madder=2", "0>written_votes:emerande=2", "0>written_votes:against=1")
    assert game.view(1).written[0] == ()
    assert refused(game, "1>written_votes:emerande=5") == "R10.12"
    play(game, "1>written_votes:emerande=1", "1>written_votes:madder=3")  # none are left for the third
    play(game, "1>refuse:refuse", "0>refuse:accept")
    s = game.state
    assert s.banned == (False, True) and s.votes == [0, 3] and s.titles[0] == (AGENDA["herald"],)
    assert not s.has_law(AGENDA["tithe"])


@rule("hadurak", "R10.16", "R10.17", "R10.19", "R11.1")
def test_an_office_goes_to_a_noble_and_replaces_his_old_one() -> None:
    board = Board().ban(2).noble("2.star", "kovel", "vassal_50").office("2.star", "provost")
    game = play(carried(board, "constable", "niebieski"), "refuse:accept", "give_office:niebieski.star")
    assert game.state.office[army("2.star")] == AGENDA["constable"] and game.state.nominal(army("2.star")) == 250
    assert AGENDA["provost"] in game.state.agenda_discard


@rule("hadurak", "R11.5", "R11.11", "R10.13")
def test_the_banned_refuse_without_further_penalty() -> None:
    game = play(carried(Board().ban(2), "fine", "niebieski"), "refuse:refuse")
    assert game.state.crowns[2] == 15 and game.state.banned == (False, False, True)


@rule("hadurak", "R10.28", "R10.7")
def test_whom_a_card_forbids_to_name() -> None:
    board = Board().ban(2).urgent("new_regent")
    board.s.votes[:] = [1, 1, 1]
    game = play(session(board), "0>commit_votes:1", "1>commit_votes:0")
    assert options(game) == ["emerande", "madder"] and refused(game, "declare_vote:niebieski") == "R10.28"


# --- private motions --------------------------------------------------------------------------------------------------


def moved(board: Board, subject: str) -> Game:
    """Niebieski brings a subject, and it is carried."""
    board.urgent("private_motion_1").fate(9)
    board.s.votes[:] = [1] * board.s.seats
    game = session(board, f"private_subject:{subject}")
    for seat in list(game.state.attending):
        play(game, f"{seat}>commit_votes:{int(seat == 0)}")
    return play(game, "declare_vote:for")


@rule("hadurak", "R10.20", "R10.21", "R10.22", "R10.24", "R11.6", "R11.7")
def test_subjects_of_a_private_motion() -> None:
    game = moved(Board().ban(1), "pardon=madder")
    assert game.state.banned == (False, False, False)  # the session is over
    game = moved(Board().law("tithe"), "repeal=tithe")
    assert not game.state.laws and AGENDA["tithe"] in game.state.agenda_discard
    game = moved(Board().title(1, "herald"), "strip=herald")
    assert game.state.titles[1] == () and AGENDA["private_motion_1"] in game.state.agenda_discard
    game = moved(Board().noble("1.star", "kovel").office("1.star", "marshal"), "strip=marshal")
    assert place(game, "1.star") == ""


@rule("hadurak", "R10.21", "R10.22", "R10.30")
def test_a_discarded_agenda_can_be_voted_on_and_goes_back_if_it_fails() -> None:
    board = Board().urgent("private_motion_1").discarded("amnesty").fate(9)
    game = session(board, "private_subject:agenda=amnesty", "0>commit_votes:1", "1>commit_votes:0", "2>commit_votes:0")
    play(game, "declare_vote:against")
    assert AGENDA["amnesty"] in game.state.agenda_discard
    game = session(Board().urgent("private_motion_1").fate(9))
    assert options(game) == ["adjourn", "pass"] and refused(game, "private_subject:repeal=tithe") == "R10.30"
    play(game, "private_subject:pass")
    assert told(game, "no_subject")


@rule("hadurak", "R10.23")
def test_an_adjourned_session_keeps_its_agendas() -> None:
    game = moved(Board().urgent("fine", "censure"), "adjourn")
    assert game.state.urgent[:2] == [AGENDA["fine"], AGENDA["censure"]] and len(game.state.urgent) == 3
    assert not game.state.in_session


@rule("hadurak", "R21.2")
def test_free_motions_make_new_rules_that_can_be_defied() -> None:
    assert "rule=ban_sea" not in options(session(Board().urgent("private_motion_1").fate(9)))
    game = moved(Board(3, private_motion_scope="free"), "rule=ban_sea")
    assert game.state.has_law(LAW_NUMBER["ban_sea"])
    board = (
        Board(3, private_motion_scope="free").law("ban_sea").card(0, "versatile").noble("0.star", "ballin", "vassal_50")
    )
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.star=sea-cadiz", "defy_law:defy")
    assert game.state.banned[0] and place(game, "0.star") == "sea:cadiz"
    board = Board(3, private_motion_scope="free").law("double_tax").city(0, "bingen", fortified=True)
    assert board.begin(("taxation",)).state.crowns[0] == 27


@rule("hadurak", "R1.9", "R10.10")
def test_an_empty_deck_of_agendas_is_made_anew_from_the_discards() -> None:
    board = Board()
    board.s.urgent[:] = board.s.agendas[:2]
    board.s.titles[0] = tuple(board.s.agendas[24:27])
    board.s.agenda_discard[:] = [card for card in range(44) if card not in (0, 1, 24, 25, 26)]
    board.s.agendas.clear()
    game = board.begin(("close_session",))
    assert len(game.state.urgent) == 3 and len(game.state.agendas) == 38


# --- every motion -----------------------------------------------------------------------------------------------------


@rule("hadurak", "R10.29", "R10.13")
@pytest.mark.parametrize("agenda", [id for id, card in AGENDA.items() if card in MOTIONS])
def test_each_motion(agenda: str) -> None:
    board = (
        Board().city(1, "kovel", breaches=1).city(-1, "thira", breaches=1).ban(2).noble("1.star", "isar", "english_100")
    )
    board.city(-2, "alta")
    board.s.influence[:] = [0, 5, 0]
    answer = "for" if agenda in ("amnesty", "public_works") else "madder"
    game = carried(board, agenda, answer)
    if answer == "madder":
        play(game, "refuse:accept")
    s = game.state
    match agenda:
        case "royal_bounty":
            assert s.crowns[1] == 21
        case "fine":
            assert s.crowns[1] == 9
        case "censure":
            assert s.influence[1] == 3 and s.pool == 30
        case "confiscation":
            assert s.control[CITY["kovel"]] == -1 and s.breaches[CITY["kovel"]] == 1
        case "disarmament":
            assert troops(game, "1.star") == [] and place(game, "1.star") == ""
        case "amnesty":
            assert s.banned == (False, False, False)
        case "public_works":
            assert s.breaches[CITY["kovel"]] == s.breaches[CITY["thira"]] == 0
        case "new_regent":
            assert s.regent == 1
        case "synod":
            assert s.patron == 1
        case "recognition":
            assert s.influence[1] == 7 and s.pool == 28
        case "resettlement":
            play(game, "agenda_choice:alta")
            assert game.state.control[CITY["alta"]] == -1


# --- R11 laws and titles ----------------------------------------------------------------------------------------------


@rule("hadurak", "R11.8", "R8.3", "R11.9")
def test_taxes_can_be_defied() -> None:
    for answer, crowns, banned in (("obey", 18, False), ("defy", 20, True)):
        board = Board().law("income_tax").city(0, "bingen").city(1, "isar")
        if answer == "obey":
            board.city(0, "semlik")
        game = play(board.begin(("taxation",)), f"defy_law:{answer}")
        assert game.state.banned[0] is banned
        assert game.state.crowns[0] == (crowns + 2 if answer == "obey" else crowns)
    board = Board().law("tithe")
    board.s.faith[1] = 1
    game = play(board.begin(("taxation",)), "0>defy_law:obey")
    assert game.state.crowns[:2] == [13, 15] and asked(game) == [(2, "defy_law")]


@rule("hadurak", "R11.9", "R12.15")
def test_open_roads_can_only_be_closed_by_defiance() -> None:
    for answer, where in (("obey", "kingswood"), ("defy", "ballin")):
        board = Board().law("open_roads").card(0, "versatile").noble("0.square", "ballin", "vassal_50").city(1, "kovel")
        board.castle(0, "cape_morn")
        game = play(board.execute(), "versatile_option:move", "move_noble:emerande.square=orl_heath-kovel-kingswood")
        play(game, f"1>defy_law:{answer}")
        assert place(game, "0.square") == where and game.state.banned[1] is (answer == "defy")


@rule("hadurak", "R11.9", "R9.1")
def test_the_mercenary_act_allows_one_card_in_a_draft() -> None:
    board = Board().law("draft_limit").offer("english_50", "swiss_50", "polish_50")
    board.s.track[:2] = [0, 0]
    game = play(
        board.begin(("draft",)), "hire:english=50", "assign_troop:emerande.castle", "hire:swiss=50", "defy_law:obey"
    )
    assert troops(game, "0.castle").count("swiss_50") == 0 and not game.state.banned[0]
    board = Board().law("draft_limit").offer("english_50", "swiss_50", "polish_50")
    board.s.track[:2] = [0, 0]
    game = play(
        board.begin(("draft",)), "hire:english=50", "assign_troop:emerande.castle", "hire:swiss=50", "defy_law:defy"
    )
    assert game.state.banned[0]


@rule("hadurak", "R11.13")
def test_the_mercenary_act_is_asked_anew_at_every_marker() -> None:
    board = Board(4).law("draft_limit").offer("english_50", "swiss_50", "polish_50", "polish_100", "lombard_50")
    board.s.track[:4] = [0, 0, 0, 1]
    game = play(board.begin(("draft",)), "hire:english=50", "assign_troop:emerande.castle")
    play(game, "hire:swiss=50", "defy_law:obey")  # the second marker goes unused
    assert game.state.track[:4] == [-1, -1, 0, 1] and asked(game) == [(0, "hire")]
    assert "swiss=50" in options(game)
    play(game, "hire:swiss=50", "defy_law:defy", "assign_troop:emerande.castle")
    assert game.state.banned[0] and troops(game, "0.castle").count("swiss_50") == 1


@rule("hadurak", "R11.13", "R9.2")
def test_whoever_obeys_the_mercenary_act_may_still_hire_one_card() -> None:
    board = Board(3).law("draft_limit").offer("polish_50", "polish_100", "swiss_50")
    board.s.track[:3] = [0, 0, 1]
    game = play(board.begin(("draft",)), "hire:polish=50+100@2", "defy_law:obey")
    assert options(game) == ["polish=50", "polish=100", "swiss=50", "pass"]
    assert refused(game, "hire:polish=50+100@2") == "R11.8"
    play(game, "hire:polish=100", "assign_troop:emerande.castle")
    assert asked(game) == [(0, "hire")] and "swiss=50" in options(game)


@rule("hadurak", "R11.13", "R21.2")
def test_a_ban_on_roads_is_asked_anew_for_every_noble() -> None:
    board = Board(3, private_motion_scope="free").law("ban_roads").card(0, "mobilize")
    board.noble("0.star", "orl_heath", "vassal_50").noble("0.square", "kovel", "vassal_50")
    game = play(board.execute(), "mobilize_target:thira", "move_noble:emerande.star=kovel-kingswood-thira")
    play(game, "defy_law:obey")
    assert options(game) == ["emerande.square=kingswood-thira", "pass"]
    assert refused(game, "move_noble:emerande.star=kovel-kingswood-thira") == "R11.8"
    play(game, "move_noble:emerande.square=kingswood-thira", "defy_law:defy")
    assert place(game, "0.square") == "thira"


@rule("hadurak", "R11.13", "R11.9")
def test_the_peace_of_the_castles_is_asked_anew_for_another_castle() -> None:
    board = Board(3).law("castle_peace").card(0, "versatile")
    board.noble("0.star", "crossford", "vassal_50").noble("0.square", "blackwood", "vassal_100")
    game = play(board.execute(), "versatile_option:battle", "start_battle:crossford=assault=madder=1", "defy_law:obey")
    assert options(game) == ["blackwood=assault=niebieski=0", "pass"]
    assert refused(game, "start_battle:crossford=assault=madder=1") == "R11.8"


@rule("hadurak", "R21.2", "R6.7")
def test_whoever_obeys_the_ban_on_fortifying_may_still_repair() -> None:
    def board() -> Board:
        return Board(3, private_motion_scope="free").law("ban_fortify").city(0, "kovel", breaches=1)

    game = play(board().begin(("fortifications",)), "fortification:fortify=kovel", "defy_law:obey")
    assert options(game) == ["repair=kovel=1", "pass"]
    assert refused(game, "fortification:fortify=kovel") == "R11.8"
    play(game, "fortification:repair=kovel=1")
    assert game.state.breaches[CITY["kovel"]] == 0 and not game.state.banned[0] and game.state.crowns[0] == 13
    game = play(board().begin(("fortifications",)), "fortification:fortify=kovel", "defy_law:defy")
    assert game.state.fortified[CITY["kovel"]] and game.state.banned[0]


@rule("hadurak", "R21.2", "R7.8")
def test_the_ban_on_fortifying_binds_the_master_mason_too() -> None:
    board = Board(3, private_motion_scope="free").law("ban_fortify").city(0, "kovel", breaches=1)
    game = play(board.resolve("master_mason"), "event_choice:fortify=kovel", "defy_law:obey")
    assert game.state.breaches[CITY["kovel"]] == 0 and not game.state.fortified[CITY["kovel"]]  # all that is left
    whole = Board(3, private_motion_scope="free").law("ban_fortify").city(0, "kovel")
    game = play(whole.resolve("master_mason"), "defy_law:obey")
    assert not game.state.fortified[CITY["kovel"]] and not game.state.banned[0]


@rule("hadurak", "R11.2", "R8.2")
def test_titles_bring_crowns_at_taxation() -> None:
    board = Board().title(0, "superintendent_mines", "ambassador").title(1, "superintendent_wool")
    assert board.begin(("taxation",)).state.crowns == [24, 17, 15]


@rule("hadurak", "R5.5", "R11.7")
def test_a_banned_regent_loses_the_token_at_once() -> None:
    board = Board().law("tithe")
    board.s.votes[:] = [9, 1, 2]
    game = play(board.begin(("taxation",)), "0>defy_law:defy")
    assert game.state.regent == 2 and game.state.votes[0] == 9
