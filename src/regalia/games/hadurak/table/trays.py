"""What lies beside the map: fields, piles, the mercenary track, decks, expeditions, agendas and laws."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.cards import (
    AGENDA_TYPE,
    AGENDAS,
    COLOURS,
    EVENT,
    FIELDS,
    LAST_SPACE,
    LAW,
    LAWS,
    NAMES_BARON,
    PRIVATE_MOTION,
    TRACK_COST,
    TRACK_PLAYERS,
    VOYAGES,
    WAGE,
    colour_of,
)
from regalia.games.hadurak.state import NOBODY, NONE, Hadurak
from regalia.games.hadurak.table.faces import BACK_ART, action_art, troop_art, troop_card, troop_key
from regalia.games.hadurak.words import wording
from regalia.scene.remembering import remembered_by
from regalia.scene.types import Badge, Cell, Counter, Gauge, Item, Note, Sheet, Tray

RENOWNED_CAPTAIN = EVENT["renowned_captain"]
NEARLY = 2
"""A phase that this few cards would bring is near."""


def offer_id(at: int) -> str:
    return f"offer-{at}"


def _field_facts(view: Hadurak) -> Hashable:
    lying = tuple(map(len, view.fields)), tuple(view.track), view.players()
    return lying, view.variants.might, view.pool, len(view.fate), len(view.events), tuple(view.events[-1:])


@remembered_by(_field_facts)
def fields(view: Hadurak) -> Tray:
    """How near each special phase is: what can still trigger."""
    needed = 2 * view.players()
    gauges = [
        Gauge(
            id=f"field-{name}",
            title=Message(f"field-{name}"),
            value=len(view.fields[at]),
            most=needed,
            art=f"hd-field-{name}",
            strong=len(view.fields[at]) >= needed - NEARLY,
            explain=f"field-{name}",
        )
        for at, name in enumerate(FIELDS)
    ]
    markers, spaces = sum(who != NOBODY for who in view.track), view.players() + 1
    gauges.append(
        Gauge(
            id="field-draft",
            title=Message("field-draft"),
            value=markers,
            most=spaces,
            art="hd-marker",
            strong=markers >= spaces - 1,
            explain="field-draft",
        )
    )
    return Tray(id="fields", title=Message("table-fields"), gauges=tuple(gauges), counters=tuple(_decks(view)))


def piles(view: Hadurak, you: int | None) -> list[Item]:
    """The card that is being played, and what is left of the three action piles; none while they are made."""
    if view.card == NONE and not any(view.piles):
        return []
    rows: list[Badge] = []
    cells: list[tuple[Cell]] = []
    if view.card != NONE:
        owner = view.card_owner if view.card_owner != NOBODY else None
        by = Message("card-neutral") if owner is None else Message("named", {"name": SeatName(owner)})
        name = wording.action_name(view, view.card)
        rows.append(Badge(art=action_art(view.card), name=name, explain=name.id))
        cells.append((Cell(text=by, seats=() if owner is None else (owner,), state="now"),))
    for at, pile in enumerate(view.piles):
        now = "yes" if view.card != NONE and at == view.pile else "no"
        facts: dict[str, Argument] = {"pile": at + 1, "count": len(pile), "now": now}
        rows.append(Badge(art=BACK_ART, name=Message("pile-left", facts)))
        cells.append((Cell(text=_own_plan(view, you, at)),))
    return [Sheet(id="piles", title=Message("table-piles"), rows=tuple(rows), cells=tuple(cells), shape="list")]


def _own_plan(view: Hadurak, you: int | None, pile: int) -> Message | None:
    """What of one's own still lies there."""
    own = [card for owner, card in view.piles[pile] if owner == you]
    return Message("plan-left", {"cards": wording.each(wording.action_name, view, own)}) if own else None


def _decks(view: Hadurak) -> Iterator[Counter]:
    """How much influence is left until the game ends, the fate deck, and the colour of the next event."""
    if not view.variants.might:
        name = Message("counter-pool", {"count": view.pool})
        yield Counter(id="pool", art="hd-influence", count=view.pool, name=name, explain="thing-pool")
    fate = sum(1 for _ in view.fate)
    name = Message("counter-fate", {"count": fate})
    yield Counter(id="fate", art="hd-fate-deck", count=fate, name=name, explain="thing-fate")
    if view.events:
        colour = COLOURS[colour_of(view.events[-1])]
        name = Message(f"counter-events-{colour}", {"count": len(view.events)})
        yield Counter(id="events", art=f"hd-event-{colour}", count=len(view.events), name=name, explain="thing-events")


def is_hiring(view: Hadurak) -> bool:
    """Whether somebody chooses from the offer: in the Draft, or by an event; not while the hired are given a place."""
    if any(view.unassigned):
        return False
    return view.todo[-1:] == [("serve",)] or view.event == RENOWNED_CAPTAIN


def offer(view: Hadurak) -> Tray:
    cards = tuple(troop_card(view, offer_id(at), troop) for at, troop in enumerate(view.offer))
    return Tray(id="offer", title=Message("table-offer"), cards=cards, shape="spread")


