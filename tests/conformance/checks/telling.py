"""A game told event by event: after each, the table as it stood then is looked at, as a browser would show it."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.conformance.checks import sums
from tests.conformance.checks.faults import words_in
from tests.conformance.helpers import step

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.words import Message
from regalia.scene.table import Table
from regalia.scene.types import NewsItem
from regalia.server.keeping.logbook import Moment, Witness
from regalia.server.showing.sight import Shower, over_view


class Tally:
    """Listens for points that are lost."""

    def __init__(self, game: Game) -> None:
        self._game, self._points, self.have_lost = game, game.scores, set[int]()
        self._events = 0

    def append(self, event: Event) -> None:
        self._events += 1
        self.count(self._game.state)

    def __len__(self) -> int:
        return self._events

    def count(self, state: Any) -> None:
        before, self._points = self._points, self._game.rulebook.scores(state)
        self.have_lost |= {seat for seat, points in enumerate(self._points) if points < before[seat]}


class Audience:
    """What one viewer (None: a spectator) is shown and told, and what is wrong with it."""

    def __init__(self, game: Game, table: Table, viewer: int | None) -> None:
        self.game, self.viewer = game, viewer
        self.shower = Shower(game.rulebook, table)
        self.scene = self.shower.scene(game.state, viewer)
        self.tally = Tally(game)
        self.heard: list[tuple[Event, NewsItem]] = []
        self.found: dict[str, None] = {}

    def attend(self, random: Random) -> None:
        """One random choice or act, told as the server tells it: each event with the table as it stood then."""
        self.scene = self.shower.scene(self.game.state, self.viewer)
        self.game.state.news = witness = Witness(self.game.state)
        step(self.game, random)
        self.game.state.news = None
        for moment in witness.moments:
            self.tally.count(moment.state)
            self._hear(moment)
        self._show(self.game.state, f"the scene in {self.game.state.phase!r}")
        self._ask()

    def look_away(self, random: Random) -> None:
        """Only the points are followed."""
        self.game.state.news = self.tally
        step(self.game, random)
        self.game.state.news = None

    def _hear(self, moment: Moment) -> None:
        event = moment.event.seen_by(self.viewer)
        item = None if event is None else self.shower.table.news(self.shower.view(moment.state, self.viewer), event)
        if event is not None and item is not None:
            self.heard.append((event, item))
            self._note(self._wrong(item), f"the news of {event.name!r}")
            self._show(moment.state, f"the scene after {event.name!r}")
            report = self.shower.report(moment)
            if report is not None:
                self._note(self._wrong(report), f"the report of {event.name!r}")

    def _show(self, state: Any, where: str) -> None:
        before, self.scene = self.scene, self.shower.scene(state, self.viewer)
        self._note(self._wrong(self.scene) + sums.vanished(before, self.scene), where)
        self._note(self._wrong(self._written(state)), where.replace("scene", "text"))

    def _written(self, state: Any) -> list[Message]:
        """What the table as text says."""
        said: list[Message] = []

        def say(message: Message) -> str:
            said.append(message)
            return message.id

        self.game.rulebook.wording.draw(self.shower.view(state, self.viewer), say)
        return said

    def _ask(self) -> None:
        """What the viewer is asked, with its dials."""
        ask = None if self.viewer is None else self.game.ask_of(self.viewer)
        if ask is not None:
            asked = self.shower.table.ask(over_view(self.game, ask.kind, ask.seat, ask.args))
            self._note(self._wrong(asked), f"the question {ask.kind.id!r}")

    def listen_again(self) -> None:
        """Whoever comes back reads the same lines, though they are told over the table as it stands now."""
        view = self.shower.view(self.game.state, self.viewer)
        for event, item in self.heard:
            again = self.shower.table.news(view, event)
            self._note(sums.retold(item, again), f"the news of {event.name!r}")

    def see_the_end(self) -> None:
        scene = self.shower.scene(self.game.state, self.viewer)
        self._note(sums.wrong_end(scene, self.game.scores, self.tally.have_lost), "the scene of the end")

    def _wrong(self, thing: Any) -> list[str]:
        return sums.wrong_numbers(thing, words_in(self.game.rulebook.folder / "words")[0].say)

    def _note(self, faults: list[str], where: str) -> None:
        self.found |= dict.fromkeys(f"{self.game.rulebook.id}, {where}: {fault}" for fault in faults)


def told(game: Game, table: Table, random: Random, every: int = 1) -> list[str]:
    """Plays to the end; about one in `every` steps is looked at, as one seat or a spectator sees it."""
    audience = Audience(game, table, random.choice((None, *range(game.seats))))
    while not game.over:
        if every == 1 or random.randrange(every) == 0:
            audience.attend(random)
        else:
            audience.look_away(random)
    audience.listen_again()
    audience.see_the_end()
    return [*audience.found]
