"""Puts the server together."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from regalia.server.company.allowances import Allowances
from regalia.server.company.ending import end
from regalia.server.door import games_api, records_api, reviews_api, tables_api, watching
from regalia.server.door.client_files import client, front
from regalia.server.door.documenting import documented
from regalia.server.door.guard import Guard
from regalia.server.door.lines import Lines
from regalia.server.door.live_api import live
from regalia.server.door.proxies import Proxies
from regalia.server.door.watching import Watch
from regalia.server.limits import BODY
from regalia.server.refusing import answer
from regalia.server.settings import Settings
from regalia.server.table.keeper import Keeper


def make_app(settings: Settings) -> Guard:
    """The ASGI application; its tables live in `settings.data`."""
    return _guarded(settings, make_inner)


def make_worker(settings: Settings) -> Guard:
    """A server without guests: it does the jobs that others order, and tells how it is."""

    def without_guests(settings: Settings, allowances: Allowances) -> Litestar:
        return _application(settings, allowances, watching.ROUTES, has_guests=False)

    return _guarded(settings, without_guests)


def make_inner(settings: Settings, allowances: Allowances) -> Litestar:
    """The application without its guard."""
    routes = documented([*games_api.ROUTES, *tables_api.ROUTES, *records_api.ROUTES, *reviews_api.ROUTES])
    return _application(settings, allowances, [*routes, live, *watching.ROUTES, front, client], has_guests=True)


def _guarded(settings: Settings, make: Callable[[Settings, Allowances], Litestar]) -> Guard:
    for module in settings.modules:
        importlib.import_module(module)
    allowances = Allowances(settings.allowance)
    return Guard(make(settings, allowances), allowances, Proxies(settings.proxies), frozenset(settings.hosts))


def _application(
    settings: Settings, allowances: Allowances, routes: Sequence[ControllerRouterHandler], has_guests: bool
) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        keeper = Keeper(settings, drives=has_guests)
        await keeper.open()
        app.state.keeper, app.state.client = keeper, settings.client
        app.state.watch = watch = Watch(keeper, app.state.lines, settings.metrics_token)
        rounds = [asyncio.create_task(watch.keep_noting())]
        if has_guests and keeper.company.is_many:
            rounds.append(asyncio.create_task(allowances.keep_settling(keeper.company)))
        try:
            with app.state.lines.drained_when_asked(settings.drain):
                yield
        finally:
            await end(rounds)
            await keeper.close()

    return Litestar(
        routes,
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
