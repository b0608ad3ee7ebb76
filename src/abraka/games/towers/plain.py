"""The rules' own answers, asked of a plain state: for reading positions and explaining refusals."""

from abraka.core.records import plain
from abraka.games.towers import state as cards
from abraka.games.towers.rules import legal, rounds, sides, spells, track, turn
from abraka.games.towers.state import MAX_LEGAL, State

dice_of = plain(cards.dice_of)
use_of = plain(cards.use_of)
value_of = plain(cards.value_of)
ahead = plain(track.ahead)
below_tower = plain(track.below_tower)
may_move_tower = plain(track.may_move_tower)
may_move_wizard = plain(track.may_move_wizard)
side_of = plain(sides.side_of)
colour_of = plain(sides.colour_of)
goal_reached = plain(sides.goal_reached)
check_goal = plain(sides.check_goal)
finish = plain(sides.finish)
spell_steps = plain(spells.spell_steps)
castle_goal = plain(spells.castle_goal)
payable = plain(spells.payable)
has_target = plain(spells.has_target)
exempt = plain(spells.exempt)
may_cast_in_turn = plain(spells.may_cast_in_turn)
opens_cards = plain(spells.opens_cards)
may_cast_amid = plain(spells.may_cast_amid)
may_lift = plain(spells.may_lift)
may_swap = plain(spells.may_swap)
may_free = plain(spells.may_free)
might_ride = plain(rounds.might_ride)
may_react = plain(rounds.may_react)
may_reserve = plain(rounds.may_reserve)
card_due = plain(turn.card_due)


def options(state: State) -> list[int]:
    """The legal actions."""
    out = [0] * MAX_LEGAL
    return out[: plain(legal)(state, out)]


def after_move(state: State) -> State:
    """A copy in which the rules have judged whether the match is over at once (T37, T44, T50)."""
    copy = state.copy()
    copy.reason, copy.ending = 0, False
    check_goal(copy)
    return copy


def visible(state: State, owner: int, space: int) -> int:
    """How many wizards of a colour stand on a space's surface."""
    return state.crowd[state.surface[space]][owner]


def is_top(state: State, tower: int) -> bool:
    """Whether no tower stands on this one."""
    return state.surface[state.space_of[tower]] == tower


def moves_own(state: State, seat: int) -> bool:
    """Whether a seat moves wizards of its own colour; with all of them home it moves the partner's (T42, T45)."""
    return bool(colour_of(state, seat) == side_of(state, seat))
