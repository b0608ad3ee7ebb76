"""What a seat sees of Wandering Towers, and what it must not."""

import json
import random
from typing import Any

import msgspec
import pytest

from abraka.core.chance import Luck
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers import state as numbers_of
from abraka.games.towers.events import END_REASONS
from abraka.games.towers.state import State
from abraka.games.towers.view import PROMPTS, View, view, whole
from tests.configurations import Configuration, label, towers
from tests.towers.table import TOWERS, play, table

NINE = "10: (B) | 1: #1 | 2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
TRAPPED = "0: C | 1: (B) #1[Y] #2 | 3: #3[B B] #4[Y Y] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9[B]"


def state_of(position: str, memory: str = "faithful") -> State:
    """The state that a position text describes."""
    return table(position, memory=memory).state  # type: ignore[no-any-return]


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    seen = view(state_of(f"players 2 | 0: C | {NINE} | hand B w3 t2w4 td2 | hand Y w1 d"), 0)
    assert seen.seats[0].hand == ("w3", "t2w4", "td2")
    assert seen.seats[1].hand is None
    assert seen.seats[1].cards == 2


def test_a_spectator_sees_no_hand() -> None:
    seen = view(state_of(f"players 3 | 0: C | {NINE}"), SPECTATOR)
    assert [seat.hand for seat in seen.seats] == [None, None, None]


def test_T51_the_one_hand_of_a_joint_game_is_open_to_all() -> None:
    state = state_of(f"players 3 | options together=yes | 0: C | {NINE} | hand B w3 d td2 | to act R")
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(state, seat).seats[0].hand == ("w3", "d", "td2")


def test_T19_trapped_wizards_are_left_to_memory() -> None:
    seen = view(state_of(TRAPPED), 0)
    assert seen.spaces[1].ground is None
    assert [floor.wizards for floor in seen.spaces[1].floors] == [None, (0, 0)]
    assert [floor.wizards for floor in seen.spaces[3].floors] == [None, (0, 2)]


def test_T32_how_many_are_trapped_is_public() -> None:
    seen = view(state_of(TRAPPED), SPECTATOR)
    assert [(seat.trapped, seat.home) for seat in seen.seats] == [(3, 1), (1, 2)]


def test_T19_a_table_may_have_trapped_wizards_shown_to_all() -> None:
    for seat in (SPECTATOR, 0, 1):
        seen = view(state_of(TRAPPED, memory="aided"), seat)
        assert seen.spaces[1].ground == (1, 0)
        assert [floor.wizards for floor in seen.spaces[3].floors] == [(2, 0), (0, 2)]


def test_T19_a_lifted_tower_shows_who_stands_below_while_it_is_lifted() -> None:
    match = table(
        "players 2 | options variant=master spells=free | 0: C | 1: (B) #1[B Y] #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6"
        " | 7: #7 | 8: #8 | 9: #9 | potions B 4/2/0 | hand B t1 t2 t3"
    )
    play(match, "play t1", "cast free", "tower #2")
    assert match.prompt == "release"
    seen = match.view(1)
    assert seen.spaces[1].ground is None
    assert seen.spaces[1].floors[0].wizards == (1, 1)
    play(match, "pass")
    assert match.view(1).spaces[1].floors[0].wizards is None


def test_T40_a_given_card_stays_known_to_its_giver_alone() -> None:
    state = state_of(f"players 4 | options teams=yes | 0: C | {NINE} | hand R w3 d td2 | known R d")
    assert view(state, 0).seats[2].known == ("d",)
    assert view(state, 0).seats[2].hand is None
    for seat in (SPECTATOR, 1, 2, 3):
        assert view(state, seat).seats[2].known == ()


def test_the_whole_truth_shows_every_hand_and_every_wizard() -> None:
    state = state_of(TRAPPED)
    seen = whole(state)
    assert all(seat.hand is not None for seat in seen.seats)
    assert seen.spaces[1].ground == (1, 0)
    assert "?" not in str(state)


