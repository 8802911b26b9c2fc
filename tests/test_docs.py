"""What the pages show works, and the site that is made of them needs nothing from elsewhere."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import regalia

ROOT = Path(__file__).parent.parent
SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
LOADED = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=[\"']?((?:https?:)?//[^\"'\s>]+)")
"""What a browser would fetch by itself."""


@pytest.mark.parametrize("page", ["index.md", "write_a_bot.md", "selfplay.md"])
def test_the_examples_of_a_page(page: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert result.attempted > 3 and result.failed == 0


def test_every_page_is_in_the_site() -> None:
    listed = set(re.findall(r": (\w+\.md)$", SITE, re.MULTILINE))
    assert listed == {path.name for path in (ROOT / "docs").glob("*.md")}


def test_the_citation_is_of_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == regalia.__version__ and cited["license"] == "MIT"


def test_what_would_be_fetched_is_found() -> None:
    assert LOADED.findall(
        '<link rel="stylesheet" href="https://fonts.example/x.css"><script src=//cdn.example/a.js>'
    ) == [
        "https://fonts.example/x.css",
        "//cdn.example/a.js",
    ]
    assert LOADED.findall('<a href="https://example.org">x</a> <script src="assets/a.js">') == []


@pytest.mark.soak
def test_the_site_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    pages = list(tmp_path.glob("*.html"))
    assert len(pages) > 12
    for page in pages:
        assert LOADED.findall(page.read_text(encoding="utf-8")) == [], page.name
    for style in tmp_path.rglob("*.css"):
        assert not re.search(r"url\([\"']?https?:|@import", style.read_text(encoding="utf-8")), style.name
