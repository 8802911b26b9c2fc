"""Bots of another checkout: a process there plays the same game beside ours, choice by choice, and answers for seats.

So a new bot can be measured against an old one, as long as the rules of both are the same: `king@/tmp/older` is the
king of the checkout that lies there. `answering.py` runs over there and asks for nothing that an older checkout lacks.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import weakref
from functools import cache
from pathlib import Path
from typing import Any

from regalia.bots import Outlook
from regalia.core.asking import Option
from regalia.core.errors import BadSetup, RegaliaError
from regalia.core.game import Game

ANSWERING = Path(__file__).with_name("answering.py")


def is_frozen(name: str) -> bool:
    """Whether the name says in which checkout the bot lives."""
    return "@" in name and not name.startswith("run:")


def checkout_of(name: str) -> Path:
    path = Path(name.partition("@")[2])
    if not (path / "src" / "regalia").is_dir():
        raise BadSetup(f"{path} of the bot {name!r} is no checkout of Regalia")
    return path


class Beside:
    """The process of a checkout, which follows one game at a time."""

    def __init__(self, checkout: Path) -> None:
        self._checkout = checkout
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(ANSWERING)],
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        weakref.finalize(self, _stop, self._process)

    def _tell(self, what: str, *about: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([what, *about]) + "\n")
        self._process.stdin.flush()

    def begin(self, game: Game, seed: str) -> None:
        self._tell("begin", game.rulebook.id, game.seats, seed, game.setup.options)

    def follow(self, seat: int, text: str) -> None:
        self._tell("follow", seat, text)

    def choose(self, seat: int, bot: str, seed: str) -> tuple[str, float]:
        """What the bot chooses, and how many seconds of the processor that took over there."""
        self._tell("choose", seat, bot, seed)
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        if not answer:
            raise RegaliaError(f"the bots of {self._checkout} have ended by themselves")
        chosen, seconds = json.loads(answer)
        return chosen, seconds


def _stop(process: subprocess.Popen[str]) -> None:
    with process:
        process.kill()


@cache
def beside(checkout: Path) -> Beside:
    """One process for each checkout, kept for the next game."""
    return Beside(checkout)


class FrozenBot:
    """Asks the checkout; what others have chosen must have been told there (`Beside.follow`)."""

    def __init__(self, name: str, seed: str) -> None:
        self._name, self._seed = name.partition("@")[0], seed
        self._beside = beside(checkout_of(name))
        self.seconds_elsewhere = 0.0

    def choose(self, outlook: Outlook) -> Option:
        chosen, seconds = self._beside.choose(outlook.seat, self._name, self._seed)
        self.seconds_elsewhere += seconds
        return outlook.ask.read(chosen)
