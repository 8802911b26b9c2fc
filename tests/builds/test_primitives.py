"""What mypyc is taught gives the same answers and the same errors as CPython, in the usual case and at the edges."""

from __future__ import annotations

import importlib
import sys
from collections import namedtuple
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from building.compiling import can_compile, compile_groups

pytestmark = [
    pytest.mark.pure,  # one build is enough: what is compiled here is the probe
    pytest.mark.skipif(not can_compile(), reason="there is no C compiler here"),
]

PROBE = """
from __future__ import annotations
from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

def byte_at(items: bytearray, at: int) -> int:
    return items[at]

def set_byte(items: bytearray, at: int, value: int) -> bytearray:
    items[at] = value
    return items

def item_at(items: Sequence[Any], at: int) -> Any:
    return items[at]

def is_in_bytes(number: int, items: bytes) -> bool:
    return number in items

def is_in_bytearray(number: int, items: bytearray) -> bool:
    return number in items

def is_in_list(number: int, items: list[Any]) -> bool:
    return number in items

def is_in_tuple(number: int, items: tuple[Any, ...]) -> bool:
    return number in items

def count(items: list[Any], number: int) -> int:
    return items.count(number)

def copied(items: bytearray) -> bytearray:
    return items.copy()

def extended(items: list[Any], more: tuple[Any, ...], last: list[Any]) -> list[Any]:
    same = items
    items += more
    items += last
    items += items
    assert items is same
    return items

def called(function: Any, value: Any) -> Any:
    return function(value)

def sum_of_list(items: list[Any]) -> Any:
    return sum(items)

def sum_of_tuple(items: tuple[Any, ...]) -> Any:
    return sum(items)

def grown(items: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    items += more
    return items

class Point(NamedTuple):
    x: int
    y: int = 2
    z: str = "z"

def points() -> list[Point]:
    return [Point(1), Point(1, 3), Point(1, 3, "a"), Point(1, z="b")]

def made_of_none(kind: Any) -> Any:
    return kind()

def made_of_two(kind: Any, one: Any, two: Any) -> Any:
    return kind(one, two)

def made_of_four(kind: Any, one: Any, two: Any, three: Any, four: Any) -> Any:
    return kind(one, two, three, four)

def numbers(*values: int) -> list[int]:
    return [value + 1 for value in values]

def counting(upto: int) -> Generator[int, int, str]:
    said = 0
    while said < upto:
        said += yield said
    return "end"

def send(rules: Generator[Any, Any, Any], value: Any) -> Any:
    return rules.send(value)

def send_all(rules: Generator[Any, Any, Any], values: list[Any]) -> list[Any]:
    heard: list[Any] = []
    try:
        for value in values:
            heard.append(rules.send(value))
    except StopIteration as stop:
        heard.append(stop.value)
    return heard
"""
HUGE = 1 << 70
TABLE = bytearray(reversed(range(256)))


class Odd(list[Any]):
    """A list that answers for itself."""

    def __getitem__(self, at: Any) -> Any:
        return "odd"


class Proud(list[Any]):
    """A list that will not grow."""

    def __iadd__(self, more: Any) -> Any:  # type: ignore[misc]  # on purpose otherwise than a list adds
        self.append("no")
        return self


class Named(bytearray):
    """Bytes whose copies are of their kind."""

    def copy(self) -> Named:
        return Named(self + b"!")


