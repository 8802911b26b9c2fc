"""Situations for tests, written in one line per county, and dice that fall as told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import regalia
from regalia.core.dice import Dice
from regalia.core.game import Game
from regalia.games.kard_es_korona.pieces.numbers import RING
from regalia.games.kard_es_korona.state import Kard

Army = tuple[int, int, int]
Held = tuple[Any, int, int, int]
"""A holder (a seat, or a neutral colour), and their infantry, archers and cavalry."""

Agenda = list[list[Any]]

MOVEMENT: Agenda = [["year"], ["year_end"], ["battles", 0, -1], ["move"]]
BATTLES: Agenda = [["year"], ["year_end"], ["battles", 0, -1]]
RECRUITMENT: Agenda = [["year"], ["year_end"], ["battles", 0, -1], ["movement"], ["recruitment", 0]]
NEXT_YEAR: Agenda = [["year"]]
ELECTION: Agenda = [["year"], ["year_over"], ["election"]]

QUIET = {"events": False}


class LoadedDice(Dice):
    """Shows given faces where told, else it falls fairly; whoever casts it again from earlier on sees the same."""

    __slots__ = ("faces",)

    def __init__(self, dice: Dice, faces: Mapping[int, int]) -> None:
        super().__init__(dice.key, dice.drawn)
        self.faces = dict(faces)  # by how many bytes were drawn before

    def copy(self) -> Dice:
        return LoadedDice(self, self.faces)

    def several(self, n: int, count: int) -> list[int]:
        return [self.below(n) for _ in range(count)]

    def _byte(self) -> int:
        face = self.faces.get(self.drawn)
        if face is None:
            return super()._byte()
        self.drawn += 1
        return face - 1


def situation(
    counties: Mapping[str, Held],
    *,
    seats: int = 2,
    lords: Mapping[int, str] | None = None,
    homes: Sequence[str] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    agenda: Agenda | None = None,
    **state: Any,
) -> Game:
    """A game that goes on from here; without a word seat 0 is to move in the first year."""
    agenda = agenda or MOVEMENT
    rows: list[dict[str, Any]] = []
    for seat in range(seats):
        row: dict[str, Any] = {"home": (homes or RING)[seat], **(players or {}).get(seat, {})}
        if lords and seat in lords:
            row["lord"] = lords[seat]
        rows.append(row)
    table = {
        "phase": agenda[-1][0],
        "agenda": agenda,
        "players": rows,
        "counties": {id: {"holder": who, "units": units} for id, (who, *units) in counties.items()},
        **state,
    }
    chosen = {**QUIET, **(options or {})}
    return regalia.from_position("kard_es_korona", {"seats": seats, "options": chosen, "state": table, "seed": "test"})


def of(game: Game) -> Kard:
    state: Kard = game.state
    return state


def load(game: Game, *rolls: int) -> None:
    """The next dice, also for whoever plays on from an earlier checkpoint: what is planted must stay planted."""
    drawn = game.state.dice.drawn
    for state in (game.state, *(mark.state for mark in game._kept("dice").checkpoints)):
        before = state.dice.faces if isinstance(state.dice, LoadedDice) else {}
        cast = {at: face for at, face in before.items() if at < drawn}
        state.dice = LoadedDice(state.dice, cast | dict(enumerate(rolls, start=drawn)))


def play(game: Game, *texts: str) -> None:
    """Choices of whoever is asked."""
    for text in texts:
        game.play_text(text, game.pending[0].seat)


def asked(game: Game) -> tuple[int, str]:
    return game.pending[0].seat, game.pending[0].kind.id


def texts(game: Game) -> list[str]:
    return game.pending[0].texts()


def army(game: Game, county: str) -> Army:
    return of(game).army_in(of(game).board.number[county])


def holder(game: Game, county: str) -> int:
    return of(game).holder[of(game).board.number[county]]


def lord(game: Game, seat: int) -> str | None:
    at = of(game).lord_at[seat]
    return None if at < 0 else of(game).board.ids[at]


def whole(game: Game) -> tuple[Any, ...]:
    """All that a refused choice must leave as it was: the table with its dice, the log, the news, and who is asked
    what."""
    asks = [(ask.seat, ask.kind.id, [*ask.options]) for ask in game.pending]
    return game.state.copy(), [*game._kept("log").log], game.news(None), asks, game.waiting(), game.phases_begun


def refused(game: Game, text: str, seat: int | None = None) -> str:
    """The rule that forbids a choice of a seat (None: of whoever is asked first), which changes nothing."""
    before = whole(game)
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.play_text(text, game.pending[0].seat if seat is None else seat)
    assert whole(game) == before
    assert caught.value.refusal is not None, text
    return caught.value.refusal.rule


def refused_act(game: Game, text: str, seat: int) -> str:
    before = whole(game)
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.act_text(text, seat)
    assert whole(game) == before
    assert caught.value.refusal is not None, text
    return caught.value.refusal.rule


def attack(
    county: str, army: Army, entries: Sequence[str], *, by: int = 0, lord: bool = False, serial: int = 1
) -> dict[str, Any]:
    """A battle that waits."""
    return {
        "serial": serial, "county": county, "attacker": by, "army": army, "lord": lord, "entries": list(entries),
    }  # fmt: skip


def said(game: Game, name: str) -> list[dict[str, Any]]:
    """The facts of all events of that name."""
    return [event.facts for event in game.news(None) if event.name == name]
