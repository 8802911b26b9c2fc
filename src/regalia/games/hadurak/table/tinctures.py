"""The colours of the game, by baron."""

from __future__ import annotations

from regalia.scene.types import Tincture

TINCTURES: tuple[Tincture, ...] = ("vert", "gules", "azure", "sable", "or", "purpure")
