"""Battles against exact probabilities, computed here in another way: a Markov chain over the armies.

Both sides take off infantry first, then archers, then cavalry; in the open, dice that can hit cavalry take it first.
"""

from __future__ import annotations

from functools import cache
from math import sqrt

import pytest
from tests.games.kard_es_korona.helpers import BATTLES, Army, attack, of, situation
from tests.rules import rule

from regalia.core.game import Game

GAMES = 500
PLACES = {"open": "bars", "rough": "lipto", "siege": "trencsen"}

BATTLES_TRIED = [
    ("open", (3, 0, 0), (2, 0, 0)),
    ("open", (2, 1, 0), (2, 0, 0)),
    ("open", (0, 0, 2), (3, 0, 0)),
    ("open", (1, 1, 1), (1, 1, 1)),
    ("open", (0, 3, 0), (3, 0, 0)),
    ("open", (0, 2, 0), (0, 2, 0)),
    ("open", (3, 0, 0), (0, 0, 1)),
    ("open", (0, 0, 2), (0, 0, 1)),
    ("open", (1, 0, 1), (0, 2, 0)),
    ("open", (2, 0, 1), (1, 0, 1)),
    ("rough", (3, 0, 0), (1, 0, 0)),
    ("rough", (0, 0, 3), (2, 0, 0)),
    ("rough", (1, 2, 0), (1, 1, 0)),
    ("rough", (2, 0, 1), (0, 1, 1)),
    ("siege", (3, 0, 0), (1, 1, 1)),
    ("siege", (3, 1, 0), (1, 1, 1)),
    ("siege", (2, 0, 0), (1, 0, 0)),
    ("siege", (2, 2, 0), (0, 2, 0)),
    ("siege", (4, 1, 0), (1, 1, 0)),
    ("siege", (2, 0, 2), (1, 0, 1)),
]


def needed(ground: str, attacking: bool, arm: int) -> tuple[int, int]:
    if ground == "open":
        return (4, 6) if arm == 2 else (5, 6)
    if ground == "rough":
        return (5, 5) if attacking else (4, 4)
    return (4, 4) if not attacking and arm == 1 else (5, 5)


def falls(enemy: Army, any_hits: int, foot_hits: int, mounted: bool) -> Army:
    i, a, c = enemy
    horse = min(any_hits, c) if mounted else 0
    hits = any_hits - horse + foot_hits
    first = min(hits, i)
    second = min(hits - first, a)
    return first, second, horse if mounted else min(hits - first - second, c)


@cache
def results(
    ground: str, attacking: bool, army: Army, arms: tuple[int, ...], enemy: Army, shot: bool
) -> dict[Army, float]:
    """What is left of the enemy, with its probability."""
    spread = {(0, 0): 1.0}
    for arm in arms:
        foot, horse = needed(ground, attacking, arm)
        if shot and ground == "open":
            horse = 7
        both, only_foot = (7 - horse) / 6, (horse - foot) / 6
        for _ in range(army[arm]):
            wider: dict[tuple[int, int], float] = {}
            for (x, y), p in spread.items():
                for step, chance in (((1, 0), both), ((0, 1), only_foot), ((0, 0), 1 - both - only_foot)):
                    key = (x + step[0], y + step[1])
                    wider[key] = wider.get(key, 0.0) + p * chance
            spread = wider
    left: dict[Army, float] = {}
    for (x, y), p in spread.items():
        lost = falls(enemy, x, y, ground == "open")
        rest = (enemy[0] - lost[0], enemy[1] - lost[1], enemy[2] - lost[2])
        left[rest] = left.get(rest, 0.0) + p
    return left


ALL = (0, 1, 2)
NONE: Army = (0, 0, 0)
Outcome = tuple[float, float]
"""Probabilities that the attacker takes the county, and that the defender keeps it."""


def clash(
    ground: str, ours: Army, our_arms: tuple[int, ...], theirs: Army, their_arms: tuple[int, ...], shot: bool = False
) -> dict[tuple[Army, Army], float]:
    a = results(ground, True, ours, our_arms, theirs, shot)
    d = results(ground, False, theirs, their_arms, ours, shot)
    found: dict[tuple[Army, Army], float] = {}
    for rest_d, p in a.items():
        for rest_a, q in d.items():
            found[rest_a, rest_d] = found.get((rest_a, rest_d), 0.0) + p * q
    return found


