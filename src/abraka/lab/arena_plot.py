"""The results of an arena as a picture."""

from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

from abraka.core.game import spec_of
from abraka.lab.arena_results import Arena, Standing
from abraka.lab.arena_settings import Settings
from abraka.lab.plotting import LANTERN, NIGHT, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SIGMAS = 2
"""The uncertainty of a rating is drawn so many standard deviations to either side."""


def plot(arena: Arena, path: Path) -> None:
    """Win rates beside the fair share, and ratings, each with its uncertainty."""
    save(lambda: draw(arena), path)


def plot_calibration(arena: Arena, path: Path) -> None:
    """How often each bot won, by the chance that it saw: on the diagonal all came true."""
    save(lambda: draw_calibration(arena), path)


def draw_calibration(arena: Arena) -> "Figure":
    """The picture."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(figsize=(6.4, 5.6), layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1))
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    figure.suptitle(title(arena), x=0.015, ha="left", fontsize=13, fontweight="bold")
    axes.plot([0, 100], [0, 100], color=LANTERN, linewidth=1.6, linestyle=(0, (4, 3)))
    for (name, one), style in zip((arena.calibration or {}).items(), cycle(("-", "--", ":", "-.")), strict=False):
        axes.plot(
            [100 * bin.foreseen for bin in one.bins], [100 * bin.won for bin in one.bins],
            color=NIGHT, linestyle=style, marker="o", label=f"{name}: Brier score {one.brier:.4f}",
        )  # fmt: skip
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    axes.set_xlabel("foreseen chance to win in %")
    axes.set_ylabel("won in %")
    axes.grid(linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.legend(frameon=False, fontsize=9.5)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    return figure


def draw(arena: Arena) -> "Figure":
    """The picture."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    bots = sorted(arena.bots.items(), key=lambda item: item[1].win_rate)
    rated = any(standing.rating is not None for _, standing in bots)
    height = 1.9 + 0.46 * len(bots)
    figure = Figure(
        figsize=(9.6 if rated else 6.4, height), layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1, wspace=0.06)
    )
    FigureCanvasAgg(figure)
    axes = figure.subplots(1, 2 if rated else 1, sharey=True, squeeze=False)[0]
    figure.suptitle(title(arena), x=0.015, ha="left", fontsize=13, fontweight="bold")
    _win_rates(axes[0], bots)
    if rated:
        _ratings(axes[1], bots)
    for place in axes:
        _calm(place, len(bots))
    axes[0].set_yticks(range(len(bots)), [name for name, _ in bots])
    return figure


def title(arena: Arena) -> str:
    """What was played, in a line."""
    settings = arena.settings
    parts = [settings.game, *chosen_options(settings)]
    parts.append("1 player" if settings.players == 1 else f"{settings.players} players")
    parts.append("1 match" if arena.matches == 1 else f"{arena.matches:,} matches")
    if settings.time is not None:
        parts.append(f"{settings.time:g} s a decision")
    if settings.sims is not None:
        parts.append(f"{settings.sims:,} simulations a decision")
    return " · ".join(parts)


def chosen_options(settings: Settings) -> list[str]:
    """The options that are not as usual."""
    options = [option for option in spec_of(settings.game).options if settings.options[option.name] != option.default]
    return [f"{option.name}={option.write(settings.options[option.name])}" for option in options]


def _win_rates(axes: "Axes", bots: list[tuple[str, Standing]]) -> None:
    for row, (_, one) in enumerate(bots):
        _mark(axes, row, 100 * one.win_rate, 100 * one.low, 100 * one.high, NIGHT, f"{one.win_rate:.0%}")
    axes.set_xlim(0, 100)
    axes.set_xlabel("wins in %, with 95 % interval")
    share = bots[0][1].fair_share if bots else None
    if share is not None:
        axes.axvline(100 * share, color=LANTERN, linewidth=1.6, linestyle=(0, (4, 3)), zorder=1)
        axes.annotate(
            "fair share", (100 * share, 1), (4, 3), xycoords=("data", "axes fraction"), textcoords="offset points",
            color=LANTERN, fontsize=9.5,
        )  # fmt: skip


def _ratings(axes: "Axes", bots: list[tuple[str, Standing]]) -> None:
    for row, (_, one) in enumerate(bots):
        if one.rating is not None and one.sigma is not None:
            reach = SIGMAS * one.sigma
            _mark(axes, row, one.rating, one.rating - reach, one.rating + reach, NIGHT, f"{one.rating:.1f}")
    axes.margins(x=0.08)
    axes.set_xlabel(f"rating, ± {SIGMAS} sigma")


def _mark(axes: "Axes", row: int, value: float, low: float, high: float, colour: str, text: str) -> None:
    """A dot on a line from low to high, with its value above."""
    axes.plot(
        [low, high], [row, row], color=colour, linewidth=5, alpha=0.28, solid_capstyle="round", zorder=2, clip_on=False
    )
    axes.plot([value], [row], marker="o", markersize=8, color=colour, zorder=3, clip_on=False)
    axes.annotate(text, (value, row), (0, 8), textcoords="offset points", ha="center", fontsize=9.5)


def _calm(axes: "Axes", rows: int) -> None:
    axes.set_ylim(-0.5, rows - 0.3)
    axes.grid(axis="x", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.tick_params(axis="y", pad=10)  # a dot at nought needs room
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
