"""How a server is set up."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from regalia.review.reviewing import BUDGET

CLIENT = Path(__file__).parent / "client"
"""Where the built client lies."""


def user_data() -> Path:
    """The folder for tables, unless the user names another."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "~/AppData/Local")
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "regalia"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Tables are kept in a file in `data`, or in the `database` at an address; servers that share a database tell each
    other by `redis`, and `processes` of them share one door.

    So many jobs are done at once as there are `bot_workers` (0: in threads), unless this server leaves them to others
    (`takes_jobs`); `modules` are imported for the games that they register.
    `allowance` times as much as usual may be done by a person, and from an address. Of `proxies` (addresses, networks)
    it is believed for whom they ask; with `hosts` named, the server answers under these names only. With a
    `metrics_token` the server's numbers are told to whoever has it, without one to this machine. Asked to end, it gives
    `drain` seconds' notice before it sends its guests elsewhere. Tables that were
    never begun, and finished ones, are deleted after so many days where the host says so. A review plays each choice
    out `review_budget` times.
    """

    data: Path
    database: str | None = None
    redis: str | None = None
    processes: int = 1
    bot_pause: float = 0.35
    bot_workers: int = 2
    takes_jobs: bool = True
    allowance: float = 1.0
    proxies: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    metrics_token: str | None = None
    log: Literal["text", "json"] = "text"
    drain: float = 0.0
    forget_empty: float | None = None
    forget_finished: float | None = None
    review_budget: int = BUDGET
    client: Path = CLIENT
    modules: tuple[str, ...] = ()
