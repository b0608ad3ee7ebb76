"""The built browser client: its page, its files, each kept in memory as it is sent."""

import gzip
import hashlib
import re
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

from abraka.table.previews import Preview

INDEX = "index.html"
TITLE = re.compile("<title>.*?</title>")
DESCRIPTION = re.compile('(<meta name="description" content=")[^"]*')
LANGUAGE = re.compile('(<html lang=")[^"]*')
ASSETS = "assets/"
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"

PAGES = (
    "/t/{table}", "/new/{game}", "/replay/{match}", "/embed/{match}", "/record/{record}", "/rules/{game}",
    "/tutorial/{game}", "/about", "/me", "/matches", "/book", "/versus/{one}/{other}", "/device", "/privacy",
    "/puzzles", "/puzzles/{puzzle}", "/better/{match}",
)  # fmt: skip
"""The addresses of the client's pages, besides the first one: all have the same file, which looks where it is."""

TEXTS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
}
"""What is worth compressing."""

OTHERS = {
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}


class File(NamedTuple):
    """A file as it is sent."""

    changed: tuple[int, int]  # when, and its size
    kind: str
    tag: str
    plain: bytes
    packed: bytes | None  # where that is smaller


class Client:
    """The files in a folder. One that has changed since is read anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}

    @property
    def built(self) -> bool:
        """Whether there is a client."""
        return (self._folder / INDEX).is_file()

    def page(self, headers: Headers) -> Response:
        """The client's one page."""
        return self.answer(INDEX, headers)

    def page_with(self, preview: Preview, tags: str, headers: Headers) -> Response:
        """The client's page as the page of something, in a language: with title, description and tags of its own."""
        page = self._file(INDEX).plain.decode()
        page = TITLE.sub(lambda _: f"<title>{escape(preview.title)} · Abraka</title>", page, count=1)
        page = DESCRIPTION.sub(lambda found: found[1] + escape(preview.description), page, count=1)
        page = LANGUAGE.sub(lambda found: found[1] + preview.language, page, count=1)
        page = page.replace("</head>", f"{tags}</head>", 1)
        return _sent(_packed(page.encode(), TEXTS[".html"]), ASK_AGAIN, headers, "accept-encoding, accept-language")

    def answer(self, name: str, headers: Headers) -> Response:
        """A file, as the asker can take it; nothing if the asker has it already."""
        file = self._file(name)
        lasting = FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN
        return _sent(file, lasting, headers, "accept-encoding")

    def _file(self, name: str) -> File:
        try:
            path = self._path(name)
            found = path.stat()
            changed = found.st_mtime_ns, found.st_size
            known = self._files.get(name)
            if known is None or known.changed != changed:
                known = self._files[name] = _read(path, changed)
        except (OSError, ValueError):  # not there, or no name at all
            raise HTTPException(404) from None
        return known

    def _path(self, name: str) -> Path:
        """Where a file lies; refuses what is not in the folder, and what is not meant for others."""
        parts = name.split("/")
        if not all(parts) or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            raise HTTPException(404)
        path = self._folder.joinpath(*parts)
        if not path.is_file() or not path.resolve().is_relative_to(self._folder.resolve()):
            raise HTTPException(404)
        return path


def _read(path: Path, changed: tuple[int, int]) -> File:
    kind = TEXTS.get(path.suffix) or OTHERS.get(path.suffix, "application/octet-stream")
    return _packed(path.read_bytes(), kind, changed)


def _packed(data: bytes, kind: str, changed: tuple[int, int] = (0, 0)) -> File:
    packed = gzip.compress(data, mtime=0) if kind in TEXTS.values() else data
    tag = f'W/"{hashlib.sha256(data).hexdigest()[:16]}"'
    return File(changed, kind, tag, data, packed if len(packed) < len(data) else None)


def _sent(file: File, lasting: str, headers: Headers, vary: str) -> Response:
    """A file as an answer: packed if the asker can take that, nothing if they have it already."""
    common = {"cache-control": lasting, "etag": file.tag, "vary": vary}
    if file.tag in headers.get("if-none-match", ""):
        return Response(status_code=304, headers=common)
    if file.packed is not None and "gzip" in headers.get("accept-encoding", ""):
        return Response(file.packed, headers=common | {"content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.plain, headers=common, media_type=file.kind)
