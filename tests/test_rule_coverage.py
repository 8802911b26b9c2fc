"""Every numbered rule is held by a test, and the page that says so is up to date."""

from __future__ import annotations

import pytest
from tests import rule_coverage
from tests.rule_coverage import Mark, find_marks, numbered_rules, page, problems, read_entries, read_guides, read_marks
from tests.rules import rule

GUIDE = """
## R1 Board

- **R1.1** Something. See **R9.9**.
- **R1.2** Except these:
  - **R1.2a** this.

- **V1** `first`: words.
- **A bold word** that is no rule.
"""
SOURCE = """
@rule("chess", "R1.1", "R1.2a")
@pytest.mark.parametrize("n", [1])
def test_one(n): ...

@other("R1.2")
def test_two(): ...
"""


def test_every_rule_is_held_by_a_test() -> None:
    assert problems(read_guides("en"), read_marks(), read_entries()) == []


def test_every_game_has_a_guide() -> None:
    games = {path.parent.name for path in rule_coverage.GAMES.glob("*/__init__.py")}
    assert games == set(read_guides("en")) == set(read_guides("hu"))


@pytest.mark.parametrize("game", read_guides("en"))
def test_both_languages_number_the_same_rules(game: str) -> None:
    english, hungarian = read_guides("en")[game], read_guides("hu")[game]
    assert english
    assert english == hungarian


def test_the_page_is_up_to_date() -> None:
    assert rule_coverage.PAGE.read_text(encoding="utf-8") == rule_coverage.current_page(), (
        "run `python -m tests.rule_coverage`"
    )


def test_rules_are_read_from_a_guide() -> None:
    assert numbered_rules(GUIDE) == ["R1.1", "R1.2", "R1.2a", "V1"]


def test_marks_are_found() -> None:
    assert find_marks(SOURCE, "tests/test_x.py") == [
        Mark("chess", "R1.1", "tests/test_x.py::test_one"),
        Mark("chess", "R1.2a", "tests/test_x.py::test_one"),
    ]


@pytest.mark.parametrize(
    "source",
    [
        '@rule("chess", "R1.1")\ndef helper(): ...',
        '@rule("chess", "R1.1")\nclass TestAll: ...',
        '@rule("chess", *ALL)\ndef test_one(): ...',
        '@rule("chess")\ndef test_one(): ...',
        '@rule("chess", ids="R1.1")\ndef test_one(): ...',
    ],
)
def test_a_mark_that_says_nothing_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"tests/test_x\.py::"):
        find_marks(source, "tests/test_x.py")


def test_a_missing_rule_is_noticed() -> None:
    rules = {"chess": ["R1.1", "R1.2", "R1.2a", "V1"]}
    marks = find_marks(SOURCE, "tests/test_x.py")
    assert problems(rules, marks, {}) == [
        "chess R1.2: no test names this rule",
        "chess V1: no test names this rule",
    ]
    entries = {"chess": {"R1.2": "a heading", "V1": "words only"}}
    assert problems(rules, marks, entries) == []


def test_a_rule_that_does_not_exist_is_noticed() -> None:
    marks = [Mark("chess", "R7", "x::test_y"), Mark("go", "R1.1", "x::test_z"), Mark("chess", "R1.1", "x::test_y")]
    assert problems({"chess": ["R1.1"]}, marks, {"chess": {"R8": "never was"}}) == [
        "x::test_y: there is no rule R7 in the guide of chess",
        "x::test_z: there is no rule R1.1 in the guide of go",
        "rules_elsewhere.toml: there is no rule R8 in the guide of chess",
    ]


def test_an_entry_for_a_tested_rule_is_noticed() -> None:
    marks = [Mark("chess", "R1.1", "x::test_y")]
    assert problems({"chess": ["R1.1"]}, marks, {"chess": {"R1.1": "why"}}) == [
        "rules_elsewhere.toml: a test names chess R1.1, the entry is not needed"
    ]


def test_the_page_lists_tests_and_sentences() -> None:
    marks = [Mark("chess", "R2", "x::test_b"), Mark("chess", "R2", "x::test_a"), Mark("chess", "R2", "x::test_a")]
    text = page({"go": [], "chess": ["R1", "R2"]}, marks, {"chess": {"R1": "a heading"}})
    assert text.endswith(
        "\n## chess\n\n| Rule | Tests |\n|---|---|\n"
        "| R1 | a heading |\n| R2 | `x::test_a`<br>`x::test_b` |\n"
        "\n## go\n\n| Rule | Tests |\n|---|---|\n"
    )


def test_the_mark_leaves_the_test_as_it_is() -> None:
    def test_x() -> int:
        return 3

    assert rule("chess", "R1.1")(test_x) is test_x
    assert rule("chess", "R1.2", "R2")(test_x)() == 3
    assert test_x.__dict__["rules"] == [("chess", "R1.1"), ("chess", "R1.2"), ("chess", "R2")]
