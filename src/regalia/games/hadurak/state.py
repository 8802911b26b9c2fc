"""What lies on the table; nobles, castles, cities and cards are small numbers.

An army is `5 * seat + shape` for a noble, `5 * seat + 4` for the garrison of a castle. A site is a city's number, or
23 + seat for a castle.
"""

from __future__ import annotations

from dataclasses import dataclass

from regalia.core.state import State, copier
from regalia.games.hadurak.pieces.board import CITY_AT, CITY_COUNT, CITY_PLACE, IS_KINGDOM_CITY, KINGDOM_CITIES, WALLS
from regalia.games.hadurak.pieces.cards import CASTLE_WALLS, CITY_MILITIA, MARKERS, RETINUE, STRENGTH, is_mercenary

Seat = int
Army = int
Site = int
Todo = tuple[int | str, ...]
"""A step still to be carried out: its name and what it is about."""

NOBODY = -1
NEUTRAL, RAZED = -1, -2
"""What a city is when no seat controls it (R1.10)."""
OFF = -1
AT_SEA = 64
"""Added to the territory of the port (R1.12)."""
NONE = -1
ARMIES = 5
GARRISON = 4
Mark = tuple[int, ...]
"""What is known of a fate card: the groups that it was put back with, in an order that nobody knows (R2.4).

A card that all have seen begins anew; one that was drawn and thrown away unseen keeps what was known of it before.
"""
UNKNOWN: Mark = (0,)
KNOWN: Mark = (-1,)
EVERYBODY = 7
KNOWERS = 8
"""A group is `KNOWERS * number + who knows its cards`: a seat, or EVERYBODY."""
ATTACKER, DEFENDER = 0, 1
FIELD, ASSAULT, SIEGE = "field", "assault", "siege"
HEIR_DEAD = -2


@dataclass(frozen=True, slots=True)
class Variants:
    """The options that rules look up during play (R21)."""

    seats: int  # the number the game began with
    free_motions: bool
    hostages: bool
    elimination: bool
    might: bool
    draw_cap: int
    kingdom_wins: bool
    max_rounds: int


