"""Bots for every game: random, hasty, greedy, search; and four levels, the same in all games.

Others come from installed packages (entry points of the group `regalia.bots`, each a function from a seed to a bot), or
are programs of their own (`run:python mybot.py`).
"""

from __future__ import annotations

import re
import time
from typing import Any

from regalia.bots import elsewhere
from regalia.bots.chance import RandomBot
from regalia.bots.greedy import GreedyBot
from regalia.bots.hasty import HastyBot
from regalia.bots.outlook import Bot, Outlook
from regalia.bots.parallel import MOST, ParallelBot
from regalia.bots.processes import ProcessBot
from regalia.bots.search import SearchBot
from regalia.bots.squire import SquireBot
from regalia.bots.styles import STYLED, STYLES, at_table
from regalia.core.errors import BadSetup
from regalia.core.rulebook import Sense

__all__ = ["LEVELS", "NAMES", "Bot", "Outlook", "at_table", "make_bot", "names"]

LEVELS = ("squire", "knight", "king", "emperor")
NAMES = ("random", "hasty", "greedy", "search", *LEVELS)
SEARCH_ITERATIONS = 300
KING_ITERATIONS, KING_SECONDS = 2000, 0.9
EMPEROR_SECONDS = 6.0


def make_bot(name: str, seed: int | str = 0, sense: Sense | None = None) -> Bot:
    """The bot of that name; `search:1000` looks 1000 times before each decision, `search:0.5s` for half a second,
    `search:0.5cpu` for half a second of the processor, which is as much on a busy machine, and `search:0.5s*4` in four
    processes at once.

    The emperor takes all the time that it is given: `emperor:20s`. A knight may have a style: `knight:bold`. Ours feel
    as the game does, or by a given sense.
    """
    kind, _, budget = name.partition(":")
    if kind == "run":
        return ProcessBot(budget, seed)
    if budget and kind not in ("search", "emperor", STYLED):
        raise BadSetup(f"only search and emperor take a budget, not {kind!r}")
    match kind:
        case "random":
            return RandomBot(seed)
        case "hasty":
            return HastyBot(seed, sense)
        case "greedy" | "knight":
            return GreedyBot(seed, sense, _style(budget))
        case "squire":
            return SquireBot(seed, sense)
        case "search":
            return _search(seed, budget or f"{SEARCH_ITERATIONS}", sense)
        case "king":
            return SearchBot(seed, KING_ITERATIONS, KING_SECONDS, sense)
        case "emperor":
            return _search(seed, budget or f"{EMPEROR_SECONDS}s", sense)
    if kind in elsewhere.installed():
        return elsewhere.made(kind, seed)
    raise BadSetup(f"there is no bot {name!r}; bots: {', '.join(names())}")


def names() -> tuple[str, ...]:
    """All that can be asked for by name alone; our own names stay ours."""
    return (*NAMES, *(name for name in elsewhere.installed() if name not in NAMES))


def _style(name: str) -> str:
    if name and name not in STYLES:
        raise BadSetup(f"there is no style {name!r}; styles: {', '.join(STYLES)}")
    return name


BUDGET = re.compile(r"((?P<number>[0-9]+)|(?P<seconds>[0-9]+(\.[0-9]+)?)(?P<clock>s|cpu))(\*(?P<times>[0-9]{1,3}))?")


def _search(seed: int | str, budget: str, sense: Sense | None) -> Bot:
    found = BUDGET.fullmatch(budget)
    if found is None or not float(found["number"] or found["seconds"]):
        raise BadSetup(
            f"{budget!r} is no budget for search: a number of iterations, of seconds such as 2s, or of the processor's"
            " seconds such as 2cpu; in four processes with *4 behind it"
        )
    times = int(found["times"] or 1)
    if not 1 <= times <= MOST:
        raise BadSetup(f"a search runs in 1 to {MOST} processes, not in {times}")
    made: dict[str, Any] = (
        {"iterations": int(found["number"])} if found["number"] else {"seconds": float(found["seconds"])}
    )
    if found["clock"] == "cpu":
        made["clock"] = time.thread_time
    if times == 1:
        return SearchBot(seed, sense=sense, **made)
    if sense is not None:
        raise BadSetup("a search in several processes feels as the game does, not by a given sense")
    return ParallelBot(seed, times, **made)
