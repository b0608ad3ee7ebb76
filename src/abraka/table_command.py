"""The commands of the table: play, think, backup, restore, check, bin, forget, types, script."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abraka.console import complain, counted
from abraka.core.errors import AbrakaError
from abraka.core.game import GAMES, load, words_folder

if TYPE_CHECKING:
    from sqlalchemy import Engine

table_app = typer.Typer()

Data = Annotated[Path | None, typer.Option(metavar="DIR", file_okay=False, help="Where the table keeps its data.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", envvar="ABRAKA_DATABASE", help="Keep everything in PostgreSQL: postgresql://…."),
]


@table_app.command()
def play(
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 lets nobody else in.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="The port; 0 takes any that is free.")] = 8765,
    data: Data = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another page that may use the table; repeatable.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Of a reverse proxy that is not on this machine; repeatable."),
    ] = None,
    embed: Annotated[
        list[str] | None, typer.Option(metavar="ORIGIN", help="Of pages that may show replays in a frame; repeatable.")
    ] = None,
    analyse: Annotated[
        bool, typer.Option(help="Look through each match when it is over; else when somebody asks.")
    ] = True,
    contact: Annotated[
        str | None, typer.Option(metavar="URL", help="How you are reached: mailto:… or https://…, for security.txt.")
    ] = None,
    database: Database = None,
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="ABRAKA_BUS", help="Share the house with other nodes: nats://…."),
    ] = None,
) -> None:
    """Open the table: play in the browser, alone, together, or with friends by a link."""
    from abraka.table.hosts import check_contact, framing_origin
    from abraka.table.opening import default_data, open_table
    from abraka.table.settings import Settings

    if bus is not None:
        from abraka.table.bus import check_bus

        if database is None:
            raise AbrakaError("Nodes share a house that is kept in PostgreSQL: name it with --database.")
        check_bus(bus)
    folder, origins, proxies = (data or default_data()).absolute(), tuple(origin or ()), tuple(proxy or ())
    embeds = tuple(framing_origin(one) for one in embed or ())
    settings = Settings(
        data=folder,
        host=host,
        port=port,
        origins=origins,
        proxies=proxies,
        embeds=embeds,
        analyse=analyse,
        contact=check_contact(contact),
        database_url=database,
        bus=bus,
    )
    open_table(settings, browser, lambda text: print(text, flush=True))
    print("The table is closed; everything is kept.")


@table_app.command("think")
def think_for_nodes(
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="ABRAKA_BUS", help="Where nodes ask for thoughts: nats://…."),
    ] = None,
    places: Annotated[
        int | None, typer.Option(min=1, max=1024, help="So many thoughts at once; as many as there are processors.")
    ] = None,
) -> None:
    """Think for the bots of nodes, give their hints, and analyse their matches: on a machine of its own."""
    import os

    from abraka.table.bus import check_bus

    if bus is None:
        raise AbrakaError("A thinker is asked over a bus: name it with --bus, or in ABRAKA_BUS.")
    check_bus(bus)
    from abraka.table.thinker import run

    run(bus, places or os.cpu_count() or 1, lambda text: print(text, flush=True))
    print("Thinking no more.")


@table_app.command()
def backup(
    target: Annotated[
        Path, typer.Argument(metavar="FILE|DIR", help="The copy to make; with --every, the folder for copies.")
    ],
    data: Data = None,
    every: Annotated[
        str | None, typer.Option(metavar="SPAN", help="Make copies until Ctrl-C: 90s, 10m, 6h, 1d.")
    ] = None,
    keep: Annotated[int, typer.Option(min=1, max=100_000, help="With --every: so many of the newest stay.")] = 14,
    database: Database = None,
) -> None:
    """Copy everything that the table keeps into one file, also while it is open; once, or again and again."""
    from abraka.table.backups import Series, back_up, in_short, keep_backing_up, read_span
    from abraka.table.checking import damaged_rows
    from abraka.table.opening import default_data
    from abraka.table.settings import Settings

    _check_is_file(database, "pg_dump --format=custom --file=FILE URL")
    source = Settings(data=data or default_data()).database
    if every is not None:
        series, span = Series(source, target, keep), read_span(every)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # a polite kill is a Ctrl-C
        with suppress(KeyboardInterrupt):
            keep_backing_up(series, span, lambda text: print(text, flush=True), complain)
        return
    size = back_up(source, target)
    print(f"{target}: {counted(size, 'byte')} that hold all tables, matches and chats.")
    if damaged := damaged_rows(target):
        complain(in_short(target, damaged))


@table_app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A copy made before.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Put a copy back while the table is closed; what was there is kept beside it."""
    from abraka.table.backups import restore as put_back
    from abraka.table.opening import default_data, locked, make_folder
    from abraka.table.settings import Settings

    _check_is_file(database, "pg_restore --clean --if-exists --dbname=URL FILE")
    settings = Settings(data=data or default_data())
    make_folder(settings.data)
    with locked(settings.data):
        kept = put_back(file, settings.database)
    print(f"{settings.database} is as it was in {file}." + (f" What it was before is kept in {kept}." if kept else ""))


