"""How rules ask: `choice = yield KIND(seat)`; several seats at once with `together` and `in_parallel`.

An ask holds how to compute its options, never the options of a world that is no more: the engine computes them anew
after a free act and in an imagined world.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from regalia.core.errors import IllegalChoice, RulesFault

Option = Any
"""A small hashable value: an int, a word, a short tuple."""

Question = tuple[Any, ...]
"""What rules ask: a kind, a seat, and public arguments; a plain tuple because one is made for every decision."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not: the rule that forbids a thing, and the facts that its sentence names.

    Its words are `no-R5-4c`; where one rule forbids different things, `case` tells the sentences apart.
    """

    rule: str
    facts: Mapping[str, Any]
    case: str = ""

    @property
    def message_id(self) -> str:
        return "-".join(part for part in ("no", self.rule.replace(".", "-"), self.case) if part)


def refuse(rule: str, case: str = "", **facts: Any) -> Refusal:
    return Refusal(rule, facts, case)


@dataclass(frozen=True, slots=True)
class Codec:
    """Turns an option into a canonical short text and back; `read` raises ValueError for any other text."""

    write: Callable[[Any, Option], str]
    read: Callable[[Any, str], Option]


def _read_whole(state: Any, text: str) -> int:
    if not text.isdecimal():
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


WORD = Codec(lambda state, option: str(option), lambda state, text: text)
WHOLE = Codec(lambda state, option: str(option), _read_whole)


def words(*known: str) -> Codec:
    """For options that are one of these words."""

    def read(state: Any, text: str) -> str:
        if text not in known:
            raise ValueError(f"it is one of {', '.join(known)}")
        return text

    return Codec(lambda state, option: str(option), read)


def _no_reason(state: Any, seat: int, option: Option, *args: Any) -> Refusal | None:
    return None


class Kind:
    """One kind of question of a game; `KIND(seat)` or, quicker, `KIND, seat` is the question put to a seat.

    `options(state, seat, *args)` lists what may be chosen; `why_not(state, seat, option, *args)` names the rule that
    forbids the rest.
    """

    __slots__ = ("codec", "id", "options", "why_not")

    def __init__(
        self,
        id: str,
        options: Callable[..., Sequence[Option]],
        why_not: Callable[..., Refusal | None] = _no_reason,
        codec: Codec = WORD,
    ) -> None:
        self.id = id
        self.options = options
        self.why_not = why_not
        self.codec = codec

    def __call__(self, seat: int, *args: Any) -> Question:
        return self, seat, *args

    def __repr__(self) -> str:
        return f"<Kind {self.id}>"


class FreeAct(Kind):
    """What a seat may do without being asked (R: «at any time»): its `effect(state, seat, option)` is immediate."""

    __slots__ = ("effect",)

    def __init__(
        self,
        id: str,
        options: Callable[..., Sequence[Option]],
        effect: Callable[[Any, int, Option], None],
        why_not: Callable[..., Refusal | None] = _no_reason,
        codec: Codec = WORD,
    ) -> None:
        super().__init__(id, options, why_not, codec)
        self.effect = effect


class Ask(Struct, eq=False, gc=False):
    """A decision put to a seat: what is asked, and what may be answered.

    A Struct, because one is made for every decision and CPython is slow to call an __init__ of ours; nothing that it
    holds leads back to it, so the garbage collector need not follow it.
    """

    kind: Kind
    seat: int
    args: tuple[Any, ...]
    options: Sequence[Option] = ()  # found by the engine when it puts the question
    state: Any = None

    def compute(self, state: Any) -> Sequence[Option]:
        """Finds the options in this state, and keeps them."""
        self.state = state
        self.options = self.kind.options(state, self.seat, *self.args)
        return self.options

    def why_not(self, option: Option) -> Refusal | None:
        """The rule that forbids an option; None when it is allowed or no single rule can be named."""
        if option in self.options:
            return None
        return self.kind.why_not(self.state, self.seat, option, *self.args)

    def text(self, option: Option) -> str:
        """The canonical text of an option, as in records: `move:E6-F6`."""
        return f"{self.kind.id}:{self.kind.codec.write(self.state, option)}"

    def texts(self) -> list[str]:
        return [self.text(option) for option in self.options]

    def read(self, text: str) -> Option:
        """The option that a text stands for, legal or not; IllegalChoice when it stands for none."""
        kind, colon, rest = text.partition(":")
        if not colon or kind != self.kind.id:
            raise IllegalChoice(f"seat {self.seat} is asked {self.kind.id!r}, {text!r} is no answer to that")
        try:
            return self.kind.codec.read(self.state, rest)
        except ValueError as error:
            raise IllegalChoice(f"{text!r} cannot be read: {error}") from None

    def __repr__(self) -> str:
        return f"<Ask {self.kind.id} of seat {self.seat}: {len(self.options)} options>"


def put(question: Question) -> Ask:
    """The ask of a question, still without options."""
    return Ask(question[0], question[1], question[2:])


def only(kind: Kind, seat: int, options: Sequence[Option]) -> Option:
    """The single option of a forced answer."""
    if not options:
        raise RulesFault(f"{kind.id!r} was asked of seat {seat} without any option")
    return options[0]


class Together:
    """Several seats answer at the same moment, sealed; the rules get a dict of answers, in seat order."""

    __slots__ = ("questions",)

    def __init__(self, questions: Mapping[int, Question]) -> None:
        self.questions = questions


def together(questions: Mapping[int, Question]) -> Together:
    """`answers = yield together({seat: KIND(seat), …})`."""
    return Together(questions)


class Parallel:
    """Several seats each go through a procedure of their own, nobody waiting for anybody."""

    __slots__ = ("procedures",)

    def __init__(self, procedures: Mapping[int, Rules]) -> None:
        self.procedures = procedures


Rules = Generator[Question | Together | Parallel, Any, None]
"""A rule procedure: asks with `yield`, calls others with `yield from`."""


def in_parallel(procedures: Mapping[int, Rules]) -> Rules:
    """`yield from in_parallel({seat: procedure, …})`: secret plans of several steps.

    A procedure asks its own seat only and writes only what is that seat's own and hidden; it casts no die.
    """
    yield Parallel(procedures)


class EndPhase(Exception):
    """Raised by rules to break off the running phase (instant victory, elimination); the state says what is next."""
