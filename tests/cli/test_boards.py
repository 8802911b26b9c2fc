"""Each game's table as text tells what the panels in the browser tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_terminal import GAMES, telling, wandered
from tests.games.barony.helpers import t19
from tests.games.hadurak.helpers import Board
from tests.games.havoc import helpers as havoc
from tests.games.kard_es_korona.helpers import situation
from tests.games.kingsburg.helpers import influencing
from tests.games.kingsburg.helpers import start as kingsburg

import regalia
from regalia import Game
from regalia.scene.types import Note


def table(game: Game, seat: int | None = 0, language: str = "en") -> str:
    return telling(game, language).table(seat)


# --- Barony -------------------------------------------------------------------------------------------------------


def test_barony_tells_first_player_and_silver() -> None:
    game = t19({"-2,0": "0CK", "2,0": "1CK"}, tokens={0: {"field": 2, "forest": 1}})
    lines = table(game).splitlines()
    assert any(line.startswith("Anna (number 1), Baron, first player: points 0") for line in lines), lines
    assert "13 gold, 7 silver at the end" in table(game)


def test_barony_four_owners_fit_into_a_hex() -> None:
    game = t19({"0,0": "0K 1K 2K 3K", "1,0": "0K", "-2,0": "0CKK"}, seats=4)
    assert " 1K·2K·3K·4K " in f" {table(game)} ".replace("\n", " ")


def test_barony_last_round_is_told() -> None:
    game = t19({"-2,0": "0CK", "2,0": "1CK"}, titles={0: "duke"}, last_round=True)
    assert "The last round" in table(game).splitlines()[0]


# --- Havoc --------------------------------------------------------------------------------------------------------


def test_havoc_tells_what_battles_deal_and_the_peace() -> None:
    game = havoc.start(["b5 b9 y9 o9", "g1 g2 g3", "k1 k2 k3"])
    said = table(game)
    assert "Sluys (5; deals 1 to all, 1 more to whoever cried Havoc)" in said
    assert "a year of peace comes after" in said


def test_havoc_tells_who_has_passed_and_who_stays_out() -> None:
    game = havoc.start(["b5 b9 y9 o9 o8", "g1 g2 g3 g4", "k1 k2 k3 k4"])
    havoc.choose(game, "turn:havoc")
    havoc.lay(game, 0, "b5 b9")
    havoc.choose(game, "join:stay_out")
    havoc.lay(game, 2, "k1 k2")
    said = table(game).splitlines()
    assert next(line for line in said if line.startswith("Béla:")).endswith("– stays out")
    assert next(line for line in said if line.startswith("Anna:")).endswith("– began it")
    havoc.choose(game, "lay:pass")
    assert next(line for line in table(game, 1).splitlines() if line.startswith("Anna:")).endswith("– passed")


def test_havoc_does_not_read_layouts_from_which_dogs_have_fetched() -> None:
    """Three 9s have fought; once a 9 is fetched, nobody is told that a pair lies there."""
    game = havoc.start(["b9 y9 o9 D b5", "k1 k2 D k6", "g1 g2 g3 g4"])
    havoc.choose(game, "turn:havoc")
    havoc.lay(game, 0, "b9 y9 o9 D")
    havoc.lay(game, 1, "k1 k2 D")
    havoc.choose(game, "join:stay_out")
    havoc.pass_all(game)
    before = table(game)
    assert "(three 9s)" in before
    fetched = next(text for text in havoc.answers(game) if text.endswith("9"))
    game.play_text(f"activate:{fetched}")
    after = table(game)
    assert "pair of 9s" not in after
    assert "left of the cards laid: " in after


def test_havoc_tells_of_john() -> None:
    game = havoc.start(
        ["b5 b9 y9", "g1 g2 g3", "k1 k2 k3", "s1 s2 s3"],
        recruits="k9 o2", deck="k4 k5", john_at=0, peacekeeper=2, options={"john_of_gaunt": True},
    )  # fmt: skip
    havoc.choose(game, "turn:recruit", "recruit_step:draw_deck")
    assert "John of Gaunt, left of Anna" in table(game)


# --- Kingsburg ----------------------------------------------------------------------------------------------------


def test_kingsburg_tells_gifts_prices_and_strength_in_parts() -> None:
    said = table(influencing(["6 6", "1 2", "3 4"]))
    assert "Merchant (4): 1 gold or 1 wood" in said
    assert "King (18): 1 gold, 1 wood, 1 stone and 1 soldier" in said
    assert "can come next: Statue (2 gold), Inn (1 gold, 1 wood)" in said
    assert "buildings 0, without the King" in said


def test_kingsburg_tells_the_odds() -> None:
    assert "% " in table(wandered("kingsburg", 20)).replace("%,", "% ")
    assert "victory " in table(wandered("kingsburg", 20))


def test_kingsburg_tells_whose_dice_lie_where() -> None:
    game = influencing(["6 6", "1 2", "3 4"])
    game.play_text("influence:6=6")
    assert "two other goods for 1 of yours – taken: Anna with 6" in table(game)


# --- Kard és Korona -----------------------------------------------------------------------------------------------


def test_kard_tells_terrain_legend_and_prices() -> None:
    game = situation({"pilis": (0, 2, 1, 0), "gyor": (1, 1, 0, 0)}, lords={0: "pilis", 1: "gyor"})
    said = table(game)
    assert "Pilis [Buda]: Anna 2/1/0*" in said
    assert "Zólyom^" in said
    assert "Signs: [castle] holder infantry/archers/cavalry, * with a lord; ^ mountain, ~ marsh" in said
    assert "Prices in groats: infantry 5, archer 5, cavalry 9" in said
    assert "across a thick river 1 more" in said


def test_kard_tells_neighbours_rivers_and_points() -> None:
    game = situation({"pilis": (0, 2, 1, 0), "gyor": (1, 1, 0, 0)}, lords={0: "pilis", 1: "gyor"})
    pilis = next(line for line in telling(game).land(0) if line.startswith("Pilis"))
    assert "Royal Province, plain" in pilis
    assert "Győr 1" in pilis
    assert "Nógrád 2 (across a thick river)" in pilis


def test_kard_tells_the_event() -> None:
    game = wandered("kard_es_korona", 150)
    note = telling(game).scene(0).items["event"]
    assert isinstance(note, Note)
    assert telling(game).words.say(note.text) in table(game)


# --- Hadurak ------------------------------------------------------------------------------------------------------


def test_hadurak_tells_cities_with_incomes_and_breaches() -> None:
    game = Board().city(0, "kovel", breaches=1).city(1, "cadiz", fortified=True).begin()
    said = table(game)
    assert "Kovel: Anna, strength 100, income 3, 1 breach" in said
    assert "Cadiz: Béla, strength 300, income 4, fortified" in said


def test_hadurak_tells_texts_of_laws_and_agendas_and_the_next_event() -> None:
    board = Board().law("city_militia").urgent("speaker")
    board.s.voyage[1], board.s.stakes[1] = 1, ((2, 4), (0, 4), (1, 1))
    said = table(board.begin())
    assert "Law: City Militia. Every neutral unrazed kingdom city has +100 strength." in said
    assert "Urgent agenda: Speaker. When votes are dealt" in said
    assert any(f"the next is {colour}" in said for colour in ("red", "green", "blue"))
    assert "Spice Islands, space 1 of 3 · Cili: 4, Anna: 4, Béla: 1" in said


def test_hadurak_tells_roads_and_ports() -> None:
    land = telling(wandered("hadurak", 20)).land(0)
    ballin = next(line for line in land if line.startswith("Ballin"))
    assert "port; roads to Orl Heath; without a road to Cape Morn" in ballin


# --- all ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_panel_can_be_read_out(game: str, language: str) -> None:
    for choices in (0, 15, 60, 140):
        played = wandered(game, choices)
        teller = telling(played, language)
        for seat in (None, played.pending[0].seat):
            said = "\n".join(teller.whole_table(seat))
            for name in teller.words.names:
                assert name in said
            teller.land(seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_end_can_be_read_out(game: str, language: str) -> None:
    for path in Path("tests/golden").glob(f"{game}-*.json"):
        teller = telling(regalia.replay(regalia.read_record(path.read_bytes())), language)
        assert teller.table(None)
        assert teller.whole_table(None)
        assert len(teller.result()) >= teller.game.seats


def test_kingsburg_start_is_told() -> None:
    assert "Enemy" in table(kingsburg(["", ""]))
