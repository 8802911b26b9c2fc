"""What is told of a thing or a choice: what it is, what it leads to, how a fight will end."""

from __future__ import annotations

from msgspec import Struct

from regalia.core.words import Message
from regalia.scene.types.basics import Art, Mood


class Part(Struct, frozen=True, omit_defaults=True, kw_only=True):
    value: int
    name: Message
    mood: Mood = "even"


class Odds(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a fight will end, in whole per cent that add up to 100."""

    parts: tuple[Part, ...]  # won, drawn, lost
    is_about: bool = False  # estimated, not counted out: «about» is said only then


class Explain(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a card, a building, an office, an event or a place is, and what it means for the reader now."""

    key: str  # what it is asked for by: the message id of its name, such as `building-farm`
    art: Art = ""
    name: Message
    kind: Message | None = None  # «building · Trade, column 3»
    text: Message  # what it does, in one or two sentences
    yours: Message | None = None  # what it means for the reader now: price, what is missing, reach
    holders: tuple[int, ...] = ()  # who has it now
    now: Message | None = None  # how it stands, where seats do not tell: «nobody has built it»
    rule: str = ""
    is_lore: bool = False  # it says nothing that helps to choose: what a sign on a card means


class Outcome(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one answer leads to, and what it does not prevent."""

    title: Message  # «If you allow it»
    art: Art = ""
    lines: tuple[Message, ...]
    odds: Odds | None = None  # of the fight that may follow


class Stop(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who sets out, or a place on the way, with what stands there."""

    name: Message
    text: Message  # «your castle», «from Goldfield»
    count: int | None = None  # how strong
    art: Art = ""
    seat: int | None = None  # whose


class Weighing(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Answers of equal weight, side by side on a sheet beside the place in question."""

    title: Message
    way: tuple[Stop, ...] = ()  # who asks, my place, where it leads
    outcomes: tuple[Outcome, ...]  # in the order of the answers' buttons
    foot: Message | None = None
