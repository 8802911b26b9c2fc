"""The group of all commands: whatever a user does wrong ends in one clear line, never in a traceback."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Any

import click

from regalia.core.errors import RegaliaError

INTERRUPTED = 130


class Interrupted(click.ClickException):
    """Somebody pressed Ctrl-C."""

    exit_code = INTERRUPTED

    def __init__(self) -> None:
        super().__init__("interrupted")


class App(click.Group):
    """Commands whose errors are one line on stderr; exit code 1, or 2 for wrong usage."""

    def main(self, *args: Any, **settings: Any) -> Any:
        """Runs a command line and exits."""
        tolerate_odd_characters()
        try:
            sys.exit(super().main(*args, **{**settings, "standalone_mode": False}) or 0)
        except click.ClickException as error:
            complain(error.format_message())
            sys.exit(error.exit_code)
        except BrokenPipeError:
            _forget_output()
            sys.exit(1)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except RegaliaError as error:
            raise click.ClickException(str(error)) from error
        except (KeyboardInterrupt, click.Abort):
            raise Interrupted from None


def complain(message: str) -> None:
    """Says on stderr, in one line, what is wrong."""
    click.echo(f"regalia: {' '.join(message.split())}", err=True)


def tolerate_odd_characters() -> None:
    """Bytes that are no text, and signs that the terminal cannot show, become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """Nobody reads on (`regalia games | head -1`): what is left must not fail again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
