"""At which tables the interfaces are put to the tests that others have published."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.conformance.helpers import some_options
from tests.shipped import SHIPPED

from regalia import games

TABLES = [
    pytest.param(id, seats, marks=() if seats == games.find(id).seats[0] else pytest.mark.soak)
    for id in SHIPPED
    for seats in games.find(id).seats
]
"""Every game with every number of players; the fewest players in the quick tests."""


def other_options(id: str, seats: int) -> dict[str, Any]:
    """Not the usual ones: drawn by lot, the same for the same table."""
    random = Random(f"{id} {seats}")
    while not (found := some_options(games.find(id), seats, random)):
        pass
    return found
