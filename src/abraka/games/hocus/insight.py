"""A sensible player, cheap and simple: takes what wins most fields, counting those that the leader of the others loses.

It looks only at what its seat may see: its own hand, and all that lies open. It is there to settle the content by
simulation; it is no bot.
"""

from abraka.core.chance import Luck, pick
from abraka.core.records import Row, jit
from abraka.games.hocus.actions import CAST, CHOOSE, DONE, ROLL, TARGET_SEAT
from abraka.games.hocus.rules.rights import lies_on, may_aim
from abraka.games.hocus.rules.spells import steps_for
from abraka.games.hocus.rules.track import way_back
from abraka.games.hocus.state import (
    AMNESIA,
    CLEANSE,
    CROSS,
    DOUBLE,
    FACES,
    FOG,
    FREEZE,
    GUST,
    HAND,
    NONE,
    PICKPOCKET,
    PROPHECY,
    REVERSE,
    SHIELD,
    SLOTS,
    SNAIL,
    SUPER_START,
    SWAP,
    TAILWIND,
    TWIN,
    WHIRL,
    State,
    effect_of,
    field_at,
    is_open,
    king_of,
)

# All worths are in tenths of a field.
FIELD = 10
ROLL_WORTH = 35  # what an average roll brings
CARD = 20  # a card in hand
HOLD = 12  # a spell that brings less is kept for later
WIN = 100_000


@jit
def leads(s: State, target: int) -> bool:
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
def landing(s: State, number: int) -> int:
    """What moving by a number brings: the way, who is hit, a card, a right to cast."""
    start = s.place[s.active]
    end = start + steps_for(s, s.active, number)
    if end >= s.length:
        return WIN
    worth = FIELD * (end - start)
    field = field_at(s, end)
    if not is_open(s, field):
        for other in range(s.seats):
            if other != s.active and field_at(s, s.place[other]) == field:
                home = king_of(s) if s.place[other] >= king_of(s) else 0
                worth += FIELD * (s.place[other] - home)
    if s.marks[field] & CROSS and s.n_hand[s.active] < HAND:
        worth += CARD
    return worth


@jit
def foresight(s: State) -> int:
    """What choosing the number brings more than rolling it."""
    best = -WIN
    total = 0
    for face in range(1, FACES + 1):
        worth = landing(s, face)
        best = max(best, worth)
        total += min(worth, ROLL_WORTH * FACES)
    return best - total // FACES


@jit
def loss(s: State, spell: int, target: int) -> int:
    """What a spell costs its target."""
    effect = effect_of(spell)
    turns = s.turns[spell]
    if effect == SUPER_START:
        return FIELD * s.place[target]
    if effect == GUST:
        return FIELD * s.steps[spell]
    if effect == WHIRL:
        return FIELD * way_back(s, target)
    if effect == REVERSE:
        return turns * ROLL_WORTH * 2
    if effect == SNAIL:
        return turns * ROLL_WORTH // 2
    if effect == FREEZE:
        return turns * ROLL_WORTH
    if effect == FOG:
        return turns * 4 * s.n_hand[target]
    if effect == DOUBLE:
        return turns * (ROLL_WORTH if lies_on(s, target, REVERSE) else -ROLL_WORTH)
    if effect == PICKPOCKET:
        return 2 * CARD
    if effect == AMNESIA:
        return CARD * s.n_hand[target]
    return 0


@jit
def harm(s: State, spell: int, target: int) -> int:
    """What casting on a target brings: half of its loss, all of it if it is the one to beat."""
    if target == s.active:
        return -loss(s, spell, target)
    if effect_of(spell) == SWAP:
        return 2 * FIELD * (s.place[target] - s.place[s.active]) - ROLL_WORTH
    worth = loss(s, spell, target)
    return worth if leads(s, target) else worth // 2


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
    for slot in range(SLOTS):
        effect = effect_of(s.slots[s.active][slot] - 1) if s.slots[s.active][slot] > 0 else NONE
        turns = slot + 1
        if effect == REVERSE:
            worth += turns * ROLL_WORTH * 2
        elif effect == SNAIL:
            worth += turns * ROLL_WORTH // 2
        elif effect == FOG:
            worth += turns * 4 * s.n_hand[s.active]
        elif effect == DOUBLE:
            worth += -ROLL_WORTH if not lies_on(s, s.active, REVERSE) else ROLL_WORTH
        elif effect == SHIELD:
            worth -= turns * CARD // 2
    return worth


@jit
def spell_worth(s: State, spell: int) -> int:
    """What casting a spell brings, on the best target if it needs one."""
    backwards = lies_on(s, s.active, REVERSE)
    effect = effect_of(spell)
    if effect == CLEANSE:
        return relief(s)
    if effect == SHIELD:
        return CARD if leads_all(s) else HOLD + 1
    if effect == PROPHECY:
        return foresight(s)
    if effect == TWIN:
        return -ROLL_WORTH if backwards else ROLL_WORTH
    if effect == TAILWIND:
        return -FIELD * s.steps[spell] if backwards else FIELD * s.steps[spell]
    return best_harm(s, spell)


@jit
def worth_of(s: State, action: int) -> int:
    """What an action brings the seat to act."""
    if action == ROLL or action == DONE:
        return HOLD
    if action >= CHOOSE:
        return landing(s, action - CHOOSE + 1)
    if action >= TARGET_SEAT:
        return harm(s, s.spell, action - TARGET_SEAT)
    return spell_worth(s, action - CAST)


@jit
def policy(s: State, out: Row, n: int, luck: Luck) -> int:
    """The index of the choice to take; luck decides between equals."""
    best = 0
    best_worth = -2 * WIN * FIELD
    for i in range(n):
        worth = FIELD * worth_of(s, out[i]) + pick(luck, FIELD)
        if worth > best_worth:
            best, best_worth = i, worth
    return best
