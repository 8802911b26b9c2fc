"""A PostgreSQL server of the tests' own: in a folder and on a port of its own, gone when they end.

`python -m tests.server.postgres pytest tests/server` runs something while there is one, and lets the tests use it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
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


def made(server: str, name: str) -> str:
    """The address of a database; empty, if it was not there."""
    with ThreadPoolExecutor(1) as elsewhere:  # the caller may have a loop of its own
        elsewhere.submit(asyncio.run, _make(server, name)).result()
    return f"{server}/{name}"


async def _make(server: str, name: str) -> None:
    engine = engine_of(address_of(Path(), f"{server}/postgres"))
    async with engine.connect() as connection:
        plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
        if not await plain.scalar(text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name}):
            await plain.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


def programs() -> Path | None:
    """The folder in which its programs are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(DEBIAN.glob("*/bin"), default=None, key=lambda path: int(path.parent.name))


@contextmanager
def running() -> Iterator[str]:
    """The address of the server, without a name of a database."""
    bin = programs()
    assert bin is not None, "no PostgreSQL here; e.g. sudo apt-get install postgresql"
    with TemporaryDirectory(prefix="regalia-postgres-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        _run([bin / "initdb", "--auth=trust", "--no-sync", f"--username={USER}", "-D", folder / "data"])
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        control: list[str | Path] = [bin / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log"]
        _run([*control, "-o", options, "start"])
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}"
        finally:
            _run([*control, "-m", "immediate", "stop"])


def _run(command: Sequence[str | Path]) -> None:
    user = USER if os.geteuid() == 0 else None
    done = subprocess.run(
        command, capture_output=True, text=True, user=user, cwd="/", check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    with running() as address:
        sys.exit(subprocess.run([sys.executable, "-m", *sys.argv[1:]], env={**os.environ, WISH: address}).returncode)
