"""What every refusal of the tiny game says, held against the plain state; no rule that refuses is called here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.tiny.state import NO_CARD, Tiny

from regalia.core.asking import Ask

VIOLATED: dict[str, Callable[[Tiny, Ask, Any], bool]] = {
    "R3-1": lambda s, ask, card: s.hands[ask.seat].count(card) == 0,
    "R3-2": lambda s, ask, card: s.plans[ask.seat].count(card) > 0,
    "R4-1": lambda s, ask, coins: coins < 0 or coins > s.coins[ask.seat],
    "R5-1": lambda s, ask, stake: stake == "double" and s.coins[ask.seat] == 0,
    "R5-2": lambda s, ask, card: s.hands[ask.seat].count(card) == 0,
    "R7-1": lambda s, ask, source: source == "deck" and len(s.deck) == 0,
    "R7-2": lambda s, ask, source: source == "market" and s.market == NO_CARD,
    "R9-1": lambda s, ask, gift: s.phase == "bid",
    "R9-2": lambda s, ask, gift: not s.gifts,
    "R9-3": lambda s, ask, gift: gift[0] == ask.seat or gift[0] not in range(s.seats),
    "R9-4": lambda s, ask, gift: gift[1] < 1 or gift[1] > s.coins[ask.seat],
}
