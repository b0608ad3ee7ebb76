"""How near a seat's wizards are to the castle, and which cards bring one of them home.

Distances are kept as bits: bit d says that a wizard stands d spaces before the castle. A *reach* is what a hand offers
to wizards: a bit for each number of steps, and above them how many dice.
"""

from abraka.core.records import jit, table
from abraka.games.towers.rules.sides import side_of
from abraka.games.towers.rules.spells import in_play
from abraka.games.towers.state import (
    ADVANCE_WIZARD,
    BASE,
    NONE,
    SPACES,
    TOWER_HALF,
    WIZARD_HALF,
    State,
    dice_of,
    use_of,
    value_of,
)

LAST_SPACE = SPACES - 1
STEPS = (1 << SPACES) - 2
DICE = 1 << SPACES
MOST_DICE = 6
FACES = 6
BY_DICE = table([round(100 * (1 - (1 - near / FACES) ** dice)) for dice in range(MOST_DICE + 1) for near in range(7)])
"""Percent chance that one of so many dice shows one of so many distances."""


@jit
def distance(s: State, space: int) -> int:
    """How many steps forward it is from a space to the castle."""
    return (s.castle - space) & LAST_SPACE


@jit
def distances(s: State, owner: int) -> int:
    """How far the visible wizards of a colour are from the castle, a bit for each distance."""
    found = 0
    for space in range(SPACES):
        if s.crowd[s.surface[space]][owner] > 0:
            found |= 1 << distance(s, space)
    return found


@jit
def with_card(reach: int, card: int) -> int:
    """A reach, with one card more."""
    if use_of(card) == TOWER_HALF:
        return reach
    if dice_of(card) > 0:
        return reach + DICE * dice_of(card)
    return reach | 1 << value_of(card, WIZARD_HALF)


@jit
def hand_reach(s: State, seat: int, without: int) -> int:
    """What a seat's hand offers to its wizards, one copy of a card left out."""
    side = side_of(s, seat)
    reach = 0
    for i in range(s.n_hand[side]):
        if s.hand[side][i] == without:
            without = NONE
        else:
            reach = with_card(reach, s.hand[side][i])
    return reach


@jit
def can_push(s: State, seat: int) -> bool:
    """Whether the seat has the potions to advance a wizard by a spell, and may still cast one."""
    if not in_play(s, ADVANCE_WIZARD) or s.full[side_of(s, seat)] < s.costs[ADVANCE_WIZARD]:
        return False
    return s.variant != BASE or s.spells_cast == 0 or seat != s.active


@jit
def with_push(reach: int) -> int:
    """A reach, with a step more by a spell."""
    return reach | (reach << 1 & STEPS) | 1 << 1


@jit
def chance_of_home(reach: int, wizards: int) -> int:
    """How likely, in percent, one step of the reach brings one of the wizards home."""
    if reach & wizards & STEPS != 0:
        return 100
    dice = reach >> SPACES
    if dice == 0:
        return 0
    near = 0
    for face in range(1, FACES + 1):
        near += wizards >> face & 1
    return BY_DICE[min(dice, MOST_DICE) * 7 + near]
