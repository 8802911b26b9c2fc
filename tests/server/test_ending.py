"""Ending tasks that do not hear it at once."""

from __future__ import annotations

import asyncio

import pytest

from regalia.server.company import ending


def test_a_task_that_swallows_the_first_word_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)
    heard = 0

    async def deaf() -> None:
        nonlocal heard
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                heard += 1
                if heard == 2:
                    raise

    async def run() -> asyncio.Task[None]:
        task = asyncio.create_task(deaf())
        await asyncio.sleep(0)
        await asyncio.wait_for(ending.end([task]), 30)
        return task

    assert asyncio.run(run()).cancelled() and heard == 2
