"""Bots of installed packages think apart from ours: whoever sleeps, dies or answers nonsense there disturbs nobody."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from regalia.server.refusing import log
from regalia.server.work.workers import Workers

PATIENCE = 10.0
"""Seconds for an answer, the first time with the loading of its package."""
MEGABYTES = 4096
FAULTS = 3
"""After so many, one after the other, a bot is asked no more until the server starts anew."""
INSTEAD = "knight"
"""Who answers where a stranger did not."""


class Strangers:
    """One process for all of them, started when the first is asked, and ended where one of them takes too long."""

    def __init__(self, modules: tuple[str, ...] = (), patience: float = PATIENCE) -> None:
        self._workers = Workers(1, modules, MEGABYTES)
        self._patience = patience
        self._faults: Counter[str] = Counter()
        self._turn = asyncio.Lock()

    async def ask(self, think: Callable[[Any], str], job: Any, bot: str) -> str | None:
        """What the bot chooses; None, and a line in the server's log, where it does not."""
        async with self._turn:
            if self._faults[bot] >= FAULTS:
                return None
            try:
                await self._workers.run(_is_there, None)
                async with asyncio.timeout(self._patience):
                    chosen: str = await self._workers.run(think, job)
            except TimeoutError:
                self._workers.close()
                self._note(bot, f"said nothing for {self._patience:g} seconds")
            except Exception as error:  # whatever a stranger raises
                self._note(bot, f"did not answer: {error!r:.300}")
            else:
                del self._faults[bot]
                return chosen
        return None

    def _note(self, bot: str, fault: str) -> None:
        self._faults[bot] += 1
        last = "; it is asked no more" if self._faults[bot] >= FAULTS else ""
        log.warning("the bot %r %s; a %s answers instead%s", bot, fault, INSTEAD, last)

    def close(self) -> None:
        self._workers.close()


def _is_there(nothing: None) -> None:
    """The worker has started: from now on it is the bot that takes time."""
