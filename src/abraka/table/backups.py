"""Copies of the database: made while it is in use, once or again and again, and put back in one step."""

import fcntl
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from abraka.core.errors import AbrakaError
from abraka.table.checking import damaged_rows
from abraka.table.database import (
    StoreError,
    beside,
    cause_of,
    check_file,
    decided,
    finish_restore,
    looking_at,
    sync_folder,
)
from abraka.table.wal import is_damaged

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
SERIES = re.compile(r"abraka-(\d{6,})-\d{8}T\d{6}Z\.db")
SEEN = 5
"""The most damaged rows that are named; the others are counted."""


def back_up(source: Path, target: Path) -> int:
    """Copies the database, even while it is in use; returns the copy's size. Never writes over a file."""
    if not source.exists():
        raise StoreError(f"{source} does not exist: there is nothing to back up.")
    if target.exists():
        raise StoreError(f"{target} exists already: choose another name.")
    try:
        with _part_of(target) as part:
            copy(source, part)
            check_file(part)
            _name(part, target)
        sync_folder(target.parent)
    except OSError as error:
        raise StoreError(f"{target} can't be written: {error.strerror}.") from None
    except sqlite3.Error as error:
        raise StoreError(f"{source} can't be copied: {cause_of(error)}.") from None
    return target.stat().st_size


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """An empty file beside the target, for this process alone; what another one left when it was killed is removed."""
    part = target.with_name(target.name + ".part")
    handle = os.open(part, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError(f"{target} is being written by another backup.") from None
        if not os.fstat(handle).st_nlink:
            raise StoreError(f"{target} was being written by another backup.")
        os.ftruncate(handle, 0)
        _remove_beside(part)
        try:
            yield part
        finally:
            _remove_beside(part)
            part.unlink(missing_ok=True)
    finally:
        os.close(handle)


def _remove_beside(path: Path) -> None:
    """A journal that was left beside a file would be taken for that of the next file of the name."""
    for file in (path.with_name(path.name + "-journal"), *beside(path)):
        file.unlink(missing_ok=True)


def _new(path: Path) -> Path:
    """An empty file for its owner alone, in the place of what was left there."""
    _remove_beside(path)
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return path


def copy(source: Path, target: Path) -> None:
    """Copies a database as it is at one moment, and flushes the copy to the disk."""
    with closing(looking_at(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _name(part: Path, target: Path) -> None:
    """Gives a finished copy its name, unless somebody else has that by now."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise StoreError(f"{target} exists already: choose another name.") from None
    except OSError:  # a disk without links, such as a stick
        if target.exists():
            raise StoreError(f"{target} exists already: choose another name.") from None
        part.rename(target)


# Putting back.


def restore(source: Path, target: Path) -> Path | None:
    """Puts a backup in the database's place; what was there is kept beside it, and its new name is returned.

    Until the copy has the name that decides it, the database is as it was; from then on the next one to open it finds
    the copy. What was written last is brought into the old file first, so that even by itself it is whole at any time.
    """
    finish_restore(target)
    check_file(source)
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = _new(target.with_name(target.name + ".part"))
        copy(source, part)
        kept = _keep(target) if target.exists() else None
        part.replace(decided(target))
        sync_folder(target.parent)
        finish_restore(target)
    except OSError as error:
        raise StoreError(f"{target} can't be written: {error.strerror}.") from None
    except sqlite3.Error as error:
        raise StoreError(f"{target} can't be written: {cause_of(error)}.") from None
    return kept


def _keep(path: Path) -> Path:
    """Copies a database to a free name; a broken one as it is, byte by byte."""
    kept = _free_name(path)
    part = _new(kept.with_name(kept.name + ".part"))
    try:
        if is_damaged(beside(path)[0]):
            raise sqlite3.DatabaseError("malformed")
        _bring_together(path)
        copy(path, part)
    except sqlite3.Error:
        for one, other in zip(beside(path), beside(kept), strict=True):
            if one.exists():
                _copy_bytes(one, other)
        _copy_bytes(path, part)
    part.replace(kept)
    return kept


def _bring_together(path: Path) -> None:
    """Brings into the database's file what is still written beside it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _copy_bytes(source: Path, target: Path) -> None:
    shutil.copyfile(source, target)
    target.chmod(0o600)
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _free_name(path: Path) -> Path:
    number = 1
    while (name := path.with_name(f"{path.stem}.before-restore-{number}{path.suffix}")).exists():
        number += 1
    return name


# Again and again.


def read_span(text: str) -> float:
    """Seconds, from a number with its unit such as 90s, 10m, 6h or 1d."""
    found = re.fullmatch(r"(\d{1,6})([smhd])", text.strip().lower())
    if not found or not int(found[1]):
        raise AbrakaError(f"“{text}” is no span of time: write a number and s, m, h or d, such as 10m.")
    return int(found[1]) * UNITS[found[2]]


class Series:
    """Copies in a folder, numbered, of which the newest stay. Numbers, for clocks can be put back."""

    def __init__(self, source: Path, folder: Path, keep: int) -> None:
        self.source, self.folder, self.keep = source, folder, keep

    def add(self) -> tuple[Path, list[str]]:
        """Makes the next copy, and removes those that are too many; returns it with what is damaged in it.

        Nothing is removed for a copy with damage: the last whole ones would be gone one day.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise StoreError(f"The folder {self.folder} can't be made: {error.strerror}.") from None
        made = self.folder / f"abraka-{self._next():06}-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.db"
        back_up(self.source, made)
        damaged = damaged_rows(made)
        if not damaged:
            for old in self.copies()[: -self.keep]:
                with suppress(FileNotFoundError):
                    old.unlink()
        return made, damaged

    def copies(self) -> list[Path]:
        """The copies that are there, the oldest first."""
        found = [path for path in self.folder.iterdir() if SERIES.fullmatch(path.name)]
        return sorted(found, key=lambda path: int(path.name.split("-")[1]))

    def _next(self) -> int:
        there = self.copies()
        return int(there[-1].name.split("-")[1]) + 1 if there else 1

    def remove_parts(self) -> None:
        """Removes what a copying left that was killed."""
        for part in self.folder.glob("abraka-*.part*"):
            if SERIES.fullmatch(part.name.partition(".part")[0]):
                part.unlink(missing_ok=True)


def keep_backing_up(series: Series, every_s: float, tell: Callable[[str], None], warn: Callable[[str], None]) -> None:
    """Makes a copy now and then, until it is interrupted. The first must succeed; later ones are tried again."""
    _say(*series.add(), tell, warn)
    series.remove_parts()
    while True:
        time.sleep(every_s)
        try:
            _say(*series.add(), tell, warn)
        except StoreError as error:
            warn(f"{error} It is tried again in {every_s:g} s.")


def _say(made: Path, damaged: list[str], tell: Callable[[str], None], warn: Callable[[str], None]) -> None:
    tell(f"{made}: {made.stat().st_size} bytes.")
    if damaged:
        warn(in_short(made, damaged) + " Older copies stay.")


def in_short(path: Path, damaged: list[str]) -> str:
    """A sentence that names damaged rows."""
    more = f" and {len(damaged) - SEEN} more" if len(damaged) > SEEN else ""
    return f"{path} holds damaged rows: {'; '.join(damaged[:SEEN])}{more}."
