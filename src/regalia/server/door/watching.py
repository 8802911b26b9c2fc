"""For whoever watches over the server: whether it lives, whether it can be used, and what it counts."""

from __future__ import annotations

import asyncio
import secrets
import time
from ipaddress import ip_address
from typing import Any

from litestar import Litestar, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from regalia.server import counting
from regalia.server.door.lines import Lines
from regalia.server.door.proxies import header
from regalia.server.refusing import Refusing, log
from regalia.server.table.keeper import Keeper

LIVE, READY, METRICS = "/health/live", "/health/ready", "/metrics"
PATHS = frozenset((LIVE, READY, METRICS))
ON_BEHALF = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip")
"""What proxies write: who asks through one is not this machine."""
PATIENCE = 3.0
KEPT = 1.0
"""Seconds in which the database has to answer, and for which its answer is believed: asking costs next to nothing."""
NOTED_EVERY = 5.0


class Watch:
    """What is known of one server."""

    def __init__(self, keeper: Keeper, lines: Lines, token: str | None) -> None:
        self.keeper, self.lines, self._token = keeper, lines, token or None
        self._asked, self._answers = 0.0, False
        self._turn = asyncio.Lock()

    async def is_ready(self) -> bool:
        return not self.lines.draining and await self._database_answers()

    async def _database_answers(self) -> bool:
        async with self._turn:
            if time.monotonic() - self._asked > KEPT:
                self._answers = await self._ask()
                self._asked = time.monotonic()
            return self._answers

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.keeper.storage.name_of("")
        except Exception as error:
            log.error("the database does not answer: %s", type(error).__name__)
            return False
        return True

    def may_read(self, request: Request[Any, Any, Any]) -> bool:
        """Whoever has the token; where there is none, this machine itself, asking without a proxy."""
        scope: Any = request.scope
        if self._token is not None:
            said = header(scope, b"authorization").encode()
            return secrets.compare_digest(said, f"Bearer {self._token}".encode())
        peer = str((scope.get("client") or ("",))[0])
        return _is_this_machine(peer) and not any(header(scope, name) for name in ON_BEHALF)

    async def note(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                jobs: int | None = await self.keeper.jobs_waiting()
        except Exception as error:
            log.error("the jobs that wait cannot be counted: %s", type(error).__name__)
            jobs = None
        counting.note(sockets=len(self.lines.open), tables=self.keeper.in_memory, jobs=jobs)

    async def keep_noting(self) -> None:
        """So that one process knows of the others."""
        while True:
            await self.note()
            await asyncio.sleep(NOTED_EVERY)


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def watch_of(app: Litestar) -> Watch:
    watch: Watch = app.state.watch
    return watch


@get(LIVE, include_in_schema=False, sync_to_thread=False)
def live() -> dict[str, bool]:
    """The process runs and its loop turns."""
    return {"live": True}


@get(READY, include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, bool]]:
    """Guests may be sent here: the database answers, and the server is not about to go."""
    is_ready = await watch_of(request.app).is_ready()
    return Response({"ready": is_ready}, status_code=200 if is_ready else 503)


@get(METRICS, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    watch = watch_of(request.app)
    if not watch.may_read(request):
        raise Refusing("These numbers are for whoever keeps the server.", 403, code="not-yours")
    await watch.note()
    return Response(counting.text(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [live, ready, metrics]
