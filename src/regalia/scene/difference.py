"""Differences between scenes: what was sent once is not sent again."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.scene.types import Scene

KEYED = ("surfaces", "pieces", "items")
"""Parts of a scene that are told apart by id."""

DEFAULTS = {one.name: one.default for one in msgspec.structs.fields(Scene) if not one.required}
"""Parts that a plain scene leaves out when there is nothing to say."""


def plain(scene: Scene) -> dict[str, Any]:
    """The scene as the JSON that a client gets."""
    built: dict[str, Any] = msgspec.to_builtins(scene)
    return built


def difference(old: Scene, new: Scene) -> dict[str, Any]:
    """What to change in the old plain scene; for keyed parts a dict with None for what is gone.

    Scenes are compared before they are made plain: what is equal costs little, and what is the same next to nothing.
    """
    changed: dict[str, Any] = {}
    for part in Scene.__struct_fields__:
        before, after = getattr(old, part), getattr(new, part)
        if before is after:
            continue
        if part in KEYED:
            keys = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
            if keys:
                changed[part] = {key: after.get(key) for key in sorted(keys)}
        elif before == after:
            continue
        else:
            changed[part] = None if part in DEFAULTS and after == DEFAULTS[part] else after
    return changed


def apply(old: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """The new plain scene; the client does the same."""
    new = dict(old)
    for part, after in changed.items():
        if part in KEYED:
            merged = {**old.get(part, {}), **after}
            new[part] = {key: thing for key, thing in merged.items() if thing is not None}
        elif after is None:
            new.pop(part, None)
        else:
            new[part] = after
    return new
