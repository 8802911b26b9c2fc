"""Secrets that were promised: their hashes are shown before anybody's nonce is heard, so none can be chosen to suit.

They live in memory, for a while.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import NamedTuple

from regalia.server.limits import PROMISE_SECONDS, PROMISES_MOST
from regalia.server.messages import Promised
from regalia.server.refusing import Refusing
from regalia.server.table import fair


class Promise(NamedTuple):
    """For whom, what, and until when."""

    person: str
    secret: str
    ends: float


class Promises:
    """The oldest are forgotten first."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, Promise] = OrderedDict()

    def make(self, person: str) -> Promised:
        id, secret = secrets.token_urlsafe(16), fair.new_secret()
        self._made[id] = Promise(person, secret, time.monotonic() + PROMISE_SECONDS)
        if len(self._made) > PROMISES_MOST:
            self._made.popitem(last=False)
        return Promised(id=id, commitment=fair.commitment(secret))

    def keep(self, person: str, id: str) -> str:
        """The secret that was promised to the person, once; a new one where none was asked for."""
        if not id:
            return fair.new_secret()
        promise = self._made.get(id)
        if promise is None or promise.person != person or promise.ends < time.monotonic():
            raise Refusing("This promise is not known any more; please try again.", 409, code="no-promise")
        del self._made[id]
        return promise.secret
