"""Who sits where: sitting down, the deal when all seats are taken, bots for those who leave."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec.structs import replace as with_parts

from regalia import games
from regalia.bots import names as bots
from regalia.core.game import Game
from regalia.server.keeping import logbook
from regalia.server.keeping.entries import Entries
from regalia.server.keeping.flow import Flow
from regalia.server.keeping.logbook import Entry
from regalia.server.keeping.rows import Change, EntryRow, SeatRow, TableRow
from regalia.server.limits import GRACE, NAME, NONCE, clean
from regalia.server.messages import ChangeSeat, SitDown
from regalia.server.refusing import Refusing
from regalia.server.table import attendance, takeback, telling
from regalia.server.table.following import in_turn
from regalia.server.table.live_table import LiveTable, still_held
from regalia.server.table.seats import colours, fair


def check_level(level: str) -> str:
    if level not in bots():
        raise Refusing(f"There is no such bot; bots: {', '.join(bots())}.", code="no-bot")
    return level


def nonce_of(wish: str) -> str:
    """The nonce that a browser chose, or one made for it."""
    return clean(wish, NONCE) or fair.new_nonce()


def deal(row: TableRow, seats: list[SeatRow]) -> tuple[str, Game, tuple[Entry, ...]] | None:
    """Where all seats are taken: the seed as JSON, the game, and the deal as the first entry."""
    if any(seat.holder == "open" for seat in seats):
        return None
    seed = msgspec.json.encode(fair.seed(row.secret, [seat.nonce for seat in seats])).decode()
    return dealt(replace(row, seed=seed), len(seats))


def dealt(row: TableRow, seats: int) -> tuple[str, Game, tuple[Entry, ...]]:
    game = logbook.dealt(games.find(row.game), row, seats)
    told = logbook.write_told(game.state.news or ())
    return row.seed or "null", game, (Entry(0, None, logbook.DEAL, told),)


def deal_row(table: str, entry: Entry) -> EntryRow:
    return EntryRow(table, 0, None, logbook.DEAL, entry.written)


async def sit(table: LiveTable, person: str, wish: SitDown) -> None:
    """Takes an open seat; taking the last one starts the game."""
    own_name = clean(wish.name, NAME) or await table.storage.name_of(person)
    nonce = nonce_of(wish.nonce)

    async def sit_down() -> None:
        seat = table.seat(wish.seat)
        if table.holds(person, seat):
            return
        if seat.holder != "open":
            raise Refusing("This seat is taken.", 409, code="seat-taken")
        taken = replace(seat, holder="person", person=person, name=own_name, nonce=nonce)
        seats = [taken if one.seat == seat.seat else one for one in table.seats]
        if wish.tincture:
            seats = colours.changed(table.row.game, seats, seat.seat, wish.tincture)
        await take(table, seats)

    await in_turn(table, sit_down)


async def take(table: LiveTable, seats: list[SeatRow], flow: Flow | None = None) -> None:
    """Keeps the seats as they are taken now; with the last one the game starts."""
    start = deal(table.row, seats)
    changed = [new for new, old in zip(seats, table.seats, strict=True) if new != old]
    if start is None:
        await table.keep(Change(table.next_row(flow), seats=changed))
    else:
        seed, game, entries = start
        entry = deal_row(table.id, entries[0])
        await table.keep(Change(table.next_row(flow, seed=seed), seats=changed, entries=[entry]))
    table.seats = seats
    table.dress()
    if start is None:
        telling.table_changed(table)
    else:
        await begin(table, game, entries, entry.at)


async def begin(table: LiveTable, game: Game, entries: tuple[Entry, ...], at: int) -> None:
    """The cards are on the table, since `at`."""
    table.game = game
    table.entries = Entries(entries)
    table.note_asks(None, at)
    await telling.fresh(table)
    table.changed.set()


async def change(table: LiveTable, person: str, number: int, wish: ChangeSeat) -> None:
    """A bot plays on, the holder is back, gives up for good, or gets up before the deal; whoever opened the table may
    until then give a free seat to a bot, and take it away again."""

    async def settle() -> None:
        seat = table.seat(number)
        if table.game is None and wish.do == "bot":
            bot = _bot_instead(table, person, seat, wish.level)
            await take(table, [bot if one.seat == number else one for one in table.seats])
            return
        if wish.do == "bot" and not table.holds(person, seat):
            await attendance.look_around(table)
        changed = _left(table, person, seat) if wish.do == "leave" else _changed(table, person, seat, wish)
        seats = [changed if one.seat == number else one for one in table.seats]
        held = frozenset() if table.game is None else still_held(table.game, seats, table.flow.held)
        left = (*table.flow.left, (number, table.number)) if wish.do == "resign" else table.flow.left
        await table.keep(Change(table.next_row(with_parts(table.flow, held=held, left=left)), seats=[changed]))
        table.seats = seats
        attendance.unseat_strangers(table)
        await telling.all_of_it(table)
        table.changed.set()

    await in_turn(table, settle)
    await takeback.review(table)


def _bot_instead(table: LiveTable, person: str, seat: SeatRow, level: str) -> SeatRow:
    """Nobody came for the seat."""
    if table.row.owner != person:
        raise Refusing("Only whoever opened the table may put a bot in another's seat.", 403, code="not-owner")
    if seat.holder != "open":
        raise Refusing("This seat is taken.", 409, code="seat-taken")
    return replace(seat, holder="bot", level=check_level(level), nonce=fair.new_nonce())


def _left(table: LiveTable, person: str, seat: SeatRow) -> SeatRow:
    """The seat is open again."""
    if seat.holder != "bot" or table.row.owner != person:
        table.own_seat(person, seat.seat)
    if table.game is not None:
        raise Refusing("The game has begun; let a bot play for you, or give up.", 409, code="begun")
    return SeatRow(seat.table_id, seat.seat, "open", tincture=seat.tincture)


def _changed(table: LiveTable, person: str, seat: SeatRow, wish: ChangeSeat) -> SeatRow:
    table.running()
    if seat.holder != "person" or seat.person is None:
        raise Refusing("Nobody holds this seat.", 409, code="seat-empty")
    if wish.do == "bot" and not table.holds(person, seat):
        _check_absent(table, person, seat, wish.level)
    else:
        table.own_seat(person, seat.seat)
    match wish.do:
        case "bot":
            return replace(seat, stood_in=1, level=check_level(wish.level))
        case "back":
            return replace(seat, stood_in=0, level="")
    return replace(seat, holder="bot", stood_in=0, resigned=1, level=check_level(wish.level))


def _check_absent(table: LiveTable, person: str, seat: SeatRow, level: str) -> None:
    if table.row.owner != person:
        raise Refusing("Only whoever opened the table may put a bot in another's seat.", 403, code="not-owner")
    if table.is_attended(seat):
        raise Refusing("This player is here; only the absent can be replaced.", 409, code="present")
    if table.away_for(seat) < GRACE:
        raise Refusing("This player has only just left; give them a minute.", 409, code="just-left")
    if level == "random":
        raise Refusing("Nobody else's seat is given to a bot that plays at random.", 403, code="not-random")
