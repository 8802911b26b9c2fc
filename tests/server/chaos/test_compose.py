"""What `compose.yaml` starts, as it says but without containers: its commands and settings, on this machine's ports."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
import yaml
from tests.server import postgres
from tests.server.chaos.things import ROOT
from tests.server.door.test_draining import free_port
from tests.server.helpers import PATIENCE, Browser, hear_any, some_choice

from regalia import read_record, verify
from regalia.server.door.watching import LIVE, METRICS, READY

SERVICES: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
GIVEN = {"SITE_NAME": "localhost", "POSTGRES_PASSWORD": "first", "REDIS_PASSWORD": "second"}
NETWORK = "172.30.0.0/24"


class Places:
    """Where the services are found: instead of an address each, as in a network of containers, a port each."""

    def __init__(self, database: int) -> None:
        self.ports = {name: free_port() for name in SERVICES} | {"postgres": database}

    def at(self, name: str) -> str:
        return f"http://127.0.0.1:{self.ports[name]}"

    def said(self, text: str) -> str:
        """A word of compose.yaml with values and places put in."""
        text = re.sub(r"\$\{([A-Z_]+)[^}]*\}", lambda found: GIVEN[found[1]], text)
        text = text.replace("@postgres/", f"@127.0.0.1:{self.ports['postgres']}/")
        return text.replace("@redis:6379", f"@127.0.0.1:{self.ports['redis']}").replace(NETWORK, "127.0.0.1")

    def command(self, name: str) -> list[str]:
        """The service's own, but that it listens here."""
        said = [self.said(word) for word in SERVICES[name]["command"]]
        return [word for word in said if not word.startswith(("--host=", "--port="))] + [f"--port={self.ports[name]}"]

    def environment(self, name: str) -> dict[str, str]:
        given = SERVICES[name].get("environment", {})
        return {**os.environ, **{key: self.said(value) for key, value in given.items() if value is not None}}


def wait_for(address: str, log: Path) -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        try:
            if httpx.get(address, timeout=PATIENCE).status_code == 200:
                return
        except (httpx.TransportError, OSError):
            pass  # it is not there yet
        time.sleep(0.1)
    raise AssertionError(log.read_text(encoding="utf-8")[-2000:])


@contextmanager
def started(log: Path, command: list[str], env: dict[str, str], folder: Path) -> Iterator[None]:
    with (
        log.open("ab") as said,
        subprocess.Popen(command, env=env, cwd=folder, stdout=said, stderr=said, stdin=subprocess.DEVNULL) as process,
    ):
        try:
            yield
        finally:
            process.terminate()


@contextmanager
def composed(folder: Path) -> Iterator[tuple[Places, str]]:
    """All of it; under which address browsers come in, over TLS with a certificate of the proxy's own."""
    program = shutil.which("caddy")
    assert program is not None, "no Caddy here; e.g. sudo apt-get install caddy"
    with ExitStack() as stack:
        database = stack.enter_context(postgres.killable())
        places = Places(database.port)
        with psycopg.connect(f"{database.address}/postgres", autocommit=True) as host:
            host.execute("CREATE ROLE regalia LOGIN PASSWORD 'first'")
            host.execute("CREATE DATABASE regalia OWNER regalia")

        def start(name: str, command: list[str], **more: str) -> Path:
            log = folder / f"{name}.log"
            stack.enter_context(started(log, command, {**places.environment(name), **more}, folder))
            return log

        start("redis", [*places.command("redis")[:-1], "--bind", "127.0.0.1", "--port", str(places.ports["redis"])])
        for name in [name for name in SERVICES if name.startswith(("web", "worker"))]:
            log = start(name, [sys.executable, "-m", "regalia", *places.command(name)])
            wait_for(places.at(name) + READY, log)
        settings = folder / "Caddyfile"
        port, plain = places.ports["proxy"], free_port()
        around = f"admin off\nskip_install_trust\ndefault_bind 127.0.0.1\nhttps_port {port}\nhttp_port {plain}\n"
        settings.write_text(f"{{\n{around}}}\nimport {ROOT / 'hosting' / 'Caddyfile'}\n", encoding="utf-8")
        servers = " ".join(f"127.0.0.1:{places.ports[name]}" for name in SERVICES if name.startswith("web"))
        run = [program, "run", "--config", str(settings), "--adapter", "caddyfile"]
        log = start("proxy", run, REGALIA_SERVERS=servers, HOME=str(folder), XDG_DATA_HOME=str(folder / "data"))
        authority = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        give_up = time.monotonic() + PATIENCE
        while not authority.exists():
            assert time.monotonic() < give_up, log.read_text(encoding="utf-8")[-2000:]
            time.sleep(0.1)
        stack.enter_context(pytest.MonkeyPatch.context()).setenv("SSL_CERT_FILE", str(authority))
        address = f"https://localhost:{port}"
        wait_for(f"{address}/api/me", log)
        yield places, address


@pytest.mark.soak
def test_a_game_is_played_through_all_that_compose_starts(tmp_path: Path) -> None:
    with composed(tmp_path) as (places, address):
        chance, anna, bela = Random(3), Browser(address), Browser(address)
        cookie = httpx.get(f"{address}/api/me").headers["set-cookie"]
        assert "Secure" in cookie and "HttpOnly" in cookie
        assert "strict-transport-security" in anna.http.get("/").headers
        assert [anna.http.get(path).status_code for path in (LIVE, READY, METRICS)] == [404, 404, 404]
        table = anna.open_table("me", "open", "knight", game="barony", max_rounds=8)
        bela.sit(table, 1, "Béla")
        seats = [anna.look(table, 0), bela.look(table, 1)]
        while not seats[0].table["over"]:
            asked = [seat for seat in seats if seat.ask is not None]
            if asked:
                asked[0].choose(some_choice(chance, asked[0].ask or {}))
                assert asked[0].last["is"] == "update", asked[0].last
            else:
                hear_any(seats)
        record = anna.http.get(f"/api/tables/{table}/record")
        assert record.is_success
        assert verify(read_record(record.content)).over
        told = [httpx.get(places.at(name) + METRICS).text for name in ("web-1", "web-2")]
        lines = [re.findall(r"^regalia_sockets (\d+)", text, re.MULTILINE) for text in told]
        assert sorted(lines) == [["0"], ["2"]], "the proxy sends those of one table to one server"
        anna.close()
        bela.close()
