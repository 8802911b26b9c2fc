"""Which test holds which numbered rule: finds the marks, compares them with the guides, writes docs/rules_coverage.md.

`python -m tests.rule_coverage` writes the page anew.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import click

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "regalia" / "games"
TESTS = ROOT / "tests"
ELSEWHERE = TESTS / "rules_elsewhere.toml"
PAGE = ROOT / "docs" / "rules_coverage.md"
LANGUAGES = ("en", "hu")

NUMBERED = re.compile(r"^ *- \*\*([A-Z]+\d+(?:\.\d+[a-z]?)?)\*\*", re.MULTILINE)
"""An item of a guide: `- **R4.2** …` or, within another, `  - **R5.4a** …`."""

Rules = Mapping[str, list[str]]
"""For each game the ids of its rules, in the order of the guide."""

Entries = Mapping[str, Mapping[str, str]]
"""For each game the rules that no test names, each with the sentence that says why."""


@dataclass(frozen=True)
class Mark:
    """One rule named by one test."""

    game: str
    rule: str
    test: str  # path::name


def numbered_rules(guide: str) -> list[str]:
    return NUMBERED.findall(guide)


def read_guides(language: str) -> dict[str, list[str]]:
    """The rules of every game that has a guide."""
    guides = {path.parent.parent.name: path for path in GAMES.glob(f"*/guide/rules.{language}.md")}
    return {game: numbered_rules(guides[game].read_text(encoding="utf-8")) for game in sorted(guides)}


def find_marks(source: str, path: str) -> list[Mark]:
    """The marks in the source of a test file; ValueError where one cannot be understood."""
    marks = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for call in node.decorator_list:
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "rule":
                continue
            if isinstance(node, ast.ClassDef) or not node.name.startswith("test_"):
                raise ValueError(f"{path}::{node.name} names rules but is no test function")
            words = [word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
            if len(words) != len(call.args) or len(words) < 2 or call.keywords:
                raise ValueError(f"{path}::{node.name}: a mark is a game and its rules, written out as texts")
            marks += [Mark(words[0], id, f"{path}::{node.name}") for id in words[1:]]
    return marks


def read_marks() -> list[Mark]:
    paths = sorted(TESTS.rglob("test_*.py"))
    return [mark for path in paths for mark in find_marks(path.read_text("utf-8"), path.relative_to(ROOT).as_posix())]


def read_entries() -> dict[str, dict[str, str]]:
    if not ELSEWHERE.exists():
        return {}
    entries: dict[str, dict[str, str]] = tomllib.loads(ELSEWHERE.read_text(encoding="utf-8"))
    return entries


def problems(rules: Rules, marks: Iterable[Mark], entries: Entries) -> list[str]:
    """Rules without a test or an entry, and tests or entries without a rule."""
    marks = list(marks)
    tested = {(mark.game, mark.rule) for mark in marks}
    wrong = [
        f"{game} {id}: no test names this rule"
        for game, ids in rules.items()
        for id in ids
        if (game, id) not in tested and id not in entries.get(game, {})
    ]
    wrong += [f"{game} {id}: stands twice in the guide" for game, ids in rules.items() for id in _twice(ids)]
    for mark in marks:
        if mark.rule not in rules.get(mark.game, []):
            wrong.append(f"{mark.test}: there is no rule {mark.rule} in the guide of {mark.game}")
    for game, sentences in entries.items():
        for id in sentences:
            if id not in rules.get(game, []):
                wrong.append(f"{ELSEWHERE.name}: there is no rule {id} in the guide of {game}")
            elif (game, id) in tested:
                wrong.append(f"{ELSEWHERE.name}: a test names {game} {id}, the entry is not needed")
    return wrong


def _twice(ids: list[str]) -> list[str]:
    return sorted({id for id in ids if ids.count(id) > 1})


def page(rules: Rules, marks: Iterable[Mark], entries: Entries) -> str:
    """The text of docs/rules_coverage.md."""
    tests: dict[tuple[str, str], list[str]] = {}
    for mark in marks:
        tests.setdefault((mark.game, mark.rule), []).append(mark.test)
    lines = [
        "# Which test holds which rule",
        "",
        "Written by `python -m tests.rule_coverage`; the numbers are those of the games' guides.",
    ]
    for game, ids in sorted(rules.items()):
        lines += ["", f"## {game}", "", "| Rule | Tests |", "|---|---|"]
        for id in ids:
            names = [f"`{test}`" for test in sorted(set(tests.get((game, id), [])))]
            lines.append(f"| {id} | {'<br>'.join(names) or entries.get(game, {}).get(id, '–')} |")
    return "\n".join(lines) + "\n"


def current_page() -> str:
    return page(read_guides(LANGUAGES[0]), read_marks(), read_entries())


def main() -> None:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(current_page(), encoding="utf-8")
    click.echo(f"written: {PAGE.relative_to(ROOT).as_posix()}")


if __name__ == "__main__":
    main()
