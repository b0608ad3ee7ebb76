"""The commands of the table: play, backup, restore, types, script."""

from pathlib import Path
from typing import Annotated

import typer

from abraka.console import counted
from abraka.core.errors import AbrakaError

table_app = typer.Typer()

Data = Annotated[Path | None, typer.Option(metavar="DIR", file_okay=False, help="Where the table keeps its data.")]


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
) -> None:
    """Open the table: play in the browser, alone, together, or with friends by a link."""
    from abraka.table.opening import default_data, open_table
    from abraka.table.settings import Settings

    folder, origins, proxies = (data or default_data()).absolute(), tuple(origin or ()), tuple(proxy or ())
    settings = Settings(data=folder, host=host, port=port, origins=origins, proxies=proxies)
    open_table(settings, browser, lambda text: print(text, flush=True))
    print("The table is closed; everything is kept.")


@table_app.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy to make.")], data: Data = None) -> None:
    """Copy everything that the table keeps into one file, also while it is open."""
    from abraka.table.database import back_up
    from abraka.table.opening import default_data
    from abraka.table.settings import Settings

    size = back_up(Settings(data=data or default_data()).database, file)
    print(f"{file}: {counted(size, 'byte')} that hold all tables, matches and chats.")


@table_app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A copy made before.")],
    data: Data = None,
) -> None:
    """Put a copy back while the table is closed; what was there is kept beside it."""
    from abraka.table.database import restore as put_back
    from abraka.table.opening import default_data, locked, make_folder
    from abraka.table.settings import Settings

    settings = Settings(data=data or default_data())
    make_folder(settings.data)
    with locked(settings.data):
        kept = put_back(file, settings.database)
    print(f"{settings.database} is as it was in {file}." + (f" What it was before is kept in {kept}." if kept else ""))


@table_app.command()
def types(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Where to write; else they are printed.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the file is fresh.")] = False,
) -> None:
    """Write the protocol's types in TypeScript."""
    from abraka.table.typescript import typescript

    text = typescript()
    if file is None:
        print(text, end="")
    elif not check:
        file.write_text(text, encoding="utf-8")
        print(f"{file}: {counted(text.count(chr(10)), 'line')}.")
    elif file.exists() and file.read_text(encoding="utf-8") == text:
        print(f"{file} is as the protocol is now.")
    else:
        raise AbrakaError(f"{file} is not as the protocol is now: run “abraka types {file}”.")


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
