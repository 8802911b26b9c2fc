"""Processes that share a Redis: what one has written the others hear of at once.

Over `redis.asyncio` itself, not Litestar's channels: those hold no keys, and whoever listens hears nothing any more
after Redis was away.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from regalia.core.errors import RegaliaError
from regalia.server.company.company import HERE, Alone, Heard, Settled, Spending
from regalia.server.company.ending import end
from regalia.server.refusing import log

try:
    import redis.asyncio as redis
    from redis.exceptions import RedisError

    from regalia.server.company.redis_counts import Counts
except ModuleNotFoundError:
    raise RegaliaError("Redis needs a package: pip install 'regalia[hosting]' brings it") from None

CHANNEL = "regalia"
BEAT, ALIVE = 5.0, 15
"""Seconds between a process's signs of life, and for how long each counts."""
KEPT = 7 * 86_400
"""Seconds after which who looks at a table is forgotten, where nobody comes or goes."""
PATIENCE = 2.0
AFTER_A_FAULT = 1.0
CONNECTIONS = 50
"""Who finds all of them in use, as when everybody comes at once, waits for one."""

FAULTS = (RedisError, OSError, TimeoutError)


def _process(name: str) -> str:
    return f"regalia:process:{name}"


def _lookers(table_id: str) -> str:
    return f"regalia:here:{table_id}"


def _laid(key: str) -> str:
    return f"regalia:laid:{key}"


def client_of(url: str) -> redis.Redis:
    try:
        connections = redis.BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=PATIENCE,
            decode_responses=True,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            health_check_interval=int(BEAT),
        )
        return redis.Redis.from_pool(connections)
    except ValueError:
        raise RegaliaError("a Redis has an address such as redis://:password@host:6379/0") from None


async def prove(url: str) -> None:
    """Whatever is wrong with it is said in one sentence."""
    client = client_of(url)
    try:
        await client.ping()
    except FAULTS as error:
        where = url.rpartition("@")[2].removeprefix("redis://")
        raise RegaliaError(f"the Redis at {where} cannot be used: {error}") from None
    finally:
        await client.aclose()


