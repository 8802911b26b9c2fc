"""Is «why not» true? Refusals of answers that are not allowed, held against what each says, told independently.

A game's `tests/games/GAME/refusals.py` has `VIOLATED`: by the refusal's message without «no-» (`R5-4c`), whether the
condition that its sentence speaks of is really violated, `violated(state, ask, option)`.
"""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from tests.conformance.checks.moments import Moment, likely_choice
from tests.conformance.checks.wrong_answers import Pool
from tests.conformance.helpers import some_options

from regalia.core.asking import Ask, Option, put
from regalia.core.errors import BadSetup
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.lab.fuzz import LEAVING

Violated = Mapping[str, Callable[[Any, Ask, Any], bool]]

NO_SHAPE = (ValueError, TypeError, LookupError, AttributeError)
"""What `Game.why_not` takes for «this has not even the right shape»."""

HARDER = 8
"""How many times more answers are tried where a kind was laid out or met first: some are never met again."""

LONGEST = 2_500
"""Decisions after which another game is begun."""


def place_of(name: str) -> str:
    """Where the predicates of a game stand."""
    return "tests.tiny.refusals" if name == "tiny" else f"tests.games.{name}.refusals"


def violated_in(name: str) -> Violated:
    found: Violated = importlib.import_module(place_of(name)).VIOLATED
    return found


class Pace(NamedTuple):
    """How hard is looked: games, one in how many of their decisions, and how many answers are tried for each ask."""

    games: int
    every: int
    tries: int


@dataclass
class Refusals:
    """The search in one game: what is wrong is said in sentences; `met` counts the refusals that were looked at."""

    rulebook: Rulebook
    violated: Violated
    tries: int
    found: dict[tuple[str, str], str] = field(default_factory=dict)
    met: Counter[str] = field(default_factory=Counter)
    pool: Pool = field(default_factory=Pool)

    def look_at(self, moments: list[Moment]) -> None:
        """Every kind where it is asked: laid out, or met in play."""
        random = Random("moments")
        for moment in moments:
            self.pool.learn(moment.ask, random)
        for moment in moments:
            where = f"among {moment.game.seats} seats, in a moment of tests/conformance/checks/moments.py"
            self._ask(moment.ask, random, where, self.tries * HARDER)

    def play(self, seed: int, every: int) -> None:
        """One game, by chance or by what the bots would look at; now and then wrong answers are tried to all asks."""
        random = Random(f"refusals {seed}")
        game = self._deal(seed, random)
        leaving, is_guided = random.choice((0.0, 0.02, 0.1)), random.random() < 0.5
        for played in range(LONGEST):
            if game.over:
                return
            for ask in game.pending:
                self.pool.learn(ask, random)
            if random.randrange(every) == 0:
                where = f"seed {seed}, {game.seats} seats, options {dict(chosen(game))}, after {played} decisions"
                for ask in self._asks(game):
                    self._ask(ask, random, where, self.tries)
            _step(game, random, leaving, is_guided)

    def _deal(self, seed: int, random: Random) -> Game:
        seats = self.rulebook.seats[seed % len(self.rulebook.seats)]
        while True:
            try:
                return Game.new(self.rulebook, seats, seed, some_options(self.rulebook, seats, random))
            except BadSetup:  # options that do not go together
                continue

    def _asks(self, game: Game) -> Iterator[Ask]:
        """What is asked, and the free acts of all seats, those that are not allowed at all now, too."""
        yield from game.pending
        for act in self.rulebook.free_acts:
            for seat in range(game.seats):
                ask = put(act(seat))
                ask.compute(game.state)
                yield ask

    def _ask(self, ask: Ask, random: Random, where: str, tries: int) -> None:
        for option, is_usual in self.pool.wrong_answers(ask, random, tries):
            self._answer(ask, option, is_usual, where)

    def _answer(self, ask: Ask, option: Option, is_usual: bool, where: str) -> None:
        kind, written = ask.kind.id, _written(ask, option)
        answer = f"{self.rulebook.id}, {kind} of seat {ask.seat}: {written} ({where})"
        try:
            refusal = ask.why_not(option)
        except NO_SHAPE:
            refusal = None
        except Exception as error:
            self._tell(kind, "", f"{answer}: why_not fails: {error!r}. It takes whatever the codec reads")
            return
        if refusal is None:
            if is_usual:
                to_do = f"It is allowed elsewhere: let why_not of {kind!r} say what is different here"
                self._tell(kind, "", f"{answer} is refused without a reason. {to_do}")
            return
        key = refusal.message_id.removeprefix("no-")
        self.met[key] += 1
        violated = self.violated.get(key)
        if violated is None:
            to_do = f"Write VIOLATED[{key!r}] into {place_of(self.rulebook.id)}: what its sentence says, as a predicate"
            self._tell(kind, key, f"{answer} is refused by {refusal.rule} ({key}), which has no predicate. {to_do}")
            return
        try:
            is_so = violated(ask.state, ask, option)
        except Exception as error:
            self._tell(kind, key, f"{answer}: the predicate of {key!r} fails: {error!r} ({place_of(self.rulebook.id)})")
            return
        if not is_so:
            to_do = f"Mend why_not of {kind!r}, or, if it is right, the predicate in {place_of(self.rulebook.id)}"
            self._tell(kind, key, f"{answer} is refused by {refusal.rule} ({key}), which it does not violate. {to_do}")

    def _tell(self, kind: str, key: str, fault: str) -> None:
        """One sentence for each kind and refusal is enough."""
        self.found.setdefault((kind, key), fault)


def _step(game: Game, random: Random, leaving: float, is_guided: bool) -> None:
    acts = [act for seat in range(game.seats) for act in game.acts(seat)] if random.random() < 0.1 else []
    acts = [act for act in acts if act.kind.id not in LEAVING or random.random() < leaving]
    if acts:
        act = random.choice(acts)
        game.act(act.kind.id, random.choice(act.options), act.seat)
    else:
        ask = random.choice(game.pending)
        game.play(likely_choice(game, ask, random) if is_guided else random.choice(ask.options), ask.seat)


def chosen(game: Game) -> Iterator[tuple[str, Any]]:
    """The options that are not as usual."""
    usual = Game.new(game.rulebook, game.seats, 0).setup.options
    return ((name, value) for name, value in game.setup.options.items() if usual.get(name) != value)


def _written(ask: Ask, option: Option) -> str:
    try:
        return ask.text(option)
    except Exception:
        return repr(option)


def unpaired(rulebook: Rulebook, violated: Violated) -> list[str]:
    """Sentences without a predicate, and predicates without a sentence."""
    words = (rulebook.folder / "words" / "en.ftl").read_text("utf-8")
    said, place = {*re.findall(r"^no-([A-Z]+\d[\w-]*) =", words, re.MULTILINE)}, place_of(rulebook.id)
    return [
        *(f"{rulebook.id}: the refusal no-{key} has no predicate. Write VIOLATED[{key!r}] into {place}: what its "
          "sentence says; or, if nothing can be refused by it, delete it" for key in sorted(said - {*violated})),
        *(f"{rulebook.id}: {place} has VIOLATED[{key!r}], and there is no sentence no-{key} in words/en.ftl"
          for key in sorted({*violated} - said)),
    ]  # fmt: skip


def wrong_refusals(rulebook: Rulebook, violated: Violated, moments: list[Moment], pace: Pace) -> Refusals:
    """Looks where every kind is asked, and in random games."""
    search = Refusals(rulebook, violated, pace.tries)
    search.look_at(moments)
    for seed in range(pace.games):
        search.play(seed, pace.every)
    return search
