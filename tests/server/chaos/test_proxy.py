"""The proxy that hosts are given goes by the table: who comes to one comes to one server, as long as it is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from tests.server.chaos.proxy import proxied
from tests.server.helpers import PATIENCE

pytestmark = pytest.mark.soak
TABLES = 40


@contextmanager
def server(name: str) -> Iterator[str]:
    """Answers everything with its name."""

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    running = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
    Thread(target=running.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{running.server_port}"
    finally:
        running.shutdown()
        running.server_close()


def answering(proxy: str, path: str) -> str:
    return httpx.get(f"{proxy}{path}", timeout=PATIENCE).text


def test_a_table_stays_with_its_server_and_tables_are_shared_out(tmp_path: Path) -> None:
    with server("left") as left, ExitStack() as stack:
        right = stack.enter_context(server("right"))
        with proxied(tmp_path, [left, right]) as proxy:
            homes = {number: answering(proxy, f"/api/tables/t{number}") for number in range(TABLES)}
            counted = Counter(homes.values())
            assert set(counted) == {"left", "right"} and min(counted.values()) >= TABLES // 5
            for path in ("live", "log", "seats/1", "replay/30"):
                for number, home in homes.items():
                    assert answering(proxy, f"/api/tables/t{number}/{path}") == home
            stack.close()
            assert {answering(proxy, f"/api/tables/t{number}") for number in range(TABLES)} == {"left"}
