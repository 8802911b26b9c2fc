"""Bots against each other, each in every seat in turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from regalia.lab.simulate import Lineup, Outcome, Tally, fill_seats


def rotations(lineup: Lineup) -> list[Lineup]:
    """The line-up moved on seat by seat, until everybody has sat everywhere."""
    return [lineup[shift:] + lineup[:shift] for shift in range(len(lineup))]


def lineups(bots: Sequence[str], seats: int) -> tuple[Lineup, ...]:
    """All tables of a tournament, in the order they are played.

    With fewer bots than seats the last one fills the rest; with more, each choice of that many bots meets.
    """
    tables = combinations(bots, seats) if len(bots) > seats else [fill_seats(bots, seats)]
    return tuple(turned for table in tables for turned in rotations(table))


def standings(outcomes: Iterable[Outcome]) -> dict[str, Tally]:
    """How each bot has done, best first; a bot that fills three seats has played three times in that game."""
    tallies: dict[str, Tally] = {}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            tallies.setdefault(bot, Tally()).add(outcome, seat)
    return dict(sorted(tallies.items(), key=lambda item: (-item[1].share, item[1].mean_place, item[0])))
