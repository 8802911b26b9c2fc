"""R22.5 to R22.11: leaving a battle that goes badly."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import ARMY, COUNTY_OR_STAY, STAY
from regalia.games.kard_es_korona.pieces.board import SIEGE, County
from regalia.games.kard_es_korona.pieces.numbers import ARMS
from regalia.games.kard_es_korona.rules.battle.beginning import tired_out
from regalia.games.kard_es_korona.rules.battle.clash import MELEE, PURSUIT, WALL
from regalia.games.kard_es_korona.rules.battle.sides import army_of, lose_attackers
from regalia.games.kard_es_korona.rules.march.limits import fits_castle, joined, parts_of_size
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, EMPTY, NEUTRAL, NO_ARMY, NOBODY, Army, Clash, Kard

WAY = "way"
"""What is told of the hard way among the clashes."""


def ways_out(s: Kard, side: int) -> list[County]:
    """R22.7."""
    battle = s.fight
    assert battle is not None
    near = s.board.neighbours[battle.county]
    if side == ATTACKER:
        back = [county for county in battle.entries if can_take_in(s, county, side)]
        return back or [county for county in near if s.holder[county] == EMPTY and can_take_in(s, county, side)]
    return [county for county in near if county not in battle.entries and can_take_in(s, county, side)]


def can_take_in(s: Kard, county: County, side: int) -> bool:
    """Own or empty, without a battle, and with room for the whole army."""
    assert s.fight is not None
    seat = s.fight.attacker if side == ATTACKER else s.foe
    if not s.open_counties(seat) >> county & 1:
        return False
    return not s.board.castle[county] or fits_castle(joined(army_of(s, side), s.army_in(county)), s.variants)


def retreats(s: Kard, seat: int, side: int) -> list[County | str]:
    return [*ways_out(s, side), STAY]


def why_not_retreat(s: Kard, seat: int, option: County | str, side: int) -> Refusal | None:
    assert isinstance(option, int)
    return refuse("R22.7", county=option)


RETREAT = Kind("retreat", retreats, why_not_retreat, COUNTY_OR_STAY)


def retreat(s: Kard) -> Rules:
    """First the attacker, then the defender may go; neutrals never do (R22.5)."""
    side = s.agenda[-1][1]
    assert isinstance(side, int) and s.fight is not None
    seat = s.fight.attacker if side == ATTACKER else s.foe
    if seat < NEUTRAL and ways_out(s, side):
        s.asked = 1 << seat
        choice = yield RETREAT, seat, side
        if choice != STAY:
            s.tell("retreats", seat=seat, county=choice, origin=s.fight.county)
            s.retreating, s.clash = (side, choice), PURSUIT
            s.change("clash")
            return
    if side == ATTACKER:
        s.change("retreat", DEFENDER)
    else:
        s.change("clash")


# === R22.8 Half of them are lost on a hard way ========================================================================


def possible_losses(s: Kard, seat: int, side: int) -> list[Army]:
    army = army_of(s, side)
    return parts_of_size(army, sum(army) // 2)


def why_not_losses(s: Kard, seat: int, lost: Army, side: int) -> Refusal | None:
    half = sum(army_of(s, side)) // 2
    return refuse("R22.8", "" if sum(lost) != half else "few", count=half)


RETREAT_LOSSES = Kind("retreat_losses", possible_losses, why_not_losses, ARMY)


def withdraw(s: Kard) -> Rules:
    """What is left after the pursuit arrives."""
    battle = s.fight
    assert battle is not None
    side, county = s.retreating
    seat = battle.attacker if side == ATTACKER else s.foe
    if seat >= NEUTRAL:  # the player who retreated has left the game: the men stay and fight on
        s.clash = WALL if s.board.ground[battle.county] == SIEGE else MELEE
        s.change("clash")
        return
    if s.board.is_hard_way(battle.county, county) and sum(army_of(s, side)) > 1:
        s.asked = 1 << seat
        lost = yield RETREAT_LOSSES, seat, side
        losses = (lost, NO_ARMY) if side == ATTACKER else (NO_ARMY, lost)
        s.story = (*s.story, Clash(WAY, s.round, (), (battle.army, s.army_in(battle.county)), losses))
        if side == ATTACKER:
            lose_attackers(s, lost)
        else:
            for arm in range(len(ARMS)):
                s.take(battle.county, arm, lost[arm])
        s.tell("lost_on_the_way", seat=seat, army=lost)
    arrive(s, side, county)


def arrive(s: Kard, side: int, county: County) -> None:
    """The lord goes along (R22.9); a retreat of the defender leaves the county to the attacker (R22.11)."""
    battle = s.fight
    assert battle is not None
    if side == ATTACKER:
        s.field(battle.attacker, battle.army, -1)
        s.add_army(battle.attacker, county, battle.army)
        if battle.lord:
            s.lord_at[battle.attacker] = county
        s.fight = battle._replace(army=NO_ARMY)
        s.tell("got_away", seat=battle.attacker, county=county, origin=battle.county, army=battle.army)
        tired_out(s, battle.county)
        s.end_fight()
        s.change("settled", NOBODY)
        return
    army = s.clear(battle.county)
    s.add_army(s.foe, county, army, moved=False)
    if s.lord_at[s.foe] == battle.county:
        s.lord_at[s.foe] = county
    s.tell("withdrew", seat=s.foe, county=county, origin=battle.county, army=army)
    if s.variants.is_traditional:
        for arm in range(len(ARMS)):
            s.fought[3 * county + arm] += army[arm]
    s.change("conclude")
