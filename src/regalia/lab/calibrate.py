"""How much it is worth to be ahead: bots play, a curve is fitted to who won, and checked with games it has not seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.core.errors import BadSetup
from regalia.core.game import Game, check_setup
from regalia.core.rulebook import Rulebook
from regalia.lab.workers import Crew, in_batches
from regalia.review.chances import WORLDS, Chances, Curve, Fitted, certainty, mean, shares

KNOTS = (0.0, 0.25, 0.5, 0.75, 1.0, 1.25)
"""In parts of a usual game."""
STRIDE = 8
"""Choices between two moments that are looked at."""
BINS = 10
STEADY, SMOOTH = 1.0, 20.0
"""How hard the numbers of a curve are held to nothing and to their neighbours, in games' worth of evidence: a game's
moments all tell of the same victory, and few games are long."""
NEWTON_STEPS, CLOSE = 30, 1e-7

Numbers = npt.NDArray[np.float64]
Foretell = Callable[["Moment"], list[float]]


class Moment(NamedTuple):
    """What is felt and scored at one moment; and felt and scored in the worlds that the asked seat imagines."""

    choices: int
    values: list[float]
    scores: list[int]
    seat: int
    imagined: list[tuple[list[float], list[int]]]


class Played(NamedTuple):
    """A bots' game: how long it was, who won, and moments of it."""

    choices: int
    won: list[float]
    moments: list[Moment]


@dataclass(frozen=True, slots=True)
class Bench:
    """What is played: the same bot in all seats."""

    game: str
    seats: int
    bot: str
    seed: int | str
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rulebook(self) -> Rulebook:
        return games.find(self.game)

    def check(self) -> None:
        check_setup(self.rulebook, self.seats, self.options)
        make_bot(self.bot, 0)

    def command(self, seen: int, unseen: int) -> str:
        """What makes the same curve again."""
        told = f"--games {seen} --check {unseen} --bot {self.bot} --seed {self.seed}"
        return f"regalia calibrate {self.game} --seats {self.seats} {told}"

    def played(self, count: int, jobs: int | Crew = 1) -> Iterator[Played]:
        """So many games, in order of their numbers and the same with any number of jobs."""
        self.check()
        yield from in_batches(partial(_batch, self, "fit", 0), count, jobs)

    def unseen(self, count: int, jobs: int | Crew = 1, worlds: int = WORLDS) -> Iterator[Played]:
        """Other games, in which the seat that is asked imagines so many worlds."""
        self.check()
        yield from in_batches(partial(_batch, self, "check", worlds), count, jobs)


def _batch(bench: Bench, what: str, worlds: int, numbers: range) -> list[Played]:
    return [_play(bench, f"{bench.seed}/{what}", worlds, number) for number in numbers]


def _play(bench: Bench, series: str, worlds: int, number: int) -> Played:
    seed = f"{series}/{number}"
    game = regalia.new(bench.game, seats=bench.seats, seed=seed, options=bench.options, news=False)
    bots = [make_bot(bench.bot, f"{seed}/bot {seat}") for seat in range(bench.seats)]
    moments = []
    while not game.over:
        seat = game.pending[0].seat
        if game.choices % STRIDE == number % STRIDE:
            moments.append(_moment(game, seat, seed, worlds))
        game.play(bots[seat].choose(Outlook(game, seat)), seat)
    return Played(game.choices, shares(game.ranking), moments)


def _moment(game: Game, seat: int, seed: str, worlds: int) -> Moment:
    sense = game.rulebook.sense
    number = worlds if game.rulebook.has_secrets else min(worlds, 1)
    imagined = [game.imagine(seat, f"{seed}/{game.choices}/{world}", history=False) for world in range(number)]
    return Moment(
        game.choices,
        sense.values(game.state),
        game.scores,
        seat,
        [(sense.values(world.state), world.scores) for world in imagined],
    )


# --- fitting ----------------------------------------------------------------------------------------------------------


