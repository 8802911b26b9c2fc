"""What people at the keyboard see: the table, the news, lists; and the curtain between them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

import click

from regalia.cli.text.layout import in_columns, numbered
from regalia.cli.text.panels import INDENT
from regalia.cli.text.question import Question
from regalia.cli.text.telling import Teller
from regalia.core.words import SeatName

CLEAR = "\033[3J\033[2J\033[H"


class Screen:
    """One screen for all the people who sit at it; if there are none (bots only), somebody watches."""

    def __init__(self, teller: Teller, people: Sequence[int]) -> None:
        self.teller = teller
        self.game = teller.game
        self.people = people
        self.was_private = False  # whether the person at the keyboard sees what others may not
        self._last: int | None = None  # who that is
        self._seen = ""  # the table as it was drawn last
        self._looked: dict[int | None, int] = {}

    def hand_over(self, seat: int) -> None:
        """Draws a curtain before another person sits down, if either may see what the other may not."""
        private = len(self.game.waiting()) > 1 or self.game.view(seat) != self.game.view(None)
        if len(self.people) > 1 and seat != self._last:
            self._seen = ""
            if private or self.was_private:
                self._curtain(seat)
        self._last, self.was_private = seat, private

    def _curtain(self, seat: int) -> None:
        """Only what a spectator may see, until the next person is there."""
        self._clear()
        click.echo(self.teller.table(None))
        input(f"{self.teller.say('cli-curtain', seat=SeatName(seat))} ")
        self._clear()

    def _clear(self) -> None:
        if sys.stdout.isatty():
            click.echo(CLEAR, nl=False)

    def show_table(self, seat: int | None) -> None:
        table = self.teller.table(seat)
        if table != self._seen:
            click.echo(f"\n{table}")
        self._seen = table

    def show_question(self, question: Question, closed: list[str]) -> None:
        """Who is asked, what, and the numbered entries; then what is closed."""
        click.echo(f"\n{self.teller.words.name(question.ask.seat)} – {question.text}")
        for line in self.teller.help(question.shown):
            click.echo(line)
        if question.shown.rule:
            click.echo(self.teller.say("cli-see-rule", rule=question.shown.rule))
        self.show_list([entry.label for entry in question.entries], [entry.key for entry in question.entries])
        for line in closed:
            click.echo(self.teller.say("cli-closed", line=line))
        if question.end:
            click.echo(self.teller.say("cli-series"))

    def show_some(self, question: Question, places: list[int]) -> None:
        """Some of the entries, with the numbers that they have in the whole list."""
        for at in places:
            click.echo(f"{question.entries[at].key}) {question.entries[at].label}")

    def tell_news(self, seat: int | None) -> None:
        """What happened since the seat last looked."""
        story = self.teller.story(seat, self._looked.get(seat, 0))
        self._looked[seat] = self.game.told
        if story and self.people:
            click.echo(f"\n{self.teller.say('cli-news')}")
        for sentence in story:
            click.echo(sentence if sentence.startswith(INDENT) else f"- {sentence}")

    def show_list(self, labels: list[str], keys: Sequence[str] = ()) -> None:
        for line in in_columns(numbered(labels, keys), shutil.get_terminal_size().columns):
            click.echo(line)

    def show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self._looked[None] = min((self._looked.get(seat, 0) for seat in self.people), default=self.game.told)
        self.tell_news(viewer)
        self.show_table(viewer)
        for line in (self.teller.say("cli-game-over"), *self.teller.result()):
            click.echo(line)

    def forget_undone(self) -> None:
        """After an undo some of the news has never happened."""
        self._looked = {seat: min(told, self.game.told) for seat, told in self._looked.items()}
