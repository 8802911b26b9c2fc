"""R22 and R23: the advanced rules and the traditional turn order."""

from __future__ import annotations

from typing import Any

from tests.games.kard_es_korona.helpers import (
    BATTLES,
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

FAR = {"kolozs": (1, 1, 0, 0)}
LORDS = {0: "nyitra", 1: "kolozs"}


@rule("kard_es_korona", "R22.1")
def test_besiegers_of_one_arm() -> None:
    counties = {"nyitra": (0, 6, 4, 0), "trencsen": (1, 1, 0, 0), **FAR}
    game = situation(counties, lords=LORDS, options={"besieger_arm_limit": True})
    play(game, "step_or_pass:trencsen")
    assert refused(game, "movers:nyitra-infantry-5") == "R22.1"
    play(game, "movers:nyitra-archer-4", "movers:nyitra-infantry-5", "movers:done")
    assert of(game).battles[0].army == (5, 4, 0)


@rule("kard_es_korona", "R22.2")
def test_pinning_opens_a_way_but_no_stop() -> None:
    counties = {"nyitra": (0, 5, 0, 2), "bars": (1, 2, 0, 0), "zolyom": (1, 1, 0, 0), **FAR}
    waiting = [attack("bars", (4, 0, 0), ["nyitra"])]
    blocked = situation(counties, lords=LORDS, battles=waiting)
    assert refused(blocked, "step_or_pass:zolyom") in ("R6.8", "R6.7")
    game = situation(counties, lords=LORDS, battles=waiting, options={"pinning": True})
    assert refused(game, "step_or_pass:bars") == "R6.14"
    play(game, "step_or_pass:zolyom", "movers:nyitra-cavalry-1@bars", "movers:done")
    assert [of(game).board.ids[county] for county in of(game).battles[1].entries] == ["bars"]
    weak = situation(counties, lords=LORDS, battles=[attack("bars", (3, 0, 0), ["nyitra"])], options={"pinning": True})
    assert "step_or_pass:zolyom" not in texts(weak)


@rule("kard_es_korona", "R22.3", "R22.4")
def test_example_25_reverse_pinning_and_the_frozen_lord() -> None:
    def attacked(units: int, **options: bool) -> Game:
        game = situation(
            {"nyitra": (0, units, 0, 0), "hont": (0, 2, 0, 0), "bars": (1, 3, 0, 0), **FAR}, lords=LORDS, active=1,
            options=options, players={0: {"steps": 3}, 1: {"steps": 3}},
        )  # fmt: skip
        play(game, "step_or_pass:nyitra", "movers:bars-infantry-2", "movers:done")
        return game

    both = attacked(7, reverse_pinning=True, lord_freeze=True)
    play(both, "step_or_pass:pozsony")
    assert refused(both, "movers:nyitra-infantry-4") == "R22.4"
    play(both, "movers:nyitra-infantry-3", "movers:nyitra-lord-1")
    assert army(both, "nyitra") == (4, 0, 0) and lord(both, 0) == "pozsony"
    frozen = attacked(4, reverse_pinning=True, lord_freeze=True)
    assert of(frozen).passed & 1 and asked(frozen)[0] == 1  # nobody may leave: all that is left is to pass
    only_freeze = attacked(7, lord_freeze=True)
    assert of(only_freeze).passed & 1
    held = attacked(7)
    play(held, "step_or_pass:zolyom")
    assert not any("nyitra" in text for text in texts(held))


def fight(where: str, ours: tuple[int, int, int], theirs: tuple[Any, int, int, int], *rolls: int, **more: Any) -> Game:
    land = {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0), where: theirs, **more.pop("land", {})}
    entries = more.pop("entries", ["nyitra"])
    game = situation(
        land,
        lords={0: "pozsony", 1: "kolozs", **more.pop("lords", {})},
        battles=[attack(where, ours, entries, lord=more.pop("lord", False))],
        agenda=[*BATTLES, ["move"]],
        active=1,
        players={0: {"passed": True}},
        options={"retreat": True, **more.pop("options", {})},
        **more,
    )
    load(game, *rolls)
    play(game, "step_or_pass:pass")
    return game


