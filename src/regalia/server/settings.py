"""How a server is set up."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

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
    """`bot_workers=0` lets bots think in threads; `modules` are imported for the games that they register."""

    data: Path
    bot_pause: float = 0.35
    bot_workers: int = 2
    client: Path = CLIENT
    modules: tuple[str, ...] = ()
