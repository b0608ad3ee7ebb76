"""What a sensible player does at every prompt: the move that gains most, with an eye on going home afterwards.

It looks at its own cards and at what all have seen, and thinks no further than its own turn.
"""

from abraka.core.chance import Luck, pick
from abraka.core.records import Row, jit, table
from abraka.games.towers import state as st
from abraka.games.towers.actions import (
    ASK,
    CAST,
    CASTLE_GOES,
    GIVE,
    PASS,
    PLAY,
    REDRAW,
    RESERVE,
    THROW,
    TOWER_PICK,
    WIZARD,
)
from abraka.games.towers.bot.gains import (
    FULL,
    GOING_HOME,
    NEXT_TURN,
    SHARE,
    gain_of_castle,
    gain_of_swap,
    score_lift,
    score_tower,
    score_wizard,
    turned,
)
from abraka.games.towers.bot.reach import (
    FACES,
    LAST_SPACE,
    can_push,
    chance_of_home,
    distances,
    hand_reach,
    with_card,
    with_push,
)
from abraka.games.towers.rules.sides import colour_of, partner_of
from abraka.games.towers.rules.spells import castle_goal, may_blow, may_lift, may_swap, spell_steps
from abraka.games.towers.rules.track import may_move_tower, may_move_wizard
from abraka.games.towers.rules.turn import CARDS_A_TURN
from abraka.games.towers.state import State, dice_of, use_of, value_of

NEVER = -1_000_000
REDRAWING = 4 * SHARE
"""What new cards and a tower's step are worth."""
MARGIN = table((8 * SHARE, 22 * SHARE, 40 * SHARE))
"""What a spell must bring in beyond its potions, by the variant: the more often one may cast, the more it must be."""


# What lies ahead of a seat.


@jit
def reach_ahead(s: State, seat: int, without: int, spell: int) -> int:
    """What the seat can still do for its wizards without that card and after that spell, if one is named.

    Its hand, and a step by a spell.
    """
    reach = hand_reach(s, seat, without)
    return with_push(reach) if can_push(s, seat, spell) else reach


@jit
def steps_to_come(s: State, seat: int) -> int:
    """How far the card that the seat is playing may still move a wizard; 0 if it may not, or has taken effect."""
    if seat != s.active or s.card == st.NONE or s.half == st.TOWER_HALF or use_of(s.card) == st.TOWER_HALF:
        return 0
    stage = s.stage if s.spell == st.NONE else s.resume
    if stage != st.DIE_FELL and stage != st.CHOOSE_HALF and stage != st.BEFORE_EFFECT and stage != st.CHOOSE_PIECE:
        return 0
    return s.steps if s.steps > 0 else value_of(s.card, st.WIZARD_HALF)


@jit
def reach_now(s: State, seat: int, spell: int) -> int:
    """What the seat can still do for its wizards after that spell, if one is named: a card being played included."""
    reach = hand_reach(s, seat, st.NONE)
    steps = steps_to_come(s, seat)
    if steps > 0:
        reach |= 1 << steps
    return with_push(reach) if can_push(s, seat, spell) else reach


@jit
def weight_now(s: State, seat: int) -> int:
    """What it matters to be able to go home, with what is in play now."""
    return GOING_HOME if steps_to_come(s, seat) > 0 else weight_ahead(s, seat, s.cards_played)


@jit
def weight_ahead(s: State, seat: int, cards: int) -> int:
    """What it matters to be able to go home, when so many cards of the turn are played."""
    if s.together:
        return GOING_HOME
    if s.prompt == st.REDRAW_TOWER:
        return NEXT_TURN
    if seat == s.active and cards < CARDS_A_TURN:
        return GOING_HOME
    return NEXT_TURN


# The best of all pieces.


@jit
def best_wizard(s: State, seat: int, wizards: int, steps: int, reach: int, weight: int) -> int:
    """The most that a card of so many steps does for a wizard."""
    best = NEVER
    owner = colour_of(s, seat)
    for space in range(st.SPACES):
        if may_move_wizard(s, owner, space, steps):
            best = max(best, score_wizard(s, seat, wizards, owner, space, steps, reach, weight))
    return best


