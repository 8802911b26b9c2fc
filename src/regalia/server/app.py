"""Puts the server together."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from regalia.server.door import games_api, records_api, tables_api, watching
from regalia.server.door.client_files import client, front
from regalia.server.door.documenting import documented
from regalia.server.door.guard import Guard
from regalia.server.door.lines import Lines
from regalia.server.door.live_api import live
from regalia.server.door.proxies import Proxies
from regalia.server.door.watching import Watch
from regalia.server.limits import BODY, Allowances
from regalia.server.refusing import answer
from regalia.server.settings import Settings
from regalia.server.table.keeper import Keeper


def make_app(settings: Settings) -> Guard:
    """The ASGI application; its tables live in `settings.data`."""
    for module in settings.modules:
        importlib.import_module(module)
    return Guard(
        make_inner(settings), Allowances(settings.allowance), Proxies(settings.proxies), frozenset(settings.hosts)
    )


def make_inner(settings: Settings) -> Litestar:
    """The application without its guard."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        keeper = Keeper(settings)
        await keeper.open()
        app.state.keeper, app.state.client = keeper, settings.client
        app.state.watch = watch = Watch(keeper, app.state.lines, settings.metrics_token)
        noting = asyncio.create_task(watch.keep_noting())
        try:
            with app.state.lines.drained_when_asked(settings.drain):
                yield
        finally:
            noting.cancel()
            await keeper.close()

    return Litestar(
        [
            *documented([*games_api.ROUTES, *tables_api.ROUTES, *records_api.ROUTES]),
            *(live, *watching.ROUTES, front, client),
        ],
        lifespan=[lifespan],
        state=State({"lines": Lines()}),
        exception_handlers={Exception: answer},
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Regalia",
            version="1",
            path="/api/schema",
            render_plugins=[
                JsonRenderPlugin(path=["/", "/openapi.json"])
            ],  # pages of others' scripts are forbidden here
        ),
    )
