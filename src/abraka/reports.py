"""What the command line prints when nobody asks for JSON."""

from typing import TYPE_CHECKING, Any

import msgspec

from abraka.console import counted, output
from abraka.core.game import GAMES, SEAT_COLOURS, GameSpec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.table import Table

    from abraka.core.match import Match
    from abraka.lab.analysis_bench import AnalysisFigures
    from abraka.lab.arena_calibration import Calibration
    from abraka.lab.arena_results import Arena, Pair
    from abraka.lab.bench import Figures, Machine
    from abraka.lab.cluster_bench import ClusterFigures
    from abraka.lab.perft import Perft
    from abraka.lab.replay import Replay
    from abraka.lab.sheet import FilledIn
    from abraka.lab.simulate import Simulation
    from abraka.lab.start_bench import StartFigures
    from abraka.lab.table_bench import TableFigures


def new_table(*heads: str) -> "Table":
    """An empty table."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    for head in heads:
        table.add_column(head, overflow="fold")
    return table


def print_games() -> None:
    """All games with their options."""
    console = output()
    for spec in GAMES.values():
        console.print(f"[bold]{spec.name}[/]  {spec.titles['en']}, {spec.players[0]} to {spec.players[1]} players")
        console.print(spec.summary, markup=False)
        table = new_table("option", "values", "default", "")
        for option in spec.options:
            table.add_row(option.name, option.allowed(), option.write(option.default) or "none", option.doc)
        console.print(table, soft_wrap=False)


def spec_document(spec: GameSpec) -> dict[str, Any]:
    """A game's spec as it is printed as JSON."""
    fields = "name", "titles", "summary", "players", "rules_version", "options"
    return {field: getattr(spec, field) for field in fields}


def print_simulation(result: "Simulation") -> None:
    """What many matches had in common."""
    console = output()
    speed = result.actions_mean * result.matches / max(result.seconds, 1e-9)
    size = counted(result.players, "player")
    matches = counted(result.matches, "match", "matches")
    players = "" if result.policy == "random" else f", {result.policy} players"
    console.print(f"{result.game}, {size}, {matches} from seed {result.seed}{players}")
    console.print(f"{result.seconds:.1f} s, {speed:,.0f} actions/s")
    console.print(f"a match has {result.actions_mean:.1f} actions (mean) and {result.rounds_median:g} rounds (median)")
    console.print(f"a decision offers {result.branching_mean:.1f} actions (mean)")
    wins = new_table("seat", "wins", "95 % interval", *(["points (mean)"] if result.seat_points else []))
    for seat, (rate, low, high) in enumerate(result.seat_win_rate):
        points = [f"{result.seat_points[seat]:.1f}"] if result.seat_points else []
        wins.add_row(SEAT_COLOURS[seat], f"{rate:.2%}", f"{low:.2%} – {high:.2%}", *points)
    ends = new_table("end", "matches", "")
    for reason, count in result.end_reasons.items():
        ends.add_row(reason, f"{count:,}", f"{count / result.matches:.2%}")
    console.print(wins, ends)
    if result.choices:
        console.print(_choices(result))
    console.print("A shared win counts for every seat that shares it.", style="dim")


def _choices(result: "Simulation") -> "Table":
    """How often each action was chosen: among those with the same verb, and when it could have been."""
    points = result.chooser_points
    table = new_table("choice", "times", "of its kind", "if offered", *(["points of who chose it"] if points else []))
    for action, count in result.choices.items():
        verb = action.split()[0]
        alike = sum(times for other, times in result.choices.items() if other.split()[0] == verb)
        shares = f"{count / alike:.1%}", f"{count / result.offers[action]:.1%}"
        table.add_row(action, f"{count:,}", *shares, *([f"{points[action]:.1f}"] if points else []))
    return table


