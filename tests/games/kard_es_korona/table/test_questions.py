"""What a question says beside its choices: why it comes now, what an answer leaves behind, what a new roll promises."""

from __future__ import annotations

from typing import Any

from tests.games.kard_es_korona.helpers import BATTLES, RECRUITMENT, attack, load, play, situation

from regalia import games
from regalia.core.game import Game
from regalia.core.words import Message, Words
from regalia.games.kard_es_korona import RULEBOOK
from regalia.scene.types import SceneAsk
from regalia.server.showing.sight import over_view

TABLE = games.table("kard_es_korona")
ENGLISH, HUNGARIAN = (Words(language, [RULEBOOK.folder / "words"], ["Anna", "Bence"]) for language in ("en", "hu"))
HOMES = {"pozsony": (0, 1, 0, 0), "nyitra": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0)}


def battle(where: str, attackers: tuple[int, int, int], *rolls: int, **state: Any) -> Game:
    """Seat 0 fights one infantry of seat 1 with these dice."""
    game = situation(
        {**HOMES, where: (1, 1, 0, 0)},
        lords={0: "pozsony", 1: "kolozs"},
        battles=[attack(where, attackers, ["nyitra"])],
        agenda=[*BATTLES, ["move"]],
        players={0: {"steps": 0, "passed": True}, 1: {"steps": 1}},
        active=1,
        **state,
    )
    load(game, *rolls)
    play(game, "step_or_pass:pass")
    return game


def shown(game: Game) -> SceneAsk:
    ask = game.pending[0]
    return TABLE.ask(over_view(game, ask.kind, ask.seat, ask.args))


def said(message: Message | None) -> str:
    """In English; it can be said in Hungarian, too."""
    assert message is not None and HUNGARIAN.say(message)
    return ENGLISH.say(message)


def notes(asked: SceneAsk) -> dict[str, str]:
    return {choice.text: said(choice.path[0].note) for choice in asked.choices if choice.path[0].note}


def test_a_new_roll_says_what_it_promises() -> None:
    asked = shown(battle("bars", (2, 0, 0), 1, 5, 1, offices={"judge": 0}))
    assert notes(asked) == {"reroll:infantry": "1 5 (5+): 1 hit; a new roll: 0.7 expected"}
    assert [said(choice.name) for choice in asked.choices] == ["Infantry", "Keep the roll"]


def test_a_full_castle_says_who_must_go_on() -> None:
    asked = notes(shown(battle("trencsen", (4, 4, 2), 5, *[1] * 11)))
    assert asked["garrison:4-1-2-in"] == "going on: 3 archers"
    assert asked["garrison:3-3-1-in"] == "going on: 1 infantry, 1 archer, 1 cavalry"


def test_a_lord_comes_back_for_a_reason_to_an_army_that_is_named() -> None:
    game = situation(
        HOMES, lords={1: "kolozs"}, agenda=[*RECRUITMENT, ["recruit"]], year=3,
        players={0: {"treasury": 25, "dies": 5}},
    )  # fmt: skip
    play(game, "recruit:ransom")
    asked = shown(game)
    assert said(asked.question).startswith("The ransom is paid, and your lord is free.")
    assert notes(asked) == {"lord_return:pozsony": "Pozsony: 1 infantry", "lord_return:nyitra": "Nyitra: 1 infantry"}
