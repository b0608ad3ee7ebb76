"""The sensible player, the standing of a state, and what a person forgets."""

from collections.abc import Collection, Sequence

import numpy as np
import pytest

from abraka.core.chance import Luck, pick
from abraka.core.match import Match
from abraka.core.records import plain
from abraka.core.state import MAX_SEATS
from abraka.games.towers.bot import evaluate, forget, policy
from abraka.games.towers.plain import options as options_in
from abraka.games.towers.rules import redeal
from abraka.games.towers.state import Setup, State
from abraka.lab.seed import key_of
from tests.configurations import Configuration, label, towers
from tests.towers.table import TOWERS, fresh, legal, play, table
from tests.towers.test_laws import LAWS, broken_law

CONFIGURATIONS = pytest.mark.parametrize("configuration", towers(), ids=label)


def luck_of(seed: int) -> Luck:
    """Chance, from a seed."""
    luck = Luck()
    luck.seed = seed
    return luck


def options_of(match: Match) -> list[int]:
    """The legal actions as numbers."""
    return [TOWERS.actions.encode(action) for action in match.legal()]


def choose(state: State, options: Sequence[int], luck: Luck) -> int:
    """The index of what the sensible player does."""
    with np.errstate(over="ignore"):
        return int(plain(policy)(state, list(options), len(options), luck))


def chosen(position: str, *actions: str) -> str:
    """What the sensible player does in a position, after some actions."""
    match = play(table(position), *actions)
    return legal(match)[choose(match.state, options_of(match), luck_of(1))]


def finished(match: Match, by_chance: Collection[int] = (), seed: int = 1) -> Match:
    """The match, played to its end by sensible players, and some by chance."""
    luck = luck_of(seed)
    while match.to_act is not None:
        options = options_of(match)
        with np.errstate(over="ignore"):
            by_luck = match.to_act in by_chance
            index = int(plain(pick)(luck, len(options))) if by_luck else choose(match.state, options, luck)
        assert 0 <= index < len(options)
        match.apply(match.legal()[index])
    return match


def standings(state: State) -> list[int]:
    """How everybody stands."""
    worth = [0] * MAX_SEATS
    plain(evaluate)(state, worth)
    return worth[: state.seats]


def lead(position: str) -> int:
    """How far blue is ahead of yellow."""
    worth = standings(table(position).state)
    return worth[0] - worth[1]


def some_states(configuration: Configuration, every: int = 12) -> list[State]:
    """States from a match of sensible players."""
    _, players, options = configuration
    match, luck, found = fresh(players, key_of(3), **options), luck_of(1), []
    while match.to_act is not None and match.version < 240:
        if match.version % every == 0:
            found.append(match.state.copy())
        match.apply(match.legal()[choose(match.state, options_of(match), luck)])
    return found


# The sensible player.


@CONFIGURATIONS
def test_it_always_takes_a_legal_action_and_comes_to_an_end(configuration: Configuration) -> None:
    _, players, options = configuration
    match = finished(fresh(players, key_of(1), **options))
    assert match.state.turn < match.state.turn_limit // 3


@CONFIGURATIONS
def test_thinking_changes_nothing(configuration: Configuration) -> None:
    for state in some_states(configuration):
        before = state.copy()
        standings(state)
        choose(state, options_in(state), luck_of(1))
        assert state == before


@CONFIGURATIONS
def test_it_decides_by_what_its_seat_knows(configuration: Configuration) -> None:
    for state in some_states(configuration):
        other = state.copy()
        with np.errstate(over="ignore"):
            plain(redeal)(other, state.to_act, luck_of(state.turn))
        assert options_in(other) == options_in(state)
        assert choose(other, options_in(other), luck_of(1)) == choose(state, options_in(state), luck_of(1))


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_play_by_chance(players: int) -> None:
    for seed in range(4):
        match = finished(fresh(players, key_of(seed)), by_chance=range(1, players), seed=seed)
        assert match.state.ranks[0] == 1


def test_it_wins_the_solo_game_now_and_then() -> None:
    won = [finished(fresh(1, key_of(seed), potions="full")).state.ranks[0] == 1 for seed in range(10)]
    assert any(won)


END = "10: #5 #6[Y] | 12: #7 #8[Y] | 14: #1 #2 #3 #9[Y] | potions B 0/0/6 Y 3/1/2 | first Y | turn 20 | to act B"


