"""The battle of a winter as a scene: every army built up part by part, what each gains and loses, and the report."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName, seat_names
from regalia.games.kingsburg.pieces.enemies import ENEMIES, Enemy
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS, YEARS
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, FORTRESS, STONE_WALL, Building
from regalia.games.kingsburg.state import NO_BUILDING, Fate, Kingsburg
from regalia.games.kingsburg.table.calendar import names_or_all
from regalia.games.kingsburg.table.court import DICE, goods_counters
from regalia.games.kingsburg.table.enemy import enemy_art, spoils_names
from regalia.games.kingsburg.words import wording
from regalia.scene.remembering import remembered
from regalia.scene.types import (
    Badge,
    Change,
    Counter,
    Die,
    Mood,
    Report,
    Stage,
    Tally,
    TallyPart,
    TallyRow,
    Track,
    Tray,
)

WINTER, KINGS_DIE, STEPS = "winter", "kings-die", "winter-steps"


def is_fought(view: Kingsburg) -> bool:
    """The enemy stands before the walls, for all to see."""
    return view.is_revealed and view.phase in ("recruit", "battle")


def stage(view: Kingsburg) -> Stage:
    enemy = ENEMIES[view.enemy()]
    facts: dict[str, Argument] = {
        "strength": enemy.strength,
        "victory": spoils_names(enemy.victory),
        "defeat": spoils_names(enemy.defeat),
    }
    return Stage(
        id=f"{WINTER}-{view.year}",
        title=_title(view, enemy.number),
        note=Message("winter-card", facts),
        art=enemy_art(view),
        shows=(STEPS, KINGS_DIE, WINTER),
        seats=tuple(range(view.seats)),
        is_wide=True,
    )


def _title(view: Kingsburg, card: int) -> Message:
    return Message("report-title", {"year": wording.ROMAN[view.year], "enemy": wording.enemy_name(card)})


CARD, DIE, STRENGTHS, RESULTS, STRONGEST = range(5)
STEP_NAMES = ("card", "die", "strengths", "results", "strongest")
STEP_EVENTS = (
    ("enemy_revealed",),
    ("kings_die",),
    ("won", "drew", "beaten"),
    ("spoils", "fortress", "lost_goods", "lost_points", "lost_building"),
    ("strongest",),
)
"""The first of these that is told begins the step."""


def steps(view: Kingsburg) -> Track:
    """Where in the winter one is (R11.1 to R11.8)."""
    return _track(_step(view))


@remembered
def _track(now: int) -> Track:
    names = tuple(Badge(art="", name=Message(f"winter-step-{name}")) for name in STEP_NAMES)
    news = tuple(tuple(f"event-{event}" for event in events) for events in STEP_EVENTS)
    return Track(id=STEPS, title=Message("winter-steps"), steps=names, now=now, news=news)


def _step(view: Kingsburg) -> int:
    if not _is_cast(view):
        return CARD
    if view.phase != "battle":
        return DIE
    if all(fate == Fate(fate.soldiers, fate.strength) for fate in view.fates):
        return STRENGTHS
    return STRONGEST if _is_praised(view) else RESULTS


def _is_praised(view: Kingsburg) -> bool:
    """The strongest have more points than the card and a Fortress give."""
    victory, seats = ENEMIES[view.enemy()].victory.points, strongest(view)
    due = {seat: victory + bool(view.provinces[seat].stands[FORTRESS]) for seat in seats}
    return any(view.fates[seat].points > due[seat] for seat in seats)


def kings_die(view: Kingsburg) -> Tray:
    """One die, and as many soldiers for everybody (R11.2)."""
    if not _is_cast(view):
        unknown = Die(id=KINGS_DIE, face=0, name=Message("kings-die-uncast"), faces=DICE, face_down=True)
        return Tray(id=KINGS_DIE, title=Message("kings-die-title"), dice=(unknown,))
    die = Die(
        id=KINGS_DIE, face=view.kings_die, name=wording.die_name(view.kings_die), faces=DICE, cast=len(view.kings_dice)
    )
    return Tray(id=KINGS_DIE, title=Message("kings-die-title"), dice=(die,))


def _is_cast(view: Kingsburg) -> bool:
    return view.phase == "battle" or len(view.kings_dice) == view.year


# --- strengths --------------------------------------------------------------------------------------------------------


def strengths(view: Kingsburg) -> Tally:
    """In turn order: soldiers, buildings and the King's die, and what comes of them (R11.3 to R11.8)."""
    enemy = ENEMIES[view.enemy()]
    return Tally(
        id=WINTER,
        title=_title(view, enemy.number),
        rows=tuple(_row(view, seat, enemy) for seat in view.order),
        note=_strongest(view) if view.phase == "battle" else None,
    )