def _soldier_facts(view: Hadurak) -> Hashable:
    return is_hiring(view), tuple(view.offer), tuple(view.track), view.players()


@remembered_by(_soldier_facts)
def soldiers(view: Hadurak) -> Sheet:
    """What the next Draft is about: who has a marker on the track, and who will be for hire."""
    shown = [] if is_hiring(view) else view.offer
    rows = [Badge(art="hd-marker", name=Message("table-track"), explain="field-draft")]
    rows += [
        Badge(art=troop_art(troop), name=wording.troop_name(view, troop), explain=troop_key(troop)) for troop in shown
    ]
    wages = [Cell(text=Message("option-crowns", {"count": WAGE[troop]})) for troop in shown]
    cells = tuple((cell,) for cell in (Cell(text=_track(view)), *wages))
    return Sheet(
        id="soldiers", title=Message("table-soldiers"), is_folded=True, rows=tuple(rows), cells=cells, shape="list"
    )


def _track(view: Hadurak) -> Message:
    """Spaces for this number of barons: whose marker, or what it costs with Versatile Strategy."""
    spaces = [at for at in range(len(TRACK_COST)) if TRACK_PLAYERS[at] <= view.players() or view.track[at] != NOBODY]
    return Message("part-list", {"parts": tuple(_space(view, at) for at in spaces)})


def _space(view: Hadurak, at: int) -> Message:
    who = view.track[at]
    if who == NOBODY:
        return Message("track-free", {"space": at + 1, "crowns": TRACK_COST[at]})
    return Message("track-taken", {"space": at + 1, "seat": SeatName(who)})


# --- lists ------------------------------------------------------------------------------------------------------------


def _voyage_facts(view: Hadurak) -> Hashable:
    return tuple(view.voyage), tuple(view.blessed), tuple(view.stakes)


@remembered_by(_voyage_facts)
def voyages(view: Hadurak) -> Sheet:
    return Sheet(
        id="voyages",
        title=Message("table-voyages"),
        is_folded=True,
        rows=tuple(
            Badge(
                art=f"hd-expedition-{voyage.replace('_', '-')}",
                name=wording.voyage_name(view, at),
                explain=f"voyage-{voyage}",
            )
            for at, voyage in enumerate(VOYAGES)
        ),
        cells=tuple((_voyage(view, at),) for at in range(len(VOYAGES))),
        shape="list",
    )


def _voyage(view: Hadurak, voyage: int) -> Cell:
    if not view.voyage[voyage]:
        return Cell(text=Message("voyage-idle"))
    stakes = tuple(Message("stake", {"seat": SeatName(seat), "crowns": crowns}) for seat, crowns in view.stakes[voyage])
    says = "voyage-blessed" if view.blessed[voyage] else "voyage-sails"
    text = Message(says, {"space": view.voyage[voyage], "most": LAST_SPACE, "stakes": stakes})
    return Cell(text=text, state="now" if view.voyage[voyage] == LAST_SPACE else "plain")


def agenda_art(card: int) -> str:
    return f"hd-agenda-{AGENDA_TYPE[card].replace('_', '-')}"


def agenda_cell(view: Hadurak, card: int, now: bool = False) -> Cell:
    """Its kind and how it is voted on; the whole text on demand."""
    kind = AGENDA_TYPE[card]
    vote = "" if kind == PRIVATE_MOTION else "-baron" if NAMES_BARON[card] else "-for"
    return Cell(
        text=Message(f"agenda-kind-{kind}{vote}"),
        explain=f"agenda-{AGENDAS[card]}",
        state="now" if now else "plain",
    )


def agenda_text(card: int) -> Cell:
    """What it does."""
    return Cell(text=Message(f"agenda-{AGENDAS[card]}.text"), explain=f"agenda-{AGENDAS[card]}")


def agendas(view: Hadurak) -> list[Item]:
    """The urgent ones; none before the game begins, and in the Assembly they lie on its table."""
    if not view.urgent or view.in_session:
        return []
    rows = tuple(
        Badge(art=agenda_art(card), name=wording.agenda_name(view, card), explain=f"agenda-{AGENDAS[card]}")
        for card in view.urgent
    )
    cells = tuple((agenda_cell(view, card),) for card in view.urgent)
    return [Sheet(id="agendas", title=Message("table-agendas"), rows=rows, cells=cells, shape="list")]


def laws(view: Hadurak) -> list[Item]:
    """Those in force."""
    in_force = [law for law in LAWS if view.has_law(law)]
    if not in_force:
        return []
    return [
        Sheet(
            id="laws",
            title=Message("table-laws"),
            is_folded=True,
            rows=tuple(
                Badge(art=f"hd-agenda-{LAW}", name=wording.law_name(view, law), explain=f"agenda-{LAWS[law]}")
                for law in in_force
            ),
            cells=tuple((Cell(text=Message(f"agenda-{LAWS[law]}.text")),) for law in in_force),
            shape="list",
        )
    ]


def truce(view: Hadurak) -> list[Item]:
    """The Truce of God, to the end of the round."""
    if not view.truce:
        return []
    text = Message("happening-truce_of_god.text")
    return [Note(id="truce", text=text, art="hd-event-blue", explain="happening-truce_of_god")]
