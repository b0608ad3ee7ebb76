"""The commands of the table: play, backup, restore, types."""

from pathlib import Path

from abraka.console import counted
from abraka.core.errors import AbrakaError


def play(host: str, port: int, data: Path | None, browser: bool, origins: list[str]) -> int:
    """Opens the table and keeps it open until Ctrl-C."""
    from abraka.table.serve import default_data, serve
    from abraka.table.settings import Settings

    settings = Settings(data=(data or default_data()).absolute(), host=host, port=port, origins=tuple(origins))
    serve(settings, browser, lambda text: print(text, flush=True))
    print("The table is closed; everything is kept.")
    return 0


def back_up(file: Path, data: Path | None) -> int:
    """Copies the table's database, also while it is open."""
    from abraka.table.database import back_up as copy
    from abraka.table.serve import default_data
    from abraka.table.settings import Settings

    size = copy(Settings(data=data or default_data()).database, file)
    print(f"{file}: {counted(size, 'byte')} that hold all tables, matches and chats.")
    return 0


def restore(file: Path, data: Path | None) -> int:
    """Puts a copy back; the table must be closed."""
    from abraka.table.database import restore as put_back
    from abraka.table.serve import default_data, lock, make_folder
    from abraka.table.settings import Settings

    settings = Settings(data=data or default_data())
    make_folder(settings.data)
    free = lock(settings.data)
    try:
        kept = put_back(file, settings.database)
    finally:
        free()
    print(f"{settings.database} is as it was in {file}." + (f" What it was before is kept in {kept}." if kept else ""))
    return 0


def write_types(file: Path | None, check: bool) -> int:
    """The protocol's types in TypeScript, written, printed, or compared with a file."""
    from abraka.table.typescript import typescript

    text = typescript()
    if file is None:
        print(text, end="")
    elif check:
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            raise AbrakaError(f"{file} is not as the protocol is now: run “abraka types {file}”.")
        print(f"{file} is as the protocol is now.")
    else:
        file.write_text(text, encoding="utf-8")
        print(f"{file}: {counted(text.count(chr(10)), 'line')}.")
    return 0
