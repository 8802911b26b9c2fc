"""Hadurak's plain values as messages for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from regalia.core import plain
from regalia.core.asking import Ask, Option
from regalia.core.wording import counted, worded
from regalia.core.words import Argument, Message, SeatName, both
from regalia.games.hadurak.notation import ALL, PASS, SEA
from regalia.games.hadurak.pieces.board import CITIES, CITY_COUNT, TERRITORIES
from regalia.games.hadurak.pieces.cards import (
    ACTIONS,
    AGAINST,
    AGENDAS,
    BARONS,
    EVENTS,
    FATE_BARON,
    FATE_CITY,
    FATE_NATION,
    FATE_REBELLION,
    FATE_SHAPE,
    FATE_SYMBOL,
    FATE_VOYAGE,
    FIELDS,
    FOR,
    LAWS,
    LOST,
    NATION,
    NATIONS,
    NO_NEWS,
    NOBLES,
    SHAPES,
    STRENGTH,
    SYMBOLS,
    TRACK_COST,
    VOYAGES,
    is_mercenary,
    wage,
)
from regalia.games.hadurak.rules.events.resolving import receiver_cost
from regalia.games.hadurak.rules.upkeep import CROWNS, price
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NEUTRAL, RAZED, Hadurak

# --- names ------------------------------------------------------------------------------------------------------------


def seat_name(s: Hadurak, seat: int) -> Argument:
    return SeatName(seat) if seat >= 0 else Message("neutral-side")


def place_name(s: Hadurak, place: int) -> Message:
    return Message(f"place-{TERRITORIES[place]}")


def city_name(s: Hadurak, city: int) -> Message:
    return Message(f"place-{CITIES[city]}")


def site_name(s: Hadurak, site: int) -> Message:
    return city_name(s, site) if site < CITY_COUNT else Message("castle-of", {"seat": SeatName(site - CITY_COUNT)})


def army_name(s: Hadurak, army: int) -> Message:
    seat, unit = divmod(army, ARMIES)
    if unit == GARRISON:
        return Message("castle-of", {"seat": SeatName(seat)})
    return Message(f"noble-{NOBLES[s.barons[seat]][unit]}")


def city_line(s: Hadurak, city: int) -> Message:
    """A city as it stands on the map."""
    if s.control[city] == RAZED:
        return Message("card-razed")
    if s.control[city] == NEUTRAL:
        return Message("card-city-neutral", {"walls": s.walls(city)})
    return Message("card-city", {"walls": s.walls(city), "seat": seat_name(s, s.control[city])})


def army_line(s: Hadurak, army: int) -> Message:
    """An army with where it is and everything in it."""
    place = s.place[army]
    where = Message("off-board") if place < 0 else place_name(s, place % AT_SEA)
    return Message(
        "card-army",
        {
            "army": army_name(s, army),
            "place": Message("at-sea", {"place": where}) if place >= AT_SEA else where,
            "strength": s.strength(army),
            "troops": troops_line(s, army),
        },
    )


def army_here(s: Hadurak, army: int) -> Message:
    """An army on the map, where its place is said already."""
    facts: dict[str, Argument] = {
        "army": army_name(s, army),
        "strength": s.strength(army),
        "troops": troops_line(s, army),
    }
    return Message("card-army-at-sea" if s.place[army] >= AT_SEA else "card-army-here", facts)


def troops_line(s: Hadurak, army: int) -> Message:
    """Its troops, casualties, office, and whether its noble is exhausted."""
    parts = list(each(troop_name, s, s.troops[army]))
    if s.office[army] >= 0:
        parts.append(agenda_name(s, s.office[army]))
    if s.tokens[army]:
        parts.append(Message("part-casualties", {"count": s.tokens[army]}))
    if army % ARMIES != GARRISON and not s.rested[army]:
        parts.append(Message("part-exhausted"))
    if army == s.childless:
        parts.append(Message("happening-childless"))
    return Message("part-list", {"parts": tuple(parts)}) if parts else Message("part-nothing")


def troop_name(s: Hadurak, troop: int) -> Message:
    if troop == ALL:
        return Message("troop-all")
    if not is_mercenary(troop):
        return Message("troop-vassal", {"strength": STRENGTH[troop]})
    return Message(f"troop-{NATIONS[NATION[troop]]}", {"strength": STRENGTH[troop]})


def action_name(s: Hadurak, action: int) -> Message:
    return Message(f"action-{ACTIONS[action]}" if action >= 0 else "card-hidden")


def agenda_name(s: Hadurak, card: int) -> Message:
    return Message(f"agenda-{AGENDAS[card]}")


def event_name(s: Hadurak, card: int) -> Message:
    return Message(f"happening-{EVENTS[card]}")


def law_name(s: Hadurak, law: int) -> Message:
    return Message(f"agenda-{LAWS[law]}")


def voyage_name(s: Hadurak, voyage: int) -> Message:
    return Message(f"voyage-{VOYAGES[voyage]}")


def answer_name(s: Hadurak, answer: int) -> Argument:
    if answer in (FOR, AGAINST):
        return Message("answer-for" if answer == FOR else "answer-against")
    return SeatName(answer)


def ability_line(s: Hadurak, ability: str) -> Message:
    """A commander's sign, and what it does in battle."""
    return Message("ability-does", {"ability": Message(f"ability-{ability}"), "power": Message(f"power-{ability}")})


