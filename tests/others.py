"""A package of somebody else, as pip would install it: a game, and bots good and bad."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regalia import games
from regalia.bots import elsewhere
from regalia.server.door import games_api

SOURCE = """
import os, time
from dataclasses import replace

from tests.tiny import RULEBOOK as TINY
from tests.tiny.encoding import ENCODING
from tests.tiny.table import TABLE

RULEBOOK = replace(TINY, id="tinier")

class Last:
    names = {"en": "The Last", "hu": "Az utolsó"}
    about = {"en": "Takes what is last.", "hu": "Az utolsót lépi."}
    def __init__(self, seed): pass
    def choose(self, outlook): return outlook.ask.options[-1]

def broken(seed): raise ValueError("no luck")

class Failing(Last):
    def choose(self, outlook): return 1 / 0

class Cheating(Last):
    def choose(self, outlook): return "a crown for me" * 10_000_000

class Dying(Last):
    def choose(self, outlook): os._exit(3)

class Sleeping(Last):
    def choose(self, outlook): time.sleep(600)

class Equal:
    __hash__ = None
    def __eq__(self, other): return True

class Sly(Last):
    def choose(self, outlook): return Equal()

class Curious(Last):
    def choose(self, outlook):
        with open(os.environ["FOUND"], "a") as found:
            found.write(f"{outlook._game.state!r} {outlook._game.seed!r}\\n")
        return outlook.ask.options[0]
"""
POINTS = """
[regalia.bots]
last = others_package:Last
king = others_package:Last
broken = others_package:broken
missing = nowhere:Bot
failing = others_package:Failing
cheating = others_package:Cheating
dying = others_package:Dying
sleeping = others_package:Sleeping
sly = others_package:Sly
curious = others_package:Curious
[regalia.games]
tinier = others_package
misnamed = others_package
"""


def write(folder: Path) -> None:
    """The package, in a folder that Python may look into."""
    (folder / "others_package.py").write_text(SOURCE)
    info = folder / "others_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: others-package\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The package is there meanwhile."""
    write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        _forget()
        yield
    _forget()
    for known in (games._loaded, games._tables, games._encodings):
        known.pop("tinier", None)


def _forget() -> None:
    elsewhere.installed.cache_clear()
    games._installed.cache_clear()
    games_api.bot_infos.cache_clear()
