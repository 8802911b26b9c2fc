"""A situation as readable JSON: the state as it is, but for what the setup says."""

from __future__ import annotations

import msgspec
from tests.tiny.state import NO_CARD

from regalia.core.files.forms import BySeat


class Situation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    phase: str = "plan"
    round: int = 1
    first: int = 0
    leader: int = 0
    die: int = 0
    prize: int = 0
    bank: int = 0
    market: int = NO_CARD
    coins: BySeat[int]
    bids: BySeat[int]
    points: BySeat[int]
    deck: list[int]
    discard: list[int] = []
    hands: BySeat[list[int]]
    known: BySeat[list[int]]
    plans: BySeat[list[int]]