@rule("kard_es_korona", "R22.5", "R22.6", "R22.7")
def test_retreat_of_an_attacker() -> None:
    game = fight("bars", (2, 0, 0), (1, 2, 0, 0), 1, 1, 1, 1, land={"nyitra": (0, 1, 0, 0)})
    assert asked(game) == (0, "retreat") and {*texts(game)} == {"retreat:nyitra", "retreat:stay"}
    assert refused(game, "retreat:hont") == "R22.7"
    load(game, 5, 1)
    play(game, "retreat:nyitra")
    assert army(game, "nyitra") == (2, 0, 0) and army(game, "bars") == (2, 0, 0)  # one was lost in the pursuit
    stays = fight("bars", (2, 0, 0), (1, 2, 0, 0), 1, 1, 1, 1)
    play(stays, "retreat:stay")
    assert asked(stays) == (1, "retreat")  # then the defender
    assert "retreat:nyitra" not in texts(stays)  # from there the attackers came


@rule("kard_es_korona", "R22.6", "R22.10")
def test_only_wall_archers_pursue_besiegers() -> None:
    game = fight("trencsen", (2, 0, 0), (1, 1, 1, 0), 1, 1, 1, 1, land={"nyitra": (0, 1, 0, 0)})
    assert asked(game) == (0, "retreat")
    load(game, 4)
    play(game, "retreat:nyitra")
    assert [len(dice) for dice in said(game, "clash")[-1]["rolls"]] == [0, 0, 0, 0, 1, 0]
    assert army(game, "nyitra") == (2, 0, 0)


@rule("kard_es_korona", "R22.8", "R22.11", "R22.7")
def test_example_26_a_defender_retreats_over_a_river() -> None:
    game = fight("hont", (2, 2, 0), (1, 3, 1, 1), 1, 1, 1, 1, 1, 1, 1, 1, 1, entries=["bars"])
    assert asked(game)[1] == "retreat"
    while asked(game)[0] == 0:
        play(game, "retreat:stay")
    assert "retreat:bars" not in texts(game) and "retreat:pilis" in texts(game)  # over the Danube
    load(game, 5, 5, 1, 1)
    play(game, "retreat:pilis")
    assert asked(game) == (0, "assign_hits")
    play(game, "assign_hits:2-0-0")
    assert asked(game) == (1, "retreat_losses")
    assert refused(game, "retreat_losses:1-1-0") == "R22.8"
    play(game, "retreat_losses:1-0-0")
    assert army(game, "pilis") == (0, 1, 1) and holder(game, "hont") == 0


@rule("kard_es_korona", "R22.9", "R22.11")
def test_a_lord_who_loses_his_last_unit_in_the_pursuit_is_beaten() -> None:
    game = fight(
        "bars", (1, 0, 0), ("kiralyi", 1, 0, 0), 1, 1, lord=True, lords={0: "bars"}, land={"nyitra": (0, 1, 0, 0)}
    )
    load(game, 5)
    play(game, "retreat:nyitra", "escape:no")
    assert of(game).captive[0] == 4
    lucky = fight(
        "bars", (1, 0, 0), ("kiralyi", 1, 0, 0), 1, 1, lord=True, lords={0: "bars"}, land={"nyitra": (0, 1, 0, 0)}
    )
    load(lucky, 1)
    play(lucky, "retreat:nyitra")
    assert lord(lucky, 0) == "nyitra"


# === R23 ==============================================================================================================

OLD = {"turn_mode": "traditional"}


@rule("kard_es_korona", "R23.1", "R23.2", "R23.3", "R18.2")
def test_the_start_roll_and_who_moves_first() -> None:
    game = situation(
        {"nyitra": (0, 2, 0, 0), "kolozs": (1, 2, 0, 0)},
        lords=LORDS,
        options=OLD,
        agenda=[["year"]],
        year=0,
        offices={"judge": 1},
    )
    rolls = [fact["number"] for fact in said(game, "contest_roll")]
    assert len(rolls) == 2 and all(2 <= roll <= 12 for roll in rolls)
    assert asked(game) == (1, "reroll")
    play(game, "reroll:keep")
    while asked(game)[1] == "reroll":
        play(game, "reroll:keep")
    start = of(game).start
    assert asked(game) == (start, "move_first_or_last")
    last = game.clone()
    play(game, "move_first_or_last:first")
    assert asked(game) == (start, "step_or_pass")
    play(last, "move_first_or_last:last")
    assert asked(last) == (1 - start, "step_or_pass")


