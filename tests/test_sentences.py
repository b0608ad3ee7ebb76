"""What the sentences of all games share: names of seats, counts, lists, who has won."""

from abraka.core.sentences import counted, listed, seat_name, who_won


def test_a_seat_is_named_by_its_colour() -> None:
    assert [seat_name(seat) for seat in range(3)] == ["Blue", "Yellow", "Red"]


def test_one_is_counted_without_an_s() -> None:
    assert [counted(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_list_has_a_word_before_its_last_item() -> None:
    assert [listed("abc"[:length]) for length in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert listed(["red", "blue"], "or") == "red or blue"


def test_those_who_share_the_first_place_are_all_named() -> None:
    assert who_won([2, 1]) == "Yellow wins."
    assert who_won([1, 1, 3]) == "Blue and Yellow share the first place."
