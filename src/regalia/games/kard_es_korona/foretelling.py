"""What a step would be if it were made by those whose numbers are set."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.asking import Ask, Option
from regalia.core.words import Message
from regalia.games.kard_es_korona import wording
from regalia.games.kard_es_korona.constants import LORD
from regalia.games.kard_es_korona.plans import army_of_items, plan_chance
from regalia.games.kard_es_korona.rules.drafting import why_incomplete
from regalia.games.kard_es_korona.rules.reach import is_hostile
from regalia.games.kard_es_korona.state import Kard
from regalia.scene.types import Foretold

GOOD = 0.7


def foretell(ask: Ask, options: Sequence[Option]) -> Foretold:
    """The army and its chance, or the rule that keeps it from going."""
    if ask.kind.id != "movers":
        return Foretold()
    s: Kard = ask.state.copy()
    s.draft = (*s.draft, *(option for option in options if isinstance(option, tuple)))
    if not s.draft:
        return Foretold()
    refusal = why_incomplete(s, ask.seat)
    if refusal is not None:
        facts = {name: wording.fact(s, name, value) for name, value in refusal.facts.items()}
        return Foretold(text=Message(refusal.message_id, facts), rule=refusal.rule)
    lord = any(item[1] == LORD for item in s.draft)
    text = Message("foretold-army", {"army": wording.army_name((*army_of_items(s.draft), lord))})
    if not is_hostile(s, ask.seat, s.target):
        return Foretold(text=text)
    chance = plan_chance(s, s.target, s.draft)
    return Foretold(text=text, more=Message("note-odds", {"percent": round(100 * chance)}), good=chance >= GOOD)
