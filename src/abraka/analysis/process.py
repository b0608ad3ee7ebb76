"""An analysis in a process of its own, which gives way to everything else.

A finished match comes in; out come lines, each with the share that is done, and at last the document.
"""

import os
import sys

import msgspec

from abraka.analysis.analyse import analyse
from abraka.analysis.depth import depth_of
from abraka.core.game import Options
from abraka.core.match import Match

POLITENESS = 19
"""It takes what others leave."""


class Played(msgspec.Struct, frozen=True):
    """All that a match is."""

    game: str
    players: int
    options: Options
    key: bytes
    id: str
    position: str | None
    actions: list[int]


def written(match: Match) -> bytes:
    """A match, as the process reads it."""
    about = (match.game.name, match.players, match.options, match.key, match.id, match.position)
    return msgspec.json.encode(Played(*about, actions=list(match.actions)))


def read(text: bytes) -> Match:
    """The match again. Its position is one that this house has written."""
    played = msgspec.json.decode(text, type=Played)
    match = Match(
        played.game, played.players, played.options,
        key=played.key, match_id=played.id, position=played.position, exact=True,
    )  # fmt: skip
    match.replay(played.actions)
    return match


def main() -> None:
    """Analyses the match in the input, so many times as deep as usual as the first argument says."""
    os.nice(POLITENESS)
    parent = os.getppid()

    def tell(done: int, total: int) -> None:
        if os.getppid() != parent:
            sys.exit("Nobody waits for it any more.")
        print(round(done / total, 3), flush=True)

    document = analyse(read(sys.stdin.buffer.read()), depth_of(float(sys.argv[1])), tell)
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


if __name__ == "__main__":
    main()
