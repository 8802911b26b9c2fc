"""A bot that is a program of its own: one line of JSON in for each question, one line out with the answer.

It is told what its seat may know: the game, its view as the encoding's named numbers, the question and the texts of its
options. It answers with one of these texts, plain or as JSON. Whoever is silent for too long, answers something else or
ends is stopped, and the game with it.
"""

from __future__ import annotations

import json
import os
import select
import shlex
import signal
import subprocess
import time
import weakref
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from regalia import games
from regalia.bots.outlook import Outlook
from regalia.core.asking import Option
from regalia.core.errors import BadSetup, RegaliaError

PATIENCE = 10.0
"""Seconds for an answer."""

LONGEST = 1 << 16
"""Bytes of an answer."""


def asked(outlook: Outlook, seed: int | str) -> dict[str, Any]:
    """What the program is told."""
    ask, rulebook = outlook.ask, outlook.rulebook
    numbers = games.encoding(rulebook.id).features(outlook.view, outlook.seat)
    return {
        "game": rulebook.id,
        "seat": outlook.seat,
        "seed": seed,
        "view": {name: list(values) for name, values in numbers},
        "ask": ask.kind.id,
        "arguments": list(ask.args),
        "options": ask.texts(),
    }


class ProcessBot:
    """Starts the program when it is asked first, and stops it when nobody needs it any more."""

    def __init__(self, command: str, seed: int | str, patience: float = PATIENCE) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise BadSetup(f"{command!r} is no command: {error}") from None
        if not self._words:
            raise BadSetup("a bot that is a program needs a command, as in run:python mybot.py")
        self._command, self._seed, self._patience = command, seed, patience
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, outlook: Outlook) -> Option:
        told = asked(outlook, self._seed)
        return outlook.ask.options[self.ask(told)]

    def ask(self, told: Mapping[str, Any]) -> int:
        """Which of the options that it is told it answers with."""
        answer, texts = self._answer(self._running(), json.dumps(told).encode() + b"\n"), told["options"]
        if answer not in texts:
            raise self._fault(f"answered {answer[:80]!r}, which is none of its {len(texts)} options")
        return int(texts.index(answer))

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
                )
            except OSError as error:
                raise RegaliaError(f"the bot {self._command!r} cannot be started: {error.strerror}") from None
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)
            weakref.finalize(self, _stop, self._process)
        return self._process

    def _answer(self, process: subprocess.Popen[bytes], line: bytes) -> str:
        assert process.stdin is not None and process.stdout is not None
        into, out = process.stdin.fileno(), process.stdout.fileno()
        left, said, until = memoryview(line), b"", time.monotonic() + self._patience
        while left or not said.endswith(b"\n"):
            patience = max(0.0, until - time.monotonic())
            may_hear, may_say, _ = select.select([out], [into] if left else [], [], patience)
            if not may_hear and not may_say:
                raise self._fault(f"said nothing for {self._patience:g} seconds")
            if may_say:  # never more than it reads: whoever does not listen must not hold us up
                left = left[self._told(into, left) :]
            if may_hear:
                said += self._heard(out)
            if len(said) > LONGEST:
                raise self._fault("said more than an answer needs")
        return _plain(said.strip())

    def _told(self, into: int, line: memoryview) -> int:
        try:
            return os.write(into, line)
        except OSError:
            raise self._fault("has ended") from None

    def _heard(self, out: int) -> bytes:
        part = os.read(out, LONGEST)
        if not part:
            raise self._fault("has ended")
        return part

    def _fault(self, what: str) -> RegaliaError:
        if self._process is not None:
            _stop(self._process)
            self._process = None
        return RegaliaError(f"the bot {self._command!r} {what}")


def _plain(said: bytes) -> str:
    """The text, whether it was said as JSON or as it is."""
    text = said.decode(errors="replace")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return found if isinstance(found, str) else text


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Ends the program and whatever it has started."""
    with suppress(ProcessLookupError):  # it may be gone already
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
