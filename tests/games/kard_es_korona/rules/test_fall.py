"""R14 to R16, R20, R21 and V: captivity, elimination, vassals, leaving, victory."""

from __future__ import annotations

from typing import Any

from tests.games.kard_es_korona.helpers import (
    BATTLES,
    RECRUITMENT,
    army,
    asked,
    attack,
    holder,
    load,
    lord,
    of,
    play,
    refused,
    refused_act,
    said,
    situation,
    texts,
)
from tests.games.kard_es_korona.rare import freed_vassal
from tests.rules import rule

from regalia.core.game import Game
from regalia.games.kard_es_korona.pieces.board import bits, load_board
from regalia.games.kard_es_korona.pieces.numbers import RULESETS
from regalia.games.kard_es_korona.rules.ending import best, castles, castles_needed
from regalia.games.kard_es_korona.rules.income import income_of
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL

BASE = {"pozsony": (0, 1, 0, 0), "nyitra": (0, 3, 0, 0), "kolozs": (2, 2, 0, 0), "pozsega": (2, 1, 0, 0)}


def beaten(
    *,
    vassalage: bool = True,
    more: dict[str, Any] | None = None,
    waiting: list[dict[str, Any]] | None = None,
    **state: Any,
) -> Game:
    """Seat 1's lord is beaten in Bars by seat 0; seat 2 looks on."""
    counties = {**BASE, "bars": (1, 1, 0, 0), "bacs": (1, 2, 1, 0), "csanad": (1, 0, 0, 1), **(more or {})}
    game = situation(
        counties, seats=3, lords={0: "pozsony", 1: "bars", 2: "kolozs"}, options={"vassalage": vassalage},
        battles=[attack("bars", (3, 0, 0), ["nyitra"]), *(waiting or [])], agenda=[*BATTLES, ["move"]], active=2,
        players={0: {"passed": True}, 1: {"passed": True, "treasury": 7}, **state.pop("players", {})}, **state,
    )  # fmt: skip
    load(game, 5, 1, 1, 1)
    play(game, "step_or_pass:pass")
    return game


# === R15 ==============================================================================================================


@rule("kard_es_korona", "R15.1", "R15.2", "R15.3", "R15.5", "R15.8", "R11.3")
def test_example_24_elimination() -> None:
    waiting = [attack("pozsega", (1, 2, 0), ["koros"], by=1, serial=2)]
    game = beaten(vassalage=False, waiting=waiting, offices={"palatine": 1}, more={"koros": (1, 1, 0, 0)})
    s = of(game)
    assert not s.is_in(1) and s.treasury[:2] == [7, 0] and s.offices == (-1, -1, -1)
    seen: dict[str, list[str]] = {}
    while asked(game)[1] == "inherit":
        args = game.pending[0].args
        name = s.board.ids[args[0]]
        seen[name] = [text.partition(":")[2] for text in texts(game)]
        if name == "bacs":
            assert refused(game, "inherit:cavalry") == "R15.2"
            play(game, "inherit:archer")
        elif name == "pozsega":
            assert refused(game, "inherit:none") == "R15.3"
            play(game, "inherit:archer")
        else:
            play(game, "inherit:none")
    assert seen["bacs"] == ["infantry", "archer", "none"] and seen["csanad"] == ["cavalry", "none"]
    assert seen["pozsega"] == ["infantry", "archer"]
    assert army(game, "bacs") == (0, 1, 0) and holder(game, "csanad") == EMPTY and holder(game, "bars") == 0
    # an archer alone must give the siege up before any shot
    assert [fact["county"] for fact in said(game, "called_off")] == [s.board.number["pozsega"]]


@rule("kard_es_korona", "R15.4", "R8.5", "R15.9")
def test_battles_between_loser_and_victor_are_settled_without_dice() -> None:
    waiting = [
        attack("bacs", (2, 0, 0), ["csanad"], by=0, serial=2),
        attack("nyitra", (1, 0, 0), ["bars"], by=1, serial=3),
    ]
    game = beaten(vassalage=False, waiting=waiting)
    while asked(game)[1] == "inherit":
        assert game.pending[0].args[0] != of(game).board.number["bacs"]
        play(game, "inherit:none")
    assert army(game, "bacs") == (2, 0, 0) and holder(game, "bacs") == 0 and army(game, "nyitra") == (3, 0, 0)
    assert len(said(game, "clash")) == 1


