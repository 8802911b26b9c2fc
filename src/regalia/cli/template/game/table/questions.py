"""What is clicked for an answer: a claim is a die of the row, all else is a button."""

from __future__ import annotations

from regalia.cli.template.game.rules.claiming import TURN
from regalia.cli.template.game.table.scene import claim_id
from regalia.core import plain
from regalia.core.asking import Ask, Option
from regalia.scene.clicks import plain_ask


def clicked(ask: Ask, option: Option) -> str:
    return f"die:{claim_id(option)}" if ask.kind is TURN and isinstance(option, int) else ""


ask = plain_ask(plain.option, clicked)
