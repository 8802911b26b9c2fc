"""The sources as mypyc takes them: the same lines, with what mypyc cannot find out by itself said aloud.

- A name in capitals at the top of a module is a constant: it becomes `Final`, so that its value is compiled in.
- A copier, which the pure engine writes when a state is declared, is written into the file.
- Classes that tests or other games derive from in plain Python are opened for that.
- Whoever calls a game may give nonsense for a seat or a seed, and is told so by the game, not by mypyc.
- What mypyc leaves out of a class (slots, types of fields, pickling) is put back by `builds.complete`.
"""

from __future__ import annotations

import ast
import importlib
import re
from typing import Any

from regalia.core.state import copy_source

FUTURE = "from __future__ import annotations\n"
WITH_FINAL = "from __future__ import annotations; from typing import TYPE_CHECKING, Final\n"
OPEN = """\
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
@mypyc_attr(allow_interpreted_subclasses=True)
"""
OPENED = {
    "regalia/core/state.py": ("State",),
    "regalia/core/dice.py": ("Dice",),
    "regalia/core/seen.py": ("CastDice", "ToldDice"),
}
CHECKED = {"regalia/core/game.py": ("seat", "seats", "seed"), "regalia/core/past/copying.py": ("seat", "seed")}
"""Arguments that the functions of a file check themselves, or that are checked before."""
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")


def prepared(file: str, source: str, is_compiled: bool = True) -> str:
    """What mypyc sees in the place of a file's own source; of what is not compiled only plain constants are known."""
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    names = [name for statement in tree.body for name in _assigned(statement)]
    classes = [statement for statement in tree.body if isinstance(statement, ast.ClassDef)]
    lines += [_completed(each) for each in classes if _is_record(each) or each.name in OPENED.get(file, ())]
    for argument in reversed([node for node in ast.walk(tree) if isinstance(node, ast.arg)]):
        if argument.arg in CHECKED.get(file, ()) and argument.annotation is not None:
            _replace(lines, argument.annotation, "Any")
    for statement in reversed(tree.body):
        if isinstance(statement, ast.ClassDef):
            if statement.name in OPENED.get(file, ()):
                first = min([statement.lineno, *(decorator.lineno for decorator in statement.decorator_list)])
                lines[first - 1] = f"{OPEN}{lines[first - 1]}"
        elif _assigned(statement) == ["_copy"]:
            lines[statement.lineno - 1] = _copier(file, statement)
        elif all(CONSTANT.fullmatch(name) and names.count(name) == 1 for name in _assigned(statement)) and (
            not _has_floats(statement) if is_compiled else _is_plain(statement)
        ):
            _make_final(file, lines, statement)
    return "".join(lines).replace(FUTURE, WITH_FINAL, 1)


def _assigned(statement: ast.stmt) -> list[str]:
    """The names that a statement binds to values."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets = [statement.target]
    elif isinstance(statement, ast.Assign):
        targets = statement.targets
    return [part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)]


def _is_plain(statement: ast.stmt) -> bool:
    """Whether a number or a word stands there."""
    value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
    return isinstance(value.operand if isinstance(value, ast.UnaryOp) else value, ast.Constant)


def _has_floats(statement: ast.stmt) -> bool:
    """A tuple of fractions: where it is Final, mypyc 2.4 takes it for not yet set."""
    value = statement.value if isinstance(statement, ast.Assign) else None
    parts = value.elts if isinstance(value, ast.Tuple) else []
    return any(isinstance(part, ast.Constant) and isinstance(part.value, float) for part in parts)


def _make_final(file: str, lines: list[str], statement: ast.stmt) -> None:
    if isinstance(statement, ast.AnnAssign):
        kind = statement.annotation
        _insert(lines, kind.end_lineno, kind.end_col_offset, "]")
        _insert(lines, kind.lineno, kind.col_offset, "Final[")
    elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
        if isinstance(target, ast.Name):
            _insert(lines, target.lineno, target.end_col_offset, ": Final")
        elif isinstance(target, ast.Tuple):
            _spread(file, lines, statement)


def _insert(lines: list[str], line: int | None, at: int | None, text: str) -> None:
    assert line is not None
    encoded = lines[line - 1].encode()  # columns are counted in bytes
    lines[line - 1] = (encoded[:at] + text.encode() + encoded[at:]).decode()


def _replace(lines: list[str], old: ast.expr, text: str) -> None:
    encoded = lines[old.lineno - 1].encode()
    lines[old.lineno - 1] = (encoded[: old.col_offset] + text.encode() + encoded[old.end_col_offset :]).decode()


def _spread(file: str, lines: list[str], statement: ast.Assign) -> None:
    """`ONE, TWO = range(2)`: a constant for each, where the values are plain."""
    values = {name: getattr(_module(file), name) for name in _assigned(statement)}
    if all(type(value) in (int, str) for value in values.values()):
        first, last = statement.lineno - 1, statement.end_lineno
        assert last is not None
        lines[first:last] = ["; ".join(f"{name}: Final = {value!r}" for name, value in values.items()) + "\n"]
        lines[first + 1 : first + 1] = ["\n"] * (last - first - 1)  # what follows keeps its number


def _is_record(statement: ast.ClassDef) -> bool:
    """A dataclass or a named tuple."""
    marks = [ast.unparse(mark) for mark in (*statement.decorator_list, *statement.bases)]
    return any(mark.startswith("dataclass") or mark == "NamedTuple" for mark in marks)


def _completed(statement: ast.ClassDef) -> str:
    """Names and types of the fields; of a class without declared fields its slots, whatever they hold."""
    declared = {part.target.id: ast.unparse(part.annotation) for part in statement.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)}  # fmt: skip
    for part in statement.body:
        if isinstance(part, ast.Assign) and _assigned(part) == ["__slots__"]:
            declared = dict.fromkeys(ast.literal_eval(part.value), "object")
    return f"import regalia.builds; regalia.builds.complete({statement.name}, {declared!r})\n"


def _copier(file: str, statement: ast.stmt) -> str:
    """In the place of `_copy = copier(State)`."""
    assert isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call)
    name = ast.unparse(statement.value.args[0])
    return copy_source(getattr(_module(file), name), is_compiled=True)


def _module(file: str) -> Any:
    """The pure module of that file."""
    return importlib.import_module(file.removesuffix(".py").replace("/", "."))
