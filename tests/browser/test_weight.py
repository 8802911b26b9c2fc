"""What a browser has to fetch before anything is seen."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from regalia.server.settings import CLIENT

CODE, FONTS = 180_000, 215_000


@pytest.fixture
def index() -> str:
    if not (CLIENT / "index.html").exists():
        pytest.fail(f"no built client in {CLIENT}: `make test` builds it, or `npm ci && npm run build` in web/")
    return (CLIENT / "index.html").read_text()


def first_files(index: str) -> list[Path]:
    """Those that the page itself names."""
    named = re.findall(r'(?:src|href)="/?(assets/[^"]+\.(?:js|css))"', index)
    return [CLIENT / name for name in named]


def test_the_first_load_is_light(index: str) -> None:
    words = max((CLIENT / "assets").glob("??-*.js"), key=lambda file: file.stat().st_size)  # of one language
    files = [*first_files(index), words]
    assert {file.suffix for file in files} == {".js", ".css"}
    weight = sum(len(gzip.compress(file.read_bytes())) for file in files) + len(gzip.compress(index.encode()))
    assert weight < CODE


def test_fonts_are_light(index: str) -> None:
    fonts = list((CLIENT / "assets").glob("*.woff2"))
    assert fonts and sum(font.stat().st_size for font in fonts) < FONTS
