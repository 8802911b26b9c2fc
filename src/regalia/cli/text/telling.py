"""What the engine says, as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from regalia import games
from regalia.cli.text.dictionary import Dictionary
from regalia.cli.text.explaining import Explainer
from regalia.cli.text.guide import Guide
from regalia.cli.text.panels import INDENT, Panels
from regalia.cli.text.question import Entry, Question, keyed
from regalia.core.asking import Ask, Refusal, put
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.plain import best_first
from regalia.core.wording import worded
from regalia.core.words import Argument, Message, SeatName, Words
from regalia.scene.reporting import reports_of
from regalia.scene.types import (
    Card,
    Cell,
    Choice,
    Explain,
    Ledger,
    Odds,
    Scene,
    SceneAsk,
    SeatPanel,
    Sheet,
    Tray,
    Weighing,
)

TYPED = "typed-"
"""Begins a message that is said here instead of one that speaks of clicking."""


class Teller:
    """Speaks of one game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.panels = Panels(words)
        self.shown = games.table(game.rulebook.id)

    @cached_property
    def dictionary(self) -> Dictionary:
        return Dictionary(self.words, self.game.rulebook.folder / "words", self.shown.things)

    @cached_property
    def guide(self) -> Guide:
        return Guide(self.game.rulebook.folder, self.words.language)

    def say(self, message: str, /, **args: Argument) -> str:
        return self.words.say(Message(message, args))

    def origin(self) -> str:
        """How the game began."""
        return (
            self.say("cli-from-position") if self.game.seed is None else self.say("cli-seed", seed=str(self.game.seed))
        )

    # --- the table --------------------------------------------------------------------------------------------------

    def scene(self, seat: int | None) -> Scene:
        return self.shown.scene(self.game.view(seat), seat)

    def table(self, seat: int | None) -> str:
        """The table as the seat (None: a spectator) sees it, with what plays out just now."""
        scene = self.scene(seat)
        head = " – ".join(self.words.say(message) for message in (scene.heading, scene.banner) if message)
        drawn = self.game.rulebook.wording.draw(self.game.view(seat), self.words.say)
        moment = [] if self.game.over else self.panels.moment(scene)
        return "\n".join([head, drawn, *moment])

    def whole_table(self, seat: int | None) -> list[str]:
        """Every panel, read out."""
        return self.panels.everything(self.scene(seat))

    def land(self, seat: int | None) -> list[str]:
        """The map place by place; empty where there is none."""
        scene, lies = self.scene(seat), self._lies(seat)
        places = (place for surface in scene.surfaces.values() for place in surface.places if place.id in lies)
        return ["; ".join(self._explainer.place(scene, place, lies[place.id])) for place in places]

    def explained(self, seat: int | None, text: str) -> list[str]:
        """What is known about a thing, and which rules speak of it; empty where it is unknown."""
        lines = self._explainer.explain(self.scene(seat), self._lies(seat), text, lambda key: self._told(seat, key))
        rules = self.guide.mentions(text)
        if rules:
            return [*lines, self.say("cli-in-rules", text=text, rules=", ".join(rules))]
        return lines or self.guide.about(text)

    def _told(self, seat: int | None, key: str) -> list[str]:
        """What the table explains about a thing: name and kind, what it does, what it means now, and its rule."""
        told = self._explain(seat, key)
        if told is None:
            return []
        kind = f" ({self.words.say(told.kind)})" if told.kind else ""
        lines = [f"{self.words.say(told.name)}{kind}: {self.words.say(told.text)}"]
        if told.yours:
            lines.append(self.say("cli-explain-yours", text=told.yours))
        holders = ", ".join(self.words.name(holder) for holder in told.holders)
        now = " ".join(part for part in (self._name(told.now), holders) if part)
        if now:
            lines.append(now)
        return [*lines, told.rule] if told.rule else lines

    def _explain(self, seat: int | None, key: str) -> Explain | None:
        tell = self.shown.explain
        return tell(self.game.view(seat), seat, key) if tell and key else None

    def _lies(self, seat: int | None) -> Mapping[str, tuple[Message, ...]]:
        return self.game.rulebook.wording.land(self.game.view(seat))

    @cached_property
    def _explainer(self) -> Explainer:
        return Explainer(self.words, self.panels, self.dictionary)

    # --- news -------------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        return self._worded(f"event-{event.name}", event.facts)

    def story(self, seat: int | None, since: int = 0) -> list[str]:
        """What happened, as the seat may know it; the last report stands where it belongs."""
        events = self.game.news(seat, since)
        told = [[self.event(event)] for event in events]
        ends = [at for at, event in enumerate(events) if event.name in self.shown.reported]
        reports = reports_of(self.game, self.shown)[-len(ends) :] if ends else []
        last = next((pair for pair in reversed([*zip(ends, reports, strict=True)]) if pair[1] is not None), None)
        if last is not None and last[1] is not None:
            told[last[0]] += [INDENT + line for line in self.panels.report(last[1])]
        return [line for lines in told for line in lines]

    # --- questions --------------------------------------------------------------------------------------------------

    def question(self, ask: Ask) -> Question:
        """What a seat is asked, over its own view."""
        asked = put(ask.kind(ask.seat, *ask.args))
        asked.compute(self.game.view(ask.seat))
        shown, scene = self.shown.ask(asked), self.scene(ask.seat)
        return Question(
            ask=asked,
            shown=shown,
            scene=scene,
            text=self._asked(shown),
            entries=keyed(asked, [*self._entries(asked, shown, scene)]),
            closed=tuple(self._name(closed.target.name) or _last(closed.target.at) for closed in shown.closed),
            ids=self.dictionary.ids(scene),
        )

    def _asked(self, shown: SceneAsk) -> str:
        question, title = self.typed(shown.question), self._name(shown.title)
        return f"{title} – {question}" if title and not question.startswith(title) else question

    def typed(self, message: Message) -> str:
        """In words that do not speak of clicking."""
        instead = f"{TYPED}{message.id}"
        return self.words.say(Message(instead, message.args) if self.words.has(instead) else message)

    def _entries(self, ask: Ask, shown: SceneAsk, scene: Scene) -> Iterator[Entry]:
        """The options, each with what it leads to; and the whole series of choices that the table proposes."""
        name, tips = self.game.rulebook.wording.option, dict(self._tips(scene, ask.seat))
        single: dict[str, Choice] = {}
        series: dict[str, Choice] = {}
        for choice in shown.choices:
            (series if choice.more else single).setdefault(choice.text, choice)
        is_only = len(series) == 1
        for option in ask.options:
            text, label = ask.text(option), self.words.say(name(ask, option))
            yield Entry(self._with_notes(label, single.get(text), tips), (text,))
            if text in series and not is_only:
                whole = f"{label}: {self.words.say(series[text].name)}"
                yield Entry(self._with_notes(whole, series[text], {}), (text, *series[text].more))
        if is_only:
            ((text, proposed),) = series.items()
            yield Entry(self._with_notes(self.words.say(proposed.name), proposed, {}), (text, *proposed.more))

    def _with_notes(self, label: str, choice: Choice | None, tips: Mapping[str, str]) -> str:
        """What a click would lead to, and what is known about the thing that would be clicked."""
        if choice is None:
            return label
        last = choice.path[-1] if choice.path else None
        notes = [self._name(last.note), self._odds(last.odds)] if last else []
        things = [_last(target.at) for target in choice.path if _last(target.at) in tips]
        notes += [tips[thing] for thing in things if len(things) == 1]
        new = [note.removeprefix(f"{label}: ") for note in dict.fromkeys(notes) if note and note not in label]
        noted = f"{label} – {', '.join(new)}" if new else label
        warns = [self.say("cli-warns", text=target.warn) for target in choice.path if target.warn]
        return " ".join([noted, *warns])

    def _odds(self, odds: Odds | None) -> str:
        """How a fight would end: «84% you win, 16% you lose»."""
        if odds is None:
            return ""
        facts: list[dict[str, Argument]] = [
            {"value": part.value, "name": part.name} for part in odds.parts if part.value
        ]
        parts = tuple(Message("cli-odds-part", part) for part in facts)
        return self.say("cli-odds-about" if odds.is_about else "cli-odds", parts=parts)

    def help(self, shown: SceneAsk) -> list[str]:
        """What a question means: what it is about, what each answer leads to, what to think of."""
        lines = [self.typed(shown.about)] if shown.about else []
        lines += [f"{self.words.say(told.name)}: {self.words.say(told.text)}" for told in shown.explains]
        lines += self._weighed(shown.weighs) if shown.weighs else []
        return [*lines, *(self.say("cli-warns", text=warn) for warn in shown.warns)]

    def _weighed(self, weighing: Weighing) -> Iterator[str]:
        for outcome in weighing.outcomes:
            said = [*map(self.words.say, outcome.lines), self._odds(outcome.odds)]
            yield f"{self.words.say(outcome.title)}: {' '.join(filter(None, said))}"
        if weighing.foot:
            yield self.words.say(weighing.foot)

    def _tips(self, scene: Scene, seat: int) -> Iterator[tuple[str, str]]:
        """By id what is said when somebody points at a card or a cell."""
        for item in scene.items.values():
            things: list[Cell | Card] = []
            if isinstance(item, Sheet):
                things += [cell for row in item.cells for cell in row]
            elif isinstance(item, Tray):
                things += item.cards
            elif isinstance(item, SeatPanel) and item.before:
                things += item.before.cards
            for thing in things:
                told = self._explain(seat, thing.explain)
                if thing.id and told and not told.is_lore:
                    yield thing.id, self.words.say(told.text).replace("\n", " ")

    def _name(self, message: Message | None) -> str:
        return "" if message is None else self.words.say(message)

    def options(self, ask: Ask) -> list[str]:
        option = self.game.rulebook.wording.option
        return [self.words.say(option(ask, choice)) for choice in ask.options]

    def closed(self, question: Question) -> list[str]:
        """The buttons that cannot be pressed now, with the reason."""
        return [
            f"{name}: {self._short(closed.reason)} ({closed.rule})"
            for name, closed in zip(question.closed, question.shown.closed, strict=True)
            if closed.target.at.startswith("button:")
        ]

    def _short(self, reason: Message) -> str:
        try:
            return self.words.say(Message(f"{reason.id}.short", reason.args))
        except LookupError:
            return self.words.say(reason)

    # --- why not ----------------------------------------------------------------------------------------------------

    def why_not(self, question: Question, text: str) -> str:
        """Why what the words stand for is not allowed; or that it is."""
        if question.at(text):
            return self.say("cli-allowed")
        option = question.option(text)
        if option is not None:
            if option in question.ask.options:
                return self.say("cli-allowed")
            refusal = question.refusal(option)
            if refusal is not None:
                return self.refusal(refusal)
        if question.meant(text):
            return self.say("cli-allowed")
        closed = question.closed_as(text)
        if closed is not None:
            return f"{self.words.say(closed.reason)} ({self.say('cli-rule', rule=closed.rule)})"
        read = question.read(text)
        if any(option in question.ask.options for option in read):
            return self.say("cli-allowed")
        return self.refusal(next(filter(None, map(question.refusal, read)), None))

    def example(self, question: Question) -> str:
        """What could be asked about here: something closed, or a place that a rule forbids; else the last option."""
        if question.closed:
            return question.closed[-1]
        for place in (place for surface in question.scene.surfaces.values() for place in surface.places):
            name = place.label or self._name(place.title)
            if name and not question.meant(name) and any(map(question.refusal, question.read(name))):
                return name
        return self.options(question.ask)[-1]

    def refusal(self, refusal: Refusal | None) -> str:
        """Why not, with the rule."""
        if refusal is None:
            return self.say("cli-no-reason")
        rule = self.say("cli-rule", rule=refusal.rule)
        if not self.words.has(refusal.message_id):
            return rule
        return f"{self._worded(refusal.message_id, refusal.facts)} ({rule})"

    # --- the end ----------------------------------------------------------------------------------------------------

    def result(self) -> list[str]:
        """A line for each seat, the winner first, then what decided a tie.

        A place is told with points where the numbers of the final table add up to them; elsewhere with these numbers.
        """
        scores, ranking = self.game.scores, self.game.ranking
        ledgers = [item for item in self.scene(None).items.values() if isinstance(item, Ledger) and not item.is_apart]
        ledger = ledgers[0] if ledgers else None
        are_points = ledger is None or all(sum(row) == scores[seat] for seat, row in ledger.rows.items())
        lines = []
        for seat in best_first(ranking):
            parts = [] if ledger is None else [
                f"{self._name(column.name)}: {number}"
                for column, number in zip(ledger.columns, ledger.rows.get(seat, ()), strict=False)
            ]  # fmt: skip
            said = self.say("cli-points", count=scores[seat]) if are_points else "; ".join(parts)
            detail = f" ({'; '.join(parts)})" if are_points and parts else ""
            lines.append(self.say("cli-result-line", place=ranking[seat], seat=SeatName(seat), score=said + detail))
        return [*lines, *(self.words.say(note) for item in ledgers for note in item.notes)]

    def _worded(self, message: str, facts: Mapping[str, Any]) -> str:
        return self.words.say(worded(self.game.rulebook.wording.fact, self.game.state, message, **facts))


def _last(at: str) -> str:
    """The id in `card:hand-3`."""
    return at.partition(":")[2]
