"""Ways through the rules that play hardly ever takes."""

from __future__ import annotations

import pytest
from tests.games.hadurak.helpers import Board, army, asked, options, place, play, refused, told, troops
from tests.rules import rule

from regalia.core.game import Game
from regalia.games.hadurak.pieces.board import CITIES, CITY, CITY_COUNT, KINGDOM_CITIES, TERRITORY
from regalia.games.hadurak.pieces.cards import AGENDA, FATE_BARON, FATE_SYMBOL, FOR, LAW_NUMBER, SYMBOLS
from regalia.games.hadurak.rules.events.resolving import important_event
from regalia.games.hadurak.rules.fate import turn_agendas

VICTORIES = [card for card, symbol in enumerate(FATE_SYMBOL) if SYMBOLS[symbol] == "victory_1"]


def battle(board: Board, kind: str, where: str, attacker: str, *defenders: str) -> Board:
    """A battle of these armies is being fought."""
    s = board.s
    s.battle, s.battle_place = kind, TERRITORY[where]
    s.attacker, s.defender = int(attacker[0]), int(defenders[0][0])
    s.forces[:] = [[army(attacker)], [army(name) for name in defenders]]
    s.site = s.site_at(s.battle_place) if kind == "assault" else -1
    return board


# --- S10, R18.11 ------------------------------------------------------------------------------------------------------


@rule("hadurak", "S10")
def test_barons_whose_troops_are_all_in_their_castle_place_no_nobles() -> None:
    board = Board().noble("0.square", "", "vassal_50")
    game = board.begin(("enter_nobles",))
    assert asked(game) == [(0, "enter_noble")], "Niebieski, who would be first, and Madder have none"
    play(game, "enter_noble:emerande.square=kovel")
    assert place(game, "0.square") == "kovel" and asked(game)[0][1] == "plan_cards"


@rule("hadurak", "R18.11")
def test_a_castle_may_stay_off_the_board() -> None:
    game = play(Board().castle(0, "").begin(("return_castle", 0)), "place_castle:pass")
    assert place(game, "0.castle") == "" and not told(game, "castle")


# --- R1.9, R2 decks ---------------------------------------------------------------------------------------------------


@rule("hadurak", "R10.31", "R1.9")
def test_with_no_agendas_left_there_are_fewer_urgent_ones() -> None:
    """So many can never be in force; the rule is held all the same."""
    s = Board().urgent("fine").s
    s.agendas[:] = [AGENDA["herald"]]
    turn_agendas(s, 3)
    assert s.urgent == [AGENDA["fine"], AGENDA["herald"]]
    turn_agendas(s, 3)
    assert len(s.urgent) == 2


@rule("hadurak", "R1.9", "R6.1")
def test_with_no_events_left_an_important_event_does_nothing() -> None:
    s = Board().s
    s.events.clear()
    before = s.copy()
    assert [*important_event(s)] == [] and s == before


@rule("hadurak", "R1.9", "R7.5")
def test_with_no_mercenaries_left_nobody_volunteers() -> None:
    board = Board()
    board.s.troops[army("1.castle")] = tuple(sorted((*board.s.troops[army("1.castle")], *board.s.mercenaries)))
    board.s.mercenaries.clear()
    game = board.resolve("volunteers", 0)
    assert not told(game, "hired") and asked(game)[0][1] == "plan_cards"


@rule("hadurak", "R2.2", "R7.5")
def test_an_earthquake_without_a_city_to_strike_turns_up_no_card() -> None:
    game = Board().city(-2, *(CITIES[city] for city in KINGDOM_CITIES)).resolve("earthquake", 0)
    assert not told(game, "fate") and not told(game, "breached") and len(game.state.event_discard) == 1


def all_cards_shown(board: Board, *, to_attacker: list[int]) -> Board:
    """Possible only without a limit on what is drawn (R13.6)."""
    s = board.s
    s.shown_cards[:] = [to_attacker, [card for card in range(24) if card not in to_attacker]]
    s.fate.clear()
    s.fate_marks.clear()
    return board


