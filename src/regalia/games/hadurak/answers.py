"""How each answer is given by clicks: on the map, on cards, or on buttons, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak import wording
from regalia.games.hadurak.battle_scene import stack_id
from regalia.games.hadurak.boards import offer_id
from regalia.games.hadurak.cards import BARONS, FOR, MOBILIZE, TRACK_COST, WAGE
from regalia.games.hadurak.council_scene import ANSWER_ART, chair_id
from regalia.games.hadurak.faces import action_art, army_art, army_card_id, symbol_art, troop_art
from regalia.games.hadurak.notation import ALL, SEA
from regalia.games.hadurak.realm import TERRITORIES
from regalia.games.hadurak.rules.battle import defence, power
from regalia.games.hadurak.rules.events import receiver_cost
from regalia.games.hadurak.rules.movement import bars
from regalia.games.hadurak.state import ARMIES, ASSAULT, FIELD, GARRISON, OFF, SIEGE, Hadurak
from regalia.scene.types import Sign, Target

Path = tuple[Target, ...]
Ways = Iterator[Path]

WORD_ART = {
    "execute": "check",
    "accept": "check",
    "yes": "check",
    "done": "check",
    "pay": "hd-crown-coin",
    "decline": "cross",
    "refuse": "hd-banned",
    "defy": "hd-banned",
    "obey": "hd-agenda-law",
    "no": "cross",
    "pass": "cross",
    "crowns": "hd-crown-coin",
    "vote": "hd-vote",
    "move": action_art(MOBILIZE),
    "battle": "hd-fate-deal-100",
    "marker": "hd-marker",
    "faith": "hd-faith",
    "let_go": "cross",
    "control": "hd-city-200",
    "raze": "hd-city-razed",
    "breach": "hd-breach",
}
HARSH = ("refuse", "defy", "raze", "let_go")
BATTLE_ART = {FIELD: action_art(MOBILIZE), ASSAULT: "hd-fate-deal-100", SIEGE: "hd-siege"}


# --- things to click --------------------------------------------------------------------------------------------------


def _button(id: str, name: Message, art: str = "", note: Message | None = None, sign: Sign = "legal") -> Target:
    return Target(at=f"button:{id}", name=name, art=art, note=note, sign=sign)


def _at_place(place: int, sign: Sign = "legal", note: Message | None = None, ghost: str = "") -> Target:
    return Target(at=f"place:{TERRITORIES[place]}", sign=sign, note=note, ghost=ghost)


def _at_army(army: int, ghost: str = "") -> Target:
    return Target(at=f"card:{army_card_id(army)}", ghost=ghost)


def _named(seat: int) -> Message:
    return Message("named", {"name": SeatName(seat)})


def _arms(s: Hadurak, seat: int) -> str:
    return f"hd-arms-{BARONS[s.barons[seat]]}"


def _number(count: int, art: str) -> Target:
    return _button(f"n-{count}", Message("number", {"count": count}), art)


def by_button(ask: Ask, option: Option) -> Ways:
    """One button that says the option."""
    word = option if isinstance(option, str) else ""
    sign: Sign = "war" if word in HARSH else "legal"
    art = WORD_ART.get(word, "")
    if ask.kind.id == "mobilize_target" and word == "pass":
        art = "cross"
    yield (_button(ask.text(option), wording.option(ask, option), art, sign=sign),)


# --- setup and upkeep -------------------------------------------------------------------------------------------------


def _baron(ask: Ask, baron: int) -> Ways:
    yield (_button(BARONS[baron], wording.option(ask, baron), f"hd-arms-{BARONS[baron]}"),)


def _first_troops(ask: Ask, units: tuple[int, ...]) -> Ways:
    yield tuple(_army_to_gather(ask, ARMIES * ask.seat + unit) for unit in units)


def _army_to_gather(ask: Ask, army: int) -> Target:
    name = wording.army_name(ask.state, army)
    return Target(at=f"card:{army_card_id(army)}", art=army_art(army), name=name)


def _place(ask: Ask, place: int) -> Ways:
    yield (_at_place(place),)


def _refuge(ask: Ask, place: int) -> Ways:
    """On the map; and by a button, since the stage of the battle lies over it."""
    yield (_button(f"to-{TERRITORIES[place]}", wording.option(ask, place), "hd-road"),)
    yield (_at_place(place),)


def _noble_to_place(ask: Ask, option: tuple[int, int]) -> Ways:
    army, place = option
    yield _at_army(army), _at_place(place, ghost=army_art(army))


def _army(ask: Ask, army: int) -> Ways:
    yield (_at_army(army),)


def _army_button(ask: Ask, army: int) -> Ways:
    """In a battle the stage lies over the cards: buttons do as well."""
    note = Message("note-strength", {"strength": ask.state.strength(army)})
    yield (_button(f"army-{army}", wording.army_name(ask.state, army), army_art(army), note),)


def _transfer(ask: Ask, option: tuple[int, int, int]) -> Ways:
    giver, taker, troop = option
    name = wording.troop_name(ask.state, troop)
    art = "hd-mercenary" if troop == ALL else troop_art(troop)
    yield _at_army(giver), _button(f"troop-{troop}", name, art), _at_army(taker)


# --- cards ------------------------------------------------------------------------------------------------------------


def _plan(ask: Ask, cards: tuple[int, ...]) -> Ways:
    if not cards:
        yield (_button("none", wording.option(ask, cards), "cross"),)
        return
    yield tuple(
        Target(at=f"card:hand-{card}", art=action_art(card), name=wording.action_name(ask.state, card))
        for card in cards
    )


def _field(ask: Ask, field: int) -> Ways:
    name = ("tax", "wages", "assembly")[field]
    there, needed = len(ask.state.fields[field]) + 1, 2 * ask.state.players()
    id = "note-field-full" if there >= needed else "note-field"
    note = Message(id, {"count": there, "needed": needed})
    yield (_button(name, wording.option(ask, field), f"hd-field-{name}", note, "war" if there >= needed else "legal"),)


def _space(ask: Ask, space: int) -> Ways:
    id = "button-space-paid" if ask.args[0] else "button-space"
    cost = TRACK_COST[space - 1]
    yield (_button(f"space-{space}", Message(id, {"space": space, "crowns": cost}), "hd-marker"),)


# --- movement and battle ----------------------------------------------------------------------------------------------


def _move(ask: Ask, option: tuple[int, tuple[int, ...]]) -> Ways:
    """The noble, where he ends, and the way if there are several; a lone noble also by his territory."""
    army, path = option
    s: Hadurak = ask.state
    end = _at_place(path[-1], _sign(s, ask.seat, path), _way_note(s, ask.seat, path), army_art(army))
    rest: Path = (end,)
    if len(_same_end(ask, army, path)) > 1:
        rest = (end, _button("way-" + "-".join(map(str, path)), wording.move_line(s, army, path), _way_art(path)))
    yield _at_army(army), *rest
    if sum(place == s.place[army] for place in _movable(ask)) == 1:
        yield _at_place(s.place[army]), *rest


def _movable(ask: Ask) -> list[int]:
    """Where nobles stand that may move, each noble once."""
    armies = dict.fromkeys(_of_move(option)[0] for option in ask.options if not isinstance(option, str))
    return [ask.state.place[army] for army in armies]


def _of_move(option: Any) -> tuple[int, tuple[int, ...]]:
    """Of a move, or of an event's choice that is one."""
    return (option[1], option[2]) if option[0] == "move" else (option[0], option[1])


