"""What `abraka arena` does with its arguments."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from abraka import reports
from abraka.bots import Budget
from abraka.console import Bar, complain, counted, print_json
from abraka.core.errors import OptionError
from abraka.lab.arena import Contest
from abraka.lab.arena_code import CodeError
from abraka.lab.arena_plot import plot, plot_calibration
from abraka.lab.arena_results import Arena, write_csv
from abraka.lab.plotting import check_plot
from abraka.lab.shares import Share

FAILED, INTERRUPTED = 1, 130


class Wishes(NamedTuple):
    """The arguments, as typed."""

    game: str
    bots: str
    players: int
    matches: int
    seconds: float | None
    sims: int | None
    seed: int
    options: Mapping[str, object]
    content: tuple[Path, ...]
    code: tuple[Path, ...]
    insight: tuple[str, ...]
    network: tuple[str, ...]
    calibration: bool
    out: Path | None
    csv: Path | None
    plot: Path | None
    workers: int | None
    share: Share
    join: tuple[Path, ...]
    ray: str | None
    as_json: bool


def run(wishes: Wishes) -> int:
    """Plays, prints and writes what was asked for; returns the exit code."""
    check_files(wishes)
    try:
        contest, result = play(wishes)
    except CodeError as error:
        complain(f"{error}\nWhat was played before stays in {wishes.out}." if wishes.out else str(error))
        return FAILED
    if wishes.as_json:
        print_json(result)
    else:
        reports.print_arena(result)
    write_files(wishes, contest, result)
    if result.stopped:
        complain(said_when_stopped(result, wishes.out))
        return INTERRUPTED
    return 0


def play(wishes: Wishes) -> tuple[Contest, Arena]:
    """Makes all ready, then plays."""
    contest = Contest(
        wishes.game,
        [name.strip() for name in wishes.bots.split(",") if name.strip()],
        wishes.players,
        wishes.options,
        matches=wishes.matches,
        budget=Budget(wishes.seconds, wishes.sims),
        seed=wishes.seed,
        content=wishes.content,
        code=wishes.code,
        insight=wishes.insight,
        network=wishes.network,
        calibration=wishes.calibration,
    )
    with Bar(f"Compiling the rules of {wishes.game} (only once)", patience=0) as bar:
        contest.game.compile(bar)
    with Bar(f"Compiling the bots of {wishes.game} (only once)", patience=0) as bar:
        contest.compile(bar)
    if wishes.join:
        return contest, contest.join(wishes.join)
    workers = wishes.workers or os.cpu_count() or 1
    with Bar(counted(contest.planned, "match", "matches")) as bar:
        result = contest.run(journal=wishes.out, workers=workers, share=wishes.share, ray=wishes.ray, progress=bar)
        return contest, result


def check_files(wishes: Wishes) -> None:
    """Refuses files that could not be written, before hours are spent on playing."""
    if wishes.plot is not None:
        check_plot(wishes.plot)
    named = [path for path in (wishes.out, wishes.csv, wishes.plot) if path is not None]
    for path in named:
        folder = path.absolute().parent
        if path.is_dir():
            raise OptionError(f"{path} can't be written: it is a folder.")
        if not folder.is_dir():
            raise OptionError(f"{path} can't be written: there is no folder {folder}.")
        if not os.access(path if path.exists() else folder, os.W_OK):
            raise OptionError(f"{path} can't be written: it is not allowed.")
    if len({path.absolute() for path in named}) < len(named):
        raise OptionError("Journal, CSV and plot must be different files.")


def write_files(wishes: Wishes, contest: Contest, result: Arena) -> None:
    """Table and picture for other programs."""
    if wishes.csv is not None:
        write_csv(wishes.csv, contest.counted(), wishes.players)
    if wishes.plot is not None and result.bots:
        (plot_calibration if wishes.calibration else plot)(result, wishes.plot)


def said_when_stopped(result: Arena, journal: Path | None) -> str:
    """How to go on."""
    played = f"Stopped after {result.matches:,} of {counted(result.planned, 'match', 'matches')}"
    if journal is None:
        return f"{played}; with --out FILE it could go on later"
    return f"{played}; the same command goes on"
