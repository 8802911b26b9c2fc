"""What every refusal says, held against the plain state; no rule that refuses is called here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.cli.template.game.pieces import SIDES
from regalia.cli.template.game.state import NO_CLAIM
from regalia.core.asking import Ask

VIOLATED: dict[str, Callable[[Any, Ask, Any], bool]] = {
    "R3-1": lambda s, ask, claim: not s.claim < claim <= SIDES,
    "R3-2": lambda s, ask, answer: s.claim == NO_CLAIM,
}
