"""The hill and the table before the first turn (M1–M7)."""

from collections import Counter
from itertools import product

import pytest

from abraka.core.errors import Refusal
from abraka.core.outcome import Outcome
from abraka.games.hill.content import load_content
from abraka.games.hill.events import FACE_NAMES
from abraka.games.hill.geometry import (
    BASE,
    LEVELS,
    PLACE_NAMES,
    SIZES,
    SUMMIT,
    above,
    fields_of,
    is_corner,
    lower_neighbours,
    next_field,
    ring_length,
)
from abraka.games.hill.state import NONE, State
from tests.hill.table import HILL, fresh, hill, legal, place, play, table


def numbers_of(*names: str) -> list[int]:
    return [PLACE_NAMES.index(name) for name in names]


def test_M1_four_rings_of_32_24_16_and_8_fields_lie_around_the_summit() -> None:
    assert [ring_length(0, level) for level in range(LEVELS)] == [32, 24, 16, 8]
    assert len(fields_of(0)) == 80


def test_M1_larger_hills_have_sides_of_10_and_11() -> None:
    assert [ring_length(1, level) for level in range(LEVELS)] == [36, 28, 20, 12]
    assert [ring_length(2, level) for level in range(LEVELS)] == [40, 32, 24, 16]


def test_M1_rings_are_closed_and_counted_clockwise() -> None:
    first, last = numbers_of("1.0", "1.31")
    assert next_field(0, last, 0) == first
    assert next_field(0, first, 1) == last
    assert [PLACE_NAMES[f] for f in fields_of(0) if is_corner(0, f)][:8] == [
        "1.0", "1.8", "1.16", "1.24", "2.0", "2.6", "2.12", "2.18",
    ]  # fmt: skip


@pytest.mark.parametrize("size", range(SIZES))
def test_M2_a_corner_has_no_neighbour_above_and_any_other_field_has_one(size: int) -> None:
    for field in fields_of(size):
        assert (above(size, field) == NONE) == is_corner(size, field)


@pytest.mark.parametrize("size", range(SIZES))
def test_M2_going_down_is_the_inverse_and_an_inner_corner_has_two_lower_neighbours(size: int) -> None:
    for field in fields_of(size):
        wanted = 0 if field < BASE[1] else 2 if is_corner(size, field) else 1
        assert len(lower_neighbours(size, field)) == wanted


def test_M2_the_same_side_one_less_offset() -> None:
    pairs = [("1.1", "2.0"), ("1.7", "2.6"), ("1.9", "2.6"), ("1.4", "2.3"), ("1.31", "2.0"), ("2.9", "3.6")]
    for lower, upper in pairs:
        assert above(0, numbers_of(lower)[0]) == numbers_of(upper)[0]


def test_M2_every_non_corner_field_of_level_4_borders_the_summit() -> None:
    assert all(above(0, field) == SUMMIT for field in numbers_of("4.1", "4.3", "4.5", "4.7"))


def test_M3_villages_lie_at_the_four_corners_and_hold_any_number() -> None:
    match = table("v1: B1 B2 B3 B4 B5 Y1 Y2 Y3 Y4 Y5 | hand B 1 2 3")
    assert [village.corner for village in match.view(0).villages] == ["1.0", "1.8", "1.16", "1.24"]
    assert legal(match, "name") == ["name 1", "name 2", "name 3"]


def test_M3_the_first_step_out_of_a_village_lands_on_its_corner() -> None:
    match = table("v2: B1 | hand B 1 1 2")
    play(match, "name 1")
    assert legal(match) == ["move 1 out", "move 2 cw", "move 2 ccw"]
    assert hill(play(match, "move 1 out")) == "1.8: B1"


def test_M3_then_it_goes_on_in_either_direction() -> None:
    text = "v2: B1 | stones | hand B 1 3 3"
    assert hill(play(table(text), "name 1", "move 3 cw")) == "1.10: B1"
    assert hill(play(table(text), "name 1", "move 3 ccw")) == "1.6: B1"


def test_M4_there_are_20_tiles_with_these_faces() -> None:
    faces = {tile.id: tile.copies for tile in load_content().tiles.tile}
    assert faces == {
        "passage": 4, "ghost": 3, "raven": 3, "ball": 3, "whirlwind": 3, "flying": 2, "trapdoor": 2,
    }  # fmt: skip


def test_M4_seventeen_lie_on_levels_1_to_3_and_three_on_level_4_none_on_a_corner() -> None:
    tiles = [tile.field for tile in fresh(2).view(0).tiles]
    assert Counter(field[0] for field in tiles) == {"1": 7, "2": 6, "3": 4, "4": 3}
    assert not any(is_corner(0, PLACE_NAMES.index(field)) for field in tiles)


def test_M4_all_tiles_lie_face_down_at_first() -> None:
    assert all(tile.face is None and not tile.open for tile in fresh(3).view(0).tiles)


OTHERS_ON_TOP = "tiles 4.1=ghost 4.3=ghost"


def test_M4_the_last_tile_of_level_4_must_be_the_passage_that_was_set_aside() -> None:
    match = table(f"4.4: B1 | {OTHERS_ON_TOP} | hand B 1 1 2")
    play(match, "name 1", "move 1 cw")
    assert match.outcome == Outcome("summit", (1, 2))


