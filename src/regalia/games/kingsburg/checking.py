"""What every situation must satisfy, in words."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.games.kingsburg.notation import WHITE
from regalia.games.kingsburg.pieces.enemies import OF_YEAR
from regalia.games.kingsburg.pieces.numbers import AUTUMN, FACES, OWN_DICE, PLUS2_TOKENS, SEASONS, SPRING, WINTER, YEARS
from regalia.games.kingsburg.pieces.provinces import FARM, MARKET
from regalia.games.kingsburg.state import (
    FROM_BUILDINGS,
    NEUTRAL,
    NOBODY,
    NOT_DECLARED,
    TO_BUILD,
    TO_INFLUENCE,
    Kingsburg,
)

IN_COURT = ("influence", "help")
"""The phases in which dice lie on the table."""

IN_SEASON = ("season", "influence", "help", "build", "season_end")
WAITING_PHASES = ("influence", "build")
MOST_GOODS = 120
"""Nobody has gathered more; with thousands there would be millions of ways to pay for soldiers."""
NO_EXTRAS = ((), 0, 0, False)
"""White dice, tokens, Market and Envoy of a placement that has none of them."""


def check(s: Kingsburg) -> list[str]:
    """Everything that is wrong with a state; an empty list when it can stand."""
    checks = (_check_counts, _check_points, _check_dice, _check_court, _check_annals, _check_steps, _check_envoy)
    return [wrong for find in checks for wrong in find(s)]


def _check_counts(s: Kingsburg) -> Iterator[str]:
    """Tokens are somewhere, each once (R1.8); nothing is below zero."""
    in_court = sum(placement.tokens for _, placement in s.court)
    if s.supply + sum(s.plus2) + in_court != PLUS2_TOKENS:
        yield f"+2 tokens: {s.supply} in the supply, {s.plus2} held, {in_court} in the court, not {PLUS2_TOKENS} in all"
    if s.supply < 0 and s.variants.plus2_supply == "limited":
        yield "the supply of +2 tokens is overdrawn"
    if min(s.plus2) < 0 or min(s.soldiers) < 0 or min(map(min, s.goods)) < 0:
        yield "goods, +2 tokens and soldiers are never below 0"
    if max(map(sum, s.goods)) > MOST_GOODS:
        yield f"nobody can have more than {MOST_GOODS} goods"
    if any(card not in OF_YEAR[year] for year, card in enumerate(s.enemies, 1)):
        yield "every year has one of its own enemies"


def _check_points(s: Kingsburg) -> Iterator[str]:
    for seat in range(s.seats):
        if s.points[seat] != sum(s.scored[seat]):
            yield f"seat {seat} has {s.points[seat]} points, but they come from {s.scored[seat]}"
        if s.variants.vp_floor == "zero":
            if s.points[seat] < 0:
                yield f"seat {seat} has less than 0 points (R1.7)"
        elif s.scored[seat][FROM_BUILDINGS] != s.provinces[seat].points:
            yield f"seat {seat} has buildings worth {s.provinces[seat].points} points"


def _check_dice(s: Kingsburg) -> Iterator[str]:
    """Own dice are 3 at most (R3.3), white ones those of the Farm and of the King; dice lie there only in a season."""
    for seat in range(s.seats):
        placed = [placement for owner, placement in s.court if owner == seat]
        aside = s.aside[seat]
        own = len(s.own[seat]) + sum(len(each.own) for each in placed) + (0 < aside <= WHITE)
        white = len(s.white[seat]) + sum(len(each.white) for each in placed) + (aside > WHITE)
        if own > OWN_DICE or white > s.provinces[seat].stands[FARM] + (s.aid == seat):
            yield f"seat {seat} has {own} own and {white} white dice"
        if (own or white) and s.phase not in (*IN_COURT, "season"):
            yield f"seat {seat} has dice in phase {s.phase}"
        if aside and s.seats != 2:
            yield "dice are set aside by two players only (R13.4)"


def _check_court(s: Kingsburg) -> Iterator[str]:
    if s.taken != sum(1 << advisor for advisor in {placement.advisor for _, placement in s.court}):
        yield "the taken advisors are not those with dice on them"
    for seat, placement in s.court:
        advisor = placement.advisor
        if placement.reached() != advisor:
            yield f"dice on advisor {advisor} make {placement.reached()} (R4.2)"
        if not placement.own:
            yield f"there is no own die on advisor {advisor} (R4.3)"
        if seat == NEUTRAL and (s.seats != 2 or placement[2:] != NO_EXTRAS):
            yield "neutral dice are for two players, and stand alone (R13.1)"
        if seat != NEUTRAL and placement.market and not s.provinces[seat].stands[MARKET]:
            yield f"seat {seat} has no Market (R4.6)"
        if abs(placement.market) > 1:
            yield f"the Market changes a sum by 1, not by {placement.market} (R4.6)"
        if not 0 <= placement.tokens <= len(placement.own) + len(placement.white):
            yield f"there are more +2 tokens than dice on advisor {advisor} (R4.5)"
    if s.court and s.phase not in (*IN_COURT, "season"):
        yield f"there are dice in the court in phase {s.phase}"
    if any(group not in s.court for group in s.serving):
        yield "only groups in the court are helped"


def _check_steps(s: Kingsburg) -> Iterator[str]:
    if len({*s.waiting}) != len(s.waiting):
        yield "nobody waits twice"
    if s.phase in WAITING_PHASES and not s.waiting:
        yield f"somebody has to act in phase {s.phase}"
    if s.phase == "help" and not s.serving:
        yield "somebody has to be helped"
    if s.phase == "aid" and s.season != SPRING:
        yield "aid comes before spring"
    if s.phase in IN_SEASON and s.season == WINTER:
        yield f"there is no {s.phase} in winter"
    if s.phase in ("recruit", "battle") and s.season != WINTER:
        yield f"there is no {s.phase} in {SEASONS[s.season]}"
    if s.phase == "battle" and not (s.is_revealed and s.fates):
        yield "in a battle the enemy is revealed, the King's die cast and everybody's strength counted"
    if (s.fates or s.kings_dice) and (len(s.fates) != s.seats or not s.kings_dice):
        yield "of the last battle the King's die and how everybody fared are known, or nothing"
    if s.is_revealed and s.phase not in ("battle", OVER):
        yield f"the enemy is not revealed in phase {s.phase}"


def _check_annals(s: Kingsburg) -> Iterator[str]:
    """What is told at the end; by hand it may be missing."""
    if len(s.kings_dice) > YEARS or not all(1 <= die <= FACES for die in s.kings_dice):
        yield f"the King's die is rolled once a year, at most {YEARS} times, and shows 1 to {FACES}"
    if any(len(row) != s.seats for row in (*s.standings, *(part for roll in s.rolls for part in roll))):
        yield "rolls and standings are told for every seat"


def _check_envoy(s: Kingsburg) -> Iterator[str]:
    if s.envoy_use not in (NOT_DECLARED, TO_INFLUENCE, TO_BUILD):
        yield f"the Envoy is for {TO_INFLUENCE} or {TO_BUILD}, not {s.envoy_use!r}"
    if s.envoy == NOBODY and s.envoy_use != NOT_DECLARED:
        yield "nobody holds the Envoy, so it is declared for nothing"
    if s.envoy != NOBODY and s.variants.envoy_timing != "hold" and s.season != AUTUMN:
        yield f"nobody holds the Envoy in {SEASONS[s.season]} (R9.3)"
