"""R8 to R13: battles, sieges, retreats after them, and lords."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kard_es_korona.helpers import (
    BATTLES,
    Army,
    army,
    asked,
    attack,
    holder,
    load,
    lord,
    of,
    play,
    refused,
    said,
    situation,
    texts,
)
from tests.rules import rule

from regalia.core.game import Game
from regalia.games.kard_es_korona.pieces.board import OPEN, ROUGH, SIEGE
from regalia.games.kard_es_korona.pieces.numbers import ARCHER, CAVALRY, INFANTRY
from regalia.games.kard_es_korona.rules.battle.hits import NEVER, count_hits, needs, reasonable, removals
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, EMPTY

HOMES = {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0)}
LORDS = {0: "pozsony", 1: "kolozs"}


def battle(
    where: str,
    attackers: Army,
    defenders: tuple[Any, int, int, int],
    *rolls: int,
    entries: tuple[str, ...] = ("nyitra",),
    more: dict[str, Any] | None = None,
    lord: bool = False,
    lords: dict[int, str] | None = None,
    **state: Any,
) -> Game:
    """Seat 1 passes last, and seat 0's battle is fought with these dice."""
    game = situation(
        {**HOMES, **(more or {}), where: defenders},
        lords={**LORDS, **(lords or {})},
        battles=[attack(where, attackers, entries, lord=lord)],
        agenda=[*BATTLES, ["move"]],
        players={0: {"steps": 0, "passed": True}, 1: {"steps": 1}, **state.pop("players", {})},
        active=1,
        **state,
    )
    load(game, *rolls)
    play(game, "step_or_pass:pass")
    return game


# === R9 ===============================================================================================================


@rule("kard_es_korona", "R9.1", "R9.2", "R9.3")
def test_the_table_of_hits() -> None:
    assert [needs(OPEN, side, arm) for side in (ATTACKER, DEFENDER) for arm in range(3)] == [(5, 6), (5, 6), (4, 6)] * 2
    assert needs(OPEN, ATTACKER, ARCHER, opening=True) == (5, NEVER)
    assert [needs(ROUGH, ATTACKER, arm) for arm in range(3)] == [(5, 5)] * 3
    assert [needs(ROUGH, DEFENDER, arm) for arm in range(3)] == [(4, 4)] * 3
    assert needs(ROUGH, ATTACKER, ARCHER, opening=True) == (5, 5)  # dismounted cavalry can be shot
    assert [needs(SIEGE, ATTACKER, arm) for arm in range(3)] == [(5, 5)] * 3
    assert [needs(SIEGE, DEFENDER, arm) for arm in range(3)] == [(5, 5), (4, 4), (5, 5)]


@rule("kard_es_korona", "R9.1", "R9.2", "R13.2")
def test_examples_2_3_11_and_18_needed_numbers() -> None:
    def hits(arm: int, die: int, ground: int, led: int = -1, side: int = ATTACKER, bonus: int = 0) -> tuple[int, int]:
        rolls = tuple((die,) if each == arm else () for each in range(3))
        return count_hits(rolls, ground, side, led, bonus)

    assert hits(INFANTRY, 5, OPEN, led=INFANTRY) == (1, 0)  # led infantry hits mounted cavalry with a 5
    assert hits(INFANTRY, 5, OPEN) == (0, 1) and hits(INFANTRY, 4, OPEN) == (0, 0)
    assert hits(CAVALRY, 5, OPEN, led=CAVALRY) == (1, 0) and hits(CAVALRY, 4, OPEN, led=CAVALRY) == (0, 1)
    assert [hits(CAVALRY, die, OPEN) for die in (3, 4, 5, 6)] == [(0, 0), (0, 1), (0, 1), (1, 0)]
    assert [sum(hits(arm, die, SIEGE)) for arm in range(3) for die in (4, 5)] == [0, 1] * 3
    assert [sum(hits(CAVALRY, die, ROUGH)) for die in (4, 5)] == [0, 1]
    assert sum(hits(CAVALRY, 4, ROUGH, led=CAVALRY)) == 1 and sum(hits(INFANTRY, 4, ROUGH, side=DEFENDER)) == 1
    assert sum(hits(INFANTRY, 3, ROUGH, led=INFANTRY, bonus=1)) == 1  # lord and Vintage add up
    assert sum(hits(INFANTRY, 2, SIEGE, led=INFANTRY, bonus=1)) == 0


