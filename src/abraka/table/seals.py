"""Seals: a few bytes beside each row, by which a change is noticed that nobody made, on a disk that forgets.

A journal's seals form a chain that begins with the seal of its match, so that no entry can be another one, be missing
or stand elsewhere. They are no secret and stop nobody who means to change things: records of finished matches are
what proves a match to others.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

SEAL_BYTES = 16
COLUMNS = {
    "persons": ("id", "name", "hat", "colour", "ratings", "listed", "since", "seen"),
    "devices": ("id", "person", "former", "name", "since", "seen"),
    "passes": ("id", "person", "until"),
    "phrases": ("person", "id", "since"),
    "pushes": ("device", "endpoint", "point", "auth", "language", "since"),
    "tables": ("id", "game", "owner", "status", "public", "match", "touched", "data"),
    "matches": ("id", "table", "key", "started", "data"),
    "chat": ("table", "number", "at", "guest", "seat", "name", "text", "client"),
    "mutes": ("table", "guest", "muted"),
    "records": ("id", "guest", "at", "text"),
    "analyses": ("id", "at", "data"),
    "solved": ("person", "puzzle", "number", "right", "at"),
    "results": ("match", "number", "game", "players", "ended", "counts", "data"),
    "played": ("person", "match", "game", "ended"),
    "ratings": ("game", "players", "who", "mu", "sigma", "matches"),
    "life": ("id", "lived_ms"),
    "rests": ("kind", "id", "mark", "since_ms"),
    "bin": ("table", "since_ms", "at"),
}
"""What is sealed of each row, in this order."""
ENTRY = ("number", "at", "kind", "seat", "value", "client")
"""What is sealed of an entry of a journal, after the seal before it."""

_packed = msgspec.msgpack.Encoder().encode


def seal(table: str, row: Iterable[Any]) -> bytes:
    """The seal of a row, given the columns that are sealed."""
    return hashlib.blake2b(_packed((str(table), *row)), digest_size=SEAL_BYTES).digest()


def link(before: bytes, entry: Sequence[Any]) -> bytes:
    """The seal of a journal's entry that follows one with that seal."""
    return hashlib.blake2b(before + _packed(entry), digest_size=SEAL_BYTES).digest()


def broken_at(match: bytes, entries: Iterable[Sequence[Any]], listed: int) -> int | None:
    """The number of the first entry of a journal that is not as it was sealed, or is missing; None if all is well.

    `match` is the seal of the match; an entry is given with its seal as its last column; by a list that lies elsewhere
    on the disk there are `listed` of them.
    """
    before, number = match, 0
    for number, (*entry, sealed) in enumerate(entries, 1):
        try:
            before = link(before, tuple(entry))
        except (TypeError, UnicodeError):  # of a kind that was never written
            return number
        if entry[0] != number or before != sealed:
            return number
    return number + 1 if listed > number else None


def holds(table: str, row: Sequence[Any], sealed: object) -> bool:
    """Whether a row is as it was sealed."""
    try:
        return seal(table, row) == sealed
    except (TypeError, UnicodeError):  # of a kind that was never written
        return False


def named(table: str, key: Sequence[Any]) -> str:
    """A row in words; `key` is its key's columns. Of what is secret (people, devices, records) only the beginning."""
    words = {
        "persons": "person {0:.8}…",
        "devices": "device {0:.8}…",
        "passes": "link {0:.8}… to another device",
        "phrases": "phrase of person {0:.8}…",
        "pushes": "where device {0:.8}… is told",
        "tables": "table {0}",
        "matches": "match {0}",
        "journal": "entry {1} of match {0}",
        "chat": "line {1} of the chat of table {0}",
        "mutes": "what person {1:.8}… does not want to hear at table {0}",
        "records": "record {0:.8}…",
        "analyses": "analysis of match {0}",
        "solved": "try of puzzle {1} by person {0:.8}…",
        "results": "result of match {0}",
        "played": "match {1} in the list of person {0:.8}…",
        "ratings": "rating of {2:.8}… in {0} for {1}",
        "sitters": "who sits at table {1}",
        "life": "how long the table was open",
        "rests": "since when {0} {1:.8}… rests",
        "bin": "since when table {0} is in the bin",
    }
    return words[table].format(*map(str, key))
