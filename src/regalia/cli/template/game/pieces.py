"""The box: a die and a cup for everybody (R1.1)."""

from __future__ import annotations

SIDES = 6
FACES = range(1, SIDES + 1)
