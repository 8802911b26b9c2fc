"""What may happen at any table, whatever is played: told in the same words by all games."""

from __future__ import annotations

from regalia.core.events import Event
from regalia.core.game import HINT_ASKED
from regalia.core.words import Message, SeatName
from regalia.scene.types import NewsItem


def common_news(event: Event) -> NewsItem | None:
    """None where the game itself has to say it."""
    if event.name != HINT_ASKED:
        return None
    seat = event.facts["seat"]
    return NewsItem(
        text=Message(f"event-{HINT_ASKED}", {"seat": SeatName(seat)}), seat=seat, art="bot-king", pace="quick"
    )
