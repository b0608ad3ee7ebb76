"""What a seat sees of Magic Hill, and what it must not."""

import random
from typing import Any

import msgspec
import pytest

from abraka.core.chance import Luck
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.hill.events import END_REASONS
from abraka.games.hill.state import TILE, TURN_HILL, TURN_LIMIT, VILLAGE_CHOICE, State
from abraka.games.hill.view import PROMPTS, View, view, whole
from tests.configurations import Configuration, hill, label
from tests.hill.table import HILL, play, table

SEEN = "1.4: B3/Y1 | tiles 1.3=ghost 2.5=raven! | hand B 1 2 j | hand Y 3 4 5"


def faces(seen: View) -> dict[str, str | None]:
    return {tile.field: tile.face for tile in seen.tiles}


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    seen = table(SEEN).view(0)
    assert (seen.seats[0].hand, seen.seats[1].hand, seen.seats[1].cards) == (("1", "2", "j"), None, 3)
    assert [seat.hand for seat in table(SEEN).view(SPECTATOR).seats] == [None, None]


def test_M17_a_tile_face_down_is_left_to_memory() -> None:
    seen = faces(table(SEEN).view(0))
    assert (seen["1.3"], seen["2.5"], seen["4.1"]) == (None, "raven", None)


def test_M17_a_table_may_have_tiles_that_were_seen_shown_to_all() -> None:
    for seat in (SPECTATOR, 0, 1):
        seen = faces(table(SEEN, memory="aided").view(seat))
        assert (seen["1.3"], seen["2.5"], seen["4.1"]) == ("ghost", "raven", None)


def test_who_sits_on_whom_is_seen() -> None:
    goblins = {(g.seat, g.number): g for g in table(SEEN).view(1).goblins}
    assert (goblins[0, 3].sits, goblins[0, 3].blocked) == (True, False)
    assert (goblins[1, 1].sits, goblins[1, 1].blocked) == (False, True)


def test_the_whole_truth_shows_every_hand_and_every_face_that_was_seen() -> None:
    seen = whole(table(SEEN).state)
    assert all(seat.hand is not None for seat in seen.seats)
    assert faces(seen)["1.3"] == "ghost"
    assert "B3Y1" in str(table(SEEN).state)


def test_a_view_goes_through_json_unchanged() -> None:
    seen = table(SEEN).view(1)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_no_secret_is_in_a_view() -> None:
    assert not {"key", "draws", "events", "bag"} & set(View.__struct_fields__)


@pytest.mark.parametrize("tile", ["ghost", "trapdoor"])
def test_M23_M24_all_see_which_tile_sends_a_goblin_to_a_village(tile: str) -> None:
    match = play(table(f"1.10: B3 | tiles 1.11={tile} | hand B 3 1 1"), "name 3")
    assert match.view(0).cause is None
    play(match, "move 1 cw")
    assert [match.view(seat).cause for seat in (0, 1, SPECTATOR)] == [tile] * 3


def test_every_prompt_and_reason_has_a_name() -> None:
    assert (len(PROMPTS), PROMPTS[TURN_HILL]) == (TURN_HILL + 1, "turn_hill")
    assert (len(END_REASONS), END_REASONS[TURN_LIMIT]) == (TURN_LIMIT + 1, "turn_limit")


def hide_anew(state: State, seat: int, chance: random.Random) -> State:
    """A state that differs in all that the seat can't see: other cards in other hands, the key."""
    other = state.copy()
    other.key, other.draws = [chance.getrandbits(64), chance.getrandbits(64)], chance.randrange(1000)
    for hidden in range(state.seats):
        for kind in range(6):
            for _ in range(state.hand[hidden][kind] if hidden != seat else 0):
                other.pile[kind] += 1
                other.hand[hidden][kind] -= 1
                taken = chance.choice([card for card in range(6) if other.pile[card]])
                other.pile[taken] -= 1
                other.hand[hidden][taken] += 1
    if not state.aided:
        working = state.on[state.place[state.lander]] - TILE if state.prompt == VILLAGE_CHOICE else None  # all see it
        down = [slot for slot in range(len(state.face)) if state.face[slot] and not state.up >> slot & 1]
        unseen = [slot for slot in down if slot != working]
        swapped = [other.face[slot] for slot in unseen]
        chance.shuffle(swapped)
        for slot, face in zip(unseen, swapped, strict=True):
            other.face[slot] = face
    return other


@pytest.mark.parametrize("configuration", hill(), ids=label)
def test_states_that_differ_only_in_what_a_seat_cannot_see_give_it_equal_views(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
        if chance.random() < 0.05:
            for seat in range(SPECTATOR, players):
                assert view(hide_anew(match.state, seat, chance), seat) == view(match.state, seat)


@pytest.mark.parametrize("memory", ["faithful", "aided"])
def test_redealing_changes_nothing_that_a_seat_sees(memory: str) -> None:
    chance = random.Random(memory)
    match = Match(HILL, 4, {"memory": memory}, key=chance.randbytes(16))
    states: Any = State.array(1)
    lucks, luck = Luck.array(1), Luck()
    for _ in range(300):
        if match.to_act is None:
            break
        match.apply(chance.choice(match.legal()))
        for seat in range(SPECTATOR, 4):
            luck.seed = chance.getrandbits(63)
            Luck.write(lucks, 0, luck)
            State.write(states, 0, match.state)
            HILL.driver.redeal(states, 0, seat, lucks)
            assert view(State.read(states, 0), seat) == match.view(seat)