@rule("kard_es_korona", "R15.6", "R16.8", "R16.9")
def test_vassals_of_a_fallen_liege_are_free() -> None:
    game = freed_vassal()
    assert asked(game) == (3, "lord_return")
    play(game, "lord_return:arad")
    assert lord(game, 3) == "arad" and of(game).is_free(3)
    bare = situation(
        {**BASE, "bars": (1, 1, 0, 0)},
        seats=4,
        options={"vassalage": False},
        lords={0: "pozsony", 1: "bars", 2: "kolozs"},
        battles=[attack("bars", (3, 0, 0), ["nyitra"])],
        agenda=[*BATTLES, ["move"]],
        active=2,
        players={0: {"passed": True}, 1: {"passed": True}, 3: {"passed": True, "liege": 1}},
    )
    load(bare, 5, 1, 1, 1)
    play(bare, "step_or_pass:pass")
    assert not of(bare).is_in(3)


@rule("kard_es_korona", "R15.7")
def test_a_vassal_without_units_is_out() -> None:
    game = situation(
        {**BASE, "bars": (1, 1, 0, 0)},
        seats=3,
        lords={0: "pozsony", 2: "kolozs"},
        battles=[attack("bars", (3, 0, 0), ["nyitra"])],
        agenda=[*BATTLES, ["move"]],
        active=2,
        players={0: {"passed": True}, 1: {"passed": True, "liege": 2, "treasury": 4}},
    )
    load(game, 5, 1, 1, 1)
    play(game, "step_or_pass:pass")
    assert not of(game).is_in(1) and of(game).treasury[1] == 0


# === R16 ==============================================================================================================


@rule("kard_es_korona", "R16.1", "R16.2", "R16.3", "R18.5")
def test_the_oath() -> None:
    game = beaten(offices={"palatine": 1})
    assert asked(game) == (1, "offer_oath")
    play(game, "offer_oath:yes")
    assert asked(game) == (0, "accept_oath")
    play(game, "accept_oath:yes")
    s = of(game)
    assert (
        s.liege[1] == 0
        and lord(game, 1) is None
        and said(game, "sworn")[0]["amount"] == 7
        and s.offices == (-1, -1, -1)
    )
    assert army(game, "bacs") == (2, 1, 0) and s.is_in(1) and not s.is_free(1) and not s.is_elector(1)
    refusing = beaten()
    play(refusing, "offer_oath:yes", "accept_oath:no")
    assert not of(refusing).is_in(1)
    proud = beaten()
    play(proud, "offer_oath:no")
    assert not of(proud).is_in(1)
    without = beaten(vassalage=False)
    assert not of(without).is_in(1)


@rule("kard_es_korona", "R16.7")
def test_a_battle_between_new_vassal_and_liege_is_called_off() -> None:
    game = beaten(waiting=[attack("bacs", (2, 0, 0), ["valko"], by=0, serial=2)], more={"valko": (0, 1, 0, 0)})
    play(game, "offer_oath:yes", "accept_oath:yes")
    assert army(game, "valko") == (3, 0, 0) and army(game, "bacs") == (2, 1, 0)


@rule("kard_es_korona", "R13.8")
def test_a_vassals_victory_is_his_lieges() -> None:
    game = situation(
        {**BASE, "bars": (1, 1, 0, 0), "bacs": (1, 2, 1, 0)},
        seats=3,
        lords={1: "bars", 2: "kolozs"},
        options={"vassalage": False},
        battles=[attack("bars", (3, 0, 0), ["nyitra"])],
        agenda=[*BATTLES, ["move"]],
        active=2,
        players={0: {"passed": True, "liege": 2}, 1: {"passed": True, "treasury": 7}},
    )
    load(game, 5, 1, 1, 1)
    play(game, "step_or_pass:pass")
    assert said(game, "eliminated")[0]["other"] == 2 and of(game).treasury[2] == 7


