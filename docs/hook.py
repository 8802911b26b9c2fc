"""Notebooks become pages of the site: every cell is run, and what it prints, shows and draws stands below it."""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib import pyplot as plt
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

NOTEBOOKS = Path(__file__).parent / "notebooks"


class Cell(NamedTuple):
    """A cell as it was run: text, or code with what it said and the drawings it made (SVG)."""

    kind: str
    source: str
    said: str = ""
    drawings: tuple[str, ...] = ()


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """MkDocs asks what else belongs to the site: a page beside each notebook, which can be had as it is, too."""
    for notebook in sorted(NOTEBOOKS.glob("*.ipynb")):
        name = f"{NOTEBOOKS.name}/{notebook.stem}.md"
        files.append(File.generated(config, name, content=page(notebook)))
    return files


def page(notebook: Path) -> str:
    """As Markdown."""
    parts = [part for cell in run(notebook) for part in _parts(cell)]
    return "\n\n".join([*parts, f"[This page as a notebook]({notebook.name})"]) + "\n"


def _parts(cell: Cell) -> Iterator[str]:
    if cell.kind == "markdown":
        yield cell.source
        return
    yield f"```python\n{cell.source}\n```"
    if cell.said:
        yield f"```text\n{cell.said.rstrip()}\n```"
    for drawing in cell.drawings:
        yield f"<div>{drawing}</div>"


def run(notebook: Path) -> Iterator[Cell]:
    """Cell by cell, as Jupyter would run it: the last expression of a cell is shown, unless a semicolon follows."""
    mpl.use("agg")
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        kind, source = cell["cell_type"], "".join(cell["source"])
        if kind != "code":
            yield Cell(kind, source)
            continue
        said = io.StringIO()
        with redirect_stdout(said):
            _execute(source, names)
        yield Cell(kind, source, said.getvalue(), tuple(_drawings()))


def _execute(source: str, names: dict[str, Any]) -> None:
    body = ast.parse(source).body
    last = body[-1] if body and not source.rstrip().endswith(";") else None
    shown = ast.Expression(last.value) if isinstance(last, ast.Expr) else None
    if shown is not None:
        body.pop()
    exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
    if shown is not None:
        found = eval(compile(shown, "<cell>", "eval"), names)
        if found is not None:
            print(repr(found))  # noqa: T201 - into the page


def _drawings() -> Iterator[str]:
    """What was drawn since, and is closed with that."""
    for number in plt.get_fignums():
        file = io.StringIO()
        with mpl.rc_context({"svg.hashsalt": "regalia"}):
            plt.figure(number).savefig(file, format="svg", metadata={"Date": None})
        yield file.getvalue()[file.getvalue().index("<svg") :]
    plt.close("all")
