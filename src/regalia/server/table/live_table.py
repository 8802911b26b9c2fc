"""A table in memory: its game, its seats, and who is waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple, cast

import msgspec

from regalia import games
from regalia.core.game import Game, check_setup
from regalia.scene.types import Scene, Tincture
from regalia.server.company.company import Company
from regalia.server.keeping import flow
from regalia.server.keeping.entries import Entries
from regalia.server.keeping.flow import Flow
from regalia.server.keeping.logbook import Entry
from regalia.server.keeping.rows import Change, SeatRow, TableRow
from regalia.server.keeping.storage import Storage
from regalia.server.keeping.writing import Overtaken
from regalia.server.messages import ChatLine, Holder, SeatInfo, TableInfo, Waiting, Word
from regalia.server.refusing import Refusing
from regalia.server.showing.connections import AGAIN, Connection, encoded
from regalia.server.showing.lessons import lesson_info
from regalia.server.showing.replaying import Look
from regalia.server.showing.sight import Shower
from regalia.server.table.seats import colours, fair
from regalia.server.work.pieces import Piece, Pieces

END_TURN = "end_turn"
"""What a seat that holds the bots is waited for."""


def is_bot(seat: SeatRow) -> bool:
    """Whether a bot plays for the seat."""
    return seat.holder == "bot" or bool(seat.stood_in)


class TableLock(asyncio.Lock):
    """Lets nobody in any more once its table is broken: what they would write, the table loaded anew would not know."""

    def __init__(self) -> None:
        super().__init__()
        self.is_for_ever_closed = False

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        if self.is_for_ever_closed:
            self.release()
            raise Refusing("The table is loaded anew; please try again.", 409, code="stale")
        return True


class Shown(NamedTuple):
    """Board and log of a viewer as they are sent, while a game stands so and is shown so."""

    game: Game
    shower: Shower
    scene: msgspec.Raw
    log: msgspec.Raw
    log_start: int


class LiveTable:
    """`game` is never changed, only replaced: whoever holds one may go on thinking about it.

    Everything that changes the table happens under `lock`; `changed` wakes whoever plays the bots.
    """

    def __init__(self, storage: Storage, company: Company, row: TableRow, seats: list[SeatRow]) -> None:
        self.storage = storage
        self.company = company
        self.row = row
        self.flow = flow.read(row.flow)
        self.seats = seats
        self.options = check_setup(games.find(row.game), len(seats), msgspec.json.decode(row.options)).options
        self.dress()
        self.game: Game | None = None
        self.entries = Entries()
        self.number = 0
        self.chat: list[ChatLine] = []
        self.chat_number = 0
        self.asked_at: dict[int, int] = {}
        self.asked_since: dict[int, int] = {}  # by seat, in seconds of the epoch; 0 where nobody knows any more
        self.connections: set[Connection] = set()
        self.scenes: dict[int | None, Scene] = {}
        self.kept_shown: dict[int | None, Shown] = {}
        self.kept_fresh: dict[int | None, tuple[object, str]] = {}  # by viewer: a moment, and all that is shown then
        self.lock = TableLock()
        self.changed = asyncio.Event()
        self.hurry = asyncio.Event()
        self.pieces = Pieces()
        self.pause = 0.0  # before a bot's answer, and before one that makes itself
        self.is_brief = False  # what was told last needs no time to be looked at
        self.seeming: list[Waiting] | None = None  # while an entry is told in parts: who seems to be waited for
        self.elsewhere: frozenset[str] = frozenset()  # persons who look at it from other processes
        self.used = time.monotonic()
        self.left: dict[str | None, float] = {}  # when those who are away went, by the clock; else when it was loaded
        self.loaded = time.monotonic()

    def dress(self) -> None:
        """Shows everybody in the colours that the seats have now."""
        self.tinctures = colours.worn(self.row.game, self.seats)
        self.shower = Shower.of(self.row.game).in_colours(self.tinctures)

    @property
    def broken(self) -> bool:
        """What is in the database may be more, or less, than this table knows: it is loaded anew."""
        return self.lock.is_for_ever_closed

    def give_up(self) -> None:
        self.lock.is_for_ever_closed = True

    @property
    def id(self) -> str:
        return self.row.id

    def running(self) -> Game:
        if self.game is None:
            raise Refusing("The game has not begun: a seat is still open.", 409, code="not-begun")
        return self.game

    def refuse_running(self, what: str) -> None:
        """What is for all eyes can be had after the end."""
        if not self.running().over:
            error = f"{what} can be had when the game is over: until then it would tell what is hidden."
            raise Refusing(error, 409, code="not-over")

    # --- seats --------------------------------------------------------------------------------------------------

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refusing(f"There is no such seat: seats are 0 to {len(self.seats) - 1}.", 404, code="no-seat")
        return self.seats[number]

    def holds(self, person: str | None, seat: SeatRow) -> bool:
        return person is not None and seat.person == person and not seat.resigned

    def plays(self, person: str | None, seat: SeatRow) -> bool:
        """Whether they see what the seat sees and choose for it: its holder, and who comes with its token."""
        by_token = person is not None and self.flow.token(seat.seat) == person and not seat.resigned
        return by_token or self.holds(person, seat)

    def seat_to_play(self, person: str | None, number: int) -> SeatRow:
        seat = self.seat(number)
        if not self.plays(person, seat):
            raise Refusing("This seat is not yours.", 403, code="not-yours")
        return seat

    def own_seat(self, person: str | None, number: int) -> SeatRow:
        seat = self.seat(number)
        if not self.holds(person, seat):
            raise Refusing("This seat is not yours.", 403, code="not-yours")
        return seat

    @property
    def has_bots(self) -> bool:
        return any(map(is_bot, self.seats))

    def is_played_by_bot(self, seat: int) -> bool:
        return is_bot(self.seats[seat])

    def is_online(self, person: str | None) -> bool:
        return person is not None and (person in self.elsewhere or self.is_here(person))

    def is_here(self, person: str | None) -> bool:
        """Whether the person looks at the table from this process."""
        return any(connection.person == person for connection in self.connections)

    def players_of(self, seat: SeatRow) -> set[str]:
        """Who may come to play it."""
        return {one for one in (seat.person, self.flow.token(seat.seat)) if one is not None}

    def is_attended(self, seat: SeatRow) -> bool:
        return any(self.is_online(one) for one in self.players_of(seat))

    def away_for(self, seat: SeatRow) -> float:
        """Seconds since somebody was here for the seat, as far as is known."""
        if self.is_attended(seat):
            return 0.0
        last = max((self.left.get(one, self.loaded) for one in self.players_of(seat)), default=self.loaded)
        return time.monotonic() - last

    # --- the table as it is known -------------------------------------------------------------------------------

    def info(self, person: str | None) -> TableInfo:
        """The table as this person's browser sees it."""
        game = self.game
        over = game is not None and game.over and self.seeming is None
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=dict(self.options),
            seats=[self._seat_info(seat, person) for seat in self.seats],
            owner=person is not None and self.row.owner == person,
            started=game is not None,
            over=over,
            commitment=fair.commitment(self.row.secret) if self.row.secret else "",
            waiting=sorted({waiting.seat for waiting in self.waiting()}),
            scores=game.scores if game and over else None,
            ranking=game.ranking if game and over else None,
            rematch=self.row.rematch,
            hints=self.may_advise,
            reviewable=self.reviewable(person),
            lesson=lesson_info(self.row.game, self.flow.learning),
            origin=self.row.origin,
            origin_at=self.row.origin_at,
        )

    def _seat_info(self, seat: SeatRow, person: str | None) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            holder=cast(Holder, seat.holder),
            name=seat.name,
            level=seat.level,
            tincture=cast(Tincture, self.tinctures[seat.seat]),
            mine=self.plays(person, seat),
            online=self.is_attended(seat) and not seat.resigned,
            token=self.flow.token(seat.seat) is not None,
            stood_in=bool(seat.stood_in),
            resigned=bool(seat.resigned),
        )

    @property
    def may_advise(self) -> bool:
        """Where nobody else sits, or whoever sat down knew that it is allowed; a lesson has words of its own."""
        if self.flow.learning is not None:
            return False
        return self.flow.hints or len(self._persons()) <= 1

    def reviewable(self, person: str | None) -> list[int]:
        """Seats whose view of the running game the person may have reviewed: nobody plays on for whom it is advice.

        That is the only seat that is no bot's, or what was given up for good by somebody who plays no other.
        """
        if person is None or self.game is None or self.game.over or self.flow.learning is not None:
            return []
        played = [seat for seat in self.seats if self.plays(person, seat)]
        if not played:
            return [seat.seat for seat in self.seats if seat.resigned and seat.person == person]
        return [seat.seat for seat in played if self.holds(person, seat) and self._persons() == [seat]]

    def _persons(self) -> list[SeatRow]:
        """Seats that somebody plays, or may take back from a bot."""
        return [seat for seat in self.seats if seat.holder != "bot" and not seat.resigned]

    def look(self, entries: Sequence[Entry], work: Callable[..., bytes], *args: Any) -> Look:
        """What is to be made of the table as it stood after these entries."""
        seats, tinctures = len(self.seats), self.shower.tinctures
        return Look(self.row, seats, tinctures, entries, len(entries), entries[-1].number, work, args)

    def moment(self) -> tuple[object, ...]:
        """Equal as long as every viewer is shown the same."""
        return self.game is None, self.number, self.chat_number, self.seats, self.flow, self.seeming

    # --- what a seat sees and may do ----------------------------------------------------------------------------

    def scene(self, viewer: int | None) -> Scene:
        """The scene that the viewer has now."""
        if viewer not in self.scenes:
            self.scenes[viewer] = self.shower.scene(self.running().state, viewer)
        return self.scenes[viewer]

    def may_undo(self, viewer: int | None) -> bool:
        if viewer is None or self.game is None or self.flow.learning is not None:
            return False
        return can_undo(self.game, self.seats, viewer)

    def may_ask(self, viewer: int | None) -> bool:
        """Whether the seat has chosen anything that could be taken back by consent; a lesson is begun anew instead."""
        if viewer is None or self.game is None or self.game.over or self.is_played_by_bot(viewer):
            return False
        return self.flow.learning is None and self.last_own(viewer) >= 0

    def last_own(self, viewer: int | None) -> int:
        """Which of the standing entries is the seat's last; -1 where it has none."""
        return -1 if viewer is None else self.entries.last_of(viewer)

    def asked(self, person: str | None) -> list[int]:
        """The person's own seats that have something to choose."""
        pending = self.game.pending if self.game and self.seeming is None else []
        own = [ask.seat for ask in pending if self.plays(person, self.seats[ask.seat])]
        return [seat for seat in own if not self.is_played_by_bot(seat)]

    def waits_since(self, person: str | None) -> int | None:
        """When the person was asked what is to be chosen now, in seconds of the epoch."""
        return min((self.asked_since.get(seat, 0) for seat in self.asked(person)), default=0) or None

    # --- who is waited for --------------------------------------------------------------------------------------

    @property
    def bots_wait(self) -> bool:
        return bool(self.flow.held) or self.flow.take_back is not None

    def waiting(self) -> list[Waiting]:
        """Who is waited for, as everybody may know it: bots do not count while they themselves wait for somebody."""
        if self.seeming is not None:
            return self.seeming
        found = self._thinking()
        if self.flow.held:
            held = self.flow.held
            found = [each for each in found if each.seat not in held and not self.is_played_by_bot(each.seat)]
            found += [Waiting(seat=seat, kind=END_TURN) for seat in held]
        return sorted(found, key=lambda waiting: waiting.seat)

    def _thinking(self) -> list[Waiting]:
        found = self.shower.waiting(self.game) if self.game else []
        return [waiting for waiting in found if waiting.seat not in self.flow.ready]

    def idle(self) -> list[int]:
        """Seats whose sealed answer made itself and that still seem to think."""
        pending = {ask.seat for ask in self.running().pending}
        return [waiting.seat for waiting in self._thinking() if waiting.seat not in pending]

    def note_asks(self, before: Game | None, at: int) -> None:
        """Remembers since when each seat is asked what it is asked: since the entry that asked it."""
        game = self.running()
        for ask in game.pending:
            old = before.ask_of(ask.seat) if before else None
            if old is None or old.kind is not ask.kind or old.args != ask.args or old.options != ask.options:
                self.asked_at[ask.seat] = self.number
                self.asked_since[ask.seat] = at

    # --- keeping ------------------------------------------------------------------------------------------------

    def next_row(self, flow_after: Flow | None = None, **changed: Any) -> TableRow:
        """The table's row with its next version."""
        kept = self.row.flow if flow_after is None else flow.written(flow_after)
        return replace(self.row, version=self.row.version + 1, flow=kept, **changed)

    async def keep(self, change: Change) -> None:
        """Writes it down; the table is locked. `Overtaken` where another process was first.

        What is in the database counts; if that is not certain for a table, it is loaded anew.
        """
        try:
            await self.storage.change(change)
        except Overtaken:
            raise
        except BaseException:
            self.give_up()
            self.close(AGAIN, "The choice could not be kept; the table is loaded anew.", "failed")
            raise
        self.take_row(change.row)

    def take_row(self, row: TableRow) -> None:
        """The row as it is in the database now."""
        if row.flow != self.row.flow:
            self.flow = flow.read(row.flow)
        self.row = row

    def lose_kept(self) -> None:
        """What was kept for those who come next."""
        self.kept_shown.clear()
        self.kept_fresh.clear()

    # --- telling ------------------------------------------------------------------------------------------------

    def piece(self) -> Piece:
        """Something is shown at the table, which its owner has to answer for."""
        return self.pieces.one(self.row.owner or self.id)

    def tell_all(self, word: Word) -> None:
        text = encoded(word)
        for connection in list(self.connections):
            connection.tell_text(text)

    def close(self, code: int, error: str, named: str = "") -> None:
        for connection in list(self.connections):
            connection.close(code, error, named)


def can_undo(game: Game, seats: Sequence[SeatRow], seat: int) -> bool:
    return not game.over and not is_bot(seats[seat]) and game.can_undo(seat)


def still_held(game: Game, seats: Sequence[SeatRow], held: Iterable[int]) -> frozenset[int]:
    """A seat holds the bots only while it has nothing to choose, can take back, and a bot would go on."""
    if not any(is_bot(seats[ask.seat]) for ask in game.pending):
        return frozenset()
    return frozenset(seat for seat in held if game.ask_of(seat) is None and can_undo(game, seats, seat))
