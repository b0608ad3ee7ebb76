"""Rules as machine code: translated once, optimised once, called by name."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from abraka.core.records import JIT

if not JIT:
    pytest.skip("the compiler is off", allow_module_level=True)

import numba
from numba.core import event

from abraka.core.native import Natives
from abraka.core.records import entry, jit


@jit
def halved(n: int) -> int:
    """Refuses odd numbers, to see errors pass through."""
    if n % 2:
        raise ValueError("odd")
    return n // 2


@jit
def quartered(n: int) -> int:
    return halved(halved(n))


@jit
def halves(n: int) -> int:
    """How often a number can be halved, to an odd one."""
    count = 0
    while n % 2 == 0:
        n = halved(n)
        count += 1
    return count


SIGNATURE = numba.int64(numba.int64)
NATIVES = Natives("toy", {quartered: SIGNATURE, halves: SIGNATURE})
native_quartered: Callable[[int], int] = NATIVES.calls["quartered"]
native_halves: Callable[[int], int] = NATIVES.calls["halves"]


@entry
def quarter(n: int) -> int:
    return native_quartered(n)


@entry
def both(n: int) -> int:
    return native_quartered(n) + native_halves(n)


class Compiled(event.Listener):  # type: ignore[misc]  # numba has no types
    """Counts how often each function is compiled."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()

    def on_start(self, event: event.Event) -> None:
        self.times[event.data["dispatcher"].__name__] += 1

    def on_end(self, event: event.Event) -> None:
        pass


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy's machine code; each of its rules was translated once."""
    file = tmp_path_factory.mktemp("native") / "cache" / "toy.bin"
    compiled = Compiled()
    with event.install_listener("numba:compile", compiled):
        NATIVES.compile(file)
    assert compiled.times == {"halved": 1, "quartered": 1, "halves": 1}
    return file


def test_entries_call_natives(file: Path) -> None:
    assert quarter(20) == 5
    assert both(48) == 12 + 4


def test_entries_do_not_contain_the_rules(file: Path) -> None:
    quarter(4)
    (code,) = quarter.inspect_llvm().values()  # type: ignore[attr-defined]  # numba's
    assert "abraka.toy.quartered" in code and "halved" not in code


def test_errors_in_machine_code_reach_python(file: Path) -> None:
    with pytest.raises(ValueError, match="odd"):
        quarter(6)


def test_only_the_code_that_is_called_is_kept(file: Path) -> None:
    assert [path.name for path in file.parent.iterdir()] == ["toy.bin"]
    assert b"abraka.toy.halves" in file.read_bytes() and file.stat().st_size < 20_000


def test_python_can_not_call_a_rule(file: Path) -> None:
    for arguments in ((4,), (4.5,)):
        with pytest.raises(TypeError, match=r"plain\(quartered\)"):
            quartered(*arguments)


def test_a_rule_that_returns_something_else_is_refused(tmp_path: Path) -> None:
    @jit
    def odd(n: int) -> bool:
        return n % 2 == 1

    odd.compile((numba.int64,))  # type: ignore[attr-defined]  # numba's
    with pytest.raises(TypeError, match="odd returns bool, not int64"):
        Natives("other", {odd: SIGNATURE}).compile(tmp_path / "other.bin")


def test_natives_can_be_loaded_again(file: Path) -> None:
    NATIVES.load(file)
    assert quarter(40) == 10


def test_another_process_loads_natives_and_compiles_no_rule(file: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from numba.core import event; import tests.test_native as toy\n"
        "toy.NATIVES.load(Path(sys.argv[1]))\n"
        "compiled = toy.Compiled(); event.register('numba:compile', compiled)\n"
        "print(toy.both(48), *compiled.times)"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["16", "both"]


def test_a_damaged_file_is_noticed(file: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "toy.bin"
    for content in (b"", file.read_bytes()[:-100], b"\0" * file.stat().st_size):
        damaged.write_bytes(content)
        with pytest.raises(Exception):  # noqa: B017  # a damaged file can raise anything
            NATIVES.load(damaged)
