"""All chance: reproducible from the seed, unpredictable without it, cheap to copy."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")

DIGEST = 64
MOST_KEY_BYTES = 64
MOST_DRAWN = 1 << 62
"""More than any game will ever draw."""


def key_of(seed: int | str) -> bytes:
    """The key that a seed stands for; 7 and "7" are the same seed."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"regalia seed").digest()


class Dice:
    """A keyed BLAKE2b over a counter; each digest feeds 64 bytes of draws."""

    __slots__ = ("_at", "_block", "_bytes", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self._block, self._at = divmod(drawn, DIGEST)
        self._bytes = b""  # made when first needed

    @classmethod
    def seeded(cls, seed: int | str) -> Dice:
        return cls(key_of(seed))

    @property
    def drawn(self) -> int:
        """How many bytes have been used: grows with every cast, and only so."""
        return self._block * DIGEST + self._at

    def copy(self) -> Dice:
        twin = Dice.__new__(Dice)
        twin.key, twin._block, twin._at, twin._bytes = self.key, self._block, self._at, self._bytes
        return twin

    def reseed(self, key: bytes) -> None:
        """From here on the dice of another key."""
        self.key, self._block, self._at, self._bytes = key, 0, 0, b""

    def skip_to(self, drawn: int) -> None:
        """Leaves out draws, so that what was once cast is never cast again."""
        if drawn < self.drawn:
            raise ValueError(f"dice never go back: {drawn} bytes after {self.drawn}")
        self._block, self._at = divmod(drawn, DIGEST)
        self._bytes = b""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        if n < 1:
            raise ValueError(f"nothing to draw from: {n}")
        if n == 1:
            return 0
        width = 1 if n <= 256 else (n - 1).bit_length() + 7 >> 3
        space = 1 << 8 * width
        fair = space - space % n
        while True:
            value = self._take(width)
            if value < fair:
                return value % n

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        return 1 + self.below(sides)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """In place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _take(self, width: int) -> int:
        value = 0
        for _ in range(width):
            if not self._bytes:
                self._bytes = blake2b(self._block.to_bytes(8, "big"), key=self.key).digest()
            value = value << 8 | self._bytes[self._at]
            self._at += 1
            if self._at == DIGEST:
                self._block, self._at, self._bytes = self._block + 1, 0, b""
        return value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.key == other.key and self.drawn == other.drawn

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Dice: {self.drawn} bytes drawn>"  # never the key: it may end up in a log
