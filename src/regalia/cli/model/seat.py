"""What a model can do in a seat, wherever the table is."""

from __future__ import annotations

from typing import Protocol


class ModelSeat(Protocol):
    """Everything it answers is text, made of what the seat may know."""

    def look(self) -> str:
        """What happened, the table, and what is asked."""
        ...

    def choose(self, answer: str) -> str:
        """Answers by the key of a line, by an option's text or by words of its line; then what the seat sees."""
        ...

    def why_not(self, text: str) -> str: ...

    def explain(self, text: str) -> str: ...

    def rules(self, text: str) -> str:
        """The guide at a rule, or what it says of a word; its headings for nothing."""
        ...

    def close(self) -> None: ...
