"""Entries in memory: packed or not, they are what was appended."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from regalia.server.keeping.entries import BLOCK, RECENT, Entries
from regalia.server.keeping.logbook import Entry


def some(number: int) -> Entry:
    return Entry(
        number, None if number % 7 == 0 else number % 4, f"move:{number}", f'[{{"name":"go","facts":{{}}}},{number}]'
    )


def test_they_are_what_was_appended() -> None:
    random, plain, packed = Random(2), list[Entry](), Entries()
    for number in range(2 * RECENT + 5 * BLOCK + 3):
        plain.append(some(number))
        packed.append(some(number))
        assert len(packed) == len(plain) and packed[-1] == plain[-1]
        at = random.randrange(-len(plain), len(plain))
        assert packed[at] == plain[at] and packed[at:] == plain[at:] and packed[:at] == plain[:at]
        seat = random.choice([None, 0, 1, 2, 3])
        assert packed.last_of(seat) == max((n for n, entry in enumerate(plain) if entry.seat == seat), default=-1)
    assert list(packed) == plain == list(Entries(plain)) == list(pickle.loads(pickle.dumps(packed)))
    assert len(pickle.dumps(packed)) < len(pickle.dumps(plain)) / 2
    with pytest.raises(IndexError):
        packed[len(plain)]


def test_a_copy_stays_as_it_is() -> None:
    packed = Entries(map(some, range(RECENT + BLOCK - 1)))
    copy = packed.copy()
    packed.append(some(1000))
    assert len(copy) == RECENT + BLOCK - 1 == len(packed) - 1 and copy[-1] != packed[-1]
