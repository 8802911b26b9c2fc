"""A situation as readable JSON and back."""

from __future__ import annotations

import msgspec

from regalia.cli.template.game.setup import new_state
from regalia.cli.template.game.state import HIDDEN, NO_CLAIM, NOBODY
from regalia.core.files.forms import BySeat, same_fields


class Situation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The state as it is, but for what the options say; what has a default may be left out by hand."""

    phase: str = "turn"
    round: int = 1
    active: int = 0
    claim: int = NO_CLAIM
    claimant: int = NOBODY
    lifted: int = NOBODY
    showed: int = HIDDEN
    faces: BySeat[int]
    casts: BySeat[int]
    stood: BySeat[int]
    caught: BySeat[int]


FORM = same_fields(Situation, new_state)
