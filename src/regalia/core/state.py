"""Plain data on the table, with copiers generated from the field declarations."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Self, TypeVar

from regalia.core.dice import Dice
from regalia.core.events import Event, Listener

S = TypeVar("S")

OVER = "over"


@dataclass(slots=True)
class State:
    """What every game has: the next phase, the dice, and who listens.

    `shown` counts the times somebody learned something hidden; with the dice it tells how far undo may reach.
    """

    phase: str
    dice: Dice
    shown: int
    news: Listener | None

    def copy(self) -> Self:
        """A deep copy without a listener; each game's state has one made by `copier`."""
        raise TypeError(f"{type(self).__name__} needs a copy() made by regalia.core.state.copier")

    def tell(
        self, happened: str, /, to: tuple[int, ...] | None = None, secret: tuple[str, ...] = (), **facts: Any
    ) -> None:
        """Says what happened: to all, only to the seats `to`, or to all but for the `secret` facts.

        Of what happens at almost every step rules ask `if s.news is not None` first: where nobody listens, a call with
        keywords costs as much as the step itself.
        """
        if self.news is not None:
            self.news.append(Event(happened, facts, () if secret and to is None else to, secret))

    def reveal(self) -> None:
        """Marks that somebody learns something hidden now: what came before cannot be taken back."""
        self.shown += 1


KEPT = ("dice", "shown", "news")


def put_in_place(state: State, other: State) -> None:
    """Makes a state equal to another, but for dice and listener, in the same lists: waiting rules may hold them."""
    for one in fields(other):
        if one.name not in KEPT:
            setattr(state, one.name, _put(getattr(state, one.name), getattr(other, one.name)))


def _put(old: Any, new: Any) -> Any:
    if isinstance(old, list) and isinstance(new, list):
        old[:] = [_put(old[at] if at < len(old) else None, value) for at, value in enumerate(new)]
        return old
    if isinstance(old, dict) and isinstance(new, dict):
        made = {key: _put(old.get(key), value) for key, value in new.items()}
        old.clear()
        old.update(made)
        return old
    if isinstance(old, set) and isinstance(new, set):
        old.clear()
        old.update(new)
        return old
    if isinstance(old, bytearray) and isinstance(new, bytearray):
        old[:] = new
        return old
    if isinstance(new, list):
        return [_put(None, value) for value in new]
    if isinstance(new, dict):
        return {key: _put(None, value) for key, value in new.items()}
    return new.copy() if isinstance(new, (set, bytearray)) else new


def copier(cls: type[S]) -> Callable[[S], S]:
    """The function that copies a state, field by field, as deep as the declared types go."""
    scope: dict[str, Any] = {cls.__name__: cls}
    exec(copy_source(cls), scope)  # the fields' own names only
    made: Callable[[S], S] = scope["_copy"]
    return made


def copy_source(cls: type[Any], is_compiled: bool = False) -> str:
    """That function as it would be written by hand, in the way that is quickest in CPython or compiled."""
    hints, state = typing.get_type_hints(cls), cls.__name__
    names = [field.name for field in fields(cls)]
    parts = ["None" if name == "news" else _copied(f"s.{name}", hints[name], is_compiled) for name in names]
    filled = "".join(f"    made.{name} = {part}\n" for name, part in zip(names, parts, strict=True))
    return f"def _copy(s: '{state}') -> '{state}':\n    made = {state}.__new__({state})\n{filled}    return made\n"


def _copied(name: str, kind: Any, is_compiled: bool, depth: int = 0) -> str:
    """The expression that copies a value of this type."""
    if _is_shared(kind):
        return name
    origin, args = typing.get_origin(kind) or kind, typing.get_args(kind)
    inner = f"x{depth}"
    if origin is list and args:
        return _copied_list(name, inner, args[0], is_compiled, depth)
    if origin is dict and args and _is_shared(args[0]):
        part = _copied(inner, args[1], is_compiled, depth + 1)
        return f"{name}.copy()" if part == inner else f"{{k: {part} for k, {inner} in {name}.items()}}"
    if origin is set and args and _is_shared(args[0]):
        return f"{name}.copy()"
    if not args and origin not in (list, dict, set) and callable(getattr(origin, "copy", None)):
        return f"{name}.copy()"
    raise TypeError(f"a state cannot hold {kind}: there is no way to copy it")


def _copied_list(name: str, inner: str, kind: Any, is_compiled: bool, depth: int) -> str:
    part = _copied(inner, kind, is_compiled, depth + 1)
    if part == inner:
        return f"{name}.copy()"
    if part == f"{inner}.copy()" and not is_compiled:  # a list of flat lists, of bytearrays
        return f"list(map({(typing.get_origin(kind) or kind).__name__}.copy, {name}))"
    return f"[{part} for {inner} in {name}]"


def _is_shared(kind: Any) -> bool:
    """True for values that never change, which copies may share."""
    if kind in (int, str, bool, float, bytes, type(None)):
        return True
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return True
    if origin in (tuple, frozenset, typing.Union, types.UnionType):
        return all(_is_shared(arg) for arg in args if arg is not Ellipsis)
    if isinstance(kind, type) and issubclass(kind, tuple):  # a NamedTuple
        return all(_is_shared(part) for part in typing.get_type_hints(kind).values())
    params: Any = getattr(kind, "__dataclass_params__", None)
    return params is not None and bool(params.frozen)
