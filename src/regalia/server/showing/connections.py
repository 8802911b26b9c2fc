"""One open socket: what is told to it waits in a queue, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio

import msgspec

from regalia.server.limits import QUEUE
from regalia.server.messages import Everything, No, Word

GONE, FORBIDDEN, NOT_FOUND, TOO_SLOW, AGAIN = 4410, 4403, 4404, 4408, 4409
"""Why a socket is closed; after TOO_SLOW and AGAIN the client may come back at once."""


def encoded(word: Word | Everything) -> str:
    return msgspec.json.encode(word).decode()


class Connection:
    """Who is at the other end, and from which seat they look (None: a spectator).

    `shown` is the moment of the table that it was last shown whole: nobody is shown the same twice.
    """

    __slots__ = ("closing", "person", "queue", "shown", "viewer")

    def __init__(self, person: str | None, viewer: int | None) -> None:
        self.person = person
        self.viewer = viewer
        self.shown: object = None
        self.queue: asyncio.Queue[str | int] = asyncio.Queue(QUEUE + 1)
        self.closing = False

    def tell(self, word: Word) -> None:
        self.tell_text(encoded(word))

    def tell_text(self, text: str) -> None:
        if self.closing:
            return
        if self.queue.qsize() >= QUEUE:
            self.close(TOO_SLOW)
        else:
            self.queue.put_nowait(text)

    def close(self, code: int, error: str = "", named: str = "") -> None:
        """Says why, in the sentence of that name where there is one, then closes; everything told before goes out."""
        if self.closing:
            return
        if error and self.queue.qsize() < QUEUE:
            self.tell(No(error=error, code=named))
        self.closing = True
        self.queue.put_nowait(code)
