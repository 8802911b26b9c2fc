"""A real server in a process of its own, and a real Chromium in front of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.helpers import PATIENCE, Visitors
from tests.browser.launching import launch
from tests.server import postgres, redis

from regalia.server.serve import run
from regalia.server.settings import CLIENT

ROOT = Path(__file__).parents[2]
expect.set_options(timeout=PATIENCE)
MODULES = ("tests.tiny.registered", "tests.browser.steady_chance", "tests.browser.no_grace")
STEADY = (*(word for module in MODULES for word in ("--module", module)), "--bot-pause", "0")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (CLIENT / "index.html").exists():
        pytest.fail(f"no built client in {CLIENT}: `make test` builds it, or `npm ci && npm run build` in web/")
    data = tmp_path_factory.mktemp("data")
    with run(data, *STEADY, *together(data), folder=ROOT) as (found, _):
        yield found


def together(data: Path) -> list[str]:
    """Where the tests are to be in company: two processes behind one door, and chance says who is let in by which."""
    database, shared = postgres.database_for(data), os.environ.get(redis.WISH)
    return ["--database", database, "--redis", shared, "--processes", "2"] if database and shared else []


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visitors(address: str, chromium: Browser) -> Iterator[Visitors]:
    """Makes persons, each with a browser window of his own."""
    made = Visitors(address, chromium)
    yield made
    made.leave()
