"""A PostgreSQL server of the tests' own: in a folder and on a port of its own, gone when they end.

`python -m tests.server.postgres pytest tests/server` runs something while there is one, and lets the tests use it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import text

from regalia.server.keeping.database import address_of, engine_of

DEBIAN = Path("/usr/lib/postgresql")
USER = "postgres"
"""Who runs it, where the tests are run by root: PostgreSQL refuses root."""


WISH = "REGALIA_TEST_POSTGRES"
"""The address of the server that tests are to use instead of files, where there is one."""


def database_for(data: Path) -> str | None:
    """The database of a data folder, made where it is not there yet; None where files are to be used."""
    server = os.environ.get(WISH)
    return None if server is None else made(server, f"data_{blake2b(bytes(data), digest_size=12).hexdigest()}")


def made(server: str, name: str, like: str = "template1") -> str:
    """The address of a database; where it was not there, it is like another one that nobody uses: empty, or a copy."""
    with ThreadPoolExecutor(1) as elsewhere:  # the caller may have a loop of its own
        elsewhere.submit(asyncio.run, _make(server, name, like)).result()
    return f"{server}/{name}"


async def _make(server: str, name: str, like: str) -> None:
    engine = engine_of(address_of(Path(), f"{server}/postgres"))
    async with engine.connect() as connection:
        plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
        if not await plain.scalar(text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name}):
            await plain.execute(text(f"CREATE DATABASE {name} TEMPLATE {like}"))
    await engine.dispose()


def programs() -> Path | None:
    """The folder in which its programs are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(DEBIAN.glob("*/bin"), default=None, key=lambda path: int(path.parent.name))


class Postgres:
    """One that can be killed and started again, on the same port."""

    def __init__(self, folder: Path) -> None:
        bin = programs()
        assert bin is not None, "no PostgreSQL here; e.g. sudo apt-get install postgresql"
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"postgresql://{USER}@127.0.0.1:{self.port}"
        """Without a name of a database."""
        self._data = folder / "data"
        _run([bin / "initdb", "--auth=trust", "--no-sync", f"--username={USER}", "-D", self._data])
        self._control: list[str | Path] = [bin / "pg_ctl", "-D", self._data, "-w", "-l", folder / "log"]
        only_here = "-c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._options = f"-p {self.port} {only_here} -c fsync=off -c max_connections=400"

    def start(self) -> None:
        _run([*self._control, "-o", self._options, "start"])

    def stop(self) -> None:
        _run([*self._control, "-m", "immediate", "stop"])

    def kill(self) -> None:
        """With all that works for it, as when its machine goes; returns once its port is free."""
        told = self._data / "postmaster.pid"
        first = int(told.read_text(encoding="ascii").split()[0])
        os.kill(first, signal.SIGSTOP)  # so that nobody is let in who is not counted
        workers = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split()
        for pid in (first, *map(int, workers)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while not all(map(_is_dead, (first, *map(int, workers)))):
            time.sleep(0.02)
        told.unlink()  # else the next one waits until somebody has asked for the end of this one


def _is_dead(pid: int) -> bool:
    """Also one that nobody has asked for its end."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


@contextmanager
def running() -> Iterator[str]:
    """The address of the server, without a name of a database."""
    with killable() as found:
        yield found.address


@contextmanager
def killable() -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="regalia-postgres-") as folder:
        found = Postgres(Path(folder))
        found.start()
        try:
            yield found
        finally:
            found.stop()


def _run(command: Sequence[str | Path]) -> None:
    user = USER if os.geteuid() == 0 else None
    done = subprocess.run(
        command, capture_output=True, text=True, user=user, cwd="/", check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    with running() as address:
        sys.exit(subprocess.run([sys.executable, "-m", *sys.argv[1:]], env={**os.environ, WISH: address}).returncode)
