"""A tree that looks like the sources, with the binaries in it."""

from __future__ import annotations

from pathlib import Path


def mirror(binaries: Path, sources: Path) -> None:
    """Links everything of `sources` into the folders that hold binaries; whole folders where there are none."""
    for path in sources.iterdir():
        if path.name == "__pycache__":
            continue
        place = binaries / path.name
        if place.is_dir():
            mirror(place, path)
        else:
            place.symlink_to(path)
