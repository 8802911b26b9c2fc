"""What a game is put to before anybody says that it is done; it stands in the game's own folder, in `trials.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.core.game import check_setup
from regalia.lab.rating.tournament import lineups
from regalia.lab.simulate import Plan


class BadTrials(RegaliaError):
    """A game's trials are missing or cannot be read."""


class Tournament(Struct, frozen=True, forbid_unknown_fields=True):
    """The first bot must win at least this share of its games against the others."""

    bots: tuple[str, ...]
    seats: int
    games: int
    at_least: float

    def plan(self, game: str, seed: int | str) -> Plan:
        return Plan(game, seed, lineups(self.bots, self.seats))


class Golden(Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game that must replay for ever was played."""

    seats: int
    bot: str
    options: dict[str, Any] = {}


class Trials(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"tournaments": "tournament", "golden_games": "golden"},
):
    """`fuzzed_games`: random games in which everything is checked; `bench_seats`: with how many speed is measured."""

    fuzzed_games: int
    bench_seats: int
    tournaments: tuple[Tournament, ...] = ()
    golden_games: tuple[Golden, ...] = ()

    def check(self, game: str) -> None:
        """BadSetup when something here cannot be played."""
        rulebook = games.find(game)
        check_setup(rulebook, self.bench_seats, {})
        for tournament in self.tournaments:
            tournament.plan(game, 0).check()
        for golden in self.golden_games:
            Plan(game, 0, ((golden.bot,) * golden.seats,), golden.options).check()


def path_of(game: str) -> Path:
    return games.find(game).folder / "trials.toml"


@cache
def trials_of(game: str) -> Trials:
    """The trials of a game; BadTrials says what to write where they are missing."""
    path = path_of(game)
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Trials)
    except FileNotFoundError:
        raise BadTrials(
            f"{game} has no trials: write fuzzed_games, bench_seats, [[tournament]] and [[golden]] into {path}, "
            "as the other games do"
        ) from None
    except msgspec.DecodeError as error:
        raise BadTrials(f"{path}: {error}") from None
