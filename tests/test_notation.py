"""What the position texts of all games share: segments, words, small fields."""

import pytest

from abraka.core.errors import PositionError
from abraka.core.notation import FLAG, Grammar, lot, or_none, read_counts, read_number, read_pairs, up_to

WORDS = Grammar(("players", "hand", "to act", "home"), ("hand",), r"[0-9]+", read_number)
NO_PLACES = Grammar(("players", "hand"), ("hand",))


def test_a_text_is_cut_at_bars_and_at_lines_that_begin_a_segment() -> None:
    sheet = WORDS.cut("players 3 | 7: a\n b\nhand B 1\n 2\nto act Y||")
    assert sheet.places == {7: "a b"}
    assert sheet.said == {"players": "3", "hand B": "1 2", "to act": "Y"}
    assert WORDS.one_line("players 3\n\n7:  a") == "players 3 | 7: a"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("luck 7", "“luck 7” is no part of a position: a place and a colon, or one of players, hand, to act, home."),
        ("hands B 1", "“hands B 1” is no part of a position. Did you mean “hand”?"),
        ("7: a | 07: b", "The place 07 is named twice."),
        ("players 2 | players 2", "“players” is said twice."),
        ("hand B 1 | hand B 2", "“hand B” is said twice."),
        ("hand 1", "“1” is no seat"),
    ],
)
def test_what_can_not_be_cut_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as refusal:
        WORDS.cut(text)
    assert reason in str(refusal.value)


def test_a_game_without_places_has_none_to_offer() -> None:
    with pytest.raises(PositionError, match="is no part of a position: one of players, hand"):
        NO_PLACES.cut("7: a")


def test_as_many_players_as_are_said_or_as_the_seats_named_need() -> None:
    def players(text: str) -> int:
        return WORDS.players(WORDS.cut(text), 2, 5, ("home", "to act"))

    assert [players(text) for text in ("", "players 9", "hand R 1", "home Y1 G2", "1: O", "to act P")] == [
        2,
        9,
        3,
        4,
        5,
        5,
    ]


def test_counts_name_each_seat_once() -> None:
    assert read_counts("home", "B1 Y 12", 2) == {0: 1, 1: 12}
    for wrong, reason in (("B1 B2", "twice"), ("R1", "not in play"), ("B", "can't be read"), ("B1Y2", "can't be read")):
        with pytest.raises(PositionError, match=reason):
            read_counts("home", wrong, 2)


def test_small_fields_are_written_and_read() -> None:
    for kind, number, text in ((up_to(3), 2, "2"), (or_none("ab"), -1, "-"), (or_none("ab"), 1, "b"), (FLAG, 1, "yes")):
        assert kind.write(number) == text
        assert kind.read("field", text) == number
    with pytest.raises(PositionError, match="field can't be “4”"):
        up_to(3).read("field", "4")


@pytest.mark.parametrize("text", ["", "-1", "1.5", "²", "9" * 19])
def test_only_plain_digits_are_a_number(text: str) -> None:
    with pytest.raises(PositionError, match="is no number"):
        read_number(text)


def test_a_number_can_have_a_limit_and_a_refusal_says_what_it_counts() -> None:
    assert read_number("9", "coins", 9) == 9
    with pytest.raises(PositionError, match="“coins 10” is too much: 9 is the most"):
        read_number("10", "coins", 9)
    with pytest.raises(PositionError, match="“coins many” is no number"):
        read_number("many", "coins", 9)


def test_pairs_are_written_with_a_mark_and_once() -> None:
    assert read_pairs("now", "a=1 b=") == {"a": "1", "b": ""}
    assert read_pairs("placed", "a@1 b@2", "@") == {"a": "1", "b": "2"}
    assert read_pairs("now", "-") == read_pairs("now", "") == {}
    for wrong, reason in (("a", "should be written name=value"), ("a=1 a=2", "is said twice")):
        with pytest.raises(PositionError, match=reason):
            read_pairs("now", wrong)


def test_a_lot_depends_on_the_key_and_the_purpose_only() -> None:
    things = list(range(20))
    assert lot(bytes(16), b"cards", things) == lot(bytes(16), b"cards", things) != things
    assert lot(bytes(16), b"cards", things) != lot(bytes(16), b"spells", things)
    assert sorted(lot(b"k" * 16, b"cards", things)) == things
