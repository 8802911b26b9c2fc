"""A game's events as lines of news: the words `event-NAME`, and what is seen and heard with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from regalia.core.events import Event
from regalia.core.wording import Fact, worded
from regalia.scene.types import Art, NewsItem, Travel

Facts = Mapping[str, Any]
Travels = tuple[Travel, ...]
Pace = Literal["quick", "plain", "slow"]


def _nowhere(view: Any, facts: Facts) -> tuple[str, ...]:
    return ()


def _nobody(view: Any, facts: Facts) -> tuple[int, ...]:
    return ()


def paced(quick: Collection[str] = (), slow: Collection[str] = ()) -> dict[str, Pace]:
    """By name: events that need no time, and events such as dice, which lie until they were read."""
    return {**dict.fromkeys(quick, "quick"), **dict.fromkeys(slow, "slow")}


@dataclass(frozen=True, slots=True)
class Herald:
    """Announces a game's events. A game with nothing to add to the words needs no more than `Herald(wording.fact)`.

    The rest goes by the event's name: `art` is a drawing, or finds one from the facts; `sounds`; `headings` are rubrics
    of the log; `travels(view, facts)` says what went from where to where; `paces` how long it is to be looked at.
    `places(view, facts)`: where it happened; `touches(view, facts)`: which seats it touches beside its own;
    `things(view, facts)`: what is fresh by it.
    """

    fact: Fact
    art: Mapping[str, Art | Callable[[Facts], Art]] = field(default_factory=dict)
    sounds: Mapping[str, str] = field(default_factory=dict)
    headings: Collection[str] = ()
    travels: Mapping[str, Callable[[Any, Facts], Travels]] = field(default_factory=dict)
    places: Callable[[Any, Facts], tuple[str, ...]] = _nowhere
    paces: Mapping[str, Pace] = field(default_factory=dict)
    touches: Callable[[Any, Facts], tuple[int, ...]] = _nobody
    things: Callable[[Any, Facts], tuple[str, ...]] = _nowhere

    def news(self, view: Any, event: Event) -> NewsItem:
        """An event in words, with what it touched."""
        name, facts = event.name, event.facts
        seat, art, travels = facts.get("seat"), self.art.get(name, ""), self.travels.get(name)
        return NewsItem(
            text=worded(self.fact, view, f"event-{name}", **facts),
            seat=seat if isinstance(seat, int) and seat >= 0 else None,
            art=art if isinstance(art, str) else art(facts),
            places=self.places(view, facts),
            travels=travels(view, facts) if travels else (),
            sound=self.sounds.get(name, ""),
            heading=name in self.headings,
            pace=self.paces.get(name, "plain"),
            seats=self.touches(view, facts),
            things=self.things(view, facts),
        )
