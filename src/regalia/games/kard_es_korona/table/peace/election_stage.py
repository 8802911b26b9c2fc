"""The election as a scene: a column for each office, a row for each player, what is sealed and what lies open."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona.pieces.numbers import FIRST_YEAR, OFFICES
from regalia.games.kard_es_korona.rules.offices.election import last_opened, minutes_of
from regalia.games.kard_es_korona.state import HIDDEN, NOBODY, Kard
from regalia.games.kard_es_korona.table import explaining
from regalia.games.kard_es_korona.table.nearness import wins_by
from regalia.games.kard_es_korona.table.peace import contest_stage
from regalia.games.kard_es_korona.table.surface import house
from regalia.scene.types import Badge, Cell, Item, Note, Sheet, Stage, Thinking

SHEET, STATIONS, WARNING = "election", "election-stations", "election-warning"
OFFICE_NUMBERS = range(len(OFFICES))
Bids = tuple[int, ...]


def is_on(view: Kard) -> bool:
    return view.phase != OVER and any(task[0] == "election_over" for task in view.agenda)


def office_now(view: Kard) -> int | None:
    """The office that is bid for, or whose equal bids are being decided; None when all are done."""
    for task in reversed(view.agenda):
        if task[0] in ("award", "bidding") and isinstance(task[1], int):
            return task[1]
    return None


def electors(view: Kard) -> tuple[int, ...]:
    return tuple(seat for seat in range(view.seats) if view.is_elector(seat))


def stage(view: Kard) -> Stage | None:
    if not is_on(view):
        return None
    return Stage(
        id="election",
        title=Message("stage-election", {"year": str(FIRST_YEAR - 1 + view.year)}),
        shows=(*(item.id for item in items(view)), *((contest_stage.TALLY,) if contest_stage.contest_of(view) else ())),
        art="kk-election",
        seats=electors(view),
        is_wide=True,
    )


def office_name(office: int) -> Message:
    return Message(f"office-{OFFICES[office]}")


def items(view: Kard) -> list[Item]:
    """Where it stands, who would win by the office, and the bids."""
    office = office_now(view)
    warned = [] if office is None else warnings(view, office)[:1]
    return [
        stations(view),
        *(Note(id=WARNING, text=text, art="kk-crown", strong=True) for text in warned),
        sheet(view),
    ]


def warnings(view: Kard, office: int) -> list[Message]:
    """Of everybody who would have all three offices with this one."""
    how = "now" if office == len(OFFICES) - 1 else "later"
    return [
        Message(f"election-wins-{how}", {"seat": SeatName(seat), "office": office_name(office)})
        for seat in wins_by(view, office)
        if view.is_elector(seat)
    ]


# --- the stations -------------------------------------------------------------------------------------------------


def stations(view: Kard) -> Sheet:
    """The treasuries, then office by office: who has it, which one it is about now, which follow."""
    stated = Cell(text=Message("election-stated-all"), state="owned")
    offices = (_station(view, office) for office in OFFICE_NUMBERS)
    return Sheet(id=STATIONS, title=Message("election-stations"), cells=((stated, *offices),), shape="line")


def _station(view: Kard, office: int) -> Cell:
    now = office_now(view)
    cell = Cell(text=Message(f"election-head-{OFFICES[office]}"), explain=f"office-{OFFICES[office]}")
    if office == now:
        return replace(cell, state="now", note=Message(f"election-now-{_progress(view, office)}"))
    holder = view.offices[office]
    is_done = now is None or office < now
    if holder == NOBODY:
        return replace(cell, state="owned" if is_done else "closed", note=Message("election-vacant"))
    if is_done:
        return replace(cell, state="owned", seats=(holder,))
    return replace(cell, state="closed", note=Message("election-held", {"seat": SeatName(holder)}))


def _progress(view: Kard, office: int) -> str:
    bids = bids_for(view, office)
    if bids is None:
        return "sealed"
    return "tie" if len(tied_for(bids)) > 1 else "open"


# --- the minutes --------------------------------------------------------------------------------------------------


def held_before(view: Kard, office: int) -> int:
    minutes = minutes_of(view)
    return minutes[0][office] if minutes else view.offices[office]


def bids_for(view: Kard, office: int) -> Bids | None:
    """The bids that lie open, or were written down; None where they are sealed, or nobody may remember them."""
    opened = minutes_of(view)[2:]
    if office < len(opened):
        return opened[office]
    return view.bids if view.bids and office == last_opened(view) else None


def tied_for(bids: Bids) -> list[int]:
    """Those with the highest bid; nobody where nobody has bid."""
    most = max(bids)
    return [seat for seat, bid in enumerate(bids) if bid == most > 0]


# --- the sheet ----------------------------------------------------------------------------------------------------


def sheet(view: Kard) -> Sheet:
    """With what each office gives: whoever bids for one compares it with the others."""
    gifts = (Cell(state="closed"), *(Cell(text=explaining.office_gift(view, office)) for office in OFFICE_NUMBERS))
    bare = result(view)
    head = Badge(art="kk-double-cross", name=Message("election-gives"))
    return replace(bare, rows=(head, *bare.rows), cells=(gifts, *bare.cells))


def result(view: Kard) -> Sheet:
    """Who holds what, and who has bid how much; whoever may not bid stands last."""
    order = sorted(view.players_from(view.start), key=lambda seat: not view.is_elector(seat))
    heads = (Badge(art="kk-purse", name=Message("election-treasury"), explain="thing-money"), *map(_head, OFFICES))
    rows = (Badge(art="kk-crown", name=Message("election-holder")), *(row_of(view, seat) for seat in order))
    holders = (Cell(state="closed"), *(_holder(view, office) for office in OFFICE_NUMBERS))
    bids = ((_treasury(view, seat), *(_bid(view, seat, office) for office in OFFICE_NUMBERS)) for seat in order)
    return Sheet(id=SHEET, title=Message("election-bids"), columns=heads, rows=rows, cells=(holders, *bids), fixed=1)


def _head(office: str) -> Badge:
    return Badge(art=f"kk-office-{office}", name=Message(f"election-head-{office}"), explain=f"office-{office}")


def row_of(view: Kard, seat: int) -> Badge:
    """Who may not bid says why (R17.2)."""
    facts = {"seat": SeatName(seat)}
    art = f"kk-arms-{house(view.home[seat])}"
    return Badge(art=art, name=Message(f"election-row-{_standing(view, seat)}", facts), seat=seat)


def _standing(view: Kard, seat: int) -> str:
    if view.liege[seat] != NOBODY:
        return "vassal"
    return "captive" if view.captive[seat] else "elector"


def _holder(view: Kard, office: int) -> Cell:
    holder = view.offices[office]
    if holder == NOBODY:
        return Cell(text=Message("election-vacant"), state="closed")
    return Cell(text=Message("option-player", {"seat": SeatName(holder)}))


def _treasury(view: Kard, seat: int) -> Cell:
    """What they can bid, as far as it is known, and what they have stated before the first bid."""
    minutes = minutes_of(view)
    stated = minutes[1][seat] if len(minutes) > 1 else HIDDEN
    money = view.treasury[seat]
    if money == HIDDEN:
        if stated == HIDDEN:
            return Cell(text=Message("election-secret"), state="closed", explain="thing-purse")
        return Cell(number=stated, text=Message("election-stated"))
    if stated in (HIDDEN, money):
        return Cell(number=money)
    return Cell(number=money, text=Message("election-of", {"amount": stated}))


def _bid(view: Kard, seat: int, office: int) -> Cell:
    bids = bids_for(view, office)
    if bids is not None:
        return _opened(view, seat, office, bids)
    if office == office_now(view) and view.is_elector(seat):
        thinking = Thinking(seat=seat, text=Message("election-thinks"), art="kk-purse")
        return Cell(art="kk-election", text=Message("election-sealed"), state="now", thinking=thinking)
    if office <= last_opened(view) and view.offices[office] == seat:
        return Cell(text=Message(f"election-{_keeps(view, seat, office)}"), state="owned")
    return Cell(state="closed")


def _keeps(view: Kard, seat: int, office: int) -> str:
    return "keeps" if held_before(view, office) == seat else "wins"


def _opened(view: Kard, seat: int, office: int, bids: Bids) -> Cell:
    """The winner's in gold, or whoever keeps it where nobody has bid; of equal bids others get half back (R17.7)."""
    tied, bid = tied_for(bids) or [view.offices[office]], bids[seat]
    is_decided = view.offices[office] in tied
    if seat in tied and view.offices[office] == seat:
        return Cell(number=bid, text=Message(f"election-{_keeps(view, seat, office)}"), state="owned")
    if seat in tied and len(tied) > 1:
        text = Message("election-back", {"amount": bid // 2}) if is_decided and bid > 1 else Message("election-tie")
        return Cell(number=bid, text=text, state="plain" if is_decided else "now")
    return Cell(number=bid) if bid or view.is_elector(seat) else Cell(state="closed")


# --- ties ---------------------------------------------------------------------------------------------------------


def who_decides(view: Kard, office: int, tied: list[int]) -> Message:
    """How equal bids are decided (R17.6)."""
    holder = held_before(view, office)
    if holder in tied:
        return Message("tie-holder", {"seat": SeatName(holder)})
    earlier = view.elections if view.election else view.elections - 1
    palatine = held_before(view, len(OFFICES) - 1) if earlier else NOBODY
    if palatine != NOBODY and view.is_in(palatine):
        return Message("tie-palatine", {"seat": SeatName(palatine)})
    return Message("tie-dice")


def ties(view: Kard) -> Iterator[tuple[int, list[int]]]:
    """Each office whose bids are open and whose highest were equal."""
    for office in range(len(OFFICES)):
        bids = bids_for(view, office)
        tied = tied_for(bids) if bids else []
        if len(tied) > 1:
            yield office, tied
