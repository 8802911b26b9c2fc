"""R8, R9, R18 to R21: wages, the Draft, Upkeep, deals, the end and the variants."""

from __future__ import annotations

from tests.games.hadurak.helpers import RULEBOOK, Board, army, asked, options, place, play, refused, told, troops
from tests.rules import rule

import regalia
from regalia.core.game import Game
from regalia.games.hadurak.pieces.board import CITIES, CITY
from regalia.games.hadurak.pieces.cards import AGENDA, TAX, WAGES
from regalia.games.hadurak.rules.ending import conqueror
from regalia.games.hadurak.rules.money import needs_wages
from regalia.games.hadurak.state import HEIR_DEAD

# --- R8 ---------------------------------------------------------------------------------------------------------------


@rule("hadurak", "R8.1", "R8.4", "R4.4")
def test_taxation_pays_for_unbesieged_cities_and_empties_the_yellow_field() -> None:
    board = Board(2).city(0, "bingen", fortified=True).city(0, "cadiz", "kovel").siege(1, "kovel")
    board.noble("1.star", "kovel", "vassal_50").card(0, "requisition")
    board.field(TAX, (0, "requisition"), (1, "requisition"), (1, "requisition"))
    game = play(board.execute(), "execute_card:decline")
    assert game.state.crowns == [24, 15] and game.state.fields[TAX] == [] and len(game.state.hands[1]) == 12


@rule("hadurak", "R8.6")
def test_e18_the_circle_noble_keeps_400_for_nothing() -> None:
    board = Board().noble("0.circle", "kovel", "english_200", "swiss_200", tokens=2)
    assert not needs_wages(board.s, army("0.circle"))
    board.give("0.circle", "polish_50")
    assert needs_wages(board.s, army("0.circle"))


@rule("hadurak", "R8.5", "R8.7", "R8.8", "R8.9")
def test_x8_vassals_first_then_whom_he_likes() -> None:
    board = Board().noble("0.star", "kovel", "english_50", "swiss_50")
    board.s.crowns[0] = 4
    game = board.begin(("pay_vassals", 0))
    assert game.state.crowns[0] == 1  # three of 50; the 100 cannot be paid and stays
    assert refused(game, "wages:pay") == "R8.8"
    play(game, "wages:emerande.star=english_50", "wages:pay")
    assert troops(game, "0.star") == ["swiss_50"] and game.state.crowns[0] == 0 and len(troops(game, "0.castle")) == 4


@rule("hadurak", "R8.7")
def test_the_paymasters_purse_is_used_first_and_lapses() -> None:
    board = Board().title(0, "paymaster")
    game = board.begin(("pay_vassals", 0))
    assert game.state.crowns[0] == 13 and game.state.purse == 0


@rule("hadurak", "R8.9", "R4.6")
def test_an_unpaid_army_leaves_the_board() -> None:
    board = Board(2).noble("0.star", "kovel", "english_50").field(WAGES, (0, "bargain"))
    game = play(board.begin(("pay_vassals", 0), ("take_back", WAGES)), "wages:emerande.star=english_50")
    assert place(game, "0.star") == "" and game.state.fields[WAGES] == []


# --- R9 ---------------------------------------------------------------------------------------------------------------


@rule("hadurak", "R9.1", "R9.2", "R9.3", "R9.5")
def test_e8_a_draft_of_three() -> None:
    board = Board().offer("english_150", "polish_100", "polish_50", "swabian_50").city(0, "kovel")
    board.noble("0.circle", "kovel", "vassal_50")
    board.s.track[:4] = [1, 2, 0, 2]
    game = play(board.begin(("draft",)), "hire:english=150", "assign_troop:madder.castle")
    play(game, "hire:polish=50+100@4", "assign_troop:niebieski.circle", "assign_troop:niebieski.circle")
    play(game, "hire:swabian=50", "assign_troop:emerande.circle")
    assert game.state.crowns == [14, 12, 12] and troops(game, "2.circle") == ["polish_50", "polish_100"]
    assert len(game.state.offer) == 4 and game.state.track == [-1] * 7


