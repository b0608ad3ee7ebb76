"""The one SQLite file: opened, checked and brought up to date; copied while in use, and put back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.exc import DatabaseError, OperationalError

from abraka.core.errors import AbrakaError

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_S = 10


class StoreError(AbrakaError):
    """The database can't be used: its text says why."""


def open_database(path: Path) -> Engine:
    """The database in this file, made if there is none, brought up to date if it is old; refuses any other file."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": BUSY_S, "check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    try:
        _bring_up_to_date(engine, path)
    except (DatabaseError, sqlite3.DatabaseError) as error:
        engine.dispose()
        raise StoreError(f"{path} can't be used: {_cause(error)}. Nothing was changed.") from None
    return engine


def _prepare(connection: sqlite3.Connection, record: object) -> None:
    """Every commit is on the disk before it is answered; readers never wait for the writer."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _bring_up_to_date(engine: Engine, path: Path) -> None:
    config = Config(attributes={})
    config.set_main_option("script_location", str(MIGRATIONS))
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        if found is None and inspect(connection).get_table_names():
            raise StoreError(f"{path} is a database of something else. Nothing was changed.")
        if found is not None and found not in known:
            raise StoreError(
                f"{path} has version {found}, which this Abraka does not know: it was written by a newer one. "
                "Nothing was changed."
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _cause(error: Exception) -> str:
    cause = str(getattr(error, "orig", None) or error)
    if "not a database" in cause:
        return "it is no database, or broken"
    if "malformed" in cause:
        return "it is broken (restore a backup with “abraka restore”)"
    if isinstance(error, OperationalError) and "readonly" in cause:
        return "it may not be written"
    return cause


def back_up(source: Path, target: Path) -> int:
    """Copies the database, even while it is in use; returns the copy's size. Never writes over a file."""
    if not source.exists():
        raise StoreError(f"{source} does not exist: there is nothing to back up.")
    if target.exists():
        raise StoreError(f"{target} exists already: choose another name.")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            _copy(source, part)
            check_file(part)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"{target} can't be written: {error.strerror}.") from None
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{source} can't be copied: {_cause(error)}.") from None
    return target.stat().st_size


def _copy(source: Path, target: Path) -> None:
    reading = sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=BUSY_S)
    with closing(reading) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


def check_file(path: Path) -> None:
    """Refuses a file that is no sound database of Abraka's."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            ours = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'journal'").fetchone()
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} can't be used: {_cause(error)}.") from None
    if not (sound and ours):
        raise StoreError(f"{path} is no sound database of Abraka's.")


def restore(source: Path, target: Path) -> Path | None:
    """Puts a backup in the database's place; what was there is kept beside it, and its new name is returned."""
    check_file(source)
    kept = None
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = target.with_name(target.name + ".part")
        part.unlink(missing_ok=True)
        _copy(source, part)
        if target.exists():
            kept = _free_name(target)
            _copy(target, kept)
        for old in (target.with_name(target.name + "-wal"), target.with_name(target.name + "-shm")):
            old.unlink(missing_ok=True)
        part.replace(target)
    except OSError as error:
        raise StoreError(f"{target} can't be written: {error.strerror}.") from None
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{target} can't be written: {_cause(error)}.") from None
    return kept


def _free_name(path: Path) -> Path:
    number = 1
    while (name := path.with_name(f"{path.stem}.before-restore-{number}{path.suffix}")).exists():
        number += 1
    return name
