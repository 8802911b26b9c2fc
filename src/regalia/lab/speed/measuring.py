"""Measures for another process, line by line: `python -m regalia.lab.speed.measuring` in the build to be measured."""

from __future__ import annotations

import json
import sys
from dataclasses import astuple
from random import Random
from typing import Any

from regalia.lab.speed import bench


def answer(what: str, game: str, seats: int, *rest: Any) -> Any:
    match what:
        case "play":
            mode, seed, seconds = rest
            return bench.contestants(game, seats)[mode](Random(seed), seconds)
        case "clones":
            return astuple(bench.measure_clones(game, seats, *rest))
        case "playouts":
            return bench.measure_playouts(game, seats, *rest)
    raise ValueError(what)


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(*json.loads(line))) + "\n")
        sys.stdout.flush()
