"""What all these programs share: how long they run, what they count, what they have found, how they end."""

import argparse
import logging
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import structlog

MOST = 20
"""After so many violations there is no use in looking for more."""


LONGEST = 20
"""So many times its time a run may take until it has counted what it wants."""


class Trial:
    """One run: it has a time, a seed, figures, and violations of what is promised. One that looks for a planted fault
    ends when it has found a violation of which so much is known; one that wants so much of some figures takes
    longer where a busy machine has let less happen yet."""

    def __init__(
        self, seconds: float, seed: int = 0, looks_for: str | None = None, wants: Mapping[str, int] | None = None
    ) -> None:
        self.seconds, self.chance, self._looks_for, self._wants = seconds, random.Random(seed), looks_for, wants or {}
        self.figures: Counter[str] = Counter()
        self.violations: list[str] = []
        self._began = 0.0

    @property
    def goes_on(self) -> bool:
        """Whether there is time left; it runs from the first time that this is asked."""
        self._began = self._began or time.monotonic()
        enough = all(self.figures[figure] >= much for figure, much in self._wants.items())
        until = self._began + self.seconds * (1 if enough else LONGEST)
        return time.monotonic() < until and len(self.violations) < MOST and not self.found

    @property
    def found(self) -> bool:
        """Whether it has found what it looks for."""
        wanted = self._looks_for
        return wanted is not None and any(wanted in violation for violation in self.violations)

    def count(self, what: str, number: int = 1) -> None:
        """Adds to a figure."""
        self.figures[what] += number

    def check(self, holds: bool, otherwise: str) -> None:
        """Counts a check; notes a violation if it fails."""
        self.count("checks")
        if not holds:
            self.violations.append(otherwise)

    def report(self, name: str) -> str:
        """The figures in one line, and each violation in its own."""
        figures = ", ".join(f"{number:,} {what}" for what, number in self.figures.items())
        return "\n".join([f"{name}: {figures}; {len(self.violations)} violations", *self.violations])


def main(
    name: str,
    run: Callable[[Trial], None],
    arguments: Sequence[str] | None = None,
    wants: Mapping[str, int] | None = None,
) -> int:
    """Runs a program from the command line; returns its exit code: 1 if something was violated."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.faults.{name}")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(arguments)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))  # faults are expected
    trial = Trial(wanted.seconds, wanted.seed, wants=wants)
    run(trial)
    print(trial.report(name))
    return 1 if trial.violations else 0


def leave(name: str, run: Callable[[Trial], None]) -> None:
    """Runs a program, and ends the process with its exit code."""
    sys.exit(main(name, run))