@rule("hadurak", "R2.5", "R16.1", "R16.3")
def test_with_all_fate_cards_shown_they_go_back_before_a_deserter_is_drawn() -> None:
    board = Board(battle_draw_cap="none").noble("0.square", "isar", "english_50", "vassal_50")
    board.noble("1.star", "isar", "swiss_200")
    battle(all_cards_shown(board, to_attacker=[0, 1, 2]), "field", "isar", "1.star", "0.square")
    game = board.begin(("retreats", 1), ("end_battle",))
    assert len(told(game, "fate")) == 1 and sorted(game.state.fate) == [*range(24)]
    assert game.state.shown_cards == [[], []] and asked(game) == [(0, "retreat_to")]


@rule("hadurak", "R2.5", "R11.10", "R11.9")
def test_with_all_fate_cards_shown_they_go_back_before_fate_names_a_regent() -> None:
    """The regent wins totally and defies the Law of Chivalry; the others have equal votes."""
    board = Board(battle_draw_cap="none").law("law_of_chivalry").noble("0.square", "isar", "swiss_200")
    board.noble("1.star", "isar", "vassal_100", rested=False)
    battle(all_cards_shown(board, to_attacker=VICTORIES), "field", "isar", "0.square", "1.star")
    game = play(board.begin(("victory",)), "defy_law:defy")
    assert game.state.banned[0] and [fact["seat"] for fact in told(game, "died")] == [1]
    named = [fact["fate"] for fact in told(game, "fate") if FATE_BARON[fact["fate"]] in (1, 2)]
    assert game.state.regent == FATE_BARON[named[0]]


# --- R6, R7 -----------------------------------------------------------------------------------------------------------


def without_a_billet() -> Board:
    """The castle of seat 0 is besieged, and its nobles stand elsewhere."""
    board = Board().siege(1, "0").noble("1.star", "orl_heath", "vassal_50")
    where = {"square": "isar", "star": "lenz", "circle": "berac"}
    for shape, at in where.items():
        board.noble(f"0.{shape}", at, "vassal_50")
    return board.noble("0.triangle", "gedze", "vassal_100")


@rule("hadurak", "R7.5", "R1.14", "R9.3")
def test_a_volunteer_who_cannot_be_assigned_is_discarded() -> None:
    board = without_a_billet()
    top = board.s.mercenaries[-1]
    game = board.resolve("volunteers", 0)
    assert game.state.merc_discard == [top] and not told(game, "hired")


@rule("hadurak", "R7.5", "R9.3")
def test_a_renowned_captain_who_cannot_be_assigned_stays_on_offer() -> None:
    game = without_a_billet().offer("english_50", "swiss_100").resolve("renowned_captain", 0)
    assert len(game.state.offer) == 2 and not told(game, "hired") and asked(game)[0][1] == "plan_cards"


@rule("hadurak", "R7.5", "R7.8")
def test_walls_that_are_not_there_do_not_crumble() -> None:
    game = Board().castle(0, "").resolve("crumbling_walls", 0)
    assert not told(game, "breached") and not told(game, "unfortified") and not any(game.state.breaches)


@rule("hadurak", "R7.5", "R14.13")
def test_the_master_mason_does_not_work_on_besieged_walls() -> None:
    board = Board().city(0, "kovel", breaches=1).city(0, "froli", breaches=1)
    board.siege(1, "kovel").noble("1.star", "kovel", "vassal_50")
    game = board.resolve("master_mason", 0)
    assert options(game) == ["fortify=froli", "repair=froli=1"]


@rule("hadurak", "R11.8", "R21.2")
def test_whoever_obeys_the_ban_has_the_master_mason_repair() -> None:
    board = Board(private_motion_scope="free").law("ban_fortify").city(0, "kovel", "froli", breaches=1)
    game = play(board.resolve("master_mason", 0), "event_choice:fortify=kovel", "defy_law:obey")
    assert options(game) == ["repair=kovel=1", "repair=froli=1"]
    assert refused(game, "event_choice:fortify=kovel") == "R11.8"


@rule("hadurak", "R1.8", "R6.7", "R19.1")
def test_whoever_has_given_the_crowns_away_fortifies_nothing() -> None:
    board = Board(private_motion_scope="free").law("ban_fortify").city(0, "kovel")
    board.s.crowns[0] = 4
    game = play(board.begin(("fortifications",)), "fortification:fortify=kovel")
    assert asked(game) == [(0, "defy_law")]
    game.act_text("give_crowns:madder=1", 0)
    play(game, "defy_law:defy")
    assert not game.state.fortified[CITY["kovel"]] and game.state.crowns[0] == 3


