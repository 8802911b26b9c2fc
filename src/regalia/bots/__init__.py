"""Bots for every game: random, greedy, search; and three levels, the same in all games."""

from __future__ import annotations

from regalia.bots.chance import RandomBot
from regalia.bots.outlook import Bot, Outlook
from regalia.core.errors import BadSetup

__all__ = ["LEVELS", "Bot", "Outlook", "make_bot"]

LEVELS = ("squire", "knight", "king")


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of that name; `search:300` looks 300 times before each decision."""
    if name == "random":
        return RandomBot(seed)
    raise BadSetup(f"there is no bot {name!r}")
