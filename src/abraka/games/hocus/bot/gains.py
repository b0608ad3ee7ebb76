"""What an action brings the seat to act, as far as it can see: its own hand, and all that lies open.

All worths are in tenths of a field. A pawn that the next roll may bring home counts more than its place says.
"""

from abraka.core.records import jit, table
from abraka.games.hocus import state as st
from abraka.games.hocus.actions import CAST, CHOOSE, DONE, ROLL, TARGET_SEAT
from abraka.games.hocus.rules.rights import lies_on, may_aim, spells_on
from abraka.games.hocus.rules.spells import steps_for, stride
from abraka.games.hocus.rules.track import way_back
from abraka.games.hocus.state import State, effect_of, field_at, is_open, king_of

FIELD = 10
AVERAGE = 35  # what a roll brings
CARD = 20  # a card in hand
WAY_HOME = 20  # each number of the next roll that brings a pawn home
CROWNED = 6  # to stand on a crown or on KING
FOGGED = 4  # a card that can't be cast for a turn
WIN = 100_000

HOLD = table([
    190, 20, 12, 37, 22, 4, 12, 12, 120, 12, 12, 0, 25, 12, 12, 12,
])  # fmt: skip
"""What a card must bring to be cast now and not kept for later, by its effect; settled by matches against itself."""


@jit
def ways_home(s: State, place: int) -> int:
    """How many numbers of a plain roll bring a pawn home from a place."""
    return max(0, min(st.FACES, place + st.FACES + 1 - s.length))


@jit
def height(s: State, place: int) -> int:
    """What a place is worth."""
    return FIELD * place + WAY_HOME * ways_home(s, place)


@jit
def refuge(s: State, place: int) -> int:
    """Where a pawn goes if it is hit (H8)."""
    return king_of(s) if place >= king_of(s) else 0


@jit
def is_ahead(s: State, target: int) -> bool:
    """Whether nobody else but the active player is further than the target."""
    for other in range(s.seats):
        if other != s.active and s.place[other] > s.place[target]:
            return False
    return True


@jit
def leads_all(s: State) -> bool:
    """Whether the active player is the one to beat."""
    for other in range(s.seats):
        if s.place[other] > s.place[s.active]:
            return False
    return True


@jit
def gained(s: State, seat: int, loss: int) -> int:
    """What a loss of somebody's brings: half of it, all of it if that is the one to beat; an own loss is a loss."""
    if seat == s.active:
        return -loss
    return loss if is_ahead(s, seat) else loss // 2


@jit
def hits(s: State, mover: int, end: int) -> int:
    """What it brings that a pawn ends its way here and hits whoever else is there (H8)."""
    field = field_at(s, end)
    if is_open(s, field):
        return 0
    worth = 0
    for seat in range(s.seats):
        place = s.place[seat]
        if seat != mover and field_at(s, place) == field:
            worth += gained(s, seat, height(s, place) - height(s, refuge(s, place)))
    return worth


@jit
def landing(s: State, number: int) -> int:
    """What moving by a number brings: the way, who is hit, a card, a crown."""
    start = s.place[s.active]
    end = start + steps_for(s, s.active, number)
    if end >= s.length:
        return WIN
    worth = height(s, end) - height(s, start) + hits(s, s.active, end)
    marks = s.marks[field_at(s, end)]
    if marks & st.CROSS and s.n_hand[s.active] < st.HAND:
        worth += CARD
    if marks & st.CROWN or field_at(s, end) == king_of(s):
        worth += CROWNED
    return worth


@jit
def foresight(s: State) -> int:
    """What choosing the number brings more than rolling it."""
    best = -WIN
    total = 0
    for face in range(1, st.FACES + 1):
        worth = landing(s, face)
        best = max(best, worth)
        total += min(worth, WAY_HOME * st.FACES)
    return best - total // st.FACES


@jit
def pace(effects: int) -> int:
    """What an average roll brings under these effects."""
    return 0 if effects >> st.FREEZE & 1 == 1 else stride(effects, AVERAGE)


@jit
def slowing(s: State, target: int, effect: int, turns: int) -> int:
    """What it costs a player to have this effect on it for some turns, beside those that lie there."""
    loss = 0
    for turn in range(turns):
        lying = spells_on(s, target, turn)
        loss += pace(lying) - pace(lying | 1 << effect)
    if loss > 0 and not lies_on(s, target, st.REVERSE) and effect != st.DOUBLE:
        loss += WAY_HOME * ways_home(s, s.place[target]) * (1 if effect == st.SNAIL else 2) // 2
    return loss