@rule("hadurak", "R9.2", "R9.6")
def test_x13_several_at_once_only_when_first_served() -> None:
    board = Board().offer("english_50", "english_100", "swiss_50", "lombard_200")
    board.s.track[:4] = [2, 1, 2, 1]
    game = play(board.begin(("draft",)), "hire:swiss=50", "assign_troop:niebieski.castle", "hire:pass")
    assert refused(game, "hire:english=50+100@3") == "R9.6"
    assert "english=50" in options(game)
    wrong = Board().offer("english_50", "english_100", "swiss_50", "lombard_200")
    wrong.s.track[:2] = [2, 2]
    assert refused(wrong.begin(("draft",)), "hire:english=150") == "R9.1"


@rule("hadurak", "R9.3", "R9.4")
def test_where_hired_troops_may_go() -> None:
    board = Board().offer("english_50").noble("0.square", "isar", "vassal_50").noble("0.star", "orl_heath", "vassal_50")
    board.s.out = tuple(number == army("0.circle") for number in range(15))
    board.s.track[0] = 0
    game = play(board.begin(("draft",)), "hire:english=50")
    assert options(game) == ["emerande.star", "emerande.triangle", "emerande.castle"]
    assert refused(game, "assign_troop:emerande.circle") == "R9.4"
    assert refused(game, "assign_troop:emerande.square") == "R9.3"
    assert refused(game, "assign_troop:madder.castle") == "R9.3"


@rule("hadurak", "R9.7", "R1.9")
def test_a_small_offer_when_cards_run_out() -> None:
    board = Board()
    board.s.troops[army("1.castle")] = tuple(sorted((*board.s.troops[army("1.castle")], *board.s.mercenaries[2:])))
    del board.s.mercenaries[2:]
    game = board.begin(("serve",))
    assert len(game.state.offer) == 2


# --- R18 --------------------------------------------------------------------------------------------------------------


def kingdom(count: int) -> list[str]:
    return list(CITIES[:count])


@rule("hadurak", "R18.1", "R20.1", "R18.15")
def test_x6_more_than_half_of_the_standing_cities_wins() -> None:
    board = Board(5).city(-2, *CITIES[14:17]).city(0, *kingdom(7))
    assert conqueror(board.s) == -1
    board.city(0, CITIES[7])
    assert conqueror(board.s) == 0
    board.city(-1, CITIES[7]).city(-2, CITIES[13])
    assert conqueror(board.s) == 0  # seven of thirteen
    game = board.begin(("upkeep",))
    assert game.over and game.ranking[0] == 1 and game.state.influence == [0] * 5


@rule("hadurak", "R18.2", "R18.4", "R20.3", "R18.8")
def test_x7_the_pool_runs_out() -> None:
    board = Board().city(0, "kovel", "monz").city(1, "isar", "rota", "cadiz").city(2, "olbi").fate(1, 2, 3, 5, 7, 8)
    board.s.pool = 3
    game = board.begin(("upkeep",))
    assert game.state.pool == 0 and game.state.influence == [2, 3, 1] and game.state.is_last
    while not game.over:
        play(game, {"rearrange": "rearrange:done", "rebellion": "rebellion:let_go"}[asked(game)[0][1]])
    assert game.ranking == [2, 1, 3] and game.scores == [2, 3, 1]


@rule("hadurak", "R18.2", "R18.3")
def test_besieged_cities_give_no_influence_and_the_herald_gives_one() -> None:
    board = Board().city(0, "kovel", "monz").siege(1, "monz").noble("1.star", "monz", "vassal_50").title(0, "herald")
    assert board.fate(1, 2).begin(("upkeep",)).state.influence[0] == 2


@rule("hadurak", "R18.5", "R18.6", "R18.7", "R1.8")
def test_rebellions_are_bought_off_or_not() -> None:
    board = (
        Board().city(0, "kovel", fortified=True).city(0, "monz", "isar").noble("0.star", "monz", "vassal_50").fate(4, 6)
    )
    game = board.begin(("rebellions",))
    assert asked(game) == [(0, "rebellion")] and refused(game, "rebellion:faith") == "R18.5"
    play(game, "rebellion:crowns")
    assert game.state.crowns[0] == 7  # twice 3 + 1
    play(game, "rebellion:let_go")
    assert game.state.control[CITY["isar"]] == -1 and game.state.control[CITY["monz"]] == 0


@rule("hadurak", "R18.5")
def test_the_warden_guards_the_next_cities() -> None:
    board = Board().city(0, "kovel", "isar").noble("0.star", "kingswood", "vassal_50").office("0.star", "warden")
    game = board.fate(1).begin(("rebellions",))
    assert len(told(game, "fate")) == 1


