"""R1, R6, R7: control, steps and attacks."""

from __future__ import annotations

import pytest
from tests.games.kard_es_korona.helpers import army, asked, attack, holder, lord, of, play, refused, situation, texts
from tests.rules import rule

from regalia.games.kard_es_korona.pieces.board import DRY, FAIR, FLOODED, load_board
from regalia.games.kard_es_korona.pieces.numbers import ARCHER, CAVALRY, INFANTRY, LORD
from regalia.games.kard_es_korona.rules.march.limits import fits_castle, is_mixed
from regalia.games.kard_es_korona.rules.march.movement import steps_of
from regalia.games.kard_es_korona.state import EMPTY

FAR = {"kolozs": (1, 1, 0, 0)}
"""The other player's only castle, far away."""

LORDS = {0: "nyitra", 1: "kolozs"}


@rule("kard_es_korona", "R1.1", "R6.11")
def test_a_county_is_held_by_units_and_empty_without() -> None:
    game = situation({"nyitra": (0, 2, 0, 0), "hont": (0, 1, 0, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:bars", "movers:hont-infantry-1", "movers:done")
    assert holder(game, "hont") == EMPTY and holder(game, "bars") == 0


@rule("kard_es_korona", "R1.2", "R7.1", "R7.3", "R7.4", "R6.14")
def test_an_attacked_county_is_still_the_defenders_and_closed_to_all() -> None:
    game = situation(
        {"nyitra": (0, 3, 0, 0), "hont": (0, 2, 0, 0), "bars": (1, 2, 0, 0), "zolyom": (1, 3, 0, 0), **FAR}, lords=LORDS
    )
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-2", "movers:done")
    battle = of(game).battles[0]
    assert holder(game, "bars") == 1 and battle.army == (2, 0, 0) and battle.serial == 1
    assert [of(game).board.ids[county] for county in battle.entries] == ["nyitra"]
    assert asked(game)[0] == 1
    assert refused(game, "step_or_pass:bars") == "R6.14"
    play(game, "step_or_pass:lipto")
    assert refused(game, "movers:bars-infantry-1") == "R7.4"


@rule("kard_es_korona", "R1.3", "R6.12")
def test_an_empty_castle_is_taken_with_its_county_by_any_unit() -> None:
    game = situation({"nyitra": (0, 1, 1, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:pozsony", "movers:nyitra-archer-1", "movers:done")
    assert army(game, "pozsony") == (0, 1, 0) and of(game).castles_of(0) == 1


@rule("kard_es_korona", "R1.5", "R6.8")
def test_nobody_moves_through_enemies() -> None:
    game = situation(
        {"nyitra": (0, 0, 0, 3), "bars": (1, 1, 0, 0), "trencsen": ("kiralyi", 1, 0, 0), **FAR}, lords=LORDS
    )
    assert "step_or_pass:bars" in texts(game) and "step_or_pass:trencsen" in texts(game)  # both are enemies
    assert refused(game, "step_or_pass:hont") == "R6.8"
    with_help = situation(
        {"nyitra": (0, 0, 0, 3), "bars": (1, 1, 0, 0), "trencsen": ("kiralyi", 1, 0, 0), "lipto": (0, 2, 0, 0), **FAR},
        lords=LORDS,
    )
    play(with_help, "step_or_pass:zolyom")
    assert refused(with_help, "movers:nyitra-cavalry-1") == "R6.8"  # for others the county is open


@rule("kard_es_korona", "R1.6", "R1.7", "R1.8", "R22.1")
def test_example_5_limits_in_a_castle_and_before_it() -> None:
    land = situation({"nyitra": (0, 1, 0, 0), **FAR}, lords=LORDS)
    variants = of(land).variants
    assert fits_castle((4, 2, 1), variants) and not fits_castle((5, 2, 0), variants)
    assert fits_castle((4, 0, 0), variants) and not fits_castle((5, 0, 0), variants)
    assert not fits_castle((0, 0, 5), variants) and not fits_castle((4, 4, 0), variants)
    assert is_mixed((5, 2, 2), "four_or_half") and not is_mixed((6, 2, 1), "four_or_half")
    assert is_mixed((4, 1, 0), "four_or_half") and not is_mixed((5, 0, 0), "four_or_half")
    assert [most for most in (5, 6) if is_mixed((most, 5, 0), "four_or_half")] == [5, 6]
    strict = [
        max(m for m in range(n + 1) if is_mixed((m, n - m, 0), "strict_half") and m >= n - m) for n in (5, 6, 7, 9)
    ]
    assert strict == [3, 3, 4, 5]
    assert is_mixed((4, 0, 0), "strict_half") and not is_mixed((4, 1, 0), "strict_half")


@rule("kard_es_korona", "R1.6")
def test_a_step_may_not_overfill_a_castle() -> None:
    game = situation({"nyitra": (0, 4, 4, 1), "pozsony": (0, 3, 2, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:pozsony")
    assert refused(game, "movers:nyitra-infantry-2") == "R1.6"
    assert refused(game, "movers:nyitra-archer-3") == "R1.6"
    play(game, "movers:nyitra-archer-2")
    assert refused(game, "movers:nyitra-infantry-1") == "R1.6"
    full = situation({"nyitra": (0, 1, 0, 0), "pozsony": (0, 4, 3, 0), **FAR}, lords={0: "pozsony", 1: "kolozs"})
    assert refused(full, "step_or_pass:pozsony") == "R1.6"


@pytest.mark.parametrize(("castles", "steps"), [(2, 4), (4, 6), (5, 6), (0, 2)])
@rule("kard_es_korona", "R6.1")
def test_example_1_steps_by_castles(castles: int, steps: int) -> None:
    held = ["pozsony", "trencsen", "abauj", "ung", "pilis"][:castles]
    game = situation({"nyitra": (0, 1, 0, 0), **dict.fromkeys(held, (0, 1, 0, 0)), **FAR}, lords=LORDS)
    assert steps_of(of(game), 0) == steps == of(game).steps[0]


@rule("kard_es_korona", "R6.1")
def test_steps_are_counted_once_at_the_start() -> None:
    game = situation({"nyitra": (0, 2, 0, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:pozsony", "movers:nyitra-infantry-1", "movers:done")
    assert of(game).castles_of(0) == 1 and of(game).steps[0] == 1


@rule("kard_es_korona", "R6.2", "R6.3", "R6.4")
def test_example_23_the_first_to_pass_starts_the_next_year() -> None:
    counties = {
        "nyitra": (0, 4, 0, 0), "pozsony": (0, 1, 0, 0), "trencsen": (0, 1, 0, 0),
        "zemplen": (1, 4, 0, 0), "abauj": (1, 1, 0, 0), "doboka": (2, 4, 0, 0), "kolozs": (2, 1, 0, 0),
        "hunyad": (2, 1, 0, 0),
    }  # fmt: skip
    game = situation(counties, seats=3, lords={0: "nyitra", 1: "zemplen", 2: "doboka"}, options={"events": False})
    assert of(game).steps == [4, 3, 4]
    home = {0: ("nyitra", ["bars", "hont", "zolyom"]), 1: ("zemplen", ["borsod", "szabolcs", "ung"]), 2: ("doboka", [])}
    turns = []
    for _ in range(9):
        seat = asked(game)[0]
        turns.append(seat)
        origin, _ = home[seat]
        target = next(text for text in texts(game) if text not in ("step_or_pass:pass",))
        play(game, target)
        play(game, next(text for text in texts(game) if (text.endswith("-1") and origin in text) or "-1" in text))
        while asked(game)[1] == "movers":
            play(game, "movers:done" if "movers:done" in texts(game) else texts(game)[0])
    assert turns == [0, 1, 2] * 3
    assert asked(game)[0] == 0 and of(game).steps == [1, 0, 1]
    play(game, next(text for text in texts(game) if text != "step_or_pass:pass"))
    while asked(game) == (0, "movers"):
        play(game, "movers:done" if "movers:done" in texts(game) else texts(game)[0])
    assert of(game).first_passed == 1  # seat 1 had no step left and passed by itself


@rule("kard_es_korona", "R6.2", "R6.4")
def test_a_pass_is_final_and_the_others_go_on() -> None:
    game = situation({"nyitra": (0, 3, 0, 0), "kolozs": (1, 3, 0, 0)}, lords=LORDS)
    play(game, "step_or_pass:pass")
    assert asked(game) == (1, "step_or_pass")
    play(game, "step_or_pass:doboka", "movers:kolozs-infantry-1", "movers:done")
    assert asked(game)[0] == 1 and of(game).first_passed == 0


@rule("kard_es_korona", "R6.5", "R6.15", "R7.1")
def test_example_15_a_siege_from_three_counties() -> None:
    counties = {
        "pilis": ("kiralyi", 1, 1, 1), "gyor": (0, 2, 0, 0), "fejer": (0, 0, 2, 0), "hont": (0, 0, 0, 1),
        "nyitra": (0, 1, 0, 0), **FAR,
    }  # fmt: skip
    game = situation(counties, lords=LORDS)
    play(
        game,
        "step_or_pass:pilis",
        "movers:gyor-infantry-2",
        "movers:fejer-archer-2",
        "movers:hont-cavalry-1",
        "movers:done",
    )
    battle = of(game).battles[0]
    assert battle.army == (2, 2, 1)
    assert {of(game).board.ids[county] for county in battle.entries} == {"gyor", "fejer", "hont"}
    assert refused_empty() == "R6.5"


def refused_empty() -> str:
    game = situation({"nyitra": (0, 2, 0, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:bars")
    return refused(game, "movers:done")


@rule("kard_es_korona", "R6.15")
def test_the_entry_county_is_chosen_and_is_one_for_an_arm() -> None:
    game = situation({"nyitra": (0, 0, 0, 3), "zolyom": (1, 2, 0, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:zolyom")
    ways = {text.partition("@")[2] for text in texts(game) if "cavalry-1" in text}
    assert {"bars", "hont"} <= ways
    play(game, "movers:nyitra-cavalry-1@bars")
    assert refused(game, "movers:nyitra-cavalry-1@hont") == "R6.15"
    play(game, "movers:nyitra-cavalry-1@bars", "movers:done")
    assert [of(game).board.ids[county] for county in of(game).battles[0].entries] == ["bars"]


@rule("kard_es_korona", "R6.6", "R6.7")
def test_example_6_over_a_river_into_a_marsh() -> None:
    land = load_board("basic")
    number = land.number
    assert land.cost(number["kunsag"], number["tolna"], FAIR) == 3
    assert land.cost(number["hont"], number["pilis"], FAIR) == 2
    assert land.cost(number["nyitra"], number["bars"], FAIR) == 1
    game = situation({"kunsag": (0, 2, 0, 2), "nyitra": (0, 1, 0, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:tolna")
    assert refused(game, "movers:kunsag-infantry-1") == "R6.7"
    play(game, "movers:kunsag-cavalry-1", "movers:done")
    assert army(game, "tolna") == (0, 0, 1)


@rule("kard_es_korona", "R6.6", "R6.7", "R6.8")
def test_example_14_paths_on_the_basic_map() -> None:
    land = load_board("basic")
    roads, number = land.roads[FAIR], land.number
    assert dict(roads[INFANTRY].ways[number["nograd"]][number["csongrad"]])[number["kunsag"]] == (
        1 << number["kunsag"],
    )
    assert number["pilis"] in roads[ARCHER].ways[number["hont"]]
    assert number["tolna"] in roads[CAVALRY].ways[number["kunsag"]]
    assert number["tolna"] not in roads[INFANTRY].ways[number["kunsag"]]
    assert number["arad"] in dict(roads[CAVALRY].ways[number["temes"]][number["kolozs"]])
    assert land.cost(number["temes"], number["arad"], FAIR) + land.cost(number["arad"], number["kolozs"], FAIR) == 3
    assert roads[LORD] is roads[CAVALRY]


@rule("kard_es_korona", "R3.6", "R6.6")
def test_floods_and_dry_summer_change_the_costs() -> None:
    land = load_board("basic")
    kunsag, tolna, hont, pilis = (land.number[id] for id in ("kunsag", "tolna", "hont", "pilis"))
    assert (land.cost(kunsag, tolna, FLOODED), land.cost(hont, pilis, FLOODED)) == (4, 3)
    assert (land.cost(kunsag, tolna, DRY), land.cost(hont, pilis, DRY)) == (1, 1)
    lipto = land.number["lipto"]
    assert land.cost(land.number["zolyom"], lipto, DRY) == 2
    flooded = situation(
        {"hont": (0, 2, 0, 0), **FAR},
        lords={0: "hont", 1: "kolozs"},
        options={"events": True},
        event="aradas",
        drawn=["aradas"],
    )
    assert refused(flooded, "step_or_pass:pilis") == "R6.7"


@rule("kard_es_korona", "R6.9", "R6.13", "R5.4")
def test_units_move_once_a_year() -> None:
    game = situation({"nyitra": (0, 2, 0, 0), **FAR}, lords=LORDS, players={0: {"steps": 4}, 1: {"steps": 0}})
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-1", "movers:done")
    assert refused(game, "step_or_pass:zolyom") == "R6.9"
    game = situation(
        {"nyitra": (0, 3, 0, 0), "bars": (0, 1, 0, 0), **FAR}, lords=LORDS, players={0: {"steps": 4}, 1: {"steps": 0}}
    )
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-1", "movers:done", "step_or_pass:hont")
    assert refused(game, "movers:bars-infantry-2") == "R6.9"
    play(game, "movers:bars-infantry-1", "movers:done", "step_or_pass:pass")
    assert of(game).year == 2 and not any(of(game).moved)


@rule("kard_es_korona", "R6.10")
def test_a_lord_never_stands_alone() -> None:
    game = situation({"nyitra": (0, 1, 0, 0), "bars": (0, 2, 0, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:pozsony", "movers:nyitra-infantry-1")
    assert refused(game, "movers:done") == "R6.10"
    play(game, "movers:nyitra-lord-1", "movers:done")
    assert lord(game, 0) == "pozsony"
    alone = situation({"nyitra": (0, 2, 0, 0), "bars": (0, 2, 0, 0), **FAR}, lords=LORDS)
    play(alone, "step_or_pass:pozsony", "movers:nyitra-lord-1")
    assert refused(alone, "movers:done") == "R6.10"
    joins = situation({"nyitra": (0, 2, 0, 0), "bars": (0, 2, 0, 0), **FAR}, lords=LORDS)
    play(joins, "step_or_pass:bars", "movers:nyitra-lord-1", "movers:done")
    assert lord(joins, 0) == "bars"


@rule("kard_es_korona", "R7.1", "R7.2", "R11.5")
def test_what_an_attack_needs() -> None:
    counties = {"nyitra": (0, 1, 3, 3), "trencsen": (1, 1, 0, 0), "bars": (1, 1, 0, 0), **FAR}
    game = situation(counties, lords=LORDS)
    play(game, "step_or_pass:trencsen", "movers:nyitra-archer-1")
    assert refused(game, "movers:done") == "R7.2"
    play(game, "movers:nyitra-lord-1", "movers:done")
    assert of(game).battles[0].lord
    alone = situation(counties, lords=LORDS)
    play(alone, "step_or_pass:bars", "movers:nyitra-lord-1")
    assert refused(alone, "movers:done") == "R7.1"
    no_key = situation(
        {"nyitra": (0, 0, 3, 3), "hont": (0, 1, 0, 0), "trencsen": (1, 1, 0, 0), **FAR},
        lords={0: "hont", 1: "kolozs"},
        players={0: {"lord_moved": True}},
    )
    assert refused(no_key, "step_or_pass:trencsen") == "R7.2"


@rule("kard_es_korona", "R7.5", "R7.6", "R20.1")
def test_neutrals_only_stand_and_who_has_attacked_is_spent() -> None:
    game = situation(
        {"nyitra": (0, 3, 0, 0), "bars": ("kiralyi", 2, 0, 0), **FAR},
        lords=LORDS,
        players={0: {"steps": 5}, 1: {"steps": 0}},
    )
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-1", "movers:done", "step_or_pass:pozsony")
    assert all("nyitra" in text or "done" in text for text in texts(game))
    assert refused(game, "movers:nyitra-infantry-3") == "R6.5"


@rule("kard_es_korona", "R10.7")
def test_open_counties_take_armies_of_any_size() -> None:
    game = situation({"nyitra": (0, 9, 9, 9), "bars": (0, 12, 0, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-8", "movers:nyitra-archer-9", "movers:done")
    assert army(game, "bars") == (20, 9, 0)


@rule("kard_es_korona", "R6.7", "R6.8")
def test_bad_steps_are_refused_with_the_rule() -> None:
    game = situation({"nyitra": (0, 2, 0, 0), "bars": (1, 1, 0, 0), **FAR}, lords=LORDS)
    assert refused(game, "step_or_pass:temes") == "R6.7"
    assert refused(game, "step_or_pass:sell=judge") == "R18.6"
    waiting = situation(
        {"nyitra": (0, 2, 0, 0), "bars": (1, 1, 0, 0), "hont": (0, 1, 0, 0), **FAR}, lords=LORDS,
        battles=[attack("bars", (1, 0, 0), ["nyitra"])],
    )  # fmt: skip
    assert refused(waiting, "step_or_pass:bars") == "R6.14"
