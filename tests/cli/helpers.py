"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Callable

from click.testing import Result

Run = Callable[..., Result]
"""Runs a command line: `run("games", "--json")`; `typed` is what people type."""

SHORT = ("--option", "max_rounds=3")
