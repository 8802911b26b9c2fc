"""What is shown at many tables is made piece by piece, so that one person's tables never hold up everybody's."""

from __future__ import annotations

import asyncio
import time

from regalia.server.work.turns import Turns

LONG = 0.002
"""Seconds; after a piece that took longer everything else that waits is done first."""


class Piece:
    """What is done within must not wait for anything. There is one for each viewer of each choice: it costs little."""

    __slots__ = ("_begun", "_turns", "_whose")

    def __init__(self, turns: Turns, whose: str) -> None:
        self._turns, self._whose = turns, whose

    async def __aenter__(self) -> None:
        await self._turns.come(self._whose)
        self._begun = time.perf_counter()

    async def __aexit__(self, *failed: object) -> None:
        is_long = time.perf_counter() - self._begun > LONG
        self._turns.leave(self._whose)
        if is_long:
            await asyncio.sleep(0)


class Pieces:
    """One at a time, and persons take turns: however much one of them has to be shown, others wait for one piece."""

    def __init__(self) -> None:
        self._turns = Turns(1)

    def one(self, whose: str) -> Piece:
        return Piece(self._turns, whose)
