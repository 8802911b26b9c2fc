"""The easy level: feels as the knight does, looks less far, and takes what is nearly as good almost as often.

Whether far ahead or far behind, it slips by as much of its odds. It judges fights as they stand, and does not look for
the end.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random

from regalia.bots.greedy import felt
from regalia.bots.odds import odds
from regalia.bots.outlook import Outlook
from regalia.core.asking import Option
from regalia.core.rulebook import Sense

WIDTHS = (12,)
"""How many options it looks at; it goes on with what comes to mind first."""


class SquireBot:
    def __init__(self, seed: int | str, sense: Sense | None = None) -> None:
        self._seed = seed
        self._random = Random(str(seed))
        self._sense = sense

    def choose(self, outlook: Outlook) -> Option:
        sense = replace(self._sense or outlook.rulebook.sense, plays_on=0)
        found = felt(outlook.imagine(self._seed, history=True), outlook.seat, sense, WIDTHS)
        values = [odds(each.value) for each in found]
        best = max(values)
        weights = [each.weight * exp((value - best) / sense.slips) for each, value in zip(found, values, strict=True)]
        return self._random.choices(found, weights)[0].option
