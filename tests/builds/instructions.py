"""Machine instructions a decision, which do not depend on the load: `python -m tests.builds.instructions kingsburg`.

Needs valgrind. Seeded games are played out with four seats under callgrind, without the garbage collector; what the
first ones cost, while caches fill, is not counted. REGALIA_COMPILED says of which build. `--profile FILE` keeps what
callgrind found, for `callgrind_annotate`; `--caches` also counts what is not found in the processor's caches.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

import regalia
from regalia import builds
from regalia.bots.chance import at_random

WARM = {"barony": 6, "havoc": 10, "kingsburg": 600, "kard_es_korona": 10, "hadurak": 3}
COUNTED = {"barony": 20, "havoc": 40, "kingsburg": 40, "kard_es_korona": 10, "hadurak": 3}
SEATS = 4
BEFORE, AFTER = "os_getpgrp", "os_getppid"
"""Functions of CPython that nothing else calls: callgrind begins to count at the first, and stops at the second."""

CACHES = ["--cache-sim=yes", "--I1=32768,8,64", "--D1=32768,8,64", "--LL=1048576,8,64"]
"""First and second level of one core, as callgrind imagines them."""
MISSED = {
    "I1mr": "instructions",
    "D1mr": "data read",
    "D1mw": "data written",
    "DLmr": "data read, nor in the second level",
}


def play(id: str, first: int, count: int) -> int:
    """Plays games out; how many decisions there were."""
    decisions = 0
    for number in range(first, first + count):
        game = regalia.new(id, seats=SEATS, seed=number, history=False, news=False)
        decisions += game.play_out(at_random(Random(number)))
    return decisions


def be_counted(id: str, warm: int, count: int) -> int:
    """What runs under callgrind."""
    gc.disable()
    play(id, 0, warm)
    os.getpgrp()
    decisions = play(id, warm, count)
    os.getppid()
    return decisions


def counted(id: str, warm: int, count: int, profile: Path, caches: bool) -> tuple[int, dict[str, int]]:
    """Decisions, and how often each event came about in them."""
    callgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}"]
    callgrind += [f"--zero-before={BEFORE}", f"--dump-before={AFTER}"]
    callgrind += CACHES if caches else []
    command = [sys.executable, "-m", "tests.builds.instructions", id, f"--warm={warm}", f"--games={count}", "--here"]
    said = subprocess.run(
        [*callgrind, *command], env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=True
    )
    found = Path(f"{profile}.1").read_text(encoding="utf-8")  # the first dump
    events = re.search(r"^events: (.+)$", found, re.MULTILINE)
    totals = re.search(r"^(?:totals|summary): (.+)$", found, re.MULTILINE)
    assert events and totals, "callgrind has counted nothing"
    return int(said.stdout), dict(zip(events[1].split(), map(int, totals[1].split()), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.builds.instructions", description=__doc__)
    parser.add_argument("game", choices=WARM)
    parser.add_argument("--warm", type=int, help="games that are not counted")
    parser.add_argument("--games", type=int, help="games that are")
    parser.add_argument("--profile", type=Path, help="where callgrind's findings are kept, with .1 at the end")
    parser.add_argument("--caches", action="store_true", help="count what is not found in the caches, too")
    parser.add_argument("--here", action="store_true", help="only plays, as it is done under callgrind")
    wish = parser.parse_args()
    warm = WARM[wish.game] if wish.warm is None else wish.warm
    count = COUNTED[wish.game] if wish.games is None else wish.games
    if wish.here:
        sys.stdout.write(f"{be_counted(wish.game, warm, count)}\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        profile = wish.profile or Path(folder) / "profile"
        decisions, events = counted(wish.game, warm, count, profile, wish.caches)
    said = f"{wish.game}, {builds.running()}: {events['Ir'] // decisions} a decision ({decisions} of them)"
    missed = [f"{what} {events[event] / decisions:.1f}" for event, what in MISSED.items() if event in events]
    sys.stdout.write(f"{said}{'; not in the cache: ' if missed else ''}{', '.join(missed)}\n")


if __name__ == "__main__":
    main()