@rule("hadurak", "R18.11", "R18.12", "R18.14", "R18.13")
def test_e17_the_return_of_da_violas_nobles() -> None:
    board = Board(6).city(5, "monz").castle(5, "blackwood").castle(2, "highmeadow").castle(4, "kingswood")
    board.noble("5.square", "", "vassal_100").give("5.castle", "english_50", "swiss_50")
    game = board.begin(("begin_moving", 5, 1), ("return_nobles", 5))
    play(game, "rearrange:viola.square=circle=vassal_100", "rearrange:viola.castle=square=english_50")
    play(game, "rearrange:viola.castle=circle=swiss_50", "rearrange:done")
    assert refused(game, "place_noble:viola.star=monz") == "R18.12"
    assert refused(game, "place_noble:viola.square=kovel") == "R18.11"
    play(game, "place_noble:viola.square=monz", "place_noble:viola.circle=blackwood")
    assert place(game, "5.square") == "monz" and place(game, "5.circle") == "blackwood" and place(game, "5.star") == ""


@rule("hadurak", "R18.11", "R12.11")
def test_x12_rearranging_in_one_territory() -> None:
    board = (
        Board()
        .noble("0.square", "orl_heath", "english_50", "english_50")
        .noble("0.star", "orl_heath", "swiss_150", tokens=1)
    )
    game = board.begin(("begin_moving", 0, 0))
    legal = options(game)
    assert "emerande.square=castle=english_50" in legal and "emerande.castle=square=vassal_50" in legal
    assert "emerande.star=castle=all" in legal
    assert refused(game, "rearrange:emerande.star=castle=swiss_150") == "R12.11"
    play(game, "rearrange:emerande.star=square=all", "rearrange:done")
    assert place(game, "0.star") == "" and game.state.tokens[0] == 1


@rule("hadurak", "R20.2")
def test_five_cities_win_a_game_of_two() -> None:
    board = Board(2).city(0, "kovel", "monz", "cadiz", "acre", "isar")
    assert conqueror(board.s) == 0
    board.city(1, "rota", "olbi", "alta", "vecht", "thira")
    assert conqueror(board.s) == -1
    board.city(1, "surat")
    assert conqueror(board.s) == 1
    literal = Board(2, two_player_win_cities="kingdom").city(0, "kovel", "monz", "cadiz", "acre", "isar")
    assert conqueror(literal.s) == -1


@rule("hadurak", "R20.4", "R20.5")
def test_ties_are_broken_by_cities_wealth_and_troops() -> None:
    board = Board(2)
    board.s.influence[:] = [4, 4]
    assert RULEBOOK.ranking(board.s) == [1, 1]
    board.noble("0.star", "", "vassal_50")
    assert RULEBOOK.ranking(board.s) == [2, 1]
    board.s.crowns[0] += 1
    assert RULEBOOK.ranking(board.s) == [1, 2]
    board.city(1, "cadiz")
    assert RULEBOOK.ranking(board.s) == [2, 1]
    equal = Board(2)
    equal.s.is_last = True
    game = equal.begin(("end_round",))
    assert game.over and told(game, "no_king") and game.state.winner == -1


@rule("hadurak", "R20.6", "R21.5")
def test_the_last_round_and_the_right_of_might() -> None:
    board = Board(3, max_rounds=1)
    board.s.influence[2] = 1
    game = board.begin(("upkeep",))
    while not game.over:
        play(game, "rearrange:done")
    assert game.ranking[2] == 1
    might = Board(3, right_of_might=True, max_rounds=0).city(1, "kovel").fate(1)
    might.s.influence[2], might.s.pool = 9, 0
    game = might.begin(("upkeep",))
    assert not game.state.is_last and game.ranking[1] == 1 and game.scores == [0, 1, 0]


# --- R19, R21 ---------------------------------------------------------------------------------------------------------


