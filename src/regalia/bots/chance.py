"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from regalia.bots.outlook import Outlook
from regalia.core.asking import Option


class RandomBot:
    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed))

    def choose(self, outlook: Outlook) -> Option:
        return self._random.choice(outlook.ask.options)
