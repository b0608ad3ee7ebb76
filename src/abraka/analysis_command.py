"""The command that analyses a finished match."""

from pathlib import Path
from typing import Annotated

import typer

from abraka.command_line import Contents, Json, Record, ready_bots, saved_match
from abraka.console import Bar, print_json

analysis_app = typer.Typer()

DepthTimes = Annotated[float, typer.Option("--depth", metavar="TIMES", help="How many times as deep as usual.")]


@analysis_app.command()
def analyse(
    path: Record,
    depth: DepthTimes = 1.0,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the chances, as .svg or .png.")] = None,
    content: Contents = None,
    as_json: Json = False,
) -> None:
    """Say of a finished match what was luck and what was play: chances, dice, decisions, turning points."""
    from abraka.analysis.analyse import analyse as run
    from abraka.analysis.analyse import check_over
    from abraka.analysis.depth import depth_of
    from abraka.lab.plotting import check_plot

    wanted = depth_of(depth)
    if plot is not None:
        check_plot(plot)
    match = saved_match(path, content)
    check_over(match)
    ready_bots(match.game.name)
    with Bar("Analysing the match") as bar:
        result = run(match, wanted, bar)
    if plot is not None:
        from abraka.lab.analysis_plot import plot as draw

        draw(result, plot)
    if as_json:
        print_json(result)
    else:
        from abraka.analysis_report import print_analysis

        print_analysis(match, result)
