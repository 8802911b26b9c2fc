"""A table read out: what the panels of a scene show, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regalia.core.words import Message, Words
from regalia.scene.types import (
    Card,
    Cell,
    Chart,
    Die,
    Gauge,
    Host,
    Item,
    Ledger,
    Note,
    Report,
    Scene,
    SeatPanel,
    Sheet,
    Surface,
    Tally,
    Track,
    Tray,
)

INDENT = "  "
ITS_SCORE = "score-counted"
"""What a game's words may call the number beside a player's name, where that is no points."""


class Panels:
    """Reads scenes out in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def everything(self, scene: Scene) -> list[str]:
        """All panels, in the order in which they stand on the table."""
        lines: list[str] = []
        for shown in dict.fromkeys(id for region in scene.regions for id in region.shows):
            if shown in scene.items:
                lines += self.item(scene.items[shown])
            elif shown in scene.surfaces:
                lines += self.surface(scene, scene.surfaces[shown])
        return [*lines, *self.stages(scene)]

    def moment(self, scene: Scene) -> list[str]:
        """What plays out just now, and what is said about it: a battle, a council, chances, an event."""
        staged = {id for stage in scene.stages for id in stage.shows}
        said = [item for id, item in scene.items.items() if id not in staged and _is_said(item)]
        return [line for item in said for line in self.item(item)] + self.stages(scene)

    def stages(self, scene: Scene) -> list[str]:
        lines = []
        for stage in scene.stages:
            lines.append(self.say(stage.title))
            for id in stage.shows:
                shown = scene.items.get(id)
                lines += [INDENT + line for line in (self.item(shown) if shown else ())]
        return lines

    def report(self, report: Report) -> list[str]:
        """How a battle ended, and why."""
        lines = [self.say(message) for message in (report.title, report.verdict, report.why) if message]
        for line in report.lines:
            cards = f" ({self._names(line.cards)})" if line.cards else ""
            points = self._points(line.points) if line.points else ""
            said = [self.say(line.text) + cards, *([self.say(line.note)] if line.note else []), points]
            lines.append(f"{INDENT}{line.place}. {self.say(line.name)}: {'; '.join(filter(None, said))}")
        lines += [INDENT + line for shown in report.shows for line in self.item(shown)]
        told = (*(change.text for change in report.changes), *report.notes, *([report.next] if report.next else []))
        return [*lines, *(INDENT + self.say(message) for message in told)]

    # --- items ------------------------------------------------------------------------------------------------------

    def item(self, item: Item) -> list[str]:
        match item:
            case SeatPanel():
                return self._seat(item)
            case Tray():
                return [self._tray(item)]
            case Sheet():
                return [self.say(item.title), *(INDENT + line for line in self._rows(item))]
            case Track():
                steps = (f"[{self.say(step.name)}]" if at == item.now else self.say(step.name)
                         for at, step in enumerate(item.steps))  # fmt: skip
                return [f"{self.say(item.title)}: {', '.join(steps)}"]
            case Gauge():
                return [self._gauge(item)]
            case Ledger():
                return [self.say(item.title), *(INDENT + line for line in self._ledger(item))]
            case Chart():
                return [self.say(item.title), *(INDENT + line for line in self._chart(item))]
            case Note():
                return self.say(item.text).splitlines()
            case Tally():
                return self._tally(item)
            case Host():
                return self._host(item)

    def _seat(self, panel: SeatPanel) -> list[str]:
        head = [self.words.name(panel.seat)]
        head += [self.say(badge.name) for badge in (panel.title, panel.rank, *panel.badges) if badge]
        lines = [f"{', '.join(head)}: {self._points(panel.points)}"]
        lines += [INDENT + "; ".join(self.say(counter.name) for counter in row) for row in panel.rows if row]
        if panel.rolled:
            lines.append(f"{INDENT}{self.say(panel.rolled)}{self._dice(panel.dice)}")
        if panel.before:
            lines.append(INDENT + self._tray(panel.before))
        if panel.office:
            lines.append(INDENT + self._card(panel.office))
        return lines

    def _points(self, count: int) -> str:
        return self.say(Message(ITS_SCORE if self.words.has(ITS_SCORE) else "cli-points", {"count": count}))

    def _tray(self, tray: Tray) -> str:
        if tray.shape == "pile" and len(tray.cards) == 1:
            return self._card(tray.cards[0])  # it says which pile it is, and how many lie there
        inside = [self.say(counter.name) for counter in tray.counters] + [self._gauge(gauge) for gauge in tray.gauges]
        inside += [self._card(card) for card in tray.cards] + [self.say(die.name) for die in tray.dice]
        title = self.say(tray.title) + (f" ({self.say(tray.badge)})" if tray.badge else "")
        note = f" – {self.say(tray.note)}" if tray.note else ""
        return f"{title}: {'; '.join(inside) or '–'}{note}"

    def _card(self, card: Card) -> str:
        return self.say(card.name)

    def _names(self, cards: Iterable[Card]) -> str:
        return ", ".join(self.say(card.name) for card in cards)

    def _dice(self, dice: Iterable[Die]) -> str:
        shown = ", ".join(self.say(die.name) for die in dice)
        return f" ({shown})" if shown else ""

    def _gauge(self, gauge: Gauge) -> str:
        if not gauge.parts:
            full = self.say(Message("cli-full", {"value": gauge.value, "most": gauge.most}))
            return f"{self.say(gauge.title)} {full}"
        whole = sum(part.value for part in gauge.parts) or 1
        parts = (f"{self.say(part.name)} {round(100 * part.value / whole)}%" for part in gauge.parts)
        return f"{self.say(gauge.title)}: {', '.join(parts)}"

    def _rows(self, sheet: Sheet) -> Iterator[str]:
        """A named row is one line; without names every cell is."""
        for at, row in enumerate(sheet.cells):
            cells = [self.cell(cell, has_prices=sheet.shape == "grid") for cell in row]
            if sheet.shape == "line":
                cells = [f"[{said}]" if cell.state == "now" else said for cell, said in zip(row, cells, strict=True)]
            if sheet.columns:
                cells = [
                    f"{self.say(column.name)} {cell or '–'}" for column, cell in zip(sheet.columns, cells, strict=False)
                ]
            if at < len(sheet.rows):
                yield f"{self.say(sheet.rows[at].name)}: {', '.join(cells) or '–'}"
            elif sheet.columns:
                yield ", ".join(cells)
            else:
                yield from filter(None, cells)

    def cell(self, cell: Cell, has_prices: bool = True) -> str:
        """«Merchant (4): 1 gold or 1 wood; Anna; dice 1, 3»."""
        number = "" if cell.number is None else str(cell.number)
        title = self.say(cell.text) + (f" ({number})" if number else "") if cell.text else number
        said = [self.say(counter.name) for counter in cell.gains]
        if cell.costs and has_prices:
            said.append(self.say(Message("cli-cell-costs", {"costs": tuple(counter.name for counter in cell.costs)})))
        else:
            said += [self.say(counter.name) for counter in cell.costs]
        if cell.note:
            said.append(self.say(cell.note))
        if cell.seats:
            said.append(", ".join(self.words.name(seat) for seat in cell.seats))
        if cell.dice:
            said.append(self.say(Message("cli-cell-dice", {"dice": tuple(die.name for die in cell.dice)})))
        return f"{title}: {'; '.join(said)}" if title and said else title or "; ".join(said)

    def _ledger(self, ledger: Ledger) -> Iterator[str]:
        for seat, numbers in ledger.rows.items():
            parts = (
                f"{self.say(column.name)}: {number}" for column, number in zip(ledger.columns, numbers, strict=True)
            )
            yield f"{self.words.name(seat)} – {'; '.join(parts)}"
        yield from (self.say(note) for note in ledger.notes)

    def _chart(self, chart: Chart) -> Iterator[str]:
        for seat, points in chart.lines.items():
            yield f"{self.words.name(seat)}: {' '.join(map(str, points))}"

    def _tally(self, tally: Tally) -> list[str]:
        """«Anna: 2 soldiers, King +1 = 3; Defeat by 1»."""
        lines = [self.say(tally.title)]
        for row in tally.rows:
            parts = ", ".join(f"{self.say(part.name)} {part.value}" for part in row.parts)
            told = [f"{parts} = {row.total}" if row.total else parts]
            told += [self.say(message) for message in (row.verdict, row.note) if message]
            told += [self.say(counter.name) for counter in (*row.gains, *row.losses)]
            lines.append(f"{INDENT}{self.say(row.name)}: {'; '.join(filter(None, told))}")
        return [*lines, *([INDENT + self.say(tally.note)] if tally.note else [])]

    def _host(self, host: Host) -> list[str]:
        lines = [self.say(host.title) + (f" ({self.say(host.note)})" if host.note else "")]
        if host.measure:
            lines.append(f"{INDENT}{self.say(host.measure.name)}: {self.say(host.measure.text)}")
        for rank in host.ranks:
            said = [self.say(rank.counter.name)]
            if rank.lost:
                said.append(self.say(Message("cli-fallen", {"count": rank.lost})))
            if rank.note:
                said.append(self.say(rank.note))
            elif rank.need:
                said.append(self.say(Message("cli-need", {"need": rank.need})))
            lines.append(INDENT + ", ".join(said) + self._dice(rank.dice))
        return lines

    # --- surfaces ---------------------------------------------------------------------------------------------------

    def surface(self, scene: Scene, surface: Surface) -> list[str]:
        """The places where something lies."""
        lines = [self.say(surface.name)]
        for place in surface.places:
            here = self.pieces(scene, place.id)
            if here:
                lines.append(f"{INDENT}{self.say(place.name)}: {here}")
        return lines

    def pieces(self, scene: Scene, place: str) -> str:
        here = sorted((piece for piece in scene.pieces.values() if piece.place == place), key=lambda piece: piece.order)
        return "; ".join(self.say(piece.name) for piece in here)


def _is_said(item: Item) -> bool:
    return isinstance(item, Note | Host | Tally) or (isinstance(item, Gauge) and bool(item.parts))
