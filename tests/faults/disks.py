"""A disk of our own under SQLite: it writes everything down, and fails when it is told to.

SQLite as apsw brings it lets a program be its file system. Python's own driver can't, so SQLAlchemy gets a driver that
looks like Python's and speaks with apsw; the store above it, its statements and its settings are the real ones.
"""

import re
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import apsw
from sqlalchemy import URL, Engine, create_engine, event

from abraka.table.database import prepare

CHANGES = re.compile(r"\s*(insert|update|delete|replace)\b", re.IGNORECASE)


class Op(NamedTuple):
    """Something that happened to a disk; an acknowledgement is noted among the writes that it relies on."""

    kind: str  # write, sync, truncate, delete, sent, ack
    file: str = ""
    place: int = 0
    data: bytes = b""
    what: Any = None


class Disk:
    """What is under a database: notes every write, and can be told to fail."""

    def __init__(self) -> None:
        self.ops: list[Op] = []
        self.fault: type[Exception] | None = None  # raised by what is written from now on
        self.spared = 0  # so many writes still succeed
        self.faults = 0
        self.name = f"disk-{id(self)}"
        self._vfs = _FileSystem(self)

    def note(self, op: Op) -> None:
        """Writes down what happened."""
        self.ops.append(op)

    def may_fail(self) -> None:
        """Fails, if it is time."""
        if self.fault is None:
            return
        if self.spared:
            self.spared -= 1
            return
        self.faults += 1
        raise self.fault("planned")

    def engine(self, path: Path, pages: int, *more: str) -> Engine:
        """The database in this file on this disk, set up as the table does it; `more` is said to each connection.

        So many pages are written beside it before they are brought into it.
        """
        driver = _Driver(self.name, pages)
        engine = create_engine(URL.create("sqlite", database=str(path)), module=driver, hide_parameters=True)
        event.listen(engine, "connect", prepare)

        def say_more(connection: Any, record: object) -> None:
            for statement in more:
                connection.execute(statement)

        event.listen(engine, "connect", say_more)
        return engine


class _FileSystem(apsw.VFS):
    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        super().__init__(disk.name, "")

    def xOpen(self, name: "str | apsw.URIFilename | None", flags: list[int]) -> "_File":  # SQLite's name
        return _File(self._disk, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self._disk.note(Op("delete", Path(filename).name))
        super().xDelete(filename, syncdir)


class _File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: "str | apsw.URIFilename | None", flags: list[int]) -> None:
        full = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._disk, self._name = disk, Path(full or "temporary").name
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        try:
            self._disk.may_fail()
        except Exception:
            super().xWrite(data[: len(data) // 2], offset)  # torn
            raise
        self._disk.note(Op("write", self._name, offset, bytes(data)))
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:
        self._disk.may_fail()
        self._disk.note(Op("sync", self._name))

    def xTruncate(self, newsize: int) -> None:
        self._disk.note(Op("truncate", self._name, newsize))
        super().xTruncate(newsize)


# The driver.


class Error(Exception):
    """As in Python's driver."""


class DatabaseError(Error):
    """As in Python's driver."""


class OperationalError(DatabaseError):
    """As in Python's driver."""


class IntegrityError(DatabaseError):
    """As in Python's driver."""


def _translated(error: apsw.Error) -> DatabaseError:
    if isinstance(error, apsw.ConstraintError):
        return IntegrityError(str(error))
    broken = isinstance(error, (apsw.CorruptError, apsw.NotADBError))
    return DatabaseError(str(error)) if broken else OperationalError(str(error))


class _Cursor:
    """All rows at once: that is enough here."""

    arraysize = 1

    def __init__(self, connection: "_Connection") -> None:
        self._connection = connection
        self._rows: Iterator[Any] = iter(())
        self.description: Any = None
        self.rowcount, self.lastrowid = -1, 0

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> "_Cursor":
        self._run(statement, [parameters])
        return self

    def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> "_Cursor":
        self._run(statement, parameters)
        return self

    def _run(self, statement: str, sets: Iterable[Sequence[Any]]) -> None:
        raw = self._connection.raw
        self.description = None
        try:
            if CHANGES.match(statement) and not raw.in_transaction:
                raw.execute("BEGIN")
            cursor = raw.cursor()
            cursor.exec_trace = self._describe
            rows = [row for given in sets for row in cursor.execute(statement, tuple(given)).fetchall()]
        except apsw.Error as error:
            raise _translated(error) from None
        self._rows = iter(rows)
        self.rowcount, self.lastrowid = raw.changes(), raw.last_insert_rowid()

    def _describe(self, cursor: apsw.Cursor, statement: str, bindings: Any) -> bool:
        columns = cursor.get_description()
        self.description = [(name, None, None, None, None, None, None) for name, _ in columns] or None
        return True

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def fetchmany(self, size: int = 1) -> list[Any]:
        return [row for _, row in zip(range(size), self._rows, strict=False)]

    def fetchall(self) -> list[Any]:
        return list(self._rows)

    def close(self) -> None:
        self._rows = iter(())


class _Connection:
    isolation_level = ""
    text_factory: Any = str

    def __init__(self, path: str, vfs: str, pages: int) -> None:
        self.raw = apsw.Connection(path, vfs=vfs)
        self.raw.set_busy_timeout(10_000)
        self._pages = pages
        self.raw.set_wal_hook(self._after_commit)

    def _after_commit(self, raw: apsw.Connection, name: str, pages: int) -> int:
        """As SQLite itself does it: a fault in here is no fault of the commit, though apsw would say so."""
        if pages >= self._pages:
            with suppress(apsw.Error):
                raw.wal_checkpoint(name)
        return apsw.SQLITE_OK

    def cursor(self) -> _Cursor:
        return _Cursor(self)

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> _Cursor:
        return self.cursor().execute(statement, parameters)

    def commit(self) -> None:
        self._end("COMMIT")

    def rollback(self) -> None:
        self._end("ROLLBACK")

    def _end(self, how: str) -> None:
        try:
            if self.raw.in_transaction:
                self.raw.execute(how)
        except apsw.Error as error:
            raise _translated(error) from None

    def close(self) -> None:
        self.raw.close()

    def create_function(self, *given: Any, **more: Any) -> None:
        """SQLAlchemy's own additions, which nobody here uses."""


class _Driver:
    """What SQLAlchemy takes for a module."""

    paramstyle = "qmark"
    sqlite_version_info = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    sqlite_version = apsw.sqlite_lib_version()
    Error, DatabaseError, OperationalError, IntegrityError = Error, DatabaseError, OperationalError, IntegrityError
    PARSE_DECLTYPES = PARSE_COLNAMES = 0
    Binary = bytes
    lock = threading.Lock()

    def __init__(self, vfs: str, pages: int) -> None:
        self._vfs, self._pages = vfs, pages

    def connect(self, path: str, **more: Any) -> _Connection:
        with self.lock:
            return _Connection(path, self._vfs, self._pages)
