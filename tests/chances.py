"""Writes the figures of `chances.json` of every game into docs/chances.md: `python -m tests.chances`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from regalia import games
from regalia.core.words import Message, Words
from regalia.review.chances import Fitted, calibration

PAGE = Path(__file__).parents[1] / "docs" / "chances.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
HEAD = (
    "| game, players | fitted to | checked with | difference, open | as known | Brier, open | equal | score alone |\n"
    "|---|---|---|---|---|---|---|---|\n"
)


def figures() -> str:
    """A row for each curve that is shipped."""
    return HEAD + "".join(_rows()) + "\n" + "\n".join(["```", *_commands(), "```"]) + "\n"


def _shipped() -> Iterator[tuple[str, int, Fitted]]:
    for name in games.names():
        found = calibration(games.find(name).folder)
        for seats, fitted in found.seats.items() if found else ():
            yield name, seats, fitted


def _rows() -> Iterator[str]:
    for name, seats, fitted in _shipped():
        said = Words("en", [games.find(name).folder / "words"]).say(Message("game-name"))
        checked, opened = fitted.checked, fitted.checked["open"]
        numbers = (opened["difference"], checked["known"]["difference"], opened["brier"])
        shown = " | ".join(f"{number:.3f}" for number in (*numbers, checked["brier_equal"], checked["brier_score"]))
        yield f"| {said}, {seats} | {fitted.games} games of `{fitted.bot}` | {checked['games']} | {shown} |\n"


def _commands() -> Iterator[str]:
    for _, _, fitted in _shipped():
        yield fitted.command


def written(page: str) -> str:
    """The page with the figures as they are."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}{figures()}{END}{rest.partition(END)[2]}"


def main() -> None:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
