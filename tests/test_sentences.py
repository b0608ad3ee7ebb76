"""What the sentences of all games share: names of seats, counts, lists, who has won."""

from abraka.core.sentences import listed, listed_or, seat_name, who_won
from abraka.core.words import speaking


def test_a_seat_is_named_by_its_colour() -> None:
    assert [seat_name(seat) for seat in range(3)] == ["Blue", "Yellow", "Red"]


def test_a_list_has_a_word_before_its_last_item() -> None:
    assert [listed("abc"[:length]) for length in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert listed_or(["red", "blue"]) == "red or blue"
    with speaking("cs"):
        assert (listed("abc"), listed_or("abc")) == ("a, b a c", "a, b nebo c")


def test_those_who_share_the_first_place_are_all_named() -> None:
    assert who_won([2, 1]) == "Yellow wins."
    assert who_won([1, 1, 3]) == "Blue and Yellow share the first place."
