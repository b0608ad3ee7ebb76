"""What a position is worth to each seat, and what a forgetful player makes of it.

The weights come from sensible play: they are those with which the softmax of the standings foretells the winner best.
"""

from abraka.core.records import Row, jit, table
from abraka.games.hill import state as st
from abraka.games.hill.bot.places import WIN, odds_of, present
from abraka.games.hill.bot.turns import best_gain
from abraka.games.hill.state import State

SPREAD = 10_000
EVERY_GOBLIN = 25  # for each point of what a goblin's place is worth
BEST_GOBLIN = 28  # for each point of the best one's, besides
SURE_WIN = 60_000
RAVEN_WAITING = -3500

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
            + s.hand[seat][st.JOKER] * JOKER_HELD[s.seats]
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
    return s.seats if order == 0 and prompt != st.TURN and prompt != st.MOVE and prompt != st.MOVE_ON else order


@jit
def position_of(s: State, seat: int) -> int:
    """What the places of a seat's goblins are worth, the best most of all."""
    total = 0
    best = 0
    for goblin in range(seat * st.EACH, seat * st.EACH + st.EACH):
        worth = 0 if s.prompt == st.VILLAGE_CHOICE and s.lander == goblin else present(s, goblin)
        total += worth
        best = max(best, worth)
    return total * EVERY_GOBLIN + best * BEST_GOBLIN
