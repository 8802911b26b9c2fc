"""Sentences about a game's plain values: each fact is named as the game says it, and put into the message."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from regalia.core.asking import Refusal
from regalia.core.words import Argument, Message

Fact = Callable[[Any, str, Any], Argument]
"""`fact(state, name, value)`: what people call a value of that name, such as `fact(s, "county", 7)`."""


def worded(fact: Fact, state: Any, message: str, /, **facts: Any) -> Message:
    """The message with its facts as people call them."""
    return Message(message, {name: fact(state, name, value) for name, value in facts.items()})


def counted(message: str, counts: Iterable[int], what: str, name: Callable[[int], Message]) -> tuple[Message, ...]:
    """«2 gold, 1 wood»: the message for every thing there is, with `$count` and the thing's name as `$what`."""
    return tuple(Message(message, {"count": count, what: name(at)}) for at, count in enumerate(counts) if count)


def reason(fact: Fact, state: Any, refusal: Refusal) -> Message:
    """Why not, as a sentence."""
    return worded(fact, state, refusal.message_id, **refusal.facts)
