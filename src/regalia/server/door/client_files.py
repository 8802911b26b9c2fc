"""The built client: its files, and its one page for every other address."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from regalia.server.door.tables_api import Asking
from regalia.server.refusing import Refusing

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Regalia</title>
<h1>Regalia</h1><p>The server runs, but its client has not been built.
Run <code>make play</code>, or <code>npm install &amp;&amp; npm run build</code> in <code>web/</code>.</p></html>
"""
FILES_KEPT = 300
SHRINKING = {"image/svg+xml", "application/json", "application/manifest+json"}
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


@lru_cache(FILES_KEPT)
def _read(path: Path, changed: int, is_small: bool) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0) if is_small else path.read_bytes()


def sent(request: Asking, path: Path, kind: str, keep: str) -> Response[bytes]:
    """A file, made small where that helps and the browser takes it; each is read and made small once."""
    shrinks = kind.startswith("text/") or kind in SHRINKING
    is_small = shrinks and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": keep, **({"vary": "accept-encoding"} if shrinks else {})}
    if is_small:
        headers["content-encoding"] = "gzip"
    return Response(_read(path, path.stat().st_mtime_ns, is_small), media_type=kind, headers=headers)


def page(request: Asking, folder: Path) -> Response[bytes]:
    index, kind = folder / "index.html", "text/html"
    if index.is_file():
        return sent(request, index, kind, "no-cache")
    return Response(MISSING.encode(), media_type=kind, headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: Asking) -> Response[bytes]:
    return page(request, request.app.state.client)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def client(request: Asking, path: FromPath[str]) -> Response[bytes]:
    if path.startswith("/api/") or path == "/api":
        raise Refusing("There is nothing at this address.", 404, code="nothing-here")
    folder: Path = request.app.state.client
    found = file_in(folder, path)
    if found is None or found.name == "index.html":
        return page(request, folder)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    keep = FOR_EVER if "/assets/" in path else "no-cache"
    return sent(request, found, kind, keep)
