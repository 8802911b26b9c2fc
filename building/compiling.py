"""Compiles the rooms with mypyc, and puts the binaries where they belong."""

from __future__ import annotations

import os
import shutil
from hashlib import blake2b
from pathlib import Path

from building import primitives
from building.preparing import prepared
from building.rooms import SOURCES, groups
from regalia import builds

OPTIMIZATION = {"fast": "2", "hasty": "0"}
"""Of the C compiler, by build: 3 takes longer still and gains a hundredth or two, 0 takes a quarter of the time."""

DIRECT = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""Nobody replaces a function of ours when the library is loaded: they may be called directly, and inlined."""

MYPY = ("--follow-imports=silent", "--ignore-missing-imports")


def can_compile() -> bool:
    return shutil.which(os.environ.get("CC", "cc")) is not None


def compiled(work: Path) -> Path:
    """The folder with the fresh binaries, each where its module belongs; `work` keeps what spares the next time."""
    _prepare(work / "source")
    return compile_groups(groups(), work)


def compile_groups(files: dict[str, list[str]], work: Path) -> Path:
    """Compiles what lies in `work / "source"`: a library for each group."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    primitives.teach()
    build, before = builds.FAST.name, Path.cwd()
    binaries, objects = work / "binaries" / build, work / "objects" / build
    os.chdir(work / "source")
    try:
        extensions = mypycify(
            [*MYPY, f"--cache-dir={_memory(work)}", *(file for group in files.values() for file in group)],
            separate=[(group, f"regalia_{name}") for name, group in files.items()],
            opt_level=OPTIMIZATION[build],
            debug_level="0",
            target_dir=str(work / "c"),
        )
        for library in (each for each in extensions if each.name.endswith("__mypyc")):  # the others only point to them
            library.extra_compile_args = [*library.extra_compile_args, *DIRECT, "-include", str(primitives.HEADER)]
            library.depends += [str(primitives.HEADER), __file__]
        builder = Distribution({"name": "regalia", "ext_modules": extensions}).get_command_obj("build_ext")
        builder.build_lib, builder.build_temp, builder.parallel = str(binaries), str(objects), os.cpu_count()
        builder.ensure_finalized()
        builder.run()
    finally:
        os.chdir(before)
    _forget(binaries, {Path(file) for file in builder.get_outputs()})
    return binaries


def _memory(work: Path) -> Path:
    """Where mypyc keeps what it made of unchanged sources: another place once it has been taught something else."""
    taught = blake2b(Path(primitives.__file__).read_bytes(), digest_size=8).hexdigest()
    return work / "mypy" / taught


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
