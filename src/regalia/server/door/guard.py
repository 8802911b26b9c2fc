"""Stands before everything: who asks, from where, how often; and what browsers are told to forbid."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec

from regalia.server import counting, logs
from regalia.server.company.allowances import Allowances
from regalia.server.door import people
from regalia.server.door.proxies import Proxies, header
from regalia.server.door.watching import PATHS
from regalia.server.limits import BODY_WITHIN, REFUSED_AFTER, What
from regalia.server.messages import Refused
from regalia.server.table.seats.tokens import holder_of, token_in

SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE_FOR_EVER = (b"strict-transport-security", b"max-age=31536000")
PERSON = "regalia_person"
ADDRESS = "regalia_address"
ALLOWANCES = "regalia_allowances"
SAME_ORIGIN = "regalia_same_origin"

ELSEWHERE = (503, "This server goes down; another one is there.", "goes-down")
"""Said before a line is opened, so that a proxy can take it to another server without the browser noticing."""

COSTLY = re.compile(r"/api/(me|tables/[^/]*/(record|replay|explain|log|report|verify|review|recalled|branches)(/.*)?)")
OPENING = re.compile(r"/api/(records|tables|tables/[^/]*/(rematch|branch))")
SEAT = re.compile(r"/api/tables/[^/]*/(sit|seats/.*)")


def is_same_origin(scope: Any, host: str) -> bool:
    """Whether the request comes from our own pages, or from no page at all."""
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host


def counted(host: str) -> str:
    """What an address is counted as: of the long ones the first half, since whoever has one has all with the same."""
    return ":".join(host.split(":")[:4]) if ":" in host else host


def kinds_of(scope: Any) -> Iterator[What]:
    """What the request counts as."""
    path, is_safe = scope["path"], scope["method"] in SAFE
    if not path.startswith("/api/"):
        yield "file"
        return
    yield "request"
    if COSTLY.fullmatch(path) or (not is_safe and path == "/api/records"):
        yield "costly"
    if not is_safe and OPENING.fullmatch(path):
        yield "opening"
    if not is_safe and SEAT.fullmatch(path):
        yield "seat"


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: Any, allowances: Allowances, proxies: Proxies, hosts: frozenset[str] = frozenset()) -> None:
        self.app = app
        self.proxies = proxies
        self._allowances = allowances
        self._hosts = hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        logs.begin(scope["path"], self.proxies.request_id(scope))
        secret = people.secret_in(header(scope, b"cookie"))
        token = token_in(header(scope, b"authorization"))
        person = holder_of(token) if token else people.person_of(secret) if secret else None
        host = self.proxies.host(scope)
        scope[SAME_ORIGIN] = is_same_origin(scope, host) and self._knows(host)
        scope[ADDRESS], scope[ALLOWANCES] = counted(self.proxies.client(scope)), self._allowances
        if scope["type"] == "websocket":
            scope[PERSON] = person
            if self.app.state.lines.draining:
                await _answer(send, *ELSEWHERE, kind="websocket.http")
            else:
                await self.app(scope, receive, send)
            return
        await self._http(scope, receive, send, person)

    async def _http(self, scope: Any, receive: Any, send: Any, person: str | None) -> None:
        is_api, is_watching = scope["path"].startswith("/api/"), scope["path"] in PATHS
        is_page = "text/html" in header(scope, b"accept")
        # New people get their secret with the page, before it asks for several things at once, each without one.
        is_new = (is_api or is_page) and person is None and not is_watching
        fresh = people.new_secret() if is_new else None
        scope[PERSON] = person or people.person_of(fresh or people.new_secret())
        is_secure, is_head = self.proxies.is_secure(scope), scope["method"] == "HEAD"
        extra = [*HEADERS, *([SAFE_FOR_EVER] if is_secure else []), (b"x-request-id", logs.REQUEST.get().encode())]
        if is_api or is_watching:
            extra.append((b"cache-control", b"no-store"))
        if fresh:
            extra.append((b"set-cookie", people.cookie(fresh, is_secure).encode()))

        status, begun = 0, time.perf_counter()

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*_without(message["headers"], extra), *extra]}
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        # Whoever watches has no name, and is never told to wait.
        refused = None if is_watching else self._refused(scope, person)
        if refused:
            counting.refused(refused[-1])
            if refused[0] == 429:
                await asyncio.sleep(REFUSED_AFTER)
            await _answer(sending, *refused)
        else:
            inner = {**scope, "method": "GET"} if is_head else scope
            with self.app.state.lines.request():
                await self.app(inner, in_time(receive), sending)
        if not is_watching:
            logs.note_request(scope["method"], scope["path"], status, time.perf_counter() - begun)

    def _refused(self, scope: Any, person: str | None) -> tuple[int, str, str] | None:
        if not self._knows(self.proxies.host(scope)):
            return 421, "This server is not called so.", "another-host"
        if scope["method"] not in SAFE and not scope[SAME_ORIGIN]:
            return 403, "This request comes from another site.", "another-site"
        if not all(self._allowances.take(what, person, scope[ADDRESS]) for what in kinds_of(scope)):
            return 429, "Too many requests at once; wait a moment.", "too-often"
        return None

    def _knows(self, host: str) -> bool:
        """Whether the server may be asked under this name, whatever the port."""
        return not self._hosts or host in self._hosts or host.rpartition(":")[0] in self._hosts


def in_time(receive: Any) -> Any:
    """What a request carries must come within a time; after that, whoever reads it hears that the guest has gone."""
    ends = asyncio.get_running_loop().time() + BODY_WITHIN
    is_whole = False

    async def receiving() -> Any:
        nonlocal is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout_at(ends):
                message = await receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        is_whole = not message.get("more_body")
        return message

    return receiving


def _without(headers: Iterable[tuple[bytes, bytes]], extra: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    ours = {name for name, _ in extra} - {b"set-cookie"}
    return [(name, value) for name, value in headers if name.lower() not in ours]


async def _answer(send: Any, status: int, error: str, code: str, kind: str = "http") -> None:
    body = msgspec.json.encode(Refused(error=error, code=code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
