"""`abraka bench peers`: our games beside those of other libraries."""

import msgspec

from abraka import reports
from abraka.adapters.peers import Row, measure
from abraka.console import Bar, output, print_json
from abraka.lab.bench import Machine, describe_machine

WAYS = {
    "play": "legal actions, then one played",
    "observe": "… and what the player to act knows",
    "aec": "PettingZoo's loop",
}


class PeerFigures(msgspec.Struct, frozen=True):
    """All that was measured side by side, and on what."""

    rows: list[Row]
    missing: dict[str, str]
    """What could not be measured here, and why."""
    runs: int
    machine: Machine


def run(runs: int, seconds: float, as_json: bool) -> None:
    """Measures, and prints a table or JSON."""
    machine = describe_machine()
    with Bar("Measuring") as bar:
        found = measure(runs, seconds, bar)
    figures = PeerFigures(found.rows, found.missing, runs, machine)
    if as_json:
        print_json(figures)
    else:
        print_figures(figures)


def print_figures(figures: PeerFigures) -> None:
    """A table, way by way."""
    table = reports.new_table("driven from Python", "library", "game", "players", "steps/s")
    for row in figures.rows:
        library = f"{row.library} {row.version}"
        table.add_row(WAYS[row.way], library, row.game, str(row.players), f"{row.steps_per_s:,.0f}")
    console = output()
    console.print(table)
    for name, why in figures.missing.items():
        console.print(f"{name} was left out: {why}.", markup=False)
    for line in reports.machine_lines(figures.machine):
        console.print(line, markup=False)
