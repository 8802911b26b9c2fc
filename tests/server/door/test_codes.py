"""Every refusal that the server has a sentence for, the client can say in the reader's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.core.errors import UNDO_REASONS

ROOT = Path(__file__).parents[3]
SERVER = ROOT / "src" / "regalia" / "server"
BY_ENGINE = {"playing.py": 2, "refusing.py": 3}
"""Refusals without a code: a rule's own reason, and what only a broken program sends."""


def refusals() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(SERVER.glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refusing" | "Stale")):
                    yield file.name, node


def codes() -> set[str]:
    named = [word.value for _, call in refusals() for word in call.keywords if word.arg == "code"]
    written = {str(value.value) for value in named if isinstance(value, ast.Constant)}
    return written | {f"undo-{reason}" for reason in UNDO_REASONS} | {"another-site", "too-often"}


def test_a_sentence_of_the_server_has_a_code() -> None:
    bare: dict[str, int] = {}
    for file, call in refusals():
        if all(word.arg != "code" for word in call.keywords):
            bare[file] = bare.get(file, 0) + 1
    assert bare == BY_ENGINE


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_code_has_its_sentence(language: str) -> None:
    words = (ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    written = {*re.findall(r"^no-([\w-]+) =", words, re.MULTILINE)}
    assert codes() - written == set()