@rule("kard_es_korona", "R23.4", "R23.5", "R23.8", "R7.3")
def test_a_turn_has_all_steps_and_then_all_battles() -> None:
    game = situation(
        {"nyitra": (0, 4, 0, 0), "bars": (1, 1, 0, 0), "kolozs": (1, 3, 0, 0)}, lords=LORDS, options=OLD,
        agenda=[["year"], ["year_end"], ["turns", 1]],
    )  # fmt: skip
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-3", "movers:done")
    assert asked(game) == (0, "step_or_pass") and of(game).battles  # still the same turn, and the battle waits
    assert refused(game, "step_or_pass:bars") == "R6.14"
    load(game, 5, 1, 1, 1)
    play(game, "step_or_pass:pass")
    assert holder(game, "bars") == 0 and asked(game) == (1, "step_or_pass")
    assert of(game).first_passed == -1


@rule("kard_es_korona", "R23.6", "R7.5")
def test_who_has_fought_may_move_but_not_attack() -> None:
    game = situation(
        {"nyitra": (0, 4, 0, 0), "bars": (1, 3, 0, 0), "zolyom": ("kiralyi", 1, 0, 0), "kolozs": (1, 1, 0, 0)},
        lords=LORDS,
        options=OLD,
        agenda=[["year"], ["year_end"], ["turns", 1]],
    )
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-1", "movers:done")
    load(game, 1, 5, 1, 1)
    play(game, "step_or_pass:pass")
    assert asked(game) == (1, "step_or_pass") and army(game, "bars") == (3, 0, 0)
    assert refused(game, "step_or_pass:zolyom") == "R23.6"
    play(game, "step_or_pass:hont", "movers:bars-infantry-2", "movers:done")
    assert army(game, "hont") == (2, 0, 0)


@rule("kard_es_korona", "R23.6", "R6.9")
def test_fresh_units_that_join_the_tired_do_not_attack_for_them() -> None:
    """Who came has moved, and who was there has fought."""
    game = situation(
        {"nyitra": (0, 4, 0, 0), "bars": (1, 3, 0, 0), "hont": (1, 2, 0, 0), "zolyom": ("kiralyi", 1, 0, 0)},
        lords={0: "nyitra", 1: "bars"},
        options=OLD,
        agenda=[["year"], ["year_end"], ["turns", 1]],
    )
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-1", "movers:done")
    load(game, 1, 5, 1, 1)
    play(game, "step_or_pass:pass", "step_or_pass:bars", "movers:hont-infantry-2")
    assert army(game, "bars") == (5, 0, 0) and asked(game) == (1, "step_or_pass")
    assert refused(game, "step_or_pass:zolyom") == "R23.6"
    play(game, "step_or_pass:hont", "movers:bars-infantry-3", "movers:done")
    assert army(game, "bars") == (2, 0, 0), "but they may go where there is nobody"


@rule("kard_es_korona", "R3.11", "R23.6")
def test_whoever_was_spared_a_siege_by_rain_has_not_fought() -> None:
    game = situation(
        {"nyitra": (0, 4, 0, 0), "trencsen": (1, 3, 0, 0), "kolozs": (1, 1, 0, 0)}, lords=LORDS,
        options={**OLD, "events": True}, event="esos_osz", drawn=["esos_osz"],
        agenda=[["year"], ["year_end"], ["turns", 1]],
    )  # fmt: skip
    play(game, "step_or_pass:trencsen", "movers:nyitra-infantry-1", "movers:done")
    load(game, 2)
    play(game, "step_or_pass:pass")
    assert said(game, "called_off") and asked(game) == (1, "step_or_pass")
    assert "step_or_pass:nyitra" in texts(game)


@rule("kard_es_korona", "R23.7")
def test_freezing_does_not_apply_in_the_traditional_order() -> None:
    game = situation(
        {"nyitra": (0, 4, 0, 0), "bars": (1, 3, 0, 0), "kolozs": (1, 1, 0, 0)}, lords={0: "nyitra", 1: "bars"},
        options={**OLD, "lord_freeze": True, "reverse_pinning": True}, battles=[attack("bars", (1, 0, 0), ["nyitra"])],
        agenda=[["year"], ["year_end"], ["turns", 2], ["next_turn"], ["battles", 0, 1], ["move"]], active=1,
        players={0: {"passed": True}, 1: {"steps": 2}},
    )  # fmt: skip
    assert asked(game) == (1, "step_or_pass") and len(texts(game)) > 1
    assert refused(game, "step_or_pass:hont") == "R7.4", "but who is attacked stays"
