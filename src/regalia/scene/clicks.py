"""What is clicked for an answer, where that is plain: buttons, and things that lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask, Option, Refusal
from regalia.core.wording import Fact, reason
from regalia.core.words import Message
from regalia.scene.types import Art, Choice, Closed, SceneAsk, Sign, Target


def button(
    key: str,
    name: Message,
    art: Art = "",
    note: Message | None = None,
    sign: Sign = "legal",
    *,
    letter: str = "",
    ghost: Art = "",
    explain: str = "",
) -> Target:
    """A button that says its name; `key` tells it from the other buttons of its question."""
    return Target(
        at=f"button:{key}", name=name, art=art, note=note, sign=sign, letter=letter, ghost=ghost, explain=explain
    )


def closed(target: Target, fact: Fact, view: Any, refusal: Refusal) -> Closed:
    """What stays in its place although it cannot be chosen now, with the rule and its sentence."""
    return Closed(target=target, rule=refusal.rule, reason=reason(fact, view, refusal))


def _on_no_thing(ask: Ask, option: Option) -> str:
    return ""


def plain_ask(
    name: Callable[[Ask, Option], Message], thing: Callable[[Ask, Option], str] = _on_no_thing
) -> Callable[[Ask], SceneAsk]:
    """Asks `ask-KIND`; an option is a button that says its name, or the thing that is clicked for it.

    `thing(ask, option)` is where that lies, such as `card:hand-3`; empty where the option has a button.
    """

    def choice(ask: Ask, option: Option) -> Choice:
        text, said, at = ask.text(option), name(ask, option), thing(ask, option)
        return Choice(text=text, name=said, path=(Target(at=at, name=said) if at else button(text, said),))

    def shown(ask: Ask) -> SceneAsk:
        choices = tuple(choice(ask, option) for option in ask.options)
        return SceneAsk(kind=ask.kind.id, question=Message(f"ask-{ask.kind.id}"), choices=choices)

    return shown
