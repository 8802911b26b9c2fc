"""Ctrl-C: one short line, exit code 130, and no process left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

PROC = Path("/proc")
COMMAND = [sys.executable, "-c", "from regalia.cli import main; main(prog_name='regalia')"]
PATIENCE = 60
ENDLESS = [*COMMAND, "simulate", "barony", "--games", "1000000", "--jobs", "2"]


def children(pid: int) -> list[int]:
    return [int(word) for word in (PROC / str(pid) / "task" / str(pid) / "children").read_text().split()]


def is_running(pid: int) -> bool:
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def hear_interrupts() -> None:
    """A shell that runs the tests in the background has switched them off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert condition()


@pytest.mark.skipif(not (PROC / "self/task").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_workers_end_with_the_command(sign: signal.Signals) -> None:
    process = subprocess.Popen(
        ENDLESS,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    try:
        wait_for(lambda: len(children(process.pid)) == 2)
        workers = children(process.pid)
        if sign == signal.SIGINT:
            os.killpg(process.pid, sign)  # as a terminal does
        else:
            process.kill()
        _, errors = process.communicate(timeout=PATIENCE)
        wait_for(lambda: not any(map(is_running, workers)))
    finally:
        process.kill()
    if sign == signal.SIGINT:
        assert process.returncode == 130
        assert errors == "regalia: interrupted\n"