def test_it_fills_a_potion_before_it_goes_home() -> None:
    land = "1: #1 | 2: (Y) | 5: #2[B] | 9: C | 10: #5 #6[Y] | 12: #7 #8[Y] | 14: #3 #4 #9[Y]"
    position = f"{land} | potions B 1/0/5 Y 3/1/2 | hand B t1 w4 w2 | to act B"
    assert chosen(position) == "play t1"
    assert chosen(position, "play t1") == "tower #1"
    assert chosen(position, "play t1", "tower #1") == "play w4"


def test_it_lets_a_tower_carry_the_wizard_to_where_a_card_leads_home() -> None:
    position = f"3: #4[B] | 9: C | {END} | hand B t2 w4 w5"
    assert (chosen(position), chosen(position, "play t2")) == ("play t2", "tower #4")


def test_it_rolls_again_unless_the_die_brings_a_wizard_home() -> None:
    moment = "hand B w2 w3 | discard wd2 | now prompt=roll cards_played=1 card=wd2 rolls_left=1"
    assert chosen(f"5: #4[B] | 9: C | {END} | {moment} steps=4") == "keep"
    assert chosen(f"5: #4[B] | 9: C | {END} | {moment} steps=6") == "roll"


def test_it_pays_for_the_last_step() -> None:
    position = f"8: #4[B] | 9: C | {END.replace('0/0/6', '0/2/4')} | hand B w3 w4 w5"
    assert chosen(position) == "cast advance-wizard"
    assert chosen(position, "cast advance-wizard") == "wizard B 8"


FREED = "1: #1 #2 #3 | 5: (B) #4 | 9: C | 12: #5 #6 #7 #8[Y] | 14: #9[Y]"
MASTERS = "options variant=master spells=free | potions B 0/2/4 Y 3/1/2 | first Y | turn 20 | to act B"


def test_it_frees_a_wizard_before_the_card_that_brings_it_home() -> None:
    position = f"{FREED} | {MASTERS} | hand B w4 w1 w2"
    assert chosen(position) == "cast free"
    assert chosen(position, "cast free") == "tower #4"
    assert chosen(position, "cast free", "tower #4", "release B") == "play w4"


def test_it_wastes_no_potion_before_a_card_that_leads_nowhere() -> None:
    assert chosen(f"{FREED} | {MASTERS} | hand B w1 w2 w3") == "redraw"


def test_it_casts_between_a_roll_and_the_move_that_then_leads_home() -> None:
    polish = f"options edition=pl | 6: (B) #4 | 9: C | {END.replace('0/0/6', '0/1/5')}"
    moment = "hand B w1 w2 | discard wd2 | now prompt={} cards_played=1 card=wd2 steps=3"
    assert chosen(f"{polish} | {moment.format('roll')} rolls_left=1") == "keep"
    piece = f"{polish} | {moment.format('piece')} half=wizard"
    assert (chosen(piece), chosen(piece, "cast advance-tower")) == ("cast advance-tower", "tower #4")
    assert chosen(piece.replace("steps=3", "steps=5")) == "pass"


# How everybody stands.


@CONFIGURATIONS
def test_partners_stand_alike_and_nothing_hidden_in_the_records_counts(configuration: Configuration) -> None:
    for state in some_states(configuration):
        worth = standings(state)
        other = state.copy()
        other.key, other.draws, other.n_events, other.sealed = [1, 2], 7, 0, not state.sealed
        assert standings(other) == worth
        if state.teams:
            half = state.seats // 2
            assert worth[:half] == worth[half:]
        if state.together:
            assert len(set(worth)) == 1


BOARD = "1: #1[Y Y] | 3: #3[Y] | 6: #4[{six}] | 9: C | 10: #5 #6[Y] | 12: #7 #8[B] | 14: #2 #9[Y]"
REST = "potions B {potions} Y 3/1/2 | hand B {hand} | hand Y t1 t2 t3 | first Y | turn 20 | to act B"


def blue(six: str = "B B", potions: str = "3/1/2", hand: str = "w4 t2 t5") -> int:
    """Blue's lead on some board."""
    return lead(f"{BOARD.format(six=six)} | {REST.format(potions=potions, hand=hand)}")


def test_a_wizard_at_home_is_better_than_one_outside() -> None:
    assert blue(six="B") > blue(six="B B")


def test_a_full_potion_is_better_than_an_empty_one_and_than_a_spent_one() -> None:
    assert blue(six="B", potions="1/2/3") > blue(six="B", potions="2/1/3")
    assert blue(potions="2/2/2") > blue(potions="2/1/3")


