"""The one SQLite file: opened, checked, brought up to date. `backups` copies it and puts it back."""

import os
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from abraka.core.errors import AbrakaError
from abraka.table import wal
from abraka.table.schema import metadata

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_S = 10
MOST_FAULTS = 100
OF_AN_INDEX = re.compile(r"row \d+ missing from index (\S+)|wrong # of entries in index (\S+)|.* entry in index (\S+)")
"""Faults of a list that follows from the rows, and can be made anew from them."""
OWN_CHECKS = ("journal",)
"""Of these the store compares rows and lists (`store.Damaged`): made anew, a list would hide that a row is gone."""

TOLD = """
    SELECT json_extract(seat.value, '$.guest'), told.id
    FROM (SELECT id, CAST(data AS TEXT) AS data FROM tables) AS told,
        json_each(CASE WHEN json_valid(told.data) THEN told.data ELSE '{}' END, '$.seats') AS seat
    WHERE json_extract(seat.value, '$.guest') <> ''
"""
MEND_SITTERS = (
    f'DELETE FROM sitters WHERE (guest, "table") NOT IN ({TOLD})',
    f'INSERT OR IGNORE INTO sitters (guest, "table") {TOLD}',
)
"""Who sits where follows from the tables; a list that has changed by itself is put right."""


class StoreError(AbrakaError):
    """The database can't be used: its text says why."""


def open_database(path: Path, alone: bool = True, begun: bool = False) -> Engine:
    """The database in this file, made if there is none, brought up to date if it is old; refuses any other file.

    Only who is `alone` with it can see whether what was written last is all there. If a house has `begun`, an empty
    file is no first start that was broken off: it has lost what it held.
    """
    finish_restore(path)
    log = beside(path)[0]
    if alone and wal.is_damaged(log):
        raise StoreError(
            f"{log} is damaged: what was stored last can't be read. Restore a backup with “abraka restore”, or move "
            "this file away to go on without it. Nothing was changed."
        )
    address = URL.create("sqlite", database=str(path))
    arguments = {"timeout": BUSY_S, "check_same_thread": False}
    # An error's text goes to the log: it must not carry the values that were being written or looked for.
    engine = create_engine(address, connect_args=arguments, hide_parameters=True)
    event.listen(engine, "connect", prepare)
    try:
        stale = _check_ours(path, holds_something=begun) if path.exists() else []
        keep_private(path)
        _bring_up_to_date(engine, stale)
    except StoreError:
        engine.dispose()
        raise
    except (SQLAlchemyError, sqlite3.Error, CommandError, UnicodeError, OSError) as error:
        engine.dispose()
        raise StoreError(f"{path} can't be used: {cause_of(error)}. Nothing was changed.") from None
    return engine


def keep_private(path: Path) -> None:
    """Makes the database's file, if there is none; its owner alone may read it and what SQLite puts beside it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, *beside(path)):
        with suppress(FileNotFoundError):
            file.chmod(0o600)


def prepare(connection: sqlite3.Connection, record: object) -> None:
    """Every commit is on the disk before it is answered; readers never wait for the writer.

    Bytes that are no text any more are read all the same: their row's seal tells.
    """
    connection.text_factory = legible
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def legible(text: bytes) -> str:
    """Text as it is stored, whatever has become of it."""
    return text.decode(errors="surrogateescape")


def _check_ours(path: Path, holds_something: bool) -> list[str]:
    """Refuses a file that is broken, of something else, or of a version that is not known; only looks at it.

    An empty one is refused if it was to hold something.

    Returns the indexes that are to be made anew.
    """
    # Beside a database that nobody uses, even looking would leave files, unless it is said to be immutable.
    how = "mode=ro" if beside(path)[0].exists() else "immutable=1"
    with closing(looking_at(path, how)) as connection:
        faults = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
        stale = _stale_indexes(faults)
        if _is_empty(connection):
            if holds_something:
                raise StoreError(
                    f"{path} is empty: what it held is gone. Restore a backup with “abraka restore”, or remove this "
                    "file to begin anew. Nothing was changed."
                )
            return stale  # a first start that was broken off
        if not has_table(connection, "alembic_version") or not has_table(connection, "journal"):
            raise StoreError(f"{path} is a database of something else. Nothing was changed.")
        found = [row[0] for row in connection.execute("SELECT version_num FROM alembic_version")]
    if unknown := [version for version in found if version not in known_versions()]:
        raise StoreError(
            f"{path} has version {unknown[0]}, which this Abraka does not know: it was written by a newer one. "
            "Nothing was changed."
        )
    return stale


def _stale_indexes(faults: Sequence[str]) -> list[str]:
    """The indexes that do not fit their rows; any other fault is one too many."""
    stale = []
    for fault in faults:
        if fault == "ok" or re.match(r"(NULL|TEXT|NUMERIC|non-\w+) value in ", fault):
            continue  # a changed row, which its seal tells
        found = OF_AN_INDEX.fullmatch(fault)
        name = next(filter(None, found.groups()), "") if found else ""
        if not name and not fault.startswith("row not in PRIMARY KEY order for journal"):
            raise sqlite3.DatabaseError("malformed")
        if name and not any(table in name for table in OWN_CHECKS):
            stale.append(name)
    return list(dict.fromkeys(stale))


def looking_at(path: Path, how: str = "mode=ro") -> sqlite3.Connection:
    """A connection that can't change the file."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=BUSY_S)