def _check_is_file(database: str | None, instead: str) -> None:
    """Refuses what is done with the file, where the house is kept in PostgreSQL."""
    if database is not None:
        raise AbrakaError(
            f"This house is kept in PostgreSQL, which has a tool of its own for that: “{instead}”. See docs/scale.md."
        )


@contextmanager
def _opened(data: Path | None, database: str | None, otherwise: str, alone: bool) -> "Iterator[Engine]":
    """The house, in its file or in PostgreSQL; `alone`, while no table is open over it."""
    from abraka.table.database import open_database
    from abraka.table.opening import default_data, locked
    from abraka.table.postgres import open_postgres
    from abraka.table.settings import Settings
    from abraka.table.tenure import Tenure

    settings = Settings(data=data or default_data())
    with ExitStack() as stack:
        if database is None:
            if not settings.database.exists():
                raise AbrakaError(f"{settings.database} does not exist: {otherwise}.")
            if alone:
                stack.enter_context(locked(settings.data))
            engine = open_database(settings.database, alone=alone)
            stack.callback(engine.dispose)
        else:
            engine = open_postgres(database)
            stack.callback(engine.dispose)
            if alone:
                tenure = Tenure(engine, shares=False, key="")
                tenure.enroll()
                stack.callback(tenure.resign)
        yield engine


@table_app.command("migrate")
def move_house(
    target: Annotated[str, typer.Option("--to", metavar="URL", help="The new place: postgresql://….")],
    source: Annotated[str, typer.Option("--from", help="What moves: sqlite, the data folder's file.")] = "sqlite",
    data: Data = None,
) -> None:
    """Move a closed house to PostgreSQL, and check it there; it may be broken off and called again."""
    from abraka.table.database import open_database
    from abraka.table.guests import hashed, secret_key
    from abraka.table.moving import move
    from abraka.table.opening import default_data, locked
    from abraka.table.postgres import open_postgres
    from abraka.table.settings import Settings

    if source != "sqlite":
        raise AbrakaError(f"A house can be moved from sqlite, not from “{source}”.")
    settings = Settings(data=data or default_data())
    if not settings.database.exists():
        raise AbrakaError(f"{settings.database} does not exist: there is nothing to move.")
    with locked(settings.data):
        here = open_database(settings.database)
        try:
            there = open_postgres(target)
            try:
                house = hashed(secret_key(settings.secret).hex())
                moved = move(here, there, house, lambda text: print(text, flush=True))
            finally:
                there.dispose()
        finally:
            here.dispose()
    for row in moved.left:
        complain(f"Damaged, and left behind: {row}.")
    matches = counted(moved.matches, "match", "matches")
    print(
        f"{counted(moved.rows, 'row')} are in the new place, sealed as they were; {matches} "
        f"played again stand where they stood. {settings.database} was not changed. Go on with: abraka play --database "
        "URL, and keep secret.key and push.key."
    )


@table_app.command("check")
def check_all(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A copy; else the table's own.")
    ] = None,
    data: Data = None,
    database: Database = None,
) -> int:
    """Look whether all that the table keeps is as it was written, also while it is open; names what is not."""
    from abraka.table.checking import damaged_in, damaged_rows
    from abraka.table.database import check_file
    from abraka.table.opening import default_data
    from abraka.table.settings import Settings

    place: Path | str = file or Settings(data=data or default_data()).database
    if database is not None and file is None:
        place = "The database"
        with _opened(data, database, "", alone=False) as engine:
            damaged = damaged_in(engine)
    else:
        path = Path(place)
        if not path.exists():
            raise AbrakaError(f"{path} does not exist: there is nothing to look at.")
        check_file(path)
        damaged = damaged_rows(path)
    for row in damaged:
        complain(f"Damaged: {row}.")
    print(f"{place}: {counted(len(damaged), 'damaged row')}." if damaged else f"{place} is as it was written.")
    return 1 if damaged else 0