@rule("kard_es_korona", "R9.4")
def test_examples_4_and_19_what_may_be_removed() -> None:
    assert {*removals((1, 1, 1), 1, 0)} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert {*removals((0, 1, 1), 1, 1)} == {(0, 1, 1), (0, 1, 0)}
    assert removals((0, 0, 2), 1, 3) == ((0, 0, 1),)
    assert {*removals((1, 1, 0), 3, 0)} == {(1, 1, 0)}
    game = battle("bars", (2, 0, 0), (1, 0, 1, 1), 1, 6, 5, 1)  # the archer shoots first and misses
    assert asked(game) == (0, "assign_hits")
    assert {*texts(game)} == {"assign_hits:0-1-1", "assign_hits:0-1-0"}
    assert refused(game, "assign_hits:0-0-0") == "R9.4"


@rule("kard_es_korona", "R9.5", "R10.4", "R10.6")
def test_losses_go_together_and_both_may_vanish() -> None:
    game = battle("bars", (1, 0, 0), (1, 1, 0, 0), 5, 5)
    assert holder(game, "bars") == EMPTY and not of(game).battles
    assert said(game, "losses")[0]["army"] == (1, 0, 0) and said(game, "losses")[0]["defenders"] == (1, 0, 0)


@rule("kard_es_korona", "R9.6", "R18.2")
def test_the_judge_rolls_again_before_anything_is_chosen() -> None:
    game = battle("bars", (2, 0, 0), (1, 2, 0, 0), 1, 1, 6, 6, offices={"judge": 0})
    assert asked(game) == (0, "reroll")
    assert texts(game) == ["reroll:infantry", "reroll:keep"]
    assert refused(game, "reroll:archer") == "R18.2"
    load(game, 5, 5, 1)
    play(game, "reroll:infantry")
    assert holder(game, "bars") == EMPTY  # both sides hit twice


@rule("kard_es_korona", "R9.7", "R20.1")
def test_who_chooses_for_neutrals() -> None:
    counties = {"pozsony": (0, 1, 0, 0), "zemplen": (1, 1, 0, 0), "doboka": (2, 1, 0, 0), "bars": ("kiralyi", 2, 0, 0)}

    def fight(**more: Any) -> Game:  # fmt: skip
        game = situation(
            counties, seats=3, lords={0: "pozsony", 1: "zemplen", 2: "doboka", **more.pop("lords", {})},
            battles=[attack("bars", (2, 2, 0), ["nyitra"])], agenda=[*BATTLES, ["move"]], active=2,
            players={0: {"passed": True}, 1: {"passed": True}, **more.pop("players", {})}, **more,
        )  # fmt: skip
        load(game, 1, 1, 6, 1, 5, 5)  # two archers miss; then 2 infantry against 2 infantry
        play(game, "step_or_pass:pass")
        return game

    game = fight()
    while asked(game)[0] != 2:
        play(game, texts(game)[0])
    assert asked(game) == (2, "assign_hits")  # the right-hand neighbour of the attacker
    assert not [
        ask for ask in fight(options={"neutral_hits": "auto"}).pending if ask.kind.id == "assign_hits" and ask.seat == 2
    ]
    assert reasonable((2, 1, 1), 1, 1, mounted=True) == (1, 0, 1)
    assert reasonable((1, 1, 1), 3, 0, mounted=False) == (1, 1, 1)
    assert reasonable((2, 1, 1), 2, 0, mounted=False) == (2, 0, 0)


# === R10 ==============================================================================================================


def clashes(game: Game) -> list[str]:
    return [fact["kind"] for fact in said(game, "clash")]


def dice_of(game: Game, at: int) -> list[int]:
    return [len(dice) for dice in said(game, "clash")[at]["rolls"]]


@rule("kard_es_korona", "R10.2", "R10.3")
def test_example_16_no_opening_shot_against_cavalry_alone() -> None:
    game = battle("bars", (1, 3, 0), (1, 0, 0, 2), 6, 6, 1, 1, 1, 1)
    assert clashes(game)[0] == "melee" and dice_of(game, 0) == [1, 3, 0, 0, 0, 2]


