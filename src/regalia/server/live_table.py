"""A table in memory: its game, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import msgspec

from regalia.core.events import Forced
from regalia.core.game import Game
from regalia.scene.types import Scene
from regalia.server import fair, logbook, pacing
from regalia.server.connections import AGAIN, Connection, encoded
from regalia.server.limits import LOG_KEPT
from regalia.server.logbook import Entry, Listener
from regalia.server.messages import (
    ChatLine,
    Fresh,
    Holder,
    Outcome,
    SeatInfo,
    TableChanged,
    TableInfo,
    TakeBack,
    TakeBackAsked,
    Update,
    Waiting,
    Word,
)
from regalia.server.pacing import Part
from regalia.server.refusing import Refusing, log
from regalia.server.showing import Shower, quick_plain
from regalia.server.storage import SeatRow, Storage, TableRow

END_TURN = "end_turn"
"""What a seat that holds the bots is waited for."""


@dataclass(slots=True)
class Request:
    """A seat asked, at a position, to take back; these persons have agreed, itself among them."""

    seat: int
    person: str
    at: int
    agreed: set[str]


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
        self.pause = 0.0  # before a bot's answer, and before one that makes itself
        self.held: set[int] = set()  # seats that may still take back while the bots wait
        self.ready: set[int] = set()  # seats whose sealed answer made itself, and that do not seem to think any more
        self.take_back: Request | None = None
        self.refused: tuple[int, int] | None = None  # the seat that asked last in vain, and when
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
            waiting=sorted({waiting.seat for waiting in self.waiting()}),
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
            waiting=self.waiting(),
            log=log_lines,
            chat=self.chat[:],
            table=self.info(connection.person),
            may_undo=may_undo,
            may_ask=self.may_ask(viewer),
            held=sorted(self.held),
            asked=self.asked(connection.person),
            take_back=self._request(viewer),
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

    def may_ask(self, viewer: int | None) -> bool:
        """Whether the seat has chosen anything that could be taken back by consent."""
        if viewer is None or self.game is None or self.game.over or self.is_played_by_bot(viewer):
            return False
        return logbook.last_of(self.entries, viewer) >= 0

    def asked(self, person: str | None) -> list[int]:
        """The person's own seats that have something to choose."""
        pending = self.game.pending if self.game else []
        own = [ask.seat for ask in pending if self.holds(person, self.seats[ask.seat])]
        return [seat for seat in own if not self.is_played_by_bot(seat)]

    # --- who is waited for --------------------------------------------------------------------------------------

    @property
    def bots_wait(self) -> bool:
        return bool(self.held) or self.take_back is not None

    def waiting(self) -> list[Waiting]:
        """Who is waited for, as everybody may know it: not for the bots while they wait for somebody themselves."""
        found = self._thinking()
        if self.held:
            found = [waiting for waiting in found if not self.is_played_by_bot(waiting.seat)]
            found += [Waiting(seat=seat, kind=END_TURN) for seat in self.held]
        return sorted(found, key=lambda waiting: waiting.seat)

    def _thinking(self) -> list[Waiting]:
        found = self.shower.waiting(self.game) if self.game else []
        return [waiting for waiting in found if waiting.seat not in self.ready]

    def idle(self) -> list[int]:
        """Seats whose sealed answer made itself and that still seem to think."""
        pending = {ask.seat for ask in self.running().pending}
        return [waiting.seat for waiting in self._thinking() if waiting.seat not in pending]

    def review_held(self) -> None:
        """A seat holds the bots only while it has nothing to choose, can take back, and a bot would go on."""
        game = self.running()
        if all(not self.is_played_by_bot(ask.seat) for ask in game.pending):
            self.held.clear()
        self.held = {seat for seat in self.held if game.ask_of(seat) is None and self.may_undo(seat)}

    def _let_bots_go(self, person: str | None) -> None:
        """Nobody waits for one who has gone; whoever is alone finds his turn as he left it."""
        others = [
            seat for seat in self.seats if seat.holder == "person" and seat.person != person and not seat.stood_in
        ]
        held = {seat for seat in self.held if self.seats[seat].person == person}
        if others and held:
            self.held -= held
            if not self.lock.locked():  # else whoever has it tells at his end
                self.tell_asks()
            self.changed.set()

    # --- telling ------------------------------------------------------------------------------------------------

    def _update(self, viewer: int | None, part: Part, by: int | None) -> Update:
        """What the viewer is told of a part; what is asked comes with the last one."""
        game, shower, is_last = self.running(), self.shower, part.waiting is None
        state = game.state if is_last else None
        steps, self.scenes[viewer] = shower.shown(self.scenes[viewer], part, state, viewer)
        may_undo = is_last and self.may_undo(viewer)
        asked = viewer if viewer is not None and is_last and not self.is_played_by_bot(viewer) else None
        return Update(
            at=self.number,
            steps=steps,
            ask=shower.ask(game, asked, may_undo),
            acts=shower.acts(game, asked),
            waiting=self.waiting() if part.waiting is None else part.waiting,
            may_undo=may_undo,
            may_ask=is_last and self.may_ask(viewer),
            held=sorted(self.held),
            asked=[],
            yours=viewer is not None and viewer == by,
        )

    async def tell_played(self, by: int, told: Listener, forced: Sequence[Forced]) -> None:
        """Tells everybody what happened by the last entry, each as he may know it; the table is locked."""
        unseen = pacing.unseen(forced, self.ready)
        is_paced = self.pause > 0 and self.shower.rulebook.has_secrets
        for part in pacing.parts(told, unseen if is_paced else ()):
            self._tell_part(part, by)
            if part.waiting is not None:
                await asyncio.sleep(self.pause)
        if self.running().over:
            self.tell_table()

    def tell_asks(self) -> None:
        """Tells who is waited for, where nothing else has changed."""
        self._tell_part(Part((), (), None))

    def _tell_part(self, part: Part, by: int | None = None) -> None:
        for viewer in {connection.viewer for connection in self.connections}:
            watching = [connection for connection in self.connections if connection.viewer == viewer]
            try:
                self._tell_viewer(watching, self._update(viewer, part, by), part.waiting is None)
            except Exception:
                log.exception("no update for viewer %s", viewer)
                self._let_go(watching)

    def _tell_viewer(self, watching: list[Connection], update: Update, is_last: bool) -> None:
        """The same for all who look from one seat, but that each knows which of his own seats are asked."""
        texts: dict[tuple[int, ...], str] = {}
        for connection in watching:
            asked = self.asked(connection.person) if is_last else []
            text = texts.get(tuple(asked))
            if text is None:
                text = texts[tuple(asked)] = encoded(msgspec.structs.replace(update, asked=asked))
            connection.tell_text(text)

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

    # --- taking back by consent ---------------------------------------------------------------------------------

    def unanswered(self, request: Request) -> list[int]:
        """The seats whose persons have not agreed yet; bots agree to everything."""
        persons = (seat for seat in self.seats if seat.holder == "person" and not seat.stood_in and not seat.resigned)
        return [seat.seat for seat in persons if seat.person not in request.agreed]

    def _request(self, viewer: int | None) -> TakeBack | None:
        request = self.take_back
        if request is None:
            return None
        entry = self.entries[logbook.last_of(self.entries, request.seat)]
        news = self.shower.news(self.running().view(viewer), viewer, entry.told)
        return TakeBack(
            seat=request.seat, at=request.at, what=news[0].text if news else None, open=self.unanswered(request)
        )

    def tell_take_back(self) -> None:
        for connection in list(self.connections):
            connection.tell(TakeBackAsked(request=self._request(connection.viewer)))

    def settle_take_back(self, outcome: Outcome, by: int | None = None) -> None:
        """The request, if there is one, is over."""
        request, self.take_back = self.take_back, None
        if request is not None:
            self.tell_settled(request, outcome, by)
            self.changed.set()

    def tell_settled(self, request: Request, outcome: Outcome, by: int | None = None) -> None:
        self.tell_all(TakeBackAsked(request=None, outcome=outcome, seat=request.seat, by=by))

    def _let_go(self, connections: list[Connection]) -> None:
        for connection in connections:
            connection.close(AGAIN, "The table could not be shown; please reload.")

    # --- coming and going ---------------------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        was_online = self.is_online(connection.person)
        self._unseat_stranger(connection)  # he may have got up while his line was opening
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
            self._let_bots_go(connection.person)

    def unseat_strangers(self) -> None:
        """Whoever holds a seat no longer sees what a spectator sees."""
        for connection in self.connections:
            self._unseat_stranger(connection)

    def _unseat_stranger(self, connection: Connection) -> None:
        if connection.viewer is not None and not self.holds(connection.person, self.seats[connection.viewer]):
            connection.viewer = None

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
