"""All chance: reproducible from the seed, unpredictable without it, cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")

DIGEST = 64
MOST_KEY_BYTES = 64
MOST_DRAWN = 1 << 62
"""More than any game will ever draw."""

MOST_SEED_LETTERS = 200

_FAIR = (0, *(256 - 256 % n for n in range(1, 257)))
"""For each n: of the bytes below this number, every remainder modulo n comes up equally often."""


def key_of(seed: int | str) -> bytes:
    """The key that a seed stands for; 7 and "7" are the same seed."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"regalia seed").digest()


def is_endless(seed: int | str) -> bool:
    """Whether it is longer than anybody would write."""
    return len(seed) > MOST_SEED_LETTERS if isinstance(seed, str) else abs(seed) >= 10**MOST_SEED_LETTERS


class Dice:
    """A keyed BLAKE2b over a counter; each digest feeds 64 bytes of draws."""

    __slots__ = ("_digest", "drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0, digest: bytes = b"") -> None:
        self.key = key
        self.drawn = drawn  # how many bytes have been used: grows with every cast, and with nothing else
        self._digest = digest  # the one that the next byte comes from; empty until it is needed

    @classmethod
    def seeded(cls, seed: int | str) -> Dice:
        return cls(key_of(seed))

    def copy(self) -> Dice:
        return Dice(self.key, self.drawn, self._digest)

    def reseed(self, key: bytes) -> None:
        """Goes on with the dice of another key."""
        self.key, self.drawn, self._digest = key, 0, b""

    def skip_to(self, drawn: int) -> None:
        """Skips draws, so that what was once cast is never cast again."""
        if drawn < self.drawn:
            raise ValueError(f"dice never go back: {drawn} bytes after {self.drawn}")
        self.drawn, self._digest = drawn, b""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        if n < 2:
            if n == 1:
                return 0
            raise ValueError(f"nothing to draw from: {n}")
        if n > 256:
            return self._below_many(n)
        fair = _FAIR[n]
        while True:
            value = self._byte()
            if value < fair:
                return value % n

    def _below_many(self, n: int) -> int:
        """The same with as many bytes as the number needs."""
        width = (n - 1).bit_length() + 7 >> 3
        space = 1 << 8 * width
        fair = space - space % n
        while True:
            value = int.from_bytes([self._byte() for _ in range(width)], "big")
            if value < fair:
                return value % n

    def several(self, n: int, count: int) -> list[int]:
        """`count` numbers below n (at most 256), the same as drawn one by one."""
        if not 1 < n <= 256:
            return [self.below(n) for _ in range(count)]
        fair, drawn = _FAIR[n], list[int]()
        while len(drawn) < count:
            at = self.drawn % DIGEST
            if not at or not self._digest:
                self._digest = self._block(self.drawn)
            used = self._digest[at : at + count - len(drawn)]
            drawn += [value % n for value in used if value < fair]
            self.drawn += len(used)
        return drawn

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        return 1 + self.below(sides)

    def rolls(self, sides: int, count: int) -> list[int]:
        """`count` dice, the same as rolled one by one."""
        return [1 + value for value in self.several(sides, count)]

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """In place (Fisher and Yates)."""
        if len(items) > 256:
            self._shuffle_one_by_one(items)
            return
        size = len(items)  # `below` written out: packs are shuffled for every imagined world
        while size > 1:
            at = self.drawn % DIGEST
            if not at or not self._digest:
                self._digest = self._block(self.drawn)
            for value in self._digest[at:]:
                at += 1
                if value < _FAIR[size]:
                    other = value % size
                    size -= 1
                    items[size], items[other] = items[other], items[size]
                    if size == 1:
                        break
            self.drawn += at - self.drawn % DIGEST

    def mix(self, items: list[Any]) -> None:
        """Shuffles them from sorted order, so that the outcome does not depend on how they lay."""
        items.sort()
        self.shuffle(items)

    def _shuffle_one_by_one(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _byte(self) -> int:
        drawn = self.drawn
        at = drawn % DIGEST
        if not at or not self._digest:
            self._digest = self._block(drawn)
        self.drawn = drawn + 1
        return self._digest[at]

    def _block(self, drawn: int) -> bytes:
        """The digest that holds this byte."""
        return blake2b((drawn // DIGEST).to_bytes(8, "big"), key=self.key).digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.key == other.key and self.drawn == other.drawn

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Dice: {self.drawn} bytes drawn>"  # never the key: it may end up in a log