def turn_up_many(position: str, action: str, field: str, count: int) -> Counter[str]:
    """What a tile shows under many keys."""
    states, out = State.array(1), HILL.driver.rows(1)[0]
    found: Counter[str] = Counter()
    base = table(position).state
    number = HILL.actions.encode(HILL.actions.read(action))
    slot = list(base.tile_at).index(PLACE_NAMES.index(field))
    for k in range(count):
        base.key, base.draws = [k, 7], 0
        State.write(states, 0, base)
        HILL.driver.step(states, 0, number, out)
        found[FACE_NAMES[State.read(states, 0).face[slot]]] += 1
    return found


def test_M4_faces_are_as_likely_as_the_set_up_makes_them() -> None:
    count = 3000
    below = turn_up_many("1.2: B1 | hand B 1 2 | now prompt=move goblin=B1 cards_played=1", "move 1 cw", "1.3", count)
    top = turn_up_many("4.2: B1 | hand B 1 2 | now prompt=move goblin=B1 cards_played=1", "move 1 cw", "4.3", count)
    # Below level 4: 3 passages among 19. On level 4: the one set aside, or one of those two that were left over.
    assert abs(below["passage"] / count - 3 / 19) < 0.03
    assert abs(below["ghost"] / count - 3 / 19) < 0.03
    assert abs(top["passage"] / count - (1 / 3 + 2 / 3 * 3 / 19)) < 0.03
    assert abs(top["flying"] / count - 2 / 3 * 2 / 19) < 0.02


def test_M4_a_passage_seen_on_level_4_leaves_the_others_nearly_as_any() -> None:
    count = 3000
    text = "tiles 4.1=passage | 4.4: B1 | hand B 1 2 | now prompt=move goblin=B1 cards_played=1"
    found = turn_up_many(text, "move 1 cw", "4.5", count)
    # Each way the set-aside passage can lie, weighed: 1 on 4.1 with 19 free tiles, 2 unseen ones with 3 passages.
    weight = 19 + 2 * 3
    expected = 19 / weight * 3 / 19 + 3 / weight + 3 / weight * 2 / 18
    assert abs(found["passage"] / count - expected) < 0.03


def test_M5_nine_stones_lie_on_fields_without_symbols() -> None:
    view = fresh(2).view(0)
    assert Counter(field[0] for field in view.stones) == {"1": 3, "2": 3, "3": 2, "4": 1}
    assert not set(view.stones) & {tile.field for tile in view.tiles}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_M6_goblins_go_into_the_villages_one_at_a_time_clockwise(players: int) -> None:
    match = fresh(players)
    first = match.view(0).first
    order = []
    while match.prompt == "place":
        order.append(match.to_act)
        match.apply(match.legal()[0])
    assert order == [(first + k) % players for k in range(5 * players)]
    assert (match.to_act, match.prompt) == (first, "turn")


def test_M6_lots_decide_who_begins_or_the_table() -> None:
    assert {fresh(3, key=bytes([k] * 16)).view(0).first for k in range(20)} == {0, 1, 2}
    assert {fresh(3, key=bytes([k] * 16), first="2").view(0).first for k in range(9)} == {1}


def test_M6_any_goblin_into_any_village_at_first() -> None:
    assert legal(fresh(2)) == [f"place {goblin} {village}" for goblin, village in product(range(1, 6), range(1, 5))]


def test_M6_a_village_is_offered_only_if_three_can_still_be_used() -> None:
    match = table("v1: B1 B2 B3 Y1 Y2 Y3 | now prompt=place")
    assert legal(match) == [f"place {g} {v}" for g in (4, 5) for v in (2, 3, 4)]
    with pytest.raises(Refusal, match="you need another one"):
        match.apply("place 4 1")


def test_M6_no_fourth_village_is_used() -> None:
    match = table("v1: B1 Y1 | v2: B2 Y2 | v3: B3 Y3 | now prompt=place")
    assert legal(match) == [f"place {g} {v}" for g in (4, 5) for v in (1, 2, 3)]
    with pytest.raises(Refusal, match="three already"):
        match.apply("place 4 4")
    with pytest.raises(Refusal, match="Goblin 1 is in a village already"):
        match.apply("place 1 1")


def test_M6_in_random_matches_everybody_ends_up_in_three_villages() -> None:
    for seed in range(20):
        match = fresh(4, key=bytes([seed] * 16))
        while match.prompt == "place":
            options = match.legal()
            match.apply(options[(seed * 7 + match.version * 5) % len(options)])
        for seat in "BYRG":
            assert len({place(match, f"{seat}{number}") for number in range(1, 6)}) == 3


def test_M7_sixty_cards_and_hands_of_three_that_are_dealt_after_the_goblins() -> None:
    match = fresh(3)
    assert [seat.cards for seat in match.view(0).seats] == [0, 0, 0]
    assert match.view(0).pile == 60
    while match.prompt == "place":
        match.apply(match.legal()[0])
    assert [seat.cards for seat in match.view(0).seats] == [3, 3, 3]
    assert match.view(0).pile == 51


def test_M7_eleven_of_each_value_and_five_jokers() -> None:
    cards = load_content().cards
    assert ({card.value: card.copies for card in cards.card}, cards.joker.copies) == (dict.fromkeys(range(1, 6), 11), 5)


def test_M7_discards_lie_open_and_become_the_pile_when_it_is_empty() -> None:
    text = "hand B 1 2 3 | hand Y 1 2 3 | discard 1*9 2*9 3*9 4*11 5*11 j*5"
    match = table(text)
    assert match.view(1).pile == 0
    play(match, "exchange 1", "done")
    assert match.view(1).pile == 54
    assert match.view(1).discard == {}
    assert match.view(1).seats[0].cards == 3
