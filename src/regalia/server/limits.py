"""How much, how often, how long: what keeps one guest from troubling the others."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Literal

BODY = 64 * 1024
RECORD_BODY = 2 * 1024 * 1024
RECORD_LINES, RECORD_TOLD = 20_000, 16 * 1024 * 1024
"""Lines of an uploaded record, and bytes of what they tell."""
RECORD_SECONDS, RECORD_PATIENCE, RECORD_MEGABYTES = 10.0, 30.0, 512
"""What the worker may take to prove one: seconds of the processor, seconds by the clock, memory."""
REVIEW_SECONDS, REVIEW_TIME, REVIEW_MEGABYTES = 3600.0, 7200.0, 1024
"""What the worker may take to review one game: seconds of the processor, seconds by the clock, memory."""
REVIEW_PATIENCE = 600.0
"""Seconds without news of a review, after which nobody waits for it; it may still be made."""
FRAME = 16 * 1024
LARGEST_FRAME = 64 * 1024
"""Larger ones are cut off by the socket's protocol itself; up to here there is a clear answer."""

NAME = 30
CHAT = 500
OPTION_TEXT = 300
SERIES = 40
"""Choices in one series."""
NONCE = 64
PROMISE_SECONDS, PROMISES_MOST = 600.0, 10_000
CHAT_KEPT = 200
LOG_KEPT = 200
"""Lines of the log that are sent at once."""
LOG_MOST = 5000
"""Lines of the log that can be asked for at once."""
REPLAYS_KEPT = 32 * 1024 * 1024
"""Bytes of answers about the past that are kept."""
QUEUE = 300
"""Messages that may wait for a slow socket; with more it is let go."""

PULSE = 10.0
"""Seconds between signs of life on every line; whoever hears none for longer than two of them opens a new one."""
PONG = 20.0
"""Seconds after which a line counts as dead, because its other end does not answer or take what it is sent."""

What = Literal["request", "file", "costly", "opening", "seat", "wish"]
RATES: Mapping[What, tuple[float, int]] = {
    "request": (20.0, 200),  # everything below /api
    "file": (50.0, 500),  # of the client
    "costly": (10.0, 60),  # what is played over for the asker, lists of tables
    "opening": (1.0, 60),  # tables, rematches, records
    "seat": (2.0, 30),  # sitting down, getting up, bots that come and go
    "wish": (20.0, 40),  # down an open line
}
"""How many a second, and how many at once, of one person; however many lines they have open."""
REFUSED_AFTER, DEAF_FOR = 1.0, 0.1
"""Seconds that whoever asks too often waits for the answer, and that a line with too many wishes is not listened to:
to refuse something costs, too."""
SHARING = 10
"""So many persons may be behind one address before they notice it."""
TABLES_OF_ONE = 200
SOCKETS_OF_ONE = 40
SOCKETS_AT_A_TABLE = 200
GRACE = 60.0
"""Seconds that somebody may be away before another may put a bot in their seat."""
GUESTS_REMEMBERED = 10_000

CONNECTIONS_OF_ADDRESS = 500
HEADERS_WITHIN, BODY_WITHIN = 10.0, 20.0
"""Seconds for a request to be there, and for what it carries."""
HANDLES_KEPT, HANDLES_WANTED = 100, 65_536
"""File handles that are left for database and workers, and how many there should be where the system lets us."""
PEOPLE_MOST, TABLES_MOST = 200_000, 100_000
"""Names and tables in the database; with more of them nobody can add any."""

INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def spare_handles() -> int:
    """How many connections there may be before the system refuses more; where it knows no limit, plenty."""
    try:
        import resource
    except ImportError:
        return HANDLES_WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(10, (soft if soft != resource.RLIM_INFINITY else HANDLES_WANTED) - HANDLES_KEPT)


def take_handles() -> None:
    """As many file handles as the system lets us have."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HANDLES_WANTED if hard == resource.RLIM_INFINITY else min(hard, HANDLES_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def clean(text: str, most: int) -> str:
    """One line without invisible signs, not longer than `most`."""
    visible = "".join(" " if sign.isspace() else sign for sign in text[: 4 * most])
    visible = "".join(sign for sign in visible if unicodedata.category(sign) not in INVISIBLE)
    return " ".join(visible.split())[:most].strip()
