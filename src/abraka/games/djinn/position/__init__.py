"""The position text: a whole state as one readable line, which can be read back."""

from abraka.games.djinn.position.notation import GRAMMAR, read_options
from abraka.games.djinn.position.reading import read_position
from abraka.games.djinn.position.writing import write_position

__all__ = ["GRAMMAR", "read_options", "read_position", "write_position"]