@rule("kard_es_korona", "R10.1", "R10.3")
def test_example_17_the_opening_shot() -> None:
    game = battle("bars", (1, 3, 0), (1, 1, 0, 2), 6, 6, 1)
    assert clashes(game)[:2] == ["shot", "first"]
    assert dice_of(game, 0) == [0, 3, 0, 0, 0, 0]
    assert said(game, "losses")[0]["defenders"] == (1, 0, 0)  # cavalry cannot be shot, sixes or not
    assert dice_of(game, 1) == [1, 0, 0, 0, 0, 2]


@rule("kard_es_korona", "R10.5")
def test_a_first_melee_of_archers_alone_is_left_out() -> None:
    game = battle("bars", (0, 2, 0), (1, 0, 2, 0), 1, 1, 1, 1)
    assert clashes(game)[:2] == ["shot", "melee"]


@rule("kard_es_korona", "R9.3", "R10.1")
def test_in_the_mountains_cavalry_can_be_shot() -> None:
    game = battle("lipto", (0, 2, 0), (1, 0, 0, 1), 5, 1)
    assert clashes(game) == ["shot"] and holder(game, "lipto") == 0


# === R11 ==============================================================================================================


@rule("kard_es_korona", "R11.1", "R11.2", "R9.1")
def test_example_10_wall_shot_assault_wall_shot_assault() -> None:
    game = battle("trencsen", (2, 1, 0), (1, 1, 1, 0), 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert clashes(game)[:4] == ["wall", "assault", "wall", "assault"]
    assert dice_of(game, 0) == [0, 0, 0, 0, 1, 0] and dice_of(game, 1) == [2, 1, 0, 1, 0, 0]


@rule("kard_es_korona", "R11.3", "R12.4", "R12.9", "R22.10")
def test_without_infantry_the_siege_is_given_up_at_once() -> None:
    game = battle("trencsen", (1, 2, 0), (1, 1, 1, 0), 4, more={"nyitra": (0, 1, 0, 0)})
    while asked(game)[1] == "assign_hits":
        play(game, "assign_hits:1-0-0")
    assert clashes(game) == ["wall"]
    assert army(game, "nyitra") == (1, 2, 0) and army(game, "trencsen") == (1, 1, 0)


@rule("kard_es_korona", "R11.4", "R11.6", "R12.1")
def test_example_20_the_last_of_both_fall_together() -> None:
    game = battle("trencsen", (1, 2, 0), (1, 1, 0, 0), 5, 1, 1, 5)
    play(game, "assign_hits:1-0-0")
    assert holder(game, "trencsen") == 0 and army(game, "trencsen") == (0, 2, 0)
    missed = battle("trencsen", (1, 2, 0), (1, 1, 0, 0), 1, 1, 1, 5, more={"nyitra": (0, 1, 0, 0)})
    play(missed, "assign_hits:1-0-0")
    assert army(missed, "nyitra") == (1, 2, 0) and holder(missed, "trencsen") == 1


@rule("kard_es_korona", "R11.5", "R13.1")
def test_with_the_lord_cavalry_alone_besieges() -> None:
    game = battle("trencsen", (0, 0, 2), (1, 1, 0, 0), 4, 1, 1, lord=True, lords={0: "trencsen"})
    assert holder(game, "trencsen") == 0 and lord(game, 0) == "trencsen"  # led: a 4 is enough


# === R12 ==============================================================================================================


@rule("kard_es_korona", "R12.2", "R12.3", "R12.8")
def test_what_does_not_fit_leaves_the_castle() -> None:
    game = battle("trencsen", (6, 3, 0), (1, 1, 0, 0), 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, more={"nyitra": (0, 1, 0, 0)})
    assert army(game, "trencsen") == (4, 3, 0) and army(game, "nyitra") == (3, 0, 0)
    choice = battle("trencsen", (4, 4, 2), (1, 1, 0, 0), 5, *[1] * 11, more={"nyitra": (0, 1, 0, 0)})
    assert asked(choice) == (0, "garrison")
    assert refused(choice, "garrison:0-0-0-in") == "R12.3"
    assert refused(choice, "garrison:5-1-1-in") == "R12.2"
    assert refused(choice, "garrison:4-4-0-in") == "R1.6"
    assert refused(choice, "garrison:1-1-1-in") == "R12.2"
    play(choice, "garrison:4-1-2-in")
    assert army(choice, "trencsen") == (4, 1, 2) and army(choice, "nyitra") == (1, 3, 0)


@rule("kard_es_korona", "R12.5")
def test_without_a_way_back_any_free_neighbour_will_do() -> None:
    game = battle("trencsen", (1, 2, 0), (1, 1, 0, 0), 1, 1, 1, 5, more={"nyitra": (1, 1, 0, 0)})
    play(game, "assign_hits:1-0-0")
    assert asked(game) == (0, "retreat_to")
    assert refused(game, "retreat_to:nyitra") == "R12.5"
    assert "retreat_to:lipto" in texts(game)


def encircled(attackers: Army, **more: Any) -> Game:
    """Besiegers of Modrus's neighbour with nothing but enemies around."""
    land = dict.fromkeys(("pozsony", "nyitra", "bars", "lipto", "zolyom"), (1, 1, 0, 0))
    return situation(
        {"hont": (0, 1, 0, 0), **land, "trencsen": (1, 2, 0, 0), "kolozs": (1, 1, 0, 0)},
        lords={0: "hont", 1: "kolozs"},
        battles=[attack("trencsen", attackers, ["nyitra"])],
        agenda=[*BATTLES, ["move"]],
        players={0: {"passed": True}, 1: {"steps": 1}},
        active=1,
        **more,
    )


@rule("kard_es_korona", "R12.6", "R12.10", "R8.4")
def test_a_forced_attack() -> None:
    game = encircled((0, 2, 0))
    load(game, 6, 6)
    play(game, "step_or_pass:pass")
    assert asked(game) == (0, "retreat_to") and "retreat_to:pozsony" not in texts(game)  # a castle, without infantry
    assert refused(game, "retreat_to:pozsony") == "R12.6"
    play(game, "retreat_to:nyitra")
    assert holder(game, "nyitra") == 0 and army(game, "nyitra") == (0, 2, 0)
    assert said(game, "forced_attack")


@rule("kard_es_korona", "R12.7", "R14.6")
def test_a_group_without_any_way_is_lost() -> None:
    """Every neighbour is an enemy's castle or has a battle waiting; the besieged castle is the neighbours' own."""
    around = ("pozsony", "nyitra", "bars", "lipto")
    game = situation(
        {"hont": (0, 1, 0, 0), **dict.fromkeys(around, (1, 1, 0, 0)), "trencsen": (1, 2, 0, 0), "kolozs": (1, 1, 0, 0)},
        lords={0: "hont", 1: "kolozs"}, agenda=[*BATTLES, ["disperse", 0, 1, [0, 2, 0], 0, [2], 0]],
        battles=[attack(id, (1, 0, 0), ["hont"], serial=at) for at, id in enumerate(around[1:], 1)],
    )  # fmt: skip
    assert of(game).board.ids[1] == "trencsen" and said(game, "vanished")[0]["army"] == (0, 2, 0)
    lone = situation(
        {"hont": (0, 1, 0, 0), **dict.fromkeys(around, (1, 1, 0, 0)), "trencsen": (0, 4, 3, 0), "kolozs": (1, 1, 0, 0)},
        lords={0: "trencsen", 1: "kolozs"}, agenda=[*BATTLES, ["disperse", 0, 1, [0, 2, 0], 1, [2], 0]],
        battles=[attack(id, (1, 0, 0), ["hont"], serial=at) for at, id in enumerate(around, 1)],
    )  # fmt: skip
    assert of(lone).captive[0] == 4  # beaten by nobody: the castle is the player's own


@rule("kard_es_korona", "R8.1", "R8.2", "R8.3")
def test_the_order_of_battles() -> None:
    counties = {
        **HOMES,
        "trencsen": (1, 1, 0, 0),
        "bars": (1, 1, 0, 0),
        "lipto": (1, 1, 0, 0),
        "abauj": (1, 1, 0, 0),
        "zolyom": (1, 1, 0, 0),
    }
    waiting = [
        attack("trencsen", (1, 0, 0), ["nyitra"], serial=1), attack("bars", (1, 0, 0), ["nyitra"], serial=2),
        attack("lipto", (1, 0, 0), ["nyitra"], serial=3), attack("zolyom", (2, 0, 0), ["hont"], serial=4, lord=True),
    ]  # fmt: skip
    game = situation(
        counties, lords={0: "zolyom", 1: "kolozs"}, battles=waiting, agenda=[*BATTLES, ["move"]], active=1,
        players={0: {"passed": True}},
    )  # fmt: skip
    play(game, "step_or_pass:pass")
    began = [of(game).board.ids[fact["county"]] for fact in said(game, "battle_began")]
    assert began[0] == "zolyom"  # the lord's first
    while asked(game)[1] != "choose_battle" and not game.over:
        play(game, texts(game)[0])
    assert {*texts(game)} == {"choose_battle:bars", "choose_battle:lipto"}
    assert refused(game, "choose_battle:trencsen") == "R8.3"
    assert refused(game, "choose_battle:abauj") == "R8.2"
    play(game, "choose_battle:lipto")
    began = [of(game).board.ids[fact["county"]] for fact in said(game, "battle_began")]
    assert began[1:] == ["lipto", "bars", "trencsen"]


# === R13 ==============================================================================================================


@rule("kard_es_korona", "R13.2", "R13.3")
def test_the_led_arm() -> None:
    game = battle("bars", (1, 0, 2), (1, 3, 0, 0), lord=True, lords={0: "bars"})
    assert asked(game) == (0, "lead_arm") and texts(game) == ["lead_arm:infantry", "lead_arm:cavalry"]
    assert refused(game, "lead_arm:archer") == "R13.2"
    load(game, 4, 1, 1, 1, 1, 1)
    play(game, "lead_arm:infantry")
    assert said(game, "losses")[0]["defenders"] == (1, 0, 0)  # a led 4 hits foot


@rule("kard_es_korona", "R13.4", "R13.6", "R14.1", "R14.2", "R18.5")
def test_a_lord_beaten_by_neutrals_is_captured_even_if_they_vanish_too() -> None:
    game = battle("bars", (1, 0, 0), ("kiralyi", 1, 0, 0), 5, 5, lord=True, lords={0: "bars"}, offices={"palatine": 0})
    assert of(game).captive[0] == 4 and lord(game, 0) is None and of(game).offices == (-1, -1, -1)
    assert holder(game, "bars") == EMPTY and of(game).is_in(0)


@rule("kard_es_korona", "R13.7", "R13.6")
def test_escape() -> None:
    def lost(*rolls: int) -> Game:
        game = battle(
            "bars", (1, 0, 0), ("kiralyi", 1, 0, 0), 1, 5, lord=True, lords={0: "bars"}, more={"nyitra": (0, 1, 0, 0)}
        )
        assert asked(game) == (0, "escape") and texts(game) == ["escape:nyitra", "escape:no"]
        assert refused(game, "escape:pozsony") == "R13.7"
        load(game, *rolls)
        return game

    free = lost(6)
    play(free, "escape:nyitra")
    assert lord(free, 0) == "nyitra" and not of(free).captive[0]
    caught = lost(5)
    play(caught, "escape:nyitra")
    assert of(caught).captive[0] == 4
    proud = lost(6)
    play(proud, "escape:no")
    assert of(proud).captive[0] == 4


@rule("kard_es_korona", "R13.9")
def test_a_battle_lost_without_the_lord_costs_only_units() -> None:
    game = battle("bars", (1, 0, 0), (1, 1, 0, 0), 1, 5)
    assert army(game, "bars") == (1, 0, 0) and lord(game, 0) == "pozsony" and of(game).is_in(0)


def lords_meet(*rolls: int, **more: Any) -> Game:
    """Both lords, one infantry each."""
    return battle(
        "bars", (1, 0, 0), (1, 1, 0, 0), *rolls, lord=True, lords={0: "bars", 1: "bars"},
        more={"nyitra": (0, 2, 0, 0), "zolyom": (1, 2, 0, 1), "doboka": (1, 1, 0, 0), **more.pop("land", {})}, **more,
    )  # fmt: skip


@rule("kard_es_korona", "R13.5", "R15.1", "R15.2", "R15.5", "R15.8", "R13.11")
def test_a_duel() -> None:
    game = lords_meet(5, 5, 6, 6, 3, 3, 1, 6, players={0: {"passed": True, "treasury": 7}})
    while not game.over and asked(game)[1] in ("inherit", "victor_step"):
        play(game, texts(game)[-1])
    rolls = [(fact["number"], fact["against"]) for fact in said(game, "duel_roll")]
    assert rolls == [(6, 6), (3, 3), (1, 6)]  # no lord's bonus, and two sixes are none
    assert not of(game).is_in(0) and of(game).treasury[1] == 7
    assert game.over and of(game).winners == (1,)


@rule("kard_es_korona", "R13.10", "R13.11", "R12.11")
def test_the_victors_step_after_a_duel() -> None:
    third = {"temes": (2, 1, 0, 0)}
    game = situation(
        {**HOMES, "bars": (1, 1, 0, 0), "nyitra": (0, 2, 0, 0), "hont": (0, 0, 0, 1), "zolyom": (1, 2, 1, 0), **third},
        seats=3, lords={0: "bars", 1: "bars", 2: "temes"}, battles=[attack("bars", (1, 0, 0), ["nyitra"], lord=True)],
        agenda=[*BATTLES, ["move"]], players={0: {"passed": True}, 1: {"passed": True}}, active=2,
    )  # fmt: skip
    load(game, 5, 5, 6, 1)
    play(game, "step_or_pass:pass")
    assert asked(game) == (0, "inherit")  # seat 1 is gone: a unit for each of its counties
    while asked(game)[1] == "inherit":
        assert refused(game, "inherit:cavalry") == "R15.2"
        play(game, texts(game)[0])
    assert asked(game) == (0, "victor_step")
    assert {"victor_step:go=nyitra", "victor_step:nyitra-infantry-2", "victor_step:none"} <= {*texts(game)}
    assert refused(game, "victor_step:go=temes") == "R13.10"
    play(game, "victor_step:nyitra-infantry-1", "victor_step:hont-cavalry-1", "victor_step:done")
    assert army(game, "bars") == (1, 0, 1) and lord(game, 0) == "bars"
    game = situation(
        {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0), "bars": (1, 1, 0, 0), **third}, seats=3,
        lords={0: "bars", 1: "bars", 2: "temes"}, battles=[attack("bars", (1, 0, 0), ["nyitra"], lord=True)],
        agenda=[*BATTLES, ["move"]], players={0: {"passed": True}, 1: {"passed": True}}, active=2,
    )  # fmt: skip
    load(game, 5, 5, 6, 1)
    play(game, "step_or_pass:pass", "inherit:none", "victor_step:none")
    assert lord(game, 0) == "pozsony"  # he cannot stay alone


