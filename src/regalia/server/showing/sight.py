"""What one seat, or a spectator, is shown: always made from its own view."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, cast

import msgspec

from regalia import games
from regalia.core.asking import Ask, Kind, Refusal, put
from regalia.core.dice import Dice
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.core.wording import reason
from regalia.core.words import Message
from regalia.review.advice import Advice
from regalia.scene.common_news import common_news
from regalia.scene.difference import difference, plain
from regalia.scene.table import Table
from regalia.scene.types import Explain, NewsItem, Report, Scene, SceneAsk, Surface, Tincture
from regalia.server.keeping.logbook import Moment
from regalia.server.messages import AdviceOption, Step, Waiting

SURFACES_KEPT = 256

_written_surfaces: OrderedDict[int, tuple[Surface, msgspec.Raw]] = OrderedDict()


def quick_plain(scene: Scene) -> dict[str, Any]:
    """Like `plain`, to be sent; surfaces never change, so each is written only once."""
    made = plain(msgspec.structs.replace(scene, surfaces={}))
    made["surfaces"] = {name: _written(surface) for name, surface in scene.surfaces.items()}
    return made


def _written(surface: Surface) -> msgspec.Raw:
    kept = _written_surfaces.get(id(surface))
    if kept is None:
        kept = _written_surfaces[id(surface)] = surface, msgspec.Raw(msgspec.json.encode(surface))
        if len(_written_surfaces) > SURFACES_KEPT:
            _written_surfaces.popitem(last=False)
    return kept[1]


def over_view(game: Game, kind: Kind, seat: int, args: tuple[Any, ...], view: Any = None) -> Ask:
    """A question to a seat over its own view, which is made here unless it is given."""
    ask = put(kind(seat, *args))
    ask.compute(game.view(seat) if view is None else view)
    return ask


@dataclass(frozen=True, slots=True)
class Shower:
    """Shows one game by its rulebook and its table."""

    rulebook: Rulebook
    table: Table
    tinctures: tuple[Tincture, ...] = ()  # by seat; none: as the game gives them

    @staticmethod
    @cache
    def of(game: str) -> Shower:
        return Shower(games.find(game), games.table(game))

    def in_colours(self, tinctures: Sequence[str]) -> Shower:
        """The same game with these colours, by seat."""
        return replace(self, tinctures=tuple(cast(Tincture, tincture) for tincture in tinctures if tincture))

    def _coloured(self, scene: Scene) -> Scene:
        if not self.tinctures or scene.tinctures == self.tinctures:
            return scene
        return msgspec.structs.replace(scene, tinctures=self.tinctures)

    def view(self, state: Any, viewer: int | None) -> Any:
        """Only what the viewer may know, and never the dice."""
        seen = self.rulebook.view(state, viewer)
        seen.dice = Dice(b"")
        return seen

    def eyes(self, viewer: int | None) -> int | None:
        """Where nothing is hidden all look with the same eyes: what one sees need not be copied for the next."""
        return viewer if self.rulebook.has_secrets else None

    def _seen_then(self, moment: Moment, viewer: int | None) -> Any:
        if self.rulebook.has_secrets and viewer is not None:
            return self.view(moment.state, viewer)
        return moment.once("seen", lambda then: self.view(then.state, None))

    def scene(self, state: Any, viewer: int | None) -> Scene:
        return self.scene_of(self.view(state, viewer), viewer)

    def scene_of(self, view: Any, viewer: int | None) -> Scene:
        return self._coloured(self.table.scene(view, viewer))

    def whole_scene(self, state: Any, viewer: int | None) -> Scene:
        """Everything there is, as seen from a seat: for games that are over."""
        seen = state.copy()
        seen.dice = Dice(b"")
        return self.scene_of(seen, viewer)

    def explain(self, state: Any, viewer: int | None, key: str) -> Explain | None:
        """What a thing is, and what it means for the viewer now."""
        tell = self.table.explain
        return None if tell is None else tell(self.view(state, viewer), viewer, key)

    # --- news ---------------------------------------------------------------------------------------------------

    def news(self, view: Any, event: Event) -> NewsItem | None:
        """What a viewer may know of an event, in words: what is the same in all games, or as its own game tells it."""
        return common_news(event) or self.table.news(view, event)

    def line(self, view: Any, viewer: int | None, at: int, number: int, event: Event) -> NewsItem | None:
        """An event of an entry as a line of the log; None where there is nothing to tell the viewer."""
        seen = event.seen_by(viewer)
        item = None if seen is None else self.news(view, seen)
        return None if item is None else msgspec.structs.replace(item, at=at, event=number)

    def lines(self, view: Any, viewer: int | None, at: int, events: Sequence[Event]) -> list[NewsItem]:
        """What an entry told the viewer; lines that a report can be asked of say so."""
        found = []
        for number, event in enumerate(events):
            item = self.line(view, viewer, at, number, event)
            if item is not None and self._ends_something(events, number):
                item = msgspec.structs.replace(item, has_report=True)
            if item is not None:
                found.append(item)
        return found

    def _ends_something(self, events: Sequence[Event], number: int) -> bool:
        """Of events of one name in a row only the last has a report."""
        name, later = events[number].name, events[number + 1 : number + 2]
        return name in self.table.reported and all(event.name != name for event in later)

    def report(self, moment: Moment) -> Report | None:
        """What the event has ended: for all eyes, so it is made of what a spectator sees at that moment."""
        seen = moment.event.seen_by(None)
        if self.table.report is None or seen is None or seen.name not in self.table.reported:
            return None
        return self.table.report(self._seen_then(moment, None), seen)

    def is_quick(self, moments: Sequence[Moment]) -> bool:
        """Whether nothing of this needs time to be looked at."""
        seen = [(moment, moment.event.seen_by(None)) for moment in moments]
        items = (self.news(self._seen_then(moment, None), event) for moment, event in seen if event is not None)
        return bool(moments) and all(item is None or item.pace == "quick" for item in items)

    def steps(
        self, before: Scene, moments: Sequence[Moment], after: Scene | None, viewer: int | None, at: int = 0
    ) -> tuple[list[Step], Scene]:
        """One step for each event that the viewer may know, each with the table as it stood then, and the last scene.

        The last step leads to `after`, where that is given; `at` is the entry that told it.
        """
        heard = []
        for moment in moments:
            view = self._seen_then(moment, viewer)
            item = self.line(view, viewer, at, moment.number, moment.event)
            if item is not None:
                report = moment.once("report", self.report)
                told = msgspec.structs.replace(item, report=report, has_report=report is not None) if report else item
                heard.append((told, view))
        steps = []
        for at, (item, view) in enumerate(heard):
            now = after if after is not None and at == len(heard) - 1 else self.scene_of(view, viewer)
            steps.append(Step(news=item, change=difference(before, now)))
            before = now
        if not heard and after is not None and before != after:
            steps.append(Step(news=None, change=difference(before, after)))
        return steps, before if after is None else after

    # --- asks ---------------------------------------------------------------------------------------------------

    def asked(self, game: Game, seat: int, view: Any = None) -> Ask | None:
        """What the seat is asked, over its view: the true state stays with the game."""
        ask = game.ask_of(seat)
        return None if ask is None else over_view(game, ask.kind, seat, ask.args, view)

    def ask(self, game: Game, seat: int | None, may_undo: bool, view: Any = None) -> SceneAsk | None:
        asked = None if seat is None else self.asked(game, seat, view)
        return None if asked is None else msgspec.structs.replace(self.table.ask(asked), may_undo=may_undo)

    def acts(self, game: Game, seat: int | None, view: Any = None) -> list[SceneAsk]:
        if seat is None or game.over:
            return []
        acts = (over_view(game, act.kind, seat, act.args, view) for act in game.acts(seat))
        return [self.table.ask(act) for act in acts if act.options]

    def free_act(self, game: Game, seat: int, text: str) -> Ask | None:
        """The free act that a text begins with, over the seat's view."""
        kind = text.partition(":")[0]
        act = next((act for act in self.rulebook.free_acts if act.id == kind), None)
        return None if act is None or game.over else over_view(game, act, seat, ())

    def advised(self, ask: Ask, view: Any, advice: Advice) -> AdviceOption:
        """An option that was looked at, and what it leads to, in the game's own words."""
        news = (self.news(view, event) for event in advice.leads)
        return AdviceOption(
            text=advice.text,
            line=self.rulebook.wording.option(ask, ask.read(advice.text)),
            chance=round(advice.chance, 3),
            leads=[item.text for item in news if item is not None],
        )

    def waiting(self, game: Game) -> list[Waiting]:
        return [Waiting(seat=seat, kind=kind) for seat, kind in game.waiting()]

    def reason(self, view: Any, refusal: Refusal | None) -> tuple[str, Message | None]:
        """The rule that forbids something, and its sentence."""
        if refusal is None:
            return "", None
        return refusal.rule, reason(self.rulebook.wording.fact, view, refusal)