@jit
def push(s: State, target: int, steps: int) -> int:
    """What it brings to move somebody by a spell."""
    start = s.place[target]
    end = start + steps
    if end >= s.length:
        return gained(s, target, -WIN)
    return gained(s, target, height(s, start) - height(s, end)) + hits(s, target, end)


@jit
def exchange(s: State, target: int) -> int:
    """What it brings to change places with somebody instead of rolling."""
    own, theirs = height(s, s.place[s.active]), height(s, s.place[target])
    return theirs - own + gained(s, target, theirs - own) - AVERAGE


@jit
def roll_worth(s: State, effects: int, more: int) -> int:
    """What the roll to come brings the active player under these effects, if it counts so many fields more."""
    worth = stride(effects, AVERAGE + FIELD * more)
    for face in range(1, st.FACES + 1):
        if s.place[s.active] + stride(effects, face + more) >= s.length:
            worth += WAY_HOME
    return worth


@jit
def haste(s: State, effects: int, more: int) -> int:
    """What it brings that the roll to come counts more, or has these effects on it, too."""
    lying = spells_on(s, s.active, 0)
    return roll_worth(s, lying | effects, more) - roll_worth(s, lying, 0)


@jit
def harm(s: State, spell: int, target: int) -> int:
    """What casting on a target brings."""
    effect = effect_of(spell)
    if effect == st.SWAP:
        return exchange(s, target)
    if effect == st.SUPER_START:
        return gained(s, target, height(s, s.place[target]) - height(s, 0))
    if effect == st.GUST:
        return push(s, target, -s.steps[spell])
    if effect == st.WHIRL:
        return push(s, target, -way_back(s, target))
    if effect == st.FOG:
        return gained(s, target, s.turns[spell] * FOGGED * s.n_hand[target])
    if effect == st.PICKPOCKET:
        return CARD + gained(s, target, CARD)
    if effect == st.AMNESIA:
        return gained(s, target, CARD * s.n_hand[target])
    if target == s.active:
        return haste(s, 1 << effect, 0)
    return gained(s, target, slowing(s, target, effect, s.turns[spell]))


@jit
def best_harm(s: State, spell: int) -> int:
    """The same for the best target."""
    best = -WIN
    for target in range(s.seats):
        if may_aim(s, s.active, spell, target):
            best = max(best, harm(s, spell, target))
    return best


@jit
def relief(s: State) -> int:
    """What it brings to be rid of all spells that lie on the active player."""
    worth = 0
    for turn in range(st.SLOTS):
        lying = spells_on(s, s.active, turn)
        worth += AVERAGE - pace(lying)
        if lying >> st.FOG & 1 == 1:
            worth += FOGGED * s.n_hand[s.active]
        if lying >> st.SHIELD & 1 == 1:
            worth -= CARD // 2
    return worth


@jit
def twins_home(left: int) -> int:
    """How many of the pairs of two dice go at least so far."""
    pairs = 0
    for face in range(1, st.FACES + 1):
        pairs += max(0, min(st.FACES, st.FACES + 1 - left + face))
    return pairs


@jit
def second_die(s: State) -> int:
    """What it brings to move by two dice."""
    lying = spells_on(s, s.active, 0)
    left = s.length - s.place[s.active]
    worth = stride(lying, AVERAGE)
    if lying == 0:
        worth += WAY_HOME * (twins_home(left) // st.FACES - ways_home(s, s.place[s.active]))
    return worth


@jit
def spell_worth(s: State, spell: int) -> int:
    """What casting a spell brings, on the best target if it needs one."""
    effect = effect_of(spell)
    if effect == st.CLEANSE:
        return relief(s)
    if effect == st.SHIELD:
        return CARD if leads_all(s) else 1
    if effect == st.PROPHECY:
        return foresight(s)
    if effect == st.TWIN:
        return second_die(s)
    if effect == st.TAILWIND:
        return haste(s, 0, s.steps[spell])
    return best_harm(s, spell)


@jit
def worth_of(s: State, action: int) -> int:
    """What an action brings the seat to act."""
    if action == ROLL or action == DONE:
        return 0
    if action >= CHOOSE:
        return landing(s, action - CHOOSE + 1)
    if action >= TARGET_SEAT:
        return harm(s, s.spell, action - TARGET_SEAT)
    return spell_worth(s, action - CAST) - HOLD[effect_of(action - CAST)]