@jit
def best_tower(s: State, seat: int, wizards: int, steps: int, reach: int, weight: int) -> int:
    """The most that a tower's move of so many steps brings."""
    best = NEVER
    for tower in range(st.TOWERS):
        if may_move_tower(s, tower, steps):
            best = max(best, score_tower(s, seat, wizards, tower, steps, reach, weight))
    return best


@jit
def best_half(s: State, seat: int, wizards: int, half: int, steps: int, reach: int, weight: int) -> int:
    """The most that a card brings when it is used for that half."""
    if half == st.TOWER_HALF:
        return best_tower(s, seat, wizards, steps, reach, weight)
    return best_wizard(s, seat, wizards, steps, reach, weight)


@jit
def best_use(s: State, seat: int, wizards: int, card: int, die: int, reach: int, weight: int) -> int:
    """The most that a card brings, by its number or by what a die shows; without effect it brings nothing."""
    best = NEVER
    for half in range(st.TOWER_HALF, st.WIZARD_HALF + 1):
        if use_of(card) != st.TOWER_HALF + st.WIZARD_HALF - half:
            steps = die if die > 0 else value_of(card, half)
            best = max(best, best_half(s, seat, wizards, half, steps, reach, weight))
    return best if best > NEVER else weight * chance_of_home(reach, wizards) // 100


@jit
def mean_use(s: State, seat: int, wizards: int, card: int, reach: int, weight: int) -> int:
    """What a card of one die brings on the average."""
    total = 0
    for die in range(1, FACES + 1):
        total += best_use(s, seat, wizards, card, die, reach, weight)
    return total // FACES


# Spells.


@jit
def best_blown(s: State, seat: int, wizards: int, steps: int, reach: int, weight: int) -> int:
    """The most that it brings to move anybody's wizard by a spell."""
    best = NEVER
    for owner in range(s.seats):
        for space in range(st.SPACES):
            if may_blow(s, seat, owner, space, steps):
                best = max(best, score_wizard(s, seat, wizards, owner, space, steps, reach, weight))
    return best


@jit
def best_swap(s: State, seat: int, chosen: int) -> int:
    """The most that a swap brings, with a tower that is chosen already or any."""
    best = NEVER
    for first in range(st.TOWERS):
        if may_swap(s, first) and (chosen == st.NONE or first == chosen):
            for second in range(st.TOWERS):
                if second != first and may_swap(s, second):
                    best = max(best, gain_of_swap(s, seat, first, second))
    return best


@jit
def score_castle(s: State, seat: int, wizards: int, way: int, reach: int, weight: int) -> int:
    """What it brings to send the castle forward or back."""
    steps = (castle_goal(s, way) - s.castle) & LAST_SPACE
    gain = gain_of_castle(s, seat, steps)
    return gain + weight * chance_of_home(reach, turned(wizards, steps)) // 100


@jit
def best_lift(s: State, seat: int, wizards: int, reach: int, weight: int) -> int:
    """The most that Free a wizard brings."""
    best = NEVER
    for tower in range(st.TOWERS):
        if may_lift(s, seat, tower):
            best = max(best, score_lift(s, seat, wizards, tower, reach, weight))
    return best


@jit
def score_spell(s: State, seat: int, wizards: int, spell: int, weight: int) -> int:
    """The most that a spell brings, its potions counted."""
    reach = reach_now(s, seat, spell)
    return best_target(s, seat, wizards, spell, reach, weight) - FULL * s.costs[spell] - MARGIN[s.variant]


@jit
def best_target(s: State, seat: int, wizards: int, spell: int, reach: int, weight: int) -> int:
    """The most that a spell brings, whatever it is aimed at."""
    if spell == st.ADVANCE_WIZARD or spell == st.HEADWIND_WIZARD:
        return best_blown(s, seat, wizards, spell_steps(spell), reach, weight)
    if spell == st.ADVANCE_TOWER or spell == st.HEADWIND_TOWER:
        return best_tower(s, seat, wizards, spell_steps(spell), reach, weight)
    ahead_of_it = weight * chance_of_home(reach, wizards) // 100
    if spell == st.SWAP:
        return best_swap(s, seat, st.NONE) + ahead_of_it
    if spell == st.RAVEN:
        forward = score_castle(s, seat, wizards, 1, reach, weight)
        return max(forward, score_castle(s, seat, wizards, -1, reach, weight))
    return best_lift(s, seat, wizards, reach, weight) if spell == st.FREE else NEVER


