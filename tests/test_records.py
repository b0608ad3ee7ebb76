"""One declaration, two memory forms."""

import pytest

from abraka.core.records import JIT, Record, flag, i8, i16, i64, numbers, u64


class Small(Record):
    """A record with every kind of field."""

    number = i16()
    truth = flag()
    row = i8(3)
    rows = i8(2, 3)
    word = u64()


class Larger(Small):
    """A record that adds to another."""

    more = i64(2)


def test_a_plain_record_is_all_zero() -> None:
    record = Larger()
    assert (record.number, record.truth, record.row, record.rows, record.word) == (0, False, [0] * 3, [[0] * 3] * 2, 0)
    assert record.more == [0, 0]


def test_fields_of_the_base_come_first() -> None:
    assert list(Larger.fields) == ["number", "truth", "row", "rows", "word", "more"]


def test_a_record_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Larger().other = 1  # type: ignore[attr-defined]


def test_what_is_written_is_read_back() -> None:
    record = Larger()
    record.number, record.truth, record.word = -300, True, 2**64 - 1
    record.row[1], record.rows[1][2], record.more[0] = -5, 7, -(2**40)
    records = Larger.array(3)
    Larger.write(records, 1, record)
    assert Larger.read(records, 1) == record
    assert Larger.read(records, 0) == Larger()


def test_a_copy_shares_nothing() -> None:
    record = Larger()
    twin = record.copy()
    twin.rows[0][0] = 1
    twin.row[0] = 1
    assert record == Larger() and twin != record


def test_records_of_other_kinds_are_never_equal() -> None:
    assert Small() != Larger()
    assert Small() == Small()


def test_the_numpy_form_is_one_block_of_memory() -> None:
    assert Small.dtype.itemsize <= 24
    assert Small.dtype["rows"].shape == (2, 3)


def test_numbers_are_zeros_in_the_form_in_use() -> None:
    row = numbers(4)
    assert list(row) == [0, 0, 0, 0]
    assert isinstance(row, list) != JIT
