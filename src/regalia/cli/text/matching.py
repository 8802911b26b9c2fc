"""Which of several names somebody means by the words that they typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence


def plain(text: str) -> str:
    """Without accents, signs and capitals: «Trenčín, castle» becomes «trencin castle»."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return " ".join(re.findall(r"[^\W_]+", letters))


def meant(text: str, names: Sequence[str]) -> list[int]:
    """Where among the names the one stands that is meant; several where the words fit several alike."""
    wanted, known = plain(text), [plain(name) for name in names]
    if not wanted:
        return []
    for fits in (_is_same, _begins, _has_words, _has_beginnings):
        found = [at for at, name in enumerate(known) if fits(name, wanted)]
        if found:
            return found
    return []


def _is_same(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return f"{name} ".startswith(f"{wanted} ")


def _has_words(name: str, wanted: str) -> bool:
    words = name.split()
    return all(word in words for word in wanted.split())


def _has_beginnings(name: str, wanted: str) -> bool:
    words = name.split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
