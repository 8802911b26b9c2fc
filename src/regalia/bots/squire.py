"""The easy level: feels as the knight does, looks less far, and takes what is nearly as good almost as often.

It judges fights as they stand, and does not look for the end.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random

from regalia.bots.greedy import felt
from regalia.bots.outlook import Outlook
from regalia.core.asking import Option
from regalia.core.rulebook import Sense

WIDTHS = (12,)
"""How many options it looks at; it goes on with what comes to mind first."""

TEMPERATURE = 0.05
"""By what difference in the chance to win an option is taken 1 / e times as often as another of the same weight."""


class SquireBot:
    def __init__(self, seed: int | str, sense: Sense | None = None) -> None:
        self._seed = seed
        self._random = Random(str(seed))
        self._sense = sense

    def choose(self, outlook: Outlook) -> Option:
        sense = replace(self._sense or outlook.rulebook.sense, plays_on=0)
        found = felt(outlook.imagine(self._seed, history=True), outlook.seat, sense, WIDTHS)
        best = max(each.value for each in found)
        weights = [each.weight * exp((each.value - best) / TEMPERATURE) for each in found]
        return self._random.choices(found, weights)[0].option
