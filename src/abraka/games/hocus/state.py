"""What exists: the whole truth of a match of Hocus Pocus, as a record of numbers.

A pawn's place is a signed number of steps from START (H3). A card is named by its kind, the number of its spell. Who
knows a card is a set of seats, one bit each, and one more for spectators: the audiences of events are written alike.

The deck has two parts (H20). On top lies what is left of the first shuffle: nobody knows its order, so it is kept as a
count of each kind, and which card comes is decided when it is drawn. Below lies what came back, in order.
"""

from abraka.core.records import Record, flag, i8, i16, i64, jit
from abraka.core.state import MAX_SEATS, MatchState
from abraka.games.hocus.spec import EFFECT_NAMES, SPELL_NAMES

HAND = 5
SLOTS = 3
FACES = 6
MAX_FIELDS = 96
MAX_DECK = 120
MAX_LEGAL = max(HAND + 1, MAX_SEATS, FACES)
LOWEST = -9999  # no pawn goes further into the minus, so that numbers stay small
NONE = -1
SPECTATORS = 1 << MAX_SEATS  # their bit among those who know a card

# What a spell does.
EFFECTS = len(EFFECT_NAMES)
(
    SUPER_START, REVERSE, DOUBLE, SNAIL, FREEZE, FOG, GUST, WHIRL, SWAP, PICKPOCKET, AMNESIA, SHIELD, PROPHECY, TWIN,
    TAILWIND, CLEANSE,
) = range(EFFECTS)  # fmt: skip

# Kinds of cards; the first of each effect has the effect's number.
SPELLS = len(SPELL_NAMES)

# When a spell is cast.
BEFORE, AFTER, INSTEAD = 0, 1, 2

# What a field bears, as bits.
CROSS, CROWN = 1, 2

# Prompts: what the seat to act is asked.
(
    NO_PROMPT,
    TURN,  # roll, or cast before or instead of it
    TARGET,  # on whom the spell is cast
    NUMBER,  # prophecy: which number
    SPELL,  # cast after the roll, or be done
) = range(5)

# Stages: what comes next when nobody is asked.
WAITING, BEGIN_TURN, TO_ROLL, AFTER_MOVE, END_TURN = range(5)

# Why a match ended.
GOING_ON, FINISHED, ROUND_LIMIT = range(3)


class Setup(Record):
    """The numbers that a match is set up with: content and options."""

    seats = i8()
    first = i8()  # the starting seat, NONE: by lot
    aided = flag()  # what a seat knows of hidden cards is shown
    round_limit = i16()
    length = i8()  # fields
    terrain = i8(MAX_FIELDS)
    marks = i8(MAX_FIELDS)  # cross, crown
    when = i8(SPELLS)
    turns = i8(SPELLS)  # how long it lasts, 0: at once
    steps = i8(SPELLS)  # gust: back, tailwind: forward
    deck = i8(SPELLS)  # copies of each spell


class State(MatchState):
    """The whole truth."""

    # As set up.
    first = i8()
    aided = flag()
    round_limit = i16()
    length = i8()
    terrain = i8(MAX_FIELDS)
    marks = i8(MAX_FIELDS)
    when = i8(SPELLS)
    turns = i8(SPELLS)
    steps = i8(SPELLS)
    in_play = i64()  # the kinds of which there are cards, a bit each

    # The pawns and what lies before their players.
    place = i16(MAX_SEATS)
    slots = i8(MAX_SEATS, SLOTS)  # slot 1 first; a spell's number + 1, 0: empty

    # The cards.
    hand = i8(MAX_SEATS, HAND)  # sorted; 0 behind the last
    known = i8(MAX_SEATS, HAND)  # who knows each of them; of equal cards the best known comes first
    n_hand = i8(MAX_SEATS)
    pile = i8(SPELLS)  # the upper part of the deck
    n_pile = i8()
    under = i8(MAX_DECK)  # the lower part, from its top; 0 behind the last
    under_known = i8(MAX_DECK)
    n_under = i8()

    # The turn.
    stage = i8()
    has_cast = flag()  # the turn's one spell is used
    spell = i8()  # the card on the table whose target or number is asked for, NONE
    tailwind = i8()  # how much more this roll counts

    def __str__(self) -> str:
        from abraka.games.hocus.text import draw
        from abraka.games.hocus.view import whole

        return draw(whole(self))


@jit
def effect_of(spell: int) -> int:
    """What a kind of card does."""
    return spell % EFFECTS


@jit
def field_at(s: State, place: int) -> int:
    """The field of a place; the minus goes backwards round the loop (H3)."""
    return place if 0 <= place < s.length else place % s.length


@jit
def field_of(s: State, seat: int) -> int:
    """The field where a pawn stands (H3)."""
    return field_at(s, s.place[seat])


@jit
def king_of(s: State) -> int:
    """KING lies half-way (H2)."""
    return s.length // 2


@jit
def is_open(s: State, field: int) -> bool:
    """START and KING hold any number of pawns; nobody is hit there (H9)."""
    return field == 0 or field == king_of(s)
