"""The table before the first turn (T1–T6)."""

import pytest

from abraka.core.errors import OptionError
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.actions import CARD_NAMES
from abraka.testing.keys import Want, key_for
from tests.towers.table import fresh, legal, play, table, track

PLAYERS = range(2, 7)
LETTERS = "BYRGOP"
DECK = {
    **{f"w{value}": 4 for value in (1, 2, 3, 4, 5)},
    **{f"t{value}": 4 for value in (1, 2, 3, 4, 5)},
    **{f"t{value}w{value}": 3 for value in (1, 2, 3, 4)},
    **dict.fromkeys(("t5w1", "t4w2", "t2w4", "t1w5"), 6),
    "d": 6,
    **dict.fromkeys(("td2", "wd2"), 3),
    **dict.fromkeys(("td3", "wd3"), 1),
}


def all_cards(match: Match) -> dict[str, int]:
    """All cards of a match wherever they are, counted."""
    state = match.state
    counts = {name: state.pile[code] + state.discard[code] for code, name in enumerate(CARD_NAMES)}
    for seat in range(match.players):
        for code in state.hand[seat][: state.n_hand[seat]]:
            counts[CARD_NAMES[code]] += 1
    return {name: count for name, count in counts.items() if count}


# T1, T2: the track.


def test_T1_the_track_has_16_spaces_with_printed_crests_on_0_4_8_and_12() -> None:
    spaces = fresh(2).view(SPECTATOR).spaces
    assert len(spaces) == 16
    assert [number for number, space in enumerate(spaces) if space.crest] == [0, 4, 8, 12]


def test_T1_the_track_is_a_ring_so_a_wizard_walks_on_from_15_to_0() -> None:
    match = table(
        "1: C | 2: #1 #2 #3 #4 #5 #6 #7 #8 #9[Y] | 15: (B) | hand B w1 w3 w4 | to act B",
    )
    play(match, "play w3")
    assert track(match) == "1: C | 2: #1 #2 #3 #4 #5 #6 #7 #8 #9[B Y]"


def test_T1_the_track_is_a_ring_so_a_tower_goes_on_from_15_to_0() -> None:
    match = table("4: C | 5: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 15: #1[B] | hand B t1 w3 w4 | to act B")
    play(match, "play t1", "tower #1")
    assert track(match) == "0: #1[B] | 4: C | 5: #2 #3 #4 #5 #6 #7 #8 #9[Y]"


def test_T2_the_castle_starts_on_0_and_the_nine_towers_on_the_next_nine_spaces() -> None:
    spaces = fresh(2).view(SPECTATOR).spaces
    assert [number for number, space in enumerate(spaces) if space.castle] == [0]
    towers = [(number, floor.tower) for number, space in enumerate(spaces) for floor in space.floors]
    assert towers == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9)]


def test_T2_towers_with_and_without_a_crest_alternate_and_one_with_a_crest_is_first() -> None:
    spaces = fresh(2).view(SPECTATOR).spaces
    crests = {floor.tower: floor.crest for space in spaces for floor in space.floors}
    assert [tower for tower, crest in crests.items() if crest] == [1, 3, 5, 7, 9]


# T3, T4: wizards and potions.


@pytest.mark.parametrize(("players", "wizards", "potions"), [(2, 5, 6), (3, 4, 5), (4, 4, 5), (5, 3, 4), (6, 3, 4)])
def test_T3_each_player_has_as_many_wizards_and_empty_potions_as_the_table_says(
    players: int, wizards: int, potions: int
) -> None:
    match = fresh(players)
    seen = match.view(SPECTATOR)
    assert len(seen.seats) == players
    assert seen.wizards == wizards
    for seat, letter in zip(seen.seats, LETTERS, strict=False):
        assert track(match).count(letter) == wizards
        assert (seat.home, seat.trapped) == (0, 0)
        assert (seat.empty, seat.full, seat.spent) == (potions, 0, 0)


PLACED = {
    2: "1: #1[B B Y] | 2: #2[B Y Y] | 3: #3[B B Y] | 4: #4[Y] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9",
    3: "1: #1[B Y R] | 2: #2[B Y R] | 3: #3[B Y R] | 4: #4[B Y] | 5: #5[R] | 6: #6 | 7: #7 | 8: #8 | 9: #9",
    4: "1: #1[B Y R] | 2: #2[B Y G] | 3: #3[B R G] | 4: #4[Y R] | 5: #5[B G] | 6: #6[Y R] | 7: #7[G] | 8: #8 | 9: #9",
    5: "1: #1[B Y R] | 2: #2[B G O] | 3: #3[Y R G] | 4: #4[B O] | 5: #5[Y R] | 6: #6[G O] | 7: #7 | 8: #8 | 9: #9",
    6: "1: #1[B Y R] | 2: #2[G O P] | 3: #3[B Y R] | 4: #4[G O] | 5: #5[B P] | 6: #6[Y R] | "
    "7: #7[G] | 8: #8[O] | 9: #9[P]",
}