def _is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def has_table(connection: sqlite3.Connection, name: str) -> bool:
    """Whether there is such a table."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,))
    return found.fetchone() is not None


def is_up_to_date(connection: sqlite3.Connection) -> bool:
    """Whether a database is of the newest version."""
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return found is not None and found[0] == ScriptDirectory.from_config(migrations()).get_current_head()


def known_versions() -> set[str]:
    """All versions that the database ever had."""
    return {step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()}


def migrations() -> Config:
    """Where the steps from version to version lie."""
    config = Config(attributes={})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _bring_up_to_date(engine: Engine, stale: Sequence[str]) -> None:
    """All steps in one transaction: whoever kills it finds the database as it was."""
    config = migrations()
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver would not begin before tables are changed
        for name in stale:
            connection.exec_driver_sql(f'REINDEX "{name}"')
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        _check_schema(connection)
        for statement in MEND_SITTERS:
            connection.exec_driver_sql(statement)


def _check_schema(connection: Connection) -> None:
    """Refuses tables that are not as they are to be: bad bytes may have changed what they are called."""
    for table in metadata.tables.values():
        rows = connection.exec_driver_sql(f'PRAGMA table_info("{table.name}")')
        found = {(name, kind, bool(key)) for _, name, kind, _, _, key in rows}
        kinds = {column.name: column.type.compile(connection.dialect) for column in table.columns}
        if found != {(column.name, kinds[column.name], column.primary_key) for column in table.columns}:
            raise sqlite3.DatabaseError("malformed")


def cause_of(error: Exception) -> str:
    """What went wrong, in words for the one who hosts."""
    if isinstance(error, OSError):
        return str(error.strerror)
    cause = str(getattr(error, "orig", None) or error)
    if "not a database" in cause:
        return "it is no database, or broken"
    if "readonly" in cause or "unable to open" in cause:
        return "it may not be written"
    if "full" in cause:
        return "the disk is full"
    if isinstance(error, (OperationalError, sqlite3.OperationalError)) and ("locked" in cause or "I/O" in cause):
        return cause
    return "it is broken (restore a backup with “abraka restore”)"


def check_file(path: Path) -> None:
    """Refuses a file that is no sound database of Abraka's, or holds nothing."""
    try:
        _check_ours(path, holds_something=True)
    except (sqlite3.Error, UnicodeError) as error:
        raise StoreError(f"{path} can't be used: {cause_of(error)}. Nothing was changed.") from None


# A restore ends with one step; see `backups.restore`.


def decided(path: Path) -> Path:
    """The name under which a copy lies that is to take the database's place."""
    return path.with_name(path.name + ".restored")


def finish_restore(path: Path) -> None:
    """Puts a copy that was decided on in the database's place; what lies beside the old one is no longer true."""
    if not decided(path).exists():
        return
    for old in beside(path):
        old.unlink(missing_ok=True)
    decided(path).replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Flushes the names in a folder to the disk, where the system can."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)


def beside(path: Path) -> tuple[Path, Path]:
    """The files that SQLite keeps beside a database in use."""
    return path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")
