"""What is told about a thing on the table when somebody points at it by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from regalia.cli.text.dictionary import Dictionary
from regalia.cli.text.matching import meant
from regalia.cli.text.panels import Panels
from regalia.core.words import Message, Words
from regalia.scene.types import Card, Item, Place, Scene, SeatPanel, Sheet, Tray

MOST = 6
Thing = tuple[str, list[str], str]
"""A name, the lines about it, and the key of what the table explains."""
Tell = Callable[[str], list[str]]
"""What the table explains by a key, in lines; none where it says nothing."""


class Explainer:
    """Looks things up in a scene, then in the game's words; the table itself tells about those that it explains."""

    def __init__(self, words: Words, panels: Panels, dictionary: Dictionary) -> None:
        self.words, self.say = words, words.say
        self.panels = panels
        self.dictionary = dictionary

    def explain(self, scene: Scene, lies: Mapping[str, Sequence[Message]], text: str, tell: Tell) -> list[str]:
        """Everything known about what is meant; empty where nothing has such a name."""
        things = [*self._things(scene, lies)]
        best = meant(text, [name for name, _, _ in things])[:MOST]
        lines = [line for at in best for line in (*things[at][1], *tell(things[at][2]))]
        for thing in self.dictionary.called(text):
            lines += tell(thing.message) or self.dictionary.explained(thing)
        return list(dict.fromkeys(lines))

    def _things(self, scene: Scene, lies: Mapping[str, Sequence[Message]]) -> Iterator[Thing]:
        for surface in scene.surfaces.values():
            for place in surface.places:
                yield self.say(place.name), self.place(scene, place, lies.get(place.id, ())), ""
        for piece in scene.pieces.values():
            where = self._place_name(scene, piece.place)
            name = self.say(piece.name)
            yield name, [f"{name} – {where}" if where else name], piece.explain
        for item in scene.items.values():
            yield from self._in_item(item)

    def place(self, scene: Scene, place: Place, lies: Sequence[Message]) -> list[str]:
        lines = [self.say(place.name), *(self.say(line) for line in lies)]
        here = self.panels.pieces(scene, place.id)
        if here:
            lines.append(here)
        about = (scene.about or {}).get(place.id)
        return [*lines, self.say(about)] if about else lines

    def _place_name(self, scene: Scene, id: str) -> str:
        places = (place for surface in scene.surfaces.values() for place in surface.places)
        return next((self.say(place.name) for place in places if place.id == id), "")

    def _in_item(self, item: Item) -> Iterator[Thing]:
        match item:
            case SeatPanel():
                yield self.words.name(item.seat), self.panels.item(item), ""
                if item.before:
                    yield from self._in_item(item.before)
                if item.office:
                    yield self._card(item.office)
                yield from ((self.say(badge.name), [self.say(badge.name)], badge.explain) for badge in item.badges)
            case Tray():
                yield self.say(item.title), self.panels.item(item), ""
                yield from (self._card(card) for card in item.cards)
                for counter in item.counters:
                    yield self.say(counter.name), [self.say(counter.name)], counter.explain
            case Sheet():
                yield self.say(item.title), self.panels.item(item), ""
                yield from self._in_sheet(item)
            case _:
                lines = self.panels.item(item)
                yield lines[0] if lines else "", lines, getattr(item, "explain", "")

    def _card(self, card: Card) -> Thing:
        name = self.say(card.name)
        return name, [name], card.explain

    def _in_sheet(self, sheet: Sheet) -> Iterator[Thing]:
        for at, row in enumerate(sheet.cells):
            name = self.say(sheet.rows[at].name) if at < len(sheet.rows) else ""
            for cell in row:
                said = self.panels.cell(cell, has_prices=sheet.shape == "grid")
                if name and said:
                    yield name, [f"{name}: {said}"], cell.explain or sheet.rows[at].explain
                elif cell.text and said:
                    yield self.say(cell.text), [said], cell.explain
