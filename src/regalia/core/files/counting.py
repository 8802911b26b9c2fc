"""What must be conserved: every card, piece and token is somewhere, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

MOST_NAMED = 6


def misplaced(
    what: str, there: Iterable[int], should: Iterable[int], names: Sequence[str] | Mapping[int, str] = ()
) -> Iterator[str]:
    """A sentence where not all lie somewhere once: which are missing, and which are there too often."""
    found, expected = Counter(there), Counter(should)
    if found != expected:
        known = names if isinstance(names, Mapping) else dict(enumerate(names))
        odd = {"missing": expected - found, "too many": found - expected}
        parts = [f"{how}: {_listed(numbers, known)}" for how, numbers in odd.items() if numbers]
        yield f"not every {what} is somewhere once; {'; '.join(parts)}"


def _listed(numbers: Counter[int], known: Mapping[int, str]) -> str:
    names = sorted(known.get(number, str(number)) for number in numbers.elements())
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
