"""What a person and an address may still do now: counted here, and settled with the other processes afterwards.

A wish waits for nobody: it is taken from a bucket of this process. A few times a second all that was taken goes to
the others in one errand, which brings back what they have taken. So over time guests get what one process alone would
give them, and at once hardly more: until the next errand a process gives no more than its share of what is left, since
the others give theirs meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress

from regalia.server.company.company import Company, Settled, Spending
from regalia.server.limits import GUESTS_REMEMBERED, RATES, SHARING, SOCKETS_OF_ONE, What

EVERY, AT_LEAST = 0.25, 5.0
"""Seconds in which spending gathers before it is settled; and after which processes count each other anyway."""
SMALLEST_SHARE = 4
"""A person's line is at one process, and must stay playable there: it never gives less than this part of everything."""
PATIENCE = 0.5
"""Seconds that a line may wait until it is known how many others are open elsewhere."""
TOGETHER = 500

Clock = Callable[[], float]


class Bucket:
    """Lets through `rate` things a second and `burst` of them at once, at all processes together."""

    __slots__ = ("_last", "_left", "burst", "key", "rate", "spent")

    def __init__(self, key: str, rate: float, burst: float, now: float) -> None:
        self.key, self.rate, self.burst = key, rate, burst
        self.spent = 0
        """What the others do not know of yet."""
        self._left, self._last = burst, now

    def take(self, now: float, shared_by: int) -> bool:
        back = (now - self._last) * self.rate / shared_by
        self._left = min(self.burst / shared_by, self._left + back)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        self.spent += 1
        return True

    def hear(self, level: float, now: float, shared_by: int) -> None:
        """All processes have spent so much that has not come back yet; what was spent here since comes on top.

        Of what is left this process has its share, of what was spent too much all have to wait for all.
        """
        left = self.burst - level
        self._left, self._last = (left / shared_by if left > 0 else left) - self.spent, now


class Buckets:
    """A bucket for each guest; the longest unseen are forgotten."""

    def __init__(self, name: str, rate: float, burst: float) -> None:
        self._name, self._rate, self._burst = name, rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, guest: str, now: float) -> Bucket:
        bucket = self._buckets.pop(guest, None) or Bucket(f"{self._name} {guest}", self._rate, self._burst, now)
        self._buckets[guest] = bucket
        if len(self._buckets) > GUESTS_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class Allowances:
    """`factor` times as much as usual."""

    def __init__(self, factor: float = 1.0, clock: Clock = time.monotonic) -> None:
        rates = [(what, rate * factor, int(burst * factor)) for what, (rate, burst) in RATES.items()]
        self._of_person = {what: Buckets(f"{what} person", rate, burst) for what, rate, burst in rates}
        self._of_address = {
            what: Buckets(f"{what} address", SHARING * rate, SHARING * burst) for what, rate, burst in rates
        }
        self._clock = clock
        self._most_lines = int(SOCKETS_OF_ONE * factor)
        self._lines: Counter[str] = Counter()
        self._company: Company | None = None
        self.shared_by, self.is_heard = 1, True  # how many processes there are, and whether they were heard just now
        self._spending: dict[str, Bucket] = {}
        self._moved: set[str] = set()  # guests of whose lines the others do not know yet
        self._elsewhere: dict[str, int] = {}  # lines of those who have some here
        self._wake = asyncio.Event()
        self._waiting: list[asyncio.Future[None]] = []

    def take(self, what: What, person: str | None, address: str) -> bool:
        """Whoever has no name yet counts for the address alone."""
        if person is not None and not self._take(self._of_person[what], person):
            return False
        return self._take(self._of_address[what], address)

    def _take(self, buckets: Buckets, guest: str) -> bool:
        now = self._clock()
        bucket = buckets.of(guest, now)
        may = bucket.take(now, self.shared_by)
        if may and self.shared_by > 1:
            self._spending[bucket.key] = bucket
        return may

    # --- open lines ---------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def line(self, person: str | None, address: str) -> AsyncIterator[bool]:
        """Counts an open line while it lasts; False where there are too many, here and elsewhere."""
        whose = {f"address {address}": SHARING * self._most_lines}
        if person is not None:
            whose[f"person {person}"] = self._most_lines
        with self._counted(whose) as may:
            if may:
                await self._hear_of_others()
            yield may and all(self._open(who) <= self._share(most) for who, most in whose.items())

    @contextmanager
    def _counted(self, whose: Mapping[str, int]) -> Iterator[bool]:
        if any(self._lines[who] >= most for who, most in whose.items()):
            yield False
            return
        self._change(whose, 1)
        try:
            yield True
        finally:
            self._change(whose, -1)

    def _change(self, whose: Iterable[str], by: int) -> None:
        for who in whose:
            self._lines[who] += by
            if not self._lines[who]:
                del self._lines[who]
                self._elsewhere.pop(who, None)
        if self._company is not None:
            self._moved.update(whose)
            self._wake.set()

    def _open(self, guest: str) -> int:
        return self._lines[guest] + self._elsewhere.get(guest, 0)

    def _share(self, most: int) -> float:
        return most if self.is_heard else most / self.shared_by

    async def _hear_of_others(self) -> None:
        """Lines are opened seldom enough to ask the others first; where these cannot be asked nobody waits for it."""
        if self._company is not None and self.is_heard:
            settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(settled)
            await asyncio.wait([settled], timeout=PATIENCE)

    # --- the others ---------------------------------------------------------------------------------------------

    async def keep_settling(self, company: Company) -> None:
        """For as long as the server runs, in company."""
        self._company, self.is_heard = company, False
        self.shared_by = SMALLEST_SHARE  # until it is known how many there are
        settled = -AT_LEAST
        while True:
            if self.has_news or self._clock() - settled >= AT_LEAST:
                await self._settle(company)
                settled = self._clock()
            await self._gather()

    @property
    def has_news(self) -> bool:
        """Whether there is something that the others do not know."""
        return bool(self._spending or self._moved)

    async def _gather(self) -> None:
        """Spending gathers for a while; lines do not wait for it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await self._wake.wait()
        self._wake.clear()

    async def _settle(self, company: Company) -> None:
        """Tells the others what was spent here, and hears what they have; spending that cannot be told is forgotten."""
        buckets = [self._spending.pop(key) for key in list(self._spending)[:TOGETHER]]
        spending = [Spending(bucket.key, bucket.rate, bucket.spent) for bucket in buckets]
        for bucket in buckets:
            bucket.spent = 0
        moved, self._moved = self._moved, set()
        waiting, self._waiting = self._waiting, []
        settled = await company.settle(spending, {guest: self._lines[guest] for guest in moved})
        self.is_heard = settled is not None
        if settled is None:
            self._moved |= moved
        else:
            self._hear(settled, buckets)
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def _hear(self, settled: Settled, buckets: Sequence[Bucket]) -> None:
        now, self.shared_by = self._clock(), min(settled.processes, SMALLEST_SHARE)
        for bucket, level in zip(buckets, settled.levels, strict=True):
            bucket.hear(level, now, self.shared_by)
        self._elsewhere.update((who, lines) for who, lines in settled.lines.items() if who in self._lines)
        if settled.is_new:
            self._moved |= self._lines.keys()
