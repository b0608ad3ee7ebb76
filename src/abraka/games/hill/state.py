"""What exists: the whole truth of a match of Magic Hill, as a record of numbers.

Goblins are numbered through: seat times five plus number less one. A *place* is a field, a village or the summit (see
`geometry`). Tiles lie in *slots*, in the order of their fields. What a tile shows is decided when it is first turned
up, evenly among what is possible, just as a card is when it is drawn: so there is nothing that anybody could peek at.
"""

from abraka.core.records import Record, flag, i8, i16, i32
from abraka.core.state import MAX_SEATS, MatchState
from abraka.games.hill.geometry import FIELDS

MOST_PLAYERS = 5
EACH = 5  # goblins of a seat
GOBLINS = MOST_PLAYERS * EACH
SLOTS = 24  # room for tiles; the rulebook's game has 20
MAX_LEGAL = 64
NONE = -1

# Cards (M7): the values 1 to 5 are the kinds 0 to 4.
VALUES = 5
JOKER = VALUES
KINDS = VALUES + 1
HAND = 3
MOST_STONES = 2  # of one seat (M15)
MOST_CARDS = 3  # played in a turn, but for flying cards
MOST_ALLOWED = MOST_CARDS + EACH * SLOTS  # if every tile were a flying card, for each goblin of the player

# What lies on a field.
NOTHING, STONE, TILE = 0, 1, 2  # TILE + slot

# Tiles (M4).
UNSEEN, PASSAGE, GHOST, RAVEN, BALL, WHIRLWIND, FLYING, TRAPDOOR = range(8)
FACES = 8
BALL_PICKS = 3

# Ways to go: round the ring, up a level and then round, only up, or just out of the village.
CW, CCW, UP, UP_CW, UP_CCW, OUT = range(6)
WAYS = 6

# Prompts: what the seat to act is asked.
(
    NO_PROMPT,
    PLACE,  # which goblin goes into which village
    TURN,  # name a goblin, or exchange cards
    EXCHANGE,  # one more card, or done
    MOVE,  # a card that moves the goblin
    MOVE_ON,  # one more, or end the turn
    VILLAGE_CHOICE,
    TILE_CHOICE,  # which tile is turned up
    WHOM,  # to whom the raven flies
    DISCARD,
    TURN_HILL,
) = range(11)

# Stages: what comes next when nobody is asked.
PLACING, BEGIN_TURN, LANDING, TURN_UP, WAITING, AFTER_CARD, END_TURN = range(7)

# Why a match ended.
GOING_ON, SUMMIT_REACHED, TURN_LIMIT = range(3)


class Setup(Record):
    """The numbers that a match is set up with: content and options."""

    seats = i8()
    walk_on = flag()  # after landing on a goblin the next card may walk on (M13)
    aided = flag()  # tiles that were seen are shown
    first = i8()  # the starting seat, NONE: by lot
    size = i8()  # of the hill, see `geometry`
    tile_at = i8(SLOTS)  # the field of each tile, sorted; NONE beyond
    stone_at = i8(FIELDS)  # 1 where a stone lies
    faces = i8(FACES)  # how many tiles of each kind
    deck = i8(KINDS)
    turn_limit = i16()


class State(MatchState):
    """The whole truth."""

    # As set up.
    walk_on = flag()
    aided = flag()
    size = i8()
    turn_limit = i16()
    first = i8()

    # The hill.
    rotation = i8()  # quarter turns clockwise
    lower = i8(FIELDS)  # the goblin that stands on a field, plus one; 0: none
    upper = i8(FIELDS)  # the goblin that sits on it, plus one
    on = i8(FIELDS)  # NOTHING, STONE or TILE + slot
    tile_at = i8(SLOTS)  # NONE: out of the game
    face = i8(SLOTS)  # what a tile shows; UNSEEN: nobody has seen it yet
    up = i32()  # the tiles that lie open, a bit each
    bag = i8(FACES)  # faces not seen yet

    # The goblins.
    place = i8(GOBLINS)  # NONE: not on the table yet
    waits = i8(GOBLINS)  # 1: for the field that its passage or trapdoor leads to
    fired = i32(GOBLINS)  # the tiles that have worked for it in this turn, a bit each

    # The seats.
    stones = i8(MAX_SEATS)
    ravens = i8(MAX_SEATS)  # that wait for a stone
    hand = i8(MAX_SEATS, KINDS)  # copies of each card
    n_hand = i8(MAX_SEATS)
    pile = i8(KINDS)  # copies of each card; which comes next is decided when it is drawn
    n_pile = i16()
    discard = i8(KINDS)

    # The turn.
    stage = i8()
    goblin = i8()  # the named one, NONE before
    cards_played = i8()  # with the one that named the goblin
    cards_allowed = i8()
    cards_put = i8()  # in an exchange
    lander = i8()  # the goblin whose landing is settled, NONE
    picks = i8()  # tiles still to be turned up by the crystal ball
    turn_over = flag()  # by a ghost or a trapdoor

    def __str__(self) -> str:
        from abraka.games.hill.text import draw
        from abraka.games.hill.view import whole

        return draw(whole(self))
