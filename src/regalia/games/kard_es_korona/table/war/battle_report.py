"""What came of a battle, a siege, a duel, and of a beaten lord: who won, why, round by round, and what is otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.pieces.board import SIEGE, Counties, County
from regalia.games.kard_es_korona.pieces.numbers import (
    ARMS,
    ESCAPE_ON,
    PROVINCE_TAX,
    PROVINCES,
    RAINY_AUTUMN,
    RANSOM_PRICE,
)
from regalia.games.kard_es_korona.rules.battle.lords import hideouts
from regalia.games.kard_es_korona.rules.battle.sides import lord_of
from regalia.games.kard_es_korona.rules.ending import castles, castles_needed
from regalia.games.kard_es_korona.rules.march.limits import less
from regalia.games.kard_es_korona.rules.year import is_election_year
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, NEUTRAL, NO_ARMY, NOBODY, Army, Clash, Kard
from regalia.games.kard_es_korona.table.war import chances, luck
from regalia.games.kard_es_korona.table.war.battle_stage import (
    SIDES,
    battle_art,
    began_with,
    clash_strip,
    counter_id,
    fighters,
    holder_of,
    host_art,
    seat_of,
    title,
)
from regalia.games.kard_es_korona.words import wording
from regalia.games.kard_es_korona.words.text import holder_name
from regalia.scene.types import Change, Counter, Host, Item, Mood, Rank, Report

BATTLES = frozenset({"battle_ended", "called_off", "got_away"})
FATES = frozenset({"duel_won", "captured", "eliminated", "sworn"})
REPORTED = BATTLES | FATES
SHOWN = 4
"""Of the clashes in which somebody fell so many are told, the last ones."""


def report(view: Kard, event: Event) -> Report | None:
    if event.name in FATES:
        return _fate(view, event)
    return None if view.fight is None else _battle(view, event)


# --- a battle -----------------------------------------------------------------------------------------------------


def _battle(view: Kard, event: Event) -> Report:
    assert view.fight is not None
    return Report(
        id=f"report-{view.fight.serial}-{event.name}",
        title=title(view, "stage"),
        verdict=_verdict(view, event),
        why=_why(view, event),
        art=battle_art(view),
        place=view.board.ids[view.fight.county],
        seats=fighters(view),
        shows=tuple(_shows(view, event)),
        changes=tuple(_changes(view, event)),
        next=_next(view, event),
    )


def _place(view: Kard) -> Message:
    assert view.fight is not None
    return _named(view, view.fight.county)


def _named(view: Kard, county: County) -> Message:
    """The castle, or the county."""
    place = view.board.ids[county]
    return Message(f"castle-{place}" if view.board.castle[county] else f"county-{place}")


def left_of(view: Kard, side: int) -> Army:
    """Who came out of it alive, those too who retreated."""
    last = view.story[-1] if view.story else None
    return began_with(view, side) if last is None else less(last.armies[side], last.losses[side])


def _verdict(view: Kard, event: Event) -> Message:
    assert view.fight is not None
    facts: dict[str, Argument] = {
        "seat": SeatName(view.fight.attacker),
        "holder": holder_name(view, view.foe),
        "place": _place(view),
    }
    return Message(f"report-{_how(view, event)}", facts)


def _how(view: Kard, event: Event) -> str:
    assert view.fight is not None
    if event.name == "called_off":
        return "rained" if not view.story and view.event == RAINY_AUTUMN else "given_up"
    if event.name == "got_away":
        return "retreated"
    attackers, defenders = view.fight.army != NO_ARMY, view.troops[view.fight.county] > 0
    if attackers and not defenders:
        return "left_to" if _has_retreated(view) else "taken"
    return "held" if defenders else "nobody"


def _has_retreated(view: Kard) -> bool:
    """Whether the defenders went instead of falling (R22.11)."""
    return left_of(view, DEFENDER) != NO_ARMY


def _why(view: Kard, event: Event) -> Message | None:
    """The reason where a rule ended it, else the clash that decided; and how it stood before."""
    assert view.fight is not None
    reason = _reason(view, event)
    stood = chances.before_the_first(view)
    if stood is None:
        return reason
    facts: dict[str, Argument] = {
        "seat": SeatName(view.fight.attacker),
        "percent": stood.percent,
        "about": int(stood.is_about),
    }
    return Message("report-stood", facts) if reason is None else Message("report-stood-why", {**facts, "why": reason})


def _reason(view: Kard, event: Event) -> Message | None:
    if event.name == "called_off":
        return Message("report-why-rain" if _how(view, event) == "rained" else "report-why-infantry")
    if not view.story:
        return Message("report-why-nobody")
    bloodiest = decisive(view)
    if bloodiest is None:
        return None
    facts: dict[str, Argument] = {
        "number": bloodiest.round + 1,
        "clash": Message(f"clash-{bloodiest.kind}-name"),
        "attackers": sum(bloodiest.losses[ATTACKER]),
        "defenders": sum(bloodiest.losses[DEFENDER]),
    }
    if not facts["attackers"] or not facts["defenders"]:
        return Message("report-why-one_side", {**facts, "side": SIDES[int(not facts["attackers"])]})
    return Message("report-why-decided", facts)


def decisive(view: Kard) -> Clash | None:
    """Of several clashes that cost lives the one that cost most; none where two cost the same."""
    costs = sorted((sum(map(sum, clash.losses)), at) for at, clash in enumerate(view.story))
    costs = [cost for cost in costs if cost[0]]
    if len(costs) < 2 or costs[-1][0] == costs[-2][0]:
        return None
    return view.story[costs[-1][1]]


# --- both hosts, and the clashes ----------------------------------------------------------------------------------


def _shows(view: Kard, event: Event) -> Iterator[Item]:
    for side in (ATTACKER, DEFENDER):
        yield _host(view, side)
    bloody = tuple(clash for clash in view.story if any(map(sum, clash.losses)))
    if bloody:
        yield clash_strip(view, bloody[-SHOWN:], decisive(view))


def _host(view: Kard, side: int) -> Host:
    began, left = began_with(view, side), left_of(view, side)
    return Host(
        id=f"report-{SIDES[side]}",
        title=Message(f"host-{SIDES[side]}", {"holder": holder_name(view, holder_of(view, side))}),
        art=host_art(view, side),
        seat=seat_of(view, side),
        measure=luck.measure(view, view.story, side),
        ranks=tuple(
            Rank(
                counter=Counter(
                    id=f"report-{counter_id(side, arm)}",
                    art=f"kk-unit-{ARMS[arm]}",
                    count=left[arm],
                    name=Message("report-rank", {"arm": wording.mover_name(arm), "count": left[arm], "of": began[arm]}),
                    seat=seat_of(view, side),
                    explain=f"arm-{ARMS[arm]}",
                ),
                lost=began[arm] - left[arm],
            )
            for arm in range(len(ARMS))
            if began[arm]
        ),
    )


# --- what is otherwise --------------------------------------------------------------------------------------------


def _changes(view: Kard, event: Event) -> Iterator[Change]:
    assert view.fight is not None
    attacker, county = view.fight.attacker, view.fight.county
    if event.name == "battle_ended" and not view.troops[county]:
        yield from _county_changes(view, county, attacker if view.fight.army != NO_ARMY else NOBODY)
    else:
        yield Change(
            text=Message("change-keeps", {"holder": holder_name(view, view.foe), "place": _place(view)}),
            art="kk-castle" if view.board.castle[county] else "kk-county",
            seat=seat_of(view, DEFENDER),
        )
    if event.name != "battle_ended":
        return
    for side in (ATTACKER, DEFENDER):
        lord = lord_of(view, side)
        if lord != NOBODY and left_of(view, side) == NO_ARMY:
            yield Change(text=Message("change-beaten", {"seat": SeatName(lord)}), art="kk-lord", seat=lord, mood="bad")


def _county_changes(view: Kard, county: County, winner: int) -> Iterator[Change]:
    """Who has the county and its castle now, and what that makes of provinces."""
    facts: dict[str, Argument] = {"place": _place(view), "holder": holder_name(view, view.foe)}
    is_castle = view.board.ground[county] == SIEGE
    if winner == NOBODY:
        yield Change(text=Message("change-nobody", facts), art="kk-castle" if is_castle else "kk-county")
    else:
        facts["seat"] = SeatName(winner)
        gained = view.realm(winner) & ~(1 << county)
        if is_castle:
            liege = view.liege[winner]
            realm = gained if liege == NOBODY else view.realm(liege) & ~(1 << county)
            count = (realm & view.board.castles).bit_count()
            facts |= {"before": count, "after": count + 1, "needed": castles_needed(view), "other": SeatName(liege)}
            says = "change-castle" if liege == NOBODY else "change-castle-vassal"
            yield Change(text=Message(says, facts), art="kk-castle", seat=winner, mood="good")
        else:
            yield Change(text=Message("change-county", facts), art="kk-county", seat=winner, mood="good")
        yield from _province_change(view, county, winner, gained, "won")
    if view.foe < NEUTRAL and view.foe != winner:
        yield from _province_change(view, county, view.foe, view.realm(view.foe) & ~(1 << county), "lost")
        left: dict[str, Argument] = {"seat": SeatName(view.foe), "place": _place(view)}
        if is_castle:
            left["count"] = castles(view, view.foe)
            yield Change(text=Message("change-castles-left", left), art="kk-castle", seat=view.foe, mood="bad")
        else:
            left["count"] = (view.realm(view.foe) & ~(1 << county)).bit_count()
            yield Change(text=Message("change-counties-left", left), art="kk-county", seat=view.foe, mood="bad")


def _province_change(view: Kard, county: County, seat: int, land: Counties, how: str) -> Iterator[Change]:
    """A province that is whole with this county and is not without it."""
    province = view.board.province[county]
    if (land | 1 << county) & view.board.provinces[province] == view.board.provinces[province]:
        facts: dict[str, Argument] = {
            "seat": SeatName(seat),
            "province": Message(f"province-{PROVINCES[province]}"),
            "amount": PROVINCE_TAX,
        }
        mood: Mood = "good" if how == "won" else "bad"
        yield Change(text=Message(f"change-province-{how}", facts), art="kk-province", seat=seat, mood=mood)


def _next(view: Kard, event: Event) -> Message | None:
    """What becomes of a beaten lord, or where those go who are left."""
    assert view.fight is not None
    if event.name == "called_off":
        return Message("next-withdraws", {"seat": SeatName(view.fight.attacker)})
    beaten = [lord_of(view, side) for side in (ATTACKER, DEFENDER) if left_of(view, side) == NO_ARMY]
    lords = [lord for lord in beaten if lord != NOBODY]
    if len(lords) > 1:
        return Message("next-duel", {"seat": SeatName(lords[0]), "other": SeatName(lords[1])})
    if not lords:
        return _what_follows(view)
    victor = view.fight.attacker if lords[0] == view.foe else view.foe
    fate = "captured" if victor >= NEUTRAL else "oath" if view.variants.vassalage else "out"
    which = f"next-escape-{fate}" if hideouts(view, lords[0]) else f"next-{fate}"
    return Message(which, {"seat": SeatName(lords[0]), "number": ESCAPE_ON, "holder": holder_name(view, victor)})


def _what_follows(view: Kard) -> Message | None:
    """The battles that still wait, or the election."""
    if view.battles:
        places = tuple(_named(view, battle.county) for battle in view.battles)
        return Message("next-battles", {"places": places, "count": len(places)})
    is_last = is_election_year(view) and not view.variants.is_traditional
    return Message("next-election") if is_last else None


# --- what becomes of a beaten lord --------------------------------------------------------------------------------


def _fate(view: Kard, event: Event) -> Report:
    facts: dict[str, Argument] = {name: wording.fact(view, name, value) for name, value in event.facts.items()}
    seat, other = event.facts["seat"], event.facts.get("other")
    return Report(
        id=f"report-{event.name}-{seat}-{view.year}",
        title=Message(f"report-{event.name}-title", facts),
        verdict=Message(f"report-{event.name}", facts),
        why=Message(f"report-{event.name}-why", facts),
        art={"duel_won": "kk-duel", "captured": "kk-captive", "sworn": "kk-oath"}.get(event.name, "kk-lord"),
        seats=tuple(sorted({each for each in (seat, other) if each is not None})),
        changes=tuple(
            Change(text=Message(f"change-{event.name}-{what}", {**facts, "ransom": RANSOM_PRICE}), art=art, seat=whose)
            for what, art, whose in _fate_changes(event)
        ),
    )


def _fate_changes(event: Event) -> list[tuple[str, str, int]]:
    seat = event.facts["seat"]
    match event.name:
        case "captured":
            return [("offices", "kk-crown", seat), ("ransom", "kk-ransom", seat)]
        case "eliminated":
            return [("money", "kk-coin-groat", event.facts["other"]), ("land", "kk-county", event.facts["other"])]
        case "sworn":
            return [("money", "kk-coin-groat", event.facts["other"]), ("bound", "kk-vassal", seat)]
    return [("dead", "kk-lord", event.facts["other"])]
