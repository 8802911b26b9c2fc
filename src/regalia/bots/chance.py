"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from regalia.bots.outlook import Outlook
from regalia.core.asking import Option


def at_random(random: Random) -> Callable[[Sequence[Option]], Option]:
    """Picks any of the options, for `Game.play_out`: quicker than `Random.choice`, and as even for so few."""
    draw = random.random

    def pick(options: Sequence[Option]) -> Option:
        return options[int(draw() * len(options))]

    return pick


class RandomBot:
    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed))

    def choose(self, outlook: Outlook) -> Option:
        return self._random.choice(outlook.ask.options)
