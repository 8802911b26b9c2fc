"""A file of tactics: what was looked for, then a line for every game that was looked at, so that a hunt can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regalia.core.errors import RegaliaError
from regalia.lab.moments.tactics import Hunt, Tactic, find
from regalia.lab.workers import Crew

FORM = 1


def found_so_far(file: Path, hunt: Hunt) -> list[list[Tactic]]:
    """By game; a file begins with its hunt, and a line that was cut off is forgotten."""
    told = _line({"form": FORM, "game": hunt.game, "seats": hunt.seats, "seed": hunt.seed, "by": hunt.by})
    if not file.exists():
        file.write_text(told, encoding="utf-8")
        return []
    head, *lines = file.read_text(encoding="utf-8").splitlines(keepends=True) or [""]
    if head != told:
        raise RegaliaError(f"{file}: another hunt: {head[:120].strip()}")
    whole = [line for line in lines if line.endswith("\n")]
    if whole != lines:
        file.write_text("".join([head, *whole]), encoding="utf-8")
    return [[_read(each) for each in json.loads(line)] for line in whole]


def gone_on(file: Path, hunt: Hunt, most: int, jobs: int | Crew = 1) -> Iterator[list[Tactic]]:
    """What the file holds, then what is met in further games, which is written as it comes."""
    kept = found_so_far(file, hunt)
    yield from kept
    with file.open("a", encoding="utf-8") as out:
        for met in find(hunt, range(len(kept), most), jobs):
            out.write(_line([_written(each) for each in met]))
            out.flush()
            yield met


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _written(tactic: Tactic) -> dict[str, Any]:
    return {
        "seed": tactic.seed,
        "seats": tactic.seats,
        "seat": tactic.seat,
        "about": tactic.about,
        "right": sorted(tactic.right),
        "options": tactic.options,
        "log": [f"{seat} {text}" for seat, text in tactic.log],
    }


def _read(fields: dict[str, Any]) -> Tactic:
    log = tuple((int(seat), text) for seat, _, text in (line.partition(" ") for line in fields.pop("log")))
    return Tactic(log=log, right=frozenset(fields.pop("right")), **fields)
