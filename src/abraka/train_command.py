"""What `abraka train` does with its arguments."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from abraka.command_line import ready_bots
from abraka.console import complain
from abraka.core.errors import OptionError
from abraka.core.game import spec_of
from abraka.lab.plotting import check_plot

if TYPE_CHECKING:
    from abraka.lab.train import Point, Training

INTERRUPTED = 130
FEWEST_AT_ONCE, MOST_AT_ONCE, PARTS = 50, 3000, 30
RANGE = re.compile(r"(\d)(?:-(\d))?", re.ASCII)


class Wishes(NamedTuple):
    """The arguments, as typed."""

    game: str
    players: str | None
    hours: float | None
    matches: int | None
    seed: int
    out: Path | None
    resume: Path | None
    plot: Path | None
    ray: str | None


def run(wishes: Wishes) -> int:
    """Trains; returns the exit code."""
    spec = spec_of(wishes.game)
    if wishes.plot is not None:
        check_plot(wishes.plot)
    if wishes.resume is not None and (wishes.out is not None or wishes.players is not None):
        raise OptionError("A training goes on in its folder, at the tables that it began with: no --out, no --players.")
    if wishes.hours is not None and wishes.matches is not None:
        raise OptionError("A training has a budget of hours or of matches, not both.")
    from abraka.lab.train import Plan, begin_training, resume_training

    if wishes.resume is not None:
        training = resume_training(wishes.game, wishes.resume, wishes.hours, wishes.matches)
    else:
        hours = None if wishes.matches else wishes.hours or 2.0
        plan = Plan(
            game=wishes.game,
            players=players_of(wishes.game, wishes.players),
            seed=wishes.seed,
            hours=hours,
            matches=wishes.matches,
            generation=generation_of(wishes.matches),
            rules_version=spec.rules_version,
        )
        training = begin_training(plan, wishes.out or Path(f"{wishes.game}-training"))
    ready_bots(wishes.game)
    stopped = False
    try:
        training.run(tell, wishes.ray)
    except KeyboardInterrupt:
        stopped = True
    finish(wishes, training, stopped)
    return INTERRUPTED if stopped else 0


def generation_of(matches: int | None) -> int:
    """How many matches are played with one network: not too large a part of a small budget."""
    return MOST_AT_ONCE if matches is None else max(FEWEST_AT_ONCE, min(MOST_AT_ONCE, matches // PARTS))


def players_of(game: str, text: str | None) -> tuple[int, int]:
    """At how many players' tables is played: “2”, “2-4”, or all that there are if nothing is said."""
    fewest, most = spec_of(game).players
    fewest = max(2, fewest)
    if text is None:
        return fewest, most
    found = RANGE.fullmatch(text)
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not fewest <= low <= high <= most:
        raise OptionError(f"Players are given as 2 or as 2-4, between {fewest} and {most}; not “{text[:40]}”.")
    return low, high


def tell(point: "Point") -> None:
    """A line for each generation."""
    strength = ", ".join(
        f"{100 * rate:.0f} % ({100 * low:.0f}–{100 * high:.0f}) against {name.partition(' ')[2]}"
        f" of {name.partition(' ')[0]}"
        for name, (rate, low, high) in point.strength.items()
    )
    print(
        f"{point.minutes:7.1f} min  generation {point.generation}, {point.matches:,} matches: "
        f"Brier {point.learned:.4f}, by hand {point.by_hand:.4f}" + (f"; wins {strength}" if strength else ""),
        flush=True,
    )


def finish(wishes: Wishes, training: "Training", stopped: bool) -> None:
    """Draws the curve, and says where everything lies."""
    if training.network is None:
        complain("Stopped before the first generation was over: there is no network yet")
        return
    if wishes.plot is not None:
        from abraka.lab.train_plot import plot

        plot(training.plan, training.curve, wishes.plot)
    print(f"{training.path}: network {training.network.digest}, of {training.network.head.matches:,} matches.")
    if stopped:
        complain(f"Stopped; `abraka train {wishes.game} --resume {training.folder}` goes on")