def vassal_moves(**more: Any) -> Game:
    """Seat 1 is the vassal of seat 0 and to move."""
    counties = {**BASE, "bars": (1, 1, 0, 0), "zolyom": (1, 3, 0, 0), "lipto": ("kiralyi", 1, 0, 0)}
    return situation(counties, seats=3, lords={0: "pozsony", 2: "kolozs"}, players={1: {"liege": 0}}, active=1, **more)


@rule("kard_es_korona", "R16.4")
def test_the_lieges_veto() -> None:
    game = vassal_moves()
    play(game, "step_or_pass:lipto", "movers:zolyom-infantry-2", "movers:done")
    assert asked(game) == (0, "veto")
    play(game, "veto:forbid")
    assert asked(game) == (1, "step_or_pass") and army(game, "zolyom") == (3, 0, 0)
    assert refused(game, "step_or_pass:lipto") == "R16.4"
    play(game, "step_or_pass:hont", "movers:zolyom-infantry-1", "movers:done")
    assert asked(game)[0] == 2  # no battle, no county emptied: no leave needed
    emptied = vassal_moves()
    play(emptied, "step_or_pass:hont", "movers:bars-infantry-1", "movers:done", "veto:allow")
    assert holder(emptied, "bars") == EMPTY and holder(emptied, "hont") == 1


@rule("kard_es_korona", "R16.5", "R1.5")
def test_liege_and_vassal_keep_out_of_each_others_land() -> None:
    game = vassal_moves()
    assert refused(game, "step_or_pass:nyitra") == "R16.5"
    liege = vassal_moves(start=0)
    play(liege, "step_or_pass:pass")
    while asked(liege)[0] != 0:
        play(liege, "step_or_pass:pass")
    assert refused(liege, "step_or_pass:bars") == "R16.5"
    assert refused(liege, "step_or_pass:zolyom") == "R16.5"


@rule("kard_es_korona", "R16.6", "R1.4", "V6", "V3")
def test_a_vassals_land_counts_for_the_liege() -> None:
    land = dict.fromkeys(("pozsony", "trencsen", "nyitra", "bars"), (0, 1, 0, 0))
    vassal = dict.fromkeys(("hont", "zolyom", "lipto", "abauj"), (1, 1, 0, 0))
    game = situation(
        {**land, **vassal, "kolozs": (2, 1, 0, 0)},
        seats=3,
        lords={0: "pozsony", 2: "kolozs"},
        players={1: {"liege": 0}},
    )
    s = of(game)
    assert income_of(s, 0) == 2 * 3 + 2 + 3 + 3 + 4  # one's own, the vassal's, and the province that they share
    assert income_of(s, 1) == (3 + 3) // 2
    assert castles(s, 0) == 3 and s.steps[0] == 4  # steps go by one's own castles
    at = situation(
        {**land, **vassal, "kolozs": (2, 1, 0, 0)},
        seats=3,
        lords={0: "pozsony", 2: "kolozs"},
        agenda=RECRUITMENT,
        year=2,
        players={0: {"treasury": 9}, 1: {"liege": 0}},
    )
    assert refused(at, "recruit:abauj-infantry") == "R5.2"


@rule("kard_es_korona", "R16.10", "R16.8")
def test_a_captive_liege_keeps_his_vassals_until_he_dies() -> None:
    counties = {**BASE, "bars": (1, 1, 0, 0), "bacs": (3, 1, 0, 0)}
    lords = {2: "kolozs", 3: "bacs"}
    game = situation(
        counties, seats=4, lords=lords, agenda=[["year"]], year=3, players={0: {"dies": 5}, 1: {"liege": 0}}
    )
    assert of(game).liege[1] == 0
    dead = situation(
        counties, seats=4, lords=lords, agenda=[["year"]], year=4, players={0: {"dies": 5}, 1: {"liege": 0}}
    )
    assert of(dead).liege[1] == -1 and lord(dead, 1) == "bars"


# === R20, R21 =========================================================================================================


