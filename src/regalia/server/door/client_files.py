"""The built client: its files, and its one page for every other address."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from regalia.server.door.tables_api import Asking
from regalia.server.refusing import Refusing

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Regalia</title>
<h1>Regalia</h1><p>The server runs, but its client has not been built.
Run <code>make play</code>, or <code>npm install &amp;&amp; npm run build</code> in <code>web/</code>.</p></html>
"""
FOR_EVER = "public, max-age=31536000, immutable"

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def file_in(folder: Path, path: str) -> Path | None:
    """The file of that path, if it lies in the folder."""
    if "\0" in path or len(path) > 300:
        return None
    wanted = (folder / path.lstrip("/")).resolve()
    return wanted if wanted.is_file() and wanted.is_relative_to(folder.resolve()) else None


def page(folder: Path) -> Response[bytes]:
    index = folder / "index.html"
    body = index.read_bytes() if index.is_file() else MISSING.encode()
    return Response(body, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: Asking) -> Response[bytes]:
    return page(request.app.state.client)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def client(request: Asking, path: FromPath[str]) -> Response[bytes]:
    if path.startswith("/api/") or path == "/api":
        raise Refusing("There is nothing at this address.", 404, code="nothing-here")
    folder: Path = request.app.state.client
    found = file_in(folder, path)
    if found is None or found.name == "index.html":
        return page(folder)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    keep = FOR_EVER if "/assets/" in path else "no-cache"
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": keep})
