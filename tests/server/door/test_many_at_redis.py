"""Many who want something of Redis at the same moment wait for each other."""

from __future__ import annotations

import asyncio

from tests.server import redis

from regalia.server.company.redis_company import CONNECTIONS, client_of


def test_who_finds_no_connection_free_waits_for_one() -> None:
    async def count(address: str) -> int:
        client = client_of(address)
        try:
            await asyncio.gather(*(client.incr("counted") for _ in range(4 * CONNECTIONS)))
            return int(await client.get("counted") or 0)
        finally:
            await client.aclose()

    with redis.running() as server:
        assert asyncio.run(count(server.address)) == 4 * CONNECTIONS
