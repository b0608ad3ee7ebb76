"""A game's record sheet, filled in from saved matches."""

import importlib
import importlib.util
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from abraka.core.errors import RecordError
from abraka.core.game import Game
from abraka.core.match import Match
from abraka.core.savefile import game_of, load_match, verify


class FilledIn(msgspec.Struct, frozen=True):
    """A sheet, and what became of the files that were given."""

    game: str
    sheet: Any
    counted: int
    left_out: dict[str, str]
    """Why a file does not count."""


def module_of(name: str) -> str:
    """The module with a game's sheet, if it has one."""
    return f"abraka.games.{name}.sheet"


def has_sheet(name: str) -> bool:
    """Whether a game keeps something across matches."""
    return importlib.util.find_spec(module_of(name)) is not None


def fill_in(game: Game, paths: Sequence[Path], content_files: Sequence[Path] = ()) -> FilledIn:
    """Fills in the sheet of a game that has one; files that are not true, or not of the right kind, are left out."""
    module = importlib.import_module(module_of(game.name))
    matches: list[Match] = []
    left_out: dict[str, str] = {}
    for path in dict.fromkeys(paths):
        try:
            matches.append(_counted(module, game, path, content_files))
        except RecordError as error:
            left_out[str(path)] = str(error)
    return FilledIn(game.name, module.sheet(game.content, matches), len(matches), left_out)


def _counted(module: ModuleType, game: Game, path: Path, content_files: Sequence[Path]) -> Match:
    """The match in a file, checked; refuses one that does not count."""
    name = game_of(path)
    if name != game.name:
        raise RecordError(f"it is a match of {name[:40]}" if name else "it does not say of which game it is")
    verify(path, content_files)
    match = load_match(path, content_files)
    reason = module.why_left_out(match)
    if reason:
        raise RecordError(reason)
    return match