def print_arena(result: "Arena") -> None:
    """How the bots did."""
    console = output()
    settings = result.settings
    thinking = "" if settings.time is None else f", {settings.time:g} s a decision"
    thinking += "" if settings.sims is None else f", {counted(settings.sims, 'simulation')} a decision"
    size = f"{counted(settings.players, 'player')}, {counted(result.matches, 'match', 'matches')}"
    console.print(f"{settings.game}, {size} from seed {settings.seed}{thinking}", markup=False)
    if result.planned != result.asked:
        console.print(f"{result.asked:,} asked for, rounded up to whole sets of rotations.", style="dim")
    if not result.matches:
        return
    speed = "" if result.matches_per_s is None else f"{result.seconds:.1f} s, {result.matches_per_s:,.2f} matches/s; "
    console.print(
        f"{speed}a match has {result.rounds_median:g} rounds and {result.decisions_median:g} decisions (median)"
    )
    console.print(_standings(result), _paces(result))
    if result.pairs:
        console.print(_pairs(result.pairs))
    if result.calibration:
        console.print(_calibrations(result.calibration))
    ends = new_table("end", "matches", "")
    for reason, count in result.end_reasons.items():
        ends.add_row(reason, f"{count:,}", f"{count / result.matches:.2%}")
    console.print(ends)
    for line in _remarks(result):
        console.print(line, style="dim")


def _standings(result: "Arena") -> "Table":
    """How strong each bot is."""
    rated = any(one.rating is not None for one in result.bots.values())
    table = new_table("bot", "wins", "win rate", "95 % interval", *(["fair share", "rating"] if rated else []))
    for name, one in result.bots.items():
        cells = [name, f"{one.wins:,.6g} of {one.seats:,}", f"{one.win_rate:.1%}", f"{one.low:.1%} – {one.high:.1%}"]
        table.add_row(*cells, *([f"{one.fair_share:.1%}", f"{one.rating:.1f} ± {one.sigma:.1f}"] if rated else []))
    return table


def _calibrations(found: "Mapping[str, Calibration]") -> "Table":
    """Which chances each bot saw, and how often it won then."""
    bins = sorted({(one.low, one.high) for each in found.values() for one in each.bins})
    table = new_table("foreseen, won", *found)
    table.add_row("Brier score", *(f"{one.brier:.4f}" for one in found.values()))
    for low, high in bins:
        cells = []
        for one in found.values():
            here = [bin for bin in one.bins if bin.low == low]
            cells.append(f"{here[0].won:.1%} of {here[0].decisions:,}" if here else "")
        table.add_row(f"{low:.0%} – {high:.0%}", *cells)
    return table


def _paces(result: "Arena") -> "Table":
    """How long each bot thinks, and what it scores."""
    points = any(one.points_mean is not None for one in result.bots.values())
    heads = ["bot", "ms a decision (median)", "99 % within", "too late"]
    table = new_table(*heads, *(["points (mean)"] if points else []))
    for name, one in result.bots.items():
        cells = [name, _figure(one.decision_ms_p50), _figure(one.decision_ms_p99), f"{one.late:,}"]
        table.add_row(*cells, *([_figure(one.points_mean)] if points else []))
    return table


