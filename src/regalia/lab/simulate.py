"""Plays many games with bots and counts who wins; every game follows from the seed and its number alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import regalia
from regalia import games
from regalia.bots import Bot, Outlook, make_bot
from regalia.core.errors import BadSetup, RegaliaError
from regalia.core.game import Game, check_setup
from regalia.lab.learning.felt import felt_bot, is_felt
from regalia.lab.older.frozen import FrozenBot, beside, checkout_of, is_frozen
from regalia.lab.rating.intervals import Interval, wilson
from regalia.lab.workers import Crew, in_batches

Lineup = tuple[str, ...]
"""The name of the bot in each seat."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played; the line-ups take turns from game to game."""

    game: str
    seed: int | str
    lineups: tuple[Lineup, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    def lineup(self, number: int) -> Lineup:
        return self.lineups[number % len(self.lineups)]

    def check(self) -> None:
        """BadSetup or UnknownGame when this cannot be played."""
        check_setup(games.find(self.game), len(self.lineups[0]), self.options)
        for name in {name for lineup in self.lineups for name in lineup}:
            check_bot(name, self.game)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game; `regalia.new` with this seed deals it again."""

    number: int
    seed: str
    bots: Lineup
    scores: list[int]
    ranking: list[int]
    choices: int
    sides: list[str] = field(default_factory=list)

    def wins(self, seat: int) -> float:
        """1 for the winner; a shared first place is that part of a win."""
        return 1 / self.ranking.count(1) if self.ranking[seat] == 1 else 0.0


@dataclass(slots=True)
class Tally:
    """How a seat or a bot has done so far."""

    games: int = 0
    wins: float = 0.0
    places: int = 0
    points: int = 0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.wins += outcome.wins(seat)
        self.places += outcome.ranking[seat]
        self.points += outcome.scores[seat]

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """95 % (Wilson)."""
        return wilson(min(self.wins, self.games), self.games)

    @property
    def mean_place(self) -> float:
        return self.places / self.games

    @property
    def mean_points(self) -> float:
        return self.points / self.games

    def to_json(self) -> dict[str, float]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "share": round(self.share, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "mean_place": round(self.mean_place, 6),
            "mean_points": round(self.mean_points, 6),
        }


@dataclass(slots=True)
class Summary:
    """What all games of a simulation come to, seat by seat."""

    seats: list[Tally]
    games: int = 0
    choices: int = 0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.choices += outcome.choices
        for seat, tally in enumerate(self.seats):
            tally.add(outcome, seat)

    @property
    def mean_choices(self) -> float:
        return self.choices / self.games


def summarize(outcomes: Iterable[Outcome], seats: int) -> Summary:
    summary = Summary([Tally() for _ in range(seats)])
    for outcome in outcomes:
        summary.add(outcome)
    return summary


def fill_seats(bots: Sequence[str], seats: int) -> Lineup:
    """A bot for each seat; where there are fewer bots, the last one takes all the seats that are left."""
    if len(bots) > seats:
        raise BadSetup(f"{len(bots)} bots cannot sit on {seats} seats")
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def play_game(plan: Plan, number: int) -> Outcome:
    return played(plan, number)[1]


def played(plan: Plan, number: int, *, news: bool = False) -> tuple[Game, Outcome]:
    """The game of that number, at its end; with news it has kept what happened."""
    seed, lineup = f"{plan.seed}/{number}", plan.lineup(number)
    try:
        game = _dealt(plan, seed, lineup, news)
        choices = _play_out(game, seed, lineup)
    except RegaliaError as error:
        raise RegaliaError(f"game {number} (seed {seed}): {error}") from error
    sides = game.rulebook.sides
    told = sides(game.state) if sides else []
    return game, Outcome(number, seed, lineup, game.scores, game.ranking, choices, told)


def _dealt(plan: Plan, seed: str, lineup: Lineup, news: bool) -> Game:
    """Only bots that think ahead need a history."""
    history = any(name != "random" for name in lineup)
    return regalia.new(plan.game, seats=len(lineup), seed=seed, options=plan.options, history=history, news=news)


def _play_out(game: Game, seed: str, lineup: Lineup) -> int:
    company = Company(game, seed, lineup)
    choices = 0
    while not game.over:
        company.choose()
        choices += 1
    return choices


class Company:
    """The bots of a game; those of other checkouts are told what everybody chooses."""

    def __init__(self, game: Game, seed: str, lineup: Lineup) -> None:
        self._game = game
        self.bots = [seated(name, game.rulebook.id, f"{seed}/bot {seat}") for seat, name in enumerate(lineup)]
        self._followers = [beside(checkout) for checkout in {checkout_of(name) for name in lineup if _is_older(name)}]
        for follower in self._followers:
            follower.begin(game, seed)

    def choose(self) -> None:
        """Whoever is asked first answers."""
        ask = self._game.pending[0]
        option = self.bots[ask.seat].choose(Outlook(self._game, ask.seat))
        for follower in self._followers:
            follower.follow(ask.seat, ask.text(option))
        self._game.play(option, seat=ask.seat)


def seated(name: str, game: str, seed: str) -> Bot:
    """A bot of ours by its name, one that feels otherwise (`knight@hand`), or one of another checkout."""
    if is_felt(name):
        return felt_bot(name, game, seed)
    return FrozenBot(name, seed) if _is_older(name) else make_bot(name, seed)


def check_bot(name: str, game: str) -> None:
    """BadSetup where there is no such bot; no process of another checkout is started for that."""
    checkout_of(name) if _is_older(name) else seated(name, game, "check")


def _is_older(name: str) -> bool:
    return is_frozen(name) and not is_felt(name)


def play_batch(plan: Plan, numbers: range) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


def simulate(plan: Plan, count: int, jobs: int | Crew = 1) -> Iterator[Outcome]:
    """Plays `count` games, in order of their numbers and the same with any number of jobs."""
    plan.check()
    yield from in_batches(partial(play_batch, plan), count, jobs)
