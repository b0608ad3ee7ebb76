"""The one SQLite file: opened, checked and brought up to date; copied while in use, and put back."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, OperationalError

from abraka.core.errors import AbrakaError

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_S = 10


class StoreError(AbrakaError):
    """The database can't be used: its text says why."""


def open_database(path: Path) -> Engine:
    """The database in this file, made if there is none, brought up to date if it is old; refuses any other file."""
    address = URL.create("sqlite", database=str(path))
    arguments = {"timeout": BUSY_S, "check_same_thread": False}
    # An error's text goes to the log: it must not carry the values that were being written or looked for.
    engine = create_engine(address, connect_args=arguments, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    try:
        if path.exists() and path.stat().st_size:
            _check_ours(path)
        _bring_up_to_date(engine)
    except (DatabaseError, sqlite3.DatabaseError) as error:
        engine.dispose()
        raise StoreError(f"{path} can't be used: {_cause(error)}. Nothing was changed.") from None
    return engine


def _prepare(connection: sqlite3.Connection, record: object) -> None:
    """Every commit is on the disk before it is answered; readers never wait for the writer."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _check_ours(path: Path) -> None:
    """Refuses a file that is broken, of something else, or of a version that is not known; only looks at it."""
    known = {step.revision for step in ScriptDirectory.from_config(_migrations()).walk_revisions()}
    # Beside a database that nobody uses, even looking would leave files, unless it is said to be immutable.
    how = "mode=ro" if _beside(path)[0].exists() else "immutable=1"
    with closing(_looking_at(path, how)) as connection:
        faults = connection.execute("PRAGMA quick_check(1)").fetchone()
        if faults != ("ok",):
            raise sqlite3.DatabaseError("malformed")
        if not _has_table(connection, "alembic_version") or not _has_table(connection, "journal"):
            raise StoreError(f"{path} is a database of something else. Nothing was changed.")
        found = [row[0] for row in connection.execute("SELECT version_num FROM alembic_version")]
    if unknown := [version for version in found if version not in known]:
        raise StoreError(
            f"{path} has version {unknown[0]}, which this Abraka does not know: it was written by a newer one. "
            "Nothing was changed."
        )


def _looking_at(path: Path, how: str = "mode=ro") -> sqlite3.Connection:
    """A connection that can't change the file."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=BUSY_S)


def _has_table(connection: sqlite3.Connection, name: str) -> bool:
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,))
    return found.fetchone() is not None


def _migrations() -> Config:
    config = Config(attributes={})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _bring_up_to_date(engine: Engine) -> None:
    config = _migrations()
    with engine.begin() as connection:
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
    with closing(_looking_at(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


def check_file(path: Path) -> None:
    """Refuses a file that is no sound database of Abraka's."""
    try:
        _check_ours(path)
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} can't be used: {_cause(error)}. Nothing was changed.") from None


def restore(source: Path, target: Path) -> Path | None:
    """Puts a backup in the database's place; what was there is kept beside it, and its new name is returned."""
    check_file(source)
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = target.with_name(target.name + ".part")
        part.unlink(missing_ok=True)
        _copy(source, part)
        kept = _keep(target) if target.exists() else None
        for old in _beside(target):
            old.unlink(missing_ok=True)
        part.replace(target)
    except OSError as error:
        raise StoreError(f"{target} can't be written: {error.strerror}.") from None
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{target} can't be written: {_cause(error)}.") from None
    return kept


def _keep(path: Path) -> Path:
    """Copies a database to a free name; a broken one as it is, byte by byte."""
    kept = _free_name(path)
    try:
        _copy(path, kept)
    except sqlite3.DatabaseError:
        for one, other in zip((path, *_beside(path)), (kept, *_beside(kept)), strict=True):
            other.unlink(missing_ok=True)
            if one.exists():
                shutil.copy2(one, other)
    return kept


def _beside(path: Path) -> tuple[Path, Path]:
    """The files that SQLite keeps beside a database in use."""
    return path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")


def _free_name(path: Path) -> Path:
    number = 1
    while (name := path.with_name(f"{path.stem}.before-restore-{number}{path.suffix}")).exists():
        number += 1
    return name
