"""Leave asked of a baron, to pass or to attack beside his noble: what either answer leads to and does not prevent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.board import CITY_COUNT, WALLS
from regalia.games.hadurak.pieces.cards import MOBILIZE
from regalia.games.hadurak.rules.war.attack import defence, force, power, rested_at
from regalia.games.hadurak.rules.war.movement import open_walks
from regalia.games.hadurak.state import ARMIES, ASSAULT, AT_SEA, FIELD, NEUTRAL, NONE, SIEGE, Hadurak
from regalia.games.hadurak.table.faces import army_art
from regalia.games.hadurak.table.war import odds
from regalia.games.hadurak.words import wording
from regalia.scene.types import Mood, Odds, Outcome, Stop, Weighing

Facts = dict[str, Argument]
Told = tuple[Message, Odds]
"""A fight that may follow: who attacks whom with what, and how it would end."""

TURNED: dict[Mood, Mood] = {"good": "bad", "even": "even", "bad": "good"}


# --- to pass ----------------------------------------------------------------------------------------------------------


def passage(ask: Ask) -> Weighing:
    """R12.4, R12.5."""
    s: Hadurak = ask.state
    mover, place, army, path = ask.args
    facts = passage_facts(ask)
    allowed = _fight(ask, mover, path[-1], army) if _brings_battle(s) else None
    stops = _fight(ask, mover, place, army) if _brings_battle(s) and not s.moved else None
    return Weighing(
        title=Message("weigh-passage", facts),
        way=(_setting_out(s, army), _mine(s, ask.seat, place), _goal(s, ask.seat, path[-1])),
        outcomes=(
            _outcome("allow", _if_passed(s, facts), allowed),
            _outcome("refuse", _if_barred(s, mover, place, army, path, facts), stops),
        ),
        foot=Message("weigh-foot"),
    )


def passage_facts(ask: Ask) -> Facts:
    """Who goes from where through what, and what he finds at the end."""
    s: Hadurak = ask.state
    mover, place, army, path = ask.args
    return {
        "noble": wording.army_name(s, army),
        "strength": s.strength(army),
        "other": SeatName(mover),
        "place": wording.place_name(s, place),
        "way": _way(s, (s.place[army] % AT_SEA, *path)),
        "goal": wording.place_name(s, path[-1]),
        "whose": _whose(s, ask.seat, path[-1]),
    }


def _setting_out(s: Hadurak, army: int) -> Stop:
    return Stop(
        name=wording.army_name(s, army),
        text=Message("stop-from", {"place": wording.place_name(s, s.place[army] % AT_SEA)}),
        count=s.strength(army),
        art=army_art(army),
        seat=army // ARMIES,
    )


def _mine(s: Hadurak, seat: int, place: int) -> Stop:
    """What makes it mine to give leave: a city or castle of mine, or a noble who stands there."""
    site = s.site_at(place)
    if site >= 0 and s.holder(site) == seat:
        return _goal(s, seat, place)
    nobles = s.nobles_at(seat, place)
    return Stop(
        name=wording.place_name(s, place),
        text=Message("stop-nobles", {"count": len(nobles)}),
        count=sum(s.strength(army) for army in nobles),
        art=army_art(nobles[0]) if nobles else "",
        seat=seat,
    )


def _side(seat: int, holder: int) -> str:
    return "neutral" if holder == NEUTRAL else "your" if holder == seat else "other"


def _goal(s: Hadurak, seat: int, place: int) -> Stop:
    site, name = s.site_at(place), wording.place_name(s, place)
    if site < 0:
        return Stop(name=name, text=Message("goal-open"))
    holder, is_castle = s.holder(site), site >= CITY_COUNT
    built = "castle" if is_castle else "city"
    return Stop(
        name=name,
        text=Message(f"stop-{_side(seat, holder)}-{built}", {"seat": wording.seat_name(s, holder)}),
        count=defence(s, site),
        art="hd-castle" if is_castle else f"hd-city-{WALLS[site]}",
        seat=None if holder == NEUTRAL else holder,
    )


def _way(s: Hadurak, places: Sequence[int]) -> Message:
    way = wording.place_name(s, places[0])
    for place in places[1:]:
        way = Message("way-on", {"way": way, "place": wording.place_name(s, place)})
    return way


def _whose(s: Hadurak, seat: int, place: int) -> Message:
    """What the noble finds where he goes."""
    site = s.site_at(place)
    if site < 0:
        return Message("goal-open")
    holder = s.holder(site)
    if holder == seat:
        return Message("goal-yours", {"strength": defence(s, site)})
    if holder == NEUTRAL:
        return Message("goal-neutral", {"strength": s.walls(site)})
    says = "goal-castle" if site >= CITY_COUNT else "goal-city"
    return Message(says, {"seat": SeatName(holder), "strength": s.walls(site)})


def _brings_battle(s: Hadurak) -> bool:
    """Only Mobilize Forces lets those who marched fight (R5.6)."""
    return s.card == MOBILIZE and s.event == NONE


def _if_passed(s: Hadurak, facts: Facts) -> Iterator[Message]:
    yield Message("weigh-passes", facts)
    yield Message("weigh-passes-on", facts)
    if not _brings_battle(s):
        yield Message("weigh-no-battle")


def _if_barred(s: Hadurak, mover: int, place: int, army: int, path: tuple[int, ...], facts: Facts) -> Iterator[Message]:
    yield Message("weigh-barred", facts)
    ways = [way for way in open_walks(s, mover, army) if way[-1] == path[-1]]
    if any(place not in way[:-1] for way in ways):
        yield Message("weigh-another-way", facts)
    if not (s.card == MOBILIZE and s.moved):
        yield Message("weigh-stops", facts)


# --- to attack --------------------------------------------------------------------------------------------------------


def attack(ask: Ask) -> Weighing:
    """R14.1: a third baron whose noble stands there."""
    s: Hadurak = ask.state
    attacker, site, mode, mask = ask.args
    place, armies = s.site_place(site), force(attacker, mask)
    facts: Facts = {
        "other": SeatName(attacker),
        "site": wording.site_name(s, site),
        "count": power(s, attacker, mask),
        "needed": defence(s, site),
    }
    falls = mode == SIEGE and s.siege[site] == attacker
    storms = _told(ask, attacker, place, (ASSAULT, s.holder(site)), armies) if mode == ASSAULT else None
    instead = _told(ask, attacker, place, (FIELD, ask.seat), rested_at(s, attacker, place))
    laid = (Message("weigh-siege-falls" if falls else "weigh-siege", facts),) if mode == SIEGE else ()
    allowed = (*laid, Message("weigh-no-part"))
    refused = (Message("weigh-not-attacked", facts), Message("weigh-field-open"))
    return Weighing(
        title=Message(f"weigh-attack-{mode}", facts),
        outcomes=(_outcome("allow", allowed, storms), _outcome("refuse", refused, instead)),
        foot=Message("weigh-foot"),
    )


# --- both -------------------------------------------------------------------------------------------------------------


def _outcome(answer: str, lines: Iterator[Message] | tuple[Message, ...], fight: Told | None) -> Outcome:
    told, chances = fight or (None, None)
    return Outcome(
        title=Message(f"weigh-{answer}"),
        art="check" if answer == "allow" else "cross",
        lines=(*lines, told) if told else tuple(lines),
        odds=chances,
    )


def _fight(ask: Ask, seat: int, place: int, army: int) -> Told | None:
    """What the baron could attack there with this noble and those who stand there."""
    s: Hadurak = ask.state
    found = odds.prey(s, seat, place)
    return None if found is None else _told(ask, seat, place, found, [*rested_at(s, seat, place), army])


def _told(ask: Ask, seat: int, place: int, found: odds.Prey, armies: Sequence[int]) -> Told:
    """Green is what is good for whoever attacks, unless it is the asked baron who is attacked."""
    s: Hadurak = ask.state
    defender = found[1]
    facts: Facts = {
        "other": SeatName(seat),
        "place": wording.place_name(s, place),
        "count": odds.strength(s, armies),
        "needed": odds.against(s, place, found),
        "defender": wording.seat_name(s, defender),
    }
    chances = odds.odds(s, seat, place, found, armies)
    if defender == ask.seat:
        parts = tuple(replace(part, mood=TURNED[part.mood]) for part in chances.parts)
        return Message("weigh-fights-you", facts), replace(chances, parts=parts)
    return Message("weigh-fights", facts), chances
