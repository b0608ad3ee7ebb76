"""How near a seat's wizards are to the castle, and which cards bring one of them home.

Distances are kept as bits: bit d says that a wizard stands d spaces before the castle. A *reach* is what a hand offers
to wizards: a bit for each number of steps, and above them how many dice.
"""

from abraka.core.records import jit, table
from abraka.games.towers import state as st
from abraka.games.towers.rules.sides import side_of
from abraka.games.towers.rules.spells import in_play
from abraka.games.towers.state import State, dice_of, use_of, value_of

LAST_SPACE = st.SPACES - 1
STEPS = (1 << st.SPACES) - 2
DICE = 1 << st.SPACES
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
    for space in range(st.SPACES):
        if s.crowd[s.surface[space]][owner] > 0:
            found |= 1 << distance(s, space)
    return found


@jit
def with_card(reach: int, card: int) -> int:
    """A reach, with one card more."""
    if use_of(card) == st.TOWER_HALF:
        return reach
    if dice_of(card) > 0:
        return reach + DICE * dice_of(card)
    return reach | 1 << value_of(card, st.WIZARD_HALF)


@jit
def hand_reach(s: State, seat: int, without: int) -> int:
    """What a seat's hand offers to its wizards, one copy of a card left out."""
    side = side_of(s, seat)
    reach = 0
    for i in range(s.n_hand[side]):
        if s.hand[side][i] == without:
            without = st.NONE
        else:
            reach = with_card(reach, s.hand[side][i])
    return reach


@jit
def can_push(s: State, seat: int, spell: int) -> bool:
    """Whether the seat may still advance a wizard by a spell and has the potions for it, even after another spell."""
    potions = s.full[side_of(s, seat)] - (s.costs[spell] if spell != st.NONE else 0)
    if not in_play(s, st.ADVANCE_WIZARD) or potions < s.costs[st.ADVANCE_WIZARD]:
        return False
    return s.variant != st.BASE or seat != s.active or (s.spells_cast == 0 and spell == st.NONE)


@jit
def with_push(reach: int) -> int:
    """A reach, with a step more by a spell."""
    return reach | (reach << 1 & STEPS) | 1 << 1


@jit
def chance_of_home(reach: int, wizards: int) -> int:
    """How likely, in percent, one step of the reach brings one of the wizards home."""
    if reach & wizards & STEPS != 0:
        return 100
    dice = reach >> st.SPACES
    if dice == 0:
        return 0
    near = 0
    for face in range(1, FACES + 1):
        near += wizards >> face & 1
    return BY_DICE[min(dice, MOST_DICE) * 7 + near]


@jit
def stands(s: State, owner: int, visible: bool, on_towers: bool) -> int:
    """How far a colour's wizards are from the castle, a bit for each distance: those on towers only, or the trapped."""
    found = 0
    for tower in range(st.TOWERS):
        space = s.space_of[tower]
        if s.crowd[tower][owner] > 0 and (s.surface[space] == tower) == visible:
            found |= 1 << distance(s, space)
    if not on_towers:
        for space in range(st.SPACES):
            if s.crowd[st.GROUND + space][owner] > 0 and (s.height[space] == 0) == visible:
                found |= 1 << distance(s, space)
    return found


@jit
def wizard_steps(card: int) -> int:
    """How far a number card moves a wizard; 0 if it does not."""
    return card % st.VALUES if card < st.WITH_DICE else 0


@jit
def tower_steps(card: int) -> int:
    """How far a number card moves a tower; 0 if it does not."""
    return card // st.VALUES if card < st.WITH_DICE else 0


@jit
def readiness(s: State, side: int, visible: int, on_towers: int, trapped: int, carried: bool) -> int:
    """How likely, in percent, a hand brings a wizard home within one turn, from such distances.

    Counted are a card, two wizard cards, a tower card that brings a wizard along, frees it or carries the castle, and
    the two spells of the base game. Whether there is room is left out.
    """
    potions = s.full[side]
    push = 1 if in_play(s, st.ADVANCE_WIZARD) and potions >= s.costs[st.ADVANCE_WIZARD] else 0
    shove = in_play(s, st.ADVANCE_TOWER) and potions >= s.costs[st.ADVANCE_TOWER]
    goals = visible | (visible >> 1 if push > 0 else 0)
    if goals & 1 != 0:
        return 100
    freed = goals | trapped if shove else goals
    dice = 0
    shaken = 0
    for i in range(s.n_hand[side]):
        card = s.hand[side][i]
        steps = wizard_steps(card)
        if steps > 0:
            if freed >> steps & 1 != 0 or (shove and on_towers >> (steps + 2) & 1 != 0):
                return 100
            shaken |= goals >> steps
            for k in range(s.n_hand[side]):
                if k != i and opens(s.hand[side][k], steps, goals, on_towers, trapped, carried):
                    return 100
        elif card >= st.WITH_DICE and use_of(card) != st.TOWER_HALF:
            dice += dice_of(card)
    if dice == 0:
        return 0
    near = 0
    for face in range(1, FACES + 1):
        near += (goals | shaken) >> face & 1
    return BY_DICE[min(dice, MOST_DICE) * 7 + near]


@jit
def opens(card: int, steps: int, goals: int, on_towers: int, trapped: int, carried: bool) -> bool:
    """Whether a first card lets a second one of so many wizard steps bring a wizard home."""
    if wizard_steps(card) > 0 and goals >> (steps + wizard_steps(card)) & 1 != 0:
        return True
    tower = tower_steps(card)
    if tower == 0:
        return False
    if (on_towers >> (steps + tower) | trapped >> steps) & 1 != 0:
        return True
    return carried and steps >= tower and (goals | trapped & 1) >> (steps - tower) & 1 != 0
