"""The colours of the game, by lord."""

from __future__ import annotations

from regalia.scene.types import Tincture

TINCTURES: tuple[Tincture, ...] = ("azure", "vert", "gules", "purpure", "or", "sable")
