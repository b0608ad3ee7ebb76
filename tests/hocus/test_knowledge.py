"""The deck's order and who knows which card (H20)."""

from pathlib import Path

import pytest

from abraka.core.game import Game, load
from abraka.testing import GameSubject, check_conformance, check_secrecy
from abraka.testing.keys import Want
from tests.hocus.table import HOCUS, hand, play, table, under

AFTER = "to act B | now prompt=spell"
NAMES = '{ en = "x", cs = "x", sk = "x", pl = "x" }'


def small_deck(folder: Path, copies: int) -> Game:
    """A deck that runs out soon, so that cards come back often."""
    cards = ["amnesia:after:0", "pickpocket:after:0", "gust:after:0", "fog:after:2", "tailwind:before:0"]
    rows = []
    for card in cards:
        effect, when, turns = card.split(":")
        steps = "steps = 3, " if effect in ("gust", "tailwind") else ""
        rows.append(
            f'{{ effect = "{effect}", when = "{when}", turns = {turns}, {steps}copies = {copies}, '
            f'source = "reconstructed", name = {NAMES} }}'
        )
    path = folder / f"deck{copies}.toml"
    path.write_text(f'game = "hocus"\npart = "deck"\ncard = [{", ".join(rows)}]\n', encoding="utf-8")
    return load("hocus", (path,))


def test_H20_the_first_shuffle_is_drawn_before_what_came_back(tmp_path: Path) -> None:
    game = small_deck(tmp_path, 1)
    position = "pawns B2 Y9 R13 | hand Y fog pickpocket tailwind | under gust@all | to act B"
    match = play(table(position, 2, game=game), "roll")
    assert hand(match, "B") == "amnesia"
    assert under(match) == "gust@all"


def test_H20_what_came_back_comes_in_order_and_stays_known(tmp_path: Path) -> None:
    game = small_deck(tmp_path, 1)
    position = "pawns B2 Y9 R13 | hand Y fog amnesia tailwind | under gust@all pickpocket@Y | to act B"
    match = play(table(position, 2, game=game), "roll")
    assert hand(match, "B") == "gust@all"
    assert under(match) == "pickpocket@Y"


def test_H20_with_an_empty_deck_nobody_draws(tmp_path: Path) -> None:
    game = small_deck(tmp_path, 1)
    position = "pawns B2 Y9 R13 | hand Y fog amnesia tailwind gust | hand R pickpocket | to act B"
    match = play(table(position, 2, game=game), "roll")
    assert hand(match, "B") == ""


def test_H20_of_equal_cards_the_one_that_was_known_is_taken_to_be_the_one_that_went() -> None:
    match = play(table(f"pawns B6 Y9 | hand B gust@Y gust | {AFTER}"), "cast gust")
    assert hand(match, "B") == "gust"


def test_H20_of_equal_cards_it_counts_only_how_many_a_seat_knows() -> None:
    match = table(f"pawns B6 Y9 R3 | hand B gust@Y gust@R gust | {AFTER}")
    assert hand(match, "B") == "gust@YR gust gust"


def test_H20_after_a_theft_the_others_no_longer_know_that_hand() -> None:
    position = f"pawns B6 Y9 R3 | hand B pickpocket | hand Y fog@all gust@R | {AFTER}"
    match = play(table(position, then=(Want(2, 0, 1),)), "cast pickpocket")
    assert (hand(match, "B"), hand(match, "Y")) == ("fog@Y", "gust")


def test_H20_a_forgotten_hand_is_known_to_its_owner_only() -> None:
    match = play(table(f"pawns B6 Y9 R3 | hand B amnesia | hand Y fog@all | {AFTER}"), "cast amnesia")
    assert under(match) == "fog@Y amnesia@all"


def test_H20_an_aided_memory_shows_what_a_seat_knows_a_faithful_one_does_not() -> None:
    position = "pawns B6 Y9 R3 | hand Y fog@all gust@R snail | under swap@B twin@all | to act B"
    aided = table(position, memory="aided")
    assert [aided.view(seat).seats[1].known for seat in (-1, 0, 2)] == [("fog",), ("fog",), ("fog", "gust")]
    assert [aided.view(seat).under for seat in (-1, 0, 2)] == [(None, "twin"), ("swap", "twin"), (None, "twin")]
    faithful = table(position)
    assert faithful.view(2).seats[1].known == () and faithful.view(0).under == ()
    assert faithful.view(2).seats[1].cards == 3 and faithful.view(0).deck == aided.view(0).deck


@pytest.mark.parametrize("copies", [1, 3])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_H20_redealing_is_honest_when_cards_come_back_often(tmp_path: Path, copies: int, players: int) -> None:
    subject = GameSubject(small_deck(tmp_path, copies), players, {"memory": "aided"})
    check_conformance(subject, matches=2)
    check_secrecy(subject, matches=6)


def test_H20_redealing_keeps_what_a_seat_knows() -> None:
    subject = GameSubject(HOCUS, 3, {"memory": "aided"})
    position = "pawns B6 Y9 R3 | options memory=aided | hand Y fog@all gust@R snail | hand R twin*2 | to act B"
    state = table(position).state
    hands = set()
    for seed in range(30):
        dealt = subject.redeal(state, 2, seed)
        assert dealt.hand[2] == state.hand[2]
        hands.add(tuple(dealt.hand[1][:3]))
    assert len(hands) > 5
    fog, gust = 5, 6
    assert all(fog in cards and gust in cards for cards in hands)
