"""Stands before everything: who asks, from where, how often; and what browsers are told to forbid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from regalia.server.door import people
from regalia.server.limits import REQUESTS_A_SECOND, REQUESTS_AT_ONCE, Buckets
from regalia.server.messages import Refused

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
PERSON = "regalia_person"
SAME_ORIGIN = "regalia_same_origin"


def header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_same_origin(scope: Any) -> bool:
    """Whether the request comes from our own pages, or from no page at all."""
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == header(scope, b"host")


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self._buckets = Buckets(REQUESTS_A_SECOND, REQUESTS_AT_ONCE)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        secret = people.secret_in(header(scope, b"cookie"))
        scope[SAME_ORIGIN] = is_same_origin(scope)
        if scope["type"] == "websocket":
            scope[PERSON] = people.person_of(secret) if secret else None
            await self.app(scope, receive, send)
            return
        await self._http(scope, receive, send, secret)

    async def _http(self, scope: Any, receive: Any, send: Any, secret: str | None) -> None:
        is_api = scope["path"].startswith("/api/")
        is_page = "text/html" in header(scope, b"accept")
        # New people get their secret with the page, before it asks for several things at once, each without one.
        fresh = people.new_secret() if (is_api or is_page) and secret is None else None
        scope[PERSON] = people.person_of(secret or fresh or people.new_secret())
        extra = [*HEADERS]
        if is_api:
            extra.append((b"cache-control", b"no-store"))
        if fresh:
            extra.append((b"set-cookie", people.cookie(fresh).encode()))

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*_without(message["headers"], extra), *extra]}
            await send(message)

        refused = self._refused(scope)
        if refused:
            await _answer(sending, *refused)
        else:
            await self.app(scope, receive, sending)

    def _refused(self, scope: Any) -> tuple[int, str, str] | None:
        if scope["method"] in SAFE:
            return None
        if not scope[SAME_ORIGIN]:
            return 403, "This request comes from another site.", "another-site"
        client = scope.get("client") or ("",)
        if not self._buckets.take(str(client[0])):
            return 429, "Too many requests at once; wait a moment.", "too-often"
        return None


def _without(headers: Iterable[tuple[bytes, bytes]], extra: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    ours = {name for name, _ in extra} - {b"set-cookie"}
    return [(name, value) for name, value in headers if name.lower() not in ours]


async def _answer(send: Any, status: int, error: str, code: str) -> None:
    body = msgspec.json.encode(Refused(error=error, code=code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