def motion_name(s: Hadurak, motion: Sequence[int | str]) -> Message:
    """What is voted on: a card by its name, another subject by what it asks for."""
    kind, *about = motion
    if kind in ("urgent", "agenda"):
        return agenda_name(s, int(about[0]))
    return _subject_line(s, motion)


def _subject_line(s: Hadurak, subject: Sequence[int | str]) -> Message:
    facts = {"pardon": "other", "repeal": "law", "rule": "law", "strip": "agenda", "agenda": "agenda"}
    kind, *about = subject
    return _named(s, f"option-subject-{kind}", **({facts[str(kind)]: about[0]} if about else {}))


def result_name(s: Hadurak, answer: int) -> Message:
    """What the Assembly has decided."""
    if answer in (FOR, AGAINST):
        return Message("result-carried" if answer == FOR else "result-rejected")
    return Message("result-named", {"seat": SeatName(answer)})


def sums_line(s: Hadurak, sums: Sequence[tuple[int, int]]) -> Message:
    """The votes for each answer; of many barons those that anybody named."""
    told = [pair for pair in sums if pair[1] or pair[0] in (FOR, AGAINST)]
    if not any(votes for _, votes in sums):
        return Message("sums-none")
    parts = [Message("council-sum", {"answer": answer_name(s, answer), "count": votes}) for answer, votes in told]
    return Message("part-list", {"parts": tuple(parts)})


def chair_line(s: Hadurak, chair: int) -> Message:
    """Who decided, where the votes were equal (R10.8)."""
    return Message("decided-by-chair", {"seat": SeatName(chair)}) if chair >= 0 else Message("nothing")


def symbol_name(s: Hadurak, card: int) -> Message:
    """A fate card as it counts in battle."""
    return Message(f"symbol-{SYMBOLS[FATE_SYMBOL[card]]}" if card >= 0 else "card-hidden")


def fate_line(s: Hadurak, shows: Sequence[Any]) -> Message:
    """What of a fate card decided, and about what."""
    sign, card, about = shows
    match sign:
        case "baron":
            return Message(f"baron-{BARONS[FATE_BARON[card]]}")
        case "shape":
            return Message(f"shape-{SHAPES[FATE_SHAPE[card]]}")
        case "city":
            return city_name(s, FATE_CITY[card]) if FATE_CITY[card] >= 0 else Message("no-city")
        case "nation":
            return Message(f"nation-{NATIONS[FATE_NATION[card]]}")
        case "rebellion":
            return Message("fate-rebellion" if FATE_REBELLION[card] else "fate-calm", {"city": city_name(s, about)})
    return Message("fate-voyage", {"voyage": voyage_name(s, about), "fortune": _fortune(FATE_VOYAGE[card][about])})


def _fortune(result: int) -> Message:
    if result in (LOST, NO_NEWS):
        return Message("fortune-lost" if result == LOST else "fortune-waiting")
    return Message("fortune-times", {"count": result})


def each(name: Callable[[Hadurak, int], Argument], s: Hadurak, values: Iterable[int]) -> tuple[Message, ...]:
    return tuple(_as_message(name(s, value)) for value in values)


def _as_message(argument: Argument) -> Message:
    return argument if isinstance(argument, Message) else Message("named", {"name": argument})