def fit(seen: Sequence[Played], *, by_sense: bool = True, by_score: bool = True) -> Curve:
    """The likeliest curve; with one of the two alone it says how far that goes."""
    if not any(game.moments for game in seen):
        raise BadSetup("a curve needs games with choices in them")
    usual = float(np.mean([game.choices for game in seen]))
    leads = [score - max(moment.scores) for game in seen for moment in game.moments for score in moment.scores]
    point = float(np.std(leads)) or 1.0
    features = np.array([*_features(seen, usual, point)])
    won = np.array([game.won for game in seen for _ in game.moments])
    weights = np.array([1 / len(game.moments) for game in seen for _ in game.moments])
    used = np.repeat([by_sense, by_score], len(KNOTS))
    found = np.zeros(2 * len(KNOTS))
    found[used] = _likeliest(features[:, :, used], won, weights)
    rounded = [round(float(number), 4) for number in found]
    sense, score = rounded[: len(KNOTS)], rounded[len(KNOTS) :]
    return Curve(usual=round(usual, 1), point=round(point, 4), knots=[*KNOTS], sense=sense, score=score)


def _features(seen: Iterable[Played], usual: float, point: float) -> Iterator[list[list[float]]]:
    """Of each moment and seat: the two leads, each shared out to the knots around the moment."""
    for moment in (moment for game in seen for moment in game.moments):
        near = _near(moment.choices / usual)
        most = max(moment.scores)
        yield [
            [certainty(value) * share for share in near] + [(score - most) / point * share for share in near]
            for value, score in zip(moment.values, moment.scores, strict=True)
        ]


def _near(at: float) -> list[float]:
    """How much each knot counts at a moment."""
    shares = [0.0] * len(KNOTS)
    after = next((place for place, knot in enumerate(KNOTS) if at < knot), 0)
    if not after:
        shares[-1] = 1.0
        return shares
    shares[after] = (at - KNOTS[after - 1]) / (KNOTS[after] - KNOTS[after - 1])
    shares[after - 1] = 1.0 - shares[after]
    return shares


def _likeliest(features: Numbers, won: Numbers, weights: Numbers) -> Numbers:
    """By Newton's steps: what is foretold is a softmax of sums, so there is one summit."""
    held = _held(features.shape[2])
    found = np.zeros(features.shape[2])
    for _ in range(NEWTON_STEPS):
        leads = features @ found
        foretold = np.exp(leads - leads.max(axis=1, keepdims=True))
        foretold /= foretold.sum(axis=1, keepdims=True)
        counted = foretold * weights[:, None]
        slope = np.einsum("msf,ms->f", features, (won - foretold) * weights[:, None]) - held @ found
        middle = np.einsum("msf,ms->mf", features, foretold)
        bend = np.einsum("msf,ms,msg->fg", features, counted, features, optimize=True)
        bend -= (middle * weights[:, None]).T @ middle
        step = np.linalg.solve(bend + held, slope)
        found += step
        if float(np.abs(step).max()) < CLOSE:
            break
    return found


def _held(size: int) -> Numbers:
    """What numbers that are large, or far from their neighbours, count against a curve."""
    held: Numbers = STEADY * np.eye(size)
    for at in range(size - 1):
        if (at + 1) % len(KNOTS):
            held[at : at + 2, at : at + 2] += SMOOTH * np.array([[1.0, -1.0], [-1.0, 1.0]])
    return held


# --- checking ---------------------------------------------------------------------------------------------------------


class Bin(NamedTuple):
    """Moments with a similar chance: how often, the chance foretold and how often it came true, on the mean."""

    moments: int
    foretold: float
    true: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """`difference`: between foretold and true, the mean over the bins; `brier`: the mean squared error of a seat."""

    bins: list[Bin]
    difference: float
    brier: float

    def to_json(self) -> dict[str, Any]:
        return {"difference": self.difference, "brier": self.brier, "bins": [list(each) for each in self.bins]}