# The prompts.


@jit
def choose_in_turn(s: State, out: Row, n: int, luck: Luck) -> int:
    """A card, a spell, new cards, or the partner's help."""
    seat = s.active
    wizards = distances(s, colour_of(s, seat))
    best = NEVER
    chosen = 0
    for i in range(n):
        score = score_in_turn(s, seat, wizards, out[i]) + pick(luck, SHARE)
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def score_in_turn(s: State, seat: int, wizards: int, action: int) -> int:
    """What an action of the turn brings, together with what may follow in it."""
    if action < THROW:
        card = action - PLAY
        reach = reach_ahead(s, seat, card, st.NONE)
        weight = weight_ahead(s, seat, s.cards_played + 1)
        if dice_of(card) > 0:
            return mean_use(s, seat, wizards, card, reach, weight)
        return best_use(s, seat, wizards, card, 0, reach, weight)
    if action < GIVE:
        return (
            weight_ahead(s, seat, CARDS_A_TURN)
            * chance_of_home(reach_ahead(s, seat, action - THROW, st.NONE), wizards)
            // 100
        )
    if action == REDRAW:
        return REDRAWING
    reach = reach_ahead(s, seat, st.NONE, st.NONE)
    weight = weight_ahead(s, seat, s.cards_played)
    chance = chance_of_home(reach, wizards)
    if action == ASK:
        return NEVER // 2 if s.offers or chance > 0 else -NEVER
    if action == PASS:
        return weight * chance // 100
    return score_spell(s, seat, wizards, action - CAST, weight)


@jit
def choose_piece(s: State, out: Row, n: int, steps: int) -> int:
    """The wizard or tower whose move by a card brings most; or a spell first, or to decline."""
    seat = s.active
    reach = reach_ahead(s, seat, st.NONE, st.NONE)
    return best_piece(s, out, n, seat, steps, reach, weight_ahead(s, seat, s.cards_played))


@jit
def choose_target(s: State, out: Row, n: int, steps: int) -> int:
    """The wizard or tower whose move by a spell brings most."""
    reach = reach_now(s, s.caster, st.NONE)
    return best_piece(s, out, n, s.caster, steps, reach, weight_now(s, s.caster))


@jit
def best_piece(s: State, out: Row, n: int, seat: int, steps: int, reach: int, weight: int) -> int:
    """The number of the choice that brings most."""
    wizards = distances(s, colour_of(s, seat))
    best = NEVER
    chosen = 0
    for i in range(n):
        score = score_piece(s, seat, wizards, out[i], steps, reach, weight)
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def score_piece(s: State, seat: int, wizards: int, action: int, steps: int, reach: int, weight: int) -> int:
    """What moving this piece brings; nothing for declining. A spell first brings what may then follow."""
    if action == PASS:
        return weight * chance_of_home(reach, wizards) // 100
    if action >= CAST:
        return score_spell(s, seat, wizards, action - CAST, weight_now(s, seat))
    if action >= TOWER_PICK:
        return score_tower(s, seat, wizards, action - TOWER_PICK, steps, reach, weight)
    owner = (action - WIZARD) // st.SPACES
    return score_wizard(s, seat, wizards, owner, (action - WIZARD) % st.SPACES, steps, reach, weight)


@jit
def choose_half(s: State, out: Row, n: int) -> int:
    """Tower or wizard, whichever brings more; or a spell first."""
    seat = s.active
    wizards = distances(s, colour_of(s, seat))
    reach = reach_ahead(s, seat, st.NONE, st.NONE)
    weight = weight_ahead(s, seat, s.cards_played)
    die = s.steps if dice_of(s.card) > 0 else 0
    steps = die if die > 0 else value_of(s.card, st.TOWER_HALF)
    tower = best_tower(s, seat, wizards, steps, reach, weight)
    steps = die if die > 0 else value_of(s.card, st.WIZARD_HALF)
    best = best_wizard(s, seat, wizards, steps, reach, weight)
    chosen = 1 if best > tower else 0
    best = max(best, tower)
    for i in range(2, n):
        score = score_spell(s, seat, wizards, out[i] - CAST, weight_now(s, seat))
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def choose_roll(s: State, out: Row, n: int) -> int:
    """Rolls again (0) if that brings more on the average than what the die shows (1), with a spell or without."""
    seat = s.active
    wizards = distances(s, colour_of(s, seat))
    reach = reach_ahead(s, seat, st.NONE, st.NONE)
    weight = weight_ahead(s, seat, s.cards_played)
    kept = best_use(s, seat, wizards, s.card, s.steps, reach, weight)
    for i in range(2, n):
        kept = max(kept, score_spell(s, seat, wizards, out[i] - CAST, weight_now(s, seat)))
    return 0 if mean_use(s, seat, wizards, s.card, reach, weight) > kept else 1


