"""The rules of Hadurak, a file for each chapter; numbers such as R5.4 are those of the guide.

What is still to be done stands on a list in the state (`todo`, the next step last); a phase of the engine is the next
steps up to one that asks somebody or shows something hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Kind, Rules
from regalia.games.hadurak.rules import (
    actions,
    deals,
    draft,
    ending,
    money,
    neutral_cards,
    nobles,
    opening,
    planning,
    upkeep,
)
from regalia.games.hadurak.rules.assembly import agendas, council, laws, voting
from regalia.games.hadurak.rules.events import resolving
from regalia.games.hadurak.rules.war import attack, fighting, movement, siege, walls
from regalia.games.hadurak.state import Hadurak

CHAPTERS: tuple[Any, ...] = (
    opening, planning, actions, neutral_cards, resolving, money, draft, council, voting, agendas, movement,
    attack, fighting, siege, walls, nobles, upkeep,
)  # fmt: skip

STEPS: dict[int | str, Callable[..., Rules | None]] = {
    name: step for chapter in (*CHAPTERS, ending) for name, step in chapter.STEPS.items()
}
KINDS: tuple[Kind, ...] = (*(kind for chapter in CHAPTERS for kind in chapter.KINDS), laws.DEFY_LAW)
FREE_ACTS = deals.FREE_ACTS
scores, ranking = ending.scores, ending.ranking


def go(s: Hadurak) -> Rules:
    """The next steps; a new phase begins after each that asks, and after whatever somebody learned."""
    shown, dice, todo = s.shown, s.dice, s.todo
    drawn = dice.drawn
    while todo:  # nothing is left when the game is over
        step = todo.pop()
        rule = STEPS[step[0]]
        if len(step) == 1:  # the usual lengths are written out: there are several steps to a decision
            asks = rule(s)
        elif len(step) == 2:
            asks = rule(s, step[1])
        elif len(step) == 3:
            asks = rule(s, step[1], step[2])
        else:
            asks = rule(s, *step[1:])
        if asks is not None:
            yield from asks
            return
        if s.shown != shown or dice.drawn != drawn:
            return


PHASES: dict[str, Callable[[Hadurak], Rules]] = {"go": go}
