"""A Redis server of the tests' own: in a folder and on a port of its own, gone when they end.

`python -m tests.server.redis pytest tests/server` runs something with one, and with a PostgreSQL: every server of the
tests is then two, and whoever comes is let in by one or the other.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server import postgres

WISH = "REGALIA_TEST_REDIS"
"""The address of the server that tests are to use, where there is one."""
NEEDED = "redis-server"
STARTING = 30.0


class Redis:
    """One that can be killed and started again, on the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        program = shutil.which(NEEDED)
        assert program is not None, "no Redis here; e.g. sudo apt-get install redis-server"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"redis://127.0.0.1:{self.port}/0"
        settings = ("--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(folder), "--save", "")
        self._start = [program, *settings, "--appendonly", "no", *options]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._start, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        give_up = time.monotonic() + STARTING
        while time.monotonic() < give_up:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                assert self._process.poll() is None, "Redis has ended"
                time.sleep(0.02)
            else:
                return
        raise AssertionError("Redis does not start")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def running(*options: str) -> Iterator[Redis]:
    with TemporaryDirectory(prefix="regalia-redis-") as folder:
        redis = Redis(Path(folder), *options)
        redis.start()
        try:
            yield redis
        finally:
            redis.kill()


if __name__ == "__main__":
    with postgres.running() as database, running() as redis:
        company = {postgres.WISH: database, WISH: redis.address}
        sys.exit(subprocess.run([sys.executable, "-m", *sys.argv[1:]], env={**os.environ, **company}).returncode)