@dataclass(slots=True)
class Hadurak(State):
    """Lists are by seat, army, site or city as their names say; what changes rarely is a tuple."""

    variants: Variants
    seats: int
    todo: list[Todo]  # the next step is last
    round: int
    regent: Seat
    patron: Seat  # the Head of the Church
    pool: int
    barons: tuple[int, ...]  # by seat
    gone: tuple[bool, ...]  # eliminated (R21.4)
    winner: Seat
    is_last: bool  # the pool was empty in this Upkeep, or the last round is played (R18.4)
    standings: tuple[tuple[int, ...], ...]  # everybody's score after each round; nothing in the rules looks it up

    crowns: list[int]
    votes: list[int]
    faith: list[int]
    influence: list[int]
    titles: list[tuple[int, ...]]
    banned: tuple[bool, ...]
    pardoned: tuple[bool, ...]  # bans that end with the session (R11.7)
    laws: int  # a bit for each law in force

    # armies
    troops: list[tuple[int, ...]]
    tokens: list[int]
    place: list[int]
    rested: list[bool]
    office: list[int]
    out: tuple[bool, ...]  # out of the game
    childless: Army
    heretic: Seat
    heirs: tuple[int, ...]  # who holds each noble's heir (R21.3)
    buried: tuple[bool, ...]  # dead, to return as his own heir
    unassigned: list[tuple[int, ...]]  # troops at the beginning, or just hired
    assigned: list[tuple[int, ...]]  # where the first troops shall go; secret

    # cities and castles
    control: list[int]
    fortified: list[bool]
    breaches: list[int]
    siege: list[int]
    siege_round: list[int]

    # action cards
    hands: list[tuple[int, ...]]
    returned: list[tuple[int, ...]]  # back in the hand since the piles were made, as all have seen
    plans: list[tuple[tuple[int, ...], ...]]
    piles: list[list[tuple[Seat, int]]]  # (owner, card), the top is last; NOBODY owns neutral cards
    pile: int
    neutral: list[int]  # first the two left aside, then those that all have seen in this round
    fields: list[list[tuple[Seat, int]]]
    track: list[int]
    card: int
    card_owner: Seat
    moved: list[Army]  # with the card being executed
    fought: list[Army]
    refused: list[tuple[str, int, int]]  # permissions asked with this card, and refused; laws that were obeyed
    granted: list[tuple[str, int, int]]

    # decks
    fate: list[int]  # the top is first
    fate_marks: list[Mark]
    fate_groups: int
    mercenaries: list[int]  # the top of the other decks is last
    merc_discard: list[int]
    offer: list[int]
    events: list[int]
    event_discard: list[int]
    event: int
    event_seat: Seat
    target: int  # what fate has shown for the event (R7.2)
    pledges: list[int]
    agendas: list[int]
    agenda_discard: list[int]
    urgent: list[int]
    truce: bool

    # expeditions
    voyage: list[int]
    blessed: list[bool]
    stakes: list[tuple[tuple[Seat, int], ...]]

    # phases that take several steps
    received: list[int]  # from cities in this Taxation
    due: list[tuple[Army, int]]  # mercenaries to be paid
    unpaid: list[tuple[Army, int]]
    purse: int
    served: list[int]  # cards hired in this Draft; NONE: not yet served
    struck: list[Army]  # armies that are to take casualties, retreat or die
    attending: list[Seat]
    chair: Seat
    in_session: bool
    is_sealed: bool  # a secret vote is open (R19.1)
    motion: Todo  # what is voted on
    committed: list[int]
    declared: list[int]
    written: list[tuple[tuple[int, int], ...]]
    budget: int  # transfers that a baron may still make in Upkeep

    # battle
    attacker: Seat
    defender: Seat
    battle: str  # its kind, "" when there is none
    battle_place: int
    site: Site
    forces: list[list[Army]]
    commander: list[int]
    fate_hands: list[list[int]]
    hand_marks: list[list[Mark]]  # the marks that these cards had in the deck
    shown_cards: list[list[int]]
    losses: list[int]
    had_nobles: bool
    beaten: Seat  # who lost by victories; NEUTRAL city: -1, nobody: -2
    is_total: bool
    tale: list[Todo]  # of a battle or an event, as all have seen it; nothing in the rules looks it up

    def copy(self) -> Hadurak:
        return _copy(self)

    # --- barons -------------------------------------------------------------------------------------------------------

    def in_play(self) -> list[Seat]:
        gone = self.gone
        return [seat for seat in range(self.seats) if not gone[seat]]

    def players(self) -> int:
        """How many barons are left: the n of the rules (R21.4)."""
        return self.gone.count(False)

    def in_order(self) -> tuple[Seat, ...]:
        """From the regent clockwise (R1.6)."""
        return self.from_seat(self.regent)

    def from_seat(self, first: Seat) -> tuple[Seat, ...]:
        seats = CLOCKWISE[self.seats][first]
        return tuple(seat for seat in seats if not self.gone[seat]) if True in self.gone else seats

    def free_markers(self, seat: Seat) -> int:
        free = MARKERS - self.track.count(seat)
        for stakes in self.stakes:
            for each, _ in stakes:
                free -= each == seat
        return free

    def has_law(self, law: int) -> bool:
        return bool(self.laws >> law & 1)

    # --- armies -------------------------------------------------------------------------------------------------------

    def nobles(self, seat: Seat) -> tuple[Army, ...]:
        return NOBLES[seat]

    def nobles_at(self, seat: Seat, place: int) -> list[Army]:
        at = self.place
        return [army for army in range(ARMIES * seat, ARMIES * seat + GARRISON) if at[army] == place]

    def stands_at(self, seat: Seat, place: int) -> bool:
        at, first = self.place, ARMIES * seat
        return place in (at[first], at[first + 1], at[first + 2], at[first + 3])

    def nominal(self, army: Army) -> int:
        """R1.2."""
        strength = 0
        for troop in self.troops[army]:
            strength += STRENGTH[troop]
        office = self.office[army]
        return strength + RETINUE[office] if office >= 0 else strength

    def strength(self, army: Army) -> int:
        left = self.nominal(army) - 100 * self.tokens[army]
        return left if left > 0 else 0

    def has_army(self, army: Army) -> bool:
        office = self.office[army]
        return bool(self.troops[army]) or (office >= 0 and RETINUE[office] > 0)

    def is_spent(self, army: Army) -> bool:
        """Casualties have reached the strength (R1.3, R1.5)."""
        tokens = self.tokens[army]
        return tokens > 0 and 100 * tokens >= self.nominal(army)

    def mercenaries_of(self, seat: Seat) -> list[tuple[Army, int]]:
        return [
            (army, troop)
            for army in range(ARMIES * seat, ARMIES * seat + ARMIES)
            for troop in self.troops[army]
            if is_mercenary(troop)
        ]

    def is_besieged(self, army: Army) -> bool:
        """Whether the army is in a besieged city or castle (R14.13)."""
        seat = army // ARMIES
        place = self.place[army]
        if place < 0 or place >= AT_SEA:
            return False
        city = CITY_AT[place]
        if city >= 0 and self.control[city] == seat:
            return self.siege[city] >= 0
        return self.siege[CITY_COUNT + seat] >= 0 and self.place[ARMIES * seat + GARRISON] == place

    # --- cities and castles -------------------------------------------------------------------------------------------

    def castle_place(self, seat: Seat) -> int:
        return self.place[ARMIES * seat + GARRISON]

    def castle_at(self, place: int) -> Seat:
        """Whose castle stands there."""
        castles = self.place[GARRISON::ARMIES]
        return castles.index(place) if place in castles else NOBODY

    def site_at(self, place: int) -> Site:
        """The city or castle there, NONE if there is neither."""
        city = CITY_AT[place]
        if city >= 0 and self.control[city] != RAZED:
            return city
        seat = self.castle_at(place)
        return CITY_COUNT + seat if seat >= 0 else NONE

    def site_place(self, site: Site) -> int:
        return CITY_PLACE[site] if site < CITY_COUNT else self.castle_place(site - CITY_COUNT)

    def holder(self, site: Site) -> Seat:
        """Its controller; NEUTRAL for a city of nobody."""
        return self.control[site] if site < CITY_COUNT else site - CITY_COUNT

    def full_walls(self, site: Site) -> int:
        """The strength without breaches (R14.3, R15.1)."""
        if site >= CITY_COUNT:
            return CASTLE_WALLS
        walls = WALLS[site]
        if self.fortified[site]:
            walls += 100
        if self.control[site] == NEUTRAL and IS_KINGDOM_CITY[site] and self.laws >> CITY_MILITIA & 1:
            walls += 100
        return walls

    def walls(self, site: Site) -> int:
        return self.full_walls(site) - 100 * self.breaches[site]

    def kingdom(self) -> list[int]:
        """Who controls each kingdom city; they come first."""
        return self.control[: len(KINGDOM_CITIES)]

    def cities_of(self, seat: Seat) -> list[int]:
        control = self.control
        return [city for city, holder in enumerate(control) if holder == seat] if seat in control else []


_copy = copier(Hadurak)

CLOCKWISE = {
    seats: tuple(tuple((first + at) % seats for at in range(seats)) for first in range(seats)) for seats in range(1, 7)
}
NOBLES = tuple(tuple(range(ARMIES * seat, ARMIES * seat + GARRISON)) for seat in range(6))
