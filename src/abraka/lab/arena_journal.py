"""The journal of an arena: one line for the settings, one for each match; written on, never anew."""

import fcntl
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from abraka.core.errors import OptionError, RecordError
from abraka.lab.arena_match import Played
from abraka.lab.arena_schedule import Schedule
from abraka.lab.arena_settings import Settings

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """The first line."""

    arena: int
    """The version of this format."""
    settings: Settings


class Journal:
    """An open journal. Matches that stand in it already are in `played`, by number."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Opens a journal or begins one; refuses one of other settings, or one that is broken."""
        self._path, self._settings = path, settings
        self._schedule = Schedule(settings.bots, settings.players)
        self.played: dict[int, Played] = {}
        if path.exists() and not path.is_file():
            raise RecordError(f"{path} can't be a journal: it is no regular file.")
        self._file = path.open("a+b")
        try:
            self._lock()
            self._begin()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def add(self, played: Played) -> None:
        """Writes a match down."""
        self._write(played)
        self.played[played.match] = played

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _lock(self) -> None:
        """Nobody else writes to it meanwhile."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RecordError(f"{self._path} is being written by another arena.") from None

    def _begin(self) -> None:
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        if not lines:
            self._write(Heading(FORMAT, self._settings))
            return
        self._check_heading(lines[0])
        for number, line in enumerate(lines[1:], 2):
            played = read_line(line)
            if played is None and number == len(lines):
                drop_last(self._file, len(line))
                return
            reason = "it is broken" if played is None else self._objection(played)
            if played is None or reason:
                raise RecordError(f"{self._path}: line {number}: {reason}.")
            self.played[played.match] = played

    def _check_heading(self, line: bytes) -> None:
        try:
            heading = msgspec.json.decode(line, type=Heading)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise RecordError(f"{self._path} is no journal of an arena, or its first line is broken.") from None
        if heading.arena != FORMAT:
            raise RecordError(f"{self._path} is a journal of another version ({heading.arena}, not {FORMAT}).")
        different = heading.settings.differences(self._settings)
        if different:
            raise OptionError(
                f"{self._path} was begun with other settings ({'; '.join(different)}). "
                "Give the same again, or another file."
            )

    def _objection(self, played: Played) -> str:
        """Why a match can't stand here, or nothing."""
        if played.match < 0 or self._schedule.seating(played.match) != (played.match, played.deal, played.bots):
            return "this match is none of this arena"
        if played.match in self.played:
            return f"match {played.match} stands there twice"
        seats = {len(played.ranks), len(played.late), len(played.ms), len(played.points or played.ranks)}
        return "" if seats == {len(played.bots)} else "it does not have a value for every seat"


def read_line(line: bytes) -> Played | None:
    """The match in a line; nothing if the line is torn."""
    if not line.endswith(b"\n"):
        return None
    try:
        return msgspec.json.decode(line, type=Played)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def drop_last(file: BinaryIO, length: int) -> None:
    """Cuts off the last bytes of a file."""
    file.truncate(file.seek(0, 2) - length)
