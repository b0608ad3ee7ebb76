"""What the commands have in common: arguments that many of them take, and how they are read."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abraka.console import Bar
from abraka.core.errors import OptionError, RecordError
from abraka.core.game import GAMES, Game, load
from abraka.core.words import LANGUAGES, speak

if TYPE_CHECKING:
    from abraka.core.match import Match

FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130
MAX_SEED = 2**32 - 1

Name = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `abraka games` lists them.")]
Players = Annotated[int, typer.Option("--players", "-p", min=1, help="How many players.")]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Contents = Annotated[
    list[Path] | None,
    typer.Option("--content", metavar="FILE", help="A content file of your own, or a variant's name; repeatable."),
]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=MAX_SEED, help="Makes the same match again.")]
Record = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A saved match.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]


def _speak(wanted: str | None) -> None:
    if wanted is not None:
        speak(wanted)


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="|".join(LANGUAGES),
        callback=_speak,
        is_eager=True,
        help="Which language is spoken; if not said, the environment's.",
    ),
]


def ready(name: str, content: Sequence[Path] | None = None) -> Game:
    """A game with its rules compiled, with a progress bar if that is still to be done."""
    game = load(name, tuple(content or ()))
    with Bar(f"Compiling the rules of {name} (only once)", patience=0) as bar:
        game.compile(bar)
    return game


def ready_bots(name: str) -> None:
    """Makes the thinking of a game's bots ready, with a progress bar if it is still to be compiled."""
    from abraka.bots.mind import mind_of

    with Bar(f"Compiling the bots of {name} (only once)", patience=0) as bar:
        mind_of(name).compile(bar)


def saved_match(path: Path, content: Sequence[Path] | None) -> "Match":
    """A saved match; its game's rules are made ready before."""
    from abraka.core.savefile import load_match, name_file

    try:
        make_ready(path, content)
        return load_match(path, tuple(content or ()))
    except RecordError as error:
        raise name_file(path, error) from None


def make_ready(path: Path, content: Sequence[Path] | None) -> None:
    """Compiles the rules of a saved match's game, if there is such a game."""
    from abraka.core.savefile import game_of

    name = game_of(path)
    if name in GAMES:
        ready(name, content)


def read_pairs(pairs: Sequence[str] | None) -> dict[str, str]:
    """Options given as NAME=VALUE."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, sign, value = (part.strip() for part in pair.partition("="))
        if not sign or not name:
            raise OptionError(f"“{pair}” is no option: write --option NAME=VALUE.")
        if name in options:
            raise OptionError(f"Option {name} is given twice.")
        options[name] = value
    return options