def _figure(value: float | None) -> str:
    """A measured value to about three digits."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def _pairs(pairs: "dict[str, dict[str, Pair]]") -> "Table":
    """How often the bot of the row finished ahead of the bot of the column."""
    table = new_table("ahead of", *pairs)
    for name, others in pairs.items():
        found = [others.get(other) for other in pairs]
        table.add_row(
            name, *("–" if one is None else f"{one.ahead:.0%} ({one.low:.0%}–{one.high:.0%})" for one in found)
        )
    return table


def _remarks(result: "Arena") -> list[str]:
    """What must be known to read the table."""
    if all(one.rating is None for one in result.bots.values()):
        return ["Here all win or lose together, so there is neither a rating nor a fair share."]
    lines = ["A win shared by several sides counts in part. Ratings begin at 25 ± 8.3 (openskill, Plackett–Luce)."]
    if result.pairs:
        lines.append("Of two bots: how often one was ahead of the other; level with it counts half.")
    return lines


def print_replay(match: "Match", replay: "Replay") -> None:
    """Every action with what happened."""
    from abraka.core.events import SPECTATOR

    console = output()
    title = match.game.spec.titles["en"]
    console.print(f"{title}, {counted(replay.players, 'player')}, match {replay.id}", markup=False, style="bold")
    for step in replay.actions:
        who = "set-up" if step.seat is None else SEAT_COLOURS[step.seat]
        console.print(f"{step.number:>4}  {who:<7} {step.action or ''}".rstrip(), markup=False, style="bold")
        for line in step.said:
            console.print(f"        {line}", markup=False)
        if step.board is not None:
            console.print(f"\n{step.board}\n", markup=False)
    ending = "The match is not over." if replay.outcome is None else match.game.ask(match.view(SPECTATOR))
    console.print(ending, markup=False, style="bold")


def print_sheet(result: "FilledIn") -> None:
    """The record sheet, how many matches it was filled in from, and which were left out."""
    print(result.sheet)
    print(f"\nFilled in from {counted(result.counted, 'match', 'matches')}.")
    for path, reason in result.left_out.items():
        print(f"{path} is left out: {reason.removesuffix('.')}.")


def print_perft(result: "Perft") -> None:
    """Counts by length, and of the longest by first action."""
    table = new_table("actions", "sequences")
    for length, count in enumerate(result.counts, 1):
        table.add_row(str(length), f"{count:,}", end_section=length == len(result.counts))
    for first, count in (result.divide or {}).items():
        table.add_row(first, f"{count:,}")
    output().print(table)


def print_figures(figures: "Figures") -> None:
    """All figures and the machine they were measured on."""
    twice = figures.two_threads_actions_per_s / figures.inside_actions_per_s
    cold = "not measured (--cold)" if figures.cold_compile_s is None else f"{figures.cold_compile_s:.1f} s"
    table = new_table(f"{figures.game}, {counted(figures.players, 'player')}", f"median of {figures.runs}")
    table.add_row("random play inside compiled code", f"{figures.inside_actions_per_s:,.0f} actions/s")
    table.add_row("the same on two threads", f"{figures.two_threads_actions_per_s:,.0f} actions/s (×{twice:.2f})")
    table.add_row("driven from Python, step by step", f"{figures.driven_actions_per_s:,.0f} actions/s")
    table.add_row("simulations of a search, by chance to the end", f"{figures.search_sims_per_s:,.0f}/s")
    table.add_row("a batch of 256", f"{figures.batch_steps_per_s:,.0f} steps/s")
    table.add_row("the same with masks and features", f"{figures.batch_features_steps_per_s:,.0f} steps/s")
    table.add_row("and on two threads", f"{figures.batch_two_threads_steps_per_s:,.0f} steps/s")
    table.add_row("one state at a time, with features", f"{figures.see_steps_per_s:,.0f} steps/s")
    table.add_row("the features of a state", f"{figures.features_ns:,.0f} ns")
    table.add_row("copying a state", f"{figures.copy_ns:,.0f} ns")
    table.add_row("a state's size", f"{figures.state_bytes} bytes")
    table.add_row("cold compile", cold)
    table.add_row("warm start: abraka games", f"{figures.warm_start_s:.2f} s")
    table.add_row("warm start: one action played", f"{figures.warm_play_s:.2f} s")
    console = output()
    console.print(table)
    for line in machine_lines(figures.machine):
        console.print(line, markup=False)


def print_table_figures(figures: "TableFigures") -> None:
    """What the table carried."""
    steady, fast = figures.steady, figures.fast
    table = new_table("the table", f"{steady.matches} steady matches", f"{fast.matches} fast matches")
    table.add_row("players in each", str(steady.players), str(fast.players))
    for name, of in (("sent", "actions_sent"), ("stored", "actions_stored"), ("lost", "lost")):
        table.add_row(f"actions {name}", f"{getattr(steady, of):,}", f"{getattr(fast, of):,}")
    table.add_row("actions stored a second", f"{steady.stored_actions_per_s:,.0f}", f"{fast.stored_actions_per_s:,.0f}")
    table.add_row("sent until the last one knows, p50", f"{steady.p50_ms:.1f} ms", f"{fast.p50_ms:.1f} ms")
    table.add_row("sent until the last one knows, p99", f"{steady.p99_ms:.1f} ms", f"{fast.p99_ms:.1f} ms")
    console = output()
    console.print(table)
    console.print(f"The server's memory with the steady matches: {figures.memory_mb:,.0f} MB", markup=False)
    console.print(f"A match that was not in memory is back after {figures.cold_match_ms:.1f} ms", markup=False)


def print_cluster_figures(figures: "ClusterFigures") -> None:
    """What several nodes carried, and what was noticed when one was gone."""
    table = new_table("many nodes", "")
    table.add_row("accepted and lost, told twice", f"{figures.lost}, {figures.told_twice}")
    table.add_row("actions stored a second, in a file", f"{figures.sqlite_actions_per_s:,.0f}")
    in_postgres = f"{figures.postgres_actions_per_s:,.0f} ({figures.postgres_ratio:.2f} of it)"
    table.add_row("the same in PostgreSQL", in_postgres)
    table.add_row("a socket through another node, p50", f"{figures.relay_ms_p50:+.1f} ms")
    for words, half, most in (("killed", "failover_s_p50", "failover_s_p99"), ("ended", "drain_s_p50", "drain_s_p99")):
        table.add_row(
            f"a node is {words}: matches stand still, p50 and p99",
            f"{getattr(figures, half):.2f} s, {getattr(figures, most):.2f} s",
        )
    for name, value in msgspec.structs.asdict(figures.costs).items():
        table.add_row(name.replace("_", " "), f"{value:,.3f}")
    for step in figures.growth:
        table.add_row(
            f"nodes: {step.nodes}, {step.actions_per_s:.0f} actions a second, {step.far_share:.0%} from elsewhere",
            f"{step.node_cpu:.2f} processors busy, {step.predicted_cpu:.2f} as the model says",
        )
    output().print(table)


def print_start_figures(figures: "StartFigures") -> None:
    """How long a newcomer waits."""
    table = new_table("seconds from the start until …", "empty cache", "full cache")
    rows = (("page", "the page answers"), ("first_answer", "a bot has answered"), ("ready", "compiled rules play"))
    for name, words in rows:
        table.add_row(words, f"{getattr(figures, f'{name}_s'):.1f}", f"{getattr(figures, f'warm_{name}_s'):.1f}")
    table.add_row("processor time to compile", f"{figures.compile_cpu_s:.1f}", f"{figures.warm_compile_cpu_s:.1f}")
    output().print(table)


def machine_lines(machine: "Machine") -> list[str]:
    """The machine, and what must be known to compare its figures with others."""
    load = ", ".join(f"{value:.2f}" for value in machine.load)
    cpus = counted(machine.cpus, "CPU")
    lines = [f"{machine.system}, {cpus}, load {load}; Python {machine.python}, numba {machine.numba}"]
    if not machine.jit:
        lines.append("The compiler is off (NUMBA_DISABLE_JIT): these are the figures of plain Python.")
    if machine.bounds_checks:
        lines.append("Bounds checks are on (NUMBA_BOUNDSCHECK): without them it is a little faster.")
    if machine.load[0] > machine.cpus / 2:
        lines.append("The machine was busy when this began: the figures are lower than they could be.")
    return lines


def print_analysis_figures(figures: "AnalysisFigures") -> None:
    """How analyses go here."""
    console = output()
    console.print(f"{figures.game}, {counted(figures.matches, 'match', 'matches')} of two bots")
    console.print(f"{figures.seconds_per_match:.1f} s of one core for a match of {figures.steps_per_match:.0f} actions")
    console.print(
        f"luck and decisions miss the way from the first chance to the result by {figures.identity_error:.5f}"
    )
    agreed = "none to look at again" if figures.agreement is None else f"{figures.agreement:.0%} of them found again"
    console.print(f"{counted(figures.mistakes, 'mistake')}; at four times the depth: {agreed}")
