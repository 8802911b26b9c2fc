"""Where the end is near it is looked through: what wins at once is taken, what lets another win at once is not.

*At once* is before anybody else chooses, for a win; and before one's own next turn, for a loss: the next to choose has
a line that wins. An option is left out where another comes to more in some imagined world, and to no less in any.
Early in a game this looks at nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from regalia.bots.outlook import Outlook
from regalia.core.asking import Ask, Option
from regalia.core.game import Game
from regalia.core.rulebook import Sense

NEAR = 0.25
"""How much of the game may be left (`Learning.ahead`) where its end is looked for."""

WORLDS = 3

MOST_TRIED = 600
"""Choices that are tried out in a world; an option that takes more than its share is too wide, and left open."""

WON, OPEN, LOST = 1, 0, -1


class TooWide(Exception):
    """There is more to try out than is worth it."""


class Trial:
    """Counts what is tried out."""

    def __init__(self, left: int = 0) -> None:
        self.left = left or MOST_TRIED

    def after(self, game: Game, option: Option, seat: int) -> Game:
        self.left -= 1
        if self.left < 0:
            raise TooWide
        twin = game.clone()
        twin.play(option, seat)
        return twin


def foreseeing(outlook: Outlook, seed: int | str, sense: Sense) -> Sense:
    """The sense that looks at nothing but the right options of this ask, where the end tells them from others."""
    if sense.learning is None or sense.learning.ahead(outlook.view) > NEAR:
        return sense
    right = right_options(outlook, seed)
    return sense if right is None else _looking_only_at(sense, outlook.ask, right)


def right_options(outlook: Outlook, seed: int | str) -> frozenset[Option] | None:
    """Those that no other surpasses; None where all are alike, in the first world at least."""
    options = outlook.ask.options
    seen: list[list[int]] = []
    for number in range(WORLDS):
        world = outlook.imagine(f"{seed}/end {number}", history=True)
        seen.append(_results(world, options, outlook.seat))
        if len(set(seen[0])) == 1:
            return None
    by_option = list(zip(*seen, strict=True))
    kinds = set(by_option)
    best = {one for one in kinds if not any(_surpasses(other, one) for other in kinds)}
    return frozenset(option for option, results in zip(options, by_option, strict=True) if results in best)


def _surpasses(one: Sequence[int], other: Sequence[int]) -> bool:
    return one != other and all(mine >= yours for mine, yours in zip(one, other, strict=True))


def _results(world: Game, options: Sequence[Option], seat: int) -> list[int]:
    """What an option does not need of its share, the others get."""
    found, left = list[int](), MOST_TRIED
    for at, option in enumerate(options):
        trial = Trial(max(left // (len(options) - at), 1))
        left -= trial.left
        try:
            found.append(_result(trial.after(world, option, seat), seat, trial))
        except TooWide:
            found.append(OPEN)
        left += max(trial.left, 0)
    return found


def _result(game: Game, seat: int, trial: Trial) -> int:
    """What the game comes to for the seat, if it goes on well."""
    if game.over:
        return WON if game.ranking[seat] == 1 else LOST
    if len(game.pending) > 1:
        return OPEN
    ask = game.pending[0]
    if ask.seat != seat:
        return LOST if _has_won(game, ask, trial) else OPEN
    best = LOST
    for option in ask.options:
        best = max(best, _result(trial.after(game, option, seat), seat, trial))
        if best == WON:
            break
    return best


def _has_won(game: Game, ask: Ask, trial: Trial) -> bool:
    """Whether the seat that is asked wins before anybody else chooses."""
    for option in ask.options:
        after = trial.after(game, option, ask.seat)
        if after.over:
            if after.ranking[ask.seat] == 1:
                return True
        elif len(after.pending) == 1 and after.pending[0].seat == ask.seat and _has_won(after, after.pending[0], trial):
            return True
    return False


def _looking_only_at(sense: Sense, asked: Ask, right: frozenset[Option]) -> Sense:
    def prior(ask: Ask) -> list[float]:
        weights = sense.prior(ask)
        if ask.kind is not asked.kind or ask.seat != asked.seat or ask.options != asked.options:
            return weights
        kept = [weight if option in right else 0.0 for option, weight in zip(ask.options, weights, strict=True)]
        return kept if any(kept) else [float(option in right) for option in ask.options]

    return replace(sense, prior=prior)