FACTS: dict[str, Callable[[Hadurak, Any], Argument]] = {
    "seat": seat_name,
    "other": seat_name,
    "defender": seat_name,
    "baron": lambda s, baron: Message(f"baron-{BARONS[baron]}"),
    "place": place_name,
    "origin": place_name,
    "city": city_name,
    "cities": lambda s, cities: both(each(city_name, s, cities)),
    "site": site_name,
    "noble": army_name,
    "army": army_name,
    "giver": army_name,
    "taker": army_name,
    "nobles": lambda s, armies: both(each(army_name, s, armies)),
    "troops": lambda s, troops: each(troop_name, s, troops),
    "action": action_name,
    "field": lambda s, field: Message(f"field-{FIELDS[field]}"),
    "event": event_name,
    "agenda": agenda_name,
    "agendas": lambda s, cards: each(agenda_name, s, cards),
    "law": law_name,
    "voyage": voyage_name,
    "ability": ability_line,
    "answer": answer_name,
    "motion": motion_name,
    "result": result_name,
    "sums": sums_line,
    "chair": chair_line,
    "cards": lambda s, cards: each(symbol_name, s, cards),
    "shows": fate_line,
    "nation": lambda s, nation: Message(f"nation-{NATIONS[nation]}"),
    "total": lambda s, total: Message("victory-total" if total else "victory-partial"),
    "outcome": lambda s, outcome: Message(f"outcome-{outcome}"),
    "counts": lambda s, counts: " / ".join(map(str, counts)),
}


def fact(s: Hadurak, name: str, value: Any) -> Argument:
    """What a fact of an event, a refusal or a question is called."""
    return FACTS[name](s, value) if name in FACTS else plain.fact(s, name, value)


_named = partial(worded, fact)


# --- options ----------------------------------------------------------------------------------------------------------


def option(ask: Ask, option: Option) -> Message:
    """The line that stands for an option."""
    kind = ask.kind.id
    if kind == "move_noble" and option == PASS and ask.state.moved:
        return Message("option-move_noble-pass-more")
    if kind == "rebellion" and option == CROWNS:
        return Message("option-rebellion-crowns", {"crowns": price(ask.state, ask.args[0])})
    if isinstance(option, str):
        return Message(f"option-{kind}-{option}")
    return OPTIONS[kind](ask, option)


def _one(name: str) -> Callable[[Ask, Option], Message]:
    """A line that only names the option."""

    def say(ask: Ask, option: Option) -> Message:
        return _named(ask.state, f"option-{name}", **{name: option})

    return say


def _number(line: str) -> Callable[[Ask, Option], Message]:
    return lambda ask, option: Message(line, {"count": option})


def _pair(line: str, first: str, second: str) -> Callable[[Ask, Option], Message]:
    return lambda ask, option: _named(ask.state, line, **{first: option[0], second: option[1]})


def _assign(ask: Ask, option: Option) -> Message:
    armies = tuple(ARMIES * ask.seat + unit for unit in option)
    return _named(ask.state, f"option-assign_initial-{ask.args[0]}", nobles=armies)


def _plan(ask: Ask, option: Option) -> Message:
    if not option:
        return Message("option-plan_cards-none")
    return Message("option-plan_cards", {"pile": ask.args[0] + 1, "cards": each(action_name, ask.state, option)})


def _space(ask: Ask, option: Option) -> Message:
    return Message("option-track_space", {"space": option, "crowns": TRACK_COST[option - 1] if ask.args[0] else 0})


def move_line(s: Hadurak, army: int, path: tuple[int, ...]) -> Message:
    if path[0] == SEA:
        return _named(s, "option-move-sea", noble=army, place=path[1])
    return Message("option-move-land", {"noble": army_name(s, army), "places": each(place_name, s, path)})


def _attack(ask: Ask, option: Option) -> Message:
    place, mode, defender, mask = option
    nobles = tuple(ARMIES * ask.seat + shape for shape in range(GARRISON) if mask >> shape & 1)
    return _named(ask.state, f"option-attack-{mode}", place=place, defender=defender, nobles=nobles)


def _discard(ask: Ask, option: Option) -> Message:
    parts = counted("counted", option, "name", lambda symbol: Message(f"symbol-{SYMBOLS[symbol]}"))
    return Message("option-discard", {"cards": parts}) if parts else Message("option-discard-none")


