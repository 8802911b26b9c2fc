"""V Options: every value of every option, and values that there are not."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.games.barony.helpers import (
    actions,
    around,
    begun,
    disc,
    events,
    hex_map,
    offered,
    play,
    refused,
    seat_asked,
    stock,
    t19,
    table_of,
    terrain_of,
    texts,
    title,
    tokens,
)
from tests.rules import rule

import regalia
from regalia import Game
from regalia.games.barony import RULEBOOK
from regalia.games.barony.pieces.numbers import DATA

SAMPLES = json.loads((DATA / "sample_boards.json").read_text("utf-8"))["boards"]
COLUMNS = {
    "sample_2_1": "PL FFPFP FPPPFF AMPPPM AAAPLF PPAFFA AFPFPA MMFFAM MPPMLF MFMP L",
    "sample_2_2": "FA MMLAA LLMMAA LMALMF PLPMFF AAPFMF APFFPP AAFFAP LPPPAF PFPF P",
    "sample_3_1": "PL FAFMM MFLLMMFF PMMPPPMML FAMPLFPAA LMMPLMFMM MLAAMAFPL PPAMMLPLP PFFLLAPAP PAAAFFA FFFL F",
    "sample_3_2": "FP MFFMP FPFFFLMM MLPFFFAPL MPPFMPFAA LFPMLPFLA FMPFPPFAA PLMAMALAP PPMPLAAMM FPPAMFF PAPA L",
    "sample_4_1": (
        "LA LMAFF PMMMFFLF PLMMMFAAP MAMMMAFAA MALPLFAAM MMAPPMAAA "
        "MFLAFAAPP PLFPAFAPP MLFMPFFFP MFFAPPFFM FFPLLPFPP FMAPFPP LPLL P"
    ),
    "sample_4_2": (
        "FP MLMLM AAFFFMPA AMPMLPPFF MPLAAPMMF AMMMPFPMF PPMMFFAPM "
        "PALAALLMM FLAAPAAFL FFFFAPALP AMFPPAFAP MALFFFFPP MLFLPLP APMF P"
    ),
}
"""The sample boards as they look: the terrains of each column, top to bottom."""
CUT_OFF = {2: 126, 3: 88, 4: 109}
"""Seeds whose first deal has land cut off by lakes."""


def new(seats: int = 2, seed: int = 1, **options: Any) -> Game:
    return regalia.new("barony", seats=seats, seed=seed, options=options)


def bad(seats: int = 2, **options: Any) -> str:
    """The message with which a setup is refused."""
    with pytest.raises(regalia.BadSetup) as caught:
        new(seats, **options)
    message = str(caught.value)
    assert "\n" not in message
    return message


def is_connected(game: Game) -> bool:
    land = {place for place, kind in terrain_of(game).items() if kind != "lake"}
    reached = [min(land)]
    for place in reached:
        reached += [near for near in around(*place) if near in land and near not in reached]
    return len(reached) == len(land)


def are_lakes_apart(game: Game) -> bool:
    lakes = {place for place, kind in terrain_of(game).items() if kind == "lake"}
    return not any(near in lakes for place in lakes for near in around(*place))


def recruit(game: Game) -> None:
    begun(game, "recruit")
    play(game, sorted(texts(game))[0])


@rule("barony", "V1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v1_the_first_player_is_named_or_drawn(seats: int) -> None:
    for seat in range(seats):
        assert seat_asked(new(seats, first_player=seat)) == seat
        assert seat_asked(new(seats, first_player=str(seat))) == seat
    assert {seat_asked(new(seats, seed, first_player="random")) for seed in range(40)} == set(range(seats))
    assert [seat_asked(new(seats, seed)) for seed in range(9)] == [
        seat_asked(new(seats, seed, first_player="random")) for seed in range(9)
    ]


@rule("barony", "V1")
@pytest.mark.parametrize("value", [2, -1, "youngest", None, 0.0, True])
def test_v1_other_first_players_are_refused(value: Any) -> None:
    assert f"option 'first_player' cannot be {value!r}: it takes random or a seat from 0 to 1" in bad(
        first_player=value
    )


@rule("barony", "V2")
@pytest.mark.parametrize("board", SAMPLES, ids=lambda board: board["id"])
def test_v2_a_sample_board_lies_as_it_is_written(board: dict[str, Any]) -> None:
    game = new(board["players"], map=board["id"])
    letters = {"M": "mountain", "F": "forest", "P": "plain", "A": "field", "L": "lake"}
    columns = [[letters[letter] for letter in column] for column in COLUMNS[board["id"]].split()]
    lands = terrain_of(game)
    leftmost = min(q for q, _ in lands)
    for number, column in enumerate(columns):
        places = sorted(place for place in lands if place[0] == leftmost + number)
        assert [lands[place] for place in places] == column
    assert terrain_of(new(board["players"], seed=2, map=board["id"])) == lands


@rule("barony", "V2")
def test_v2_a_sample_board_serves_its_own_number_of_players() -> None:
    message = bad(3, map="sample_2_1")
    assert "'map' cannot be 'sample_2_1'" in message
    assert "a sample board for 3 players (sample_3_1, sample_3_2)" in message
    assert "sample_2_1, sample_2_2" in bad(2, map="nowhere")


@rule("barony", "V2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v2_an_explicit_map_serves_any_number_of_players(seats: int) -> None:
    lands = hex_map({"0,0": "lake", "1,0": "forest", "0,1": "mountain", "-1,0": "field"})
    game = new(seats, map=lands)
    assert sorted([q, r, land] for (q, r), land in terrain_of(game).items()) == sorted(lands)
    assert offered(game) == {f"place:{q},{r}" for q, r, land in lands if land not in ("lake", "forest")}


@rule("barony", "V2")
@pytest.mark.parametrize(
    ("lands", "reason"),
    [
        (hex_map(hexes=[(0, 0), (1, 0), (3, 0)]), "one connected piece"),
        (hex_map(hexes=[(0, 0), (1, 1)]), "one connected piece"),
        (hex_map(hexes=around(0, 0)), "encloses no empty cell"),
        (hex_map(hexes=[place for place in disc(3) if place not in ((0, 0), (1, 0))]), "encloses no empty cell"),
        (hex_map(hexes=[(0, 0), (0, 0)]), "no hex stands twice"),
        ([[0, 0, "plain"], [0, 1, "swamp"]], "item 2 is [0, 1, 'swamp']"),
        ([[0, 0]], "item 1 is [0, 0]"),
        ([], "a list of [q, r, terrain]"),
        (7, "a list of [q, r, terrain]"),
    ],
)
def test_v2_broken_maps_are_refused(lands: Any, reason: str) -> None:
    message = bad(map=lands)
    assert "option 'map' cannot be" in message
    assert reason in message


@rule("barony", "V2")
def test_v2_a_bay_is_no_hole() -> None:
    bay = [place for place in disc(2) if place not in ((0, 0), (1, 0), (2, 0))]
    assert len(terrain_of(new(map=hex_map(hexes=bay)))) == 16


@rule("barony", "V2")
def test_v2_a_random_map_is_the_rule() -> None:
    assert terrain_of(new()) == terrain_of(new(map="random"))
    assert terrain_of(new(seed=1)) != terrain_of(new(seed=2))


@rule("barony", "V3", "S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v3_land_that_is_cut_off_is_dealt_again(seats: int) -> None:
    assert not is_connected(new(seats, CUT_OFF[seats], board_check="none"))
    assert is_connected(new(seats, CUT_OFF[seats], board_check="connected"))
    assert is_connected(new(seats, CUT_OFF[seats]))
    assert terrain_of(new(seats, 5)) == terrain_of(new(seats, 5, board_check="none"))


@rule("barony", "V3", "V4")
def test_v3_and_v4_do_not_concern_a_given_map() -> None:
    split = {f"0,{r}": "lake" for r in range(-2, 3)}
    game = new(map=hex_map(split), board_check="connected", lake_spacing="apart")
    assert not is_connected(game)
    assert not are_lakes_apart(game)


@rule("barony", "V4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v4_lakes_lie_apart_if_wished(seats: int) -> None:
    assert not all(are_lakes_apart(new(seats, seed, lake_spacing="free")) for seed in range(10))
    assert terrain_of(new(seats, 1)) == terrain_of(new(seats, 1, lake_spacing="free"))
    for seed in range(5):
        game = new(seats, seed, lake_spacing="apart")
        assert are_lakes_apart(game)
        assert is_connected(game)
    assert are_lakes_apart(new(seats, 1, lake_spacing="apart", board_check="none"))


@rule("barony", "V5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v5_the_program_places_the_pairs_in_the_same_order(seats: int) -> None:
    for seed in range(5):
        game = new(seats, seed, placement="auto", first_player=1)
        assert (seat_asked(game), game.pending[0].kind.id) == (1, "action")
        placed = [(event.facts["seat"], event.facts["hex"]) for event in game.news(None) if event.name == "city_placed"]
        by_hand = new(seats, seed, placement="manual", first_player=1)
        labels = by_hand.state.board.shape.labels
        for seat, hex in placed:
            assert seat_asked(by_hand) == seat
            play(by_hand, f"place:{labels[hex]}")
        assert table_of(by_hand)["pieces"] == table_of(game)["pieces"]


@rule("barony", "V5")
def test_v5_the_program_places_at_random() -> None:
    starts = {json.dumps(table_of(new(2, seed, placement="auto", map="sample_2_1"))["pieces"]) for seed in range(20)}
    assert len(starts) == 20


@rule("barony", "V6", "R10.5")
def test_v6_any_payment_of_fifteen_or_more() -> None:
    held = {0: {"field": 3, "forest": 1, "mountain": 1}}
    game = begun(t19({"0,0": "0CK"}, tokens=held, options={"overpay": "any"}), "title")
    assert offered(game) == {
        "title:field3",
        "title:field3+forest1",
        "title:field3+mountain1",
        "title:field3+forest1+mountain1",
        "title:field2+forest1+mountain1",
    }
    refused(game, "title:field2+forest1", "R10.2")
    refused(game, "title:field4", "R10.5")
    play(game, "title:field3+forest1+mountain1")
    assert (title(game, 0), tokens(game, 0)) == ("viscount", {})
    assert stock(game)["field"] == 20
    game = begun(t19({"0,0": "0CK"}, tokens=held, options={"overpay": "minimal"}), "title")
    assert offered(game) == {"title:field3", "title:field2+forest1+mountain1"}


@rule("barony", "V7", "R7.7")
def test_v7_an_unlimited_stock_never_runs_dry() -> None:
    pieces = {"0,0": "0K", "1,0": "0K"}
    game = t19(pieces, tokens={1: {"plain": 20}}, options={"resource_supply": "unlimited"})
    play(game, "action:build", "build:0,0=village", "build:1,0=village")
    assert tokens(game, 0) == {"plain": 2}
    game = t19(pieces, tokens={1: {"plain": 33}}, options={"resource_supply": "unlimited"})
    play(game, "action:build", "build:0,0=village", "build:1,0=village")
    assert tokens(game, 0) == {"plain": 2}
    game = t19(pieces, tokens={1: {"plain": 19}}, options={"resource_supply": "limited"})
    play(game, "action:build", "build:0,0=village", "build:1,0=village")
    assert tokens(game, 0) == {"plain": 1}


@rule("barony", "V7")
def test_v7_a_limited_stock_has_twenty_of_each() -> None:
    with pytest.raises(regalia.BadPosition, match="plain tokens in all, not 20"):
        t19(tokens={0: {"plain": 21}})
    assert tokens(t19(tokens={0: {"plain": 21}}, options={"resource_supply": "unlimited"}), 0) == {"plain": 21}


@rule("barony", "V7")
def test_v7_a_title_is_paid_from_any_stock() -> None:
    game = t19({"0,0": "0CK"}, tokens={0: {"field": 30}}, options={"resource_supply": "unlimited"})
    play(game, "action:title")
    assert (title(game, 0), tokens(game, 0)) == ("viscount", {"field": 27})


@rule("barony", "V8", "R3.4")
def test_v8_passing_may_be_free() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, options={"passing": "always"})
    assert "pass" in actions(game)
    play(game, "action:pass")
    assert seat_asked(game) == 1
    assert events(game) == ["passed"]
    game = t19({"0,0": "0CK", "2,0": "1CK"}, options={"passing": "only_if_stuck"})
    assert "pass" not in actions(game)
    refused(game, "action:pass", "R3.4")


@rule("barony", "V9", "R11.7")
def test_v9_the_game_ends_after_so_many_rounds() -> None:
    for rounds in (1, 3):
        game = new(placement="auto", max_rounds=rounds, first_player=1)
        for number in range(rounds * 2):
            assert (table_of(game)["round"], seat_asked(game)) == (number // 2 + 1, 1 - number % 2)
            begun(game, "move")
            play(game, sorted(texts(game))[0])
            if game.pending and game.pending[0].kind.id == "move_again":
                play(game, "move_again:done")
        assert game.over
    assert new(max_rounds="17").setup.options["max_rounds"] == 17
    assert new().setup.options["max_rounds"] == 200


@rule("barony", "V9")
@pytest.mark.parametrize("at", [200, 201, 5000])
def test_v9_none_means_no_limit(at: int) -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, active=1, round=at, options={"max_rounds": 0})
    recruit(game)
    assert not game.over
    assert table_of(game)["round"] == at + 1


WORDS = {
    "board_check": ("connected", "none"),
    "lake_spacing": ("free", "apart"),
    "placement": ("manual", "auto"),
    "overpay": ("minimal", "any"),
    "resource_supply": ("limited", "unlimited"),
    "passing": ("only_if_stuck", "always"),
}


@rule("barony", "V3", "V4", "V5", "V6", "V7", "V8")
@pytest.mark.parametrize(("option", "words"), WORDS.items())
def test_options_take_their_words_and_no_others(option: str, words: tuple[str, ...]) -> None:
    assert new().setup.options[option] == words[0]
    for word in words:
        chosen: dict[str, Any] = {option: word}
        assert new(**chosen).setup.options[option] == word
    for value in ("sometimes", "", words[0].upper(), None, True, 1, [words[0]]):
        wrong: dict[str, Any] = {option: value}
        message = bad(**wrong)
        assert f"option {option!r} cannot be {value!r}: it takes {', '.join(words)}" in message


@rule("barony", "V9")
@pytest.mark.parametrize("value", [-1, 2.5, "many", None, True, "-3"])
def test_v9_other_numbers_of_rounds_are_refused(value: Any) -> None:
    assert f"option 'max_rounds' cannot be {value!r}: it takes a whole number from 0" in bad(max_rounds=value)


@rule("barony", "V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9")
def test_there_are_nine_options() -> None:
    message = bad(speed="fast")
    known = re.findall(r"options: (.*)\)", message)[0].split(", ")
    assert set(known) == {"first_player", "map", "max_rounds", *WORDS}
    assert "no option 'speed'" in message


@rule("barony", "R11.7")
def test_only_without_a_last_round_knights_may_ride_for_ever() -> None:
    lasting = {
        rounds: RULEBOOK.may_last is not None
        and RULEBOOK.may_last(regalia.new("barony", seats=2, seed=1, options={"max_rounds": rounds}).setup)
        for rounds in (0, 1, 200)
    }
    assert lasting == {0: True, 1: False, 200: False}