def _same_end(ask: Ask, army: int, path: tuple[int, ...]) -> list[tuple[int, ...]]:
    moves = [_of_move(option) for option in ask.options if not isinstance(option, str)]
    return [way for who, way in moves if who == army and way[-1] == path[-1]]


def _way_art(path: tuple[int, ...]) -> str:
    return "hd-ship" if path[0] == SEA else "hd-road"


def _sign(s: Hadurak, seat: int, path: tuple[int, ...]) -> Sign:
    """Whoever must ask leave is marked."""
    return "shared" if path[0] != SEA and any(any(bars(s, seat, place)) for place in path[:-1]) else "legal"


def _way_note(s: Hadurak, seat: int, path: tuple[int, ...]) -> Message | None:
    if path[0] == SEA:
        return Message("note-by-sea")
    asked = dict.fromkeys(other for place in path[:-1] for other in bars(s, seat, place))
    return Message("note-leave", {"seats": tuple(_named(other) for other in asked)}) if asked else None


def _attack(ask: Ask, option: tuple[int, str, int, int]) -> Ways:
    """The place if there are several, the kind of battle and the opponent, then who takes part."""
    place, mode, defender, _ = option
    s: Hadurak = ask.state
    attacks = [each for each in ask.options if not isinstance(each, str)]
    path: list[Target] = []
    if len({each[0] for each in attacks}) > 1:
        path.append(_at_place(place, "war"))
    name = Message(f"button-{mode}", {"against": _opponent(s, option)})
    path.append(_button(f"{mode}-{defender}", name, BATTLE_ART[mode], sign="war"))
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
    return _button(f"force-{mask}", Message("part-list", {"parts": names}), army_art(armies[0]), note, "war")


