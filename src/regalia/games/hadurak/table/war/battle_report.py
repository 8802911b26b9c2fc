"""What came of a battle, a siege or an expedition, and why: told when it is over, to whom it touches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.advice.odds import of_fighters
from regalia.games.hadurak.pieces.board import CITY_COUNT, INCOME, TERRITORIES
from regalia.games.hadurak.pieces.cards import DEAL, DRAW_MORE, PREVENT, VICTORY
from regalia.games.hadurak.rules.war.attack import COMMANDER_WORTH
from regalia.games.hadurak.rules.war.tale import STORMED
from regalia.games.hadurak.state import ARMIES, ASSAULT, ATTACKER, DEFENDER, GARRISON, Hadurak
from regalia.games.hadurak.table.faces import army_art, symbol_art
from regalia.games.hadurak.table.war.battle_tale import DEALS, PREVENTS, SIDES, Account, account
from regalia.games.hadurak.words import wording
from regalia.scene.types import Change, Mood, Report, Tally, TallyPart, TallyRow

Changes = Iterator[Change]
ART = {"field": "hd-action-mobilize", "assault": "hd-fate-deal-100"}


# --- battles ----------------------------------------------------------------------------------------------------------


def _battle(view: Hadurak, event: Event) -> Report:
    told, outcome = account(view), event.facts["outcome"]
    return Report(
        id=f"battle-{view.round}-{view.pile}-{view.battle_place}-{view.attacker}",
        title=battle_title(view),
        verdict=Message(f"report-{outcome}", _who(view)),
        why=_why(view, told, outcome),
        art=ART[view.battle],
        place=TERRITORIES[view.battle_place],
        seats=_seats(view.attacker, view.defender),
        shows=(_sums(view, told),) if any(told.shown) or any(told.drew) else (),
        changes=tuple(_changes(view, told, outcome)),
        next=_next(view, outcome),
    )


def battle_title(view: Hadurak) -> Message:
    """The kind of battle and where: a castle is named by its baron."""
    is_castle = view.battle == ASSAULT and view.site >= CITY_COUNT
    where = wording.site_name(view, view.site) if is_castle else wording.place_name(view, view.battle_place)
    return Message(f"stage-{view.battle}", {"place": where})


def _who(view: Hadurak) -> dict[str, Argument]:
    where = wording.site_name(view, view.site) if view.site >= 0 else wording.place_name(view, view.battle_place)
    return {"seat": SeatName(view.attacker), "defender": wording.seat_name(view, view.defender), "site": where}


def _seats(*seats: int) -> tuple[int, ...]:
    return tuple(sorted(seat for seat in seats if seat >= 0))


def _why(view: Hadurak, told: Account, outcome: str) -> Message:
    """What decided, and how likely that was before the first card."""
    if not any(told.drew):
        return Message("report-why-empty")
    before = of_fighters(view.variants.draw_cap, *told.fighters, told.walls or 0, view.battle == ASSAULT)
    facts: dict[str, Argument] = {"seat": SeatName(view.attacker), "count": before.won}
    return Message("report-why-odds", {**facts, "why": _decided(view, told, outcome)})


def _decided(view: Hadurak, told: Account, outcome: str) -> Message:
    if told.victories is None:
        return Message("report-why-losses", {"count": told.losses[ATTACKER], "against": told.losses[DEFENDER]})
    ours, theirs = told.victories
    facts: dict[str, Argument] = {"count": ours, "against": theirs}
    if ours == theirs:
        return Message("report-why-taken" if outcome == STORMED else "report-why-equal", facts)
    return Message("report-why-total" if view.is_total else "report-why-partial", facts)


def _sums(view: Hadurak, told: Account) -> Tally:
    return Tally(
        id="battle-sums",
        title=Message("report-cards"),
        rows=tuple(_row(view, told, side) for side in SIDES),
    )


def _row(view: Hadurak, told: Account, side: int) -> TallyRow:
    seat = view.attacker if side == ATTACKER else view.defender
    count = told.losses[side]
    facts: dict[str, Argument] = {
        "count": count,
        "hits": told.dealt(1 - side),
        "shields": told.prevented(side),
        "before": told.before(side),
        "after": told.after(side),
    }
    mood: Mood = "bad" if count else "good"
    name = Message("report-side", {"seat": wording.seat_name(view, seat), "strength": told.before(side)})
    return TallyRow(
        name=name,
        seat=seat if seat >= 0 else None,
        parts=tuple(_parts(view, told, side)),
        verdict=Message("report-suffers", facts),
        mood=mood,
        note=Message("report-hits", facts),
    )


def _parts(view: Hadurak, told: Account, side: int) -> Iterator[TallyPart]:
    """What the shown cards were, and what the commander added."""
    for symbol, says in ((DEAL, "hits"), (PREVENT, "shields"), (VICTORY, "victories"), (DRAW_MORE, "more")):
        count = told.symbols(side, symbol)
        if count:
            yield TallyPart(
                art=symbol_art(symbol), value=str(count), name=Message(f"report-part-{says}", {"count": count})
            )
    for ability in told.abilities[side]:
        says = "hits" if ability in DEALS else "shields" if ability in PREVENTS else "victories"
        name = Message(f"report-ability-{says}", {"ability": Message(f"ability-{ability}")})
        yield TallyPart(art=army_art(view.commander[side]), value="+1", name=name)


def _changes(view: Hadurak, told: Account, outcome: str) -> Changes:
    """Who has fallen, fled or been weakened; the walls; then whose the place is."""
    for side in SIDES:
        for army, strength in told.forces[side].items():
            yield from _army(view, told, army, strength)
    if told.breaches and told.walls is not None:
        walls: dict[str, Argument] = {
            "count": told.breaches,
            "before": told.walls,
            "after": max(0, told.walls - 100 * told.breaches),
        }
        yield Change(text=Message("change-walls", walls), art="hd-breach", seat=_seat(view.defender), mood="bad")
    if outcome == STORMED:
        yield from _taken(view, view.site, view.attacker)


def _army(view: Hadurak, told: Account, army: int, strength: int) -> Changes:
    seat = army // ARMIES
    facts: dict[str, Argument] = {
        "army": wording.army_name(view, army),
        "before": strength,
        "after": told.left(army, strength),
        "count": told.hits[army],
    }
    if army in told.fell:
        yield Change(text=Message("change-fell", facts), art="hd-casualty", seat=seat, mood="bad")
    elif army in told.fled:
        fled = {**facts, "place": wording.place_name(view, told.fled[army])}
        yield Change(text=Message("change-fled", fled), art=army_art(army), seat=seat, mood="bad")
    elif told.hits[army]:
        yield Change(text=Message("change-hit", facts), art=army_art(army), seat=seat, mood="bad")


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _taken(view: Hadurak, site: int, captor: int) -> Changes:
    """What falls to the captor, and what the other one loses by it."""
    loser = view.holder(site)
    if site >= CITY_COUNT:
        facts: dict[str, Argument] = {
            "seat": SeatName(captor),
            "other": SeatName(loser),
            "crowns": view.crowns[loser] // 2,
        }
        yield Change(text=Message("change-castle", facts), art="hd-castle", seat=captor, mood="good")
        return
    income = INCOME[site] + view.fortified[site]
    brings: dict[str, Argument] = {"seat": SeatName(captor), "site": wording.site_name(view, site), "crowns": income}
    yield Change(text=Message("change-city", brings), art="hd-city-200", seat=captor, mood="good")
    if loser >= 0:
        lost: dict[str, Argument] = {
            "seat": SeatName(loser),
            "site": wording.site_name(view, site),
            "count": len(view.cities_of(loser)) - 1,
        }
        yield Change(text=Message("change-city-lost", lost), art="hd-city-200", seat=loser, mood="bad")


def _next(view: Hadurak, outcome: str) -> Message | None:
    if outcome != STORMED:
        return None
    return _decides(view, view.site, view.attacker)


def _decides(view: Hadurak, site: int, captor: int) -> Message:
    if site < CITY_COUNT:
        return Message("report-next-capture", {"seat": SeatName(captor), "site": wording.site_name(view, site)})
    if view.variants.elimination:
        return Message("report-next-out", {"seat": SeatName(site - CITY_COUNT)})
    return Message("report-next-ransom", {"seat": SeatName(site - CITY_COUNT)})


# --- sieges -----------------------------------------------------------------------------------------------------------


def _siege(view: Hadurak, event: Event) -> Report:
    seat, site, defender = event.facts["seat"], event.facts["site"], event.facts["defender"]
    falls = event.name == "starved"
    facts: dict[str, Argument] = {
        "seat": SeatName(seat),
        "site": wording.site_name(view, site),
        "count": event.facts["count"],
        "needed": event.facts["needed"],
        "round": view.siege_round[site],
    }
    return Report(
        id=f"siege-{view.round}-{view.pile}-{site}-{seat}",
        title=Message("report-siege", facts),
        verdict=Message(f"report-{event.name}", facts),
        why=Message(f"report-why-{event.name}", facts),
        art="hd-siege",
        place=TERRITORIES[view.site_place(site)],
        seats=_seats(seat, defender),
        shows=(_strengths(view, event),),
        changes=tuple(_starved(view, site, seat, defender) if falls else _shut(view, site, seat, defender)),
        next=_decides(view, site, seat) if falls else Message("report-next-siege", facts),
    )


def _strengths(view: Hadurak, event: Event) -> Tally:
    """What both sums are made of (R14.10)."""
    facts = event.facts
    seat, site, defender = facts["seat"], facts["site"], facts["defender"]
    inside = view.nobles_at(defender, view.site_place(site)) if defender >= 0 else []
    behind = [ARMIES * defender + GARRISON] if site >= CITY_COUNT else []
    walls = TallyPart(art="hd-fortified", value=str(view.walls(site)), name=Message("thing-walls"))
    return Tally(
        id="siege-sums",
        title=Message("report-strengths"),
        rows=(
            _strength(view, seat, facts["count"], tuple(_fighters(view, facts["nobles"]))),
            _strength(view, defender, facts["needed"], (walls, *_fighters(view, inside), *_garrison(view, behind))),
        ),
    )


def _strength(view: Hadurak, seat: int, total: int, parts: tuple[TallyPart, ...]) -> TallyRow:
    name = Message("report-side", {"seat": wording.seat_name(view, seat), "strength": total})
    return TallyRow(name=name, seat=_seat(seat), parts=parts)


def _fighters(view: Hadurak, nobles: Sequence[int]) -> Iterator[TallyPart]:
    """Each noble's army, and what their commander is worth."""
    for army in nobles:
        yield TallyPart(art=army_art(army), value=str(view.strength(army)), name=wording.army_name(view, army))
    if nobles:
        yield TallyPart(art="hd-action-mobilize", value=f"+{COMMANDER_WORTH}", name=Message("part-commander"))


