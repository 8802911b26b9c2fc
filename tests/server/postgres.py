"""A PostgreSQL server of the tests' own: in a folder and on a port of its own, gone when they end."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

DEBIAN = Path("/usr/lib/postgresql")
USER = "postgres"
"""Who runs it, where the tests are run by root: PostgreSQL refuses root."""


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
