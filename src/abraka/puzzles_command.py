"""The commands for puzzles: mine, list, check."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abraka.command_line import FAILED, MAX_SEED, Json, Name, ready, ready_bots, saved_match
from abraka.console import Bar, complain, counted, output, print_json
from abraka.core.errors import OptionError

if TYPE_CHECKING:
    from abraka.core.match import Match

puzzles_app = typer.Typer(help="Puzzles: positions in which one choice is surely the best.")

Puzzles = Annotated[
    Path | None,
    typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="Puzzles of your own; those shipped if none."),
]


@puzzles_app.command()
def mine(
    name: Name,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, max=1_000_000, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="The number of the first match.")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Add them to a file, one a line.")] = None,
    records: Annotated[
        list[Path] | None,
        typer.Option(
            "--from",
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="A saved match of people, instead of matches of bots; repeatable. Nobody is named.",
        ),
    ] = None,
) -> None:
    """Look for puzzles in matches of strong bots; prints each, or adds it to a file, as soon as it is found."""
    if out is not None and (out.is_dir() or not out.absolute().parent.is_dir()):
        raise OptionError(f"{out} can't be written: it is a folder, or lies in none.")
    ready(name)
    ready_bots(name)
    from abraka.analysis.mining import mine as run
    from abraka.analysis.mining import mine_played
    from abraka.analysis.puzzle import write_puzzles

    played = [_finished(name, path) for path in records or ()]
    through = counted(len(played) or matches, "match", "matches")
    found = 0
    with Bar(f"Looking through {through}") as bar:
        for puzzle in mine_played(played, bar) if played else run(name, matches, seed, bar):
            found += 1
            line = write_puzzles([puzzle])
            if out is None:
                print(line, end="", flush=True)
            else:
                with out.open("a", encoding="utf-8") as file:
                    file.write(line)
    if out is not None:
        print(f"{counted(found, 'puzzle')} found in {through} of {name}.")


def _finished(name: str, path: Path) -> "Match":
    """A finished match of a game from a file; refuses any other."""
    from abraka.analysis.analyse import check_over

    match = saved_match(path, None)
    if match.game.name != name:
        raise OptionError(f"{path} is a match of {match.game.name}, not of {name}.")
    check_over(match)
    return match


@puzzles_app.command("list")
def list_puzzles(path: Puzzles = None, as_json: Json = False) -> None:
    """Say how many puzzles there are of each game, theme and difficulty."""
    from abraka.analysis.library import all_shipped, load_puzzles, stock
    from abraka.reports import new_table

    found = stock(load_puzzles(path) if path else all_shipped())
    if as_json:
        print_json(found)
        return
    table = new_table("game", "puzzles", "themes", "easy / medium / hard")
    for one in found:
        themes = ", ".join(f"{theme} {count}" for theme, count in one.themes.items())
        levels = " / ".join(str(one.difficulties.get(level, 0)) for level in (1, 2, 3))
        table.add_row(one.game, str(one.puzzles), themes, levels)
    output().print(table)


@puzzles_app.command()
def check(path: Puzzles = None, as_json: Json = False) -> int:
    """Check that each puzzle has one answer, at the depth that it was found with; fails if one has not."""
    from abraka.analysis.library import all_shipped, check_all, load_puzzles

    puzzles = load_puzzles(path) if path else all_shipped()
    for name in dict.fromkeys(puzzle.game for puzzle in puzzles):
        ready(name)
        ready_bots(name)
    with Bar(f"Checking {counted(len(puzzles), 'puzzle')}") as bar:
        verdicts = check_all(puzzles, progress=bar)
    wrong = [verdict for verdict in verdicts if not verdict.right]
    if as_json:
        print_json({"puzzles": len(puzzles), "right": len(puzzles) - len(wrong), "wrong": wrong})
    else:
        for verdict in wrong:
            complain(f"{verdict.id}: {verdict.why}")
        print(f"{counted(len(puzzles) - len(wrong), 'puzzle')} of {len(puzzles)} checked: each has one answer.")
    return FAILED if wrong else 0
