"""A house in PostgreSQL: found, looked at, brought up to date. Many nodes may share it (`table.tenure`)."""

from typing import TYPE_CHECKING

from alembic import command
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from abraka.table.database import StoreError, known_versions, migrations
from abraka.table.rows import MIGRATING, alone
from abraka.table.schema import metadata

if TYPE_CHECKING:
    from psycopg import Connection as Raw

SCHEMES = ("postgresql", "postgres")
CONNECT_S = 5
IDLE_MS, STATEMENT_MS = 3_000, 60_000
"""Who falls silent in the midst of a commit is cut off by the database after so long: others wait for them."""
POOL, MORE, PATIENCE_S = 8, 8, 5
"""So many connections for reading stay open, so many more come when needed; and so long one waits for one."""


def is_postgres(address: str) -> bool:
    """Whether an address is one of PostgreSQL's."""
    return address.partition(":")[0].partition("+")[0] in SCHEMES


def open_postgres(address: str) -> Engine:
    """The house in this database, made if it is empty, brought up to date if it is old; refuses anything else."""
    url = _url(address)
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=POOL,
        max_overflow=MORE,
        pool_timeout=PATIENCE_S,
        pool_pre_ping=True,
        connect_args={"connect_timeout": CONNECT_S, "application_name": "abraka", "options": "-c timezone=UTC"},
    )
    event.listen(engine, "connect", _prepare)
    try:
        with engine.begin() as connection:
            alone(connection, MIGRATING)
            _check_ours(connection, url)
            _bring_up_to_date(connection)
            _check_schema(connection, url)
    except StoreError:
        engine.dispose()
        raise
    except (SQLAlchemyError, CommandError) as error:
        engine.dispose()
        raise StoreError(f"{shown(url)} can't be used: {_cause(error, url)}. Nothing was changed.") from None
    return engine


def shown(url: URL) -> str:
    """An address without its password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError("The database's address can't be read: write postgresql://USER:PASSWORD@HOST/NAME.") from None
    if not is_postgres(address):
        raise StoreError(f"“{url.drivername}” is no kind of database that is known: write postgresql://….")
    try:
        import psycopg  # noqa: F401  # only whether it is there
    except ImportError:
        raise StoreError("PostgreSQL needs a package more: install “abraka[scale]”.") from None
    return url.set(drivername="postgresql+psycopg")


def _prepare(connection: "Raw[object]", record: object) -> None:
    """Every commit is on the disk before it is answered; nobody holds up others for long."""
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = on")
        cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE_MS}")
        cursor.execute(f"SET statement_timeout = {STATEMENT_MS}")
    connection.commit()


def _check_ours(connection: Connection, url: URL) -> None:
    """Refuses a database of something else, or of a version that is not known; an empty one becomes ours."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return
    if not {"alembic_version", "journal", "matches"} <= names:
        raise StoreError(f"{shown(url)} is a database of something else. Nothing was changed.")
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    if unknown := [version for version in found if version not in known_versions()]:
        raise StoreError(
            f"{shown(url)} has version {unknown[0]}, which this Abraka does not know: it was written by a newer one. "
            "Nothing was changed."
        )


def _bring_up_to_date(connection: Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    event.listen(connection, "before_cursor_execute", _translated, retval=True)
    try:
        command.upgrade(config, "head")
    finally:
        event.remove(connection, "before_cursor_execute", _translated)


def _translated(
    connection: Connection, cursor: object, statement: str, given: object, context: object, many: bool
) -> tuple[str, object]:
    """A statement of a step; where these speak SQL themselves, they say it as SQLite does."""
    return statement.replace("DEFAULT x''", "DEFAULT ''").replace("?", "%s"), given


def _check_schema(connection: Connection, url: URL) -> None:
    """Refuses tables that are not as they are to be."""
    found = inspect(connection)
    for table in metadata.tables.values():
        names = {column["name"] for column in found.get_columns(table.name)} if found.has_table(table.name) else set()
        if missing := [column.name for column in table.columns if column.name not in names]:
            raise StoreError(
                f"{shown(url)} is not as Abraka made it: “{table.name}” has no “{missing[0]}”. Nothing was changed."
            )


def _cause(error: Exception, url: URL) -> str:
    """What went wrong, in words for the one who hosts."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    said, state = str(cause).lower(), getattr(cause, "sqlstate", None)
    causes = {
        "authentication failed": f"the password of “{url.username}” is wrong, or they may not come in",
        "no password supplied": f"“{url.username}” needs a password",
        "no pg_hba.conf entry": f"“{url.username}” may not come in from this machine (pg_hba.conf)",
        "does not exist": "there is no such database, or no such user",
        "connection refused": "nobody listens there",
        "could not translate host": "there is no such host",
        "failed to resolve host": "there is no such host",
        "timeout": "it does not answer",
        "starting up": "it is just starting; try again in a moment",
        "too many": "it has no connection left for us",
        "ssl": "it does not speak TLS as it is asked to, or its certificate is not trusted",
        "permission denied": f"“{url.username}” may not do that there",
        "read-only": "it may only be read",
    }
    known = next((words for sign, words in causes.items() if sign in said), None)
    return known or f"{type(cause).__name__}{f' ({state})' if state else ''}"
