"""Insight of one's own: a Python file whose `policy` or `evaluate` take the place of the game's in the compiled search.

The file's functions are rules like all others (see docs/bots.md): marked with `jit`, annotated, and written so that
they run in both memory forms. What it does not define is the game's own. It may import from abraka, and nothing that
lies beside it: its text alone decides what is compiled, and is part of the cache's name.
"""

import hashlib
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from abraka.core.errors import OptionError

REPLACEABLE = ("policy", "evaluate", "forget", "SPREAD", "TRUST")


class Insight(msgspec.Struct, frozen=True):
    """The text of such a file, as it was read once for all threads and processes."""

    file: str
    source: str

    @property
    def digest(self) -> str:
        """Tells whether it is still the same."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:16]

    @property
    def module(self) -> str:
        """The name under which its functions are known."""
        return f"abraka_insight_{self.digest}"


def read_insight(path: Path) -> Insight:
    """The insight in a file; refuses what is no Python file."""
    try:
        return Insight(str(path), path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise OptionError(f"{path} is no Python file: it is not written in UTF-8.") from None


@cache
def module_of_insight(insight: Insight) -> ModuleType:
    """The file as a module, run once; refuses one that fails, or that has nothing to say."""
    module = ModuleType(insight.module)
    module.__file__ = insight.file
    sys.modules[module.__name__] = module
    try:
        exec(compile(insight.source, insight.file, "exec"), module.__dict__)
    except Exception as error:
        raise OptionError(f"{insight.file} failed: {type(error).__name__}: {error}") from None
    if not any(hasattr(module, name) for name in REPLACEABLE):
        raise OptionError(f"{insight.file} is no insight: it defines none of {', '.join(REPLACEABLE)}.")
    return module


def combined(own: ModuleType, insight: Insight | None) -> dict[str, Any]:
    """A game's insight, with what a file has in its place."""
    found = {name: getattr(own, name) for name in REPLACEABLE}
    if insight is None:
        return found
    module = module_of_insight(insight)
    return found | {name: getattr(module, name) for name in REPLACEABLE if hasattr(module, name)}