@table_app.command("bin")
def look_into_bin(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="The one to take out again.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """List the tables that were cleaned away, or take one out again, also while the table is open."""
    from datetime import datetime

    from abraka.table.cleaning import in_bin, take_back
    from abraka.table.settings import DAY, Limits

    with _opened(data, database, "there is nothing in the bin", alone=False) as engine, engine.begin() as connection:
        if table is not None and not take_back(connection, table):
            raise AbrakaError(f"There is no table {table} in the bin.")
        found = in_bin(connection, Limits().keep_bin_s)
    if table is not None:
        print(f"Table {table} is back.")
        return
    for one in found:
        names = ", ".join(seat.name or seat.level or seat.kind for seat in one.table.seats)
        days = counted(max(0, round(one.left_ms / 1000 / DAY)), "day")
        since = datetime.fromtimestamp(one.at / 1000).strftime("%Y-%m-%d")
        print(f"{one.table.id}  {one.table.game}  {names}  since {since}, for another {days} with the table open")
    if not found:
        print("The bin is empty.")


@table_app.command()
def forget(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the person is called.")],
    data: Data = None,
    which: Annotated[
        str | None, typer.Option("--id", metavar="ID", help="Which of several of that name: as they are listed.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
) -> int:
    """Forget a person while the table is closed: their devices, their list, what they said; names elsewhere go."""
    from abraka.table.forgetting import forget as remove
    from abraka.table.forgetting import in_words, people_named, traces_of

    with _opened(data, database, "there is nobody to forget", alone=True) as engine:
        with engine.begin() as connection:
            found = [traces_of(connection, person) for person in people_named(connection, name)]
        chosen = [one for one in found if which is None or one.person.id.startswith(which)]
        if not chosen:
            raise AbrakaError(f"There is nobody called “{name}” here" + (f" with the id {which}." if which else "."))
        print("\n".join(in_words(chosen)))
        if len(chosen) > 1:
            raise AbrakaError("There are several of that name: say with --id which of them.")
        print(
            "Devices, the list of matches, imported records and lines of chat go. Matches stay for the others, "
            "without the name; the house's book forgets them. It can't be undone; backups keep what they have."
        )
        if not yes and not typer.confirm("Forget them?"):
            print("Nothing was changed.")
            return 1
        with engine.begin() as connection:
            remove(connection, chosen[0].person.id)
    print(f"{chosen[0].person.name} is forgotten.")
    return 0


@table_app.command()
def types(
    folder: Annotated[Path | None, typer.Argument(metavar="FOLDER", help="The client's sources, web/src.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the files are fresh.")] = False,
) -> None:
    """Write the types of the protocol, of all messages, and of each game that has a folder there, in TypeScript."""
    from abraka.core.words import OWN
    from abraka.table.game_types import game_types
    from abraka.table.message_types import message_types
    from abraka.table.typescript import typescript

    if folder is None:
        print(typescript(), end="")
        return
    texts = {folder / "protocol.ts": typescript()}
    message_types([OWN])  # the client has no use for these, but all languages must say the same
    texts[folder / "messages.ts"] = message_types(_word_folders(folder))
    texts |= {
        folder / "games" / name / "types.ts": game_types(load(name))
        for name in GAMES
        if (folder / "games" / name).is_dir()
    }
    for file, text in texts.items():
        _write_types(folder, file, text, check)


def _word_folders(folder: Path) -> list[Path]:
    """Where words are: those of the client lie beside its sources, those of a game in its package."""
    folders = [folder.parent / "messages", *map(words_folder, GAMES)]
    return [one for one in folders if one.is_dir()]


def _write_types(folder: Path, file: Path, text: str, check: bool) -> None:
    if not check:
        file.write_text(text, encoding="utf-8")
        print(f"{file}: {counted(text.count(chr(10)), 'line')}.")
    elif file.exists() and file.read_text(encoding="utf-8") == text:
        print(f"{file} is as the sources are now.")
    else:
        raise AbrakaError(f"{file} is not as the sources are now: run “abraka types {folder}”.")


@table_app.command()
def script(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The lesson, as TOML.")],
    target: Annotated[Path | None, typer.Argument(metavar="TARGET", help="Where to write; else beside it.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the target is fresh.")] = False,
) -> None:
    """Play a scripted match, and write it down for the browser client's lessons."""
    from abraka.table.script import perform, read_script, written

    target = target or file.with_suffix(".json")
    text = written(perform(read_script(file)))
    if not check:
        target.write_text(text, encoding="utf-8")
        print(f"{target}: {counted(text.count(chr(10)), 'line')}.")
    elif target.exists() and target.read_text(encoding="utf-8") == text:
        print(f"{target} is as {file} is now.")
    else:
        raise AbrakaError(f"{target} is not as {file} is now: run “abraka script {file}”.")
