"""How lines are compressed: each message by itself, so that a quiet line keeps nothing for it, and several share it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CONT, CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

LEVEL = 1
"""Of zlib's nine: a fifth more bytes than at its usual sixth, in less than half the time."""
SHARED = 16
"""So many messages are kept compressed: what all who look on are told is told to one after the other."""
END = b"\x00\x00\xff\xff"
"""What every message would end with, and the other side adds (RFC 7692)."""


@lru_cache(SHARED)
def compressed(message: bytes, window_bits: int) -> bytes:
    work = zlib.compressobj(LEVEL, wbits=-window_bits)
    return (work.compress(message) + work.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)


class Alone(PerMessageDeflate):
    """Compresses what is sent without looking back at earlier messages."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or frame.opcode is CONT or not frame.fin:
            return super().encode(frame)
        data = compressed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, rsv1=True)


class Offer(ServerPerMessageDeflateFactory):
    """Agrees with a browser on it."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, Alone(True, True, plain.remote_max_window_bits, plain.local_max_window_bits)


OFFER = Offer(server_no_context_takeover=True, client_no_context_takeover=True)


class Line(WebSocketsSansIOProtocol):
    """One socket of the server."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [OFFER]
