"""Keeps all tables: opens new ones, loads those that lie in the database, lets go of those nobody uses."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from contextvars import Context
from dataclasses import replace
from typing import Any

import msgspec

from regalia import games
from regalia.core.game import check_setup
from regalia.lessons import lesson as lessons
from regalia.server.company.choosing import company_of
from regalia.server.company.ending import end
from regalia.server.keeping import flow
from regalia.server.keeping.flow import Flow, Learning
from regalia.server.keeping.logbook import DEAL, NOTHING
from regalia.server.keeping.rows import Change, EntryRow, SeatRow, TableRow
from regalia.server.keeping.storage import Storage
from regalia.server.limits import CHAT_KEPT, NAME, PULSE, TABLES_MOST, TABLES_OF_ONE, clean
from regalia.server.messages import ChatLine, NewTable, Pulse, Rematch, Reviewing, SeatWish
from regalia.server.refusing import Refusing, log
from regalia.server.settings import Settings
from regalia.server.showing.branching import Branch
from regalia.server.showing.connections import AGAIN, GONE, Connection
from regalia.server.showing.lessons import lesson_of
from regalia.server.table import attendance, telling
from regalia.server.table.driving import drive, next_bot
from regalia.server.table.followers import Followers
from regalia.server.table.following import in_turn, resume
from regalia.server.table.jobs import reviews
from regalia.server.table.jobs.workshop import Workshop
from regalia.server.table.live_table import LiveTable
from regalia.server.table.seats import colours, fair, seating
from regalia.server.table.seats.promises import Promises
from regalia.server.work.looking_back import LookingBack
from regalia.server.work.pieces import Pieces
from regalia.server.work.reviewing import ReviewWish

ID = re.compile(r"[A-Za-z0-9_-]{22}")
"""128 bits that nobody guesses."""

IDLE, IDLE_AT_WORK = 600.0, 60.0
"""Seconds after which a table that nobody uses leaves memory; sooner where only its bots' turns are played."""
SWEEP = 60.0
TEACHER = "squire"
"""Who plays on when a lesson is done."""
BRANCH_BOT = "knight"