@rule("hadurak", "R19.1", "R19.2")
def test_crowns_are_given_at_any_time_but_not_over_sealed_votes() -> None:
    board = Board().urgent("amnesty")
    board.s.votes[:] = [2, 2, 2]
    game = board.begin(("assembly",))
    assert game.acts(0) == []
    with_planning = Board().begin()
    with_planning.act_text("give_crowns:niebieski=4", 0)
    assert with_planning.state.crowns == [11, 15, 19]
    for text in ("give_crowns:niebieski=12", "give_crowns:emerande=1"):
        try:
            with_planning.act_text(text, 0)
        except regalia.IllegalChoice as error:
            assert error.refusal is not None and error.refusal.rule.startswith("R19")
        else:
            raise AssertionError(text)
    try:
        with_planning.act_text("give_votes:niebieski=1", 0)
    except regalia.IllegalChoice as error:
        assert "no free act" in str(error)


@rule("hadurak", "R21.3")
def test_a_dead_noble_waits_for_his_heir() -> None:
    board = Board(3, hostage_heirs=True).noble("0.star", "kovel", "vassal_100")
    game = board.begin(("planning",))
    game.act_text("hostage:give=emerande.star=madder", 0)
    assert game.state.heirs[army("0.star")] == 1
    held = Board(3, hostage_heirs=True).noble("0.star", "", "vassal_100")
    held.s.heirs = tuple(1 if number == army("0.star") else holder for number, holder in enumerate(held.s.heirs))
    held.s.buried = tuple(number == army("0.star") for number in range(15))
    game = held.begin(("return_nobles", 0))
    assert asked(game)[0][1] == "plan_cards" and place(game, "0.star") == ""
    game.act_text("hostage:kill=emerande.star", 1)
    assert game.state.heirs[army("0.star")] == -2
    dead = Board(3, hostage_heirs=True).noble("0.star", "", "vassal_100")
    dead.s.heirs, dead.s.buried = game.state.heirs, game.state.buried
    assert dead.begin(("returns",)).state.out[army("0.star")]


@rule("hadurak", "R21.3")
def test_the_troops_of_a_dead_noble_wait_with_him() -> None:
    """They cannot be given to others, nor he be given more, until his heir is at home."""
    board = Board(3, hostage_heirs=True).noble("0.star", "", "vassal_100").noble("0.circle", "", "swiss_50")
    board.s.buried = tuple(number == army("0.star") for number in range(15))
    at_home = board.s.heirs
    moves = options(board.begin(("begin_moving", 0, 1)))
    assert any("star" in move for move in moves)
    held = Board(3, hostage_heirs=True).noble("0.star", "", "vassal_100").noble("0.circle", "", "swiss_50")
    held.s.buried = board.s.buried
    held.s.heirs = tuple(1 if number == army("0.star") else holder for number, holder in enumerate(at_home))
    game = held.begin(("begin_moving", 0, 1))
    assert not any("star" in move for move in options(game))


def storm_castle(**options: bool) -> Game:
    board = (
        Board(3, **options).city(1, "froli").noble("0.square", "crossford", "english_200", "swiss_200", "polish_200")
    )
    board.give("0.square", "lombard_200").siege(0, "1").title(1, "herald")
    board.s.round, board.s.regent = 2, 1
    board.s.track[0] = 1
    board.card(0, "versatile")
    return play(board.execute(), "versatile_option:battle", "start_battle:crossford=siege=madder=0")


@rule("hadurak", "R21.4", "R4.8")
def test_elimination_takes_everything_from_the_loser() -> None:
    game = storm_castle(elimination=True)
    s = game.state
    assert s.gone == (False, True, False) and s.crowns[1] == 15  # no ransom
    assert s.control[CITY["froli"]] == -1 and s.titles[1] == () and s.hands[1] == () and s.track[0] == -1
    assert s.regent != 1 and s.patron != 1 and s.players() == 2
    assert [seat for seat, _ in asked(game)] == [0, 2]
    assert storm_castle(elimination=False).state.gone == (False, False, False)


@rule("hadurak", "R16.5", "R21.3", "R10.16")
def test_an_office_given_to_a_dead_noble_is_discarded_when_his_heir_dies() -> None:
    board = Board(3, hostage_heirs=True).office("0.star", "constable")
    board.s.buried = tuple(each == army("0.star") for each in range(len(board.s.buried)))
    board.s.heirs = tuple(HEIR_DEAD if each == army("0.star") else holder for each, holder in enumerate(board.s.heirs))
    s = board.begin(("returns",)).state
    assert s.out[army("0.star")] and s.office[army("0.star")] == -1 and AGENDA["constable"] in s.agenda_discard
