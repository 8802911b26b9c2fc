"""Importing this makes kings think for ever: whoever wants to end a worker in the middle of a thought has time."""

from __future__ import annotations

from regalia import bots

bots.KING_ITERATIONS = 1 << 40