def ended(ground: str, ours: Army, theirs: Army) -> Outcome | None:
    if theirs == NONE:
        return (1.0, 0.0) if ours != NONE else (0.0, 0.0)
    if ours == NONE or (ground == "siege" and not ours[0]):
        return (0.0, 1.0)
    return None


@cache
def melee(ground: str, ours: Army, theirs: Army) -> Outcome:
    """From here on round after round; a round without losses is played again."""
    over = ended(ground, ours, theirs)
    if over is not None:
        return over
    after: dict[tuple[Army, Army], float] = {}
    if ground == "siege":
        for (ours_left, _), p in clash(ground, ours, (), theirs, (1,)).items():
            if ended(ground, ours_left, theirs):
                after[ours_left, theirs] = after.get((ours_left, theirs), 0.0) + p
                continue
            for key, q in clash(ground, ours_left, ALL, theirs, (0, 2)).items():
                after[key] = after.get(key, 0.0) + p * q
    else:
        after = clash(ground, ours, ALL, theirs, ALL)
    same = after.pop((ours, theirs), 0.0)
    wins = sum(p * melee(ground, *key)[0] for key, p in after.items())
    keeps = sum(p * melee(ground, *key)[1] for key, p in after.items())
    return wins / (1 - same), keeps / (1 - same)


def exact(ground: str, ours: Army, theirs: Army) -> Outcome:
    if ground == "siege":
        return melee(ground, ours, theirs)
    shoots = any(x[1] and (ground == "rough" or y[0] + y[1]) for x, y in ((ours, theirs), (theirs, ours)))
    if not shoots:
        return melee(ground, ours, theirs)
    wins = keeps = 0.0
    for (a, d), p in clash(ground, ours, (1,), theirs, (1,), shot=True).items():
        over = ended(ground, a, d)
        after = {(a, d): 1.0} if over or not a[0] + a[2] + d[0] + d[2] else clash(ground, a, (0, 2), d, (0, 2))
        for key, q in after.items():
            outcome = melee(ground, *key)
            wins, keeps = wins + p * q * outcome[0], keeps + p * q * outcome[1]
    return wins, keeps


def choose(game: Game) -> None:
    """Hits in the order that the chain assumes; anything else by its first option."""
    ask = game.pending[0]
    if ask.kind.id != "assign_hits":
        game.play(ask.options[0], ask.seat)
        return
    mounted = of(game).fight is not None and of(game).board.ids[of(game).fight.county] == "bars"  # type: ignore[union-attr]
    game.play(max(ask.options, key=lambda lost: (lost[2], lost[0]) if mounted else (lost[0], lost[1])), ask.seat)


@pytest.mark.parametrize(("ground", "ours", "theirs"), BATTLES_TRIED)
@rule("kard_es_korona", "R9.1", "R9.4", "R10.1", "R10.3", "R10.4", "R11.1", "R11.3")
def test_battles_end_as_often_as_they_should(ground: str, ours: Army, theirs: Army) -> None:
    where = PLACES[ground]
    begun = situation(
        {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0), where: (1, *theirs)}, lords={0: "pozsony", 1: "kolozs"},
        battles=[attack(where, ours, ["nyitra"])], agenda=[*BATTLES, ["move"]], active=1, players={0: {"passed": True}},
    )  # fmt: skip
    county = of(begun).board.number[where]
    wins = keeps = 0
    for seed in range(GAMES):
        game = begun.imagine(0, f"{ground} {seed}", history=False)
        game.play_text("step_or_pass:pass")
        while of(game).fight is not None:
            choose(game)
        while of(game).year == 1 and game.pending[0].kind.id != "step_or_pass":
            choose(game)
        wins += of(game).holder[county] == 0
        keeps += of(game).holder[county] == 1
    for seen, true in zip((wins / GAMES, keeps / GAMES), exact(ground, ours, theirs), strict=True):
        assert abs(seen - true) <= 4 * sqrt(max(true * (1 - true), 0.002) / GAMES), (seen, true)