def _row(view: Kingsburg, seat: int, enemy: Enemy) -> TallyRow:
    name, parts = Message("seat-name", {"seat": SeatName(seat)}), _parts(view, seat, enemy.kind)
    if view.phase != "battle":
        return TallyRow(name=name, seat=seat, parts=parts)
    fate = view.fates[seat]
    over = fate.strength - enemy.strength
    has_wall = bool(view.provinces[seat].stands[STONE_WALL])
    return TallyRow(
        name=name,
        seat=seat,
        parts=parts,
        total=str(fate.strength),
        verdict=_verdict(over, has_wall),
        mood=_mood(over, has_wall),
        gains=tuple(_gains(seat, fate)),
        losses=tuple(_losses(seat, fate)),
        note=_note(fate, enemy, over, has_wall),
    )


MOST_PARTS = 7
"""More do not stand in one line."""


def _parts(view: Kingsburg, seat: int, kind: int) -> tuple[TallyPart, ...]:
    """What does not count here stays in sight where there is room."""
    parts = tuple(_all_parts(view, seat, kind))
    return parts if len(parts) <= MOST_PARTS else tuple(part for part in parts if not part.is_void)


def _all_parts(view: Kingsburg, seat: int, kind: int) -> Iterator[TallyPart]:
    """What a building adds only against others is pale."""
    soldiers = view.fates[seat].soldiers if view.phase == "battle" else view.soldiers[seat]
    yield TallyPart(art="kb-soldier", value=str(soldiers), name=Message("part-soldiers", {"count": soldiers}))
    for building in _standing(view, seat):
        bonus, art = building.against[kind], f"kb-building-{building.id.replace('_', '-')}"
        if bonus:
            yield TallyPart(art=art, value=f"{bonus:+d}".replace("-", "−"), name=wording.building_name(building.number))
        elif any(building.against):
            others = tuple(Message(f"enemy-{ENEMY_KINDS[at]}") for at, more in enumerate(building.against) if more)
            yield TallyPart(art=art, value="0", name=Message("part-against", {"enemies": others}), is_void=True)
    if _is_cast(view):
        yield TallyPart(art=f"{DICE}-{view.kings_die}", value=f"+{view.kings_die}", name=Message("part-king"))


def _standing(view: Kingsburg, seat: int) -> Iterator[Building]:
    """When the battle began: what has fallen in it has counted (R11.8)."""
    fallen = view.fates[seat].building if view.phase == "battle" else NO_BUILDING
    stands = view.provinces[seat].stands
    return (building for building in BUILDINGS if stands[building.number] or building.number == fallen)


# --- verdicts ---------------------------------------------------------------------------------------------------------


def _mood(over: int, has_wall: bool) -> Mood:
    return "good" if over > 0 or (over == 0 and has_wall) else "even" if over == 0 else "bad"


def _verdict(over: int, has_wall: bool) -> Message:
    if over == 0:
        return Message("verdict-wall" if has_wall else "verdict-draw")
    return Message("verdict-victory" if over > 0 else "verdict-defeat", {"count": abs(over)})


def _gains(seat: int, fate: Fate) -> Iterator[Counter]:
    gold, wood, stone = fate.goods
    yield from goods_counters(f"won-{seat}", (max(gold, 0), max(wood, 0), max(stone, 0)))
    if fate.points > 0:
        yield _points(f"won-{seat}-vp", fate.points)


