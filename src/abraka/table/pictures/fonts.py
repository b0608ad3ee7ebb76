"""The client's own font as files that the drawing program can read: WOFF is a packed form of it."""

import struct
import tempfile
import zlib
from functools import cache
from pathlib import Path

from abraka.core.shapes import FAMILY, MORE

SIGN, HEAD, ENTRY = b"wOFF", 44, 20
FILES = {"fonts/latin.woff": FAMILY, "fonts/latin-ext.woff": MORE}
"""Both parts of the font say that they are the whole of it; the second one is given a name of its own."""


def unpacked(woff: bytes) -> bytes:
    """A font in WOFF (version 1) as it was before it was packed; refuses anything else with ValueError."""
    if woff[:4] != SIGN or len(woff) < HEAD:
        raise ValueError("no WOFF font")
    flavour, count = woff[4:8], struct.unpack(">H", woff[12:14])[0]
    power = 1 << (count.bit_length() - 1)
    head = flavour + struct.pack(">HHHH", count, power * 16, power.bit_length() - 1, count * 16 - power * 16)
    entries, tables, place = b"", b"", len(head) + 16 * count
    for k in range(count):
        tag, start, packed, size, check = struct.unpack_from(">4sIIII", woff, HEAD + ENTRY * k)
        data = woff[start : start + packed]
        data = zlib.decompress(data) if packed < size else data
        entries += tag + struct.pack(">III", check, place + len(tables), size)
        tables += data + b"\0" * (-size % 4)
    return head + entries + tables


@cache
def font_files(client: Path) -> list[str]:
    """Where the client's fonts lie unpacked, for as long as this process runs; none if there is no client."""
    folder = Path(_folder().name)
    files = []
    for number, (name, family) in enumerate(FILES.items()):
        if (client / name).is_file():
            target = folder / f"{number}.ttf"
            font = unpacked((client / name).read_bytes())
            target.write_bytes(font.replace(FAMILY.encode("utf-16-be"), family.encode("utf-16-be")))
            files.append(str(target))
    return files


@cache
def _folder() -> "tempfile.TemporaryDirectory[str]":
    """Removed when the process ends."""
    return tempfile.TemporaryDirectory(prefix="abraka-fonts-")
