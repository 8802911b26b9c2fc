"""What a game in company rests on, each of which can be killed and started again: servers, workers, databases."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import httpx
from tests.server import postgres, redis
from tests.server.chaos.wire import Wire, Wires, wires
from tests.server.door.test_draining import free_port
from tests.server.helpers import PATIENCE

from regalia.server.door.watching import READY

ROOT = Path(__file__).parents[3]


class Thing(Protocol):
    """It loses everything that it has not written down."""

    def kill(self) -> None: ...

    def start(self) -> None:
        """Returns once it can be used."""


class Program:
    """A `regalia` command, as a supervisor keeps it: whenever it ends by itself, it is started again.

    What it says goes into a file, one after the other.
    """

    def __init__(self, log: Path, *arguments: str) -> None:
        self.log = log
        self._start = [sys.executable, "-m", "regalia", *arguments]
        self._process: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        with self.log.open("ab") as said:
            self._process = subprocess.Popen(self._start, stdout=said, stderr=said, stdin=subprocess.DEVNULL, cwd=ROOT)

    def is_ready(self) -> bool:
        return True

    def start(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while not self.is_ready() or self._process is None:
            if self._process is None or self._process.poll() is not None:
                self.run()
            assert time.monotonic() < give_up, self.log.read_text(encoding="utf-8")[-2000:]
            time.sleep(0.05)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def ask_to_go(self) -> None:
        """Returns once it says that nobody should be sent there any more."""
        assert self._process is not None
        self._process.terminate()
        while self.is_ready():
            time.sleep(0.05)

    def wait_until_gone(self) -> None:
        assert self._process is not None
        assert self._process.wait(PATIENCE) in (0, -signal.SIGTERM)
        self._process = None


class Server(Program):
    """One that serves or works, on the same port for ever."""

    def __init__(self, log: Path, command: str, *arguments: str) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        super().__init__(log, command, "--port", str(port), "--log", "json", *arguments)

    def is_ready(self) -> bool:
        try:
            return httpx.get(self.address + READY, timeout=5).status_code == 200
        except httpx.TransportError:
            return False


@dataclass(frozen=True, slots=True)
class Machines:
    """All that there is, by name; wires lie between the servers and what they share."""

    things: dict[str, Thing]
    wires: list[Wire]
    tools: Wires
    addresses: list[str]

    def start(self, *names: str) -> None:
        """Those that were killed; and servers that have ended without them, as a supervisor does."""
        for name, thing in self.things.items():
            if name in names or isinstance(thing, Program):
                thing.start()


@contextmanager
def machines(folder: Path, *options: str, workers: int = 2) -> Iterator[Machines]:
    """Two databases, two servers and some workers of the bots, which reach them by wires of their own; all are up."""
    with ExitStack() as stack:
        database, cache = stack.enter_context(postgres.killable()), stack.enter_context(redis.running())
        tools = stack.enter_context(wires())
        postgres.made(database.address, "chaos")
        things: dict[str, Thing] = {"postgres": database, "redis": cache}
        laid: list[Wire] = []

        def add(name: str, *command: str) -> Server:
            to_database, to_cache = tools.lay(database.port), tools.lay(cache.port)
            laid.extend((to_database, to_cache))
            tables = ("--database", f"postgresql://{postgres.USER}@127.0.0.1:{to_database.port}/chaos")
            hints = ("--redis", f"redis://127.0.0.1:{to_cache.port}/0")
            log = folder / f"{name.replace(' ', '-')}.log"
            things[name] = added = Server(log, *command, *tables, *hints)
            stack.callback(added.kill)
            added.start()
            return added

        playing = ("--no-open", "--bot-pause", "0.02", "--bot-workers", "0", "--allowance", "1000", *options)
        servers = [add(f"server {number}", "serve", *playing) for number in range(2)]
        for number in range(workers):
            add(f"worker {number}", "worker", "--jobs", "1")
        yield Machines(things, laid, tools, [server.address for server in servers])