def _receiver(ask: Ask, option: Option) -> Message:
    cost = receiver_cost(ask.state, ask.seat, option)
    return Message("option-receiver", {"seat": SeatName(option), "count": cost})


def _work(ask: Ask, option: Option) -> Message:
    verb, site, count = option
    return _named(ask.state, f"option-work-{verb}", site=site, count=count)


def _event_choice(ask: Ask, option: Option) -> Message:
    match option[0]:
        case "troop":
            return _named(ask.state, "option-troops", troops=(option[1],))
        case "city":
            return _named(ask.state, "option-city", city=option[1])
        case "move":
            return move_line(ask.state, option[1], option[2])
        case "lose":
            return _troop_of(ask, option[1:])
        case "restore":
            return _named(ask.state, "option-army", army=option[1])
        case "buy":
            return Message(f"option-buy-{option[1]}-{option[2]}")
    return _work(ask, option)


def _troop_of(ask: Ask, option: Option) -> Message:
    return _named(ask.state, "option-troop_of", army=option[0], troops=(option[1],))


def _hire(ask: Ask, option: Option) -> Message:
    troops, spaces = option
    crowns = wage(troops)
    if not spaces:
        return _named(ask.state, "option-hire", troops=troops, crowns=crowns)
    names = ", ".join(str(space + 1) for space in spaces)
    return Message(
        "option-hire-several", {"troops": each(troop_name, ask.state, troops), "crowns": crowns, "spaces": names}
    )


def _order(ask: Ask, option: Option) -> Message:
    return _named(ask.state, "option-agendas", agendas=tuple(ask.state.urgent[at] for at in option))


def _written(ask: Ask, option: Option) -> Message:
    answer, count = option
    if not count:
        return Message("option-written-none")
    return _named(ask.state, "option-written", answer=answer, count=count)


def _subject(ask: Ask, option: Option) -> Message:
    return Message("option-subject", {"motion": _subject_line(ask.state, option)})


def _agenda_choice(ask: Ask, option: Option) -> Message:
    return _troop_of(ask, option) if isinstance(option, tuple) else _named(ask.state, "option-city", city=option)


def _transfer(ask: Ask, option: Option) -> Message:
    giver, taker, troop = option
    return _named(ask.state, "option-transfer", giver=giver, taker=taker, troops=(troop,))


def _hostage(ask: Ask, option: Option) -> Message:
    verb, army, other = option
    named = {"other": other} if verb == "give" else {}
    return _named(ask.state, f"option-hostage-{verb}", noble=army, **named)


OPTIONS: dict[str, Callable[[Ask, Option], Message]] = {
    "choose_baron": _one("baron"),
    "assign_initial": _assign,
    "place_castle": _one("place"),
    "enter_noble": _pair("option-place_noble", "noble", "place"),
    "place_noble": _pair("option-place_noble", "noble", "place"),
    "plan_cards": _plan,
    "choose_field": _one("field"),
    "track_space": _space,
    "mobilize_target": _one("place"),
    "move_noble": lambda ask, option: move_line(ask.state, *option),
    "collect_troops": _troop_of,
    "start_battle": _attack,
    "commander": _one("army"),
    "which_army": _one("army"),
    "battle_discard": _discard,
    "allocate_losses": _one("army"),
    "deserter": lambda ask, option: _named(ask.state, "option-troops", troops=(option,)),
    "losses_paid": _one("troops"),
    "retreat_to": _one("place"),
    "ransom_city": _one("city"),
    "event_receiver": _receiver,
    "event_cancel": _number("option-faith"),
    "event_choice": _event_choice,
    "expedition_start": _one("voyage"),
    "expedition_stake": _number("option-stake"),
    "fortification": _work,
    "recruiting": _pair("option-recruiting", "army", "count"),
    "wages": _troop_of,
    "hire": _hire,
    "assign_troop": _one("army"),
    "deputy": _one("seat"),
    "agenda_order": _order,
    "commit_votes": _number("option-votes"),
    "declare_vote": _one("answer"),
    "break_tie": _one("answer"),
    "written_votes": _written,
    "discard_title": _one("agenda"),
    "give_office": _one("army"),
    "agenda_choice": _agenda_choice,
    "private_subject": _subject,
    "rearrange": _transfer,
    "give_crowns": _pair("option-give", "other", "crowns"),
    "hostage": _hostage,
}
