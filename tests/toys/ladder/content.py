"""The content of Ladder, and the set-up made from it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from abraka.core.content import Entry, Part, choose_documents, convert, digest, read_document

from .state import Setup


class Rungs(Entry, frozen=True, kw_only=True):
    """How high the ladder is, and how far a sure step goes (L1)."""

    rungs: Annotated[int, msgspec.Meta(ge=6, le=60)]
    step: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Ladder(Part, frozen=True, kw_only=True):
    """content.toml."""

    ladder: Rungs


class Content(msgspec.Struct, frozen=True):
    """All content, checked."""

    ladder: Rungs
    digest: str


def load_content(files: Sequence[Path] = ()) -> Content:
    """The packaged content, or an owner's."""
    given = [read_document(Path(file)) for file in files]
    documents = choose_documents("ladder", ("content",), Path(__file__).parent, given)
    return Content(convert(documents["content"], Ladder).ladder, digest(documents.values()))


def make_setup(content: Content, players: int, options: Mapping[str, Any]) -> Setup:
    """The numbers that a match is set up with."""
    setup = Setup()
    setup.seats, setup.long, setup.step = players, options["long"], content.ladder.step
    setup.top = content.ladder.rungs * (2 if setup.long else 1)
    return setup
