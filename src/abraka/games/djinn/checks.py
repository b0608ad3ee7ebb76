"""What must hold in the content files of Djinn."""

from collections.abc import Iterator

from abraka.core.content import Flaw
from abraka.games.djinn.parts import Content


def find_flaws(content: Content) -> Iterator[Flaw]:
    """What is wrong with the content, the most basic first."""
    yield from ()