def test_a_card_that_brings_a_wizard_home_is_better_than_one_that_does_not() -> None:
    assert blue(hand="w3 t2 t5") > blue(hand="w4 t2 t5")


def test_a_visible_wizard_is_better_than_a_trapped_one() -> None:
    covered = BOARD.format(six="B B").replace("12: #7 #8[B]", "12: #7[B] #8")
    assert blue() > lead(f"{covered} | {REST.format(potions='3/1/2', hand='w4 t2 t5')}")


def test_the_last_step_in_hand_is_worth_more_than_two_wizards() -> None:
    alone = BOARD.replace("12: #7 #8[B]", "12: #7 #8").format(six="B")
    ready = lead(f"{alone} | {REST.format(potions='0/0/6', hand='w3 t2 t5')}")
    assert ready > lead(f"{alone} | {REST.format(potions='0/0/6', hand='w4 t2 t5')}") + 100
    assert ready > 300


def test_in_the_last_round_only_who_has_fulfilled_the_goal_or_still_may_counts() -> None:
    land = "1: #1 | 2: #2 | 3: #3[R] | 6: #4[B] | 9: C | 10: #5 #6[R] | 12: #7 #8[R] | 14: #9"
    text = f"{land} | players 3 | home B3 Y4 R1 | potions B 0/3/2 Y 0/2/3 R 3/1/1 | first Y | turn 33 | to act B"
    ready, unready = (standings(table(f"{text} | hand B {hand}").state) for hand in ("w3 t4 t5", "t3 t4 t5"))
    assert ready[0] > ready[1] > ready[2]
    assert unready[1] > max(unready[0], unready[2]) + 500


def test_in_the_solo_game_every_wizard_at_home_and_every_card_left_helps() -> None:
    land = "2: #2[B] | 3: #3{more} | 4: #1 | 5: #4 | 7: C | 11: #5 #6 | 12: #7 #8 | 14: #9 | hand B w2 t2 w1"

    def standing(more: str, turn: int) -> int:
        return standings(table(f"players 1 | {land.format(more=more)} | turn {turn} | round {turn} | to act B").state)[
            0
        ]

    assert standing("", 20) > standing("[B B]", 20) > standing("[B B]", 27)
    assert standing("", 20) > 0 > standing("[B B]", 29)


# What a person forgets.


def forgotten(state: State, share: int, seed: int = 1) -> State:
    """The state as a forgetful person remembers it."""
    other = state.copy()
    with np.errstate(over="ignore"):
        plain(forget)(other, state.to_act, share, luck_of(seed))
    return other


@CONFIGURATIONS
def test_what_is_forgotten_keeps_all_laws_and_the_choices(configuration: Configuration) -> None:
    _, players, options = configuration
    setup = Setup.read(TOWERS.setup(players, options))
    for number, state in enumerate(some_states(configuration)):
        assert forgotten(state, 0) == state
        other = forgotten(state, 60, number)
        assert options_in(other) == options_in(state)
        assert LAWS[plain(broken_law)(other, setup, len(options_in(other)))] == ""
        with np.errstate(over="ignore"):
            plain(redeal)(other, state.to_act, luck_of(number))
        assert LAWS[plain(broken_law)(other, setup, len(options_in(other)))] == ""


def test_it_mixes_up_trapped_wizards_discards_and_the_card_given_to_the_partner() -> None:
    land = "1: (B Y) #1 #2 | 3: #3[Y] | 9: C | 10: #5 #6[R] | 12: #7[G] #8[Y] #4 | 14: #9"
    position = f"players 4 | options teams=yes | {land} | hand R w1 w5 t2 | known R w5 | discard w1*3 t5 | to act B"
    state = table(position).state
    mixed = [forgotten(state, 50, seed) for seed in range(20)]
    assert any(other.crowd != state.crowd for other in mixed)
    assert any(other.discard != state.discard for other in mixed)
    assert {other.n_known[2] for other in mixed} == {0, 1}
    for other in mixed:
        assert all(sum(row[seat] for row in other.crowd) == sum(row[seat] for row in state.crowd) for seat in range(4))
        assert all(other.total[other.surface[p]] == state.total[state.surface[p]] for p in range(16))


def test_trapped_wizards_that_are_shown_are_not_forgotten() -> None:
    state = table("options memory=aided | 1: (B Y) #1 #2 | 3: #3 #4 #5 #6 #7 #8 #9 | 9: C | to act B").state
    assert all(forgotten(state, 90, seed).crowd == state.crowd for seed in range(10))
