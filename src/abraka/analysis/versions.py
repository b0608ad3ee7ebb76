"""What decides what a search finds, by its hash."""

import hashlib
from pathlib import Path

from abraka.core.cache import PACKAGE


def sources_digest(game: str) -> str:
    """A hash of the engine, the game's rules, the bots, and what they have learned."""
    digest = hashlib.sha256()
    for folder in (PACKAGE / "core", PACKAGE / "games" / game, PACKAGE / "bots"):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.network")]):
            digest.update(_name(path) + path.read_bytes())
    return digest.hexdigest()[:16]


def _name(path: Path) -> bytes:
    return f"{path.relative_to(PACKAGE).as_posix()}\0".encode()
