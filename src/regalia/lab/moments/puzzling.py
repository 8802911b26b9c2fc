"""Finds puzzles in games of knights: moments in which one option is clearly best, however it is looked at.

Some moments of each game are looked at in a few imagined worlds. Where one option is ahead there, it must be ahead by
LEAD in ten times as many worlds, by each of three seeds, and always the same one. And it must be borne out: played to
the end of the game, it must win more often than the next, too, since a feeling may be wrong about both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.bots.quick import quick_move
from regalia.core.asking import Option
from regalia.core.files.replay import from_position
from regalia.core.game import Game
from regalia.lab.workers import Crew, in_batches
from regalia.lessons.puzzles import Puzzle
from regalia.review.ranking import ranked
from regalia.review.worth import Worth
from regalia.server.showing.sight import Shower

LEAD, FIRST_LEAD, KEPT_LEAD = 0.15, 0.12, 0.1
"""How far ahead the best must be in the end, at first sight, and when a kept puzzle is looked at by other seeds."""
WORLDS, MORE = 5, 10
"""Worlds at first sight, and how many times more to be sure."""
SEEDS = 3
ENDS, BORNE_OUT = 100, 0.05
"""Worlds that are played to their end, and how much more of these the best must win than the next."""
WIDTH, MOST_OPTIONS = 8, 24
"""How many options are weighed at first sight; in the end all are, and moments with more are left out."""
LOOKED_AT = 80
"""Moments of a game, drawn at random: to play it takes longer than to look at one."""
OF_ONE_GAME, OF_ONE_ANSWER = 2, 5
"""How many puzzles may come from the same game, and have the same answer."""
LONGEST = 4000
LONGEST_END = 1500
"""Quick moves after which a game that was played on is left as it stands."""


class Met(NamedTuple):
    """What looks like a puzzle at first sight; `name` is the seed of what is found of it, `number` that of its game."""

    number: int
    name: str
    puzzle: Puzzle


def find(game: str, seats: int, seed: int | str, count: int, jobs: int | Crew = 1) -> Iterator[list[Met]]:
    """What looks like a puzzle in each of so many games, in the order of their numbers."""
    return in_batches(partial(_batch, game, seats, seed), count, jobs)


def _batch(game: str, seats: int, seed: int | str, numbers: range) -> list[list[Met]]:
    return [_met(game, seats, number, f"{seed}/{number}") for number in numbers]


def _met(game: str, seats: int, number: int, seed: str) -> list[Met]:
    played = _played(game, seats, seed)
    moments = {*Random(seed).sample(range(len(played)), min(LOOKED_AT, len(played)))}
    table, met = regalia.new(game, seats=seats, seed=seed, news=False), list[Met]()
    for at, (seat, text) in enumerate(played):
        puzzle = at_first_sight(table, seat, f"{seed}/{at}") if at in moments else None
        if puzzle is not None:
            met.append(Met(number, f"{seed}/{at}", puzzle))
        table.play_text(text, seat)
    return met


def sure(game: str, met: Sequence[Met], jobs: int | Crew = 1) -> Iterator[Puzzle | None]:
    """What each of these comes to when it is looked at thoroughly."""
    return in_batches(partial(_sure_batch, game, met), len(met), jobs)


def _sure_batch(game: str, met: Sequence[Met], numbers: range) -> list[Puzzle | None]:
    return [sure_puzzle(game, met[number]) for number in numbers]


def _played(game: str, seats: int, seed: str) -> list[tuple[int, str]]:
    """The choices of a whole game of knights."""
    table = regalia.new(game, seats=seats, seed=seed, news=False)
    knights = [make_bot("knight", f"{seed}/{seat}") for seat in range(seats)]
    log = list[tuple[int, str]]()
    while not table.over and len(log) < LONGEST:
        ask = table.pending[0]
        log.append((ask.seat, ask.text(knights[ask.seat].choose(Outlook(table, ask.seat)))))
        table.play_text(log[-1][1], ask.seat)
    return log


def at_first_sight(game: Game, seat: int, seed: str) -> Puzzle | None:
    """The puzzle that this moment may be: one option is ahead of a few others, and nobody else is asked."""
    ask = game.ask_of(seat)
    if ask is None or len(game.pending) > 1 or not 3 <= len(ask.options) <= MOST_OPTIONS:
        return None
    worth = Worth(game.rulebook, game.seats, 1)
    chances = {one.text: one.chance for one in ranked(game, seat, worth, seed, WORLDS, WIDTH)}
    found = Puzzle(seat=seat, kind=ask.kind.id, chances=chances, position={})
    return replace(found, position=game.position()) if is_clear(game, found, FIRST_LEAD) else None


def sure_puzzle(game: str, met: Met) -> Puzzle | None:
    """The puzzle with its chances, if it is one."""
    table = from_position(games.find(game), met.puzzle.position, news=False)
    found = surely_best(table, met.puzzle, met.name)
    if found is None or not is_borne_out(table, found, met.name):
        return None
    return found


def weighed(game: Game, seat: int, worth: Worth, seed: str) -> dict[str, float]:
    """The chances of all options, the best first."""
    ask = game.ask_of(seat)
    assert ask is not None
    return {one.text: one.chance for one in ranked(game, seat, worth, seed, WORLDS * MORE, also=ask.texts())}


def is_clear(game: Game, found: Puzzle, lead: float) -> bool:
    """Whether everything else is so far behind the best.

    Where nothing is gathered, there is one best. Where something is, to end it cannot be right: every answer ends so.
    """
    return found.lead >= lead and (len(found.good) == 1 or is_gathered(game, found.seat)) and not ends(game, found)


def is_gathered(game: Game, seat: int) -> bool:
    """Whether people gather several options before they answer."""
    return bool(_end_of_series(game, seat))


def ends(game: Game, found: Puzzle) -> bool:
    return _end_of_series(game, found.seat) in found.good


def _end_of_series(game: Game, seat: int) -> str:
    """The text that ends what is gathered; empty where nothing is."""
    shown = Shower.of(game.rulebook.id).ask(game, seat, may_undo=False)
    series = None if shown is None else shown.gather or shown.dials
    return "" if series is None else series.end


def surely_best(game: Game, puzzle: Puzzle, seed: str, lead: float = LEAD) -> Puzzle | None:
    """The puzzle with its chances by many worlds; None where seeds do not agree, or it is not ahead enough."""
    worth, rankings = Worth(game.rulebook, game.seats, 1), list[dict[str, float]]()
    for number in range(SEEDS):
        rankings.append(weighed(game, puzzle.seat, worth, f"{seed}/sure/{number}"))
        found = replace(puzzle, chances=rankings[-1])
        if not is_clear(game, found, lead) or {*found.good}.isdisjoint(replace(puzzle, chances=rankings[0]).good):
            return None
    means = {text: round(fmean(ranking[text] for ranking in rankings), 3) for text in rankings[0]}
    found = replace(puzzle, chances={text: means[text] for text in sorted(means, key=lambda text: -means[text])})
    return found if is_clear(game, found, lead) else None


def is_borne_out(game: Game, puzzle: Puzzle, seed: str) -> bool:
    """Whether the best wins more than the next where the same worlds are played to their end by quick moves."""
    outlook, worth = Outlook(game, puzzle.seat), Worth(game.rulebook, game.seats, 1)
    options = [outlook.ask.read(text) for text in (puzzle.best, puzzle.wrong[0])]
    ahead = 0.0
    for number in range(ENDS):
        world = outlook.imagine(f"{seed}/end/{number}", history=True)
        won, lost = (_end_of(world, puzzle.seat, option, worth) for option in options)
        ahead += won - lost
    return ahead / ENDS >= BORNE_OUT


def _end_of(world: Game, seat: int, option: Option, worth: Worth) -> float:
    """What the seat has of the win in the end."""
    after = world.clone(history=False)
    after.play(option, seat)
    for _ in range(LONGEST_END):
        if after.over:
            break
        quick_move(after, after.rulebook.sense)
    return worth.chances.open(after, world.choices)[seat]


def still_holds(game: str, puzzle: Puzzle, seed: str) -> bool:
    """Whether the best option of a kept puzzle is found again, by other seeds."""
    table = from_position(games.find(game), puzzle.position, news=False)
    found = surely_best(table, puzzle, seed, KEPT_LEAD)
    return found is not None and found.best in puzzle.good


def mixed(met: Iterable[Met]) -> list[Met]:
    """Kinds of question and answers take turns: what was seldom met comes first."""
    rounds, times = list[tuple[int, int, Met]](), Counter[str]()
    for at, each in enumerate(met):
        rounds.append((times[each.puzzle.kind] + times[each.puzzle.best], at, each))
        times.update((each.puzzle.kind, each.puzzle.best))
    return [each for _, _, each in sorted(rounds, key=lambda one: one[:2])]


class Kept:
    """The puzzles that are kept: not too many from the same game, nor with the same answer."""

    def __init__(self, most: int) -> None:
        self.puzzles: list[Puzzle] = []
        self._most = most
        self._games, self._answers = Counter[int](), Counter[str]()
        self._told: set[tuple[int, str]] = set()

    @property
    def is_full(self) -> bool:
        return len(self.puzzles) == self._most

    def add(self, met: Met, puzzle: Puzzle | None) -> None:
        if puzzle is None or (met.number, puzzle.best) in self._told:  # of one game, one would give the other away
            return
        if self._games[met.number] == OF_ONE_GAME or self._answers[puzzle.best] == OF_ONE_ANSWER:
            return
        self._told.add((met.number, puzzle.best))
        self.puzzles.append(puzzle)
        self._games[met.number] += 1
        self._answers[puzzle.best] += 1
