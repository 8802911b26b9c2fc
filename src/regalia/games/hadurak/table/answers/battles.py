"""Answers before and in a battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.cards import MOBILIZE, NO_RAZING, SYMBOLS
from regalia.games.hadurak.rules.war.attack import defence, force, power, rested_at
from regalia.games.hadurak.rules.war.walls import RAZE, TIMES_RAZED, income
from regalia.games.hadurak.state import ARMIES, ASSAULT, FIELD, GARRISON, SIEGE, Hadurak
from regalia.games.hadurak.table.answers.clicks import Ways, at_place, word_button
from regalia.games.hadurak.table.faces import action_art, army_art, symbol_art
from regalia.games.hadurak.table.war import odds
from regalia.games.hadurak.table.war.battle_stage import stack_id
from regalia.games.hadurak.words import wording
from regalia.scene.clicks import button
from regalia.scene.types import Target

BATTLE_ART = {FIELD: action_art(MOBILIZE), ASSAULT: "hd-fate-deal-100", SIEGE: "hd-siege"}


def _attack(ask: Ask, option: tuple[int, str, int, int]) -> Ways:
    """The place if there are several, the kind of battle and the opponent, then who takes part."""
    place, mode, defender, _ = option
    s: Hadurak = ask.state
    attacks = [each for each in ask.options if not isinstance(each, str)]
    path: list[Target] = []
    if len({each[0] for each in attacks}) > 1:
        path.append(_field(ask, place))
    name = Message(f"button-{mode}", {"against": _opponent(s, option)})
    first = button(f"{mode}-{defender}", name, BATTLE_ART[mode], sign="war")
    alike = [each for each in attacks if each[:3] == option[:3]]
    all_of_them = _told(ask, first, max(alike, key=lambda each: power(s, ask.seat, each[3])))
    path.append(all_of_them)
    if len(alike) > 1:
        path.append(_forces(ask, option))
    yield tuple(path)


def _field(ask: Ask, place: int) -> Target:
    """A place among several: what all who stand there could do at best."""
    s: Hadurak = ask.state
    armies, found = rested_at(s, ask.seat, place), odds.prey(s, ask.seat, place)
    target = at_place(place, "war")
    if found is None:
        return target
    surest = (SIEGE, found[1]) if place in _falling(ask) else found
    note, told = odds.note(s, place, found, armies), odds.odds(s, ask.seat, place, surest, armies)
    return replace(target, note=note, odds=told)


def _opponent(s: Hadurak, option: tuple[int, str, int, int]) -> Argument:
    """A baron in the field, or the city or castle."""
    place, mode, defender, _ = option
    return SeatName(defender) if mode == FIELD else wording.site_name(s, s.site_at(place))


def _forces(ask: Ask, option: tuple[int, str, int, int]) -> Target:
    """Those who take part."""
    armies = force(ask.seat, option[3])
    names = wording.each(wording.army_name, ask.state, armies)
    target = button(f"force-{option[3]}", Message("part-list", {"parts": names}), army_art(armies[0]), sign="war")
    return _told(ask, target, option)


def _told(ask: Ask, target: Target, option: tuple[int, str, int, int]) -> Target:
    """Both totals, how it would end, and a siege that would be surer."""
    place, mode, defender, mask = option
    s: Hadurak = ask.state
    armies, found = force(ask.seat, mask), (mode, defender)
    note = odds.note(s, place, found, armies)
    if mode == SIEGE:
        note = Message("note-siege", {"count": power(s, ask.seat, mask), "needed": defence(s, s.site_at(place))})
    told = odds.odds(s, ask.seat, place, found, armies)
    return replace(target, note=note, odds=told, warn=_surer(ask, option))


def _surer(ask: Ask, option: tuple[int, str, int, int]) -> Message | None:
    """A second siege would take the place without a fight (R14.11)."""
    place, mode, _, _ = option
    if mode != ASSAULT:
        return None
    s: Hadurak = ask.state
    return (
        Message("warn-siege-surer", {"site": wording.site_name(s, s.site_at(place))})
        if place in _falling(ask)
        else None
    )


def _falling(ask: Ask) -> set[int]:
    """Where a siege would now take the place."""
    s: Hadurak = ask.state
    sieges = {each[0] for each in ask.options if not isinstance(each, str) and each[1] == SIEGE}
    return {place for place in sieges if s.siege[s.site_at(place)] == ask.seat}


def _no_battle(ask: Ask, word: str) -> Ways:
    s: Hadurak = ask.state
    falling = _falling(ask)
    sites = wording.each(wording.site_name, s, (s.site_at(place) for place in sorted(falling)))
    warn = Message("warn-siege-left", {"sites": sites}) if falling else None
    yield (replace(word_button(ask, word), warn=warn),)


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
    s: Hadurak = ask.state
    kills = 100 * (s.tokens[army] + 1) >= s.nominal(army)
    says = "note-kills" if kills and army % ARMIES != GARRISON else "note-loses"
    strength = s.strength(army)
    note = Message(says, {"strength": strength, "after": max(0, strength - 100)})
    name = wording.army_name(ask.state, army)
    yield (button(f"army-{army}", name, army_art(army), note, "war" if kills else "legal"),)


def _breach(ask: Ask, word: str) -> Ways:
    s: Hadurak = ask.state
    walls = s.walls(s.site)
    yield (word_button(ask, word, Message("note-loses", {"strength": walls, "after": max(0, walls - 100)})),)


def _capture(ask: Ask, word: str) -> Ways:
    """Razing may be against the law."""
    s, city = ask.state, ask.args[0]
    if word != RAZE:
        yield (word_button(ask, word),)
        return
    warn = Message("warn-raze-law") if s.has_law(NO_RAZING) else None
    note = Message("note-raze", {"crowns": TIMES_RAZED * income(s, city)})
    yield (replace(word_button(ask, word, note), warn=warn),)


def by_city(ask: Ask, city: int) -> Ways:
    yield (at_place(ask.state.site_place(city)),)


def _ceded(ask: Ask, city: int) -> Ways:
    """A city that is given away, with what is lost by it."""
    s: Hadurak = ask.state
    note = Message("note-cede", {"strength": s.walls(city), "crowns": income(s, city)})
    yield (at_place(s.site_place(city), note=note),)


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "start_battle": _attack,
    "battle_discard": _discard,
    "allocate_losses": _loss,
    "ransom_city": _ceded,
}


WORDS: dict[str, Callable[[Ask, str], Ways]] = {
    "start_battle": _no_battle,
    "allocate_losses": _breach,
    "capture": _capture,
}