@jit
def choose_reaction(s: State, out: Row, n: int) -> int:
    """The spell that brings most around somebody's card; else to pass."""
    seat = s.to_act
    wizards = distances(s, colour_of(s, seat))
    reach = reach_now(s, seat, st.NONE)
    weight = weight_now(s, seat)
    best = weight * chance_of_home(reach, wizards) // 100
    chosen = n - 1
    for i in range(n - 1):
        if out[i] < RESERVE:
            score = score_spell(s, seat, wizards, out[i] - CAST, weight)
            if score > best:
                best = score
                chosen = i
    return chosen


@jit
def choose_again(s: State) -> int:
    """The same spell once more (0), if that is worth its potions; or enough (1)."""
    seat = s.to_act
    wizards = distances(s, colour_of(s, seat))
    reach = reach_now(s, seat, st.NONE)
    weight = weight_now(s, seat)
    now = weight * chance_of_home(reach, wizards) // 100
    return 0 if score_spell(s, seat, wizards, s.spell, weight) > now else 1


@jit
def choose_ride(s: State) -> int:
    """Rides along (0) if that is worth the potions; or stays (1)."""
    seat = s.to_act
    gain = score_wizard(s, seat, 0, colour_of(s, seat), s.picked_space, s.steps, 0, 0)
    return 0 if gain > FULL + MARGIN[s.variant] else 1


@jit
def choose_swap(s: State, out: Row, n: int) -> int:
    """The towers whose exchange brings most."""
    best = NEVER
    chosen = 0
    for i in range(n):
        tower = out[i] - TOWER_PICK
        score = best_swap(s, s.caster, tower) if s.lifted == st.NONE else gain_of_swap(s, s.caster, s.lifted, tower)
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def choose_way(s: State, out: Row) -> int:
    """Where the castle goes."""
    seat = s.caster
    wizards = distances(s, colour_of(s, seat))
    reach = reach_now(s, seat, st.NONE)
    weight = weight_now(s, seat)
    forward = score_castle(s, seat, wizards, 1, reach, weight)
    back = score_castle(s, seat, wizards, -1, reach, weight)
    return 0 if (forward >= back) == (out[0] == CASTLE_GOES) else 1


@jit
def choose_lift(s: State, out: Row, n: int) -> int:
    """The tower that is lifted: with an own wizard below, best one that may then go home."""
    wizards = distances(s, colour_of(s, s.caster))
    reach = reach_now(s, s.caster, st.NONE)
    weight = weight_now(s, s.caster)
    best = NEVER
    chosen = 0
    for i in range(n):
        score = score_lift(s, s.caster, wizards, out[i] - TOWER_PICK, reach, weight)
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def choose_gift(s: State, out: Row, n: int) -> int:
    """A card for the partner whose turn it is, if it brings a wizard home and none of one's own; else none."""
    partner = partner_of(s, s.to_act)
    theirs = distances(s, colour_of(s, partner))
    mine = distances(s, colour_of(s, s.to_act))
    best = 0
    chosen = n - 1
    for i in range(n - 1):
        reach = with_card(0, out[i] - GIVE)
        score = 2 * chance_of_home(reach, theirs) - chance_of_home(reach, mine)
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def choose_return(s: State, out: Row, n: int) -> int:
    """The card that helps oneself least goes back to the partner."""
    mine = distances(s, colour_of(s, s.to_act))
    least = -NEVER
    chosen = 0
    for i in range(n):
        score = chance_of_home(with_card(0, out[i] - GIVE), mine)
        if score < least:
            least = score
            chosen = i
    return chosen
