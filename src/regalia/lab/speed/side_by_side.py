"""Both builds measured in one run: each in a process of its own, and window by window in turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from random import Random
from typing import Any, Self

from regalia import builds
from regalia.core.errors import RegaliaError
from regalia.lab.speed.bench import MODES, PLAYED_OUT, CloneCost, Play

BUILDS = {"pure": "0", "compiled": "1"}
"""Each with the wish that brings it about."""


class Build:
    """A process in which one of the builds runs, and measures what it is asked to."""

    def __init__(self, name: str) -> None:
        if not builds.is_fresh():
            raise RegaliaError("there is no compiled build of these sources to measure; `make fast` makes one")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "regalia.lab.speed.measuring"],
            env={**os.environ, "REGALIA_COMPILED": BUILDS[name]},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _ask(self, *request: Any) -> Any:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RegaliaError("the process that measured has ended by itself")
        return json.loads(line)

    def contestants(self, game: str, seats: int) -> dict[str, Play]:
        """The same as those of this process, played there."""
        return {mode: partial(self._play, game, seats, mode) for mode in (*MODES, PLAYED_OUT)}

    def _play(self, game: str, seats: int, mode: str, rng: Random, seconds: float) -> tuple[int, float]:
        decisions, spent = self._ask("play", game, seats, mode, rng.getrandbits(64), seconds)
        return decisions, spent

    def clones(self, game: str, seats: int, seed: int | str) -> CloneCost:
        return CloneCost(*self._ask("clones", game, seats, seed))

    def playouts(self, game: str, seats: int, seed: int | str) -> float:
        return float(self._ask("playouts", game, seats, seed))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        with self._process as process:
            process.terminate()
