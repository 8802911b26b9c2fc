"""How long a server's loop is held, in time of its processor: `serve --module tests.server.held` writes it down.

Another busy program on the machine does not count. Noted are the rounds of the loop, since whoever sends something
waits for the end of one; what a choice at a table of Barony waits for, from when it is read until all were told, be it
its own work or another's; and the longest pieces by what they did. `HELD` names the file, which is written every second
at most; `begin` in the same folder starts anew.
"""

from __future__ import annotations

import json
import os
import time
from asyncio import Handle
from asyncio.base_events import BaseEventLoop
from collections import defaultdict
from pathlib import Path
from typing import Any

from regalia.server.table import playing

SHORT = 0.002
VICTIM = "barony"

_written = 0.0
_rounds: list[float] = []
_choices: list[float] = []
_pieces: defaultdict[str, list[float]] = defaultdict(list)
_run, _run_once, _choose = Handle._run, BaseEventLoop._run_once, playing.choose  # type: ignore[attr-defined]


def _measured(self: Handle) -> None:
    begun = time.thread_time()
    _run(self)
    lasted = time.thread_time() - begun
    if lasted > SHORT:
        _pieces[_named(self)].append(lasted)


def _measured_round(self: BaseEventLoop) -> None:
    begun = time.thread_time()
    _run_once(self)
    _rounds.append(time.thread_time() - begun)
    _write()


async def _measured_choose(table: Any, *args: Any, **more: Any) -> None:
    begun = time.thread_time()
    await _choose(table, *args, **more)
    if table.row.game == VICTIM:
        _choices.append(time.thread_time() - begun)


def _named(handle: Any) -> str:
    """What a task does, or the function itself."""
    call = handle._callback
    task = getattr(call, "__self__", None)
    made = getattr(task, "get_coro", None)
    return str(getattr(made() if made else call, "__qualname__", call))


def _write() -> None:
    global _written
    if time.monotonic() < _written + 1:
        return
    _written = time.monotonic()
    path = Path(os.environ["HELD"])
    anew = path.with_name("begin")
    if anew.exists():
        anew.unlink()
        for kept in (_rounds, _choices, _pieces):
            kept.clear()
    path.write_text(json.dumps({"rounds": _rounds, "choices": _choices, "pieces": _pieces}), encoding="utf-8")


if "HELD" in os.environ:
    Handle._run = _measured  # type: ignore[method-assign]
    BaseEventLoop._run_once = _measured_round  # type: ignore[attr-defined]
    playing.choose = _measured_choose
