"""The command line. Heavy modules are imported inside the commands, so that `abraka games` answers at once."""

import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abraka import reports
from abraka.analysis_command import analysis_app
from abraka.command_line import (
    BAD_INPUT,
    FAILED,
    Contents,
    Json,
    Language,
    Name,
    Pairs,
    Record,
    Seed,
    make_ready,
    read_pairs,
    ready,
    ready_bots,
    saved_match,
)
from abraka.console import (
    Bar,
    complain,
    counted,
    forgive_encodings,
    open_closed_streams,
    output,
    print_json,
    silence_stdout,
)
from abraka.core.errors import AbrakaError, OptionError, RecordError
from abraka.core.game import GAMES, Game, Options, load, spec_of
from abraka.core.words import speaking, wanted_language
from abraka.features_command import features_app
from abraka.lab_command import lab_app
from abraka.puzzles_command import puzzles_app
from abraka.table_command import table_app
from abraka.tasks_command import tasks_app

if TYPE_CHECKING:
    from abraka.core.match import Match

DEFAULT_GAME = next(iter(GAMES))

app = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, help="Board games of wizards: play, simulate and check them."
)
content_app = typer.Typer(help="Content files: boards, cards, costs.")
app.add_typer(content_app, name="content")
app.add_typer(puzzles_app, name="puzzles")
app.add_typer(tasks_app, name="tasks")
app.add_typer(analysis_app)  # their commands stand among these
app.add_typer(lab_app)
app.add_typer(features_app)
app.add_typer(table_app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code. What the user can mend is said in a sentence, without a traceback."""
    open_closed_streams()
    forgive_encodings()
    try:
        with speaking(wanted_language(os.environ)):
            code = app(args=arguments, prog_name="abraka", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except AbrakaError as error:
        complain(str(error))
    except BrokenPipeError:
        silence_stdout()
        return FAILED
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        complain(_usage(error))
    return BAD_INPUT


def _usage(error: Any) -> str:
    """What typer has to say about a wrong command line."""
    sentence = error.format_message().rstrip(".") + "."
    context = getattr(error, "ctx", None)
    return f"{sentence} “{context.command_path} --help” shows how." if context else sentence


def _show_version(wanted: bool) -> None:
    if wanted:
        from abraka import __version__

        print(f"abraka {__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")]


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Version = False,
) -> None:
    """Board games of wizards: play them in the terminal, simulate them, check what was played."""
    if context.invoked_subcommand is None:
        print(context.get_help())


# The commands.


@app.command()
def games(as_json: Json = False, language: Language = None) -> None:
    """List the games with their players and options."""
    if as_json:
        print_json([reports.spec_document(spec) for spec in GAMES.values()])
    else:
        reports.print_games()


@app.command()
def tty(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; the first one if none is named.")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", min=1, help="How many; 3 if not said.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="human,archmage,…", help="Who sits where; if not said, as saved, or you against bots."),
    ] = None,
    option: Pairs = None,
    content: Contents = None,
    position: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", exists=True, dir_okay=False, help="Begin with a position."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", exists=True, dir_okay=False, help="Play a saved match on.")
    ] = None,
    seed: Seed = None,
    language: Language = None,
) -> int:
    """Play in the terminal, alone against bots or with others at the same screen."""
    import random

    from abraka.bots.levels import SKILLS
    from abraka.terminal import Screen, Table, read_seats, saved_seats

    if resume is None:
        match = _new_match(name or DEFAULT_GAME, players, seats, read_pairs(option), content, position, seed)
    elif players or option or position or seed is not None:
        raise OptionError(
            "A saved match has its own game, players and options: besides --resume give only --seats or --content."
        )
    else:
        match = saved_match(resume, content)
        if name not in (None, match.game.name):
            raise OptionError(f"{resume} is a match of {match.game.name}, not of {name}.")
    if resume is not None and seats is None:
        names = saved_seats(resume, match)
    else:
        names = read_seats(seats, match.players, match.game.spec)
    if any(name in SKILLS for name in names):
        ready_bots(match.game.name)
    return Table(match, names, Screen(output()), random.Random(seed), content or ()).play()


def _new_match(
    name: str,
    players: int | None,
    seats: str | None,
    options: Mapping[str, object],
    content: Sequence[Path] | None,
    position: Path | None,
    seed: int | None,
) -> "Match":
    from abraka.core.match import Match, split_actions
    from abraka.core.savefile import read_file
    from abraka.lab.seed import key_of
    from abraka.terminal import read_seats

    spec = spec_of(name)
    text = None
    if position is not None:
        text = read_file(position)
        written, said = load(name, tuple(content or ())).read_options(split_actions(text)[0])
        if players not in (None, written):
            raise OptionError(f"The position is for {counted(written, 'player')}, not {players}.")
        players, options = written, said | dict(options)
    players = len(read_seats(seats, players, spec))
    resolved = spec.resolve(players, options)
    game = ready(name, content)
    if seed is None:
        return Match(game, players, resolved, position=text)
    match_id = _seeded_id(seed, game, players, resolved, text)
    return Match(game, players, resolved, position=text, key=key_of(seed), match_id=match_id)


def _seeded_id(seed: int, game: Game, players: int, options: Options, position: str | None) -> str:
    """The id of a match made with a seed: another one for every other beginning."""
    beginning = repr((game.name, game.content.digest, players, sorted(options.items()), position))
    return f"seed-{seed}-{hashlib.sha256(beginning.encode()).hexdigest()[:8]}"


@app.command()
def replay(
    path: Record,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the table after every action.")] = False,
    content: Contents = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Show a saved match, action by action; once it is over, with nothing hidden."""
    match = saved_match(path, content)
    from abraka.lab.replay import replay as run

    result = run(match, boards)
    if as_json:
        print_json(result)
    else:
        reports.print_replay(match, result)


@app.command()
def verify(path: Record, content: Contents = None, as_json: Json = False, language: Language = None) -> int:
    """Check a finished match: the promised key, every action, every die and draw."""
    from abraka.core import savefile

    try:
        make_ready(path, content)
        verdict = savefile.verify(path, tuple(content or ()))
    except RecordError as error:
        if as_json:
            print_json({"valid": False, "line": error.line, "reason": str(error)})
        complain(str(savefile.name_file(path, error)))
        return FAILED
    if as_json:
        print_json({"valid": True, "verdict": verdict})
    else:
        size = f"{counted(verdict.players, 'player')}, {counted(verdict.actions, 'action')}"
        chance = f"{counted(verdict.rolls_and_draws, 'random number')} as promised"
        print(f"{path} is true: {verdict.game}, {size}, {chance}; {verdict.outcome}.")
    return 0


@app.command()
def sheet(
    name: Name,
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE…", exists=True, dir_okay=False, help="Finished matches of it.")
    ],
    content: Contents = None,
    as_json: Json = False,
) -> None:
    """Fill in a game's record sheet from saved matches, counting only those that check out; fails if none does."""
    from abraka.lab.sheet import fill_in, has_sheet

    spec = spec_of(name)
    if not has_sheet(name):
        raise OptionError(f"{spec.titles['en']} has no record sheet: nothing is kept there across matches.")
    result = fill_in(ready(name, content), paths, tuple(content or ()))
    if as_json:
        print_json(result)
    else:
        reports.print_sheet(result)
    if not result.counted:
        raise typer.Exit(1)


