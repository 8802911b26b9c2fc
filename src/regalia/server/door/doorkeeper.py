"""Before any request is read: how many connections there may be, and how long they may take to say what they want."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from regalia.server.door.proxies import Proxies
from regalia.server.limits import CONNECTIONS_OF_ADDRESS, HEADERS_WITHIN, spare_handles


class Doorkeeper(H11Protocol):
    """A connection that is ended when its request does not come in time, and at once where there are too many."""

    proxies = Proxies()
    most = CONNECTIONS_OF_ADDRESS
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
        else:
            self._await_request()

    def _is_one_too_many(self) -> bool:
        if len(self.connections) > self.most:
            return True
        host = self.client[0] if self.client else ""
        if self.proxies.trust(host):
            return False  # it counts its own guests
        # Lines that became sockets stand among the connections, too.
        clients: list[tuple[str, int] | None] = [getattr(other, "client", None) for other in self.connections]
        return sum(client is not None and client[0] == host for client in clients) > CONNECTIONS_OF_ADDRESS

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_waiting = self.cycle is None or self.cycle.response_complete
        if is_waiting and self in self.connections:
            self._await_request()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        """From the first byte of a request, or of nothing at all, until it is there."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(HEADERS_WITHIN, self._end)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self) -> None:
        self.transport.abort()


def doorkeeper(trusted: Proxies) -> type[Any]:
    """The kind of connection that knows which proxies to trust."""
    return type("Doorkeeper", (Doorkeeper,), {"proxies": trusted, "most": spare_handles()})
