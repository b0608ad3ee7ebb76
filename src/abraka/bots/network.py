"""Networks: what bots learned by playing, as a file of content, and made ready for a table.

A file is a line that says what it is, a line of JSON, and the weights as 16-bit numbers, layer after layer; what they
are for, and the weights' hash, stand in the JSON. One network serves tables of all sizes: what a seat knows at a small
table is, number by number and by name, a part of what it knows at the largest.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from abraka.bots.inference import EXTRA, STANDINGS, Brain
from abraka.core.errors import OptionError
from abraka.core.game import GAMES, module_of, spec_of
from abraka.core.state import MAX_SEATS

MAGIC = b"abraka network 1\n"
TABLE_SIZES = MAX_SEATS + 1
SUFFIX = ".network"
Reals = npt.NDArray[np.float32]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a network is for, and how it came to be."""

    game: str
    rules_version: int
    features_version: int
    players: tuple[int, int]
    """At tables of how many it learned; at others it is not asked."""
    inputs: int
    hidden: int
    deep: int
    command: str
    """What made it."""
    matches: int
    """So many matches it learned from."""
    digest: str
    """The weights' hash."""


class Network(msgspec.Struct, frozen=True, eq=False):
    """What was learned."""

    head: Head
    first: Reals
    second: Reals
    third: Reals

    @property
    def digest(self) -> str:
        """Tells whether it is still the same."""
        return self.head.digest

    def brain(self, players: int) -> Brain:
        """The network for a table of so many, with room of its own to think."""
        places = places_of(self.head.game, players)
        hidden, deep = self.head.hidden, self.head.deep
        room: Any = [np.zeros(n, np.float32) for n in (len(places), hidden, deep, MAX_SEATS)]
        return Brain(places, self.first, self.second, self.third, *room)


class Shapes(msgspec.Struct, frozen=True):
    """How large the three layers are."""

    first: tuple[int, int]
    second: tuple[int, int]
    third: tuple[int, int]


def shapes_of(inputs: int, hidden: int, deep: int) -> Shapes:
    """The layers of a network: the first has no bias of its own, the others' stand in their last rows."""
    return Shapes((inputs, hidden), (hidden + 1, deep), (deep + 1, MAX_SEATS))


def inputs_of(game: str) -> int:
    """How many rows the first layer of a game's networks has."""
    return len(layout_of(game, spec_of(game).players[1])) + STANDINGS + TABLE_SIZES


@cache
def layout_of(game: str, players: int) -> tuple[str, ...]:
    """The names of all that a seat knows."""
    return tuple(feature.name for feature in module_of(game, "features").layout(players))


@cache
def places_of(game: str, players: int) -> Any:
    """Where each number of a table of so many stands at the largest table; then the standings, and the table's size."""
    largest = {name: place for place, name in enumerate(layout_of(game, spec_of(game).players[1]))}
    own = [largest[name] for name in layout_of(game, players)]
    standings = range(len(largest), len(largest) + STANDINGS)
    return np.array([*own, *standings, len(largest) + STANDINGS + players], np.int64)


_NONE = np.zeros((1, 1), np.float32)
NOBODY = Brain(np.zeros(1, np.int64), _NONE, _NONE, _NONE, _NONE[0], _NONE[0], _NONE[0], _NONE[0])  # type: ignore[arg-type]
"""What stands where there is no network: nothing in it is ever asked."""


def row_length(game: str, players: int) -> int:
    """How many numbers a network reads."""
    return len(layout_of(game, players)) + EXTRA


def make_network(
    game: str, layers: Sequence[Reals], command: str, matches: int, players: tuple[int, int] | None = None
) -> Network:
    """A network of these weights, as they are after they were written and read."""
    body = b"".join(layer.astype("<f2").tobytes() for layer in layers)
    rounded = [layer.astype("<f2").astype(np.float32) for layer in layers]
    (inputs, hidden), deep = layers[0].shape, layers[1].shape[1]
    rules, features = spec_of(game).rules_version, int(module_of(game, "features").VERSION)
    digest = hashlib.sha256(body).hexdigest()[:16]
    tables = players or (2, spec_of(game).players[1])
    return Network(Head(game, rules, features, tables, inputs, hidden, deep, command, matches, digest), *rounded)


def write_network(network: Network, path: Path) -> None:
    """Writes a network, whole or not at all."""
    body = b"".join(layer.astype("<f2").tobytes() for layer in (network.first, network.second, network.third))
    draft = path.with_name(f"{path.name}.draft")
    draft.write_bytes(MAGIC + msgspec.json.encode(network.head) + b"\n" + body)
    draft.replace(path)


def read_network(path: Path, game: str) -> Network:
    """The network in a file; refuses what is damaged, or was made for something else."""
    return parsed(path.read_bytes(), path, game)


def parsed(text: bytes, path: Path | str, game: str) -> Network:
    """A network as it was read, which is called by its path."""
    if not text.startswith(MAGIC):
        raise OptionError(f"{path} is no network.")
    first_line, _, body = text[len(MAGIC) :].partition(b"\n")
    try:
        head = msgspec.json.decode(first_line, type=Head)
    except msgspec.DecodeError as error:
        raise OptionError(f"{path} is damaged: {error}.") from None
    if head.digest != hashlib.sha256(body).hexdigest()[:16]:
        raise OptionError(f"{path} is damaged: its weights are not those that were written.")
    check_fit(path, head, game)
    shapes = shapes_of(head.inputs, head.hidden, head.deep)
    wanted = [shapes.first, shapes.second, shapes.third]
    numbers = np.frombuffer(body, "<f2").astype(np.float32) if len(body) % 2 == 0 else np.zeros(0, np.float32)
    sizes = [rows * columns for rows, columns in wanted]
    if len(numbers) != sum(sizes) or not np.isfinite(numbers).all():
        raise OptionError(f"{path} is damaged: its weights do not fit together.")
    parts = np.split(numbers, np.cumsum(sizes)[:-1])
    return Network(head, *(part.reshape(shape) for part, shape in zip(parts, wanted, strict=True)))


def check_fit(path: Path | str, head: Head, game: str) -> None:
    """Refuses a network of another game, of other rules, or for other features."""
    rules, features = spec_of(game).rules_version, int(module_of(game, "features").VERSION)
    if head.game != game:
        known = GAMES[head.game].titles["en"] if head.game in GAMES else head.game
        raise OptionError(f"{path} is a network for {known}, not for {GAMES[game].titles['en']}.")
    if head.rules_version != rules:
        raise OptionError(f"{path} learned version {head.rules_version} of the rules; these are version {rules}.")
    if head.features_version != features or head.inputs != inputs_of(game):
        raise OptionError(
            f"{path} reads version {head.features_version} of what a seat knows, {head.inputs} numbers; "
            f"this is version {features}, {inputs_of(game)} numbers. Train it anew with `abraka train {game}`."
        )


def shipped_path(game: str) -> Path:
    """Where a game's own network lies, if it has one."""
    return Path(str(module_of(game, "spec").__file__)).parent / "bot" / f"{game}{SUFFIX}"


@cache
def network_of(game: str) -> Network | None:
    """What a game's bots have learned; nothing if no network plays better than what was made by hand."""
    path = shipped_path(game)
    return read_network(path, game) if path.exists() else None
