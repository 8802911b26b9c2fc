"""`regalia new-game`: lays out the rooms of a game, with a small whole game in them."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path

import click

from regalia import games
from regalia.cli import template
from regalia.cli.shared import make_folder, write_file
from regalia.core.errors import RegaliaError

TEMPLATE = Path(template.__file__).parent
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
IMPORTS = re.compile(r"(?:^from regalia\..*\n)+", re.MULTILINE)
LONGEST = 24
"""Letters: the lines of the laid-out code must stay short enough."""

NEXT = """\
{files} files in {game} and {tests}.
Play it, hold it to what every game must do, say which test holds which rule, record games that must replay for ever:
  regalia play {name} --text
  pytest tests/games/{name} tests/conformance -k {name} -m "not soak"
  python -m tests.rule_coverage
  python -m tests.record_golden {name}
The table of README.md wants a line, too: pytest tests/test_readme.py says which.
docs/adding_a_game.md tells what to change, room by room."""


@click.command("new-game")
@click.argument("name")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    show_default="this checkout",
    help="The folder that has src/regalia/games and tests/games; they are made if need be.",
)
def new_game(name: str, folder: Path | None) -> None:
    """Lay out a new game: a small whole one, with its tests, to be changed room by room."""
    check_name(name)
    folder = folder or checkout()
    game, tests = folder / "src" / "regalia" / "games" / name, folder / "tests" / "games" / name
    for place in (game, tests):
        if place.exists():
            raise RegaliaError(f"{place} is there already; choose another name, or remove it")
    files = [*laid_out(name, TEMPLATE / "game", game), *laid_out(name, TEMPLATE / "tests", tests)]
    for path, text in files:
        make_folder(path.parent)
        write_file(path, text.encode())
    click.echo(NEXT.format(name=name, files=len(files), game=game, tests=tests))


def checkout() -> Path:
    """Where this Regalia stands, unless it is installed."""
    house = Path(games.__file__).parents[3]
    if not (house / "pyproject.toml").is_file():
        raise RegaliaError("this Regalia is no checkout that a game could be added to; name a folder with --folder")
    return house


def check_name(name: str) -> None:
    """RegaliaError says why this cannot be the id of a new game."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise RegaliaError(f"{name!r} is no id of a game: small letters, digits and single _, such as 'liars_dice'")
    if len(name) > LONGEST:
        raise RegaliaError(
            f"{name!r} is too long for an id: at most {LONGEST} letters; the full name stands in the words"
        )
    if name in games.names():
        raise RegaliaError(f"{name!r} is taken; games: {', '.join(games.names())}")


def laid_out(name: str, source: Path, target: Path) -> Iterator[tuple[Path, str]]:
    """The files of a folder of the template, under the game's own name."""
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            text = renamed(path.read_text("utf-8"), name)
            yield target / renamed(path.relative_to(source).as_posix(), name), IMPORTS.sub(in_order, text)


def in_order(imports: re.Match[str]) -> str:
    """Under its own name a module stands at another place among the imports."""
    return "".join(sorted(imports[0].splitlines(keepends=True), key=lambda line: line.split()[1]))


def renamed(text: str, name: str) -> str:
    """The template speaks of itself by these names."""
    title = name.replace("_", " ").capitalize()
    own = {
        "regalia.cli.template.game": f"regalia.games.{name}",
        "new_game": name,
        "new-game": name.replace("_", "-"),
        "NewGame": "".join(part.capitalize() for part in name.split("_")),
        "New game": title,
        "Új játék": title,
    }
    return re.sub("|".join(map(re.escape, own)), lambda found: own[found[0]], text)
