"""Answers before and in a battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak import wording
from regalia.games.hadurak.answers.clicks import Ways, at_place, button
from regalia.games.hadurak.battle_scene import stack_id
from regalia.games.hadurak.cards import MOBILIZE, SYMBOLS
from regalia.games.hadurak.faces import action_art, army_art, symbol_art
from regalia.games.hadurak.rules.battle import defence, power
from regalia.games.hadurak.state import ARMIES, ASSAULT, FIELD, GARRISON, SIEGE, Hadurak
from regalia.scene.types import Target

BATTLE_ART = {FIELD: action_art(MOBILIZE), ASSAULT: "hd-fate-deal-100", SIEGE: "hd-siege"}


def _attack(ask: Ask, option: tuple[int, str, int, int]) -> Ways:
    """The place if there are several, the kind of battle and the opponent, then who takes part."""
    place, mode, defender, _ = option
    s: Hadurak = ask.state
    attacks = [each for each in ask.options if not isinstance(each, str)]
    path: list[Target] = []
    if len({each[0] for each in attacks}) > 1:
        path.append(at_place(place, "war"))
    name = Message(f"button-{mode}", {"against": _opponent(s, option)})
    path.append(button(f"{mode}-{defender}", name, BATTLE_ART[mode], sign="war"))
    if len([each for each in attacks if each[:3] == option[:3]]) > 1 or mode != FIELD:
        path.append(_forces(ask, option))
    yield tuple(path)


def _opponent(s: Hadurak, option: tuple[int, str, int, int]) -> Argument:
    """A baron in the field, or the city or castle."""
    place, mode, defender, _ = option
    return SeatName(defender) if mode == FIELD else wording.site_name(s, s.site_at(place))


def _forces(ask: Ask, option: tuple[int, str, int, int]) -> Target:
    """Those who take part, with both totals."""
    place, mode, defender, mask = option
    s: Hadurak = ask.state
    armies = [ARMIES * ask.seat + shape for shape in range(GARRISON) if mask >> shape & 1]
    if mode == FIELD:
        other = sum(s.strength(army) for army in s.nobles_at(defender, place)) + 200
    else:
        other = defence(s, s.site_at(place))
    names = wording.each(wording.army_name, s, armies)
    note = Message("note-odds", {"count": power(s, ask.seat, mask), "needed": other})
    return button(f"force-{mask}", Message("part-list", {"parts": names}), army_art(armies[0]), note, "war")


def _discard(ask: Ask, counts: tuple[int, ...]) -> Ways:
    path = tuple(
        Target(
            at=f"card:{stack_id(symbol)}",
            art=symbol_art(symbol),
            name=Message(f"symbol-{SYMBOLS[symbol]}"),
        )
        for symbol, count in enumerate(counts)
        for _ in range(count)
    )
    yield path or (button("none", wording.option(ask, counts), "check"),)


def _loss(ask: Ask, army: int) -> Ways:
    kills = 100 * (ask.state.tokens[army] + 1) >= ask.state.nominal(army)
    id = "note-kills" if kills and army % ARMIES != GARRISON else "note-strength"
    note = Message(id, {"strength": ask.state.strength(army)})
    name = wording.army_name(ask.state, army)
    yield (button(f"army-{army}", name, army_art(army), note, "war" if kills else "legal"),)


def by_city(ask: Ask, city: int) -> Ways:
    yield (at_place(ask.state.site_place(city)),)


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "start_battle": _attack,
    "battle_discard": _discard,
    "allocate_losses": _loss,
    "ransom_city": by_city,
}
