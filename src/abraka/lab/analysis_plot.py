"""An analysis as a picture: everybody's chances over the match, luck as dots, mistakes as marks."""

from pathlib import Path
from typing import TYPE_CHECKING

from abraka.analysis.report import Analysis
from abraka.core.game import SEAT_COLOURS, spec_of
from abraka.lab.plotting import FAINT, INK, LANTERN, PAPER, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#4a6fa5", "#e0b13e", "#b5483f", "#5b8c5a", "#d9853b", "#7d5a94")
"""Of the seats, from blue to purple."""

HATCHES = ("", "//", "..", "xx", "--", "\\\\")
"""So that seats can be told apart without colours."""

LUCKY = 0.03
"""Luck that changes less is not drawn."""

MARKS = {"doubtful": "?!", "mistake": "?", "blunder": "??", "brilliant": "!!"}


def plot(analysis: Analysis, path: Path) -> None:
    """Writes the picture."""
    save(lambda: draw(analysis), path)


def draw(analysis: Analysis) -> "Figure":
    """Chances above, luck and mistakes below."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9.6, 5.4), layout="constrained")
    FigureCanvasAgg(figure)
    above, below = figure.subplots(2, 1, sharex=True, height_ratios=[3, 2])
    title = spec_of(analysis.game).titles["en"]
    figure.suptitle(f"{title}: chances, luck and mistakes", x=0.015, ha="left", fontsize=13, fontweight="bold")
    _chances(above, analysis)
    _luck(below, analysis)
    _mistakes(below, analysis)
    below.set_xlabel("actions")
    return figure


def _chances(axes: "Axes", analysis: Analysis) -> None:
    """Stacked, one side above the other; partners share theirs."""
    numbers = [moment.number for moment in analysis.moments]
    floor = [0.0] * len(numbers)
    for seat in first_of_sides(analysis):
        top = [low + 100 * moment.chances[seat] for low, moment in zip(floor, analysis.moments, strict=True)]
        axes.fill_between(
            numbers, floor, top, color=COLOURS[seat], hatch=HATCHES[seat], edgecolor=PAPER, linewidth=0.4,
            alpha=0.85, label=SEAT_COLOURS[seat],
        )  # fmt: skip
        floor = top
    axes.set_ylim(0, 100)
    axes.set_xlim(0, numbers[-1])
    axes.set_ylabel("chance to win, %")
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), frameon=False)
    _calm(axes)


def first_of_sides(analysis: Analysis) -> list[int]:
    """A seat for each side."""
    return [seat for seat, side in enumerate(analysis.sides) if side not in analysis.sides[:seat]]


def _luck(axes: "Axes", analysis: Analysis) -> None:
    """What dice and draws did to whoever had them."""
    for step in analysis.steps:
        if step.luck and abs(step.luck[step.seat]) >= LUCKY:
            axes.plot([step.number], [100 * step.luck[step.seat]], "o", color=COLOURS[step.seat], markeredgecolor=INK)
    axes.axhline(0, color=FAINT, linewidth=0.8)
    axes.set_ylabel("luck (dots), mistakes (?), %")
    _calm(axes)


def _mistakes(axes: "Axes", analysis: Analysis) -> None:
    for step in analysis.steps:
        if step.judged and step.judged.grade in MARKS:
            place = (step.number, -100 * step.judged.cost)
            axes.annotate(
                MARKS[step.judged.grade], place, ha="center", va="center", fontweight="bold", color=INK,
                bbox={"boxstyle": "round", "fc": COLOURS[step.seat], "ec": LANTERN, "alpha": 0.55},
            )  # fmt: skip
            axes.plot(*place, alpha=0)  # so that the axes reach as far


def _calm(axes: "Axes") -> None:
    axes.tick_params(length=0)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
