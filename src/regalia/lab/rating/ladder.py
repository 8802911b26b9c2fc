"""Rates bots against each other: whoever is known least plays next, against those of like strength.

Ratings are openskill's (Plackett–Luce): a strength and how unsure it is. Tables are drawn up round by round, from what
is known when a round begins, so that the same seed gives the same ladder with any number of jobs.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from openskill.models import PlackettLuce

import regalia
from regalia import games
from regalia.bots import Bot, Outlook
from regalia.core.asking import Option
from regalia.core.errors import RegaliaError
from regalia.core.game import check_setup
from regalia.lab.rating.intervals import Z95, Interval
from regalia.lab.simulate import Company, Lineup, check_bot
from regalia.lab.workers import Crew

ROUND = 8
"""Games that are drawn up at once."""
NEARNESS = 0.5
"""How much a difference in strength counts against not being known well, where opponents are chosen."""
MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Ladder:
    """Who is rated, in which game."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int | str
    options: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise RegaliaError("a ladder needs two bots or more, each named once")
        check_setup(games.find(self.game), self.seats, self.options)
        for name in self.bots:
            check_bot(name, self.game)

    def described(self) -> dict[str, Any]:
        return {"game": self.game, "seats": self.seats, "seed": self.seed, "options": dict(self.options)}


@dataclass(frozen=True, slots=True)
class Played:
    """One game: the places by seat, and what each seat took to think."""

    number: int
    bots: Lineup
    ranking: list[int]
    choices: list[int]
    seconds: list[float]  # of the processor


@dataclass(slots=True)
class Standing:
    """What is known of a bot."""

    mu: float
    sigma: float
    games: int = 0
    wins: float = 0.0
    places: int = 0
    choices: int = 0
    seconds: float = 0.0

    @property
    def interval(self) -> Interval:
        """95 %."""
        return Interval(self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma)

    @property
    def milliseconds(self) -> float:
        """For a choice."""
        return 1000 * self.seconds / self.choices if self.choices else 0.0


Standings = dict[str, Standing]


def beginning(bots: Sequence[str]) -> Standings:
    fresh = MODEL.rating()
    return {bot: Standing(fresh.mu, fresh.sigma) for bot in bots}


def rate(standings: Standings, played: Played) -> None:
    """Takes a game into account; a bot that sat in several seats gets the mean of what each of them would give."""
    teams = [[MODEL.rating(mu=standings[bot].mu, sigma=standings[bot].sigma)] for bot in played.bots]
    rated = MODEL.rate(teams, ranks=[float(place) for place in played.ranking])
    for bot in dict.fromkeys(played.bots):
        seats = [seat for seat, name in enumerate(played.bots) if name == bot]
        one = standings[bot]
        one.mu = sum(rated[seat][0].mu for seat in seats) / len(seats)
        one.sigma = sqrt(sum(rated[seat][0].sigma ** 2 for seat in seats) / len(seats))
        for seat in seats:
            one.games += 1
            one.places += played.ranking[seat]
            one.wins += 1 / played.ranking.count(1) if played.ranking[seat] == 1 else 0.0
            one.choices += played.choices[seat]
            one.seconds += played.seconds[seat]


def lineup(standings: Standings, seats: int, chance: Random, seated: Mapping[str, int]) -> Lineup:
    """The least known first; beside it whoever is little known and near in strength; in seats by lot.

    `seated`: how often each has been put at a table of this round, whose outcome is not known yet.
    """

    def unsure(bot: str) -> float:
        return standings[bot].sigma / sqrt(1 + seated.get(bot, 0))

    order = sorted(standings, key=lambda bot: (-unsure(bot), chance.random()))
    first, others = order[0], order[1:]
    mu = standings[first].mu
    others.sort(key=lambda bot: NEARNESS * abs(standings[bot].mu - mu) - unsure(bot))
    chosen = [first, *others][:seats]
    while len(chosen) < seats:
        chosen.append(chosen[len(chosen) % len(standings)])
    chance.shuffle(chosen)
    return tuple(chosen)


class Timed:
    """A bot, how often it has chosen, and how many seconds of the processor that took, here and in its processes."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self.choices, self._here = bot, 0, 0.0

    @property
    def seconds(self) -> float:
        elsewhere: float = getattr(self._bot, "seconds_elsewhere", 0.0)
        return self._here + elsewhere

    def choose(self, outlook: Outlook) -> Option:
        begun = time.process_time()
        chosen = self._bot.choose(outlook)
        self._here += time.process_time() - begun
        self.choices += 1
        return chosen


def play_game(ladder: Ladder, task: tuple[int, Lineup]) -> Played:
    number, bots = task
    seed = f"{ladder.seed}/{number}"
    game = regalia.new(ladder.game, seats=ladder.seats, seed=seed, options=ladder.options, news=False)
    company = Company(game, seed, bots)
    timed = [Timed(bot) for bot in company.bots]
    company.bots = [*timed]
    while not game.over:
        company.choose()
    return Played(number, bots, game.ranking, [bot.choices for bot in timed], [round(bot.seconds, 6) for bot in timed])


def climb(ladder: Ladder, before: Sequence[Played], count: int, crew: Crew) -> Iterator[Played]:
    """Plays until there are `count` games with those from before, as if it had never been interrupted."""
    ladder.check()
    standings = beginning(ladder.bots)
    for number in range(0, count, ROUND):
        known = before[number : number + ROUND]
        tasks = drawn_up(ladder, standings, range(number, min(number + ROUND, count)))
        done = [*known]
        for played in crew.in_order(partial(play_game, ladder), tasks[len(known) :]):
            done.append(played)
            yield played
        for played in done:
            rate(standings, played)


def drawn_up(ladder: Ladder, standings: Standings, numbers: range) -> list[tuple[int, Lineup]]:
    """The tables of a round."""
    chance, seated = Random(f"{ladder.seed} round {numbers[0]}"), dict[str, int]()
    tasks = []
    for number in numbers:
        tasks.append((number, lineup(standings, ladder.seats, chance, seated)))
        for bot in tasks[-1][1]:
            seated[bot] = seated.get(bot, 0) + 1
    return tasks


def standings_of(ladder: Ladder, played: Sequence[Played]) -> Standings:
    """Best first."""
    standings = beginning(ladder.bots)
    for one in played:
        rate(standings, one)
    return dict(sorted(standings.items(), key=lambda item: -item[1].mu))


# --- kept between runs --------------------------------------------------------------------------------------------


def read_games(file: Path, ladder: Ladder) -> list[Played]:
    """The games of an earlier run; none where there was none, RegaliaError where it was another ladder."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    try:
        if json.loads(lines[0]) != ladder.described():
            raise RegaliaError(f"{file} is about another ladder: {lines[0][:200]}")
        found = [Played(**{**json.loads(line), "bots": tuple(json.loads(line)["bots"])}) for line in lines[1:]]
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise RegaliaError(f"{file} cannot be read as the games of a ladder: {error}") from None
    strangers = {bot for played in found for bot in played.bots} - {*ladder.bots}
    if strangers:
        raise RegaliaError(f"{file} has games of {', '.join(sorted(strangers))}: name them, too")
    return found


def kept(ladder: Ladder, played: Sequence[Played]) -> str:
    """What `read_games` reads: the ladder, then a line for each game."""
    return "".join(f"{json.dumps(line)}\n" for line in (ladder.described(), *map(asdict, played)))
