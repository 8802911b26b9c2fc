"""A game in this process: the model against bots."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.bots import Bot, Outlook, at_table, make_bot
from regalia.cli.shared import words_for
from regalia.cli.text.question import Question
from regalia.cli.text.telling import Teller
from regalia.cli.text.terminal import rehearsed
from regalia.core.errors import IllegalChoice
from regalia.core.game import Game


class SeatHere:
    """One seat; bots take all others, and play on until the seat is asked."""

    def __init__(self, game: Game, seat: int, bots: Sequence[str], language: str) -> None:
        self._game, self._seat = game, seat
        self._teller = Teller(game, words_for(game.rulebook, language))
        self._bots: dict[int, Bot] = {
            at: make_bot(at_table(name, f"{game.seed}", at), f"{game.seed}/bot {at}")
            for at, name in enumerate(bots)
            if at != seat
        }
        self._looked = 0

    def look(self) -> str:
        self._let_bots_play()
        told = self._teller.story(self._seat, self._looked)
        self._looked = self._game.told
        news = [self._teller.say("cli-news"), *told, ""] if told else []
        table = [self._teller.table(self._seat), ""]
        if self._game.over:
            return "\n".join([*news, *table, self._teller.say("cli-game-over"), *self._teller.result()])
        return "\n".join([*news, *table, *self._asked(self._question())])

    def _let_bots_play(self) -> None:
        while not self._game.over and self._game.ask_of(self._seat) is None:
            seat = self._game.pending[0].seat
            self._game.play(self._bots[seat].choose(Outlook(self._game, seat)), seat)

    def _question(self) -> Question:
        ask = self._game.ask_of(self._seat)
        assert ask is not None
        return self._teller.question(ask)

    def _asked(self, question: Question) -> list[str]:
        lines = [question.text, *self._teller.help(question.shown)]
        lines += [f"{entry.key}) {entry.label}  [{' '.join(entry.texts)}]" for entry in question.entries]
        return [*lines, *(self._teller.say("cli-closed", line=line) for line in self._teller.closed(question))]

    def choose(self, answer: str) -> str:
        self._let_bots_play()
        if self._game.over:
            return self._teller.say("cli-game-over")
        question = self._question()
        texts = _meant(question, answer)
        if not texts:
            return self._teller.why_not(question, answer)
        if len(texts) > 1:
            lines = [f"{question.entries[at].key}) {question.entries[at].label}" for at in question.meant(answer)]
            return "\n".join([self._teller.say("cli-which-of-these"), *lines])
        try:
            entered = rehearsed(self._game, self._seat, list(texts[0]))
        except IllegalChoice as error:
            return self._teller.refusal(error.refusal)
        for text in entered:
            self._game.play_text(text, self._seat)
        return self.look()

    def why_not(self, text: str) -> str:
        self._let_bots_play()
        return self._teller.say("cli-game-over") if self._game.over else self._teller.why_not(self._question(), text)

    def explain(self, text: str) -> str:
        lines = self._teller.explained(self._seat, text)
        return "\n".join(lines) or self._teller.say("cli-explain-unknown", text=text)

    def rules(self, text: str) -> str:
        guide = self._teller.guide
        lines = (guide.at(text) or guide.about(text)) if text else guide.headings()
        return "\n".join(lines) or self._teller.say("cli-guide-unknown", text=text)

    def close(self) -> None:
        """Nothing is kept open."""


def _meant(question: Question, answer: str) -> list[tuple[str, ...]]:
    """What the answer may stand for: by key, by an option's own text, by words of its line."""
    entry = question.at(answer.strip().lower())
    if entry is not None:
        return [entry.texts]
    option = question.option(answer.strip())
    if option is not None and option in question.ask.options:
        return [(question.ask.text(option),)]
    return [question.entries[at].texts for at in question.meant(answer)]
