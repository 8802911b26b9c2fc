"""Marks a test with the numbered rules that it would catch being broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(game: str, *ids: str) -> Callable[[Test], Test]:
    """`@rule("barony", "R4.1", "R4.2")`: the test holds these rules; `tests.rule_coverage` lists them."""

    def mark(test: Test) -> Test:
        test.__dict__.setdefault("rules", []).extend((game, id) for id in ids)
        return test

    return mark
