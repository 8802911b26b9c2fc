"""Fuzzed games for one build to compare with the other: `python -m tests.builds.fuzzed barony 5 < RECORDS`.

Plays so many games with all detours of the fuzzer, and writes of each a line: what was tried, and the record. What it
reads, line by line, are records of the other build; each must prove itself.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict

import regalia
from regalia import games
from regalia.lab.fuzz import LONGEST, Trial


def fuzzed(id: str, count: int) -> Iterator[tuple[str, bytes]]:
    """Of each game the fuzzer's report, and the record on one line."""
    for number in range(count):
        trial = Trial(games.find(id), f"builds {number}", LONGEST)
        trial.run()
        yield json.dumps(asdict(trial.report)), trial.game.record().to_json().replace(b"\n", b"")


def prove(records: Iterator[bytes]) -> None:
    for record in records:
        regalia.verify(regalia.read_record(record))


if __name__ == "__main__":
    prove(iter(sys.stdin.buffer.read().splitlines()))
    for report, record in fuzzed(sys.argv[1], int(sys.argv[2])):
        sys.stdout.buffer.write(report.encode() + b"\n" + record + b"\n")
