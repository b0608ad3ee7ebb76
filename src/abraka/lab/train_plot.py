"""The curve of a training as a picture."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from abraka.core.game import spec_of
from abraka.lab.plotting import LANTERN, NIGHT, save
from abraka.lab.train import Plan, Point

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def plot(plan: Plan, curve: Sequence[Point], path: Path) -> None:
    """How well results are foreseen, and how strong one look ahead is, over the matches learned from."""
    save(lambda: draw(plan, curve), path)


def draw(plan: Plan, curve: Sequence[Point]) -> "Figure":
    """The picture."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(figsize=(9.6, 3.8), layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1, wspace=0.06))
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2)
    low, high = plan.players
    tables = f"{low} players" if low == high else f"{low} to {high} players"
    figure.suptitle(
        f"{spec_of(plan.game).titles['en']} · {tables} · {curve[-1].matches:,} matches",
        x=0.015, ha="left", fontsize=13, fontweight="bold",
    )  # fmt: skip
    matches = [point.matches / 1000 for point in curve]
    left.plot(matches, [point.by_hand for point in curve], color=LANTERN, linewidth=1.6, label="by hand")
    left.plot(matches, [point.learned for point in curve], color=NIGHT, linewidth=1.8, label="with the network")
    left.set_ylabel("Brier score, fresh matches")
    probed = [point for point in curve if point.strength]
    when = [point.matches / 1000 for point in probed]
    for name, (colour, style) in zip(curve[0].strength, product((NIGHT, LANTERN), ("-", ":")), strict=False):
        rates = [point.strength[name] for point in probed]
        right.plot(
            when, [100 * rate for rate, _, _ in rates], color=colour, linestyle=style, linewidth=1.8, label=_said(name)
        )
        lows, highs = [100 * low for _, low, _ in rates], [100 * high for _, _, high in rates]
        right.fill_between(when, lows, highs, color=colour, alpha=0.15, linewidth=0)
    right.set_ylabel("wins in %, with 95 % interval")
    right.set_ylim(0, 100)
    for axes in (left, right):
        _calm(axes)
    return figure


def _said(name: str) -> str:
    players, opponent = name.split(" ")
    return f"{players} players, against {opponent}"


def _calm(axes: "Axes") -> None:
    axes.set_xlabel("thousand matches")
    axes.grid(axis="y", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.legend(frameon=False, fontsize=9)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
