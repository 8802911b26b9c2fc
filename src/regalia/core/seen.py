"""A game as one seat may think it to be, ready to leave the process: no hidden thing of the true one is in it.

A game in the middle of a phase is its checkpoint and the choices since. Dealing the checkpoint anew is not enough: what
the seat has learned since (cards drawn, dice cast) would come out otherwise. So the hidden things are dealt anew after
every step, each time as the seat knew them then; rules that wait in between hold public things only, and do not notice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from regalia.core.asking import FreeAct, Option, put
from regalia.core.dice import Dice, key_of
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.past.history import IMAGINED, NOBODY, WRITTEN_MARKS, Entry
from regalia.core.rulebook import Rulebook, Setup

TRIES = 100
"""How often one step is dealt anew at most: a card that others played must lie where they played it from."""

Written = tuple[int, str, Option]


@dataclass(frozen=True, slots=True)
class Seen:
    """The checkpoint's state, and step by step the choice (None: the phase's beginning) and the state it led to."""

    setup: Setup
    start: Any
    steps: list[tuple[Written | None, Any]]


class CastDice(Dice):
    """Dice that note which bytes were used to shuffle."""

    __slots__ = ("shuffles",)

    def __init__(self, dice: Dice, shuffles: dict[int, int]) -> None:
        super().__init__(dice.key, dice.drawn)
        self.shuffles = shuffles

    def copy(self) -> Dice:
        return CastDice(self, self.shuffles)

    def shuffle(self, items: list[Any]) -> None:
        before = self.drawn
        super().shuffle(items)
        self.shuffles[before] = self.drawn


class ToldDice(Dice):
    """Show again what has been cast since the checkpoint, then go on by a key of their own.

    What was shuffled comes out differently: nobody has seen it.
    """

    __slots__ = ("_shuffles", "_tape", "_tape_from")

    def __init__(self, key: bytes, drawn: int, tape: bytes, tape_from: int, shuffles: dict[int, int]) -> None:
        super().__init__(key, drawn)
        self._tape, self._tape_from, self._shuffles = tape, tape_from, shuffles

    def copy(self) -> Dice:
        return ToldDice(self.key, self.drawn, self._tape, self._tape_from, self._shuffles)

    def reseed(self, key: bytes) -> None:
        super().reseed(key)
        self._tape, self._shuffles = b"", {}

    def shuffle(self, items: list[Any]) -> None:
        end = self._shuffles.get(self.drawn)
        if end is None:
            self._shuffle_one_by_one(items)  # from the tape
        else:
            Dice(self.key, self.drawn).shuffle(items)
            self.drawn = end

    def several(self, n: int, count: int) -> list[int]:
        return [self.below(n) for _ in range(count)]  # from the tape

    def _byte(self) -> int:
        at = self.drawn - self._tape_from
        if 0 <= at < len(self._tape):
            self.drawn += 1
            return self._tape[at]
        return super()._byte()


def seen_by(game: Game, seat: int, seed: int | str) -> Seen:
    """The game as the seat may think it to be; RegaliaError if no such world was found."""
    for hides_shuffles in (True, False):  # a shuffle that all could see must come out the same
        found = _Seer(game, seat, seed, hides_shuffles).look()
        if found is not None:
            return found
    raise RegaliaError(f"no world was found that looks to seat {seat} like this one")


def game_of(rulebook: Rulebook, seen: Seen) -> Game:
    """A game that goes on from there."""
    game = Game(rulebook, seen.setup, seen.start.copy(), news=False)
    for choice, state in seen.steps:
        if choice is not None:
            seat, kind_id, option = choice
            kind = WRITTEN_MARKS.get(kind_id) if seat == NOBODY else rulebook.kind(kind_id)
            assert kind is not None
            game.repeat((seat, kind, option))
        game.repeat((NOBODY, IMAGINED, state))
    return game


class _Seer:
    """Plays the true game from its checkpoint on, and beside it the one that the seat may think."""

    def __init__(self, game: Game, seat: int, seed: int | str, hides_shuffles: bool) -> None:
        self.rulebook, self.setup, self.seat, self.seed = game.rulebook, game.setup, seat, f"{seed}"
        mark, self.entries = game.since_checkpoint(seat)
        self.start = mark
        shuffles: dict[int, int] = {}
        state = mark.copy()
        state.dice = CastDice(mark.dice, shuffles)
        self.true = Game(self.rulebook, self.setup, state, news=False)
        self.dice = self._told_dice(game.state.dice.drawn, shuffles if hides_shuffles else {})
        self.steps: list[tuple[Written | None, Any]] = []

    def _told_dice(self, drawn: int, shuffles: dict[int, int]) -> ToldDice:
        before = self.start.dice
        cast = Dice(before.key, before.drawn)
        tape = bytes(cast.below(256) for _ in range(drawn - before.drawn))
        return ToldDice(key_of(f"{self.seed}/told"), before.drawn, tape, before.drawn, shuffles)

    def look(self) -> Seen | None:
        start, world = self._begin()
        if world is None:
            return None
        for entry in self.entries:
            world = self._step(world, entry)
            if world is None:
                return None
        self._hide_shuffled()
        self.steps.append((self._last, self._dealt(self.true.state, "now")))
        return Seen(self.setup, start, self.steps)

    _last: Written | None = None

    def _hide_shuffled(self) -> None:
        """A shuffle that comes out differently needs none of the true bytes."""
        tape = bytearray(self.dice._tape)
        for start, end in self.dice._shuffles.items():
            tape[start - self.dice._tape_from : end - self.dice._tape_from] = bytes(end - start)
        self.dice._tape = bytes(tape)

    def _dealt(self, state: Any, name: str) -> Any:
        """A copy of a true state, with everything the seat cannot know dealt anew."""
        made = state.copy()
        made.dice = self.dice
        self.rulebook.imagine(made, self.seat, Dice.seeded(f"{self.seed}/{name}"))
        return made

    def _begin(self) -> tuple[Any, Game | None]:
        for number in range(TRIES):
            start = self._dealt(self.start, f"start {number}")
            world = _tried(lambda start=start: Game(self.rulebook, self.setup, start.copy(), news=False))
            if world is not None and _asks(world) == _asks(self.true):
                return start, world
        return None, None

    def _step(self, world: Game, entry: Entry) -> Game | None:
        """The world after the entry, or after one that looks the same to everybody but the one who chose."""
        before = self.true.state.copy()
        self.true.repeat(entry)
        for number in range(TRIES):
            state = self._dealt(before, f"{len(self.steps)} {number}")
            ready = world.clone()
            ready.repeat((NOBODY, IMAGINED, state))
            for chosen in self._choices(ready, entry):
                after = _tried(lambda ready=ready, chosen=chosen: _after(ready, chosen))
                if after is not None and _asks(after) == _asks(self.true):
                    self.steps.append((self._last, state))
                    by, kind, option = chosen
                    self._last = (by, kind.id, option)
                    return after
        return None

    def _choices(self, ready: Game, entry: Entry) -> Iterator[Entry]:
        """Another's choice may be secret: any that looks the same to a spectator will do, and the true one last."""
        by, kind, option = entry
        options = _options(ready, entry)
        if self.rulebook.has_secrets and by not in (self.seat, NOBODY):
            others = list(options)
            Dice.seeded(f"{self.seed}/choice {len(self.steps)}").shuffle(others)
            shown = self.true.view(None)
            for other in others:
                after = _tried(lambda other=other: _after(ready, (by, kind, other)))
                if after is not None and _looks(after, shown):
                    yield by, kind, other
                    break
        if by == NOBODY or option in options:
            yield entry


def _options(game: Game, entry: Entry) -> list[Option]:
    by, kind, _ = entry
    if isinstance(kind, FreeAct):
        return list(put(kind(by)).compute(game.state))
    ask = game.ask_of(by)
    return list(ask.options) if ask is not None and ask.kind is kind else []


def _after(game: Game, entry: Entry) -> Game:
    after = game.clone()
    after.repeat(entry)
    return after


def _tried(make: Any) -> Game | None:
    """Rules may stumble over a deal that does not fit what comes next: such a deal is not a possible world."""
    try:
        made: Game = make()
    except Exception:
        return None
    return made


def _asks(game: Game) -> list[tuple[int, str, tuple[Any, ...]]]:
    return [(ask.seat, ask.kind.id, ask.args) for ask in game.pending]


def _looks(game: Game, shown: Any) -> bool:
    seen = game.view(None)
    seen.shown = shown.shown
    return bool(seen == shown)
