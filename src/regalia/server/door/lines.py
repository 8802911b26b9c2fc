"""How lines are compressed: each message by itself, so that a line nobody speaks on keeps nothing for it."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LEVEL = 1
"""Of zlib's nine: a fifth more bytes than at its usual sixth, in less than half the time."""

ALONE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": LEVEL}
)


class Line(WebSocketsSansIOProtocol):
    """One socket of the server."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [ALONE]
