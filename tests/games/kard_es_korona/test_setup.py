"""S1 to S8: provinces, armies, garrisons, cards."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.kard_es_korona.helpers import Army, army, holder, of, play, refused, texts
from tests.rules import rule

import regalia
from regalia.core.game import Game
from regalia.games.kard_es_korona.pieces.board import bits, load_board
from regalia.games.kard_es_korona.pieces.numbers import EVENTS, PROVINCES, RING
from regalia.games.kard_es_korona.rules.opening import starting_groups
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, WHITE


def until(game: Game, kind: str, seed: int = 1) -> Game:
    """Plays at random until such a question comes."""
    random = Random(seed)
    while game.pending[0].kind.id != kind:
        ask = game.pending[0]
        game.play(random.choice(ask.options), ask.seat)
    return game


def new(seats: int, **options: object) -> Game:
    return regalia.new("kard_es_korona", seats=seats, seed=3, options={"events": False, **options})


@rule("kard_es_korona", "S1")
def test_seats_are_numbered_and_turn_order_runs_clockwise_from_the_start_player() -> None:
    game = new(4)
    s = of(game)
    placed: list[int] = []
    while game.pending[0].kind.id == "place_army":
        if not placed or placed[-1] != game.pending[0].seat:
            placed.append(game.pending[0].seat)
        ask = game.pending[0]
        game.play(ask.options[0], ask.seat)
    assert placed == [(s.start + at) % 4 for at in range(4)]
    assert game.setup.options["ruleset"] == "basic" and game.setup.options["pinning"] is False
    assert new(4, ruleset="advanced").setup.options["pinning"] is True
    assert new(4, ruleset="advanced", pinning=False).setup.options["pinning"] is False


@rule("kard_es_korona", "S2")
def test_example_12_the_provinces_in_play() -> None:
    homes = {RING[home] for home in of(new(4, province_set="four_a")).home}
    assert homes == {"erdely", "delvidek", "pannonia", "felvidek"}
    three = {RING[home] for home in of(new(3, province_set="three_a")).home}
    assert three == {"felvidek", "erdely", "szlavonia"}
    other = {RING[home] for home in of(new(3, province_set="three_b")).home}
    assert other == {*RING} - three
    assert {RING[home] for home in of(new(5)).home} == {*RING} - {"szlavonia"}
    assert {RING[home] for home in of(new(6)).home} == {*RING}
    assert {RING[home] for home in of(new(2, province_set=["erdely", "pannonia"])).home} == {"erdely", "pannonia"}


@pytest.mark.parametrize(
    ("seats", "wrong"), [(2, ["erdely", "erdely"]), (2, "four_a"), (3, "four_a"), (4, "five"), (6, 7)]
)
@rule("kard_es_korona", "S2")
def test_other_sets_of_provinces_are_refused(seats: int, wrong: object) -> None:
    with pytest.raises(regalia.BadSetup, match="province_set"):
        new(seats, province_set=wrong)


@rule("kard_es_korona", "S3")
def test_lords_may_be_chosen_in_seat_order() -> None:
    game = new(4, lord_assignment="choice", province_set="four_b")
    assert game.pending[0].seat == 0
    assert texts(game) == [f"choose_province:{id}" for id in ("felvidek", "tiszahat", "delvidek", "szlavonia")]
    play(game, "choose_province:delvidek")
    assert game.pending[0].seat == 1
    assert refused(game, "choose_province:delvidek") == "S3"
    assert refused(game, "choose_province:erdely") == "S2"
    play(game, "choose_province:felvidek", "choose_province:tiszahat")
    assert [RING[home] for home in of(game).home] == ["delvidek", "felvidek", "tiszahat", "szlavonia"]


@rule("kard_es_korona", "S4")
def test_the_first_start_player_is_drawn() -> None:
    starts = {of(regalia.new("kard_es_korona", seats=4, seed=seed)).start for seed in range(40)}
    assert starts == {0, 1, 2, 3}


@rule("kard_es_korona", "S5")
def test_a_basic_army_stands_anywhere_at_home() -> None:
    game = new(2, province_set=["felvidek", "erdely"])
    seat = game.pending[0].seat
    mine = RING[of(game).home[seat]]
    other = "kolozs" if mine == "felvidek" else "nyitra"
    own = "nyitra" if mine == "felvidek" else "doboka"
    assert refused(game, f"place_army:{other}-infantry") == "S5"
    assert refused(game, f"place_army:{own}-lord") == "S5"
    play(game, *[f"place_army:{own}-infantry"] * 5)
    assert refused(game, f"place_army:{own}-infantry") == "S5"
    play(game, *[f"place_army:{own}-archer"] * 4, *[f"place_army:{own}-cavalry"] * 3)
    assert game.pending[0].seat != seat  # the only place for the lord was taken by itself
    assert army(game, own) == (5, 4, 3) and of(game).lord_at[seat] == of(game).board.number[own]


@rule("kard_es_korona", "S5", "R1.6")
def test_castle_limits_hold_for_the_first_armies() -> None:
    game = new(2, province_set=["felvidek", "erdely"])
    castle = "pozsony" if RING[of(game).home[game.pending[0].seat]] == "felvidek" else "kolozs"
    play(game, *[f"place_army:{castle}-infantry"] * 4)
    assert refused(game, f"place_army:{castle}-infantry") == "R1.6"
    play(game, *[f"place_army:{castle}-archer"] * 3)
    assert refused(game, f"place_army:{castle}-cavalry") == "R1.6"


def is_connected(near: list[int], counties: list[int]) -> bool:
    reached, todo = {counties[0]}, [counties[0]]
    while todo:
        here = todo.pop()
        for there in counties:
            if near[here] >> there & 1 and there not in reached:
                reached.add(there)
                todo.append(there)
    return len(reached) == len(counties)


@pytest.mark.parametrize("seed", range(6))
@rule("kard_es_korona", "S5")
def test_an_advanced_army_stands_in_six_connected_counties(seed: int) -> None:
    game = until(
        regalia.new("kard_es_korona", seats=6, seed=seed, options={"ruleset": "advanced"}), "step_or_pass", seed
    )
    s = of(game)
    start = regalia.replay(game.record(), until=16 * 6)  # 15 units and a lord each, none of it forced at the end
    for seat in range(6):
        held = bits(of(start).lands[seat])
        if s.year == 1 and not s.drawn:
            assert len(held) == 6 and is_connected(s.board.near, held)
            assert sum(s.board.castle[county] for county in held) <= 1


@rule("kard_es_korona", "S5")
def test_every_starting_group_is_connected_with_at_most_one_castle() -> None:
    land = load_board("advanced")
    for province in range(6):
        groups = starting_groups("advanced", False, province, 6, 1)
        assert groups
        for group in groups:
            counties = bits(group)
            assert len(counties) == 6 and is_connected(land.near, counties)
            assert sum(land.castle[county] for county in counties) <= 1


@rule("kard_es_korona", "S5")
def test_an_advanced_army_is_refused_elsewhere() -> None:
    game = new(2, ruleset="advanced", province_set=["felvidek", "erdely"])
    mine = RING[of(game).home[game.pending[0].seat]]
    castles = ("pozsony", "trencsen") if mine == "felvidek" else ("kolozs", "hunyad")
    play(game, f"place_army:{castles[0]}-infantry")
    assert refused(game, f"place_army:{castles[1]}-infantry") == "S5"  # a second castle
    play(game, *[f"place_army:{castles[0]}-infantry"] * 3, *[f"place_army:{castles[0]}-archer"] * 3)
    open_county = next(text for text in texts(game) if "-cavalry" in text)
    play(game, *[open_county] * 3)
    while True:  # the units left are needed for the counties left
        same = [text for text in texts(game) if open_county.split("-")[0] in text and "lord" not in text]
        if not same:
            break
        play(game, same[0])
    s = of(game)
    left = sum(s.to_place[:3])
    assert left == 6 - s.lands[game.pending[0].seat].bit_count()
    county = open_county.removeprefix("place_army:").split("-")[0]
    arm = ("infantry", "archer", "cavalry")[[number > 0 for number in s.to_place].index(True)]
    assert refused(game, f"place_army:{county}-{arm}") == "S5"


def garrison(game: Game, county: str) -> tuple[int, Army]:
    return holder(game, county), army(game, county)


@rule("kard_es_korona", "S6.1", "S6", "S6.4", "S6.5")
def test_garrisons_with_four_players() -> None:
    game = until(new(4, province_set="four_a"), "step_or_pass")
    idle = NEUTRAL + PROVINCES.index("tiszahat")
    assert garrison(game, "abauj") == (idle, (1, 1, 1))
    assert garrison(game, "pilis") == garrison(game, "szolnok") == (WHITE, (1, 1, 1))
    assert garrison(game, "bihar") == (WHITE, (0, 0, 1))
    assert garrison(game, "kunsag") == (WHITE, (0, 1, 0))
    assert garrison(game, "nograd") == (WHITE, (1, 0, 0))
    assert holder(game, "zemplen") == holder(game, "borsod") == EMPTY


@rule("kard_es_korona", "S6.1")
def test_a_home_castle_left_empty_gets_the_kings_men() -> None:
    game = new(2, province_set=["felvidek", "erdely"])
    for _ in range(2):
        own = "nyitra" if RING[of(game).home[game.pending[0].seat]] == "felvidek" else "doboka"
        play(
            game,
            *[f"place_army:{own}-infantry"] * 5,
            *[f"place_army:{own}-archer"] * 4,
            *[f"place_army:{own}-cavalry"] * 3,
        )
    assert garrison(game, "pozsony") == garrison(game, "hunyad") == (WHITE, (1, 1, 1))


@rule("kard_es_korona", "S6.2")
def test_two_white_knights_are_missing_in_the_full_advanced_game() -> None:
    game = until(new(6, ruleset="advanced"), "step_or_pass")
    assert army(game, "szolnok") == army(game, "heves") == (2, 1, 0)
    assert army(game, "pilis") == (1, 1, 1) and holder(game, "bihar") == EMPTY
    assert army(until(new(5, ruleset="advanced"), "step_or_pass"), "heves") == (1, 1, 1)


@pytest.mark.parametrize(("ruleset", "arms"), [("basic", (1, 1, 1)), ("advanced", (2, 2, 1))])
@rule("kard_es_korona", "S6.3")
def test_idle_troops_are_placed_by_turns(ruleset: str, arms: Army) -> None:
    game = until(new(3, ruleset=ruleset, province_set="three_a"), "place_neutral")
    s = of(game)
    assert game.pending[0].seat == s.start
    assert all(s.board.province[county] == PROVINCES.index("tiszahat") for county, _ in game.pending[0].options)
    assert refused(game, "place_neutral:szepes-infantry") == "S6.3"  # a mountain
    assert refused(game, "place_neutral:abauj-infantry") == "S6.3"  # a castle
    play(game, "place_neutral:zemplen-cavalry")
    assert game.pending[0].seat == (s.start + 1) % 3
    assert refused(game, "place_neutral:szabolcs-cavalry") == "S6.3"
    until(game, "step_or_pass")
    for province in ("tiszahat", "delvidek", "pannonia"):
        land = s.board.provinces[PROVINCES.index(province)]
        plain = [county for county in bits(land & ~s.board.castles) if s.board.terrain[county] == 0]
        assert all(s.troops[county] == 1 for county in plain)
        assert tuple(sum(s.units[3 * county + arm] for county in plain) for arm in range(3)) == arms
        rest = [county for county in bits(land & ~s.board.castles) if s.board.terrain[county]]
        assert all(s.holder[county] == EMPTY for county in rest)


@rule("kard_es_korona", "S7")
def test_slavonia_is_closed_with_five_players() -> None:
    land = load_board("basic", closed=True)
    closed = [land.number[id] for id in ("zagrab", "pozsega", "koros", "szerem", "valko", "modrus")]
    baranya = land.number["baranya"]
    for county in range(land.size):
        assert not {*land.neighbours[county]} & {*closed}
    assert all(not land.neighbours[county] and not land.castle[county] for county in closed)
    assert land.neighbours[baranya] and land.castles.bit_count() == 12
    game = until(new(5), "step_or_pass")
    assert holder(game, "baranya") == holder(game, "zagrab") == EMPTY
    assert refused(game, "step_or_pass:zagrab") == "S7"


@rule("kard_es_korona", "S8")
def test_sixteen_cards_empty_treasuries_vacant_offices() -> None:
    game = regalia.new("kard_es_korona", seats=3, seed=1)
    s = of(game)
    assert sorted(s.deck) == list(range(16)) and len(EVENTS) == 16
    assert s.treasury == [0, 0, 0] and s.offices == (-1, -1, -1)
    other = of(regalia.new("kard_es_korona", seats=3, seed=2))
    assert s.deck != other.deck
