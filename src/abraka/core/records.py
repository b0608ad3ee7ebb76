"""One declaration of a state, two memory forms.

A subclass of `Record` lists its fields as `name = i8(shape…)`. Compiled code works on a numpy array of such records
(`State.array(n)`); with NUMBA_DISABLE_JIT=1 the same rules run as ordinary Python on instances of the class itself,
which hold plain ints and lists. Rules index `a[i][j]` and fill by loops, so that one text serves both forms.
"""

import os
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, overload

import numpy as np

JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

Row = MutableSequence[int]
Rows = MutableSequence[Row]
Floats = MutableSequence[float]
"""A row of numbers for learners: of numpy's float32 in both forms."""
Function = TypeVar("Function", bound=Callable[..., Any])
Kind = TypeVar("Kind", bound="Record")


class Field(NamedTuple):
    """A declared field: its number type and its shape."""

    base: type[np.generic]
    shape: tuple[int, ...]

    def zero(self) -> Any:
        """The plain form's first value: a number, a list or a list of lists."""
        return np.zeros(self.shape, self.base).tolist()


class Numbers:
    """Declares integer fields: `i8()` is a number, `i8(4)` a row, `i8(4, 3)` rows of numbers."""

    def __init__(self, base: type[np.generic]) -> None:
        self.base = base

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: int, /) -> Row: ...
    @overload
    def __call__(self, rows: int, length: int, /) -> Rows: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.base, shape)


i8, i16, i32, i64, u64 = (Numbers(base) for base in (np.int8, np.int16, np.int32, np.int64, np.uint64))


def flag() -> bool:
    """Declares a field that is true or false."""
    return Field(np.bool_, ())  # type: ignore[return-value]  # the metaclass turns the declaration into a slot


class _RecordType(type):
    """Turns the declared fields into slots and a numpy type."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
        own = {key: body.pop(key) for key, value in list(body.items()) if isinstance(value, Field)}
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited |= getattr(base, "fields", {})
        cls = super().__new__(mcs, name, bases, body | {"__slots__": tuple(own), "fields": inherited | own})
        layout = [(key, field.base, field.shape) for key, field in (inherited | own).items()]
        cls.dtype = np.dtype((np.record, np.dtype(layout, align=True)))  # type: ignore[attr-defined]
        return cls


@cache
def _blank(kind: type[Kind]) -> Kind:
    """The record that new ones are copies of, for that is quicker than making each number."""
    blank = kind.__new__(kind)
    for name, field in kind.fields.items():
        setattr(blank, name, field.zero())
    return blank


class Record(metaclass=_RecordType):
    """The plain form: an object of ints and lists, all zero at first."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]

    def __init__(self) -> None:
        self.copy_from(_blank(type(self)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, n) == getattr(other, n) for n in self.fields)

    __hash__ = None  # type: ignore[assignment]  # records change

    def copy_from(self, other: Self) -> None:
        """Takes over all of another record's values."""
        for name, field in self.fields.items():
            value = getattr(other, name)
            if len(field.shape) == 2:
                value = [row[:] for row in value]
            elif field.shape:
                value = value[:]
            setattr(self, name, value)

    def copy(self) -> Self:
        """A record of its own with the same values."""
        twin = type(self)()
        twin.copy_from(self)
        return twin

    @classmethod
    def array(cls, n: int) -> MutableSequence[Self]:
        """n records in the form that the rules run on in this process."""
        return np.zeros(n, cls.dtype) if JIT else [cls() for _ in range(n)]  # type: ignore[return-value]

    @classmethod
    def read(cls, records: Sequence[Self], i: int = 0) -> Self:
        """A plain copy of one record of an array."""
        plain = cls.__new__(cls)
        if not JIT:
            plain.copy_from(records[i])
            return plain
        for name, value in zip(cls.fields, records[i].tolist(), strict=True):  # type: ignore[attr-defined]  # numpy's
            setattr(plain, name, value.tolist() if isinstance(value, np.ndarray) else value)
        return plain

    @classmethod
    def reader(cls, records: Sequence[Self]) -> Callable[[], Self]:
        """What reads the first record of an array again and again, a little faster than `read`."""
        if not JIT:
            return lambda: cls.read(records)
        record: Any = records
        single = [name for name in cls.fields if not record.dtype[name].shape]
        singles = record[single]  # all at once: asking for each would take longer
        arrays = [(name, record[name][0]) for name in cls.fields if name not in single]

        def read_again() -> Any:
            plain = cls.__new__(cls)
            for name, value in zip(single, singles.tolist()[0], strict=True):
                setattr(plain, name, value)
            for name, array in arrays:
                setattr(plain, name, array.tolist())
            return plain

        return read_again

    @classmethod
    def write(cls, records: Sequence[Self], i: int, plain: Self) -> None:
        """Puts a plain record's values into an array of records."""
        if not JIT:
            records[i].copy_from(plain)
            return
        for name in cls.fields:
            records[i][name] = getattr(plain, name)  # type: ignore[index]  # a numpy record here


