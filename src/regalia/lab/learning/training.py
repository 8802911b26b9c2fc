"""Training in rounds: games by hand, weights fitted to them, games by those weights, and so on; then a match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regalia import games
from regalia.core.errors import BadSetup, RegaliaError
from regalia.core.game import check_setup
from regalia.core.learned import FORM, Weights
from regalia.lab.learning.felt import HAND
from regalia.lab.learning.fitting import PARTS, fit
from regalia.lab.learning.sampling import Example, Games, examples, learning_of
from regalia.lab.rating.tournament import lineups, standings
from regalia.lab.simulate import Plan, Tally, simulate
from regalia.lab.workers import Crew

Following = Callable[[Iterator[Any], int, str], Iterator[Any]]
"""Who watches the games go by, e.g. to show how far they are."""


def unwatched(going: Iterator[Any], count: int, what: str) -> Iterator[Any]:
    return going


@dataclass(frozen=True, slots=True)
class Training:
    """`count` games a round; the numbers of seats take turns."""

    game: str
    seats: tuple[int, ...]
    seed: int | str
    count: int
    rounds: int

    def check(self) -> None:
        learning_of(self.game)
        for seats in self.seats:
            check_setup(games.find(self.game), seats, {})
        if self.count < PARTS:
            raise BadSetup(f"{self.count} games are too few: one of {PARTS} at least is held back to judge by")

    @property
    def command(self) -> str:
        seats = ",".join(map(str, self.seats))
        return (
            f"regalia train {self.game} --seats {seats} --games {self.count} --rounds {self.rounds} --seed {self.seed}"
        )


@dataclass(slots=True)
class Trained:
    """What came out, and the figures of the way there."""

    training: Training
    weights: Weights
    rounds: list[dict[str, float]]
    matches: list[dict[str, Any]] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        names = learning_of(self.training.game).names
        pairs = zip(names, self.weights.late, self.weights.early, strict=True)
        return {
            "form": FORM,
            "command": self.training.command,
            "rules_version": games.find(self.training.game).rules_version,
            "rounds": self.rounds,
            "matches": self.matches,
            "weights": {name: [late, early] for name, late, early in pairs},
        }

    def write(self, file: Path) -> None:
        try:
            file.write_text(json.dumps(self.to_json(), indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise RegaliaError(f"cannot write {file}: {error.strerror}") from None


def train(training: Training, jobs: int | Crew = 1, watched: Following = unwatched) -> Trained:
    """Every round plays by what the one before has learned, and fits all games so far."""
    training.check()
    known, rounds = list[Example](), list[dict[str, float]]()
    weights: Weights | None = None
    for number in range(training.rounds):
        felt = None if weights is None else (tuple(weights.late), tuple(weights.early))
        plan = Games(training.game, training.seats, f"{training.seed}/round {number}", felt)
        going = watched(examples(plan, training.count, jobs), training.count, "games")
        first = number * training.count
        known += [each._replace(game=first + each.game) for game in going for each in game]
        if not known:
            raise RegaliaError("no game came to its end: there is nothing to learn from")
        found = fit(known)
        weights = found.weights
        rounds.append(
            {
                "games": first + training.count,
                "positions": len(known),
                "penalty": found.penalty,
                "surprise": round(found.surprise, 4),
                "surprise_by_hand": round(found.surprise_by_hand, 4),
                "surprise_of_nobody": round(found.surprise_of_nobody, 4),
            }
        )
    assert weights is not None
    return Trained(training, weights, rounds)


def match(
    trained: Trained, file: Path, seats: int, count: int, jobs: int | Crew = 1, watched: Following = unwatched
) -> Tally:
    """One knight that feels by the file against knights that feel by hand, every seat in turn, on deals of its own."""
    bot, other = f"knight@{file}", f"knight@{HAND}"
    plan = Plan(trained.training.game, f"{trained.training.seed}/match", lineups((bot, other), seats))
    tally = standings(watched(simulate(plan, count, jobs), count, "games"))[bot]
    trained.matches.append({"seats": seats, **tally.to_json()})
    return tally
