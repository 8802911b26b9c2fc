"""What all tests share: the tiny game in the registry, and how hard hypothesis looks."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from tests.builds import wish as wish  # first: it decides which build runs
from tests.tiny import RULEBOOK
from tests.tiny.encoding import ENCODING
from tests.tiny.table import TABLE

from regalia import builds, games

games.register(RULEBOOK, TABLE, ENCODING)

CALM = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
NO_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no simpler game

settings.register_profile(
    "default", max_examples=8, deadline=None, derandomize=True, phases=NO_SHRINKING, suppress_health_check=CALM
)
settings.register_profile("soak", max_examples=40, deadline=None, phases=NO_SHRINKING, suppress_health_check=CALM)
settings.load_profile("default")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if builds.running() == "compiled":
        for item in items:
            if item.get_closest_marker("pure"):
                item.add_marker(pytest.mark.skip(reason="for the pure build only"))
