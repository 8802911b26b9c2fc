"""A finished or running game as a file: setup, seed, the log, and seals that show where it was altered."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.core.errors import BadRecord

if TYPE_CHECKING:
    from regalia.core.game import Game

FORMAT = "regalia-record"
VERSION = 1


class Line(msgspec.Struct, array_like=True, frozen=True):
    """One entry of the log; `seat` is None for dice left out after an undo by consent."""

    seat: int | None
    text: str
    seal: str


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    ranking: list[int]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """`start` is the position the game began from, where it was not dealt from the seed."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int | str | None = None
    start: dict[str, Any] | None = None
    start_seal: str
    lines: list[Line]
    result: Result | None = None
    seal: str

    def to_json(self) -> bytes:
        """One line of JSON per entry of the log, so that records can be read and compared."""
        head = msgspec.to_builtins(self)
        lines = ",\n".join(json.dumps(line, ensure_ascii=False) for line in head.pop("lines"))
        text = json.dumps(head, ensure_ascii=False, indent=1)
        return f'{text[:-2]},\n "lines": [\n{lines}\n ]\n}}\n'.encode()


def _hash(*parts: Any) -> str:
    text = json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8, person=b"regalia record").hexdigest()


def start_seal(record: Record) -> str:
    return _hash(record.game, record.rules, record.seats, record.options, record.seed, record.start)


def sealed(before: str, lines: Iterable[tuple[int | None, str]]) -> list[Line]:
    """Each line's seal covers all lines before it."""
    made = []
    for seat, text in lines:
        before = _hash(before, seat, text)
        made.append(Line(seat, text, before))
    return made


def end_seal(record: Record) -> str:
    last = record.lines[-1].seal if record.lines else record.start_seal
    return _hash(last, msgspec.to_builtins(record.result))


def write(game: Game, lines: list[tuple[int | None, str]]) -> Record:
    record = Record(
        game=game.rulebook.id,
        rules=game.rulebook.rules_version,
        seats=game.seats,
        options=dict(game.setup.options),
        seed=game.seed,
        start=game.start,
        start_seal="",
        lines=[],
        result=Result(game.scores, game.ranking) if game.over else None,
        seal="",
    )
    record = msgspec.structs.replace(record, start_seal=start_seal(record))
    record = msgspec.structs.replace(record, lines=sealed(record.start_seal, lines))
    return msgspec.structs.replace(record, seal=end_seal(record))


def read(data: bytes | str) -> Record:
    """The record in a file's content; BadRecord says what is wrong with it."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is not a record: {error}") from None
    except RecursionError:
        raise BadRecord("this is not a record: it is nested too deep") from None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadRecord("this is not a Regalia record")
    version = raw.get("version")
    if type(version) is not int or version < 1:
        raise BadRecord(f"this record has no proper version, but {version!r}")
    if version > VERSION:
        raise BadRecord(f"this record is of version {version}, newer than this Regalia reads ({VERSION})")
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this record is broken: {error}") from None
