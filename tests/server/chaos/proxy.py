"""The proxy that hosts are given (`hosting/Caddyfile`), before servers of the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.server.chaos.things import ROOT
from tests.server.door.test_draining import free_port
from tests.server.helpers import PATIENCE

AROUND = f"""{{
	admin off
	default_bind 127.0.0.1
}}
import {ROOT / "hosting" / "Caddyfile"}
"""


@contextmanager
def proxied(folder: Path, servers: list[str]) -> Iterator[str]:
    """The address under which browsers come to all of them."""
    program = shutil.which("caddy")
    assert program is not None, "no Caddy here; e.g. sudo apt-get install caddy"
    address, settings = f"http://127.0.0.1:{free_port()}", folder / "Caddyfile"
    settings.write_text(AROUND, encoding="utf-8")
    names = " ".join(server.removeprefix("http://") for server in servers)
    env = {**os.environ, "SITE_NAME": address, "REGALIA_SERVERS": names, "HOME": str(folder)}
    start = [program, "run", "--config", str(settings), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("ab") as said, subprocess.Popen(start, env=env, stdout=said, stderr=said) as caddy:
        try:
            _wait_for(address)
            yield address
        finally:
            caddy.terminate()


def _wait_for(address: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        try:
            if httpx.get(f"{address}/api/me", timeout=PATIENCE).status_code == 200:
                return
        except httpx.TransportError:
            pass  # it is not there yet
        time.sleep(0.1)
    raise AssertionError("the proxy does not start")
