"""Signs that the whole vocabulary uses."""

from __future__ import annotations

from typing import Literal

Art = str
"""The id of a symbol, e.g. `knight`."""

Tincture = Literal["azure", "or", "vert", "gules", "sable", "purpure", "argent"]
Point = tuple[float, float]


Sign = Literal["legal", "shared", "war"]
"""How a target or an arrow is drawn: free, mild, hostile or costly."""

Mood = Literal["good", "even", "bad"]
