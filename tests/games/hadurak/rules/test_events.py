"""R7: events, how they are cancelled, and what each of the 36 does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.hadurak.helpers import Board, army, asked, options, place, play, refused, told, troops
from tests.rules import rule

from regalia.core.game import Game
from regalia.games.hadurak.pieces.board import CITY, CITY_COUNT
from regalia.games.hadurak.pieces.cards import EVENT, EVENTS, WAGES


@rule("hadurak", "R7.2", "R7.3", "R7.8", "R7.6", "R1.6")
def test_e9_arson_is_cancelled_together() -> None:
    board = (
        Board().city(0, "kovel").noble("0.star", "kovel", "vassal_50").noble("1.star", "kovel", "vassal_50").fate(11)
    )
    board.s.faith[:] = [1, 1, 0]
    game = board.resolve("arson", 1)
    assert game.state.target == CITY["kovel"] and asked(game) == [(0, "event_cancel")]
    burnt = play(game.clone(), "event_cancel:1", "event_cancel:0")
    assert burnt.state.control[CITY["kovel"]] == -2 and burnt.state.faith == [1, 1, 0]
    assert place(burnt, "0.star") == "" and place(burnt, "1.star") == "kovel"
    play(game, "event_cancel:1")
    assert refused(game, "event_cancel:2") == "R7.3"
    play(game, "event_cancel:1")
    assert game.state.control[CITY["kovel"]] == 0 and game.state.faith == [0, 0, 0]


@rule("hadurak", "R7.1", "R7.3", "R7.4")
def test_a_red_event_is_cancelled_by_its_baron_alone() -> None:
    board = Board()
    board.s.faith[:] = [2, 5, 5]
    game = board.resolve("highwaymen", 0)
    assert asked(game) == [(0, "event_cancel")] and options(game) == ["0", "2"]
    play(game, "event_cancel:2")
    assert game.state.crowns[0] == 15 and game.state.faith == [0, 5, 5]
    assert EVENT["highwaymen"] in game.state.event_discard


@rule("hadurak", "R7.7")
def test_the_truce_of_god_forbids_battles() -> None:
    board = Board().card(0, "versatile").noble("0.square", "froli", "vassal_50")
    board.s.truce = True
    assert refused(board.execute(), "versatile_option:battle") == "R7.7"


@rule("hadurak", "R7.4", "R16.5")
def test_a_childless_noble_dies_out() -> None:
    board = Board().noble("0.square", "kovel", "english_100", "vassal_50")
    board.s.events.remove(EVENT["childless"])
    board.s.childless = army("0.square")
    board.s.struck[:] = [army("0.square")]
    game = board.begin(("struck", 0, 2))
    assert game.state.out[0] and troops(game, "0.square") == [] and len(game.state.mercenaries) >= 65


def struck(game: Game, name: str) -> int:
    return int(game.state.tokens[army(name)])


def _heretic(board: Board) -> None:
    board.s.faith[:] = [1, 0, 3]
    board.s.patron = 0
    game = board.resolve("heretic", 0)
    assert game.state.faith == [0, 0, 3] and game.state.heretic == 0 and game.state.patron == 2
    assert EVENT["heretic"] not in game.state.event_discard


def _assassin(board: Board) -> None:
    board.noble("0.star", "kovel", "english_200", "swiss_100").fate(1, 2)
    assert struck(board.resolve("assassin", 0), "0.star") == 2


def _camp_fever(board: Board) -> None:
    board.noble("0.star", "kovel", "english_200").noble("0.circle", "sea:olbi", "swiss_150")
    game = play(board.resolve("camp_fever", 0), "which_army:emerande.star")
    assert struck(game, "0.star") == 1 and struck(game, "0.circle") == 0 and struck(game, "0.castle") == 1


def _mutiny(board: Board) -> None:
    board.noble("0.star", "kovel", "swiss_200", "english_50").noble("0.circle", "isar", "swiss_50").fate(1)
    game = board.resolve("mutiny", 0)
    assert troops(game, "0.star") == ["english_50"] and place(game, "0.circle") == ""


def _highwaymen(board: Board) -> None:
    assert board.resolve("highwaymen", 0).state.crowns[0] == 8


def _town_unrest(board: Board) -> None:
    board.city(0, "kovel", "monz").noble("0.star", "monz", "vassal_50").fate(4)
    game = board.resolve("town_unrest", 0)
    assert game.state.control[CITY["kovel"]] == -1 and game.state.control[CITY["monz"]] == 0


def _childless(board: Board) -> None:
    assert board.fate(3).resolve("childless", 0).state.childless == army("0.circle")


def _scandal(board: Board) -> None:
    board.s.votes[0] = 2
    assert board.resolve("scandal", 0).state.votes[0] == 0


def _storm(board: Board) -> None:
    assert Board().resolve("storm", 0).state.crowns[0] == 12
    board.noble("0.star", "sea:olbi", "english_200", "swiss_50")
    game = board.resolve("storm", 0)
    assert struck(game, "0.star") == 2 and game.state.crowns[0] == 15


def _arrears(board: Board) -> None:
    board.field(WAGES, (0, "bargain"))
    game = board.resolve("arrears", 0)
    assert game.state.crowns == [10, 15, 15] and len(game.state.fields[WAGES]) == 1


def _crumbling_walls(board: Board) -> None:
    board.city(0, "kovel")
    game = play(board.resolve("crumbling_walls", 0), "event_choice:breach=castle.emerande")
    assert game.state.breaches[CITY_COUNT] == 1
    forts = Board().city(0, "kovel", fortified=True).resolve("crumbling_walls", 0)
    assert not forts.state.fortified[CITY["kovel"]] and not forts.state.breaches[CITY["kovel"]]


def _disgrace(board: Board) -> None:
    board.s.influence[0], board.s.faith[0] = 1, 5
    assert board.resolve("disgrace", 0).state.influence[0] == 0


def _rich_harvest(board: Board) -> None:
    board.city(0, "bingen", fortified=True).city(0, "kovel").siege(1, "kovel").noble("1.star", "kovel", "vassal_50")
    assert board.resolve("rich_harvest", 0).state.crowns[0] == 21


def _inheritance(board: Board) -> None:
    assert board.resolve("inheritance", 0).state.crowns[0] == 21


def _pilgrimage(board: Board) -> None:
    assert board.resolve("pilgrimage", 0).state.faith[0] == 2


def _holy_relic(board: Board) -> None:
    game = board.resolve("holy_relic", 0)
    assert game.state.faith[0] == 1 and game.state.patron == 0


def _acclaim(board: Board) -> None:
    game = board.resolve("acclaim", 2)
    assert game.state.votes[2] == 3 and game.state.regent == 0


def _royal_blood(board: Board) -> None:
    board.s.pool = 1
    game = board.resolve("royal_blood", 0)
    assert game.state.influence[0] == 2 and game.state.pool == 0


def _volunteers(board: Board) -> None:
    game = play(board.resolve("volunteers", 0), "assign_troop:emerande.castle")
    assert len(troops(game, "0.castle")) == 5 and game.state.crowns[0] == 15


def _renowned_captain(board: Board) -> None:
    board.offer("english_200", "swiss_50", "polish_50", "lombard_50")
    game = play(board.resolve("renowned_captain", 0), "event_choice:troop=english_200", "assign_troop:emerande.star")
    assert troops(game, "0.star") == ["english_200"] and len(game.state.offer) == 4


def _master_mason(board: Board) -> None:
    board.city(0, "kovel", breaches=2)
    game = play(board.resolve("master_mason", 0), "event_choice:repair=kovel=2")
    assert game.state.breaches[CITY["kovel"]] == 0 and game.state.crowns[0] == 15


def _fresh_recruits(board: Board) -> None:
    board.noble("0.star", "kovel", "english_200", tokens=1).noble("0.circle", "monz", "swiss_200", tokens=1)
    game = play(board.resolve("fresh_recruits", 0), "event_choice:restore=emerande.star")
    assert struck(game, "0.star") == 0 and struck(game, "0.circle") == 1


def _forced_march(board: Board) -> None:
    board.noble("0.star", "kovel", "english_200", rested=False)
    game = play(board.resolve("forced_march", 0), "event_choice:move=emerande.star=kingswood")
    assert place(game, "0.star") == "kingswood" and not game.state.rested[army("0.star")]


def _open_gates(board: Board) -> None:
    assert Board().resolve("open_gates", 0).state.crowns[0] == 19
    board.noble("0.star", "kovel", "vassal_50").noble("0.circle", "isar", "vassal_50").noble(
        "1.star", "isar", "vassal_50"
    )
    assert board.resolve("open_gates", 0).state.control[CITY["kovel"]] == 0


def _arson(board: Board) -> None:
    assert board.fate(23, 11).resolve("arson", 0).state.control[CITY["kovel"]] == -2


def _black_death(board: Board) -> None:
    board.noble("0.star", "kovel", "english_200", "swiss_50").noble("1.star", "kovel", "polish_200", "swiss_50").fate(
        11
    )
    game = board.resolve("black_death", 2)
    assert struck(game, "0.star") == struck(game, "1.star") == 2


def _earthquake(board: Board) -> None:
    assert board.fate(5, 3).resolve("earthquake", 0).state.breaches[CITY["isar"]] == 1


def _extraordinary_session(board: Board) -> None:
    game = board.resolve("extraordinary_session", 0)
    assert told(game, "assembly") and game.state.votes == [1, 1, 1]


def _pay_demand(board: Board) -> None:
    assert board.resolve("pay_demand", 0).state.crowns == [10, 10, 10]


def _golden_year(board: Board) -> None:
    assert board.city(1, "kovel").resolve("golden_year", 0).state.crowns == [15, 18, 15]


def _schism(board: Board) -> None:
    board.s.faith[:] = [5, 1, 2]
    game = board.resolve("schism", 1)
    assert game.state.faith == [3, 1, 1] and game.state.patron == 0


def _peasant_war(board: Board) -> None:
    game = board.city(1, "kovel").fate(4).resolve("peasant_war", 0)
    assert asked(game) == [(1, "rebellion")]


def _exodus(board: Board) -> None:
    board.noble("0.star", "kovel", "swiss_200", "swiss_50").noble("1.star", "isar", "swiss_50").fate(1)
    game = play(board.resolve("exodus", 2), "event_choice:lose=emerande.star=swiss_200")
    assert troops(game, "0.star") == ["swiss_50"] and place(game, "1.star") == ""


def _truce_of_god(board: Board) -> None:
    assert board.resolve("truce_of_god", 0).state.truce


def _pretender(board: Board) -> None:
    board.s.influence[:] = [4, 4, 1]
    assert board.resolve("pretender", 2).state.influence == [2, 2, 1]


def _great_fair(board: Board) -> None:
    game = play(
        board.resolve("great_fair", 1), "0>event_choice:buy=1.1", "1>event_choice:buy=0.0", "2>event_choice:buy=0.1"
    )
    assert game.state.votes == [1, 0, 0] and game.state.faith == [1, 0, 1] and game.state.crowns == [9, 15, 12]
    assert game.state.patron == 1


EFFECTS: list[Callable[[Board], None]] = [
    _heretic, _assassin, _camp_fever, _mutiny, _highwaymen, _town_unrest, _childless, _scandal, _storm, _arrears,
    _crumbling_walls, _disgrace, _rich_harvest, _inheritance, _pilgrimage, _holy_relic, _acclaim, _royal_blood,
    _volunteers, _renowned_captain, _master_mason, _fresh_recruits, _forced_march, _open_gates, _arson, _black_death,
    _earthquake, _extraordinary_session, _pay_demand, _golden_year, _schism, _peasant_war, _exodus, _truce_of_god,
    _pretender, _great_fair,
]  # fmt: skip


@rule("hadurak", "R7.5", "R2.2", "R2.3", "R1.13", "R1.14")
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.__name__[1:])
def test_each_event(effect: Callable[[Board], None]) -> None:
    effect(Board())


def test_every_event_has_a_test() -> None:
    assert [effect.__name__[1:] for effect in EFFECTS] == list(EVENTS)