class Keeper:
    """The tables that are in the memory of this process."""

    def __init__(self, settings: Settings, drives: bool = True) -> None:
        """With `drives` it sees to it that the bots of its tables play; without, it only does what others order."""
        self.storage = Storage(settings.data, settings.database, is_shared=settings.redis is not None)
        self.company = company_of(settings)
        self.looking_back = LookingBack(settings.bot_workers, settings.modules)
        self.promises = Promises(self.company)
        self._pause = settings.bot_pause
        self._forget = settings.forget_empty, settings.forget_finished
        self._tables: dict[str, LiveTable] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._pieces = Pieces()
        self._uploading: set[str] = set()
        self._followers = Followers(self.storage, self.company, self._tables)
        self._rounds: list[asyncio.Task[None]] = []
        self._drives = drives
        self._workshop = Workshop(settings, self.find, self._followers.refresh)

    async def open(self) -> None:
        await self.storage.open()
        await self._followers.open()
        await self._workshop.open()
        self._rounds = [asyncio.create_task(self._sweep()), asyncio.create_task(self._beat())]

    async def close(self) -> None:
        await end([*self._drivers.values(), *self._rounds])
        for table in self._tables.values():
            table.close(AGAIN, "The server goes down; your game is kept.")
        await self._workshop.close()
        await self._followers.close()
        self.looking_back.close()
        await self.storage.close()

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    async def jobs_waiting(self) -> int:
        return await self._workshop.waiting()

    # --- finding ------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id; loaded where it is not in memory."""
        if not ID.fullmatch(table_id):
            raise Refusing("There is no such table.", 404, code="no-table")
        table = self._tables.get(table_id)
        if table is not None:
            await self._followers.refresh(table)
        if table is not None and table.broken:
            await self._forget_table(table)
            table = None
        if table is None:
            table = await self._loaded(table_id)
        table.used = time.monotonic()
        return table

    async def _loaded(self, table_id: str) -> LiveTable:
        """However many ask for it meanwhile, a table is loaded once."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load_once(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load_once(self, table_id: str) -> LiveTable:
        try:
            return await self._load(table_id)
        finally:
            del self._loading[table_id]

    async def _load(self, table_id: str) -> LiveTable:
        kept = await self.storage.read(table_id, CHAT_KEPT)
        if kept is None:
            raise Refusing("There is no such table.", 404, code="no-table")
        table = LiveTable(self.storage, self.company, kept.row, kept.seats)
        table.chat = [ChatLine(seat=line.seat, name=line.name, text=line.text) for line in kept.chat]
        table.chat_number = kept.chat[-1].number if kept.chat else 0
        if kept.row.seed is not None or kept.row.start is not None:
            await resume(table, kept)
        if self.company.is_many:
            await attendance.look_around(table)
        self._keep(table)
        return table

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        table.pause, table.pieces = self._pause, self._pieces
        table.changed.set()
        if self._drives:
            driver = drive(table, self._workshop.play, self._pause, self.storage.leases)
            self._drivers[table.id] = asyncio.create_task(driver, context=Context())

    async def _forget_table(self, table: LiveTable) -> None:
        """Only this one: it may have been loaded anew meanwhile."""
        if self._tables.get(table.id) is not table:
            return
        del self._tables[table.id]
        if self._drives:
            self._drivers.pop(table.id).cancel()
        if self.storage.leases is not None:
            await self.storage.leases.leave(table.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self._delete_forgotten()
            for table in list(self._tables.values()):
                is_used = time.monotonic() - table.used < (IDLE if self._drives else IDLE_AT_WORK)
                is_driven = self._drives and next_bot(table) is not None
                if not (is_used or is_driven or table.connections or table.lock.locked()):
                    await self._forget_table(table)

    async def _delete_forgotten(self) -> None:
        """Tables that nobody began, and finished ones, after the host's time; not under anybody's eyes."""
        try:
            forgotten = await self.storage.forgotten(*self._forget)
            elsewhere = await self.company.elsewhere(forgotten)
            for table_id in forgotten if elsewhere is not None else ():
                table = self._tables.get(table_id)
                if (elsewhere or {}).get(table_id) or (table is not None and table.connections):
                    continue
                if table is not None:
                    table.give_up()
                    await self._forget_table(table)
                await self.storage.delete(table_id)
        except Exception:
            log.exception("forgotten tables could not be deleted")

    async def _beat(self) -> None:
        """A browser learns of a dead line only by hearing nothing; and what was made for all who came is let go."""
        while True:
            await asyncio.sleep(PULSE)
            for table in list(self._tables.values()):
                table.tell_all(Pulse())
                table.lose_kept()

    # --- opening ------------------------------------------------------------------------------------------------

    async def create(self, person: str, wish: NewTable) -> LiveTable:
        """Opens a table; where no seat is open, the game begins at once."""
        rulebook = games.find(wish.game)
        check_setup(rulebook, len(wish.seats), wish.options)
        await self._check_number(person)
        tinctures = colours.given(wish.game, [seat.tincture for seat in wish.seats])
        row = self._new_row(wish.game, wish.options, person, await self.promises.keep(person, wish.promise))
        row.flow = flow.written(Flow(hints=wish.hints))
        own_name = await self.storage.name_of(person)
        nonce = seating.nonce_of(wish.nonce)
        own_seat = next((at for at, seat in enumerate(wish.seats) if seat.holder == "me"), None)
        seats = [
            replace(_seat(row.id, at, seat, person, own_name if at == own_seat else "", nonce), tincture=tinctures[at])
            for at, seat in enumerate(wish.seats)
        ]
        return await self._add(row, seats)

    def _new_row(self, game: str, options: dict[str, Any], owner: str, secret: str) -> TableRow:
        rules = games.find(game).rules_version
        written = msgspec.json.encode(options).decode()
        return TableRow(_new_id(), game, rules, written, owner, time.time_ns(), secret)

    async def _add(self, row: TableRow, seats: list[SeatRow], follows: Change | None = None) -> LiveTable:
        start = seating.deal(row, seats)
        row = replace(row, seed=start[0] if start else None)
        entries = [seating.deal_row(row.id, start[2][0])] if start else []
        await self.storage.add_table(row, seats, entries, follows=follows)
        table = LiveTable(self.storage, self.company, row, seats)
        if start:
            await seating.begin(table, *start[1:], entries[0].at)
        self._keep(table)
        return table

    async def rematch(self, table: LiveTable, person: str, wish: Rematch) -> LiveTable:
        """The table that follows: the same game, the same seats; made once. Whoever asks adds to its seed."""
        secret: str | None = None

        async def follow() -> LiveTable:
            nonlocal secret
            if not table.running().over:
                raise Refusing("The game is not over yet.", 409, code="not-over")
            if table.row.owner != person and all(seat.person != person for seat in table.seats):
                raise Refusing("Only those who played can ask for another game.", 403, code="only-players")
            if table.row.uploaded:
                raise Refusing("This is an uploaded record; open a new table to play.", 409, code="uploaded")
            if table.flow.learning is not None:
                raise Refusing("This was a lesson; open a new table to play.", 409, code="was-lesson")
            if table.row.rematch is not None:
                return await self.find(table.row.rematch)
            options, owner = msgspec.json.decode(table.row.options), table.row.owner or person
            secret = secret or await self.promises.keep(person, wish.promise)
            row = self._new_row(table.row.game, options, owner, secret)
            row.flow = flow.written(Flow(hints=table.flow.hints))
            nonce = seating.nonce_of(wish.nonce)
            seats = [
                SeatRow(row.id, seat.seat, "open", tincture=seat.tincture)
                if seat.person is not None and seat.person == table.flow.token(seat.seat)
                else _again(seat, row.id, person, nonce)
                for seat in table.seats
            ]
            old = table.next_row(rematch=row.id)
            following = await self._add(row, seats, follows=Change(old))
            table.take_row(old)
            telling.table_changed(table)
            return following

        return await in_turn(table, follow)

    async def upload(self, person: str, record: bytes) -> LiveTable:
        """A finished table from a record, to replay it."""
        await self._check_number(person)
        if person in self._uploading:
            raise Refusing("Your last record is still being looked at.", 429, code="too-often")
        self._uploading.add(person)
        try:
            examined = await self._workshop.examined(record, person)
        finally:
            self._uploading.discard(person)
        row = self._new_row(examined.game, examined.options, person, secret="")
        row.uploaded, row.over = 1, 1
        row.seed, row.start = examined.seed, examined.start
        seats = [SeatRow(row.id, seat, "person") for seat in range(examined.seats)]
        entries = [EntryRow(row.id, number, *line) for number, line in enumerate(examined.lines)]
        await self.storage.add_table(row, seats, entries, examined.position)
        return await self.find(row.id)

    async def teach(self, person: str, game: str, id: str) -> LiveTable:
        """A table of the person's own, from the situation with which a lesson begins."""
        await self._check_number(person)
        lesson = lesson_of(game, id)
        begun = lessons.begun(lesson)
        row = self._new_row(game, dict(begun.setup.options), person, secret="")
        row.start = msgspec.json.encode(begun.position()).decode()
        row.flow = flow.written(Flow(learning=Learning(id)))
        own_name = await self.storage.name_of(person)
        seats = [
            SeatRow(row.id, seat, "person", person, own_name)
            if seat == lesson.seat
            else SeatRow(row.id, seat, "bot", level=TEACHER)
            for seat in range(begun.seats)
        ]
        await self.storage.add_table(row, seats, [EntryRow(row.id, 0, None, DEAL, NOTHING)])
        return await self.find(row.id)

    async def branch(self, table: LiveTable, n: int, branch: Branch, person: str, seat: int) -> LiveTable:
        """A table of one's own that goes on from a moment of a finished game; knights play the others' seats."""
        await self._check_number(person)
        options = msgspec.json.decode(table.row.options)
        row = self._new_row(table.row.game, options, person, secret="")
        row.start, row.origin, row.origin_at = branch.start, table.id, n
        name = await self.storage.name_of(person)
        seats = [
            SeatRow(row.id, one.seat, "person", person, name, tincture=one.tincture)
            if one.seat == seat
            else SeatRow(row.id, one.seat, "bot", level=BRANCH_BOT, tincture=one.tincture)
            for one in table.seats
        ]
        entries = [EntryRow(row.id, number, *line) for number, line in enumerate(branch.lines)]
        await self.storage.add_table(row, seats, entries)
        return await self.find(row.id)

    async def review(self, table: LiveTable, wish: ReviewWish, person: str) -> Reviewing:
        """How far a review is; ordered, where nobody has yet."""
        if await reviews.is_made(table, wish):
            return Reviewing(made=True, progress=1.0)
        return Reviewing(made=False, progress=self._workshop.review(wish, person))

    def advise(self, table: LiveTable, connection: Connection, seat: int) -> None:
        """Has somebody think about what the seat is asked; the line hears of it later."""
        self._workshop.advise(table, connection, seat)

    async def _check_number(self, person: str) -> None:
        if await self.storage.count_tables() >= TABLES_MOST:
            raise Refusing("This server is full; ask whoever keeps it.", 429, code="server-full")
        if await self.storage.count_owned(person) >= TABLES_OF_ONE:
            raise Refusing("You have too many tables; delete some of them first.", 429, code="too-many-tables")

    async def delete(self, table: LiveTable, person: str) -> None:
        if table.row.owner != person:
            raise Refusing("Only whoever opened the table may delete it.", 403, code="not-owner")
        async with table.lock:
            await self.storage.delete(table.id)
            table.give_up()
            table.close(GONE, "This table was deleted.")
            await self._forget_table(table)


def _new_id() -> str:
    """Names a table and is its key; none begins like an option of a command line."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def _seat(table: str, at: int, wish: SeatWish, person: str, own_name: str, nonce: str) -> SeatRow:
    name = clean(wish.name, NAME)
    match wish.holder:
        case "me":
            return SeatRow(table, at, "person", person, name or own_name, nonce=nonce)
        case "bot":
            return SeatRow(table, at, "bot", None, name, seating.check_level(wish.level), fair.new_nonce())
    return SeatRow(table, at, "open")


def _again(seat: SeatRow, table: str, asker: str, nonce: str) -> SeatRow:
    """The same holder; for those who had given up, and did not ask, the bot plays on until they want their seat."""
    same = replace(
        seat, table_id=table, nonce=nonce if seat.person == asker else fair.new_nonce(), stood_in=0, resigned=0
    )
    if not seat.resigned or seat.person is None:
        return replace(same, level=seat.level if seat.holder == "bot" else "")
    if seat.person == asker:
        return replace(same, holder="person", level="")
    return replace(same, holder="person", stood_in=1)
