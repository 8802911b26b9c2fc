"""What a machine can say about a screen: sizes, cuts, overlaps, what is out of sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8").split("\n", 1)[1]
LEAST_TEXT, LEAST_ON_A_PHONE = 12, 11
BOX = """() => {
  const board = document.querySelector('.glass');
  if (!board) return null;
  const { x, y, width, height } = board.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


def faults(page: Page) -> list[str]:
    is_phone = (page.viewport_size or {"width": 0})["width"] < 900
    found: list[str] = page.evaluate(
        SCRIPT, {"least": LEAST_ON_A_PHONE if is_phone else LEAST_TEXT, "isPhone": is_phone}
    )
    return found


def board_box(page: Page) -> Any:
    """Where the board lies on the screen; None where there is none."""
    return page.evaluate(BOX)