def _discard(ask: Ask, counts: tuple[int, ...]) -> Ways:
    path = tuple(
        Target(
            at=f"card:{stack_id(symbol)}",
            art=symbol_art(symbol),
            name=Message(f"symbol-{('deal_100', 'prevent_100', 'victory_1', 'draw_more')[symbol]}"),
        )
        for symbol, count in enumerate(counts)
        for _ in range(count)
    )
    yield path or (_button("none", wording.option(ask, counts), "check"),)


def _loss(ask: Ask, army: int) -> Ways:
    kills = 100 * (ask.state.tokens[army] + 1) >= ask.state.nominal(army)
    id = "note-kills" if kills and army % ARMIES != GARRISON else "note-strength"
    note = Message(id, {"strength": ask.state.strength(army)})
    name = wording.army_name(ask.state, army)
    yield (_button(f"army-{army}", name, army_art(army), note, "war" if kills else "legal"),)


def _troop(ask: Ask, troop: int) -> Ways:
    yield (_button(f"troop-{troop}", wording.option(ask, troop), troop_art(troop)),)


def _troop_of(ask: Ask, option: tuple[int, int]) -> Ways:
    _, troop = option
    art = "hd-mercenary" if troop == ALL else troop_art(troop)
    yield (_button(ask.text(option), wording.option(ask, option), art),)


def _city(ask: Ask, city: int) -> Ways:
    yield (_at_place(ask.state.site_place(city)),)


# --- church, money, mercenaries ---------------------------------------------------------------------------------------


def _receiver(ask: Ask, seat: int) -> Ways:
    cost = receiver_cost(ask.state, ask.seat, seat)
    note = Message("option-faith", {"count": cost}) if cost else None
    yield (_button(f"seat-{seat}", _named(seat), _arms(ask.state, seat), note),)


def _seat(ask: Ask, seat: int) -> Ways:
    yield (_button(f"seat-{seat}", _named(seat), _arms(ask.state, seat)),)
    if ask.state.in_session:
        yield (Target(at=f"place:{chair_id(seat)}"),)


def _faith(ask: Ask, count: int) -> Ways:
    yield (_number(count, "hd-faith"),)


def _stake(ask: Ask, count: int) -> Ways:
    yield (_number(count, "hd-crown-coin"),)


def _voyage(ask: Ask, voyage: int) -> Ways:
    id = ("ceylon", "spice-islands", "china")[voyage]
    yield (_button(id, wording.option(ask, voyage), f"hd-expedition-{id}", Message(f"note-{id}")),)


def _work(ask: Ask, option: tuple[str, int, int]) -> Ways:
    """The city or castle on the map, then what is done."""
    verb, site, count = option
    place = ask.state.site_place(site)
    button = _button(
        f"{verb}-{count}", wording.option(ask, option), f"hd-{'breach' if verb == 'repair' else 'fortified'}"
    )
    if place != OFF:
        yield _at_place(place), button
    else:
        yield (button,)


def _recruits(ask: Ask, option: tuple[int, int]) -> Ways:
    army, count = option
    yield _at_army(army), _number(count, "hd-casualty")


def _event_choice(ask: Ask, option: tuple[Any, ...]) -> Ways:
    verb = option[0]
    if verb == "troop":
        for at, troop in enumerate(ask.state.offer):
            if troop == option[1]:
                yield (Target(at=f"card:{offer_id(at)}"),)
    elif verb == "city":
        yield from _city(ask, option[1])
    elif verb == "move":
        yield from _move(ask, (option[1], option[2]))
    elif verb == "restore":
        yield from _army(ask, option[1])
    elif verb in ("repair", "fortify", "unfortify", "breach"):
        yield from _work(ask, (option[0], option[1], option[2]))
    else:
        yield from by_button(ask, option)


def _hire(ask: Ask, option: tuple[tuple[int, ...], tuple[int, ...]]) -> Ways:
    """Cards of the offer; with several also which further markers are used up, if there is a choice."""
    troops, spaces = option
    free = list(enumerate(ask.state.offer))
    path = []
    for troop in troops:
        at = next(at for at, other in free if other == troop)
        free.remove((at, troop))
        path.append(_offered(ask, at, troop))
    alike = [each for each in ask.options if not isinstance(each, str) and each[0] == troops]
    if len(alike) > 1:
        names = ", ".join(str(space + 1) for space in spaces)
        path.append(_button(f"spaces-{names}", Message("button-spaces", {"spaces": names}), "hd-marker"))
    yield tuple(path)
    if len(troops) == 1:
        for at, troop in free:
            if troop == troops[0]:
                yield (_offered(ask, at, troop),)