@pytest.mark.parametrize(
    ("option", "asks"), [("lord_vs_lord", False), ("any_lord_victory", True), ("duel_only", False)]
)
@rule("kard_es_korona", "R13.10")
def test_when_the_victor_makes_a_step(option: str, asks: bool) -> None:
    game = battle(
        "bars", (2, 0, 0), ("kiralyi", 1, 0, 0), 5, 5, 1, lord=True, lords={0: "bars"}, options={"victor_move": option},
        more={"nyitra": (0, 1, 0, 0)},
    )  # fmt: skip
    assert (asked(game)[1] == "victor_step") is asks


@rule("kard_es_korona", "R3.6", "R9.2")
def test_vintage_helps_attackers() -> None:
    game = battle("bars", (1, 0, 0), (1, 1, 0, 0), 4, 4, options={"events": True}, event="szuret", drawn=["szuret"])
    assert holder(game, "bars") == 0


@rule("kard_es_korona", "R3.11", "R18.2")
def test_rainy_autumn() -> None:
    rain: dict[str, Any] = {
        "options": {"events": True},
        "event": "esos_osz",
        "drawn": ["esos_osz"],
        "more": {"nyitra": (0, 1, 0, 0)},
    }
    off = battle("trencsen", (3, 0, 0), (1, 1, 0, 0), 2, **rain)
    assert army(off, "nyitra") == (4, 0, 0) and not said(off, "clash")
    on = battle("trencsen", (3, 0, 0), (1, 1, 0, 0), 3, 5, 5, 5, 1, **rain)
    assert holder(on, "trencsen") == 0
    judge = battle("trencsen", (3, 0, 0), (1, 1, 0, 0), 1, 6, 5, 5, 5, 1, offices={"judge": 0}, **rain)
    assert texts(judge) == ["reroll:reroll", "reroll:keep"]
    play(judge, "reroll:reroll")
    assert said(judge, "clash")
