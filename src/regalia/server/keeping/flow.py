"""How a table flows beside its game: who holds the bots, who asks to take back; written with the table's row."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regalia.lessons.teaching import At
from regalia.server.messages import Outcome


class Request(Struct, frozen=True):
    """A seat asked, at a position, to take back; these persons have agreed, itself among them."""

    seat: int
    person: str
    at: int
    agreed: frozenset[str]


class Settled(Struct, frozen=True):
    """How the last request ended, and which seat ended it."""

    seat: int
    at: int
    outcome: Outcome
    by: int | None = None


class Learning(Struct, frozen=True):
    """Which lesson is taught at the table, and where its learner is."""

    lesson: str
    at: At = At()


class Flow(Struct, frozen=True, omit_defaults=True):
    """`held`: seats that may still take back while the bots wait. `ready`: those whose sealed answer made itself, and
    that do not seem to think any more. `refused`: the last seat that asked in vain, and when. `tokens`: by seat, who
    comes with its token. `hints`: advice may be asked for, though others than bots play. `left`: by seat, after which
    entry its person gave it up for good."""

    held: frozenset[int] = frozenset()
    ready: frozenset[int] = frozenset()
    take_back: Request | None = None
    settled: Settled | None = None
    refused: tuple[int, int] | None = None
    tokens: tuple[tuple[int, str], ...] = ()
    learning: Learning | None = None
    hints: bool = False
    left: tuple[tuple[int, int], ...] = ()

    def token(self, seat: int) -> str | None:
        return dict(self.tokens).get(seat)

    def with_token(self, seat: int, holder: str | None) -> Flow:
        """The seat's token is another one, or none."""
        others = [one for one in self.tokens if one[0] != seat]
        return replace(self, tokens=tuple(sorted([*others, (seat, holder)] if holder else others)))

    def after(self, outcome: Outcome, by: int | None = None) -> Flow:
        """The request, if there is one, has ended so."""
        request = self.take_back
        if request is None:
            return self
        settled = Settled(request.seat, request.at, outcome, by)
        refused = (request.seat, request.at) if outcome == "refused" else self.refused
        return replace(self, take_back=None, settled=settled, refused=refused)


def written(flow: Flow) -> str:
    return msgspec.json.encode(flow, order="deterministic").decode()


def read(text: str) -> Flow:
    return msgspec.json.decode(text, type=Flow) if text else Flow()