def test_discards_are_seen_and_the_pile_is_only_counted() -> None:
    seen = view(state_of(f"players 2 | 0: C | {NINE} | discard w3*2 d"), 1)
    assert seen.discard == {"w3": 2, "d": 1}
    assert seen.pile == 90 - 3 - 2 * 3


def test_the_card_being_played_is_seen() -> None:
    match = table(f"players 2 | 0: C | {NINE} | hand B t2w4 w1 w2")
    card = play(match, "play t2w4").view(1).card
    assert (card.card, card.half, card.steps) == ("t2w4", None, 0)


def test_a_view_goes_through_json_unchanged() -> None:
    seen = view(state_of(TRAPPED), 1)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_a_finished_match_shows_reason_and_places() -> None:
    text = f"players 2 | 0: C | {NINE} | 11: (B) | potions Y 0/2/4 | turn 8 | outcome fulfilled B2 Y1"
    seen = view(state_of(text), 0)
    assert (seen.reason, seen.ranks, seen.to_act, seen.prompt) == ("fulfilled", (2, 1), None, "none")


def test_every_prompt_and_reason_has_a_name() -> None:
    assert len(PROMPTS) == numbers_of.REDRAW_TOWER + 1
    assert len(END_REASONS) == numbers_of.CARDS_USED_UP + 1
    assert PROMPTS[numbers_of.TARGET_TOWER] == "target_tower"
    assert PROMPTS[numbers_of.LEND] == "lend"
    assert END_REASONS[numbers_of.ALL_HOME] == "all_home"


def hide_anew(state: State, seat: int, chance: random.Random) -> State:
    """A state that differs in all that the seat can't see: other cards in other hands, the key, trapped wizards."""
    other = state.copy()
    other.key = [chance.getrandbits(64), chance.getrandbits(64)]
    other.draws = chance.randrange(1000)
    for hidden in range(state.seats):
        if hidden == seat or state.together:
            continue
        for at in range(state.n_hand[hidden]):
            other.pile[other.hand[hidden][at]] += 1
            taken = chance.choice([card for card in range(len(other.pile)) if other.pile[card]])
            other.pile[taken] -= 1
            other.hand[hidden][at] = taken
        if seat < 0 or not state.teams or (seat + state.seats // 2) % state.seats != hidden:
            other.known[hidden] = [0] * len(other.known[hidden])
            other.n_known[hidden] = 0
    return other if state.aided else move_trapped(other, chance)


def move_trapped(state: State, chance: random.Random) -> State:
    """Trapped wizards change places with each other, but for those that a lifted tower shows at the moment."""
    if state.prompt == numbers_of.RELEASE:
        return state
    visible = set(state.surface)
    covered = [place for place in range(numbers_of.PLACES) if place not in visible and place < numbers_of.GROUND]
    covered += [numbers_of.GROUND + space for space in range(numbers_of.SPACES) if state.height[space]]
    crowds = [state.crowd[place] for place in covered]
    chance.shuffle(crowds)
    for place, crowd in zip(covered, crowds, strict=True):
        state.crowd[place] = crowd
        state.total[place] = sum(crowd)
    return state


@pytest.mark.parametrize("configuration", towers(), ids=label)
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
    match = Match("towers", 4, {"teams": True, "memory": memory}, key=chance.randbytes(16))
    states: Any = State.array(1)
    lucks, luck = Luck.array(1), Luck()
    for _ in range(300):
        match.apply(chance.choice(match.legal()))
        for seat in range(SPECTATOR, 4):
            luck.seed = chance.getrandbits(63)
            Luck.write(lucks, 0, luck)
            State.write(states, 0, match.state)
            TOWERS.driver.redeal(states, 0, seat, lucks)
            assert view(State.read(states, 0), seat) == match.view(seat)


def test_no_secret_is_in_the_json_of_a_view() -> None:
    sent = json.loads(msgspec.json.encode(view(state_of(TRAPPED), 0)))
    assert not {"key", "draws", "events", "pile_cards"} & sent.keys()
    assert sent["pile"] == 84
