"""What a position is worth to each seat, and what a forgetful player makes of it.

The weights come from sensible play: they are those with which the softmax of the standings foretells the winner best.
"""

from abraka.core.chance import Luck, pick
from abraka.core.records import Row, jit, table
from abraka.games.hill.plan import best_gain
from abraka.games.hill.rules.tiles import face_down
from abraka.games.hill.state import (
    EACH,
    GOBLINS,
    JOKER,
    MOVE,
    MOVE_ON,
    SLOTS,
    TILE,
    TURN,
    UNSEEN,
    VILLAGE_CHOICE,
    State,
)
from abraka.games.hill.worth import WIN, odds_of, present

SPREAD = 10_000
EVERY_GOBLIN = 25  # for each point of what a goblin's place is worth
BEST_GOBLIN = 28  # for each point of the best one's, besides
SURE_WIN = 60_000
RAVEN_WAITING = -3500
PERCENT = 100

# By the number of seats, from none on: the more there are, the sooner somebody wins.
ON_TURN = table((0, 0, 35, 46, 53, 57))  # for each point that the hand can gain: of who is on turn,
AFTER_IT = table((0, 0, 18, 34, 42, 48))  # of who comes next,
LATER = table((0, 0, 18, 23, 29, 34))  # and of all others
STONE_HELD = table((0, 0, 2100, 3000, 3700, 4300))
JOKER_HELD = table((0, 0, 200, 700, 1100, 1250))
TEMPO = table((0, 0, 0, 300, 430, 600))  # for each seat that is on turn before


@jit
def evaluate(s: State, worth: Row) -> None:
    """The standing of each seat."""
    odds = odds_of(s)
    for seat in range(s.seats):
        worth[seat] = (
            position_of(s, seat)
            + prospects_of(s, seat, odds)
            + s.stones[seat] * STONE_HELD[s.seats]
            + s.ravens[seat] * RAVEN_WAITING
            + s.hand[seat][JOKER] * JOKER_HELD[s.seats]
        )


@jit
def prospects_of(s: State, seat: int, odds: int) -> int:
    """What the next turn of a seat, or the rest of this one, can bring: the more, the sooner it comes."""
    order = turns_until(s, seat)
    gain = best_gain(s, seat, odds)
    if order == 0:
        return gain * ON_TURN[s.seats] + (SURE_WIN if gain == WIN else 0)
    return gain * (AFTER_IT[s.seats] if order == 1 else LATER[s.seats]) - order * TEMPO[s.seats]


@jit
def turns_until(s: State, seat: int) -> int:
    """How many seats are on turn before this one; a turn that is all but over counts no more."""
    order = (seat - s.active + s.seats) % s.seats
    prompt = s.prompt
    return s.seats if order == 0 and prompt != TURN and prompt != MOVE and prompt != MOVE_ON else order


@jit
def position_of(s: State, seat: int) -> int:
    """What the places of a seat's goblins are worth, the best most of all."""
    total = 0
    best = 0
    for goblin in range(seat * EACH, seat * EACH + EACH):
        worth = 0 if s.prompt == VILLAGE_CHOICE and s.lander == goblin else present(s, goblin)
        total += worth
        best = max(best, worth)
    return total * EVERY_GOBLIN + best * BEST_GOBLIN


@jit
def forget(s: State, seat: int, share: int, luck: Luck) -> None:
    """Each tile that was seen and lies face down is unknown again with this probability, in percent.

    What the table shows is not forgotten, nor is a tile that somebody waits on or that has worked in this turn. Cards
    need no memory: the discards lie open.
    """
    if s.aided:
        return
    kept = 0
    for goblin in range(GOBLINS):
        kept |= s.fired[goblin]
        if s.waits[goblin] != 0:
            kept |= 1 << (s.on[s.place[goblin]] - TILE)
    for slot in range(SLOTS):
        if face_down(s, slot) and s.face[slot] != UNSEEN and kept >> slot & 1 == 0 and pick(luck, PERCENT) < share:
            s.bag[s.face[slot]] += 1
            s.face[slot] = UNSEEN
