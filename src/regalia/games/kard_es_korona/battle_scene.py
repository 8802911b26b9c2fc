"""The battle that is being fought, as a stage of its own: both hosts, arm by arm, with what they need and roll."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message
from regalia.games.kard_es_korona import wording
from regalia.games.kard_es_korona.constants import ARMS, VINTAGE
from regalia.games.kard_es_korona.hits import NEVER, needs
from regalia.games.kard_es_korona.map import OPEN, ROUGH, SIEGE
from regalia.games.kard_es_korona.playing_map import house
from regalia.games.kard_es_korona.rules.battles import army_of, ground, lord_of
from regalia.games.kard_es_korona.rules.clash import rolling
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, NEUTRAL, NOBODY, Kard
from regalia.games.kard_es_korona.text import holder_name
from regalia.scene.types import Counter, Die, Host, Rank, Stage

SIDES = ("attacker", "defender")
GROUNDS = {OPEN: "open", ROUGH: "rough", SIEGE: "siege"}


def counter_id(side: int, arm: int) -> str:
    return f"{SIDES[side]}-{ARMS[arm]}"


def stage(view: Kard) -> Stage | None:
    """From the first clash to the last loss."""
    if view.fight is None or view.phase not in ("lead", "clash", "retreat", "withdraw", "rain"):
        return None
    return Stage(id=f"battle-{view.fight.serial}", title=_title(view), shows=SIDES, side="below")


def _title(view: Kard) -> Message:
    assert view.fight is not None
    where = ground(view, view.fight.county)
    id = view.map.ids[view.fight.county]
    name = Message(f"castle-{id}") if where == SIEGE else Message(f"county-{id}")
    clash: Argument = Message(f"clash-{view.clash}") if view.clash else Message("clash-none")
    return Message(f"stage-{GROUNDS[where]}", {"place": name, "clash": clash, "number": view.round + 1})


def hosts(view: Kard) -> Iterator[Host]:
    for side in (ATTACKER, DEFENDER):
        yield _host(view, side)


def _host(view: Kard, side: int) -> Host:
    assert view.fight is not None
    holder = view.fight.attacker if side == ATTACKER else view.foe
    seat = holder if holder < NEUTRAL else None
    return Host(
        id=SIDES[side],
        title=Message(f"host-{SIDES[side]}", {"holder": holder_name(view, holder)}),
        art=f"kk-arms-{house(view.home[seat])}" if seat is not None else "kk-arms-royal",
        seat=seat,
        note=_leader(view, side),
        ranks=tuple(_ranks(view, side, seat)),
    )


def _leader(view: Kard, side: int) -> Message | None:
    if lord_of(view, side) == NOBODY:
        return None
    arm = view.led[side]
    return Message("host-lord") if arm == NOBODY else Message("host-leads", {"arm": wording.mover_name(arm)})


def _ranks(view: Kard, side: int, seat: int | None) -> Iterator[Rank]:
    army, losses = army_of(view, side), view.losses[side]
    for arm, count in enumerate(army):
        dice = tuple(_dice(view, side, arm, seat))
        if not count and not dice:
            continue
        alone = [count * (arm == each) for each in range(len(ARMS))]
        yield Rank(
            counter=Counter(
                id=counter_id(side, arm),
                art=f"kk-unit-{ARMS[arm]}",
                count=count - losses[arm],
                name=Message("rank-units", {"army": wording.army_name(alone)}) if count else wording.mover_name(arm),
                seat=seat,
            ),
            lost=losses[arm],
            need=_need(view, side, arm),
            note=None if dice or not view.rolls or rolling(view)[side][arm] else Message("rank-waits"),
            dice=dice,
        )


def _bonus(view: Kard, side: int, arm: int) -> int:
    return int(view.led[side] == arm) + int(side == ATTACKER and view.event == VINTAGE)


def _needed(view: Kard, side: int, arm: int) -> tuple[int, int]:
    """What a die must show against foot and against cavalry, all helps taken off."""
    assert view.fight is not None
    foot, horse = needs(ground(view, view.fight.county), side, arm, opening=view.clash == "shot")
    less = _bonus(view, side, arm)
    return foot - less, horse - less if horse != NEVER else NEVER


def _need(view: Kard, side: int, arm: int) -> str:
    """«5+», or «5+ / 6+» where mounted cavalry is harder to hit and there is some."""
    foot, horse = _needed(view, side, arm)
    has_horse = army_of(view, 1 - side)[2] > 0
    return f"{foot}+ / {horse}+" if has_horse and horse not in (foot, NEVER) else f"{foot}+"


def _dice(view: Kard, side: int, arm: int, seat: int | None) -> Iterator[Die]:
    """A die counts that can hit somebody who stands there."""
    if not view.rolls:
        return
    foot, horse = _needed(view, side, arm)
    enemy = army_of(view, 1 - side)
    for at, face in enumerate(view.rolls[3 * side + arm]):
        is_hit = (face >= foot and enemy[0] + enemy[1] > 0) or (face >= horse and enemy[2] > 0)
        name = Message("die-hit" if is_hit else "die-miss", {"face": face})
        yield Die(
            id=f"{counter_id(side, arm)}-{at}", face=face, name=name, seat=seat, cast=view.cast & 0xFFFF, strong=is_hit
        )
