"""Random play over all seat counts and options that checks everything the engine promises."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import partial
from random import Random
from typing import Any

import regalia
from regalia import games
from regalia.core.asking import Ask
from regalia.core.errors import BadSetup
from regalia.core.game import Game, check_setup
from regalia.core.game_options import Accepts, Data, Flag, GameOption, SeatNumber, Word
from regalia.core.rulebook import Rulebook
from regalia.lab.workers import Crew, in_batches

LONGEST = 20_000
"""Choices after which a game counts as endless."""

ENOUGH = 3_000
"""Choices that are enough of a game that only its players can end (`Rulebook.may_last`)."""

SMALL = 20
"""How far above its least value a whole number is drawn."""

SETUPS_TRIED = 50
DEEPEST_DETOUR = 12

LEAVING = ("resign",)
"""Free acts by which a player leaves the game for good."""

DESERTED = 0.6
"""In this share of the games players leave: at any moment, sooner or later as the chance drawn for the game has it."""

SOONEST, LATEST = 0.1, 0.001


@dataclass(slots=True)
class FuzzReport:
    """What was tried in one game, and how it failed if it did; `record` is the game up to there."""

    game: str
    seed: str
    seats: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    choices: int = 0
    acts: int = 0
    left: int = 0
    clones: int = 0
    undos: int = 0
    positions: int = 0
    failure: str | None = None
    record: bytes | None = None

    @property
    def deserted(self) -> bool:
        """Whether somebody left this game."""
        return self.left > 0


class Flaw(Exception):
    """A promise of the engine or of the rules that was not kept."""


class Snapshot:
    """Everything that two equal games have in common."""

    def __init__(self, game: Game) -> None:
        self.state = game.state.copy()
        self.asked = [(ask.seat, ask.kind.id, tuple(ask.options)) for ask in game.pending]
        self.result = (game.over, game.scores, game.ranking)

    def must_equal(self, other: Snapshot, what: str, *, but_for: tuple[str, ...] = ()) -> None:
        """Flaw when something differs, with the names of what does."""
        names = [part.name for part in fields(self.state) if part.name not in but_for]
        wrong = [name for name in names if getattr(self.state, name) != getattr(other.state, name)]
        wrong += [name for name in ("asked", "result") if getattr(self, name) != getattr(other, name)]
        if wrong:
            raise Flaw(f"{what}: {', '.join(wrong)} not the same")


def random_value(accepts: Accepts, seats: int, rng: Random) -> Any:
    """A value that the declaration takes; None when it has no examples."""
    match accepts:
        case Word():
            return rng.choice(accepts.words)
        case Flag():
            return rng.random() < 0.5
        case SeatNumber():
            return rng.randrange(seats)
        case Data():
            return rng.choice([*accepts.examples(seats), None])
    most = accepts.least + SMALL
    return rng.randint(accepts.least, most if accepts.most is None else min(most, accepts.most))


def random_options(declared: tuple[GameOption, ...], seats: int, rng: Random) -> dict[str, Any]:
    """Some options left alone, the others drawn from what they are declared to take."""
    drawn = {}
    for option in declared:
        value = random_value(rng.choice(option.accepts), seats, rng)
        if value is not None and rng.random() < 0.5:
            drawn[option.id] = value
    return drawn


class Trial:
    """One game played at random, with detours."""

    def __init__(self, rulebook: Rulebook, seed: str, limit: int) -> None:
        self.rulebook = rulebook
        self.limit = limit
        self.rng = Random(f"fuzz {seed}")
        self.report = FuzzReport(rulebook.id, seed)
        self.leaves = self._chance_of_leaving()
        self.gone: set[int] = set()
        self.game: Game

    def _chance_of_leaving(self) -> float:
        """That somebody leaves before a choice, for this game."""
        may_leave = any(act.id in LEAVING for act in self.rulebook.free_acts)
        if not may_leave or self.rng.random() >= DESERTED:
            return 0.0
        return float(SOONEST * (LATEST / SOONEST) ** self.rng.random())

    def run(self) -> None:
        self._deal()
        self._check()
        may_last = self.rulebook.may_last is not None and self.rulebook.may_last(self.game.setup)
        while not self.game.over:
            if may_last and self.report.choices >= ENOUGH:
                break
            if self.report.choices >= self.limit:
                raise Flaw(f"not over after {self.limit} choices")
            self._step()
        self._check_record()

    def _deal(self) -> None:
        report = self.report
        report.seats, report.options = self._random_setup()
        self.game = regalia.new(report.game, seats=report.seats, seed=report.seed, options=report.options)

    def _random_setup(self) -> tuple[int, dict[str, Any]]:
        """Options that do not go together are drawn anew."""
        for _ in range(SETUPS_TRIED):
            seats = self.rng.choice(self.rulebook.seats)
            options = random_options(self.rulebook.options, seats, self.rng)
            try:
                check_setup(self.rulebook, seats, options)
            except BadSetup:
                continue
            return seats, options
        raise Flaw(f"{SETUPS_TRIED} random sets of options were all refused")

    def _step(self) -> None:
        detours: list[tuple[float, Callable[[], None]]] = [
            (self.leaves, self._leave),
            (0.05, self._act),
            (0.02, self._clone),
            (0.02, self._rewrite),
            (0.04, self._take_back),
        ]
        for chance, detour in detours:
            if chance and not self.game.over and self.rng.random() < chance:  # a free act may end a game
                detour()
        if not self.game.over:
            self._choose()

    def _choose(self) -> int:
        """Takes any option of anybody who is asked."""
        ask = self.rng.choice(self.game.pending)
        self.game.play(self._any_option(ask), seat=ask.seat)
        self.report.choices += 1
        self._check()
        return ask.seat

    def _any_option(self, ask: Ask) -> Any:
        option = self.rng.choice(ask.options)
        if ask.read(ask.text(option)) != option:
            raise Flaw(f"{ask.text(option)!r} is read as another option than it was written for")
        return option

    def _act(self) -> None:
        """A free act of any seat that has one, but for leaving."""
        acts = [act for act in self._acts() if act.kind.id not in LEAVING]
        if acts:
            self._do(self.rng.choice(acts))

    def _leave(self) -> None:
        """Any seat that may leaves: from now on it is never asked, and can do nothing more."""
        acts = [act for act in self._acts() if act.kind.id in LEAVING]
        if acts:
            act = self.rng.choice(acts)
            self.gone.add(act.seat)
            self.report.left += 1
            self._do(act)

    def _acts(self) -> list[Ask]:
        return [act for seat in range(self.game.seats) for act in self.game.acts(seat)]

    def _do(self, act: Ask) -> None:
        self.game.act(act.kind.id, self._any_option(act), act.seat)
        self.report.acts += 1
        self._check()

    def _clone(self) -> None:
        """A clone is the same game, and playing it leaves this one alone."""
        before, twin = Snapshot(self.game), self.game.clone()
        before.must_equal(Snapshot(twin), "clone")
        for _ in range(self.rng.randrange(DEEPEST_DETOUR)):
            if not twin.over:
                twin.play(self.rng.choice(twin.pending[0].options), seat=twin.pending[0].seat)
        before.must_equal(Snapshot(self.game), "game after its clone was played")
        self.report.clones += 1

    def _take_back(self) -> None:
        """Chooses and takes it back: freely where the engine allows it, else by consent, which spares the dice."""
        before, seat = Snapshot(self.game), self._choose()
        free = self.game.can_undo(seat)
        self.game.undo(seat, by_consent=not free)
        before.must_equal(Snapshot(self.game), "undo", but_for=() if free else ("dice",))
        self._check()
        self.report.undos += 1

    def _rewrite(self) -> None:
        """A position written as JSON and read again is the same game."""
        written = json.loads(json.dumps(self.game.position()))
        read = regalia.from_position(self.rulebook.id, written)
        Snapshot(self.game).must_equal(Snapshot(read), "position", but_for=("shown",))
        self.report.positions += 1

    def _check(self) -> None:
        wrong = self.rulebook.check(self.game.state)
        if wrong:
            raise Flaw(f"impossible position: {wrong[0]}")
        self._check_gone()

    def _check_gone(self) -> None:
        """Nobody waits for who has left."""
        for seat, kind in self.game.waiting():
            if seat in self.gone:
                raise Flaw(f"seat {seat} has left the game and is asked {kind!r}")
        for seat in self.gone if not self.game.over else ():
            for act in self.game.acts(seat):
                raise Flaw(f"seat {seat} has left the game and may still {act.kind.id!r}")

    def _check_record(self) -> None:
        """The record, read from its file and played again, leads to the same end."""
        replayed = regalia.verify(regalia.read_record(self.game.record().to_json()))
        Snapshot(self.game).must_equal(Snapshot(replayed), "replayed record")

    def record(self) -> bytes | None:
        """The game up to where it failed, if it got as far as to have a record."""
        try:
            return self.game.record().to_json()
        except Exception:
            return None


def fuzz_game(rulebook_id: str, seed: int | str, limit: int = LONGEST) -> FuzzReport:
    """Plays one game that the seed describes; whatever goes wrong stands in the report."""
    trial = Trial(games.find(rulebook_id), str(seed), limit)
    try:
        trial.run()
    except Exception as fault:  # anything that is raised here is a finding
        trial.report.failure = " ".join(f"{type(fault).__name__}: {fault}".split())
        trial.report.record = trial.record()
    return trial.report


def fuzz_batch(rulebook_id: str, seed: int | str, numbers: range) -> list[FuzzReport]:
    return [fuzz_game(rulebook_id, f"{seed}/{number}") for number in numbers]


def fuzz(rulebook_id: str, seed: int | str, count: int, jobs: int | Crew = 1) -> Iterator[FuzzReport]:
    """Plays `count` games, in order of their numbers and the same with any number of jobs."""
    games.find(rulebook_id)
    yield from in_batches(partial(fuzz_batch, rulebook_id, seed), count, jobs)