@rule("kard_es_korona", "R21.1", "R21.2", "R20.3")
def test_leaving() -> None:
    waiting = [attack("pozsega", (1, 0, 0), ["valko"], by=0)]
    game = situation(
        BASE | {"bars": (1, 1, 0, 0)},
        seats=3,
        lords={0: "pozsony", 1: "bars", 2: "kolozs"},
        players={0: {"treasury": 5}},
        battles=waiting,
        offices={"judge": 0},
    )
    assert refused_act(game, "resign:yes", 1) == "R21.1"
    game.act_text("resign:yes", 0)
    s = of(game)
    assert not s.is_in(0) and s.treasury[0] == 0 and s.offices[0] == -1 and not s.battles
    assert holder(game, "nyitra") == NEUTRAL and army(game, "nyitra") == (3, 0, 0) and lord(game, 0) is None
    assert asked(game)[0] == 1


@rule("kard_es_korona", "R21.2")
def test_leaving_in_the_middle_of_a_battle() -> None:
    def fight() -> Game:
        game = situation(
            BASE | {"bars": (1, 2, 2, 0)}, seats=3, lords={0: "pozsony", 1: "bars", 2: "kolozs"},
            battles=[attack("bars", (3, 2, 0), ["nyitra"])], agenda=[*BATTLES, ["move"]], active=2,
            players={0: {"passed": True}, 1: {"passed": True}},
        )  # fmt: skip
        play(game, "step_or_pass:pass")
        assert asked(game) == (1, "lead_arm")
        load(game, 5, 1, 1, 1)
        play(game, "lead_arm:infantry")
        return game

    attacker = fight()
    assert asked(attacker) == (0, "assign_hits")
    attacker.act_text("resign:yes", 0)
    assert of(attacker).fight is None and army(attacker, "bars") == (2, 2, 0)
    defender = fight()
    play(defender, "assign_hits:1-0-0")
    while asked(defender)[0] != 1 and of(defender).fight is not None:
        play(defender, texts(defender)[0])
    if of(defender).fight is not None:
        defender.act_text("resign:yes", 1)
        assert holder(defender, "bars") in (0, NEUTRAL + 1) and not of(defender).is_in(1)


@rule("kard_es_korona", "R21.2", "R6.15")
def test_who_makes_a_step_when_another_leaves_begins_it_anew() -> None:
    """A vassal's step waits for the liege, who leaves: the vassal is free, and is asked again where to go."""
    game = situation(
        BASE | {"bars": (1, 2, 0, 0)}, seats=3, lords={0: "pozsony", 2: "kolozs"}, players={1: {"liege": 0}}, active=1
    )
    play(game, "step_or_pass:hont", "movers:bars-infantry-2")
    assert asked(game) == (0, "veto")
    game.act_text("resign:yes", 0)
    s = of(game)
    assert (s.target, s.draft, s.reserve) == (-1, (), {}) and army(game, "bars") == (2, 0, 0)
    assert asked(game) == (1, "step_or_pass") and lord(game, 1) == "bars"


@rule("kard_es_korona", "R16.8")
def test_a_freed_lord_without_a_county_returns_with_the_first_one() -> None:
    """All a vassal's men stand before a county; the liege leaves, and the lord comes when they have taken it."""
    game = situation(
        {"pozsony": (0, 1, 0, 0), "kolozs": (2, 1, 0, 0), "bars": ("kiralyi", 1, 0, 0)},
        seats=3, lords={0: "pozsony", 2: "kolozs"}, players={1: {"liege": 0, "passed": True}, 2: {"passed": True}},
        battles=[attack("bars", (4, 0, 0), ["hont"], by=1)],
    )  # fmt: skip
    load(game, 5, 5, 5, 5, 1)
    game.act_text("resign:yes", 0)
    while of(game).year == 1 and lord(game, 1) is None:
        play(game, texts(game)[0])
    assert holder(game, "bars") == 1 and lord(game, 1) == "bars"


# === V ================================================================================================================