def transfer(target: MutableSequence[Kind], i: int, source: Sequence[Kind], j: int) -> None:
    """Copies a record of one array into another array."""
    if JIT:
        target[i] = source[j]
    else:
        target[i].copy_from(source[j])


def numbers(n: int, kind: Numbers = i64) -> Row:
    """n zeros, in the form that the rules run on: room for legal actions, for instance."""
    return np.zeros(n, kind.base) if JIT else [0] * n  # type: ignore[return-value]


def rows(n: int, width: int, kind: Numbers = i64) -> Rows:
    """n rows of zeros, in the form that the rules run on."""
    return np.zeros((n, width), kind.base) if JIT else [[0] * width for _ in range(n)]  # type: ignore[return-value]


def table(values: Sequence[int]) -> Sequence[int]:
    """A constant row of numbers for use in rules."""
    return np.array(values, np.int64) if JIT else list(values)  # type: ignore[return-value]


Word = Annotated[int, "64 bits without a sign"]
"""For arguments that are no ordinary numbers."""

JITTED: list[Any] = []
"""All functions that the compiler may be asked for, callees before callers."""


@cache
def plain(rule: Function) -> Function:
    """A rule as ordinary Python, for plain states: its own code, with the rules that it calls made plain as well.

    So texts and refusals can ask the very rules that decide, without a second version of them.
    """
    source = getattr(rule, "py_func", rule)
    if source is rule:
        return rule
    used = {name: value for name, value in source.__globals__.items() if name in source.__code__.co_names}
    names = {name: _plain_value(value) for name, value in used.items()}
    return FunctionType(source.__code__, names, source.__name__, source.__defaults__)  # type: ignore[return-value]


def _plain_value(value: Any) -> Any:
    """What a name in a rule stands for when the rule runs as ordinary Python."""
    if hasattr(value, "py_func"):
        return plain(value)
    if isinstance(value, np.generic | np.ndarray):
        return value.tolist()
    for compiled, ordinary in _ORDINARY:
        if value is compiled:
            return ordinary
    return value


def plain_word(value: int) -> int:
    """A number as 64 bits without a sign."""
    return value & 0xFFFF_FFFF_FFFF_FFFF


def plain_assign(target: Record, source: Record) -> None:
    """Copies a record into another."""
    target.copy_from(source)


def plain_clear(target: Record) -> None:
    """Sets all of a record to zero."""
    Record.__init__(target)


TAPES: dict[int, Row] = {}
"""The plain form's tapes, by what stands for their address."""


def plain_peek(tape: int, place: int) -> int:
    """A number of a tape."""
    return TAPES[tape][place]


def plain_poke(tape: int, place: int, value: int) -> None:
    """Writes a number of a tape."""
    TAPES[tape][place] = value


