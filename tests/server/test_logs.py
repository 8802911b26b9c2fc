"""What the server writes down: every line can be read by a program, says for whom, and gives nothing away."""

from __future__ import annotations

import json
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.server.helpers import PATIENCE, Browser, is_closed

from regalia.cli import main
from regalia.server import logs
from regalia.server.keeping.folder import FILE
from regalia.server.serve import _address
from regalia.server.showing.connections import AGAIN

ROOT = Path(__file__).parents[2]
NAME, CHAT, SEAT_NAME = "Ann of the long name", "nobody may read this", "Bob the hidden"


class Troubled:
    """A server with which everything goes wrong that can, what it wrote, and what it must not have written."""

    def __init__(self, folder: Path, form: str) -> None:
        self.secrets: dict[str, str] = {"name": NAME, "chat": CHAT, "name at a seat": SEAT_NAME}
        start = [sys.executable, "-m", "regalia", "serve", "--no-open", "--port", "0", "--data", str(folder)]
        start += ["--log", form, "--module", "tests.tiny.registered", "--bot-pause", "0", "--proxy", "127.0.0.1"]
        with subprocess.Popen(
            start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", cwd=ROOT
        ) as process:
            try:
                self._trouble(_address(process), folder)
            finally:
                process.terminate()
            _, self.written = process.communicate()

    def _trouble(self, address: str, folder: Path) -> None:
        with closing(Browser(address)) as me:
            me.http.put("/api/me", json={"name": NAME})
            promise = me.post("/api/promises", {})
            nonce = "n" * 32
            seats = [{"holder": "me", "name": SEAT_NAME}, {"holder": "me"}, {"holder": "bot", "level": "random"}]
            body = {"game": "tiny", "seats": seats, "promise": promise["id"], "nonce": nonce}
            table = me.post("/api/tables", body)["id"]
            self.secrets |= {"cookie": me.secret, "table": table, "nonce": nonce, "promise": promise["id"]}
            seat = me.look(table, 0, **{"X-Request-Id": "socket-7"})
            seat.wish("say", text=CHAT)
            seat.hear_kind("said")
            for path in (f"/api/tables/{table}/record", "/api/tables/" + "x" * 22, f"/api/tables/{table}/replay/99"):
                assert me.http.get(f"{path}?seat=0&secret=pa55word").status_code in (404, 409)
            assert me.http.post("/api/records", content=b'{"secret": "pa55word"}').status_code == 400
            assert me.http.post("/api/tables", json={"game": "secret pa55word"}).status_code in (400, 404)
            assert (
                me.http.get("/api/me", headers={"X-Request-Id": "from-the-proxy-1"}).headers["x-request-id"]
                == "from-the-proxy-1"
            )
            assert me.http.get("/api/me", headers={"X-Request-Id": me.secret}).headers["x-request-id"] != me.secret
            self._break(folder, table)
            seat.wish("say", text=CHAT)
            assert seat.hear_kind("no")["code"] == "failed"
            assert is_closed(seat) == AGAIN
            asked = next(seat for seat in [me.look(table, at) for at in range(2)] if seat.ask)
            asked.wish("choose", text=(asked.ask or {"choices": [{"text": ""}]})["choices"][0]["text"], at=asked.at)
            is_closed(asked)

    def _break(self, folder: Path, table: str) -> None:
        """The database refuses from now on what belongs to the table, and its messages quote it."""
        with closing(sqlite3.connect(folder / FILE, timeout=PATIENCE)) as connection, connection:
            person, seed, secret = connection.execute("SELECT owner, seed, secret FROM tables").fetchone()
            self.secrets |= {"person": person, "seed": json.loads(seed), "server's secret": secret}
            for name in ("entries", "chat"):
                connection.execute(
                    f"CREATE TRIGGER no_{name} BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'no {table}'); END"
                )

    def check_secrets(self) -> None:
        given_away = [what for what, secret in self.secrets.items() if secret in self.written]
        assert not given_away and "pa55word" not in self.written, (given_away, self.written)


def test_lines_of_json_say_for_whom_and_give_nothing_away(tmp_path: Path) -> None:
    troubled = Troubled(tmp_path / "data", "json")
    lines: list[dict[str, Any]] = [json.loads(line) for line in troubled.written.splitlines()]
    troubled.check_secrets()
    short = troubled.secrets["table"][:6]
    requests = [line for line in lines if line["from"] == "regalia.requests"]
    assert {line["status"] for line in requests} >= {200, 201, 400, 404, 409}
    assert all(line["request"] and line["ms"] >= 0 for line in requests)
    assert any(line["request"] == "from-the-proxy-1" for line in requests)
    (record,) = [line for line in requests if line["path"].endswith("/record")]
    assert record["table"] == short and record["path"] == f"/api/tables/{short}…/record"
    failed = [line for line in lines if line["level"] == "error"]
    assert failed and all("IntegrityError" in line["error"] and line["where"] for line in failed)
    assert "socket-7" in {line["request"] for line in failed}
    assert {line["table"] for line in failed} == {short}


def test_readable_logs_give_nothing_away_either(tmp_path: Path) -> None:
    troubled = Troubled(tmp_path / "data", "text")
    troubled.check_secrets()
    assert "Traceback" in troubled.written and "/api/" not in troubled.written, "trouble only, and no requests"


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (f"table {'aB3_' * 5}xy is gone", "table aB3_aB… is gone"),
        (f"cookie {'s' * 43}", "cookie ssssss…"),
        (f"person {'0f' * 32}", "person 0f0f0f…"),
        ("nothing-to-hide here, only_some_quite_long_words", "nothing-to-hide here, only_some_quite_long_words"),
    ],
)
def test_keys_are_cut(said: str, written: str) -> None:
    assert logs.without_keys(said) == written


def test_a_line_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        logging.getLogger("somebody").warning("two\nlines of %s", "é")
    line = logs.Lines().format(caplog.records[0])
    assert "\n" not in line and json.loads(line)["message"] == "two\nlines of é"


def test_there_are_two_forms() -> None:
    assert CliRunner().invoke(main, ["serve", "--log", "xml"]).exit_code == 2
