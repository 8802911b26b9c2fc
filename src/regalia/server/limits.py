"""How much, how often, how long: what keeps one guest from troubling the others."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable

BODY = 64 * 1024
RECORD_BODY = 2 * 1024 * 1024
RECORD_LINES, RECORD_TOLD = 20_000, 16 * 1024 * 1024
"""Lines of an uploaded record, and bytes of what they tell."""
RECORD_SECONDS, RECORD_PATIENCE, RECORD_MEGABYTES = 10.0, 30.0, 512
"""What the worker may take to prove one: seconds of the processor, seconds by the clock, memory."""
FRAME = 16 * 1024
LARGEST_FRAME = 64 * 1024
"""Larger ones are cut off by the socket's protocol itself; up to here there is a clear answer."""

NAME = 30
CHAT = 500
OPTION_TEXT = 300
SERIES = 40
"""Choices in one series."""
NONCE = 64
CHAT_KEPT = 200
LOG_KEPT = 200
"""Lines of the log that are sent at once."""
LOG_MOST = 5000
"""Lines of the log that can be asked for at once."""
QUEUE = 300
"""Messages that may wait for a slow socket; with more it is let go."""

PULSE = 10.0
"""Seconds between signs of life on every line; whoever hears none for longer than two of them opens a new one."""
PONG = 20.0
"""Seconds after which a line counts as dead, because its other end does not answer or take what it is sent."""

WISHES_A_SECOND, WISHES_AT_ONCE = 20.0, 40
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 30.0, 120
TABLES_OF_ONE = 200
SOCKETS_AT_A_TABLE = 200
GUESTS_REMEMBERED = 10_000

INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


class Bucket:
    """Lets through `rate` things a second, and `burst` of them at once."""

    __slots__ = ("_burst", "_clock", "_last", "_left", "_rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._last = float(burst), clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each guest; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, guest: str) -> bool:
        bucket = self._buckets.pop(guest, None) or Bucket(self._rate, self._burst)
        self._buckets[guest] = bucket
        if len(self._buckets) > GUESTS_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


def clean(text: str, most: int) -> str:
    """One line without invisible signs, not longer than `most`."""
    visible = "".join(" " if sign.isspace() else sign for sign in text[: 4 * most])
    visible = "".join(sign for sign in visible if unicodedata.category(sign) not in INVISIBLE)
    return " ".join(visible.split())[:most].strip()
