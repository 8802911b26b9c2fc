"""The battle that is being fought, as a stage of its own: both hosts, arm by arm, with what they need and roll."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message
from regalia.games.kard_es_korona.pieces.board import OPEN, ROUGH, SIEGE
from regalia.games.kard_es_korona.pieces.numbers import ARCHER, ARMS, CAVALRY, LORDS
from regalia.games.kard_es_korona.rules.battle.clash import CLASH, clash_now, rolling
from regalia.games.kard_es_korona.rules.battle.hits import Needs
from regalia.games.kard_es_korona.rules.battle.sides import army_of, lord_of
from regalia.games.kard_es_korona.rules.battle.strikes import helps, is_hit, needed, told_need
from regalia.games.kard_es_korona.rules.march.limits import less
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, NEUTRAL, NOBODY, Army, Clash, Kard
from regalia.games.kard_es_korona.table.surface import house
from regalia.games.kard_es_korona.table.war import chances, luck
from regalia.games.kard_es_korona.words import wording
from regalia.games.kard_es_korona.words.text import holder_name
from regalia.scene.types import Art, Cell, Counter, Die, Host, Item, Note, Rank, Sheet, Stage

SIDES = ("attacker", "defender")
CLASHES, CHANCES = "clashes", "chances"
GROUNDS = {OPEN: "open", ROUGH: "rough", SIEGE: "siege"}
FIGHTING = frozenset({"lead", "clash", "retreat", "withdraw", "rain"})
SHOWN = 4
"""As many clashes stand in the strip: of a siege the last two rounds."""


def counter_id(side: int, arm: int) -> str:
    return f"{SIDES[side]}-{ARMS[arm]}"


# --- the stage ----------------------------------------------------------------------------------------------------


def stage(view: Kard) -> Stage | None:
    """From the first clash to the last loss."""
    if view.fight is None or view.phase not in FIGHTING:
        return None
    return Stage(
        id=f"battle-{view.fight.serial}",
        title=title(view, "stage"),
        note=_note(view),
        art=battle_art(view),
        shows=tuple(item.id for item in items(view)),
        place=view.board.ids[view.fight.county],
        seats=fighters(view),
    )


def title(view: Kard, what: str) -> Message:
    """«Siege of Temesvár»."""
    assert view.fight is not None
    where = view.board.ground[view.fight.county]
    county = view.board.ids[view.fight.county]
    name = Message(f"castle-{county}") if where == SIEGE else Message(f"county-{county}")
    return Message(f"{what}-{GROUNDS[where]}", {"place": name})


def battle_art(view: Kard) -> Art:
    assert view.fight is not None
    return "kk-siege" if view.board.ground[view.fight.county] == SIEGE else "kk-battle"


def fighters(view: Kard) -> tuple[int, ...]:
    """The seats on the two sides."""
    assert view.fight is not None
    return tuple(seat for seat in (view.fight.attacker, view.foe) if 0 <= seat < view.seats)


def _note(view: Kard) -> Message:
    if view.phase == "rain":
        return Message("stage-note-rain")
    if view.phase == "lead":
        return Message("stage-note-lead")
    last = shown_clash(view)
    number = view.round + 1 if last is None else last.round + 1
    return Message("stage-note", {"number": number, "clash": Message(f"clash-{last.kind if last else 'none'}")})


# --- the clashes so far -------------------------------------------------------------------------------------------


def shown_clash(view: Kard) -> Clash | None:
    """The clash whose dice lie on the table: they lie until the next ones are cast."""
    fought = clashes(view)
    return fought[-1] if fought else None


def clashes(view: Kard) -> tuple[Clash, ...]:
    """All so far, the present one last; without those in which nobody had a die, such as a wall without archers."""
    story = (*view.story, clash_now(view)) if is_open(view) else view.story
    return tuple(clash for clash in story if any(clash.rolls) or any(map(sum, clash.losses)))


def is_open(view: Kard) -> bool:
    """The dice lie, and nobody has fallen by them yet."""
    return any(view.rolls)


def strip(view: Kard) -> Sheet:
    """What every clash has cost, the present one last."""
    shown = clashes(view)[-SHOWN:]
    return clash_strip(view, shown, shown[-1] if is_open(view) else None)


def clash_strip(view: Kard, shown: tuple[Clash, ...], marked: Clash | None) -> Sheet:
    cells, before = [], -1
    for at, clash in enumerate(shown):
        cells.append(_station(view, clash, at, is_now=clash is marked, is_first=clash.round != before))
        before = clash.round
    return Sheet(id=CLASHES, title=Message("table-clashes"), cells=(tuple(cells),), shape="line")


def _station(view: Kard, clash: Clash, at: int, *, is_now: bool, is_first: bool) -> Cell:
    costs = tuple(
        Counter(
            id=f"clash-{at}-{counter_id(side, arm)}",
            art=f"kk-unit-{ARMS[arm]}",
            count=count,
            name=Message("clash-loss", {"army": wording.army_name(_alone(arm, count))}),
            seat=seat_of(view, side),
        )
        for side in (ATTACKER, DEFENDER)
        for arm, count in enumerate(clash.losses[side])
        if count
    )
    return Cell(
        text=Message(f"clash-{clash.kind}-name"),
        number=clash.round + 1 if is_first else None,
        costs=costs,
        note=None if costs else Message("clash-now" if is_now else "clash-nobody"),
        state="now" if is_now else "plain",
    )


def _alone(arm: int, count: int) -> list[int]:
    return [count * (arm == each) for each in range(len(ARMS))]


# --- the hosts ----------------------------------------------------------------------------------------------------


def items(view: Kard) -> Iterator[Item]:
    """The strip of clashes, both sides, and how it stands."""
    if clashes(view):
        yield strip(view)
    for side in (ATTACKER, DEFENDER):
        yield _host(view, side)
    yield from _standing_odds(view)


def _standing_odds(view: Kard) -> Iterator[Note]:
    """«Anna wins with 98 %»: before the dice that lie, and before the first ones."""
    now = chances.before_the_clash(view) if view.phase == CLASH else None
    if now is None:
        return
    which = "roll" if is_open(view) else "next"
    facts: dict[str, Argument] = {
        "seat": holder_name(view, holder_of(view, ATTACKER)),
        "percent": now.percent,
        "about": int(now.is_about),
    }
    first = chances.before_the_first(view)
    if first is not None:
        which, facts = f"{which}-first", {**facts, "first": first.percent}
    yield Note(id=CHANCES, text=Message(f"stage-chances-{which}", facts), art="kk-duel")


def holder_of(view: Kard, side: int) -> int:
    assert view.fight is not None
    return view.fight.attacker if side == ATTACKER else view.foe


def seat_of(view: Kard, side: int) -> int | None:
    holder = holder_of(view, side)
    return holder if holder < NEUTRAL else None


def host_art(view: Kard, side: int) -> Art:
    """The arms of the player, of a lord whom nobody plays, or of the king."""
    holder = holder_of(view, side)
    province = view.home[holder] if holder < NEUTRAL else holder - NEUTRAL
    return f"kk-arms-{house(province)}" if province < len(LORDS) else "kk-arms-royal"


def began_with(view: Kard, side: int) -> Army:
    """What stood there before the first clash."""
    return view.story[0].armies[side] if view.story else army_of(view, side)


def standing(view: Kard, side: int) -> Army:
    """Who is left once those are off whom the dice have chosen."""
    return less(army_of(view, side), view.losses[side])


def _host(view: Kard, side: int) -> Host:
    began, left = began_with(view, side), standing(view, side)
    return Host(
        id=SIDES[side],
        title=Message(f"host-{SIDES[side]}", {"holder": holder_name(view, holder_of(view, side))}),
        art=host_art(view, side),
        seat=seat_of(view, side),
        note=_leader(view, side),
        left=Message("host-left", {"count": sum(left), "of": sum(began)}),
        measure=luck.measure(view, clashes(view), side),
        ranks=tuple(_rank(view, side, arm) for arm in range(len(ARMS)) if began[arm]),
    )


def _leader(view: Kard, side: int) -> Message | None:
    if lord_of(view, side) == NOBODY:
        return None
    arm = view.led[side]
    return Message("host-lord") if arm == NOBODY else Message("host-leads", {"arm": wording.mover_name(arm)})


def _rank(view: Kard, side: int, arm: int) -> Rank:
    clash = shown_clash(view)
    left = standing(view, side)[arm]
    dice = () if clash is None else tuple(_dice(view, clash, side, arm))
    return Rank(
        counter=Counter(
            id=counter_id(side, arm),
            art=f"kk-unit-{ARMS[arm]}",
            count=left,
            name=Message("rank-units", {"army": wording.army_name(_alone(arm, left))}) if left else _gone(arm),
            seat=seat_of(view, side),
            explain=f"arm-{ARMS[arm]}",
        ),
        lost=began_with(view, side)[arm] - left,
        struck=0 if clash is None else clash.losses[side][arm],
        need=_need(view, clash, side, arm),
        why=_why(view, clash, side, arm),
        note=_why_no_dice(view, clash, side, arm) if left and not dice else None,
        dice=dice,
        hits=sum(die.strong for die in dice) if dice else None,
    )


def _gone(arm: int) -> Message:
    return Message("rank-gone", {"arm": wording.mover_name(arm)})


def _need(view: Kard, clash: Clash | None, side: int, arm: int) -> str:
    """«5+», or «5+ / 6+» where foot and mounted cavalry stand there, which is harder to hit."""
    return wording.need_name(*_needs(view, clash, side, arm))


def _needs(view: Kard, clash: Clash | None, side: int, arm: int) -> tuple[int, int]:
    need = needed(view, side, arm, clash.kind if clash else "")
    return told_need(need, army_of(view, 1 - side) if clash is None else clash.armies[1 - side])


def _why(view: Kard, clash: Clash | None, side: int, arm: int) -> Message | None:
    """What makes the need: helps first, then what the ground does."""
    assert view.fight is not None
    lord, vintage = helps(view, side, arm)
    if lord or vintage:
        least, _ = _needs(view, clash, side, arm)
        which = "both" if lord and vintage else "lord" if lord else "vintage"
        return Message(f"why-{which}", {"base": f"{least + lord + vintage}+"})
    where = view.board.ground[view.fight.county]
    if where == SIEGE and side == DEFENDER and arm == ARCHER:
        return Message("why-wall")
    if where != OPEN and arm == CAVALRY:
        return Message("why-foot")
    if where == OPEN and _needs(view, clash, side, arm)[1]:
        return Message("why-two")
    return Message("why-ground") if where == ROUGH and side == DEFENDER else None


def _why_no_dice(view: Kard, clash: Clash | None, side: int, arm: int) -> Message | None:
    if clash is None or clash.rolls == ():
        return None
    if is_open(view) and rolling(view)[side][arm]:
        return None
    return Message(f"rank-waits-{clash.kind}")


def _dice(view: Kard, clash: Clash, side: int, arm: int) -> Iterator[Die]:
    if not clash.rolls:
        return
    need: Needs = needed(view, side, arm, clash.kind)
    for at, face in enumerate(clash.rolls[3 * side + arm]):
        hit = is_hit(face, need, clash.armies[1 - side])
        yield Die(
            id=f"{counter_id(side, arm)}-{at}",
            face=face,
            name=Message("die-hit" if hit else "die-miss", {"face": face}),
            seat=seat_of(view, side),
            cast=view.cast & 0xFFFF,
            strong=hit,
        )
