"""Why there is no result, as data that travels to whoever wanted it."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.words import Message, SeatName
from regalia.server.refusing import Refusing, meant_by


def written(error: Exception) -> bytes:
    refusing = meant_by(error)
    return msgspec.json.encode({"status": refusing.status, "refused": refusing.as_refused()})


def read(data: bytes) -> Refusing:
    said = msgspec.json.decode(data)
    refused = said["refused"]
    reason = None if refused["reason"] is None else _message(refused["reason"])
    return Refusing(refused["error"], said["status"], refused["rule"], reason, code=refused["code"])


def _message(said: dict[str, Any]) -> Message:
    return Message(said["id"], {name: _argument(value) for name, value in said["args"].items()})


def _argument(said: Any) -> Any:
    match said:
        case {"seat": seat}:
            return SeatName(seat)
        case {"id": _}:
            return _message(said)
        case list():
            return tuple(map(_message, said))
    return said
