"""Compiles the rooms with mypyc, and puts the binaries where they belong."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from building.preparing import prepared
from building.rooms import SOURCES, groups
from regalia import builds

OPTIMIZATION = "1"
"""Of the C compiler: 2 and 3 take up to twice as long and gain next to nothing."""

MYPY = ("--follow-imports=silent", "--ignore-missing-imports")


def can_compile() -> bool:
    return shutil.which(os.environ.get("CC", "cc")) is not None


def compiled(work: Path) -> Path:
    """The folder with the fresh binaries, each where its module belongs; `work` keeps what spares the next time."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    files, binaries = groups(), work / "binaries"
    _prepare(work / "source")
    before = Path.cwd()
    os.chdir(work / "source")
    try:
        extensions = mypycify(
            [*MYPY, f"--cache-dir={work / 'mypy'}", *(file for group in files.values() for file in group)],
            separate=[(group, f"regalia_{name}") for name, group in files.items()],
            opt_level=OPTIMIZATION,
            debug_level="0",
            target_dir=str(work / "c"),
        )
        builder = Distribution({"name": "regalia", "ext_modules": extensions}).get_command_obj("build_ext")
        builder.build_lib, builder.build_temp, builder.parallel = str(binaries), str(work / "objects"), os.cpu_count()
        builder.ensure_finalized()
        builder.run()
    finally:
        os.chdir(before)
    _forget(binaries, {Path(file) for file in builder.get_outputs()})
    return binaries


def _prepare(folder: Path) -> None:
    """All modules, as mypyc takes them; what has not changed keeps its time."""
    rooms, wanted = set(builds.sources()), {}
    compiled = {file for group in groups().values() for file in group}
    for path in builds.HOUSE.rglob("*.py"):
        source, file = path.read_text(encoding="utf-8"), str(path.relative_to(SOURCES))
        wanted[folder / file] = prepared(file, source, file in compiled) if path in rooms else source
    _forget(folder, set(wanted))
    for path, source in wanted.items():
        if not path.exists() or path.read_text(encoding="utf-8") != source:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source, encoding="utf-8")


def _forget(folder: Path, wanted: set[Path]) -> None:
    """Removes what an earlier time has left."""
    for path in folder.rglob("*"):
        if path.is_file() and path not in wanted:
            path.unlink()
