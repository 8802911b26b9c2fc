"""A real server on a free port, in a thread."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from tests.server import postgres, redis
from tests.server.helpers import TWINS, Browser

from regalia.server.app import make_app
from regalia.server.company.allowances import Allowances
from regalia.server.door.guard import Guard
from regalia.server.serve import config_for
from regalia.server.settings import Settings


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """Its address; in company there are two, and browsers know the other one as well."""
    if settings.redis is None:
        with alone(settings) as address:
            yield address
    else:
        with alone(settings) as one, alone(settings) as other:
            TWINS[one] = other
            yield one


@contextmanager
def alone(settings: Settings, make: Callable[[Settings], Guard] = make_app) -> Iterator[str]:
    """A server, and its address."""
    config = config_for(make(settings))
    config.port = 0
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def quick(data: Path) -> Settings:
    return Settings(
        data=data,
        database=postgres.database_for(data),
        redis=os.environ.get(redis.WISH),
        bot_pause=0,
        bot_workers=0,
        modules=("tests.tiny.registered",),
    )


@contextmanager
def unlimited() -> Iterator[pytest.MonkeyPatch]:
    """Servers started meanwhile let anybody ask as much and as often as they like."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regalia.server.app.Allowances", lambda factor: Allowances(10_000))
        patch.setattr("regalia.server.table.keeper.TABLES_OF_ONE", 1_000_000)
        yield patch


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.fixture
def person(address: str) -> Iterator[Callable[[], Browser]]:
    """Makes new persons."""
    made: list[Browser] = []

    def new() -> Browser:
        made.append(Browser(address))
        return made[-1]

    yield new
    for browser in made:
        browser.close()
