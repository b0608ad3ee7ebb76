"""Where the command line writes: results to standard output, progress and refusals to standard error."""

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

PATIENCE = 0.4
"""Seconds without a progress bar: what is done by then needs none."""


def output() -> "Console":
    """Standard output; colours only in a terminal, long lines are never cut."""
    from rich.console import Console

    class Output(Console):
        """Leaves a reader who has gone to `main`."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Output(highlight=False, soft_wrap=True, emoji=False)


def counted(number: int, thing: str, things: str | None = None) -> str:
    """“1 player”, “2 players”; a plural that does not end so is given."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {things or thing + 's'}"


def print_json(value: Any) -> None:
    """Prints one JSON document, in UTF-8 whatever the terminal shows."""
    import msgspec

    document = msgspec.json.format(msgspec.json.encode(value), indent=2)
    if not hasattr(sys.stdout, "buffer"):
        print(document.decode())
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(document + b"\n")
    sys.stdout.buffer.flush()


def complain(sentence: str) -> None:
    """Says on standard error what is wrong."""
    print(f"abraka: {sentence.removesuffix('.')}.", file=sys.stderr)


def open_closed_streams() -> None:
    """A standard stream that was closed before the start becomes one where nothing is read or written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # open to the end


def forgive_encodings() -> None:
    """Signs that a terminal can't show, or bytes that are no text, become question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def silence_stdout() -> None:
    """Nobody reads any more: what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


class Bar:
    """A progress bar on standard error that only shows up if the work takes a while."""

    def __init__(self, title: str, patience: float = PATIENCE) -> None:
        self._title, self._patience = title, patience
        self._begin = time.monotonic()
        self._progress: Progress | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def __call__(self, done: float, total: float) -> None:
        """So much is done."""
        if self._progress is None:
            if time.monotonic() - self._begin < self._patience or done >= total:
                return
            self._progress = self._show()
        self._progress.update(self._progress.task_ids[0], completed=done, total=total)

    def share(self, done: float) -> None:
        """Such a share of all is done."""
        self(done, 1.0)

    def _show(self) -> "Progress":
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

        columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
        progress = Progress(*columns, console=Console(stderr=True))
        progress.add_task(self._title, total=None)
        progress.start()
        return progress
