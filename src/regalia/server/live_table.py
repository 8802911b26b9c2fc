"""A table in memory: its game, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import msgspec

from regalia.core.game import Game
from regalia.scene.types import Scene
from regalia.server import fair
from regalia.server.connections import AGAIN, Connection, encoded
from regalia.server.limits import LOG_KEPT
from regalia.server.logbook import Entry, Listener
from regalia.server.messages import ChatLine, Fresh, Holder, SeatInfo, TableChanged, TableInfo, Update, Word
from regalia.server.refusing import Refusing, log
from regalia.server.showing import Shower, quick_plain
from regalia.server.storage import SeatRow, Storage, TableRow


class LiveTable:
    """`game` is never changed, only replaced: whoever holds one may go on thinking about it.

    Everything that changes the table happens under `lock`; `changed` wakes whoever plays the bots.
    """

    def __init__(self, storage: Storage, row: TableRow, seats: list[SeatRow]) -> None:
        self.storage = storage
        self.row = row
        self.seats = seats
        self.shower = Shower.of(row.game)
        self.game: Game | None = None
        self.entries: list[Entry] = []
        self.number = 0
        self.chat: list[ChatLine] = []
        self.chat_number = 0
        self.asked_at: dict[int, int] = {}
        self.connections: set[Connection] = set()
        self.scenes: dict[int | None, Scene] = {}
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.hurry = asyncio.Event()
        self.broken = False
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.row.id

    def running(self) -> Game:
        if self.game is None:
            raise Refusing("The game has not begun: a seat is still open.", 409)
        return self.game

    # --- seats --------------------------------------------------------------------------------------------------

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refusing(f"There is no such seat: seats are 0 to {len(self.seats) - 1}.", 404)
        return self.seats[number]

    def holds(self, person: str | None, seat: SeatRow) -> bool:
        return person is not None and seat.person == person and not seat.resigned

    def own_seat(self, person: str | None, number: int) -> SeatRow:
        seat = self.seat(number)
        if not self.holds(person, seat):
            raise Refusing("This seat is not yours.", 403)
        return seat

    def is_played_by_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.holder == "bot" or bool(row.stood_in)

    def is_online(self, person: str | None) -> bool:
        return person is not None and any(connection.person == person for connection in self.connections)

    # --- what others are told -----------------------------------------------------------------------------------

    def info(self, person: str | None) -> TableInfo:
        """The table as this person's browser sees it."""
        game = self.game
        over = game is not None and game.over
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=msgspec.json.decode(self.row.options),
            seats=[self._seat_info(seat, person) for seat in self.seats],
            owner=person is not None and self.row.owner == person,
            started=game is not None,
            over=over,
            commitment=fair.commitment(self.row.secret) if self.row.secret else "",
            waiting=sorted({seat for seat, _ in game.waiting()}) if game else [],
            scores=game.scores if game and over else None,
            ranking=game.ranking if game and over else None,
            rematch=self.row.rematch,
        )

    def _seat_info(self, seat: SeatRow, person: str | None) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            holder=cast(Holder, seat.holder),
            name=seat.name,
            level=seat.level,
            mine=self.holds(person, seat),
            online=self.is_online(seat.person) and not seat.resigned,
            stood_in=bool(seat.stood_in),
            resigned=bool(seat.resigned),
        )

    def fresh(self, connection: Connection) -> Fresh:
        """Everything that this connection may see now."""
        viewer, game, shower = connection.viewer, self.game, self.shower
        log_lines = []
        if game is not None:
            events = [event for entry in self.entries[-LOG_KEPT:] for event in entry.told]
            log_lines = shower.news(game.view(viewer), viewer, events)[-LOG_KEPT:]
        may_undo = self.may_undo(viewer)
        asked = viewer if viewer is not None and not self.is_played_by_bot(viewer) else None
        return Fresh(
            at=self.number,
            scene=quick_plain(self.scene(viewer)) if game else {},
            ask=shower.ask(game, asked, may_undo) if game else None,
            acts=shower.acts(game, asked) if game else [],
            waiting=shower.waiting(game) if game else [],
            log=log_lines,
            chat=self.chat[:],
            table=self.info(connection.person),
            may_undo=may_undo,
        )

    def scene(self, viewer: int | None) -> Scene:
        """The scene that the viewer has now."""
        if viewer not in self.scenes:
            self.scenes[viewer] = self.shower.scene(self.running().state, viewer)
        return self.scenes[viewer]

    def may_undo(self, viewer: int | None) -> bool:
        if viewer is None or self.game is None or self.game.over or self.is_played_by_bot(viewer):
            return False
        return self.game.can_undo(viewer)

    def _update(self, viewer: int | None, told: Listener, state: Any) -> Update:
        game, shower = self.running(), self.shower
        steps, self.scenes[viewer] = shower.shown(self.scenes[viewer], told, state, viewer)
        may_undo = self.may_undo(viewer)
        asked = viewer if viewer is not None and not self.is_played_by_bot(viewer) else None
        return Update(
            at=self.number,
            steps=steps,
            ask=shower.ask(game, asked, may_undo),
            acts=shower.acts(game, asked),
            waiting=shower.waiting(game),
            may_undo=may_undo,
        )

    def tell_played(self, told: Listener) -> None:
        """Tells everybody what happened by the last entry, each as he may know it."""
        state = self.running().state
        for viewer in {connection.viewer for connection in self.connections}:
            watching = [connection for connection in self.connections if connection.viewer == viewer]
            try:
                text = encoded(self._update(viewer, told, state))
            except Exception:
                log.exception("no update for viewer %s", viewer)
                self._let_go(watching)
                continue
            for connection in watching:
                connection.tell_text(text)
        if self.running().over:
            self.tell_table()

    def tell_fresh(self) -> None:
        self.scenes.clear()
        for connection in list(self.connections):
            self.tell_one_fresh(connection)

    def tell_one_fresh(self, connection: Connection) -> None:
        try:
            connection.tell(self.fresh(connection))
        except Exception:
            log.exception("no fresh scene for viewer %s", connection.viewer)
            self._let_go([connection])

    def tell_table(self) -> None:
        for connection in list(self.connections):
            connection.tell(TableChanged(table=self.info(connection.person)))

    def tell_all(self, word: Word) -> None:
        text = encoded(word)
        for connection in list(self.connections):
            connection.tell_text(text)

    def _let_go(self, connections: list[Connection]) -> None:
        for connection in connections:
            connection.close(AGAIN, "The table could not be shown; please reload.")

    # --- coming and going ---------------------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        was_online = self.is_online(connection.person)
        self.connections.add(connection)
        self.used = time.monotonic()
        self.tell_one_fresh(connection)
        if not was_online:
            self._tell_others(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        if all(other.viewer != connection.viewer for other in self.connections):
            self.scenes.pop(connection.viewer, None)
        if not self.is_online(connection.person):
            self._tell_others(connection)

    def _tell_others(self, one: Connection) -> None:
        if any(seat.person == one.person for seat in self.seats):
            for connection in self.connections - {one}:
                connection.tell(TableChanged(table=self.info(connection.person)))

    def close(self, code: int, error: str) -> None:
        for connection in list(self.connections):
            connection.close(code, error)

    def note_asks(self, before: Game | None) -> None:
        """Remembers since when each seat is asked what it is asked."""
        game = self.running()
        for ask in game.pending:
            old = before.ask_of(ask.seat) if before else None
            if old is None or old.kind is not ask.kind or old.args != ask.args or old.options != ask.options:
                self.asked_at[ask.seat] = self.number
