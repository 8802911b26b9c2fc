"""The dialogue of a game in the terminal."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import click

from regalia.bots import Bot, Outlook
from regalia.cli.app import complain
from regalia.cli.shared import write_file
from regalia.cli.text.question import Question
from regalia.cli.text.screen import Screen
from regalia.cli.text.telling import Teller
from regalia.core.asking import Ask
from regalia.core.errors import CannotUndo, IllegalChoice, RegaliaError
from regalia.core.game import Game
from regalia.core.words import SeatName

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 — gives `input` line editing and a history

YES = ("y", "yes", "i", "igen")
LONGEST_NUMBER, LONGEST_LINE = 6, 900
NUMBERS = re.compile(r"(?:[^\W\d]+ +)?\d+(?:[ ,]+\d+)*", re.ASCII)
"""One or several numbers of the list, perhaps after a verb: `lay 3 5 7`."""


class Quit(Exception):
    """Somebody has had enough."""


class Terminal:
    """One game, some of its seats played by people at this keyboard.

    `file` is where the game is saved; with `keep` it is saved when the dialogue ends, however it ends.
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
        self._commands: dict[str, Callable[[Question, str], bool]] = {
            "h": self._help,
            "i": self._explain,
            "g": self._open_guide,
            "t": self._show_table,
            "m": self._show_land,
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
        """One question to a person, with as many commands before the answer as they like."""
        self.screen.hand_over(ask.seat)
        self.screen.tell_news(ask.seat)
        self.screen.show_table(ask.seat)
        question = self.teller.question(ask)
        self.screen.show_question(question, self.teller.closed(question))
        while not self._answer(question, self._read(self.teller.say("cli-your-choice"))):
            pass

    # --- reading ----------------------------------------------------------------------------------------------------

    def _read(self, prompt: str) -> str:
        return input(f"{prompt} ").strip()[:LONGEST_LINE]

    def _answer(self, question: Question, line: str) -> bool:
        """Does what was typed; True when the game has moved on."""
        if line.startswith("?"):
            return self._why(question, line[1:].strip())
        word, _, rest = line.partition(" ")
        if command := self._commands.get(word.lower()):
            return command(question, rest.strip())
        if NUMBERS.fullmatch(line):
            return self._take(question, re.findall(r"\d+", line))
        return self._take_text(question, line) if line else False

    def _take(self, question: Question, numbers: list[str]) -> bool:
        """By number; several numbers are a series, such as cards to lay, and end it."""
        chosen = [question.at(number.lstrip("0") or "0") for number in numbers]
        if None in chosen:
            click.echo(self.teller.say("cli-bad-key", keys=question.keys))
            return False
        texts = [text for entry in chosen if entry is not None for text in entry.texts]
        return self._play(question, texts, is_whole=len(numbers) > 1)

    def _index(self, digits: str, count: int) -> int | None:
        """The place in a list that the typed number stands for."""
        number = int(digits) if digits.isdecimal() and len(digits) <= LONGEST_NUMBER else 0
        if 1 <= number <= count:
            return number - 1
        click.echo(self.teller.say("cli-bad-number", count=count))
        return None

    def _take_text(self, question: Question, text: str) -> bool:
        """By an option's own text, or by words of its line."""
        if entry := question.at(text.lower()):
            return self._play(question, list(entry.texts))
        option = question.option(text)
        if option is not None and option in question.ask.options:
            return self._play(question, [question.ask.text(option)])
        if option is not None and question.refusal(option) is not None:
            click.echo(self.teller.why_not(question, text))
            return False
        found = question.meant(text)
        if len(found) > 1:
            click.echo(self.teller.say("cli-which-of-these"))
            self.screen.show_some(question, found)
            return False
        if found:
            return self._play(question, list(question.entries[found[0]].texts))
        legal = [option for option in question.read(text) if option in question.ask.options]
        if len(legal) == 1:
            return self._play(question, [question.ask.text(legal[0])])
        click.echo(self.teller.why_not(question, text))
        return False

    def _play(self, question: Question, texts: list[str], is_whole: bool = False) -> bool:
        """Plays a series of choices if all of it is allowed; nothing where it is not."""
        seat = question.ask.seat
        if is_whole:
            if not question.end:
                click.echo(self.teller.say("cli-one-only"))
                return False
            texts = [*texts, *([] if question.end in texts else [question.end])]
        try:
            entered = rehearsed(self.game, seat, texts)
        except IllegalChoice as error:
            click.echo(self.teller.refusal(error.refusal))
            return False
        for text in entered:
            self.game.play_text(text, seat)
        return True

    # --- commands ---------------------------------------------------------------------------------------------------

    def _help(self, question: Question, rest: str) -> bool:
        click.echo(self.teller.say("cli-help"))
        example = question.ask.text(question.ask.options[0])
        click.echo(self.teller.say("cli-help-more", text=example, label=self.teller.example(question)))
        if question.end:
            click.echo(self.teller.say("cli-help-series"))
        return False

    def _why(self, question: Question, text: str) -> bool:
        if not text:
            click.echo(self.teller.say("cli-why-which"))
            text = self._read(self.teller.say("cli-example", text=self.teller.example(question)) + "\n?")
        if text:
            click.echo(self.teller.why_not(question, text))
        return False

    def _explain(self, question: Question, text: str) -> bool:
        """What is known about a card, a building, a place, an event."""
        lines = self.teller.explained(question.ask.seat, text) if text else []
        for line in lines or [self.teller.say("cli-explain-unknown" if text else "cli-explain-which", text=text)]:
            click.echo(line)
        return False

    def _open_guide(self, question: Question, text: str) -> bool:
        """The guide at a rule, or at what it says about a word."""
        guide = self.teller.guide
        lines = (guide.at(text) or guide.about(text)) if text else guide.headings()
        for line in lines or [self.teller.say("cli-guide-unknown", text=text)]:
            click.echo(line)
        if not text:
            click.echo(self.teller.say("cli-guide-which"))
        return False

    def _show_table(self, question: Question, rest: str) -> bool:
        for line in self.teller.whole_table(question.ask.seat):
            click.echo(line)
        return False

    def _show_land(self, question: Question, rest: str) -> bool:
        for line in self.teller.land(question.ask.seat) or [self.teller.say("cli-no-map")]:
            click.echo(line)
        return False

    def _undo(self, question: Question, rest: str) -> bool:
        """Takes back the person's own last choice; at an open table also that of whoever sat here before."""
        others = [] if self.screen.was_private else [seat for seat in self.people if seat != question.ask.seat]
        for seat in (question.ask.seat, *others):
            if self.game.can_undo(seat):
                self.game.undo(seat)
                self.screen.forget_undone()
                click.echo(self.teller.say("cli-undone", seat=SeatName(seat)))
                return True
        click.echo(f"{self.teller.say('cli-cannot-undo')} {self._why_no_undo(question.ask.seat)}".strip())
        return False

    def _why_no_undo(self, seat: int) -> str:
        try:
            self.game.undo(seat)
        except CannotUndo as error:
            return self.teller.say(f"cli-undo-{error.reason}")
        return ""

    def _act(self, question: Question, rest: str) -> bool:
        """Lists what the person may do unasked, and does one of these."""
        acts = [(act, option) for act in self.game.acts(question.ask.seat) for option in act.options]
        if not acts:
            click.echo(self.teller.say("cli-no-acts"))
            return False
        self.screen.show_list(
            [label for act in self.game.acts(question.ask.seat) for label in self.teller.options(act)]
        )
        digits = self._read(self.teller.say("cli-which-act"))
        at = self._index(digits, len(acts)) if digits else None
        if at is None:
            return False
        act, option = acts[at]
        self.game.act(act.kind.id, option, question.ask.seat)
        return True

    def _save_to(self, question: Question, rest: str) -> bool:
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

    def _quit(self, question: Question, rest: str) -> bool:
        """Leaves, and offers to save what would be lost."""
        if not self.keep and self.game.choices != self._saved_at:
            answer = self._read(self.teller.say("cli-save-offer", path=str(self.file)))
            if answer.lower() in YES:
                self._save(self.file)
        raise Quit


def rehearsed(game: Game, seat: int, texts: list[str]) -> list[str]:
    """What has to be played for a series of texts: answers that make themselves are left out.

    A series goes on only while nobody learns anything by it; IllegalChoice where it is not allowed.
    """
    if len(texts) == 1:
        ask = game.ask_of(seat)
        option = ask.read(texts[0]) if ask else None
        if ask and option not in ask.options:
            raise IllegalChoice("not allowed", refusal=ask.why_not(option))
        return texts
    trial, rest, entered = game.clone(), list(texts), list[str]()
    while rest:
        ask = trial.ask_of(seat)
        if ask is None or _has_revealed(game, trial):
            raise IllegalChoice("the series goes no further")
        trial.forced.clear()
        trial.state.news = []  # answers that make themselves are noted where somebody listens
        trial.play_text(rest[0], seat)
        trial.state.news = None
        entered.append(rest.pop(0))
        for answer in trial.forced:
            if answer.seat == seat and answer.text in rest:
                rest.remove(answer.text)
        if len(rest) == 1 and _has_revealed(game, trial):
            break  # with nothing left to gather, the series has ended by itself
    return entered


def _has_revealed(before: Game, after: Game) -> bool:
    old, new = before.state, after.state
    return bool(new.shown != old.shown or new.dice.drawn != old.dice.drawn)
