"""What one seat, or a spectator, is shown: always made from its own view."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from regalia import games
from regalia.core.asking import Ask, Kind, Refusal, put
from regalia.core.dice import Dice
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.core.words import Message
from regalia.scene.difference import difference, plain
from regalia.scene.table import Table
from regalia.scene.types import NewsItem, Scene, SceneAsk, Surface
from regalia.server.messages import Step, Waiting
from regalia.server.pacing import Part

LOOKED_AT = 60
"""Choices played to see whether seats hide anything from each other."""

SURFACES_KEPT = 256

_plain_surfaces: OrderedDict[int, tuple[Surface, dict[str, Any]]] = OrderedDict()


def quick_plain(scene: Scene) -> dict[str, Any]:
    """Like `plain`; surfaces never change, so that the same one is made plain only once."""
    made = plain(msgspec.structs.replace(scene, surfaces={}))
    made["surfaces"] = {id: _plain_surface(surface) for id, surface in scene.surfaces.items()}
    return made


def _plain_surface(surface: Surface) -> dict[str, Any]:
    kept = _plain_surfaces.get(id(surface))
    if kept is None:
        kept = _plain_surfaces[id(surface)] = surface, msgspec.to_builtins(surface)
        if len(_plain_surfaces) > SURFACES_KEPT:
            _plain_surfaces.popitem(last=False)
    return kept[1]


def over_view(game: Game, kind: Kind, seat: int, args: tuple[Any, ...]) -> Ask:
    """A question to a seat over its own view."""
    ask = put(kind(seat, *args))
    ask.compute(game.view(seat))
    return ask


@dataclass(frozen=True, slots=True)
class Shower:
    """Shows one game by its rulebook and its table."""

    rulebook: Rulebook
    table: Table

    @staticmethod
    @cache
    def of(game: str) -> Shower:
        return Shower(games.find(game), games.table(game))

    def view(self, state: Any, viewer: int | None) -> Any:
        """Only what the viewer may know, and never the dice."""
        seen = self.rulebook.view(state, viewer)
        seen.dice = Dice(b"")
        return seen

    def scene(self, state: Any, viewer: int | None) -> Scene:
        return self.table.scene(self.view(state, viewer), viewer)

    def whole_scene(self, state: Any, viewer: int | None) -> Scene:
        """Everything there is, as seen from a seat: for games that are over."""
        seen = state.copy()
        seen.dice = Dice(b"")
        return self.table.scene(seen, viewer)

    def news(self, view: Any, viewer: int | None, events: Iterable[Event]) -> list[NewsItem]:
        seen = (event.seen_by(viewer) for event in events)
        items = (self.table.news(view, event) for event in seen if event is not None)
        return [item for item in items if item is not None]

    def shown(self, before: Scene, part: Part, state: Any | None, viewer: int | None) -> tuple[list[Step], Scene]:
        """What happened step by step, and the scene that it led to: that of `state`, where it is given."""
        if part.same:
            steps, after = part.same[0]
            return steps, msgspec.structs.replace(after, you=viewer)
        found = self.steps(before, part, None if state is None else self.scene(state, viewer), viewer)
        if self.table.alike:
            part.same.append(found)
        return found

    def steps(self, before: Scene, part: Part, after: Scene | None, viewer: int | None) -> tuple[list[Step], Scene]:
        """One step for each event that the viewer may know, each with the table as it stood then; the last one leads to
        `after`, where that is given."""
        heard = []
        for event, moment in zip(part.events, part.moments, strict=True):
            seen = event.seen_by(viewer)
            item = None if seen is None else self.table.news(self.view(moment, viewer), seen)
            if item is not None:
                heard.append((item, moment))
        steps = []
        for at, (item, moment) in enumerate(heard):
            now = after if after is not None and at == len(heard) - 1 else self.scene(moment, viewer)
            steps.append(Step(news=item, change=difference(before, now)))
            before = now
        if not heard and after is not None and before != after:
            steps.append(Step(news=None, change=difference(before, after)))
        return steps, before if after is None else after

    # --- asks ---------------------------------------------------------------------------------------------------

    def asked(self, game: Game, seat: int) -> Ask | None:
        """What the seat is asked, over its view: the true state stays with the game."""
        ask = game.ask_of(seat)
        return None if ask is None else over_view(game, ask.kind, seat, ask.args)

    def ask(self, game: Game, seat: int | None, may_undo: bool) -> SceneAsk | None:
        asked = None if seat is None else self.asked(game, seat)
        return None if asked is None else msgspec.structs.replace(self.table.ask(asked), may_undo=may_undo)

    def acts(self, game: Game, seat: int | None) -> list[SceneAsk]:
        if seat is None or game.over:
            return []
        acts = (over_view(game, act.kind, seat, act.args) for act in game.acts(seat))
        return [self.table.ask(act) for act in acts if act.options]

    def free_act(self, game: Game, seat: int, text: str) -> Ask | None:
        """The free act that a text begins with, over the seat's view."""
        kind = text.partition(":")[0]
        act = next((act for act in self.rulebook.free_acts if act.id == kind), None)
        return None if act is None or game.over else over_view(game, act, seat, ())

    def waiting(self, game: Game) -> list[Waiting]:
        return [Waiting(seat=seat, kind=kind) for seat, kind in game.waiting()]

    def reason(self, view: Any, refusal: Refusal | None) -> tuple[str, Message | None]:
        """The rule that forbids something, and its sentence."""
        if refusal is None:
            return "", None
        fact = self.rulebook.wording.fact
        args = {name: fact(view, name, value) for name, value in refusal.facts.items()}
        return refusal.rule, Message(refusal.message_id, args)
