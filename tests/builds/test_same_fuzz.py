"""Fuzzed games, with clones, positions, free acts and undos, are the same in both builds, and proved by the other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.builds.fuzzed import fuzzed, prove
from tests.shipped import SHIPPED

from regalia import builds

ROOT = Path(__file__).parents[2]
SAMPLE = {"barony": 6, "havoc": 10, "kingsburg": 10, "kard_es_korona": 4, "hadurak": 2}

compiled_only = pytest.mark.skipif(builds.running() == "pure", reason="compares the compiled build with the pure one")


def of_the_pure_build(id: str, count: int, to_be_proved: bytes) -> list[bytes]:
    """Reports and records in turn, after the pure build has proved these records."""
    environment = {**os.environ, "REGALIA_COMPILED": "0"}
    command = [sys.executable, "-m", "tests.builds.fuzzed", id, str(count)]
    made = subprocess.run(command, cwd=ROOT, env=environment, input=to_be_proved, capture_output=True)
    assert made.returncode == 0, made.stderr.decode()
    return made.stdout.splitlines()


@compiled_only
@pytest.mark.parametrize("id", SHIPPED)
def test_fuzzed_games_of_each_build_are_proved_by_the_other(id: str) -> None:
    ours = list(fuzzed(id, SAMPLE[id]))
    pure = of_the_pure_build(id, SAMPLE[id], b"\n".join(record for _, record in ours))
    assert pure[::2] == [report.encode() for report, _ in ours]
    assert pure[1::2] == [record for _, record in ours]
    prove(iter(pure[1::2]))


@compiled_only
def test_a_record_that_does_not_fit_is_refused_by_the_other() -> None:
    (_, record), *_ = fuzzed("kingsburg", 1)
    assert b"pass" in record
    with pytest.raises(AssertionError, match="BadRecord"):
        of_the_pure_build("kingsburg", 0, record.replace(b"pass", b"none", 1))
