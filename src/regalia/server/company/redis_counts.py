"""What guests have spent and how many lines they have open at all processes, counted in Redis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import redis.asyncio as redis

from regalia.server.company.company import Settled, Spending

PROCESSES = "regalia:counting"
ALIVE = 15
"""Seconds after which a process that was not heard of no longer counts."""
LINES_KEPT = 7 * 86_400

SCRIPT = """
local processes, name, alive, kept, guests = KEYS[1], ARGV[1], tonumber(ARGV[2]), ARGV[3], tonumber(ARGV[4])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
redis.call('ZREMRANGEBYSCORE', processes, '-inf', now - alive)
local found = {redis.call('ZADD', processes, now, name), 0}
found[2] = redis.call('ZCARD', processes)
redis.call('EXPIRE', processes, kept)

-- Kept is when all that was spent has come back: one number, which ends by itself.
for at = 2, #KEYS - guests do
  local rate, spent = tonumber(ARGV[2 * at + 1]), tonumber(ARGV[2 * at + 2])
  local back = math.max(now, tonumber(redis.call('GET', KEYS[at]) or 0)) + spent / rate
  redis.call('SET', KEYS[at], string.format('%.6f', back), 'PX', math.ceil(1000 * (back - now)) + 1)
  found[#found + 1] = string.format('%.3f', (back - now) * rate)
end

for at = #KEYS - guests + 1, #KEYS do
  local own, others = ARGV[#ARGV - #KEYS + at], 0
  if own == '0' then
    redis.call('HDEL', KEYS[at], name)
  else
    redis.call('HSET', KEYS[at], name, own)
    redis.call('EXPIRE', KEYS[at], kept)
  end
  local open = redis.call('HGETALL', KEYS[at])
  for one = 1, #open, 2 do
    if not redis.call('ZSCORE', processes, open[one]) then
      redis.call('HDEL', KEYS[at], open[one])
    elseif open[one] ~= name then
      others = others + tonumber(open[one + 1])
    end
  end
  found[#found + 1] = others
end
return found
"""


class Counts:
    """One errand for all that was gathered; whoever makes it is a process that counts."""

    def __init__(self, client: redis.Redis, name: str) -> None:
        self._client, self._name = client, name
        self._script = client.register_script(SCRIPT)

    async def settle(self, spending: Sequence[Spending], lines: Mapping[str, int]) -> Settled:
        keys = [PROCESSES]
        keys += [f"regalia:spent:{one.key}" for one in spending]
        keys += [f"regalia:lines:{guest}" for guest in lines]
        args: list[str | int | float] = [self._name, ALIVE, LINES_KEPT, len(lines)]
        for one in spending:
            args += [one.rate, one.spent]
        is_new, processes, *found = await self._script(keys, [*args, *lines.values()])
        levels, others = found[: len(spending)], found[len(spending) :]
        return Settled(
            processes, [float(level) for level in levels], dict(zip(lines, map(int, others), strict=True)), bool(is_new)
        )

    async def leave(self) -> None:
        await self._client.zrem(PROCESSES, self._name)
