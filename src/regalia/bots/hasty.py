"""The bot that draws an option by its weight, and does not think about where it leads: quick play for laboratories."""

from __future__ import annotations

from random import Random

from regalia.bots.outlook import Outlook
from regalia.core.asking import Option
from regalia.core.rulebook import Sense


class HastyBot:
    def __init__(self, seed: int | str, sense: Sense | None = None) -> None:
        self._random = Random(str(seed))
        self._sense = sense

    def choose(self, outlook: Outlook) -> Option:
        weights = (self._sense or outlook.rulebook.sense).prior(outlook.ask)
        return self._random.choices(outlook.ask.options, weights)[0]
