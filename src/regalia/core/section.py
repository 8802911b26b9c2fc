"""Several seats answering at the same time: their sealed answers live here, not in the state."""

from __future__ import annotations

from typing import Any

from regalia.core.asking import Ask, Kind, Option, Parallel, Together, only, put
from regalia.core.errors import RulesFault


class Section:
    """Open asks by seat, and the answers already given; a seat without a choice has answered by itself."""

    __slots__ = ("answers", "asks", "forced", "procedures")

    def __init__(self, asked: Together | Parallel, state: Any) -> None:
        self.asks: dict[int, Ask] = {}
        self.answers: dict[int, Option] = {}
        self.forced: dict[int, Ask] = {}  # answered by themselves; shown as if they were still thinking
        self.procedures = dict(sorted(asked.procedures.items())) if isinstance(asked, Parallel) else None
        if isinstance(asked, Together):
            self.forced = {seat: put(question) for seat, question in sorted(asked.questions.items())}
            self.recompute(state)
        else:
            for seat in sorted(asked.procedures):
                self._advance(seat, None, state)

    def pending(self) -> list[Ask]:
        return [self.asks[seat] for seat in sorted(self.asks)]

    def recompute(self, state: Any) -> None:
        """Sealed asks with a single option answer themselves, for as long as there is only one.

        If a change from outside leaves nobody a choice, the first seat is still asked: the section is open.
        """
        if self.procedures is not None:
            return
        was_open = bool(self.asks)
        waiting = dict(sorted((self.asks | self.forced).items()))
        self.asks = {seat: ask for seat, ask in waiting.items() if len(ask.compute(state)) > 1}
        if was_open and not self.asks:
            self.asks = dict(list(waiting.items())[:1])
        self.forced = {seat: ask for seat, ask in waiting.items() if seat not in self.asks}
        for seat in self.asks:
            self.answers.pop(seat, None)
        for seat, ask in self.forced.items():
            self.answers[seat] = only(ask.kind, seat, ask.options)

    def answer(self, seat: int, option: Option, state: Any) -> None:
        if self.procedures is None:
            self.answers[seat] = option
            del self.asks[seat]
        else:
            self.forced.pop(seat, None)
            self._advance(seat, option, state)

    def _advance(self, seat: int, answer: Any, state: Any) -> None:
        """Lets one seat's own procedure run until it asks."""
        assert self.procedures is not None
        procedure = self.procedures[seat]
        while True:
            try:
                asked = procedure.send(answer)
            except StopIteration:
                self.asks.pop(seat, None)
                return
            if not isinstance(asked, tuple) or asked[1] != seat:
                raise RulesFault("a procedure run in parallel may ask its own seat only, one thing at a time")
            kind: Kind = asked[0]
            args = asked[2:]
            options = kind.options(state, seat, *args)
            ask = Ask(kind, seat, args, options, state)
            if len(options) > 1:
                self.forced.pop(seat, None)
                self.asks[seat] = ask
                return
            self.forced[seat] = ask
            answer = only(kind, seat, options)

    def result(self) -> dict[int, Option] | None:
        """What the rules get when all are in: the answers in seat order; nothing after procedures of their own."""
        return None if self.procedures is not None else dict(sorted(self.answers.items()))