@content_app.command("check")
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files to use together.")],
    as_json: Json = False,
) -> None:
    """Check content files of your own; names the line and the cause of what is wrong."""
    from abraka.core.content import check_files

    checked = check_files(paths)
    if as_json:
        rows = zip(paths, checked, strict=True)
        print_json([{"file": str(path), "game": c.game, "part": c.part, "summary": c.summary} for path, c in rows])
        return
    for path, one in zip(paths, checked, strict=True):
        print(f"{path}: all right ({one.game}, {one.part}: {one.summary})")


@app.command("compile")
def compile_rules(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="Which games; all if not said.")] = None,
    bots: Annotated[bool, typer.Option("--bots", help="Also the thinking of the bots.")] = False,
) -> None:
    """Make the compiled rules ready, so that later commands need not wait; several games at once."""
    from abraka.bots.together import compile_together, is_ready
    from abraka.core.records import JIT

    chosen = [spec_of(name).name for name in names or GAMES]
    if not JIT:
        print("The compiler is off (NUMBA_DISABLE_JIT): the rules run as plain Python.")
        return
    missing = [name for name in dict.fromkeys(chosen) if not is_ready(name, bots)]
    if missing:
        with Bar(f"Compiling the rules of {', '.join(missing)} (only once)", patience=0) as bar:
            compile_together(missing, bots, bar.share)
    for name in chosen:
        print(f"{name}: {'compiled' if name in missing else 'the compiled rules are ready'}.")


if __name__ == "__main__":
    sys.exit(main())
