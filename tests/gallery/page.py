"""One HTML page with all pictures of the gallery."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from tests.gallery.shooting import Picture

HEAD = """<!doctype html><meta charset="utf-8"><title>Regalia: gallery</title><style>
body { font: 15px/1.35 sans-serif; background: #f4ead3; color: #2a211a; margin: 24px }
figure { display: inline-block; vertical-align: top; margin: 0 16px 24px 0 }
img { display: block; max-height: 520px; border: 1px solid #8f7a55 } img:target { max-height: none }
figcaption { max-width: 560px } .faults { color: #9b2d23; max-height: 8em; overflow: auto; font-size: 13px }
nav a { margin-right: 10px }</style>
"""


def write(out: Path, pictures: Sequence[Picture], beside: Path | None = None) -> Path:
    """`beside`: a folder whose pictures of the same name (of the moment, or of the file) stand next to ours."""
    ordered = sorted(pictures, key=lambda picture: (picture.moment, picture.sight))
    rows, names = [], []
    for moment, shown in groupby(ordered, key=lambda picture: picture.moment):
        names.append(f'<a href="#{moment}">{escape(moment)}</a>')
        figures = [_figure(picture.file, picture.sight, picture.faults) for picture in shown]
        rows.append(f'<h2 id="{moment}">{escape(moment)}</h2>{"".join(figures)}{_beside(out, beside, moment)}')
    file = out / "index.html"
    file.write_text(f"{HEAD}<h1>Gallery</h1><nav>{' '.join(names)}</nav>{''.join(rows)}", encoding="utf-8")
    return file


def _beside(out: Path, beside: Path | None, moment: str) -> str:
    picture = beside and beside / f"{moment}.png"
    if not picture or not picture.exists():
        return ""
    copy = f"beside-{picture.name}"
    shutil.copy(picture, out / copy)
    return _figure(copy, "beside", ())


def _figure(file: str, caption: str, faults: Sequence[str]) -> str:
    wrong = f'<ul class="faults">{"".join(f"<li>{escape(fault)}</li>" for fault in faults)}</ul>' if faults else ""
    return (
        f'<figure><a href="{escape(file)}"><img src="{escape(file)}" loading="lazy" alt=""></a>'
        f"<figcaption>{escape(caption)}{wrong}</figcaption></figure>"
    )
