"""Which ways through a game's rules nothing has ever gone: `python -m tests.branches [GAME …]`.

Runs the game's tests, a sample of fuzzed games and the golden games under `coverage`, and lists what is left of
`games/GAME/rules`: lines that never ran, and conditions that only ever went one way. Each wants a case, or to go, or a
line in UNREACHABLE that says why it stays.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import coverage
import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "regalia" / "games"
TESTS = ROOT / "tests" / "games"
GOLDEN = ROOT / "tests" / "golden"

FUZZED = 40

UNREACHABLE = {
    "kard_es_korona/rules/march/movers.py: _why_too_many: return None": (
        "in the open nothing can stand in the way but what was asked before; no rule could be named if it did"
    ),
}
"""What no game comes to, by file, function and line, with the reason why it is not deleted."""


def exercised(ids: list[str]) -> dict[str, Any]:
    """What coverage says of each file, once everything has run."""
    watching = coverage.Coverage(branch=True, source=[str(GAMES / id / "rules") for id in ids], data_file=None)
    watching.exclude("assert_never")
    watching.start()
    for id in ids:
        _run_tests(id)
        _play(id)
    watching.stop()
    with TemporaryDirectory() as folder:
        watching.json_report(outfile=f"{folder}/report.json", ignore_errors=True)
        files: dict[str, Any] = json.loads(Path(folder, "report.json").read_text("utf-8"))["files"]
    return files


def _run_tests(id: str) -> None:
    failed = pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-m", "not soak", str(TESTS / id)])
    if failed:
        say(f"{id}: tests failed; what they would have run may be missing from the list")


def _play(id: str) -> None:
    """Imported late: what rules do while they are imported counts, too."""
    import regalia
    from regalia.lab.fuzz import fuzz_game

    for number in range(FUZZED):
        fuzz_game(id, f"branches/{number}")
    for path in sorted(GOLDEN.glob(f"{id}-*.json")):
        regalia.replay(regalia.read_record(path.read_bytes()))


def never_run(path: Path, report: dict[str, Any]) -> Iterator[str]:
    """The lines that never ran, one entry for those that follow each other; then the ways never taken."""
    source = path.read_text("utf-8").splitlines()
    where, missing = path.relative_to(GAMES).as_posix(), report["missing_lines"]
    for _, run in groupby(enumerate(missing), key=lambda pair: pair[1] - pair[0]):
        lines = [line for _, line in run]
        span = f"{lines[0]}" if len(lines) == 1 else f"{lines[0]}-{lines[-1]}"
        yield f"{where}:{span}: never runs: {source[lines[0] - 1].strip()}{excuse(path, lines[0])}"
    for start, end in report["missing_branches"]:
        if start not in missing and end not in missing:
            there = f"line {end}: {source[end - 1].strip()}" if end > 0 else "the end"
            yield f"{where}:{start}: never goes on to {there} from: {source[start - 1].strip()}{excuse(path, start)}"


def excuse(path: Path, line: int) -> str:
    """What UNREACHABLE says of a line."""
    reason = UNREACHABLE.get(name_of(path, line))
    return f" (known: {reason})" if reason else ""


def name_of(path: Path, line: int) -> str:
    """A line by its file, its innermost function and its text, as in UNREACHABLE: numbers change too often."""
    source = path.read_text("utf-8")
    around = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    function = max(around, key=lambda node: node.lineno).name if around else ""
    return f"{path.relative_to(GAMES).as_posix()}: {function}: {source.splitlines()[line - 1].strip()}"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main(ids: list[str]) -> None:
    games = ids or sorted(init.parent.name for init in GAMES.glob("*/__init__.py"))
    reports = exercised(games)
    for file, report in sorted(reports.items()):
        for line in never_run(ROOT / file, report):
            say(line)
    summaries = [report["summary"] for report in reports.values()]
    every, missed = (sum(each[name] for each in summaries) for name in ("num_branches", "missing_branches"))
    say(f"{', '.join(games)}: {missed} of {every} branches in {len(reports)} files never taken")


if __name__ == "__main__":
    main(sys.argv[1:])
