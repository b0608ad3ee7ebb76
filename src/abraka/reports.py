"""What the command line prints when nobody asks for JSON."""

from typing import TYPE_CHECKING, Any

from abraka.console import counted, output
from abraka.core.game import GAMES, SEAT_COLOURS, GameSpec

if TYPE_CHECKING:
    from rich.table import Table

    from abraka.core.match import Match
    from abraka.lab.bench import Figures, Machine
    from abraka.lab.perft import Perft
    from abraka.lab.replay import Replay
    from abraka.lab.sheet import FilledIn
    from abraka.lab.simulate import Simulation


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
    table.add_row("copying a state", f"{figures.copy_ns:,.0f} ns")
    table.add_row("a state's size", f"{figures.state_bytes} bytes")
    table.add_row("cold compile", cold)
    table.add_row("warm start: abraka games", f"{figures.warm_start_s:.2f} s")
    table.add_row("warm start: one action played", f"{figures.warm_play_s:.2f} s")
    console = output()
    console.print(table)
    for line in _machine_lines(figures.machine):
        console.print(line, markup=False)


def _machine_lines(machine: "Machine") -> list[str]:
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