@contextmanager
def lying(tape: Row) -> Iterator[int]:
    """Where a tape of numbers lies, as a state keeps it, for as long as it is used."""
    address = id(tape) if isinstance(tape, list) else tape.ctypes.data  # type: ignore[attr-defined]  # numpy's
    TAPES[address] = tape
    try:
        yield address
    finally:
        del TAPES[address]


if TYPE_CHECKING:

    def jit(function: Function) -> Function:
        """Marks a rule for the compiler (see `core.compile`)."""

    def hot(function: Function) -> Function:
        """Marks a rule that most actions go through: it becomes part of its callers. That runs far
        faster and compiles more slowly."""

    def entry(function: Function) -> Function:
        """Marks a function that Python calls; it is compiled for the arguments that it is called with."""

    def word(value: int) -> int:
        """A number as 64 bits without a sign."""

    def integer(value: int) -> int:
        """Such a word as an ordinary number."""

    def assign(target: Record, source: Record) -> None:
        """Copies a record into another."""

    def clear(target: Record) -> None:
        """Sets all of a record to zero."""

    def peek(tape: int, place: int) -> int:
        """A number of the tape that lies there."""

    def poke(tape: int, place: int, value: int) -> None:
        """Writes a number of the tape that lies there."""

elif JIT:
    import numba
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    from abraka.core.native import Rule

    def jit(function: Function) -> Function:
        """Marks a rule for the compiler (see `core.compile`)."""
        JITTED.append(Rule(function))
        return JITTED[-1]

    def hot(function: Function) -> Function:
        """Marks a rule that most actions go through: it becomes part of its callers. That runs far
        faster and compiles more slowly."""
        JITTED.append(Rule(function, inline=True))
        return JITTED[-1]

    def entry(function: Function) -> Function:
        """Marks a function that Python calls; it is compiled for the arguments that it is called with."""
        return numba.njit(nogil=True, error_model="numpy", _nrt=False, no_cfunc_wrapper=True)(function)

    word = np.uint64
    integer = np.int64

    @intrinsic
    def assign(typing: Any, target: Any, source: Any) -> Any:
        """Copies a record into another by one memcpy (numba's own copy compiles very slowly)."""
        if not isinstance(target, types.Record) or target != source:
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = cgutils.intp_t(signature.args[0].size)
            cgutils.raw_memcpy(builder, args[0], args[1], size, cgutils.intp_t(1))
            return context.get_dummy_value()

        return types.void(target, source), generate

    @intrinsic
    def clear(typing: Any, target: Any) -> Any:
        """Sets all of a record to zero."""
        if not isinstance(target, types.Record):
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils.memset(builder, args[0], cgutils.intp_t(signature.args[0].size), 0)
            return context.get_dummy_value()

        return types.void(target), generate

    def _on_tape(builder: Any, tape: Any, place: Any) -> Any:
        """The place of a tape in memory."""
        return builder.gep(builder.inttoptr(tape, cgutils.intp_t.as_pointer()), [place])

    @intrinsic
    def peek(typing: Any, tape: Any, place: Any) -> Any:
        """A number of the tape that lies there."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.load(_on_tape(builder, *args))

        return types.int64(types.int64, types.int64), generate

    @intrinsic
    def poke(typing: Any, tape: Any, place: Any, value: Any) -> Any:
        """Writes a number of the tape that lies there."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.store(args[2], _on_tape(builder, *args[:2]))
            return context.get_dummy_value()

        return types.void(types.int64, types.int64, types.int64), generate

else:

    def jit(function: Function) -> Function:
        """Rules run as they are."""
        return function

    entry = hot = jit
    integer = int
    word, assign, clear, peek, poke = plain_word, plain_assign, plain_clear, plain_peek, plain_poke

_ORDINARY = (
    (word, plain_word), (integer, int), (assign, plain_assign), (clear, plain_clear), (peek, plain_peek),
    (poke, plain_poke),
)  # fmt: skip
"""What compiled rules use that is no rule, and what stands for it in ordinary Python."""