class Together:
    """While Redis is away nothing is heard: what was written is found by looking, and promises stay at home."""

    is_many = True

    def __init__(self, url: str) -> None:
        self._client = client_of(url)
        self._name = secrets.token_hex(6)
        self._counts = Counts(self._client, self._name)
        self._at_home = Alone()
        self._hints: dict[str, tuple[int, str]] = {}  # of several changes only the last is told: the rest is read
        self._here: dict[str, str] = {}  # by table: who looks at it from here, as JSON
        self._moved: set[str] = set()  # tables of which the others do not know yet who looks
        self._wake = asyncio.Event()
        self._is_well = True
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: Heard = lambda table_id, version, news: None

    @property
    def hears(self) -> bool:
        return self._is_well

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        loops: list[Callable[[], Coroutine[Any, Any, None]]] = [self._listen, self._send, self._beat]
        self._tasks = [asyncio.create_task(self._again_and_again(loop)) for loop in loops]

    async def close(self) -> None:
        await end(self._tasks)
        try:
            await self._client.delete(_process(self._name))
            await self._counts.leave()
        except FAULTS:
            log.warning("Redis is away; the others learn in a while who has gone")
        await self._client.aclose()

    async def _again_and_again(self, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await loop()
            except FAULTS as error:
                self._note(error)
                await asyncio.sleep(AFTER_A_FAULT)

    def _note(self, error: BaseException | None) -> None:
        """Says it once when Redis goes, and once when it is back."""
        if error is not None and self._is_well:
            log.warning("Redis cannot be used; what others write is found by looking: %s", error)
        if error is None and not self._is_well:
            log.warning("Redis is back")
        self._is_well = error is None

    # --- hints --------------------------------------------------------------------------------------------------

    def tell(self, table_id: str, version: int, news: str) -> None:
        self._hints[table_id] = version, news
        self._wake.set()

    async def _listen(self) -> None:
        async with self._client.pubsub(ignore_subscribe_messages=True) as subscribed:
            await subscribed.subscribe(CHANNEL)
            while True:
                message = await subscribed.get_message(timeout=BEAT)
                if message is not None:
                    table_id, version, by, news = str(message["data"]).split(" ", 3)
                    if by != self._name:
                        self._heard(table_id, int(version), news)

    async def _send(self) -> None:
        """All that has gathered, in one go; hints that cannot be sent are lost, who looks is sent later."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            hints, self._hints = self._hints, {}
            moved, self._moved = self._moved, set()
            try:
                await self._sent(hints, moved)
            except FAULTS:
                self._moved |= moved
                self._wake.set()
                raise

    async def _sent(self, hints: dict[str, tuple[int, str]], moved: set[str]) -> None:
        pipe = self._client.pipeline(transaction=False)
        for table_id in moved:
            if table_id in self._here:
                pipe.hset(_lookers(table_id), self._name, self._here[table_id])
                pipe.expire(_lookers(table_id), KEPT)
            else:
                pipe.hdel(_lookers(table_id), self._name)
            pipe.publish(CHANNEL, f"{table_id} {HERE} {self._name} ")
        for table_id, (version, news) in hints.items():
            pipe.publish(CHANNEL, f"{table_id} {version} {self._name} {news}")
        await pipe.execute()

    # --- who is where -------------------------------------------------------------------------------------------

    def look(self, table_id: str, persons: Iterable[str]) -> None:
        found = sorted(persons)
        if found:
            self._here[table_id] = msgspec.json.encode(found).decode()
        else:
            self._here.pop(table_id, None)
        self._moved.add(table_id)
        self._wake.set()

    async def _beat(self) -> None:
        """A sign of life; where Redis has forgotten this process, it is told everything anew."""
        while True:
            was_known = await self._client.set(_process(self._name), "alive", ex=ALIVE, get=True)
            if was_known is None:
                self._moved |= self._here.keys()
                self._wake.set()
            self._note(None)
            await asyncio.sleep(BEAT)

    async def elsewhere(self, table_ids: Iterable[str]) -> dict[str, frozenset[str]] | None:
        ids = list(table_ids)
        try:
            pipe = self._client.pipeline(transaction=False)
            for table_id in ids:
                pipe.hgetall(_lookers(table_id))
            looking: list[dict[str, str]] = await pipe.execute() if ids else []
            alive = await self._alive({name for here in looking for name in here} - {self._name})
        except FAULTS as error:
            self._note(error)
            return None
        return {
            table_id: frozenset(
                person for name, persons in here.items() if name in alive for person in msgspec.json.decode(persons)
            )
            for table_id, here in zip(ids, looking, strict=True)
        }

    async def _alive(self, names: set[str]) -> set[str]:
        asked = sorted(names)
        found = await self._client.mget([_process(name) for name in asked]) if asked else []
        return {name for name, sign in zip(asked, found, strict=True) if sign is not None}

    # --- what guests do -----------------------------------------------------------------------------------------

    async def settle(self, spending: Sequence[Spending], lines: Mapping[str, int]) -> Settled | None:
        try:
            return await self._counts.settle(spending, lines)
        except FAULTS as error:
            self._note(error)
            return None

    # --- what is laid by ----------------------------------------------------------------------------------------

    async def lay_by(self, key: str, text: str, seconds: float) -> None:
        try:
            await self._client.set(_laid(key), text, px=int(seconds * 1000))
        except FAULTS as error:
            self._note(error)
            await self._at_home.lay_by(key, text, seconds)

    async def take(self, key: str) -> str | None:
        try:
            found = await self._client.getdel(_laid(key))
        except FAULTS as error:
            self._note(error)
            found = None
        return str(found) if found is not None else await self._at_home.take(key)
