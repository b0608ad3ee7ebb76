"""Compiled rules: the cache folder, damage to it, and what it is named after."""

import os
import tempfile
from pathlib import Path

import pytest

from abraka.core import cache
from abraka.core.compile import Driver
from abraka.core.game import _driver_of
from abraka.core.records import JIT

DRIVE = Driver.file
needs_compiler = pytest.mark.skipif(not JIT, reason="the compiler is off")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Some compiled code, complete."""
    found = tmp_path / "rules-towers-cpu-0123"
    (found / "drive").mkdir(parents=True)
    (found / "drive" / "step.nbi").write_bytes(b"index")
    (found / "drive" / "step.1.nbc").write_bytes(b"code")
    cache.mark_complete(found)
    return found


def test_code_is_complete_when_it_was_marked(folder: Path) -> None:
    assert cache.is_complete(folder)
    assert not cache.is_complete(folder.parent)


def test_a_missing_file_is_noticed(folder: Path) -> None:
    (folder / "drive" / "step.1.nbc").unlink()
    assert not cache.is_complete(folder)


def test_a_cut_off_file_is_noticed(folder: Path) -> None:
    (folder / "drive" / "step.1.nbc").write_bytes(b"")
    assert not cache.is_complete(folder)


def test_a_broken_list_is_noticed(folder: Path) -> None:
    (folder / cache.COMPLETE).write_text("{")
    assert not cache.is_complete(folder)


def test_damaged_code_is_thrown_away_but_not_what_is_being_compiled(folder: Path) -> None:
    cache.discard_damaged(folder)
    assert not folder.exists()
    folder.mkdir()
    cache.discard_damaged(folder)
    assert folder.exists()


def test_old_folders_of_the_same_game_go(folder: Path) -> None:
    for age in range(6):
        old = folder.parent / f"rules-towers-cpu-old{age}"
        old.mkdir()
        os.utime(old, (1000 - age, 1000 - age))
    (folder.parent / "bots-towers-cpu-1").mkdir()
    cache.mark_complete(folder)
    left = {path.name.replace("towers-cpu", "towers") for path in folder.parent.iterdir()}
    assert left == {"rules-towers-0123", "rules-towers-old0", "rules-towers-old1", "rules-towers-old2", "bots-towers-1"}


def test_the_temporary_folder_is_private() -> None:
    private = cache.private_folder()
    assert private.stat().st_mode & 0o077 == 0 and private.stat().st_uid == os.getuid()


def test_a_temporary_folder_that_others_can_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    planted = tmp_path / f"abraka-{os.getuid()}"
    planted.mkdir()
    planted.chmod(0o777)
    assert cache.private_folder() != planted


@needs_compiler
def test_code_that_can_only_be_read_is_copied(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABRAKA_CACHE", str(folder.parent))
    monkeypatch.setattr(cache, "sources_digest", lambda game, entries: "0123")
    monkeypatch.setattr(cache, "processor", lambda: "cpu")
    assert cache.cache_folder("rules", "towers", DRIVE) == folder
    monkeypatch.setattr(cache, "is_writable", lambda root: False)
    monkeypatch.setattr(cache, "private_folder", lambda: folder.parent / "private")
    copy = cache.cache_folder("rules", "towers", DRIVE)
    assert copy == folder.parent / "private" / "rules-towers-cpu-0123" and cache.is_complete(copy)
    with pytest.raises(OSError, match="set ABRAKA_CACHE"):
        cache.cache_folder("rules", "hill", DRIVE)


@needs_compiler
def test_the_folder_is_named_after_sources_and_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.sources_digest("towers", DRIVE)
    assert before == cache.sources_digest("towers", DRIVE)
    monkeypatch.setenv("NUMBA_OPT", "1")
    assert cache.sources_digest("towers", DRIVE) != before
    monkeypatch.delenv("NUMBA_OPT")
    rule = cache.PACKAGE / "games" / "towers" / "rules" / "track.py"
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + (b" " if path == rule else b""))
    assert cache.sources_digest("towers", DRIVE) != before


@needs_compiler
def test_a_cache_that_can_not_be_loaded_is_compiled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = _driver_of.__wrapped__("towers")
    calls: list[str] = []

    def load() -> None:
        calls.append("load")
        raise EOFError

    monkeypatch.setattr(driver, "_compile_entries", load)
    monkeypatch.setattr(driver, "_compile_anew", lambda folder, progress: calls.append("compile"))
    monkeypatch.setattr(Driver, "compiled", True)
    driver.compile()
    driver.compile()
    assert calls == ["load", "compile"]


def test_processors_that_share_a_home_keep_their_code_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABRAKA_CACHE", str(tmp_path))
    folders = []
    for number in range(2 * cache.KEPT_FOLDERS):
        monkeypatch.setattr(cache, "processor", lambda number=number: f"cpu{number}_abc")
        folders.append(cache.cache_folder("rules", "towers", DRIVE))
        folders[-1].mkdir()
        cache.mark_complete(folders[-1])
    assert len(set(folders)) == len(folders)
    assert all(cache.is_complete(folder) for folder in folders)


def test_a_processor_is_its_name_and_what_it_can_do() -> None:
    assert cache.processor() == cache.processor()
    assert cache.processor().replace("_", "").isalnum() and "_" in cache.processor()
