"""The command line. Heavy modules are imported inside the commands, so that `abraka games` answers at once."""

import hashlib
import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abraka import reports
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
from abraka.table_command import table_app

if TYPE_CHECKING:
    from abraka.core.match import Match

DEFAULT_GAME = "towers"
FAILED, BAD_INPUT = 1, 2
MAX_SEED = 2**32 - 1

Name = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `abraka games` lists them.")]
Players = Annotated[int, typer.Option("--players", "-p", min=1, help="How many players.")]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Contents = Annotated[
    list[Path] | None,
    typer.Option("--content", metavar="FILE", help="A content file of your own, or a variant's name; repeatable."),
]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=MAX_SEED, help="Makes the same match again.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Record = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A saved match.")]


class Policy(StrEnum):
    """Who plays the matches of a simulation."""

    random = "random"
    sensible = "sensible"


app = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, help="Board games of wizards: play, simulate and check them."
)
content_app = typer.Typer(help="Content files: boards, cards, costs.")
app.add_typer(content_app, name="content")
app.add_typer(table_app)  # its commands stand among these


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code. What the user can mend is said in a sentence, without a traceback."""
    open_closed_streams()
    forgive_encodings()
    try:
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


# What many commands need.


def ready(name: str, content: Sequence[Path] | None = None) -> Game:
    """A game with its rules compiled, with a progress bar if that is still to be done."""
    game = load(name, tuple(content or ()))
    with Bar(f"Compiling the rules of {name} (only once)", patience=0) as bar:
        game.compile(bar)
    return game


def ready_bots(name: str) -> None:
    """Makes the thinking of a game's bots ready, with a progress bar if it is still to be compiled."""
    from abraka.bots.mind import mind_of

    with Bar(f"Compiling the bots of {name} (only once)", patience=0) as bar:
        mind_of(name).compile(bar)


def read_pairs(pairs: Sequence[str] | None) -> dict[str, str]:
    """Options given as NAME=VALUE."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, sign, value = (part.strip() for part in pair.partition("="))
        if not sign or not name:
            raise OptionError(f"“{pair}” is no option: write --option NAME=VALUE.")
        if name in options:
            raise OptionError(f"Option {name} is given twice.")
        options[name] = value
    return options


# The commands.


@app.command()
def games(as_json: Json = False) -> None:
    """List the games with their players and options."""
    if as_json:
        print_json([reports.spec_document(spec) for spec in GAMES.values()])
    else:
        reports.print_games()


@app.command()
def tty(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; towers if none is named.")] = None,
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
        match = _saved_match(resume, content)
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
    from abraka.core.match import Match
    from abraka.core.savefile import read_file
    from abraka.lab.seed import key_of
    from abraka.terminal import read_seats

    spec = spec_of(name)
    text = None
    if position is not None:
        text = read_file(position)
        written, said = load(name, tuple(content or ())).read_options(text)
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


def _saved_match(path: Path, content: Sequence[Path] | None) -> "Match":
    """A saved match; its game's rules are made ready before."""
    from abraka.core.savefile import load_match, name_file

    try:
        _make_ready(path, content)
        return load_match(path, tuple(content or ()))
    except RecordError as error:
        raise name_file(path, error) from None


def _make_ready(path: Path, content: Sequence[Path] | None) -> None:
    """Compiles the rules of a saved match's game, if there is such a game."""
    from abraka.core.savefile import game_of

    name = game_of(path)
    if name in GAMES:
        ready(name, content)


@app.command()
def simulate(
    name: Name,
    players: Players = 4,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, max=10_000_000, help="How many matches.")] = 1000,
    policy: Annotated[Policy, typer.Option(help="Who plays: chance, or a player of some sense.")] = Policy.random,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="The same seed gives the same matches.")] = 0,
    option: Pairs = None,
    content: Contents = None,
    as_json: Json = False,
) -> None:
    """Play many matches by chance, or sensibly: length, choices, win rates, reasons for the end."""
    options = spec_of(name).resolve(players, read_pairs(option))
    game = ready(name, content)
    from abraka.lab.simulate import simulate as run

    with Bar(counted(matches, "match", "matches")) as bar:
        result = run(game, players, options, policy=policy.value, matches=matches, seed=seed, progress=bar)
    if as_json:
        print_json(result)
    else:
        reports.print_simulation(result)


