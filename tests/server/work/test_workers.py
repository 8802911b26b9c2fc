"""Processes for what takes long."""

from __future__ import annotations

import asyncio
import os

from regalia.server.work.workers import MODESTY, Workers


def test_whoever_thinks_leaves_the_processor_to_whoever_serves() -> None:
    workers = Workers(1)
    try:
        assert asyncio.run(workers.run(os.nice, 0)) == os.nice(0) + MODESTY
    finally:
        workers.close()
