"""Seeded games end in the same records, byte for byte, in the compiled build and in the pure one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.builds.records import records
from tests.shipped import SHIPPED

import regalia
from regalia import builds

ROOT = Path(__file__).parents[2]
SAMPLE = {"barony": 8, "havoc": 12, "kingsburg": 12, "kard_es_korona": 6, "hadurak": 4}
ALL = 1000

compiled_only = pytest.mark.skipif(builds.running() == "pure", reason="compares the compiled build with the pure one")


def pure_records(id: str, count: int) -> list[bytes]:
    """What the pure build makes of the same games, in a process of its own."""
    environment = {**os.environ, "REGALIA_COMPILED": "0"}
    command = [sys.executable, "-m", "tests.builds.records", id, str(count)]
    made = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True)
    return made.stdout.splitlines()


def assert_same(id: str, count: int) -> None:
    ours, pure = [record.replace(b"\n", b"") for record in records(id, count)], pure_records(id, count)
    assert len(pure) == count
    assert [at for at in range(count) if ours[at] != pure[at]] == []
    regalia.verify(regalia.read_record(pure[0]))


@compiled_only
@pytest.mark.parametrize("id", SHIPPED)
def test_a_sample_of_games_is_the_same_in_both_builds(id: str) -> None:
    assert_same(id, SAMPLE[id])


@compiled_only
@pytest.mark.soak
@pytest.mark.parametrize("id", SHIPPED)
def test_a_thousand_games_are_the_same_in_both_builds(id: str) -> None:
    assert_same(id, ALL)