# --- R10 --------------------------------------------------------------------------------------------------------------


@rule("hadurak", "R10.29", "R10.16")
def test_an_office_for_a_baron_without_nobles_is_discarded() -> None:
    board = Board(hostage_heirs=True).discarded("constable")
    board.s.out = tuple(army("1.square") <= each < army("1.castle") for each in range(len(board.s.out)))
    game = board.begin(("office", AGENDA["constable"], 1))
    assert AGENDA["constable"] in game.state.agenda_discard and AGENDA["constable"] not in game.state.office


@rule("hadurak", "R17.5", "R10.21", "R10.22")
def test_when_the_city_militia_is_repealed_walls_have_no_more_breaches_than_strength() -> None:
    board = Board().law("city_militia").city(-1, "kovel", breaches=3).city(-1, "thira", breaches=2)
    assert board.s.walls(CITY["kovel"]) == 0
    board.s.motion = ("repeal", LAW_NUMBER["city_militia"])
    game = board.begin(("carry", FOR))
    assert not game.state.has_law(LAW_NUMBER["city_militia"])
    assert game.state.breaches[CITY["kovel"]] == 2 and game.state.breaches[CITY["thira"]] == 2
    assert game.state.walls(CITY["kovel"]) == 0 and game.state.walls(CITY["thira"]) == 100


# --- R12 to R16 -------------------------------------------------------------------------------------------------------


@rule("hadurak", "R12.11", "R1.3", "R10.17", "R10.18")
def test_casualties_that_are_taken_over_can_kill() -> None:
    """They came from an army that its retinue kept alive, and the retinue does not go along."""
    board = Board().card(0, "versatile").noble("0.square", "kovel", "vassal_50")
    board.noble("0.star", "kovel", "vassal_50", tokens=2).office("0.star", "constable")
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.square=saltstrand")
    play(game, "collect_troops:emerande.star=all")
    assert [fact["noble"] for fact in told(game, "died")] == [army("0.square")] and not told(game, "moved")
    assert place(game, "0.square") == "" and place(game, "0.star") == "kovel"
    assert troops(game, "0.square") == ["vassal_50", "vassal_50"], "vassals are never discarded"


@rule("hadurak", "R16.3", "R1.7")
def test_a_noble_with_no_free_neighbour_retreats_to_the_castle_and_is_exhausted() -> None:
    board = Board().noble("0.square", "cape_morn", "vassal_50").noble("1.star", "cape_morn", "vassal_100")
    board.city(1, "ballin").noble("2.star", "surat", "vassal_50")
    battle(board, "field", "cape_morn", "1.star", "0.square")
    game = board.begin(("retreats", 1), ("end_battle",))
    assert place(game, "0.square") == "orl_heath" and not game.state.rested[army("0.square")]
    assert not told(game, "died")


def stormed_castle(tokens: int) -> Game:
    """All walls of Madder's castle are down, and its garrison of 250 has taken some casualties."""
    board = Board().noble("0.square", "crossford", "swiss_200").fate(4)
    board.s.breaches[CITY_COUNT + 1] = 4
    board.s.tokens[army("1.castle")] = tokens
    return battle(board, "assault", "crossford", "0.square", "1.castle").begin(("end_battle",))


@rule("hadurak", "R15.3")
@pytest.mark.parametrize(("tokens", "falls"), [(2, False), (3, True)])
def test_a_castle_without_walls_is_held_by_its_garrison(tokens: int, falls: bool) -> None:
    game = stormed_castle(tokens)
    assert bool(told(game, "castle_fell")) is falls and (place(game, "1.castle") == "") is falls


@rule("hadurak", "R15.8", "R15.4")
def test_a_ransom_city_that_the_victor_besieged_is_free() -> None:
    board = Board().city(1, "froli", "monz").siege(0, "froli").noble("0.star", "froli", "vassal_50")
    game = play(board.begin(("ransom", 1, 0)), "ransom_city:froli")
    assert game.state.control[CITY["froli"]] == 0 and game.state.siege[CITY["froli"]] < 0
    assert told(game, "siege_ended")