class Same:
    """Equal to every number."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int)

    __hash__ = None  # type: ignore[assignment]


class Pair(NamedTuple):
    """Made in place; so are those with something missing at the end."""

    one: Any
    two: Any
    three: Any = 3


class Heir(Pair):
    """No longer what `NamedTuple` has made."""

    def __new__(cls, *values: Any) -> Heir:
        return super().__new__(cls, "heir", len(values))


class Row(tuple[Any, ...]):
    """A tuple that nobody has named, and that is walked in its own way."""

    def __iter__(self) -> Iterator[Any]:
        return iter((*super().__iter__(), 100))


OLD = namedtuple("OLD", "x y")


class Faulty:
    def __eq__(self, other: object) -> bool:
        raise LookupError("cannot be compared")

    __hash__ = None  # type: ignore[assignment]


def spoken(upto: int) -> Iterator[Any]:
    heard = None
    while heard != upto:
        heard = yield heard


CALLS: list[tuple[str, Callable[[], tuple[Any, ...]]]] = [
    *[("byte_at", lambda at=at: (bytearray(b"\0\x7f\xff"), at)) for at in (0, 2, -1, -3, 3, -4, HUGE, -HUGE)],
    *[("set_byte", lambda at=at: (bytearray(3), at, 200)) for at in (0, 2, -1, 3, -4, HUGE)],
    *[("set_byte", lambda value=value: (bytearray(3), 1, value)) for value in (0, 255, 256, -1, HUGE)],
    *[("item_at", lambda at=at: ([1, "two", 3], at)) for at in (0, -1, 3, HUGE)],
    *[("item_at", lambda at=at: ((1, "two", 3), at)) for at in (0, -1, 3, -4)],
    *[("item_at", lambda items=items: (items, 1)) for items in (range(5), b"abc", "abc", Odd([1]), {1: "one"}, {})],
    *[("is_in_bytes", lambda number=number: (number, b"\0\xff")) for number in (0, 1, 255, 256, -1, HUGE)],
    *[("is_in_bytearray", lambda number=number: (number, bytearray(b"\0\xff"))) for number in (0, 1, 255, 256, -1)],
    *[("is_in_list", lambda number=number: (number, [1, -2, HUGE, "x"])) for number in (1, -2, 3, HUGE, HUGE + 1)],
    *[("is_in_list", lambda items=items: (1, items)) for items in ([], [True], [1.0], [Same()], [Faulty()])],
    *[("is_in_tuple", lambda number=number: (number, (1, -2, HUGE, "x"))) for number in (1, -2, 3, HUGE)],
    *[("is_in_tuple", lambda items=items: (1, items)) for items in ((), (True,), (Same(),), (Faulty(),))],
    *[("count", lambda number=number: ([1, 2, 1, HUGE, True, 1.0], number)) for number in (1, 2, 3, HUGE)],
    ("count", lambda: ([1, Faulty()], 1)),
    *[("copied", lambda items=items: (items,)) for items in (bytearray(), bytearray(b"\0a\xff"), Named(b"a"))],
    *[
        ("extended", lambda more=more: ([1], more, [2] * 20))
        for more in ((), (1, 2), ("x",) * 50, Pair(1, 2), Row((1,)))
    ],
    *[("extended", lambda items=items: (items, (1, "x"), [])) for items in ([0], Odd([1]), Proud([1]))],
    *[("called", lambda places=places: (places.translate, TABLE)) for places in (b"", b"\0\x07\xff", b"a" * 300)],
    *[("called", lambda table=table: (b"abc".translate, table)) for table in (bytes(TABLE), TABLE[:255], None, 3, "x")],
    *[
        ("called", lambda function=function: (function, TABLE))
        for function in (len, bytearray(b"ab").translate, b"a".find)
    ],
    *[("sum_of_list", lambda items=items: (items,)) for items in ([], [1, -2, 3], [HUGE, 1], [True, 1], [1.5, 1])],
    *[("sum_of_list", lambda items=items: (items,)) for items in ([1, "x"], [Faulty()], [(1 << 62) - 1] * 3, Odd([1]))],
    *[("sum_of_tuple", lambda items=items: (items,)) for items in ((), (1, -2, 3), (HUGE,), (1.5,), ("x",), (1, None))],
    *[("sum_of_tuple", lambda items=items: (items,)) for items in (Pair(1, 2), Row((1, 2)), (-(1 << 62),) * 2)],
    *[("grown", lambda items=items: (items, (1, "x"))) for items in ((), (2,), Pair(1, 2))],
    *[("made_of_none", lambda kind=kind: (kind,)) for kind in (Pair, Heir, Row, dict)],
    *[
        ("made_of_two", lambda kind=kind: (kind, 1, "two"))
        for kind in (Pair, Heir, Row, divmod, namedtuple("P", "x y"))
    ],
    *[("made_of_four", lambda kind=kind: (kind, 1, 2, 3, 4)) for kind in (Pair, Heir, Row)],
    ("numbers", lambda: (-7, -6, -5, -1, 0, 255, 256, 257, HUGE)),
    ("send_all", lambda: (spoken(3), [None, 1, 2, 3])),
    ("send", lambda: (spoken(3), 1)),
    ("send", lambda: (iter(()), None)),
]


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    work = tmp_path_factory.mktemp("probe")
    (work / "source").mkdir()
    (work / "source" / "probe.py").write_text(PROBE, encoding="utf-8")
    binaries = compile_groups({"probe": ["probe.py"]}, work)
    sys.path.insert(0, str(binaries))
    yield importlib.import_module("probe")
    sys.path.remove(str(binaries))


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    scope: dict[str, Any] = {}
    exec(compile(PROBE, "plain", "exec"), scope)
    return scope


def outcome(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    try:
        found = function(*arguments)
        return type(found), found
    except Exception as error:
        return type(error), str(error)


def test_the_probe_is_compiled_with_what_mypyc_was_taught(probe: ModuleType) -> None:
    assert str(probe.__file__).endswith(".so")
    code = (Path(str(probe.__file__)).parents[2] / "c" / "__native_regalia_probe.c").read_text(encoding="utf-8")
    for name in (
        "ByteAt",
        "SetByte",
        "ItemAt",
        "InBytes",
        "InList",
        "InTuple",
        "Count",
        "Send",
        "Sum",
        "Extend",
        "CopyBytes",
    ):
        assert f"Regalia_{name}(" in code


def test_answers_and_errors_are_those_of_cpython(probe: ModuleType, plain: dict[str, Any]) -> None:
    for name, arguments in CALLS:
        here, there = outcome(getattr(probe, name), arguments()), outcome(plain[name], arguments())
        assert here == there, name


def test_compiled_generators_are_sent_to(probe: ModuleType) -> None:
    assert probe.send_all(probe.counting(5), [None, 2, 2, 2]) == [0, 2, 4, "end"]
    assert probe.send_all(probe.counting(0), [None]) == ["end"]


def test_named_tuples_of_compiled_code_have_their_defaults(probe: ModuleType, plain: dict[str, Any]) -> None:
    assert probe.points() == plain["points"]()
    assert {type(point) for point in probe.points()} == {probe.Point}


def test_a_thousand_kinds_of_named_tuples_are_told_apart(probe: ModuleType) -> None:
    for number in range(1000):
        fields = [f"f{each}" for each in range(2 + number % 3)]
        kind = namedtuple("kind", fields, defaults=[number] * (number % 3))  # type: ignore[misc]
        made = probe.made_of_two(kind, "a", "b")
        assert type(made) is kind and made == ("a", "b", *[number] * (number % 3))


def test_small_numbers_are_the_ones_of_cpython(probe: ModuleType) -> None:
    for number in probe.numbers(*range(-10, 300)):
        assert (number is int(str(number))) == (-5 <= number <= 256)
