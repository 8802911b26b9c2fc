"""Finds puzzles in games of knights: moments in which one option is clearly best, however it is looked at.

Some moments of each game are looked at in a few imagined worlds. Where one option is ahead there, it must be ahead by
LEAD in ten times as many worlds, by each of three seeds, and always the same one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from statistics import fmean

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.core.files.replay import from_position
from regalia.core.game import Game
from regalia.lab.workers import Crew, in_batches
from regalia.lessons.puzzles import Puzzle
from regalia.review.ranking import Ranked, ranked
from regalia.review.worth import Worth

LEAD, FIRST_LEAD = 0.15, 0.12
"""How far ahead the best must be in the end, and at first sight."""
WORLDS, MORE = 5, 10
"""Worlds at first sight, and how many times more to be sure."""
SEEDS = 3
WIDTH = 8
"""Options that are weighed; moments with more than MOST_OPTIONS are left out, since something might be overlooked."""
MOST_OPTIONS = 24
LOOKED_AT = 20
"""Moments of a game, drawn at random."""
OF_ONE_GAME = 2
LONGEST = 4000


def find(game: str, seats: int, seed: int | str, count: int, jobs: int | Crew = 1) -> Iterator[list[Puzzle]]:
    """What is found in each of so many games, in the order of their numbers."""
    return in_batches(partial(_batch, game, seats, seed), count, jobs)


def _batch(game: str, seats: int, seed: int | str, numbers: range) -> list[list[Puzzle]]:
    return [_found(game, seats, f"{seed}/{number}") for number in numbers]


def _found(game: str, seats: int, seed: str) -> list[Puzzle]:
    played = _played(game, seats, seed)
    chance = Random(seed)
    moments = sorted(chance.sample(range(len(played)), min(LOOKED_AT, len(played))))
    table, found = regalia.new(game, seats=seats, seed=seed, news=False), list[Puzzle]()
    for at, (seat, text) in enumerate(played):
        if at in moments and len(found) < OF_ONE_GAME:
            puzzle = puzzle_at(table, seat, f"{seed}/{at}")
            found += [] if puzzle is None else [puzzle]
        table.play_text(text, seat)
    return found


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


def puzzle_at(game: Game, seat: int, seed: str) -> Puzzle | None:
    """The puzzle of this moment, if it is one."""
    ask = game.ask_of(seat)
    if ask is None or len(game.pending) > 1 or not 3 <= len(ask.options) <= MOST_OPTIONS:
        return None
    worth = Worth(game.rulebook, game.seats, 1)
    at_first = ranked(game, seat, worth, seed, WORLDS, WIDTH)
    if not is_clear(at_first, FIRST_LEAD):
        return None
    chances = surely_best(game, seat, worth, seed)
    if chances is None:
        return None
    return Puzzle(seat=seat, kind=ask.kind.id, chances=chances, position=game.position())


def is_clear(options: list[Ranked], lead: float) -> bool:
    return len(options) > 1 and options[0].chance - options[1].chance >= lead


def surely_best(game: Game, seat: int, worth: Worth, seed: str) -> dict[str, float] | None:
    """The chances of the options, the best first; None where they do not agree, or it is not ahead enough."""
    rankings = list[list[Ranked]]()
    for number in range(SEEDS):
        rankings.append(ranked(game, seat, worth, f"{seed}/sure/{number}", WORLDS * MORE, WIDTH))
        if not is_clear(rankings[-1], LEAD) or rankings[-1][0].text != rankings[0][0].text:
            return None
    found = {one.text: fmean(_chance(one.text, ranking) for ranking in rankings) for one in rankings[0]}
    return {text: round(found[text], 3) for text in sorted(found, key=lambda text: -found[text])}


def _chance(text: str, ranking: list[Ranked]) -> float:
    return next(one.chance for one in ranking if one.text == text)


def still_holds(game: str, puzzle: Puzzle, seed: str) -> bool:
    """Whether the best option of a kept puzzle is found again, by other seeds."""
    table = from_position(games.find(game), puzzle.position, news=False)
    found = surely_best(table, puzzle.seat, Worth(table.rulebook, table.seats, 1), seed)
    return found is not None and next(iter(found)) == puzzle.best


def varied(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """So many of them, as evenly spread over the kinds of question as they allow, in their order."""
    rounds, met = list[tuple[int, int, Puzzle]](), Counter[str]()
    for number, puzzle in enumerate(puzzles):
        rounds.append((met[puzzle.kind], number, puzzle))
        met[puzzle.kind] += 1
    kept = sorted(rounds, key=lambda one: one[:2])[:most]
    return [puzzle for _, _, puzzle in sorted(kept, key=lambda one: one[1])]
