"""Situations that play hardly ever comes to, by the kind of question that is asked in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.kard_es_korona.helpers import BATTLES, Held, attack, load, play, situation

from regalia.core.game import Game

FAR = (1, 1, 0, 0)
"""Whoever holds Kolozs is no danger."""


def last_pass(counties: dict[str, Held], battle: dict[str, Any], *rolls: int, lord: str, **more: Any) -> Game:
    """Seat 1 passes last, and seat 0's battle is fought with these dice."""
    game = situation(
        {**counties, "kolozs": FAR},
        lords={0: lord, 1: "kolozs"},
        battles=[battle],
        agenda=[*BATTLES, ["move"]],
        players={0: {"passed": True}, 1: {"steps": 1}},
        active=1,
        **more,
    )
    load(game, *rolls)
    play(game, "step_or_pass:pass")
    return game


def liege_is_asked() -> Game:
    """Seat 1, the vassal of seat 0, would attack neutrals."""
    counties: dict[str, Held] = {
        "pozsony": (0, 1, 0, 0), "nyitra": (0, 3, 0, 0), "kolozs": (2, 2, 0, 0), "pozsega": (2, 1, 0, 0),
        "bars": (1, 1, 0, 0), "zolyom": (1, 3, 0, 0), "lipto": ("kiralyi", 1, 0, 0),
    }  # fmt: skip
    lords = {0: "pozsony", 2: "kolozs"}
    game = situation(counties, seats=3, lords=lords, players={1: {"liege": 0}}, active=1)
    play(game, "step_or_pass:lipto", "movers:zolyom-infantry-2", "movers:done")
    return game


def besiegers_cut_off() -> Game:
    counties: dict[str, Held] = {"pozsony": (0, 1, 0, 0), "nyitra": (1, 1, 0, 0), "trencsen": (1, 1, 0, 0)}
    game = last_pass(counties, attack("trencsen", (1, 2, 0), ["nyitra"]), 1, 1, 1, 5, lord="pozsony")
    play(game, "assign_hits:1-0-0")
    return game


def crowded_castle() -> Game:
    counties: dict[str, Held] = {"pozsony": (0, 1, 0, 0), "nyitra": (0, 1, 0, 0), "trencsen": (1, 1, 0, 0)}
    return last_pass(counties, attack("trencsen", (4, 4, 2), ["nyitra"]), 5, *[1] * 11, lord="pozsony")


def beaten_lord() -> Game:
    counties: dict[str, Held] = {"nyitra": (0, 1, 0, 0), "pozsony": (0, 1, 0, 0), "bars": ("kiralyi", 1, 0, 0)}
    return last_pass(counties, attack("bars", (1, 0, 0), ["nyitra"], lord=True), 1, 5, lord="bars")


def pursued_defenders() -> Game:
    """They retreat over the Danube and have lost one unit of three arms."""
    counties: dict[str, Held] = {"nyitra": (0, 1, 0, 0), "hont": (1, 3, 1, 1)}
    battle, options = attack("hont", (2, 2, 0), ["bars"]), {"retreat": True}
    game = last_pass(counties, battle, *[1] * 9, lord="nyitra", options=options)
    while game.pending[0].seat == 0:
        play(game, "retreat:stay")
    load(game, 5, 5, 1, 1)
    play(game, "retreat:pilis", "assign_hits:2-0-0")
    return game


def freed_vassal() -> Game:
    """Seat 3's liege is beaten, and its own lord comes back to one of two counties."""
    counties: dict[str, Held] = {
        "pozsony": (0, 1, 0, 0), "nyitra": (0, 3, 0, 0), "kolozs": (2, 2, 0, 0), "pozsega": (2, 1, 0, 0),
        "bars": (1, 1, 0, 0), "temes": (3, 1, 0, 0), "arad": (3, 1, 0, 0),
    }  # fmt: skip
    game = situation(
        counties,
        seats=4,
        options={"vassalage": False},
        lords={0: "pozsony", 1: "bars", 2: "kolozs"},
        battles=[attack("bars", (3, 0, 0), ["nyitra"])],
        agenda=[*BATTLES, ["move"]],
        active=2,
        players={0: {"passed": True}, 1: {"passed": True}, 3: {"passed": True, "liege": 1}},
    )
    load(game, 5, 1, 1, 1)
    play(game, "step_or_pass:pass")
    return game


RARE: dict[str, Callable[[], Game]] = {
    "veto": liege_is_asked,
    "retreat_to": besiegers_cut_off,
    "garrison": crowded_castle,
    "escape": beaten_lord,
    "retreat_losses": pursued_defenders,
    "lord_return": freed_vassal,
}
