"""Parts of scenes that follow from a few plain facts are made once, for all viewers, choices and tables."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

MOST = 8192
"""Of each part so many are kept."""

made_anew = False
"""Tests switch this on, to compare."""


def remembered(make: Callable[P, T]) -> Callable[P, T]:
    """For functions of hashable facts whose result nobody changes; what is the same is not compared again, either."""
    return cast(Callable[P, T], lru_cache(MOST)(make))


def remembered_by(facts: Callable[P, Hashable]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """The same for functions of a view: all that their result follows from are the facts of the same arguments."""

    def remembering(make: Callable[P, T]) -> Callable[P, T]:
        kept: dict[Hashable, T] = {}

        @wraps(make)
        def found(*args: P.args, **kwargs: P.kwargs) -> T:
            if made_anew:
                return make(*args, **kwargs)
            key = facts(*args, **kwargs)
            if key not in kept:
                if len(kept) >= MOST:
                    kept.clear()
                kept[key] = make(*args, **kwargs)
            return kept[key]

        return found

    return remembering
