"""The browser client: the files built from web/, and its one page for every address that it handles."""

import asyncio
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from novatable.server.http.callers import TheLobby
from novatable.server.http.sharing import Told, filled, told_of

AnyRequest = Request[Any, Any, State]

FOLDER = Path(__file__).parent.with_name("site")
"""Where `make web` puts what it builds."""

TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Our own table: the system's differs from machine to machine."""

NOT_OURS = ("api", "ws", "healthz", "livez", "readyz", "metrics")
"""Prefixes of addresses that are never the client's."""

LONGEST = 200
"""The most bytes of an address; file systems take no longer names."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash of their contents in the name."""
ASK_AGAIN = "no-cache"

UNBUILT = b"""<!doctype html><html lang=en><meta charset=utf-8><title>Novatable</title>
<meta name=viewport content="width=device-width">
<style>body { font: 17px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1rem }
code { background: #8882; padding: .1em .3em; border-radius: .2em }
@media (prefers-color-scheme: dark) { body { background: #111722; color: #dde } a { color: #9cf } }</style>
<h1>Novatable</h1>
<p>The table server runs. Its pages for the browser are not built yet: run <code>make web</code> in the
project, then load this page again.</p>
<p>Programs can play already: <a href=/api/docs>the HTTP interface</a>.</p>
"""


class Found(NamedTuple):
    """A file of the site, and how it may be cached."""

    path: Path
    caching: str


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: AnyRequest, lobby: TheLobby, path: FromPath[str] = "/") -> Response[bytes]:
    """Everything except the interface for programs. Files are read in a thread."""
    origin = f"{request.url.scheme}://{request.url.netloc}"
    return await asyncio.to_thread(answer, path, request.headers, origin, await told_of(lobby, path))


def answer(path: str, asked: Mapping[str, str], origin: str, told: Told | None) -> Response[bytes]:
    found = find(FOLDER, path)
    if found is None:
        return Response(UNBUILT, media_type=TYPES[".html"], headers={"Cache-Control": "no-store"})
    if found.path.name == "index.html":
        return _index(found, asked, filled(found.path.read_text("utf-8"), origin, told).encode())
    file, encoding = packed(found.path, asked.get("accept-encoding", ""))
    status = file.stat()
    tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'
    headers = {"Cache-Control": found.caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    media_type = TYPES.get(found.path.suffix, "application/octet-stream")
    if tag in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(file.read_bytes(), media_type=media_type, headers=headers)


def _index(found: Found, asked: Mapping[str, str], body: bytes) -> Response[bytes]:
    """The client's one page; only its preview for shared links differs between addresses."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": found.caching, "ETag": tag}
    if tag in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=TYPES[".html"], headers=headers)
    return Response(body, media_type=TYPES[".html"], headers=headers)


def find(folder: Path, path: str) -> Found | None:
    """The file for an address; None: the site is not built. NotFoundException: there is no such address."""
    name = path.strip("/")
    if name.partition("/")[0] in NOT_OURS or "\0" in name or len(name.encode()) > LONGEST:
        raise NotFoundException(f"there is nothing at /{name:.200}")
    file = (folder / name).resolve()
    if file.is_relative_to(folder.resolve()) and file.is_file():
        return Found(file, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    if (
        name.partition("/")[0] == "assets" or "." in name.rpartition("/")[2]
    ):  # a file, not a page of the client
        raise NotFoundException(f"there is nothing at /{name:.200}")
    index = folder / "index.html"
    return Found(index, ASK_AGAIN) if index.is_file() else None


def packed(file: Path, accepted: str) -> tuple[Path, str | None]:
    """The file as compressed when the site was built, if it was and the browser accepts that."""
    takes = set()
    for part in accepted.split(","):
        encoding, _, weight = part.partition(";")
        if weight.strip().rstrip("0.") != "q=":
            takes.add(encoding.strip())
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        smaller = file.with_name(file.name + suffix)
        if encoding in takes and smaller.is_file():
            return smaller, encoding
    return file, None
