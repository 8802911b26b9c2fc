"""What the server writes down: readable, or as lines of JSON; never a key, a secret or what somebody sent."""

from __future__ import annotations

import json
import logging
import re
import secrets
import traceback
from contextvars import ContextVar
from typing import Any, Literal

SHORT = 6
"""Signs of a table's id that are shown: the whole is a key, with which anybody can look at the table."""
REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")
"""On whose behalf something is written down: the request's own id, and the table's, shortened."""

GIVEN = re.compile(r"[A-Za-z0-9._-]{1,64}")
KEY = re.compile(r"(?<![\w-])(?:[A-Za-z0-9_-]{22}|[A-Za-z0-9_-]{43}|[0-9a-f]{32}|[0-9a-f]{64})(?![\w-])")
"""Ids of tables, secrets of persons, nonces and hashes: whatever has their length."""
OF_TABLE = re.compile(r"/(?:api/)?tables?/([A-Za-z0-9_-]{22})(?![\w-])")

requests = logging.getLogger("regalia.requests")


def short(table_id: str) -> str:
    """As a table is called in logs and lists."""
    return table_id[:SHORT]


def without_keys(text: str) -> str:
    return KEY.sub(lambda found: f"{short(found[0])}…", text)


def begin(path: str, given: str) -> str:
    """Notes for whom the server works now; the request's id, as a trusted proxy has named it or a new one."""
    request = given if GIVEN.fullmatch(given) and given == without_keys(given) else secrets.token_hex(4)
    of_table = OF_TABLE.match(path)
    REQUEST.set(request)
    TABLE.set(short(of_table[1]) if of_table else "")
    return request


def note_request(method: str, path: str, status: int, seconds: float) -> None:
    """Without what was asked or sent: only which way, and how it ended."""
    facts = {"method": method, "path": without_keys(path), "status": status, "ms": round(1000 * seconds, 1)}
    requests.info("request", extra={"facts": facts})


class Readable(logging.Formatter):
    """As Python writes it."""

    def format(self, record: logging.LogRecord) -> str:
        return without_keys(super().format(record))


class Lines(logging.Formatter):
    """One object a line; of an error its kind, its words and where it happened."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": without_keys(record.getMessage()),
        }
        line |= {name: value for name, value in (("request", REQUEST.get()), ("table", TABLE.get())) if value}
        line |= getattr(record, "facts", {})
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            frames = traceback.extract_tb(error.__traceback__)
            line["error"] = without_keys(f"{type(error).__name__}: {error}")
            line["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line, ensure_ascii=False)


def set_up(form: Literal["text", "json"]) -> None:
    """Everything of ours and of the libraries goes to stderr; requests are written down as JSON only."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if form == "json" else Readable())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(form == "json")
    requests.setLevel(logging.INFO if form == "json" else logging.WARNING)
