"""Things whose explanation is the same at every moment: a table of them makes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from regalia.core.words import Argument, Message
from regalia.scene.types import Art, Explain


class Plain(NamedTuple):
    """A thing that the message `explain-KEY` tells all about; `name` and `kind` are ids of messages."""

    art: Art = ""
    kind: str = ""
    rule: str = ""
    name: str = ""  # where it is not the key itself

    def explain(self, key: str, facts: Mapping[str, Argument] | None = None) -> Explain:
        return Explain(
            key=key,
            art=self.art,
            name=Message(self.name or key),
            kind=Message(self.kind) if self.kind else None,
            text=Message(f"explain-{key}", facts or {}),
            rule=self.rule,
        )
