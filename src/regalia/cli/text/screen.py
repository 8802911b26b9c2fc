"""What people at the keyboard see: the table, the news, lists; and the curtain between them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

import click

from regalia.cli.layout import in_columns, numbered
from regalia.cli.telling import Teller
from regalia.core.words import SeatName

CLEAR = "\033[3J\033[2J\033[H"


class Screen:
    """One screen for all the people who sit at it; nobody (bots only) means that somebody watches."""

    def __init__(self, teller: Teller, people: Sequence[int]) -> None:
        self.teller = teller
        self.game = teller.game
        self.people = people
        self.was_private = False  # whether the person at the keyboard sees what others may not
        self._last: int | None = None  # who that is
        self._seen = ""  # the table as it was drawn last
        self._looked: dict[int | None, int] = {}

    def hand_over(self, seat: int) -> None:
        """Draws a curtain before another person sits down, where one of the two may see what the other may not."""
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
            click.echo(f"\n{table}\n")
            if seat is not None:
                click.echo(self.teller.say("cli-turn-of", seat=SeatName(seat)))
        self._seen = table

    def tell_news(self, seat: int | None) -> None:
        """What happened since the seat last looked."""
        story = self.teller.story(seat, self._looked.get(seat, 0))
        self._looked[seat] = self.game.told
        if story and self.people:
            click.echo(self.teller.say("cli-news"))
        for sentence in story:
            click.echo(f"- {sentence}")

    def show_list(self, labels: list[str]) -> None:
        for line in in_columns(numbered(labels), shutil.get_terminal_size().columns):
            click.echo(line)

    def show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self._looked[None] = min((self._looked.get(seat, 0) for seat in self.people), default=self.game.told)
        self.show_table(viewer)
        self.tell_news(viewer)
        for line in (self.teller.say("cli-game-over"), *self.teller.result()):
            click.echo(line)

    def forget_undone(self) -> None:
        """After an undo some news have never happened."""
        self._looked = {seat: min(told, self.game.told) for seat, told in self._looked.items()}
