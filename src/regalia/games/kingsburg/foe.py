"""This year's enemy on the table: what is known of it, one's chances, and how the battle went."""

from __future__ import annotations

from regalia.core.state import OVER
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kingsburg import wording
from regalia.games.kingsburg.constants import ENEMY_KINDS, SPRING
from regalia.games.kingsburg.enemies import ENEMIES, HIDDEN, RANGES, Spoils
from regalia.games.kingsburg.odds import WHOLE, odds, strength
from regalia.games.kingsburg.provinces import STONE_WALL
from regalia.games.kingsburg.state import NO_BUILDING, Fate, Kingsburg
from regalia.scene.types import Gauge, Item, Note, Part, Report, ReportLine

ENEMY, SPOILS = "enemy", "spoils"


def enemy(view: Kingsburg, you: int | None) -> Item:
    """The card or its back; for a player also how likely the battle is won."""
    art, known = enemy_art(view), _known(view)
    if you is None or view.phase in (OVER, "battle"):
        return Note(id=ENEMY, text=Message("enemy-is", {"enemy": known}), art=art)
    victory, draw, defeat = odds(view, you, you)
    facts: dict[str, Argument] = {"enemy": known, "year": wording.ROMAN[view.year], "strength": strength(view, you)}
    return Gauge(
        id=ENEMY,
        title=Message("enemy-odds", facts),
        value=victory,
        most=WHOLE,
        art=art,
        parts=(
            Part(value=victory, name=Message("part-victory"), mood="good"),
            Part(value=draw, name=Message("part-draw"), mood="even"),
            Part(value=defeat, name=Message("part-defeat"), mood="bad"),
        ),
    )


def enemy_art(view: Kingsburg) -> str:
    card = view.enemy()
    return "kb-enemy-back" if card == HIDDEN else f"kb-enemy-{ENEMY_KINDS[ENEMIES[card].kind]}"


def _known(view: Kingsburg) -> Message:
    card = view.enemy()
    if card == HIDDEN:
        least, most = RANGES[view.year]
        return Message("enemy-range", {"least": least, "most": most})
    return wording.enemy_name(card)


def spoils(view: Kingsburg) -> Note:
    """What the known enemy brings and takes."""
    enemy = ENEMIES[view.enemy()]
    facts = {"victory": _spoils(enemy.victory), "defeat": _spoils(enemy.defeat)}
    return Note(id=SPOILS, text=Message("enemy-spoils", facts))


def _spoils(spoils: Spoils) -> tuple[Message, ...]:
    found = list(wording.gains(spoils.goods))
    if spoils.free_goods:
        found.append(Message("goods-of-choice", {"count": spoils.free_goods}))
    if spoils.buildings:
        found.append(Message("buildings-counted", {"count": spoils.buildings}))
    if spoils.points:
        found.append(Message("points-counted", {"count": spoils.points}))
    return tuple(found)


# --- how it went ------------------------------------------------------------------------------------------------------


def report(view: Kingsburg) -> Report | None:
    """After the battle, until the next roll; the strongest first."""
    is_over = view.phase == OVER
    if not view.fates or not (is_over or (view.season == SPRING and view.phase in ("aid", "season"))):
        return None
    year = view.year if is_over else view.year - 1
    card = view.enemies[year - 1]
    ranked = sorted(range(view.seats), key=lambda seat: -view.fates[seat].strength)
    return Report(
        id=f"battle-{year}",
        title=Message("report-title", {"year": wording.ROMAN[year], "enemy": wording.enemy_name(card)}),
        lines=tuple(_line(view, seat, card) for seat in ranked),
        notes=(Message("report-die", {"number": view.kings_die}),),
    )


def _line(view: Kingsburg, seat: int, card: int) -> ReportLine:
    fate = view.fates[seat]
    facts: dict[str, Argument] = {
        "soldiers": fate.soldiers,
        "die": view.kings_die,
        "bonus": fate.strength - fate.soldiers - view.kings_die,
        "strength": fate.strength,
    }
    return ReportLine(
        place=1 + sum(other.strength > fate.strength for other in view.fates),
        name=Message("seat-name", {"seat": SeatName(seat)}),
        seat=seat,
        text=Message(f"report-{_result(view, seat, card)}", facts),
        note=_change(fate),
        points=fate.points,
    )


def _result(view: Kingsburg, seat: int, card: int) -> str:
    over = view.fates[seat].strength - ENEMIES[card].strength
    if over == 0:
        return "victory" if view.provinces[seat].stands[STONE_WALL] else "draw"
    return "victory" if over > 0 else "defeat"


def _change(fate: Fate) -> Message | None:
    gold, wood, stone = fate.goods
    gained = wording.gains((max(gold, 0), max(wood, 0), max(stone, 0)))
    lost = wording.gains((max(-gold, 0), max(-wood, 0), max(-stone, 0)))
    if fate.building != NO_BUILDING:
        lost = (*lost, wording.building_name(fate.building))
    if gained:
        return Message("report-gained", {"gains": gained})
    return Message("report-lost", {"losses": lost}) if lost else None
