"""Runs the server until somebody stops it; for tests, in a process of its own."""

from __future__ import annotations

import asyncio
import gc
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from regalia.core.errors import RegaliaError
from regalia.server import logs
from regalia.server.app import make_app, make_worker
from regalia.server.door.compressing import Line
from regalia.server.door.doorkeeper import doorkeeper
from regalia.server.door.guard import Guard
from regalia.server.door.lines import IN_HAND
from regalia.server.keeping.database import address_of
from regalia.server.keeping.storage import Storage
from regalia.server.limits import LARGEST_FRAME, PONG, PULSE, take_handles
from regalia.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
SWITCHING = 0.0005
"""Seconds that a thread which plays a game over for somebody may keep all others waiting, each time."""
COLLECTING = (10_000, 20, 20)
"""How many new objects, and rounds, before Python looks for garbage that holds itself: a choice makes thousands of
objects and hardly any such garbage."""


def listening(host: str, port: int) -> socket.socket:
    """A socket on the port, or on a free one for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
    except OSError as error:
        opened.close()
        raise RegaliaError(f"the server cannot listen on {host}:{port}: {error.strerror}") from None
    return opened


def addresses(host: str, port: int) -> list[str]:
    """Where browsers find it; first the one that others can use as well, since links are copied from its pages."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    local = f"http://127.0.0.1:{port}/"
    lan = lan_address()
    return [f"http://{lan}:{port}/", local] if lan else [local]


def lan_address() -> str | None:
    """This machine's address in its own network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def config_for(app: Guard) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=doorkeeper(app.proxies),
        proxy_headers=False,  # the guard reads them, of those proxies that are named
        log_config=None,  # `logs.set_up` is for all
        access_log=False,
        timeout_graceful_shutdown=IN_HAND,
        ws=Line,
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=8,
        ws_ping_interval=PULSE,
        ws_ping_timeout=PONG,
        server_header=False,
        lifespan="on",
    )


def tune() -> None:
    """What a process that serves asks of its Python; what is there by now stays, and is not looked through again."""
    sys.setswitchinterval(SWITCHING)
    gc.set_threshold(*COLLECTING)
    gc.collect()
    gc.freeze()


def serve(settings: Settings, host: str, port: int, on_ready: Callable[[list[str]], None]) -> None:
    """Serves until Ctrl-C; `on_ready` gets the addresses."""
    logs.set_up(settings.log)
    asyncio.run(prove(settings))
    take_handles()
    with listening(host, port) as opened:
        if settings.processes > 1:
            from regalia.server.processes import serve_together

            serve_together(settings, opened, lambda: on_ready(addresses(host, opened.getsockname()[1])))
            return
        app = make_app(settings)
        tune()
        server = uvicorn.Server(config_for(app))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(server, opened, lambda: on_ready(addresses(host, opened.getsockname()[1]))))


def work(settings: Settings, host: str, port: int, on_ready: Callable[[list[str]], None]) -> None:
    """Does the jobs of the servers that share a database, until Ctrl-C; `on_ready` gets where it tells how it is."""
    logs.set_up(settings.log)
    if settings.redis is None:
        raise RegaliaError("a worker hears of the servers by a Redis; name it with --redis")
    asyncio.run(prove(settings))
    with listening(host, port) as opened:
        server = uvicorn.Server(config_for(make_worker(settings)))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(server, opened, lambda: on_ready(addresses(host, opened.getsockname()[1]))))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's where it is installed, as uvicorn does in several processes; None: Python's own loop."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


async def prove(settings: Settings) -> None:
    """Opens the database and leaves it again: what is wrong with it, with Redis or the queue is said in a sentence."""
    if settings.processes > 1 and settings.redis is None:
        raise RegaliaError("several processes need a Redis to hear of each other; name it with --redis")
    if not settings.takes_jobs and settings.redis is None:
        raise RegaliaError("where there is one server its bots need --bot-workers 1 or more")
    storage = Storage(settings.data, settings.database, is_shared=settings.redis is not None)
    if settings.redis is not None:
        from regalia.server.company import redis_company

        await redis_company.prove(settings.redis)
    try:
        await storage.open()
        if settings.redis is not None:
            from regalia.server.work.queue import Queue

            await Queue(address_of(settings.data, settings.database), {}).make()
    finally:
        await storage.close()


async def _serve(server: uvicorn.Server, opened: socket.socket, on_ready: Callable[[], None]) -> None:
    running = asyncio.create_task(server.serve([opened]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        on_ready()
    await running
    if not server.started:
        raise RegaliaError("the server could not start")


@contextmanager
def run(data: Path, *arguments: str, folder: Path | None = None) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server on a free port in a process of its own: its address and the process; stopped at the end."""
    start = [sys.executable, "-m", "regalia", "serve", "--port", "0", "--no-open", "--data", str(data), *arguments]
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True, cwd=folder) as process:
        try:
            yield _address(process), process
        finally:
            process.terminate()


def _address(process: subprocess.Popen[str]) -> str:
    """Reads it from what the server prints."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            return found[0].rstrip("/")
    raise RegaliaError(f"the server ended with {process.wait()}")