def judged(pairs: Iterable[tuple[float, float]]) -> Verdict:
    """Pairs of what was foretold and what came true, in ten bins."""
    sorted_in: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    error, count = 0.0, 0
    for foretold, true in pairs:
        sorted_in[min(int(foretold * BINS), BINS - 1)].append((foretold, true))
        error, count = error + (foretold - true) ** 2, count + 1
    bins = [Bin(len(each), *_rounded(mean([[*pair] for pair in each]))) for each in sorted_in if each]
    differences = [abs(each.foretold - each.true) for each in bins]
    return Verdict(bins, round(sum(differences) / len(bins), 4), round(error / count, 4))


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def fitted(bench: Bench, seen: Sequence[Played], unseen: Sequence[Played]) -> Fitted:
    """The curve of one table, with the check of it."""
    curve, score_alone = fit(seen), fit(seen, by_sense=False)
    check = checked(unseen, bench, curve, score_alone)
    return Fitted(
        command=bench.command(len(seen), len(unseen)),
        bot=bench.bot,
        seed=bench.seed,
        games=len(seen),
        curve=curve,
        checked=check,
    )


def checked(unseen: Sequence[Played], bench: Bench, curve: Curve, score_alone: Curve) -> dict[str, Any]:
    """The curve on games that it has not seen, beside «everybody equal» and the score alone."""
    by_curve, by_score = (Chances(bench.rulebook, bench.seats, each) for each in (curve, score_alone))
    return {
        "games": len(unseen),
        "moments": sum(len(game.moments) for game in unseen),
        "open": judged(_pairs(unseen, lambda moment: _open(by_curve, moment))).to_json(),
        "known": judged(_known(unseen, by_curve)).to_json(),
        "brier_equal": judged(_pairs(unseen, lambda moment: [1 / bench.seats] * bench.seats)).brier,
        "brier_score": judged(_pairs(unseen, lambda moment: _open(by_score, moment))).brier,
    }


def _open(chances: Chances, moment: Moment) -> list[float]:
    return chances.foretold(moment.values, moment.scores, moment.choices)


def _pairs(unseen: Iterable[Played], foretell: Foretell) -> Iterator[tuple[float, float]]:
    for game in unseen:
        for moment in game.moments:
            yield from zip(foretell(moment), game.won, strict=True)


def _known(unseen: Iterable[Played], chances: Chances) -> Iterator[tuple[float, float]]:
    """What the asked seat foretells of itself."""
    for game in unseen:
        for moment in game.moments:
            worlds = [chances.foretold(values, scores, moment.choices) for values, scores in moment.imagined]
            yield mean(worlds)[moment.seat], game.won[moment.seat]


# --- drawing ----------------------------------------------------------------------------------------------------------

SIDE, EDGE, GAP = 250, 46, 26
INK, RULE, FAIR, COLOURS = "#2a211a", "#c9b78f", "#9b2d23", ("#2b62a3", "#3f7a3a")
SIZES = {"open": 6, "known": 4}


def plotted(title: str, found: Mapping[int, Fitted]) -> str:
    """As SVG: for each number of seats what was foretold against what came true, with all cards open and as known."""
    width = EDGE + len(found) * (SIDE + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIDE + 2 * EDGE}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" stroke-width="2">',
        f'<rect width="{width}" height="{SIDE + 2 * EDGE}" fill="#fbf6e9"/>',
    ]
    for number, (seats, each) in enumerate(found.items()):
        parts += _panel(EDGE + number * (SIDE + GAP), f"{title}, {seats} seats", each)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(left: float, title: str, found: Fitted) -> list[str]:
    bottom = EDGE + SIDE
    parts = [
        f'<text x="{left}" y="{EDGE - 14}" font-weight="bold">{title}</text>',
        f'<rect x="{left}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{RULE}"/>',
        f'<path d="M{left} {bottom}L{left + SIDE} {EDGE}" stroke="{FAIR}" stroke-dasharray="6 5"/>',
    ]
    for share in (0.0, 0.5, 1.0):
        parts.append(f'<text x="{left + SIDE * share}" y="{bottom + 16}" text-anchor="middle">{share:.0%}</text>')
        parts.append(f'<text x="{left - 4}" y="{bottom - SIDE * share + 4}" text-anchor="end">{share:.0%}</text>')
    for look, colour in zip(("open", "known"), COLOURS, strict=True):
        for _, foretold, true in found.checked[look]["bins"]:
            x, y, size = left + SIDE * foretold, bottom - SIDE * true, SIZES[look]
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="none" stroke="{colour}"/>')
    return parts