@app.command()
def arena(
    name: Name,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME,…", help="Who plays, separated by commas.")],
    players: Players = 2,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, max=10_000_000, help="How many matches.")] = 100,
    seconds: Annotated[float | None, typer.Option("--time", metavar="SECONDS", help="For each decision.")] = None,
    sims: Annotated[int | None, typer.Option("--sims", help="Simulations for each decision.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="The same seed gives the same deals.")] = 0,
    option: Pairs = None,
    content: Contents = None,
    code: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", exists=True, dir_okay=False, help="A bot of your own; repeatable."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A journal: every match as it is played, to go on later.")
    ] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write one row for each match.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the results, as .svg or .png.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="Processes; as many as cores.")] = None,
    as_json: Json = False,
) -> int:
    """Let bots play against each other: win rates, ratings, time for a decision."""
    from abraka.arena_command import Wishes, run

    files = tuple(content or ()), tuple(code or ()), out, csv, plot
    return run(Wishes(name, bots, players, matches, seconds, sims, seed, read_pairs(option), *files, workers, as_json))


@app.command()
def replay(
    path: Record,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the table after every action.")] = False,
    content: Contents = None,
    as_json: Json = False,
) -> None:
    """Show a saved match, action by action; once it is over, with nothing hidden."""
    match = _saved_match(path, content)
    from abraka.lab.replay import replay as run

    result = run(match, boards)
    if as_json:
        print_json(result)
    else:
        reports.print_replay(match, result)


@app.command()
def verify(path: Record, content: Contents = None, as_json: Json = False) -> int:
    """Check a finished match: the promised key, every action, every die and draw."""
    from abraka.core import savefile

    try:
        _make_ready(path, content)
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


@app.command()
def perft(
    name: Name,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=40, help="How many actions.")] = 4,
    players: Annotated[int, typer.Option("--players", "-p", min=1, help="How many players.")] = 2,
    divide: Annotated[bool, typer.Option("--divide", help="Show the count for each first action too.")] = False,
    option: Pairs = None,
    content: Contents = None,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """Count the sequences of actions from the beginning, by length."""
    options = spec_of(name).resolve(players, read_pairs(option))
    game = ready(name, content)
    from abraka.core.match import Match
    from abraka.lab.perft import FIXED_KEY
    from abraka.lab.perft import perft as run
    from abraka.lab.seed import key_of

    match = Match(game, players, options, key=FIXED_KEY if seed is None else key_of(seed))
    with Bar(f"Counting {counted(depth, 'action')} deep") as bar:
        result = run(match, depth, divide, bar.share)
    if as_json:
        print_json(result)
    else:
        reports.print_perft(result)


@app.command()
def bench(
    name: Annotated[
        str,
        typer.Argument(
            metavar="GAME|table|start", help="A game's rules, the table's server, or how soon one can play."
        ),
    ],
    players: Players = 4,
    option: Pairs = None,
    cold: Annotated[bool, typer.Option("--cold", help="Also measure a compile into an empty cache.")] = False,
    runs: Annotated[int, typer.Option(min=1, max=1000, help="How often everything is measured.")] = 5,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, max=600, help="How long each run takes: 1 s for rules, 20 s for the table."),
    ] = None,
    matches: Annotated[int, typer.Option(min=1, max=4000, help="For the table: steady matches at once.")] = 500,
    fast_matches: Annotated[int, typer.Option(min=1, max=1000, help="For the table: fast matches at once.")] = 50,
    as_json: Json = False,
) -> None:
    """Measure how fast the rules run on this machine, how much the table carries, or how soon one can play."""
    if name == "start":
        from abraka.lab.start_bench import bench_start

        with Bar("Measuring") as bar:
            waited = bench_start(bar)
        (print_json if as_json else reports.print_start_figures)(waited)
        return
    if name == "table":
        from abraka.lab.extra import need

        need("picows", "The table's load needs")
        from abraka.lab.table_bench import bench_table

        with Bar("Measuring") as bar:
            carried = bench_table(matches, fast_matches, seconds or 20.0, bar)
        (print_json if as_json else reports.print_table_figures)(carried)
        return
    options = spec_of(name).resolve(players, read_pairs(option))
    game = ready(name)
    ready_bots(name)
    from abraka.lab.bench import bench as run

    with Bar("Measuring") as bar:
        figures = run(game, players, options, cold=cold, runs=runs, seconds=seconds or 1.0, progress=bar)
    (print_json if as_json else reports.print_figures)(figures)


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
