"""The dialogue of a game in the terminal."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path

import click

from regalia.bots import Bot, Outlook
from regalia.cli.app import complain
from regalia.cli.screen import Screen
from regalia.cli.shared import write_file
from regalia.cli.telling import Teller
from regalia.core.asking import Ask, Option
from regalia.core.errors import CannotUndo, IllegalChoice, RegaliaError
from regalia.core.words import SeatName

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 — gives `input` line editing and a history

YES = ("y", "yes", "i", "igen")
LONGEST_NUMBER = 6


class Quit(Exception):
    """Somebody has had enough."""


class Terminal:
    """One game, some of its seats played by people at this keyboard.

    `file` is where the game is saved; with `keep` that happens by itself when the dialogue ends, however it ends.
    """

    def __init__(self, teller: Teller, bots: Mapping[int, Bot], file: Path, keep: bool) -> None:
        self.teller = teller
        self.game = teller.game
        self.bots = bots
        self.people = [seat for seat in range(self.game.seats) if seat not in bots]
        self.screen = Screen(teller, self.people)
        self.file = file
        self.keep = keep
        self._saved_at = self.game.choices
        self._commands: dict[str, Callable[[Ask, str], bool]] = {
            "h": self._help,
            "u": self._undo,
            "a": self._act,
            "s": self._save_to,
            "q": self._quit,
        }

    def run(self) -> None:
        """Plays until the game is over or somebody leaves."""
        try:
            while not self.game.over:
                self._next()
            self.screen.show_end()
        except (EOFError, Quit):
            click.echo(f"\n{self.teller.say('cli-goodbye')}")
        finally:
            if self.keep:
                self._save(self.file)

    def _next(self) -> None:
        ask = self.game.pending[0]
        bot = self.bots.get(ask.seat)
        if bot is None:
            self._turn(ask)
            return
        self.game.play(bot.choose(Outlook(self.game, ask.seat)), seat=ask.seat)
        if not self.people:
            self.screen.tell_news(None)

    def _turn(self, ask: Ask) -> None:
        """One question to a person, with as many commands before the answer as he likes."""
        self.screen.hand_over(ask.seat)
        self.screen.show_table(ask.seat)
        self.screen.tell_news(ask.seat)
        click.echo(f"\n{self.teller.question(ask)}")
        self.screen.show_list(self.teller.options(ask))
        while not self._answer(ask, self._read(self.teller.say("cli-your-choice"))):
            pass

    # --- reading ----------------------------------------------------------------------------------------------------

    def _read(self, prompt: str) -> str:
        return input(f"{prompt} ").strip()

    def _answer(self, ask: Ask, line: str) -> bool:
        """Does what was typed; True when the game has moved on."""
        if line.startswith("?"):
            return self._why(ask, line[1:].strip())
        word, _, rest = line.partition(" ")
        if command := self._commands.get(word.lower()):
            return command(ask, rest.strip())
        if line.isdecimal():
            return self._take(ask, line)
        return self._take_text(ask, line) if line else False

    def _take(self, ask: Ask, digits: str) -> bool:
        at = self._index(digits, len(ask.options))
        if at is None:
            return False
        self.game.play(ask.options[at], seat=ask.seat)
        return True

    def _index(self, digits: str, count: int) -> int | None:
        """Where in a list the number is that was typed."""
        number = int(digits) if digits.isdecimal() and len(digits) <= LONGEST_NUMBER else 0
        if 1 <= number <= count:
            return number - 1
        click.echo(self.teller.say("cli-bad-number", count=count))
        return None

    def _take_text(self, ask: Ask, text: str) -> bool:
        try:
            self.game.play(self._option(ask, text), seat=ask.seat)
        except IllegalChoice as error:
            click.echo(self.teller.refusal(error.refusal))
            return False
        return True

    def _option(self, ask: Ask, text: str) -> Option:
        """The option that a text stands for; the kind before the colon may be left out."""
        try:
            return ask.read(text)
        except IllegalChoice:
            return ask.read(f"{ask.kind.id}:{text}")

    # --- commands ---------------------------------------------------------------------------------------------------

    def _help(self, ask: Ask, rest: str) -> bool:
        click.echo(self.teller.say("cli-help"))
        click.echo(self.teller.say("cli-help-more", text=ask.text(ask.options[0])))
        return False

    def _why(self, ask: Ask, text: str) -> bool:
        if not text:
            click.echo(self.teller.say("cli-why-which"))
            text = self._read(self.teller.say("cli-example", text=ask.text(ask.options[0])) + "\n?")
        if text:
            click.echo(self._reason(ask, text))
        return False

    def _reason(self, ask: Ask, text: str) -> str:
        try:
            option = self._option(ask, text)
        except IllegalChoice:
            return self.teller.refusal(None)
        allowed = option in ask.options
        return self.teller.say("cli-allowed") if allowed else self.teller.refusal(self.game.why_not(ask, option))

    def _undo(self, ask: Ask, rest: str) -> bool:
        """Takes back the person's own last choice; at an open table also that of whoever sat here before."""
        others = [] if self.screen.was_private else [seat for seat in self.people if seat != ask.seat]
        for seat in (ask.seat, *others):
            if self.game.can_undo(seat):
                self.game.undo(seat)
                self.screen.forget_undone()
                click.echo(self.teller.say("cli-undone", seat=SeatName(seat)))
                return True
        click.echo(f"{self.teller.say('cli-cannot-undo')} {self._why_no_undo(ask.seat)}".strip())
        return False

    def _why_no_undo(self, seat: int) -> str:
        try:
            self.game.undo(seat)
        except CannotUndo as error:
            return self.teller.say(f"cli-undo-{error.reason}")
        return ""

    def _act(self, ask: Ask, rest: str) -> bool:
        """Lists what the person may do unasked, and does one of these."""
        acts = [(act, option) for act in self.game.acts(ask.seat) for option in act.options]
        if not acts:
            click.echo(self.teller.say("cli-no-acts"))
            return False
        self.screen.show_list([label for act in self.game.acts(ask.seat) for label in self.teller.options(act)])
        digits = self._read(self.teller.say("cli-which-act"))
        at = self._index(digits, len(acts)) if digits else None
        if at is None:
            return False
        act, option = acts[at]
        self.game.act(act.kind.id, option, ask.seat)
        return True

    def _save_to(self, ask: Ask, rest: str) -> bool:
        self._save(Path(rest) if rest else self.file)
        return False

    def _save(self, file: Path) -> None:
        try:
            write_file(file, self.game.record().to_json())
        except RegaliaError as error:
            complain(str(error))
            return
        self._saved_at = self.game.choices
        click.echo(self.teller.say("cli-saved", path=str(file)))

    def _quit(self, ask: Ask, rest: str) -> bool:
        """Leaves, and offers to save what would be lost."""
        if not self.keep and self.game.choices != self._saved_at:
            answer = self._read(self.teller.say("cli-save-offer", path=str(self.file)))
            if answer.lower() in YES:
                self._save(self.file)
        raise Quit
