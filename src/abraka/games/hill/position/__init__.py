"""The position text: a whole state as one readable line, which can be read back."""

from abraka.games.hill.position.notation import GRAMMAR, read_options
from abraka.games.hill.position.reading import read_position
from abraka.games.hill.position.writing import write_position

__all__ = ["GRAMMAR", "read_options", "read_position", "write_position"]
