"""The notebooks run, what they show is what they are about, and none is kept with what it once printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from docs import hook

NOTEBOOKS = sorted(hook.NOTEBOOKS.glob("*.ipynb"))
SITE = (Path(__file__).parent.parent / "mkdocs.yml").read_text(encoding="utf-8")


def test_a_first_look_plays_sees_and_encodes() -> None:
    page = hook.page(hook.NOTEBOOKS / "first_look.ipynb")
    assert "kingsburg: 2 to 5 players" in page
    assert "aid_good:gold" in page and "places [" in page
    assert "seat 0 sees of seat 1: [160, 160" in page and "'seat[0]': 1.0" in page
    assert page.endswith("(first_look.ipynb)\n")


def test_luck_and_strength_are_drawn_from_rows_of_parquet() -> None:
    page = hook.page(hook.NOTEBOOKS / "luck_and_strength.ipynb")
    assert "of 12 won" in page and "aid_good" in page
    assert page.count("<svg") == 1 and "<Figure" not in page and "Text(" not in page


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_as_it_was_written_and_stands_in_the_site(notebook: Path) -> None:
    kept = json.loads(notebook.read_text(encoding="utf-8"))
    code = [cell for cell in kept["cells"] if cell["cell_type"] == "code"]
    assert code and all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    assert f"notebooks/{notebook.stem}.md" in SITE


def test_cells_are_run_as_in_jupyter(tmp_path: Path) -> None:
    """In one room, in their order; a last expression is shown; a cell that fails is an error."""
    notebook = tmp_path / "some.ipynb"

    def said(*sources: str) -> list[str]:
        cells = [{"cell_type": "code", "source": [source]} for source in sources]
        notebook.write_text(json.dumps({"cells": cells}))
        return [cell.said for cell in hook.run(notebook)]

    assert said("x = 2", "x", "print(x)\nx + 1", "x;", "None") == ["", "2\n", "2\n3\n", "", ""]
    with pytest.raises(ZeroDivisionError):
        said("1 / 0")
