"""Writes src/wire.ts: the types of everything on the wire, from the server's own classes. `--check` only compares."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from regalia.core import words
from regalia.scene import types as scene
from regalia.server import messages

TARGET = Path(__file__).parent.parent / "src" / "wire.ts"
ROOTS = [
    messages.GameInfo, messages.BotInfo, messages.TableInfo, messages.Me, messages.Rename, messages.NewTable,
    messages.SitDown, messages.Promised, messages.Rematch,
    messages.ChangeSeat, messages.Refused, messages.Choose, messages.Wonder, messages.Foreseen,
    messages.Act, messages.Undo, messages.AskWhy, messages.AskAbout, messages.Explained, messages.Say,
    messages.Look, messages.Looked, messages.NewToken, messages.Token,
    messages.ConfirmTurn, messages.AskTakeBack, messages.Consent, messages.ReadOn, messages.TakeBackAsked,
    messages.AskKing, messages.Advised,
    messages.Fresh,
    messages.Update, messages.TableChanged, messages.Said, messages.WhyNot, messages.No, messages.Pulse,
    messages.Replayed, messages.LogLines, messages.Proof, messages.Reviewing, messages.Reviewed, messages.Recalled,
    messages.NewBranch,
    scene.Scene, scene.TableArt,
]  # fmt: skip
UNIONS = {
    "Item": "SeatPanel | Tray | Sheet | Track | Gauge | Ledger | Chart | Note | Tally | Host",
    "Wish": "Choose | Wonder | Act | Undo | AskWhy | AskAbout | Look | Say | ConfirmTurn | AskTakeBack | Consent"
    " | ReadOn | AskKing",
    "Word": "Fresh | Update | TakeBackAsked | TableChanged | Said | WhyNot | Explained | Looked | Advised | Foreseen"
    " | No | Pulse",
    "Tincture": "Scene['tinctures'][number]",
    "Sign": "NonNullable<Target['sign']>",
    "SeatName": "{ seat: number }",
    "Argument": "number | string | SeatName | Message | Message[]",
}
BY_HAND = {"Message": "export interface Message {\n  id: string;\n  args?: Record<string, Argument>;\n}"}
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written(schema: dict[str, Any]) -> str:
    """The TypeScript of one piece of JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
        inner = written(schema.get("items") or {})
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
    return SIMPLE.get(kind, "unknown") if isinstance(kind, str) else "unknown"


def interface(name: str, schema: dict[str, Any], always: bool) -> str:
    """Fields with a default may be missing only where the class leaves them out."""
    required = set(schema.get("required", []))
    lines = [
        f"  {field}{'' if always or field in required else '?'}: {written(inner)};"
        for field, inner in schema.get("properties", {}).items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def text() -> str:
    vars(words)["Argument"] = Any  # a union of two structs has no schema; `Message` is written by hand
    _, components = msgspec.json.schema_components(ROOTS)
    classes = {**vars(scene), **vars(messages)}
    parts = ["// Made by scripts/wire_types.py from the server's classes; do not edit."]
    for name in sorted(components):
        if name in BY_HAND or name == "SeatName":
            continue
        config = getattr(classes.get(name), "__struct_config__", None)
        parts.append(interface(name, components[name], always=config is not None and not config.omit_defaults))
    parts += BY_HAND.values()
    parts += [f"export type {name} = {body};" for name, body in UNIONS.items()]
    return "\n\n".join(parts).replace("scene: Record<string, unknown>", "scene: Scene") + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == text() else f"{TARGET.name} is out of date")
    TARGET.write_text(text(), encoding="utf-8")
