"""Bots of installed packages: entry points of the group `regalia.bots`, each a function from a seed to a bot.

The function may have `names` and `about`, its name and a sentence by language, for the people who meet it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from regalia.bots.outlook import Bot, Outlook
from regalia.core.asking import Option
from regalia.core.errors import BadSetup, RegaliaError
from regalia.core.seen import game_of

GROUP = "regalia.bots"
LONGEST_NAME, LONGEST_ABOUT = 30, 200
"""Signs that people are shown."""


@dataclass(frozen=True, slots=True)
class Description:
    """What people are told of a bot, by language."""

    names: Mapping[str, str]
    about: Mapping[str, str]


@cache
def installed() -> dict[str, EntryPoint]:
    """All of them, whatever they are called."""
    found = {point.name: point for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def made(name: str, seed: int | str) -> Bot:
    """The bot of that name, held to its task."""
    point = installed()[name]
    try:
        return Held(name, point.load()(seed), seed)
    except Exception as error:
        raise BadSetup(f"the bot {name!r} of {point.value} cannot be made: {error!r}") from error


def described(name: str) -> Description:
    """What its package says of the bot of that name; BadSetup where it cannot be loaded."""
    point = installed()[name]
    try:
        maker = point.load()
        return Description(
            _texts(getattr(maker, "names", {}), LONGEST_NAME), _texts(getattr(maker, "about", {}), LONGEST_ABOUT)
        )
    except Exception as error:
        raise BadSetup(f"the bot {name!r} of {point.value} cannot be loaded: {error!r}") from error


def _texts(said: Mapping[str, str], most: int) -> dict[str, str]:
    return {str(language): " ".join(str(text).split())[:most] for language, text in said.items()}


class Held:
    """A bot whose answer must be one of its options, and whose faults are named as its own.

    Wherever it looks, it finds a world as its seat may think it to be, and not the true one.
    """

    def __init__(self, name: str, bot: Any, seed: int | str) -> None:
        self._name, self._bot, self._seed = name, bot, seed

    def choose(self, outlook: Outlook) -> Option:
        options = outlook.ask.options
        if not outlook.is_imagined:
            outlook = Outlook(game_of(outlook.rulebook, outlook.seen(f"{self._seed}/apart")), outlook.seat)
        try:
            chosen = self._bot.choose(outlook)
            return next(option for option in options if option == chosen)  # ours, whatever else its answer is
        except StopIteration:
            raise RegaliaError(f"the bot {self._name!r} answered what is none of its {len(options)} options") from None
        except Exception as error:
            raise RegaliaError(f"the bot {self._name!r} failed: {error!r:.200}") from error
