"""What questions of marches and battles are about: who, where and with what, and the ways drawn on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from regalia.core.asking import Ask
from regalia.core.words import Argument, Message, SeatName, both, either
from regalia.games.hadurak.notation import SEA
from regalia.games.hadurak.pieces.board import TERRITORIES
from regalia.games.hadurak.pieces.cards import STRENGTH
from regalia.games.hadurak.rules.ending import city_count, needed_cities
from regalia.games.hadurak.rules.war.fighting import held, least_discarded, side_of
from regalia.games.hadurak.rules.war.movement import bars
from regalia.games.hadurak.rules.war.walls import TIMES_RAZED, income
from regalia.games.hadurak.state import ARMIES, AT_SEA, ATTACKER, GARRISON, NONE, OFF, Hadurak
from regalia.games.hadurak.table.war import leave
from regalia.games.hadurak.table.war.odds import prey
from regalia.games.hadurak.words import wording
from regalia.scene.types import Arrow, Sign

Told = dict[str, Any]
"""Fields of the question."""


def told(ask: Ask) -> Told:
    find = TOLD.get(ask.kind.id)
    return {} if find is None else find(ask)


def _army(s: Hadurak, army: int) -> dict[str, Argument]:
    return {"noble": wording.army_name(s, army), "strength": s.strength(army)}


def _where(s: Hadurak, place: int) -> str:
    return TERRITORIES[place % AT_SEA] if place != OFF else ""


# --- marches ----------------------------------------------------------------------------------------------------------


def _move(ask: Ask) -> Told:
    """With a chosen territory: who has come, and the ways of those who may."""
    s, target = ask.state, ask.args[0]
    if target == NONE:
        return {}
    place: dict[str, Argument] = {"place": wording.place_name(s, target)}
    came = [army for army in s.moved if s.place[army] % AT_SEA == target]
    return {
        "question": Message(
            "question-move_noble-more",
            {**place, "nobles": both(wording.each(wording.army_name, s, came)), "count": len(came)},
        )
        if came
        else Message("question-move_noble", place),
        "place": TERRITORIES[target],
        "arrows": tuple(_ways(ask, target)),
    }


def _ways(ask: Ask, target: int) -> Iterator[Arrow]:
    """For each noble the shortest way, by land if there is one."""
    s: Hadurak = ask.state
    shortest: dict[int, tuple[int, ...]] = {}
    for option in ask.options:
        if not isinstance(option, str):
            army, path = option
            known = shortest.get(army)
            if known is None or (path[0] == SEA, len(path)) < (known[0] == SEA, len(known)):
                shortest[army] = path
    for army, path in shortest.items():
        if s.place[army] != target:
            yield arrow(s, army, path)


def arrow(s: Hadurak, army: int, path: tuple[int, ...]) -> Arrow:
    seat = army // ARMIES
    by_land = path[0] != SEA
    asks = by_land and any(any(bars(s, seat, place)) for place in path[:-1])
    sign: Sign = "war" if by_land and prey(s, seat, path[-1]) else "shared" if asks else "legal"
    return Arrow(
        start=_where(s, s.place[army]),
        end=TERRITORIES[path[-1]],
        via=tuple(TERRITORIES[place] for place in path[:-1]) if by_land else (),
        seat=seat,
        sign=sign,
        text=Message("number", {"count": s.strength(army)}),
    )


def _passage(ask: Ask) -> Told:
    s = ask.state
    _, place, army, path = ask.args
    return {
        "question": Message("question-allow_passage", leave.passage_facts(ask)),
        "weighs": leave.passage(ask),
        "place": TERRITORIES[place],
        "arrows": (arrow(s, army, path),),
    }


def _collect(ask: Ask) -> Told:
    """Asked card by card, wherever he passes: so it says where he is and where he goes."""
    s, army = ask.state, ask.args[0]
    ahead = [step for step in s.todo[-2:] if step[0] == "travel_on" and step[1] == army]
    facts: dict[str, Argument] = {**_army(s, army), "place": wording.place_name(s, s.place[army])}
    about = Message("about-collect_troops", facts)
    if ahead:
        about = Message("about-collect_troops-ahead", {**facts, "goal": wording.place_name(s, int(ahead[-1][-1]))})
    return {
        "question": Message("question-collect_troops", facts),
        "about": about,
        "place": _where(s, s.place[army]),
    }


def _givers(ask: Ask) -> list[Message]:
    """Which armies can give something away: what is to be chosen first."""
    armies = dict.fromkeys(option[0] for option in ask.options if not isinstance(option, str))
    return [
        Message("castle-yours") if army % ARMIES == GARRISON else wording.army_name(ask.state, army) for army in armies
    ]


def _rearrange(ask: Ask) -> Told:
    """Card by card again, until «done»: so it says how many may still be moved."""
    s, where = ask.state, ask.args[0]
    return {
        "question": Message(f"question-rearrange-{where}"),
        "about": Message(f"about-rearrange-{where}", {"count": s.budget, "givers": either(_givers(ask))}),
    }


# --- before a battle --------------------------------------------------------------------------------------------------


def _battle(ask: Ask) -> Told:
    s, place = ask.state, ask.args[0]
    places = {option[0] for option in ask.options if not isinstance(option, str)}
    if place == NONE and len(places) == 1:
        (place,) = places
    if place == NONE:
        return {}
    return {
        "question": Message("question-start_battle", {"place": wording.place_name(s, place)}),
        "place": TERRITORIES[place],
    }


def _leave(ask: Ask) -> Told:
    s = ask.state
    attacker, site, mode, _ = ask.args
    facts: dict[str, Argument] = {"other": SeatName(attacker), "site": wording.site_name(s, site)}
    return {
        "question": Message(f"question-allow_attack-{mode}", facts),
        "weighs": leave.attack(ask),
        "place": TERRITORIES[s.site_place(site)],
    }


# --- in a battle ------------------------------------------------------------------------------------------------------


def _here(s: Hadurak) -> Told:
    return {"place": TERRITORIES[s.battle_place]} if s.battle else {}


def _commander(ask: Ask) -> Told:
    s = ask.state
    says = "attack" if ask.seat == s.attacker else "defend"
    return {
        **_here(s),
        "question": Message(f"question-commander-{says}", {"place": wording.place_name(s, s.battle_place)}),
    }


def _discard(ask: Ask) -> Told:
    s = ask.state
    side = side_of(s, ask.seat)
    facts: dict[str, Argument] = {"count": sum(held(s, side)), "least": least_discarded(s, side)}
    return {**_here(s), "question": Message("question-battle_discard", facts)}


def _ability(ask: Ask) -> Told:
    s, ability = ask.state, ask.args[0]
    side = side_of(s, ask.seat)
    army = s.commander[side]
    return {
        **_here(s),
        "question": Message(
            "question-use_ability",
            {"noble": wording.army_name(s, army), "power": Message(f"power-{ability}")},
        ),
        "about": Message(f"about-use_ability-{ability}"),
    }


def _losses(ask: Ask) -> Told:
    s = ask.state
    count = s.losses[ATTACKER if ask.seat == s.attacker else 1 - ATTACKER]
    where = wording.place_name(s, s.battle_place)
    return {**_here(s), "question": Message("question-allocate_losses", {"count": count, "place": where})}


# --- after a battle ---------------------------------------------------------------------------------------------------


def _deserter(ask: Ask) -> Told:
    return {"place": _where(ask.state, ask.state.place[ask.args[0]])}


def _losses_paid(ask: Ask) -> Told:
    s, army = ask.state, ask.args[0]
    all_of_them = sum(STRENGTH[troop] for troop in max(ask.options, key=len))
    facts: dict[str, Argument] = {
        "army": wording.army_name(s, army),
        "where": "castle" if army % ARMIES == GARRISON else "noble",
        "count": s.tokens[army],
        "needed": min(100 * s.tokens[army], all_of_them),
    }
    return {"question": Message("question-losses_paid", facts), "place": _where(s, s.place[army])}


def _retreat(ask: Ask) -> Told:
    s, army = ask.state, ask.args[0]
    place = s.place[army]
    facts: dict[str, Argument] = {**_army(s, army), "place": wording.place_name(s, place)}
    ways = tuple(
        Arrow(start=TERRITORIES[place], end=TERRITORIES[end], seat=ask.seat, sign="legal") for end in ask.options
    )
    return {
        "question": Message("question-retreat_to", facts),
        "about": Message("about-retreat_to", facts),
        "place": TERRITORIES[place],
        "arrows": ways,
    }


def _which(ask: Ask) -> Told:
    s = ask.state
    places = {s.place[army] for army in ask.options}
    return {"place": _where(s, next(iter(places)))} if len(places) == 1 else {}


def _capture(ask: Ask) -> Told:
    """What either would bring."""
    s, city = ask.state, ask.args[0]
    facts: dict[str, Argument] = {
        "crowns": income(s, city),
        "loot": TIMES_RAZED * income(s, city),
        "count": city_count(s, ask.seat),
        "needed": needed_cities(s),
    }
    return {"about": Message("about-capture", facts), "place": TERRITORIES[s.site_place(city)]}


TOLD: dict[str, Callable[[Ask], Told]] = {
    "move_noble": _move,
    "allow_passage": _passage,
    "collect_troops": _collect,
    "rearrange": _rearrange,
    "start_battle": _battle,
    "allow_attack": _leave,
    "commander": _commander,
    "battle_discard": _discard,
    "use_ability": _ability,
    "allocate_losses": _losses,
    "deserter": _deserter,
    "losses_paid": _losses_paid,
    "retreat_to": _retreat,
    "which_army": _which,
    "capture": _capture,
}
