"""How pictures of the lab look, and how they are written."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from abraka.core.errors import OptionError
from abraka.lab.extra import need

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SUFFIXES = (".svg", ".png")
PAPER, INK, FAINT, NIGHT, LANTERN, GRID = "#fbf3dd", "#2b3350", "#6f6a5e", "#394263", "#c98a12", "#e3d5b0"
"""Parchment, midnight blue and lantern yellow."""

STYLE: Any = {
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "axes.edgecolor": GRID,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "xtick.color": FAINT,
    "ytick.color": INK,
    "grid.color": GRID,
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "abraka",  # the same picture every time
}


def check_plot(path: Path) -> None:
    """Refuses a plot that could not be made, before anything is played."""
    if path.suffix.lower() not in SUFFIXES:
        raise OptionError(f"A plot is written as .svg or .png, not as {path.name}.")
    need("matplotlib", "Plots need")


def save(draw: "Callable[[], Figure]", path: Path) -> None:
    """Draws a picture and writes it; the same picture gives the same file."""
    import matplotlib

    with matplotlib.rc_context(STYLE):
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        draw().savefig(path, format=path.suffix.lower()[1:], dpi=160, metadata=metadata)
