"""Who really asks, under which name and how safely, where a proxy stands before the server.

What a proxy says is believed only of those that the host has named: anybody can write such headers.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from regalia.core.errors import RegaliaError


def header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise RegaliaError(f"{text!r} is no address of a proxy, such as 127.0.0.1 or 10.0.0.0/8") from None


class Proxies:
    """The trusted ones, by address or network."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [_network(text) for text in named]

    def trust(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address.version == network.version and address in network for network in self._networks)

    def client(self, scope: Any) -> str:
        """The address of whoever asks: the last one on the way that is no trusted proxy."""
        host = str((scope.get("client") or ("",))[0])
        way = [part.strip() for part in header(scope, b"x-forwarded-for").split(",") if part.strip()]
        while way and self.trust(host):
            host = way.pop()
        return host

    def host(self, scope: Any) -> str:
        """The name under which the server was asked."""
        return self._said(scope, b"x-forwarded-host") or header(scope, b"host")

    def is_secure(self, scope: Any) -> bool:
        """Whether the guest's end of the way is encrypted."""
        scheme = self._said(scope, b"x-forwarded-proto") or scope["scheme"]
        return scheme in ("https", "wss")

    def request_id(self, scope: Any) -> str:
        """What the proxy calls the request, so that its log and ours can be read together."""
        return self._said(scope, b"x-request-id")

    def _said(self, scope: Any, name: bytes) -> str:
        host = str((scope.get("client") or ("",))[0])
        return header(scope, name).split(",")[-1].strip() if self.trust(host) else ""
