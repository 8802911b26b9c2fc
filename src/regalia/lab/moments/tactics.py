"""Tactics: positions in which some options win at once and others do not, or some lose at once and others do not.

They are met in games played in haste and found by trying every option out: *at once* is before anybody else chooses,
for a win, and before one's own next turn, for a loss: the next to choose has a line that wins. What is hidden or cast
must make no difference: in each of a few imagined worlds the same options win, or lose. So nobody has to guess, and
whoever looks finds them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.bots.endings import TooWide, Trial
from regalia.core.game import Game
from regalia.lab.simulate import seated
from regalia.lab.workers import Crew, in_batches

WORLDS = 6
"""Imagined worlds in which an option must come to the same."""

LONGEST = 4000
"""Choices after which a game is left as it stands."""

OF_ONE_GAME = 3
"""Positions that are taken from one game at most: the last moments of a game resemble each other."""

WINS, LOSES = "wins", "loses"


@dataclass(frozen=True, slots=True)
class Tactic:
    """A position: the log up to it, who is to choose, whether options win or lose there, and which are right."""

    seed: str
    seats: int
    log: tuple[tuple[int, str], ...]
    seat: int
    about: str
    right: frozenset[str]
    options: int


def winning(game: Game, seat: int) -> frozenset[str]:
    """The options of the seat that win before anybody else chooses, if it goes on well."""
    return _winning(game, seat, Trial())


def _winning(game: Game, seat: int, trial: Trial) -> frozenset[str]:
    ask = game.ask_of(seat)
    assert ask is not None
    return frozenset(ask.text(option) for option in ask.options if _wins(trial.after(game, option, seat), seat, trial))


def _wins(game: Game, seat: int, trial: Trial) -> bool:
    if game.over:
        return game.ranking[seat] == 1
    ask = game.ask_of(seat)
    if ask is None or len(game.pending) > 1:
        return False
    return any(_wins(trial.after(game, option, seat), seat, trial) for option in ask.options)


def losing(game: Game, seat: int) -> frozenset[str]:
    """The options after which the game is lost, or somebody else who chooses next wins, however one goes on."""
    ask = game.ask_of(seat)
    assert ask is not None
    trial = Trial()
    return frozenset(ask.text(option) for option in ask.options if _loses(trial.after(game, option, seat), seat, trial))


def _loses(game: Game, seat: int, trial: Trial) -> bool:
    if game.over:
        return game.ranking[seat] != 1
    if len(game.pending) > 1:
        return False
    ask = game.pending[0]
    if ask.seat != seat:
        return bool(_winning(game, ask.seat, trial))
    return all(_loses(trial.after(game, option, seat), seat, trial) for option in ask.options)


def judged(game: Game, seat: int) -> tuple[str, frozenset[str]] | None:
    """Whether there is a tactic here, what it is about, and which options are right; None where there is none.

    The first world tells most positions apart; only what is left is looked at in the others.
    """
    ask = game.ask_of(seat)
    assert ask is not None
    every = frozenset(ask.texts())
    if len(every) < 2 or len(game.pending) > 1:
        return None
    for about, found in ((WINS, winning), (LOSES, losing)):
        try:
            marked = {found(game.imagine(seat, f"world {number}", history=True), seat) for number in range(1)}
            if marked in ({frozenset()}, {every}):
                continue
            marked |= {found(game.imagine(seat, f"world {number}", history=True), seat) for number in range(1, WORLDS)}
        except TooWide:
            continue
        if len(marked) == 1:
            (texts,) = marked
            return about, texts if about == WINS else every - texts
    return None


def find(game: str, seats: int, seed: int | str, count: int, jobs: int | Crew = 1) -> Iterator[list[Tactic]]:
    """What is met in each of so many games, in the order of their numbers."""
    return in_batches(partial(_batch, game, seats, seed), count, jobs)


def _batch(game: str, seats: int, seed: int | str, numbers: range) -> list[list[Tactic]]:
    return [list(_met(game, seats, f"{seed}/{number}")) for number in numbers]


def _met(game: str, seats: int, seed: str) -> Iterator[Tactic]:
    """Only the end of a game is looked at: whoever cannot win soon cannot win at once."""
    table = regalia.new(game, seats=seats, seed=seed, news=False)
    bots = [make_bot("hasty", f"{seed}/{seat}") for seat in range(seats)]
    log = list[tuple[int, str]]()
    for _ in range(LONGEST):
        if table.over:
            break
        ask = table.pending[0]
        option = bots[ask.seat].choose(Outlook(table, ask.seat))
        log.append((ask.seat, ask.text(option)))
        table.play(option, ask.seat)
    if table.over:
        yield from _looked_at(game, seats, seed, log)


LAST_CHOICES = 40
"""So many choices before the end are looked at."""


def _looked_at(game: str, seats: int, seed: str, log: Sequence[tuple[int, str]]) -> Iterator[Tactic]:
    table, found = regalia.new(game, seats=seats, seed=seed, news=False), 0
    for at, (seat, text) in enumerate(log):
        if at >= len(log) - LAST_CHOICES and found < OF_ONE_GAME:
            tactic = judged(table, seat)
            if tactic is not None:
                about, right = tactic
                ask = table.ask_of(seat)
                assert ask is not None
                found += 1
                yield Tactic(seed, seats, tuple(log[:at]), seat, about, right, len(ask.options))
        table.play_text(text, seat)


def position(game: str, tactic: Tactic) -> Game:
    """The position, played anew."""
    table = regalia.new(game, seats=tactic.seats, seed=tactic.seed, news=False)
    for seat, text in tactic.log:
        table.play_text(text, seat)
    return table


def solved(game: str, tactic: Tactic, bot: str) -> bool:
    """Whether the bot chooses right."""
    outlook = Outlook(position(game, tactic), tactic.seat)
    chosen = seated(bot, game, f"{tactic.seed}/tactics").choose(outlook)
    return outlook.ask.text(chosen) in tactic.right


def seats_to_try(game: str) -> int:
    """Four, or as many as can sit."""
    return min(4, games.find(game).seats[-1])