@pytest.mark.parametrize("players", PLAYERS)
def test_T4_wizards_are_placed_one_at_a_time_on_the_first_tower_not_yet_full(players: int) -> None:
    assert track(fresh(players, first="1")) == "0: C | " + PLACED[players]


@pytest.mark.parametrize(("players", "tower"), [(2, 4), (3, 5), (4, 7), (5, 6), (6, 9)])
def test_T4_the_last_wizard_stands_on_the_tower_that_the_rulebook_names(players: int, tower: int) -> None:
    spaces = fresh(players).view(SPECTATOR).spaces
    taken = [floor.tower for space in spaces for floor in space.floors if sum(floor.wizards)]
    assert taken == list(range(1, tower + 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_T4_no_tower_holds_more_than_three_two_or_one(players: int) -> None:
    spaces = fresh(players).view(SPECTATOR).spaces
    crowds = [sum(floor.wizards) for space in spaces for floor in space.floors]
    limits = [3, 3, 3, 2, 2, 2, 1, 1, 1]
    last = max(tower for tower in range(9) if crowds[tower])
    assert crowds[:last] == limits[:last]
    assert 0 < crowds[last] <= limits[last]


def test_T4_placement_begins_with_the_starting_player_and_goes_clockwise() -> None:
    assert track(fresh(2, first="2")) == (
        "0: C | 1: #1[B Y Y] | 2: #2[B B Y] | 3: #3[B Y Y] | 4: #4[B] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
    )
    assert track(fresh(5, first="4")) == (
        "0: C | 1: #1[B G O] | 2: #2[Y R G] | 3: #3[B Y O] | 4: #4[R G] | 5: #5[B O] | 6: #6[Y R] | "
        "7: #7 | 8: #8 | 9: #9"
    )


def test_T4_the_last_wizard_belongs_to_the_player_before_the_starting_one() -> None:
    match = fresh(6, first="3")
    assert track(match).endswith("7: #7[P] | 8: #8[B] | 9: #9[Y]")


def test_T4_placement_is_forced_so_the_first_question_is_the_starting_players_first_card() -> None:
    match = fresh(3, first="2")
    assert (match.version, match.to_act, match.prompt) == (0, 1, "turn")


# T5: the cards.


@pytest.mark.parametrize("players", PLAYERS)
def test_T5_there_are_90_movement_cards_of_the_listed_kinds(players: int) -> None:
    assert sum(DECK.values()) == 90
    assert all_cards(fresh(players)) == DECK


@pytest.mark.parametrize("players", PLAYERS)
def test_T5_each_hand_has_three_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    seen = fresh(players).view(SPECTATOR)
    assert [seat.cards for seat in seen.seats] == [3] * players
    assert seen.pile == 90 - 3 * players
    assert seen.discard == {}


def test_T5_a_hand_is_secret_to_all_but_its_owner() -> None:
    match = fresh(3)
    for viewer in (SPECTATOR, 0, 1, 2):
        hands = [seat.hand for seat in match.view(viewer).seats]
        assert [seat for seat in range(3) if hands[seat] is not None] == [seat for seat in range(3) if seat == viewer]
    assert len(match.view(1).seats[1].hand) == 3


def test_T5_only_cards_in_hand_can_be_played() -> None:
    match = fresh(2, first="1")
    hand = set(match.view(0).seats[0].hand)
    assert {action.removeprefix("play ") for action in legal(match) if action.startswith("play")} == hand


def test_T5_the_cards_are_shuffled_anew_for_every_match() -> None:
    hands = {fresh(2, key=bytes([number] * 16), first="1").view(0).seats[0].hand for number in range(8)}
    assert len(hands) > 4


# T6: the starting player.


@pytest.mark.parametrize("players", PLAYERS)
def test_T6_the_starting_player_is_drawn_by_lot_among_all_seats(players: int) -> None:
    for seat in range(players):
        match = fresh(players, key=key_for(Want(players, seat, seat + 1), seed=7))
        seen = match.view(SPECTATOR)
        assert (match.to_act, seen.first, seen.active, seen.turn, seen.round) == (seat, seat, seat, 1, 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_T6_the_starting_player_may_be_chosen_at_the_table_whatever_the_lot_would_say(players: int) -> None:
    for seat in range(players):
        for number in range(5):
            match = fresh(players, key=bytes([number] * 16), first=str(seat + 1))
            assert (match.to_act, match.view(SPECTATOR).first) == (seat, seat)


def test_T6_a_seat_that_does_not_play_cannot_start() -> None:
    with pytest.raises(OptionError, match="Seat 4 can't start: there are 3 seats"):
        fresh(3, first="4")


def test_T6_in_the_base_game_only_the_two_advance_spells_are_in_play() -> None:
    for edition in ("cs", "pl"):
        spells = fresh(2, edition=edition).view(SPECTATOR).spells
        assert [spell.name for spell in spells] == ["advance-wizard", "advance-tower"]
