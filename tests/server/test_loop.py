"""The loop in which a server runs: uvloop's where it is installed, else Python's own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from regalia.server.serve import loop_factory

Loop = Callable[[], asyncio.AbstractEventLoop]


def installed(new_event_loop: Loop) -> ModuleType:
    module = ModuleType("uvloop")
    module.__dict__["new_event_loop"] = new_event_loop
    return module


def test_a_quicker_loop_is_taken_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", installed(asyncio.new_event_loop))
    assert loop_factory() is asyncio.new_event_loop
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_factory() is None