@rule("kard_es_korona", "V4", "R2.4")
def test_enough_castles_win_at_any_moment() -> None:
    needed = {ruleset: list(RULESETS[ruleset].castles_to_win.values()) for ruleset in RULESETS}
    assert needed == {"basic": [9, 7, 7, 6, 6], "advanced": [13, 11, 11, 9, 9]}
    land = load_board("basic")
    mine = [land.ids[county] for county in bits(land.castles)][:8]
    other = {land.ids[county]: (1, 1, 0, 0) for county in bits(land.castles)[9:10]}
    ninth = land.ids[bits(land.castles)[8]]
    near = land.ids[land.neighbours[land.number[ninth]][0]]
    game = situation(
        {**dict.fromkeys(mine, (0, 1, 0, 0)), **other, near: (0, 2, 0, 0)}, lords={0: mine[0], 1: next(iter(other))}
    )
    assert castles_needed(of(game)) == 9 and not game.over
    play(game, f"step_or_pass:{ninth}", f"movers:{near}-infantry-1", "movers:done")
    assert game.over and of(game).winners == (0,)


@rule("kard_es_korona", "V3")
def test_enough_provinces_win() -> None:
    land = load_board("basic")
    mine = {land.ids[county]: (0, 1, 0, 0) for province in (0, 1, 2) for county in bits(land.provinces[province])}
    rest = {"bacs": (1, 1, 0, 0), "zagrab": (2, 1, 0, 0), "vas": (3, 1, 0, 0)}
    del mine["lipto"]
    mine["zolyom"] = (0, 2, 0, 0)
    lords = {0: "pozsony", 1: "bacs", 2: "zagrab", 3: "vas"}
    game = situation({**mine, **rest}, seats=4, homes=["felvidek", "delvidek", "szlavonia", "pannonia"], lords=lords)
    play(game, "step_or_pass:lipto", "movers:zolyom-infantry-1", "movers:done")
    assert game.over and of(game).winners == (0,)


@rule("kard_es_korona", "V5", "V6")
def test_the_last_year_decides_by_castles_counties_cavalry_money() -> None:
    def winners(counties: dict[str, Any], **more: Any) -> tuple[int, ...]:
        game = situation(counties, lords={0: "pozsony", 1: "kolozs"}, agenda=[["year"], ["year_over"]], year=8, **more)
        return of(game).winners

    even: dict[str, Any] = {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0)}
    assert winners({**even, "trencsen": (0, 1, 0, 0), "doboka": (1, 1, 0, 0), "szeben": (1, 1, 0, 0)}) == (0,)
    assert winners({**even, "doboka": (1, 1, 0, 0)}) == (1,)
    assert winners({**even, "pozsony": (0, 1, 0, 1)}) == (0,)
    assert winners(even, players={1: {"treasury": 1}}) == (1,)
    assert winners(even) == (0, 1)


@rule("kard_es_korona", "V7", "V1", "V9")
def test_who_wins_when_two_could() -> None:
    land = load_board("basic")
    ids = [land.ids[county] for county in bits(land.castles)]
    counties = dict.fromkeys(ids[:6], (0, 1, 0, 0)) | dict.fromkeys(ids[6:12], (1, 1, 0, 0)) | {"bars": (2, 1, 0, 0)}
    lords = {0: ids[0], 1: ids[6], 2: "bars"}
    rest = {"zala": (3, 1, 0, 0), "tolna": (4, 1, 0, 0), "nyitra": (5, 1, 0, 0)}
    more = {3: "zala", 4: "tolna", 5: "nyitra"}
    for favoured in (0, 1):
        game = situation(
            {**counties, **rest}, seats=6, lords={**lords, **more}, agenda=[*BATTLES, ["settled", favoured]]
        )
        assert game.over and of(game).winners == (favoured,)
    alone = situation(
        {"pozsony": (0, 1, 0, 0), "bars": (1, 1, 0, 0)},
        lords={0: "pozsony"},
        players={1: {"liege": 0}},
        agenda=[*BATTLES, ["settled", -1]],
    )
    assert alone.over and of(alone).winners == (0,)
    captive = situation(
        {"pozsony": (0, 1, 0, 0), "bars": (1, 1, 0, 0)},
        players={0: {"dies": 4}, 1: {"liege": 0}},
        agenda=[*BATTLES, ["settled", -1]],
    )
    assert of(captive).winners == (0,)
    assert best(of(alone), [0, 1]) == [0]
