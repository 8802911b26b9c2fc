"""Bots for every game: random, greedy, search; and three levels, the same in all games."""

from __future__ import annotations

from regalia.bots.chance import RandomBot
from regalia.bots.greedy import GreedyBot
from regalia.bots.outlook import Bot, Outlook
from regalia.bots.search import SearchBot
from regalia.bots.squire import SquireBot
from regalia.core.errors import BadSetup

__all__ = ["LEVELS", "NAMES", "Bot", "Outlook", "make_bot"]

LEVELS = ("squire", "knight", "king")
NAMES = ("random", "greedy", "search", *LEVELS)
SEARCH_ITERATIONS = 300
KING_ITERATIONS = 800


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of that name; `search:1000` looks 1000 times before each decision, `search:2s` for two seconds."""
    kind, _, budget = name.partition(":")
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
    raise BadSetup(f"there is no bot {name!r}; bots: {', '.join(NAMES)}")


def _search(seed: int | str, budget: str) -> Bot:
    if not budget:
        return SearchBot(seed, SEARCH_ITERATIONS)
    number, seconds = budget.removesuffix("s"), budget.endswith("s")
    if not number.isdecimal() or not int(number):
        raise BadSetup(f"{budget!r} is no budget for search: a number of iterations, or of seconds such as 2s")
    return SearchBot(seed, seconds=float(number)) if seconds else SearchBot(seed, int(number))
