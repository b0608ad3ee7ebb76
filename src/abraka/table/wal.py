"""A look at SQLite's write-ahead log before SQLite reads it.

After a kill the log holds what was stored last. SQLite reads it up to the first frame that does not fit its checksum,
and forgets the rest without a word. That is right for the last transaction, which a power cut may have torn. But each
commit is flushed before the next one begins: if later commits follow the bad frame, the disk has changed it, and what
follows was answered for.
"""

import struct
from pathlib import Path

HEADER, FRAME = struct.Struct(">8I"), struct.Struct(">6I")
MAGIC = 0x377F0682  # the last bit says in which order the checksums read their words
Sums = tuple[int, int]


def is_damaged(path: Path) -> bool:
    """Whether a log has lost what was flushed to it; one that is not there has not."""
    data = path.read_bytes() if path.exists() else b""
    if len(data) < HEADER.size + FRAME.size:
        return False
    magic, _, page, *_, one, two = HEADER.unpack_from(data)
    head = data[: HEADER.size - 8]
    if magic & ~1 != MAGIC or _summed(head, (0, 0), magic & 1) != (one, two):
        return _was_a_header(data)
    return _commits_after_fault(data, page, (one, two), magic & 1) > 1


def _commits_after_fault(data: bytes, page: int, sums: Sums, big: int) -> int:
    """How many transactions end in, or after, the first frame of this log that is not as it was written."""
    salts, place, commits, sound = data[16:24], HEADER.size, 0, True
    while place + FRAME.size + page <= len(data):
        _, ends, *_, one, two = FRAME.unpack_from(data, place)
        ours = data[place + 8 : place + 16] == salts
        if sound:
            body = data[place : place + 8] + data[place + FRAME.size : place + FRAME.size + page]
            sums = _summed(body, sums, big)
            sound = ours and sums == (one, two)
        if not sound and ours and ends:
            commits += 1
        place += FRAME.size + page
    return commits


def _was_a_header(data: bytes) -> bool:
    """Whether one byte of the log's head has changed; any other head is one that a power cut has torn, and no loss."""
    for place in range(HEADER.size):
        for byte in range(256):
            head = bytearray(data[: HEADER.size])
            head[place] = byte
            magic, *_, one, two = HEADER.unpack(head)
            if magic & ~1 == MAGIC and _summed(bytes(head[:-8]), (0, 0), magic & 1) == (one, two):
                return True
    return False


def _summed(data: bytes, sums: Sums, big: int) -> Sums:
    """SQLite's checksum over whole pairs of words, going on from another."""
    one, two = sums
    words = struct.unpack(f"{'>' if big else '<'}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
