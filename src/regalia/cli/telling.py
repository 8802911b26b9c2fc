"""What the engine says, as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.core.asking import Ask, Refusal
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.words import Argument, Message, SeatName, Words


class Teller:
    """Speaks of one game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def say(self, id: str, **args: Argument) -> str:
        return self.words.say(Message(id, args))

    def table(self, seat: int | None) -> str:
        """The table as the seat (None: a spectator) sees it."""
        return self.game.rulebook.wording.draw(self.game.view(seat), self.words.say)

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.name}", **self._named(event.facts))

    def story(self, seat: int | None, since: int = 0) -> list[str]:
        """What happened, as the seat may know it."""
        return [self.event(event) for event in self.game.news(seat, since)]

    def question(self, ask: Ask) -> str:
        return self.say(f"ask-{ask.kind.id}", seat=SeatName(ask.seat))

    def options(self, ask: Ask) -> list[str]:
        option = self.game.rulebook.wording.option
        return [self.words.say(option(ask, choice)) for choice in ask.options]

    def refusal(self, refusal: Refusal | None) -> str:
        """Why not, with the rule."""
        if refusal is None:
            return self.say("cli-no-reason")
        rule = self.say("cli-rule", rule=refusal.rule)
        id = refusal.message_id
        return f"{self.say(id, **self._named(refusal.facts))} ({rule})" if self.words.has(id) else rule

    def result(self) -> list[str]:
        """A line for each seat, the winner first."""
        scores, ranking = self.game.scores, self.game.ranking
        order = sorted(range(self.game.seats), key=lambda seat: (ranking[seat], seat))
        return [
            self.say("cli-result-line", place=ranking[seat], seat=SeatName(seat), points=scores[seat]) for seat in order
        ]

    def _named(self, facts: Mapping[str, Any]) -> dict[str, Argument]:
        fact = self.game.rulebook.wording.fact
        return {name: fact(self.game.state, name, value) for name, value in facts.items()}
