"""What happens in games of equal bots: how often each event does, as everybody sees it, and with how many points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial

from regalia.lab.simulate import Outcome, Plan, played
from regalia.lab.workers import Crew, in_batches


@dataclass(frozen=True, slots=True)
class Told:
    """One finished game, and how many times each event was told in it."""

    outcome: Outcome
    events: Counter[str]


@dataclass(slots=True)
class Habits:
    """What many games have in common."""

    games: int = 0
    choices: int = 0
    winners: float = 0.0
    points: float = 0.0
    events: Counter[str] = field(default_factory=Counter)
    seen_in: Counter[str] = field(default_factory=Counter)

    def add(self, told: Told) -> None:
        scores = told.outcome.scores
        self.games += 1
        self.choices += told.outcome.choices
        self.winners += scores[told.outcome.ranking.index(1)]
        self.points += sum(scores) / len(scores)
        self.events.update(told.events)
        self.seen_in.update(told.events.keys())

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "choices": round(self.choices / self.games, 6),
            "winner": round(self.winners / self.games, 6),
            "points": round(self.points / self.games, 6),
            "events": {
                name: {"a_game": round(self.events[name] / self.games, 6), "games": self.seen_in[name]}
                for name in sorted(self.events)
            },
        }


def summed_up(games: Iterable[Told]) -> Habits:
    habits = Habits()
    for told in games:
        habits.add(told)
    return habits


def table(habits: Habits) -> str:
    """As Markdown, the commonest event first."""
    choices, winner, points = (each / habits.games for each in (habits.choices, habits.winners, habits.points))
    lines = [
        f"{choices:.0f} choices a game; the winner has {winner:.1f} points, the mean is {points:.1f}\n",
        "| event | times a game | in so many of the games |",
        "|---|---|---|",
    ]
    for name, times in sorted(habits.events.items(), key=lambda pair: (-pair[1], pair[0])):
        lines.append(f"| {name} | {times / habits.games:.2f} | {habits.seen_in[name] / habits.games:.0%} |")
    return "\n".join(lines) + "\n"


def _batch(plan: Plan, numbers: range) -> list[Told]:
    return [_told(plan, number) for number in numbers]


def _told(plan: Plan, number: int) -> Told:
    game, outcome = played(plan, number, news=True)
    return Told(outcome, Counter(event.name for event in game.news(None)))


def told_games(plan: Plan, count: int, jobs: int | Crew = 1) -> Iterator[Told]:
    """Plays `count` games, in order of their numbers and the same with any number of jobs."""
    plan.check()
    yield from in_batches(partial(_batch, plan), count, jobs)
