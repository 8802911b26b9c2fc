"""Ways through the rules that play hardly ever takes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kard_es_korona.helpers import (
    BATTLES,
    Held,
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

import regalia
from regalia.core.game import Game
from regalia.games.kard_es_korona.pieces import board
from regalia.games.kard_es_korona.pieces.board import load_board
from regalia.games.kard_es_korona.pieces.numbers import INFANTRY
from regalia.games.kard_es_korona.rules.march.reach import costs_from
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL

NUMBER = load_board("basic").number
FAR: dict[str, Held] = {"kolozs": (1, 1, 0, 0)}
LORDS = {0: "nyitra", 1: "kolozs"}

# === R6, R7 Steps =====================================================================================================


@rule("kard_es_korona", "R23.6")
def test_of_a_mixed_company_only_those_who_have_not_fought_attack() -> None:
    game = situation(
        {"nyitra": (0, 1, 0, 0), "hont": (0, 3, 0, 0), "bars": (1, 1, 0, 0), **FAR}, lords=LORDS,
        options={"turn_mode": "traditional"}, agenda=[["year"], ["year_end"], ["turns", 1]],
    )  # fmt: skip
    of(game).fought[3 * NUMBER["hont"] + INFANTRY] = 2
    play(game, "step_or_pass:bars")
    assert refused(game, "movers:hont-infantry-2") == "R23.6"
    play(game, "movers:hont-infantry-1", "movers:done")
    assert of(game).battles[0].army == (1, 0, 0) and army(game, "hont") == (2, 0, 0)


@pytest.mark.parametrize("options", [{}, {"turn_mode": "traditional", "reverse_pinning": True}])
@rule("kard_es_korona", "R7.4", "R22.4", "R23.7", "R23.8")
def test_whoever_is_attacked_stays_and_so_does_the_lord(options: dict[str, Any]) -> None:
    """In the traditional order reverse pinning does not apply, and all that are attacked are held."""
    game = situation(
        {"nyitra": (0, 5, 0, 0), "hont": (0, 2, 0, 0), "pozsony": (1, 1, 0, 0), **FAR}, lords=LORDS, options=options,
        battles=[{**attack("nyitra", (1, 0, 0), ["pozsony"], by=1), "loose": True}],
        agenda=[["year"], ["year_end"], ["turns", 2], ["next_turn"], ["battles", 0, 0], ["move"]] if options else None,
        players={1: {"passed": True}},
    )  # fmt: skip
    play(game, "step_or_pass:bars")
    assert not any("nyitra" in text for text in texts(game))
    assert refused(game, "movers:nyitra-infantry-1") == "R7.4"
    assert refused(game, "movers:nyitra-lord-1") == "R7.4"


@rule("kard_es_korona", "R22.4")
def test_with_reverse_pinning_the_lord_leaves_only_a_surplus() -> None:
    game = situation(
        {"nyitra": (0, 5, 0, 0), "hont": (0, 1, 0, 0), "pozsony": (1, 1, 0, 0), **FAR}, lords=LORDS,
        battles=[{**attack("nyitra", (2, 0, 0), ["pozsony"], by=1), "loose": True}], options={"reverse_pinning": True},
    )  # fmt: skip
    play(game, "step_or_pass:bars")
    assert refused(game, "movers:nyitra-infantry-2") == "R22.4"
    play(game, "movers:nyitra-lord-1", "movers:nyitra-infantry-1", "movers:done")
    assert army(game, "nyitra") == (4, 0, 0) and lord(game, 0) == "bars"


@rule("kard_es_korona", "R6.6", "R6.8", "R3.6")
def test_what_it_costs_a_rider_to_go_somewhere() -> None:
    land: dict[str, Held] = {"nyitra": (0, 1, 0, 0), "kunsag": (0, 0, 0, 1), "heves": (1, 1, 0, 0), **FAR}

    def costs(event: str | None = None) -> dict[str, int]:
        drawn: dict[str, Any] = {"event": event, "drawn": [event]} if event else {}
        game = situation(land, lords=LORDS, options={"events": True}, **drawn)
        found = costs_from(of(game), 0, NUMBER["kunsag"])
        return {of(game).board.ids[county]: points for county, points in found.items()}

    fair = costs()
    assert fair["csongrad"] == 1 and fair["heves"] == 2
    assert fair["tolna"] == 3, "a marsh over the Danube"
    assert costs("aradas")["tolna"] == 4 and costs("szaraz_nyar")["tolna"] == 1
    assert "kunsag" not in fair and max(fair.values()) == 4
    beyond = situation({**land, "heves": (0, 1, 0, 0)}, lords=LORDS)
    free = costs_from(of(beyond), 0, NUMBER["kunsag"])
    assert free[NUMBER["borsod"]] < fair.get("borsod", 5), "enemies in Heves shut the way over it"


def test_ways_are_found_anew_when_too_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "MOST_REMEMBERED", 2)
    reach = board.Reach(((1, 1 << 8), (2, 1 << 9), (4, 1 << 10)))
    assert [reach.past(closed) >> 8 for closed in (1, 2, 4)] == [6, 5, 3]
    assert reach.known == {4: 3 << 8}


# === R8 to R13 Battles ================================================================================================


@rule("kard_es_korona", "R8.2", "R8.3")
def test_no_battle_is_left_over() -> None:
    """A game may be taken up among the sieges, with a battle in the open that waits."""
    game = situation(
        {"nyitra": (0, 1, 0, 0), "bars": (1, 1, 0, 0), **FAR}, lords=LORDS,
        battles=[attack("bars", (1, 0, 0), ["nyitra"])], agenda=[["year"], ["year_end"], ["battles", 1, -1]],
    )  # fmt: skip
    assert [fact["county"] for fact in said(game, "battle_ended")] == [NUMBER["bars"]]
    assert not of(game).battles


def taken_up(task: list[Any], judge: int, **more: Any) -> Game:
    """The judge royal has rolled and not yet said whether the roll stands."""
    land: dict[str, Held] = {
        "nyitra": (0, 1, 0, 0), "hont": (0, 1, 0, 0), "trencsen": ("kiralyi", 1, 0, 0), "temes": (2, 1, 0, 0), **FAR,
    }  # fmt: skip
    lords = {0: "bars", 1: "bars", 2: "temes", **more.pop("lords", {})}
    return situation(land, seats=3, lords=lords, agenda=[*BATTLES, *task], offices={"judge": judge}, **more)


@rule("kard_es_korona", "R3.11", "R18.2")
@pytest.mark.parametrize(("die", "answers", "rolls", "rains"), [
    (2, "keep", (), True), (3, "keep", (), False), (1, "reroll", (3,), False), (6, "reroll", (2,), True),
])  # fmt: skip
def test_the_roll_for_rain_lies_until_the_judge_royal_has_spoken(
    die: int, answers: str, rolls: tuple[int, ...], rains: bool
) -> None:
    siege = attack("trencsen", (1, 0, 0), ["nyitra"])
    game = taken_up(
        [["rain", die]], 0, lords={0: "nyitra", 1: "kolozs"}, fight={"attack": siege, "foe": "kiralyi"},
        options={"events": True, "neutral_hits": "auto"}, event="esos_osz", drawn=["esos_osz"],
    )  # fmt: skip
    assert asked(game) == (0, "reroll") and not said(game, "rain_roll")
    load(game, *rolls, 6, 1)
    play(game, f"reroll:{answers}")
    assert bool(said(game, "called_off")) is rains and bool(said(game, "clash")) is not rains


@rule("kard_es_korona", "R13.7", "R18.2")
@pytest.mark.parametrize(("die", "answer", "rolls", "escapes"), [
    (6, "keep", (), True), (5, "keep", (), False), (1, "reroll", (6,), True), (6, "reroll", (1,), False),
])  # fmt: skip
def test_the_roll_for_escape_lies_until_the_judge_royal_has_spoken(
    die: int, answer: str, rolls: tuple[int, ...], escapes: bool
) -> None:
    game = taken_up([["escape_roll", 0, NEUTRAL, NUMBER["hont"], die]], 0, lords={1: "kolozs"})
    assert asked(game) == (0, "reroll") and not said(game, "escape_rolled")
    load(game, *rolls)
    play(game, f"reroll:{answer}")
    assert lord(game, 0) == ("hont" if escapes else None) and bool(of(game).captive[0]) is not escapes


def duelling(first: int, second: int) -> Game:
    """Seat 0, the judge royal, against seat 1."""
    return taken_up([["settled", -1], ["victor_step", -1, 0], ["look", -1], ["duel", 0, 1, 0, first, second]], 0)


@rule("kard_es_korona", "R13.5", "R18.2")
def test_the_judge_royal_rolls_again_once_in_a_duel() -> None:
    game = duelling(1, 1)
    assert asked(game) == (0, "reroll") and not said(game, "duel_roll"), "two dice lie on the table"
    load(game, 2, 3, 6)
    play(game, "reroll:reroll")
    assert said(game, "rerolled_die")[0]["number"] == 2
    assert [(fact["number"], fact["against"]) for fact in said(game, "duel_roll")] == [(3, 6)], "and no second time"
    assert not of(game).is_in(0) and of(game).is_in(1)


@rule("kard_es_korona", "R13.5", "R18.2")
def test_a_die_rolled_again_decides_the_duel() -> None:
    lost = duelling(5, 6)
    play(lost, "reroll:keep")
    assert not of(lost).is_in(0)
    even = duelling(5, 6)
    load(even, 6, 6, 1)
    play(even, "reroll:reroll")
    assert not of(even).is_in(1), "two sixes, then one"
    kept = duelling(5, 5)
    load(kept, 1, 1)
    play(kept, "reroll:keep")
    assert asked(kept) == (0, "reroll"), "the right to roll again is not used up"
    load(kept, 6)
    play(kept, "reroll:reroll")
    assert not of(kept).is_in(1)


@rule("kard_es_korona", "R9.7", "R12.6", "R12.11")
def test_with_nobody_else_left_the_program_deals_out_the_hits_of_neutrals() -> None:
    """The last rival falls, and before anybody has won the surplus must attack the neutrals around."""
    around: dict[str, Held] = dict.fromkeys(("nyitra", "bars", "lipto"), ("kiralyi", 2, 0, 0))
    game = situation(
        {"pozsony": (0, 1, 0, 0), "pozsega": (0, 1, 0, 0), "trencsen": (1, 1, 0, 0), **around},
        lords={0: "pozsony", 1: "trencsen"}, battles=[attack("trencsen", (4, 4, 1), ["nyitra"])],
        agenda=[*BATTLES, ["move"]], players={1: {"passed": True}},
    )  # fmt: skip
    load(game, 5, *[1] * 9)
    play(game, "step_or_pass:pass")
    assert asked(game) == (0, "garrison") and not of(game).is_in(1)
    play(game, "garrison:4-3-0-in")
    load(game, 6, 1, 1, 5, 1, 5, 5)  # the archer's shot; the knight and two infantry; …
    play(game, "retreat_to:nyitra")
    while not game.over:
        play(game, texts(game)[0])
    assert {fact["defenders"] for fact in said(game, "losses")} >= {(1, 0, 0)}
    assert of(game).winners == (0,)


@rule("kard_es_korona", "R13.10", "R1.6")
def test_what_the_victors_step_cannot_bring() -> None:
    game = situation(
        {"trencsen": (0, 3, 3, 0), "nyitra": (0, 2, 1, 0), "hont": (0, 1, 0, 0), **FAR},
        lords={0: "trencsen", 1: "kolozs"}, agenda=[*BATTLES, ["settled", 0], ["victor_step", 0, 0]],
    )  # fmt: skip
    assert asked(game) == (0, "victor_step")
    assert "victor_step:nyitra-infantry-1" in texts(game)
    assert refused(game, "victor_step:nyitra-infantry-2") == "R1.6"
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.play_text("victor_step:nyitra-infantry-1@bars", 0)
    assert caught.value.refusal is None, "by which way they come is not said here, and no rule forbids it"


# === S5, R19, V =======================================================================================================


@rule("kard_es_korona", "S5")
def test_a_placement_taken_up_in_the_middle_is_finished() -> None:
    game = situation(
        {"nyitra": (0, 4, 4, 3)}, agenda=[["year"], ["neutrals", 0], ["garrisons"], ["armies", 0]],
        to_place=[1, 0, 0, 1], year=0,
    )  # fmt: skip
    assert {text.rpartition("-")[2] for text in texts(game)} == {"infantry", "lord"}
    play(game, "place_army:bars-infantry", "place_army:bars-lord")
    assert asked(game) == (1, "place_army") and of(game).to_place == [5, 4, 3, 1]
    assert lord(game, 0) == "bars" and army(game, "bars") == (1, 0, 0)


@rule("kard_es_korona", "R19.2")
def test_nothing_is_given_after_the_end() -> None:
    game = situation({"nyitra": (0, 1, 0, 0), **FAR}, lords=LORDS, players={0: {"treasury": 5}})
    assert [ask.kind.id for ask in game.acts(0)] == ["gift", "resign"]
    game.act_text("resign:yes", 0)
    assert game.over and game.acts(1) == []


@rule("kard_es_korona", "V9", "R15.7")
def test_of_the_last_players_who_go_out_together_the_richer_wins() -> None:
    """Their lords are captive, and their last units strike each other; seat 2 has long been out."""
    sixes = [[6], [], [], [6], [], []]
    fight = {"attack": attack("bars", (1, 0, 0), ["nyitra"]), "foe": 1, "clash": "melee", "rolls": sixes, "stage": 3}
    game = situation(
        {"bars": (1, 1, 0, 0)}, seats=3, fight=fight, agenda=[*BATTLES, ["clash"]], year=2,
        players={0: {"dies": 4, "treasury": 3}, 1: {"dies": 4, "treasury": 8}, 2: {"out": True}},
    )  # fmt: skip
    assert game.over and holder(game, "bars") == EMPTY
    assert of(game).winners == (1,)


@rule("kard_es_korona", "V9", "V6", "R15.7")
def test_a_vassal_who_goes_out_with_the_last_free_player_does_not_win() -> None:
    """Seat 1 is the vassal of seat 0; its last unit dies on that of seat 2, the other player with a captive lord."""
    sixes = [[6], [], [], [6], [], []]
    fight = {"attack": attack("bars", (1, 0, 0), ["nyitra"], by=2), "foe": 1, "clash": "melee", "rolls": sixes}
    game = situation(
        {"bars": (1, 1, 0, 0)}, seats=3, fight={**fight, "stage": 3}, agenda=[*BATTLES, ["clash"]], year=2,
        players={0: {"dies": 4, "treasury": 3}, 1: {"liege": 0, "treasury": 8}, 2: {"dies": 4}},
    )  # fmt: skip
    assert game.over and of(game).winners == (0,)