def _losses(seat: int, fate: Fate) -> Iterator[Counter]:
    yield from goods_counters(f"lost-{seat}", _lost_goods(fate))
    if fate.building != NO_BUILDING:
        art = f"kb-building-{BUILDINGS[fate.building].id.replace('_', '-')}"
        yield Counter(id=f"lost-{seat}-building", art=art, count=1, name=wording.building_name(fate.building))
    if fate.points < 0:
        yield _points(f"lost-{seat}-vp", -fate.points)


def _lost_goods(fate: Fate) -> Goods:
    gold, wood, stone = fate.goods
    return max(-gold, 0), max(-wood, 0), max(-stone, 0)


def _points(key: str, points: int) -> Counter:
    return Counter(id=key, art="kb-vp", count=points, name=Message("points-counted", {"count": points}))


def _note(fate: Fate, enemy: Enemy, over: int, has_wall: bool) -> Message | None:
    """What is still to be lost; or how little was missing."""
    is_untouched = fate == Fate(fate.soldiers, fate.strength)
    if over < 0 and is_untouched:
        return Message("winter-loses", {"defeat": spoils_names(enemy.defeat)})
    if over == 0 and not has_wall:
        return Message("winter-nearly-won")
    return Message("winter-nearly-drawn") if over == -1 else None


def _strongest(view: Kingsburg) -> Message | None:
    """Who gets the extra point; nobody where the strongest has not won (R11.8)."""
    seats = strongest(view)
    if not seats:
        return None
    facts: dict[str, Argument] = {"seats": seat_names(seats), "strength": view.fates[seats[0]].strength}
    return Message("winter-strongest", facts)


def strongest(view: Kingsburg) -> tuple[int, ...]:
    most, enemy = max(fate.strength for fate in view.fates), ENEMIES[view.enemy()].strength
    return tuple(
        seat
        for seat in view.order
        if view.fates[seat].strength == most
        and _mood(most - enemy, bool(view.provinces[seat].stands[STONE_WALL])) == "good"
    )


# --- the report -------------------------------------------------------------------------------------------------------

REPORTED = frozenset({"winter_over"})


def report(view: Kingsburg, event: Event) -> Report:
    """At the end of the battle; it touches everybody."""
    tally = strengths(view)
    return Report(
        id=f"battle-{view.year}",
        title=tally.title,
        verdict=_outcome(view),
        why=Message("report-why", {"number": view.kings_die, "strength": ENEMIES[view.enemy()].strength}),
        art=enemy_art(view),
        shows=(replace(tally, title=Message("winter-strengths")),),
        changes=tuple(_changes(view)),
        next=Message("report-next-year", {"year": wording.ROMAN[view.year + 1]}) if view.year < YEARS else None,
    )


def _outcome(view: Kingsburg) -> Message:
    """«Victory: Anna, Dávid; draw: Éva; defeat: Béla»."""
    enemy = ENEMIES[view.enemy()].strength
    by_mood: dict[Mood, list[int]] = {"good": [], "even": [], "bad": []}
    for seat in view.order:
        over = view.fates[seat].strength - enemy
        by_mood[_mood(over, bool(view.provinces[seat].stands[STONE_WALL]))].append(seat)
    facts: dict[str, Argument] = {}
    for name, seats in zip(("victory", "draw", "defeat"), by_mood.values(), strict=True):
        facts |= {name: names_or_all(view, seats), f"{name}_count": len(seats)}
    return Message("report-outcome", facts)


def _changes(view: Kingsburg) -> Iterator[Change]:
    """Buildings that have fallen."""
    for seat in view.order:
        number = view.fates[seat].building
        if number != NO_BUILDING:
            building = BUILDINGS[number]
            facts: dict[str, Argument] = {"seat": SeatName(seat), "building": wording.building_name(number)}
            text = Message("event-lost_building", {**facts, "points": building.points})
            yield Change(text=text, art=f"kb-building-{building.id.replace('_', '-')}", seat=seat, mood="bad")
