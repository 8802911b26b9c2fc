"""Parts of scenes that follow from a few plain facts are made once, for all viewers, choices and tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

MOST = 8192
"""Of each part so many are kept: those that were needed last."""


def remembered(make: Callable[P, T]) -> Callable[P, T]:
    """For functions of hashable facts whose result nobody changes; what is the same is not compared again, either."""
    return cast(Callable[P, T], lru_cache(MOST)(make))