def _offered(ask: Ask, at: int, troop: int) -> Target:
    name = wording.troop_name(ask.state, troop)
    return Target(
        at=f"card:{offer_id(at)}",
        art=troop_art(troop),
        name=name,
        note=Message("option-crowns", {"count": WAGE[troop]}),
    )


# --- the Assembly -----------------------------------------------------------------------------------------------------


def _votes(ask: Ask, count: int) -> Ways:
    yield (_number(count, "hd-vote"),)


def _answer(ask: Ask, answer: int) -> Ways:
    if answer < FOR:
        yield from _seat(ask, answer)
    else:
        yield (_button(ask.text(answer), wording.option(ask, answer), ANSWER_ART[answer]),)


def _order(ask: Ask, order: tuple[int, ...]) -> Ways:
    """The first, the second; the last follows."""
    urgent = ask.state.urgent
    yield tuple(
        _button(
            f"{at}-{which}",
            Message("button-order", {"number": at + 1, "agenda": wording.agenda_name(ask.state, urgent[which])}),
        )
        for at, which in enumerate(order[:-1])
    )


def _written(ask: Ask, option: tuple[int, int]) -> Ways:
    answer, count = option
    if not count:
        yield (_button("none", wording.option(ask, option), "cross"),)
        return
    art = ANSWER_ART.get(answer) or _arms(ask.state, answer)
    name = Message("part-list", {"parts": (_said(ask.state, answer),)})
    yield _button(f"answer-{answer}", name, art), _number(count, "hd-vote")


def _said(s: Hadurak, answer: int) -> Message:
    found = wording.answer_name(s, answer)
    return found if isinstance(found, Message) else Message("named", {"name": found})


SUBJECT_ART = {
    "pardon": "hd-banned",
    "repeal": "hd-agenda-law",
    "rule": "hd-agenda-law",
    "strip": "hd-agenda-title",
    "adjourn": "clock",
    "agenda": "hd-agenda-motion",
}


def _subject(ask: Ask, option: tuple[Any, ...]) -> Ways:
    """The kind of subject, then which."""
    kind = option[0]
    first = _button(f"subject-{kind}", Message(f"button-subject-{kind}"), SUBJECT_ART[kind])
    if len(option) == 1:
        yield (first,)
        return
    facts = {"pardon": "other", "repeal": "law", "rule": "law", "strip": "agenda", "agenda": "agenda"}
    name = wording.fact(ask.state, facts[kind], option[1])
    shown = name if isinstance(name, Message) else Message("named", {"name": name})
    yield first, _button(f"{kind}-{option[1]}", shown)


def _agenda_choice(ask: Ask, option: Any) -> Ways:
    if isinstance(option, tuple):
        yield from _troop_of(ask, option)
    else:
        yield (_button(f"city-{option}", wording.option(ask, option), "hd-city-200"),)


# --- deals ------------------------------------------------------------------------------------------------------------


def _gift(ask: Ask, option: tuple[int, int]) -> Ways:
    other, crowns = option
    yield _button(f"seat-{other}", _named(other), _arms(ask.state, other)), _number(crowns, "hd-crown-coin")


def _hostage(ask: Ask, option: tuple[str, int, int]) -> Ways:
    verb, army, other = option
    first = _button(f"heir-{army}", wording.army_name(ask.state, army), army_art(army))
    sign: Sign = "war" if verb == "kill" else "legal"
    yield first, _button(f"{verb}-{other}", wording.option(ask, option), sign=sign)


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "choose_baron": _baron,
    "assign_initial": _first_troops,
    "place_castle": _place,
    "enter_noble": _noble_to_place,
    "place_noble": _noble_to_place,
    "plan_cards": _plan,
    "choose_field": _field,
    "track_space": _space,
    "mobilize_target": _place,
    "move_noble": _move,
    "collect_troops": _troop_of,
    "start_battle": _attack,
    "commander": _army_button,
    "which_army": _army_button,
    "battle_discard": _discard,
    "allocate_losses": _loss,
    "deserter": _troop,
    "retreat_to": _refuge,
    "ransom_city": _city,
    "event_receiver": _receiver,
    "event_cancel": _faith,
    "event_choice": _event_choice,
    "expedition_start": _voyage,
    "expedition_stake": _stake,
    "fortification": _work,
    "recruiting": _recruits,
    "wages": _troop_of,
    "hire": _hire,
    "assign_troop": _army,
    "deputy": _seat,
    "agenda_order": _order,
    "commit_votes": _votes,
    "declare_vote": _answer,
    "break_tie": _answer,
    "written_votes": _written,
    "discard_title": by_button,
    "give_office": _army_button,
    "agenda_choice": _agenda_choice,
    "private_subject": _subject,
    "rearrange": _transfer,
    "give_crowns": _gift,
    "hostage": _hostage,
}