def _garrison(view: Hadurak, armies: Sequence[int]) -> Iterator[TallyPart]:
    for army in armies:
        if view.strength(army):
            yield TallyPart(art="hd-castle", value=str(view.strength(army)), name=Message("part-garrison"))


def _shut(view: Hadurak, site: int, seat: int, defender: int) -> Changes:
    facts: dict[str, Argument] = {"site": wording.site_name(view, site), "seat": SeatName(seat)}
    yield Change(text=Message("change-shut-income", facts), art="hd-crown-coin", seat=_seat(defender), mood="bad")
    if defender >= 0 and view.stands_at(defender, view.site_place(site)):
        yield Change(text=Message("change-shut-nobles", facts), art="hd-siege", seat=defender, mood="bad")
    yield Change(text=Message("change-shut-until", facts), art="hd-siege", seat=seat, mood="even")


def _starved(view: Hadurak, site: int, captor: int, defender: int) -> Changes:
    for army in view.nobles_at(defender, view.site_place(site)) if defender >= 0 else ():
        facts: dict[str, Argument] = {"army": wording.army_name(view, army)}
        yield Change(text=Message("change-starved", facts), art="hd-casualty", seat=defender, mood="bad")
    yield from _taken(view, site, captor)


# --- expeditions ------------------------------------------------------------------------------------------------------


