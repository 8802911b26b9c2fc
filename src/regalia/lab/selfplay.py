"""Self-play as data: every game as a record, every choice as a row of a Parquet file.

A folder holds the plan, a file of rows for each batch of games and their records. Every game follows from the seed and
its number, and a batch is there wholly or not at all, so that whoever was interrupted goes on where it ended.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.core.errors import RegaliaError
from regalia.core.game import Game, check_setup
from regalia.lab.encoded import Encoder, rewards
from regalia.lab.simulate import Lineup
from regalia.lab.workers import Crew

FORM = 1
"""Of the columns; a new one where a column changes its meaning."""


@dataclass(frozen=True)
class SelfPlay:
    """What is played: the same bots in the same seats, `count` games in batches."""

    game: str
    bots: Lineup
    seed: int | str
    count: int
    batch: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        check_setup(games.find(self.game), len(self.bots), self.options)
        games.encoding(self.game)
        for name in self.bots:
            make_bot(name, 0)

    def batches(self) -> list[range]:
        return [range(at, min(at + self.batch, self.count)) for at in range(0, self.count, self.batch)]

    def described(self) -> dict[str, Any]:
        """What must be the same for a folder to be gone on with; more games may be wanted than before."""
        return {
            "form": FORM,
            "game": self.game,
            "rules_version": games.find(self.game).rules_version,
            "encoding_version": games.encoding(self.game).version,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            "batch": self.batch,
        }


class Batch(NamedTuple):
    """What comes back of a batch: its rows as a file, and the records."""

    numbers: range
    rows: bytes
    records: list[bytes]


def schema_of(plan: SelfPlay, encoder: Encoder) -> pa.Schema:
    """Rows are choices; `docs/selfplay.md` says what each column is."""
    told = {"names": json.dumps(encoder.names), "plan": json.dumps(plan.described())}
    columns = {
        "game": pa.int32(),
        "choice": pa.int32(),
        "seat": pa.int8(),
        "kind": pa.dictionary(pa.int16(), pa.string()),
        "features": pa.list_(pa.float32(), encoder.size),
        "options": pa.list_(pa.string()),
        "chosen": pa.int32(),
        "outcome": pa.float32(),
        "chance": pa.int32(),
    }
    return pa.schema(list(columns.items()), metadata=told)


def play_batch(plan: SelfPlay, numbers: range) -> Batch:
    """Plays these games; the same wherever it is done."""
    encoder = Encoder(plan.game, len(plan.bots), plan.options)
    rows, records = list[dict[str, Any]](), list[bytes]()
    for number in numbers:
        game, played = _played(plan, encoder, number)
        worth = rewards(game)
        rows += [{**row, "outcome": worth[row["seat"]]} for row in played]
        records.append(game.record().to_json())
    file = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema_of(plan, encoder)), file, compression="zstd")
    return Batch(numbers, file.getvalue(), records)


def _played(plan: SelfPlay, encoder: Encoder, number: int) -> tuple[Game, list[dict[str, Any]]]:
    seed = f"{plan.seed}/{number}"
    game = regalia.new(plan.game, seats=len(plan.bots), seed=seed, options=plan.options, news=False)
    bots = [make_bot(name, f"{seed}/bot {seat}") for seat, name in enumerate(plan.bots)]
    rows = list[dict[str, Any]]()
    while not game.over:
        outlook = Outlook(game, game.pending[0].seat)
        seat, ask = outlook.seat, outlook.ask
        features, drawn = encoder.vector(game, seat), game.state.dice.drawn
        chosen = bots[seat].choose(outlook)
        game.play(chosen, seat)
        rows.append(
            {
                "game": number,
                "choice": len(rows),
                "seat": seat,
                "kind": ask.kind.id,
                "features": features,
                "options": ask.texts(),
                "chosen": ask.options.index(chosen),
                "chance": game.state.dice.drawn - drawn,
            }
        )
    return game, rows


class Folder:
    """Where the data lies."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def plan(self) -> dict[str, Any] | None:
        """The plan that it was begun with, if it was."""
        file = self.path / "plan.json"
        try:
            found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as error:
            raise RegaliaError(f"cannot read {file}: {error}") from None
        return found

    def begin(self, plan: SelfPlay) -> None:
        """Writes the plan, or finds that it is the same; RegaliaError where it is another one."""
        before, now = self.plan, plan.described()
        if before is not None and before != now:
            other = next(name for name in now if before.get(name) != now[name])
            raise RegaliaError(f"{self.path} was begun with another {other}: {before.get(other)!r}, not {now[other]!r}")
        for folder in ("choices", "records"):
            (self.path / folder).mkdir(parents=True, exist_ok=True)
        _write(self.path / "plan.json", json.dumps(now, indent=2).encode())

    def rows_of(self, numbers: range) -> Path:
        return self.path / "choices" / f"{numbers[0]:07}-{numbers[-1]:07}.parquet"

    def has(self, numbers: range) -> bool:
        return self.rows_of(numbers).is_file()

    def keep(self, batch: Batch) -> None:
        """The rows last: where they are, the records are, too."""
        for number, record in zip(batch.numbers, batch.records, strict=True):
            _write(self.path / "records" / f"{number:07}.json", record)
        _write(self.rows_of(batch.numbers), batch.rows)


def _write(path: Path, data: bytes) -> None:
    fresh = path.with_name(f".{path.name}")
    fresh.write_bytes(data)
    fresh.replace(path)


def play(plan: SelfPlay, folder: Folder, crew: Crew) -> Iterator[range]:
    """Plays what is not there yet; the batches, as they are kept."""
    plan.check()
    try:
        folder.begin(plan)
        missing = [numbers for numbers in plan.batches() if not folder.has(numbers)]
        for batch in crew.in_order(partial(play_batch, plan), missing):
            folder.keep(batch)
            yield batch.numbers
    except OSError as error:
        raise RegaliaError(f"cannot write into {folder.path}: {error.strerror}") from None


def read(path: Path) -> pa.Table:
    """All choices of a folder."""
    return pq.read_table(path / "choices")
