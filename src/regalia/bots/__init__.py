"""Bots for every game: random, greedy, search; and three levels, the same in all games.

Others come from installed packages (entry points of the group `regalia.bots`, each a function from a seed to a bot), or
are programs of their own (`run:python mybot.py`).
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from regalia.bots.chance import RandomBot
from regalia.bots.greedy import GreedyBot
from regalia.bots.outlook import Bot, Outlook
from regalia.bots.processes import ProcessBot
from regalia.bots.search import SearchBot
from regalia.bots.squire import SquireBot
from regalia.core.errors import BadSetup

__all__ = ["LEVELS", "NAMES", "Bot", "Outlook", "make_bot", "names"]

LEVELS = ("squire", "knight", "king")
NAMES = ("random", "greedy", "search", *LEVELS)
SEARCH_ITERATIONS = 300
KING_ITERATIONS = 800


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of that name; `search:1000` looks 1000 times before each decision, `search:0.5s` for half a second."""
    kind, _, budget = name.partition(":")
    if kind == "run":
        return ProcessBot(budget, seed)
    if budget and kind != "search":
        raise BadSetup(f"only search takes a budget, not {kind!r}")
    match kind:
        case "random":
            return RandomBot(seed)
        case "greedy" | "knight":
            return GreedyBot(seed)
        case "squire":
            return SquireBot(seed)
        case "search":
            return _search(seed, budget)
        case "king":
            return SearchBot(seed, KING_ITERATIONS)
    if kind in _installed():
        return _made(_installed()[kind], seed)
    raise BadSetup(f"there is no bot {name!r}; bots: {', '.join(names())}")


def names() -> tuple[str, ...]:
    """All that can be asked for by name alone."""
    return (*NAMES, *_installed())


@cache
def _installed() -> dict[str, EntryPoint]:
    """Bots of installed packages; our own names stay ours."""
    found = {point.name: point for point in entry_points(group="regalia.bots") if point.name not in NAMES}
    return dict(sorted(found.items()))


def _made(point: EntryPoint, seed: int | str) -> Bot:
    try:
        made: Bot = point.load()(seed)
    except Exception as error:
        raise BadSetup(f"the bot {point.name!r} of {point.value} cannot be made: {error!r}") from error
    return made


def _search(seed: int | str, budget: str) -> Bot:
    if not budget:
        return SearchBot(seed, SEARCH_ITERATIONS)
    number, seconds = budget.removesuffix("s"), budget.endswith("s")
    if not re.fullmatch(r"[0-9]+(\.[0-9]+)?" if seconds else "[0-9]+", number) or not float(number):
        raise BadSetup(f"{budget!r} is no budget for search: a number of iterations, or of seconds such as 2s")
    return SearchBot(seed, seconds=float(number)) if seconds else SearchBot(seed, int(number))
