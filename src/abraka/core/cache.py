"""Where compiled rules are kept.

numba looks only at a function's own file when it reuses machine code, so the cache folder is named after a hash of all
sources and flags that matter: other rules never run by mistake, and one game's change recompiles no other. The
processor stands in the name as well, so that machines of many kinds can share a home: none runs the code of another,
and none throws it away.
"""

import hashlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
COMPLETE = "complete"
"""A file in the folder of compiled code that lists the others, written last."""

KEPT_FOLDERS = 4


def processor() -> str:
    """This machine's processor, in a word: code for one may not run on another, and homes are shared.

    Two of the same name may differ in what they can do, as virtual machines often do.
    """
    from llvmlite import binding

    name = "".join(letter for letter in binding.get_host_cpu_name() if letter.isalnum())
    features = hashlib.sha256(binding.get_host_cpu_features().flatten().encode()).hexdigest()
    return f"{name}_{features[:6]}"


def sources_digest(game: str, entries: Path) -> str:
    """A hash of all that decides what the compiled code of a game's entries does."""
    import numba

    digest = hashlib.sha256()
    for folder in sorted({PACKAGE / "core", PACKAGE / "games" / game, entries.parent}):
        for path in sorted(folder.rglob("*.py")):
            digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes())
    flags = sorted((k, v) for k, v in os.environ.items() if k.startswith("NUMBA_") and k != "NUMBA_CACHE_DIR")
    # numba itself looks at the entries' path and time, and at the processor: it would compile anew without a word.
    digest.update(repr((str(entries), entries.stat().st_mtime_ns, processor())).encode())
    digest.update(repr((numba.__version__, sys.version, flags)).encode())
    return digest.hexdigest()[:16]


def cache_folder(subject: str, game: str, entries: Path) -> Path:
    """Where a game's compiled entries lie: below ABRAKA_CACHE, or the user's cache folder, or a temporary one."""
    name = f"{subject}-{game}-{processor()}-{sources_digest(game, entries)}"
    for root in cache_roots():
        if is_writable(root):
            return root / name
        if is_complete(root / name):
            return borrowed(root / name)
    raise OSError("No folder for compiled rules can be written to; set ABRAKA_CACHE to one that can.")


def cache_roots() -> list[Path]:
    """Where compiled code may lie, the best place first."""
    asked = os.environ.get("ABRAKA_CACHE")
    usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "abraka"
    return [Path(asked)] if asked else [usual, private_folder()]


def never_compiled(games: Iterable[str]) -> bool:
    """Whether one of the games was compiled in no version at all: seen at once, without loading the compiler."""
    return any(not any(any(root.glob(f"*-{game}-*/{COMPLETE}")) for root in cache_roots()) for game in games)


def is_writable(root: Path) -> bool:
    """Whether a folder is there, or can be made, and takes files."""
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(root, os.W_OK)


def private_folder() -> Path:
    """A temporary folder that nobody else can put code into."""
    if sys.platform == "win32":  # the folder for temporary files is the user's own there
        folder = Path(tempfile.gettempdir()) / "abraka"
        folder.mkdir(exist_ok=True)
        return folder
    folder = Path(tempfile.gettempdir()) / f"abraka-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.stat()
    if found.st_uid != os.getuid() or found.st_mode & 0o077:
        return Path(tempfile.mkdtemp(prefix="abraka-"))
    return folder


def borrowed(folder: Path) -> Path:
    """A copy of compiled code that can only be read, as in an image: numba wants a folder that it can write to."""
    copy = private_folder() / folder.name
    if not is_complete(copy):
        shutil.copytree(folder, copy, dirs_exist_ok=True)
    return copy


def listing(folder: Path) -> dict[str, int]:
    """The files of compiled code and their sizes."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != COMPLETE)
    return {path.relative_to(folder).as_posix(): path.stat().st_size for path in sorted(files)}


def is_complete(folder: Path) -> bool:
    """Whether everything that was compiled is still there."""
    try:
        promised = json.loads((folder / COMPLETE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(promised == listing(folder))


def mark_complete(folder: Path) -> None:
    """Notes what belongs to the compiled code; the oldest folders of the same kind and processor go."""
    (folder / COMPLETE).write_text(json.dumps(listing(folder)), encoding="utf-8")
    label = folder.name.rsplit("-", 1)[0]
    others = [path for path in folder.parent.glob(f"{label}-*") if path.is_dir() and path != folder]
    for path in sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_FOLDERS - 1 :]:
        discard(path)


def discard(folder: Path) -> None:
    """Throws compiled code away."""
    shutil.rmtree(folder, ignore_errors=True)


def discard_damaged(folder: Path) -> None:
    """Throws compiled code away that was complete once; what another process is just compiling is left alone."""
    if (folder / COMPLETE).exists():
        discard(folder)
