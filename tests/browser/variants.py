"""One test in several sights: `make test` looks at the first, `make soak` at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest


def first_now(
    names: str | Sequence[str],
    values: Sequence[Any],
    ids: Sequence[str] | Callable[[Any], str] | None = None,
    now: int = 1,
) -> pytest.MarkDecorator:
    """As `parametrize`; all but the first, or the first few, are soak."""
    return pytest.mark.parametrize(names, [*values[:now], *(_later(names, value) for value in values[now:])], ids=ids)


def _later(names: str | Sequence[str], value: Any) -> Any:
    is_one = isinstance(names, str) and "," not in names
    return pytest.param(*([value] if is_one else value), marks=pytest.mark.soak)
