"""`regalia mcp`: a door for language models."""

from __future__ import annotations

import click

from regalia.cli.shared import language_option
from regalia.core.errors import RegaliaError

NEEDS = "this needs the MCP SDK: pip install 'regalia[mcp]'"


@click.command()
@click.option(
    "--link", help="Sit down at this seat of a running server at once (from the table's menu, «Bot by token»)."
)
@language_option
def mcp(link: str | None, language: str) -> None:
    """Let a language model play: an MCP server on standard input and output.

    It is told what its seat sees, as text, and nothing else.
    """
    try:
        from regalia.cli.model.server import make_server
    except ImportError as error:
        raise RegaliaError(NEEDS) from error
    from regalia.cli.model.there import SeatThere

    make_server(language, SeatThere(link, language) if link else None).run("stdio")