def _voyage(view: Hadurak, event: Event) -> Report | None:
    """With the last backer who is told: all of them stand in it."""
    voyage = event.facts["voyage"]
    stakes = view.stakes[voyage]
    is_home = event.name == "fleet_home"
    if is_home and event.facts["seat"] != stakes[-1][0]:
        return None
    times = event.facts["crowns"] // stakes[-1][1] if is_home else 0
    facts: dict[str, Argument] = {"voyage": wording.voyage_name(view, voyage), "count": times}
    return Report(
        id=f"voyage-{view.round}-{view.pile}-{voyage}",
        title=Message("report-voyage", facts),
        verdict=Message(f"report-{event.name}", facts),
        why=Message("report-why-blessed" if view.blessed[voyage] else "report-why-voyage"),
        art="hd-ship",
        seats=_seats(*(seat for seat, _ in stakes)),
        changes=tuple(_backer(seat, crowns, times) for seat, crowns in stakes),
    )


def _backer(seat: int, crowns: int, times: int) -> Change:
    facts: dict[str, Argument] = {"seat": SeatName(seat), "crowns": crowns, "count": times * crowns}
    mood: Mood = "good" if times > 1 else "even" if times else "bad"
    return Change(text=Message("change-voyage", facts), art="hd-crown-coin", seat=seat, mood=mood)


REPORTS: dict[str, Callable[[Hadurak, Event], Report | None]] = {
    "battle_over": _battle,
    "besieged": _siege,
    "starved": _siege,
    "fleet_home": _voyage,
    "fleet_lost": _voyage,
}
