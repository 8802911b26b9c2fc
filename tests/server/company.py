"""Two servers of the same tables, with a PostgreSQL and a Redis of their own; which persons come to which is said."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

from tests.server import postgres, redis
from tests.server.conftest import alone
from tests.server.helpers import Browser, Seat
from tests.server.redis import Redis

from regalia.server.settings import Settings


class Company(NamedTuple):
    """Two addresses of the same tables."""

    one: str
    other: str
    settings: Settings
    redis: Redis


def settings_for(data: Path, server: str, redis: str, pause: float = 0.0) -> Settings:
    """In a database of its own."""
    return Settings(
        data=data,
        database=postgres.made(server, f"regalia_{uuid4().hex}"),
        redis=redis,
        bot_pause=pause,
        bot_workers=0,
        modules=("tests.tiny.registered",),
    )


@contextmanager
def company(data: Path, server: str, redis: Redis) -> Iterator[Company]:
    settings = settings_for(data, server, redis.address)
    with alone(settings) as one, alone(settings) as other:
        yield Company(one, other, settings, redis)


@contextmanager
def servers() -> Iterator[tuple[str, Redis]]:
    with postgres.running() as database, redis.running() as found:
        yield database, found


@contextmanager
def two_persons(of: Company, *bots: str, game: str = "tiny", **options: object) -> Iterator[tuple[str, Seat, Seat]]:
    """A table of two persons, each at a server of their own."""
    with ExitStack() as stack:
        host, guest = (stack.enter_context(closing(Browser(address))) for address in (of.one, of.other))
        table = host.open_table("me", "open", *bots, game=game, **options)
        guest.sit(table, 1, "Guest")
        yield table, host.look(table, 0), guest.look(table, 1)
