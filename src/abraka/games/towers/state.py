"""What exists: the whole truth of a match of Wandering Towers, as a record of numbers.

A wizard stands at a *place*: the roof of tower t is place t, the ground of space p is place GROUND + p. Wizards ride on
moving towers by themselves, because their place moves with the tower. Cards are named by a *code* that says what
the card does, so rules need no table of cards: see `number_card` and `dice_card`.
"""

from abraka.core.records import Record, flag, hot, i8, i16, i32
from abraka.core.state import MAX_SEATS, MatchState

SPACES = 16
TOWERS = 9
GROUND = TOWERS
PLACES = TOWERS + SPACES
HAND = 3
HELD = HAND + 1  # in hand for the moment between a card received from the partner and one given back
MAX_LEGAL = MAX_SEATS * SPACES + TOWERS
NONE = -1

# Cards.
VALUES = 7  # a half's value: 0 (not for this) to 6
WITH_DICE = VALUES * VALUES
MAX_DICE = 3
CARDS = WITH_DICE + 3 * MAX_DICE
EITHER, TOWER_HALF, WIZARD_HALF = 0, 1, 2

# Variants, editions (T39), spells.
BASE, ADVANCED, MASTER = 0, 1, 2
CS, PL = 0, 1
SPELLS = 8
ADVANCE_WIZARD, ADVANCE_TOWER, HEADWIND_WIZARD, HEADWIND_TOWER, SWAP, RAVEN, PIGGYBACK, FREE = range(SPELLS)

# Prompts: what the seat to act is asked.
(
    NO_PROMPT,
    TURN,  # a card, or something instead
    OFFER,  # the partner: offer a card?
    ASKED,  # the partner: give a card that was asked for?
    RETURN,  # which card goes back to the partner
    ROLL,  # roll again, or keep
    HALF_CHOICE,  # tower or wizard
    ROUND_A,  # a spell before the card's effect, or for after it
    PIECE,  # which wizard or tower the card moves
    RIDE,  # ride along?
    ROUND_B,  # a spell after the card's effect
    AGAIN,  # the same spell once more?
    TARGET_WIZARD,
    TARGET_TOWER,
    SWAP_FIRST,
    SWAP_SECOND,
    CASTLE_WAY,  # forward or back
    LIFT,  # which tower is lifted to free a wizard
    RELEASE,  # who is freed
    LEND,  # the partner: add potions to pay a spell?
    ROUND_FREE,  # Free a wizard, before the tower of a redraw moves
    REDRAW_TOWER,  # which tower moves after a redraw
) = range(22)

# Stages: what comes next when nobody is asked.
(
    BEGIN_TURN,
    NEXT_CARD,
    DIE_FELL,
    CHOOSE_HALF,
    BEFORE_EFFECT,
    CHOOSE_PIECE,
    ASK_RIDERS,
    MOVE_PICKED,
    AFTER_EFFECT,
    AIM_SPELL,
    SPELL_DONE,
    AFTER_REDRAW,
    END_TURN,
) = range(13)

# What a payment is for.
CAST_NOW, CAST_LATER, CAST_RIDE = 0, 1, 2

# Why a match ended.
GOING_ON, FULFILLED, NOBODY_OUTSIDE, TURN_LIMIT, ALL_HOME, CARDS_USED_UP = range(6)


class Setup(Record):
    """The numbers that a match is set up with: content and options."""

    seats = i8()
    variant = i8()
    edition = i8()
    teams = flag()
    together = flag()  # one colour, one open hand, all win or lose; with one seat: solo
    skip_second = flag()
    offers = flag()  # partners are asked at the turn's start whether they offer a card
    aided = flag()  # trapped wizards are shown
    first = i8()  # the starting seat, NONE: by lot
    wizards = i8()  # per seat
    potions = i8()  # per seat
    potions_full = flag()  # at the start
    spells = i16()  # those in play, a bit each; 0: by lot
    spells_drawn = i8()  # how many are drawn by lot
    costs = i8(SPELLS)
    crowd_limit = i8()
    placement = i8(TOWERS)  # how many wizards a tower takes in set-up
    castle = i8()  # where the castle starts
    tower_start = i8(TOWERS)
    ground_crests = i32()  # a bit a space
    tower_crests = i32()  # a bit a tower
    deck = i8(CARDS)  # copies of each card
    turn_limit = i16()
    last_card = i16()  # together: all must be home with this card


class State(MatchState):
    """The whole truth."""

    # As set up.
    variant = i8()
    edition = i8()
    teams = flag()
    together = flag()
    skip_second = flag()
    offers = flag()
    aided = flag()
    first = i8()
    wizards = i8()
    spells = i16()
    costs = i8(SPELLS)
    crowd_limit = i8()
    ground_crests = i32()
    tower_crests = i32()
    turn_limit = i16()
    last_card = i16()

    # The track.
    castle = i8()
    height = i8(SPACES)
    stack = i8(SPACES, TOWERS)  # towers of a space from the bottom; 0 above its height
    space_of = i8(TOWERS)
    floor_of = i8(TOWERS)  # 0 is the lowest floor
    surface = i8(SPACES)  # the topmost place of a space
    crowd = i8(PLACES, MAX_SEATS)  # wizards of each colour at each place
    total = i8(PLACES)  # wizards at each place

    # The seats.
    home = i8(MAX_SEATS)
    empty = i8(MAX_SEATS)
    full = i8(MAX_SEATS)
    spent = i8(MAX_SEATS)
    hand = i8(MAX_SEATS, HELD)  # sorted; 0 behind the last
    n_hand = i8(MAX_SEATS)
    known = i8(MAX_SEATS, HELD)  # cards in that hand that its partner gave, and so knows
    n_known = i8(MAX_SEATS)
    pile = i8(CARDS)  # copies of each card; which comes next is decided when it is drawn
    n_pile = i16()
    discard = i8(CARDS)

    # The turn.
    stage = i8()
    cards_played = i8()
    spells_cast = i8()
    turn_over = flag()  # by bringing a wizard home
    exchanged = flag()  # the partners' one exchange is used or was refused
    refused = i8()  # seats whose partner will not lend potions in this turn, a bit each
    ending = flag()  # somebody has fulfilled the goal: the round is finished

    # The card being played.
    card = i8()  # NONE between cards
    half = i8()
    steps = i8()
    rolls_left = i8()
    picked_owner = i8()
    picked_space = i8()
    rider = i8()  # colour that rides along, NONE
    asked = i8()  # seats already asked in this round of reactions
    right = i8()  # master: the seat that has used this card's right to cast, NONE
    right_spell = i8()
    reserved = flag()  # it is paid and comes after the effect

    # The spell being cast.
    caster = i8()
    spell = i8()
    payment = i8()
    lifted = i8()  # the tower that is lifted, or the first one of a swap
    resume = i8()  # the stage to go back to

    def __str__(self) -> str:
        from abraka.games.towers.text import draw
        from abraka.games.towers.view import whole

        return draw(whole(self))


def number_card(tower: int, wizard: int) -> int:
    """The code of a card with these values, 0 for a half that it has not."""
    return tower * VALUES + wizard


def dice_card(use: int, dice: int) -> int:
    """The code of a card for EITHER, a TOWER_HALF or a WIZARD_HALF with 1 to 3 dice."""
    return WITH_DICE + use * MAX_DICE + dice - 1


@hot
def dice_of(card: int) -> int:
    """How many dice a card shows; 0 for a number card."""
    return (card - WITH_DICE) % MAX_DICE + 1 if card >= WITH_DICE else 0


@hot
def use_of(card: int) -> int:
    """What a card may move."""
    if card >= WITH_DICE:
        return (card - WITH_DICE) // MAX_DICE
    if card % VALUES == 0:
        return TOWER_HALF
    return EITHER if card >= VALUES else WIZARD_HALF


@hot
def value_of(card: int, half: int) -> int:
    """How far a number card moves a tower or a wizard."""
    return card // VALUES if half == TOWER_HALF else card % VALUES


def card_texts() -> list[str]:
    """Every card in notation, by code: w3, t3, t2w4, d (either, one die), td2, wd3; the first code is no card."""
    texts = ["-"] * CARDS
    for tower in range(VALUES):
        for wizard in range(VALUES):
            text = (f"t{tower}" if tower else "") + (f"w{wizard}" if wizard else "")
            texts[number_card(tower, wizard)] = text or "-"
    for use, letter in ((EITHER, ""), (TOWER_HALF, "t"), (WIZARD_HALF, "w")):
        for dice in range(1, MAX_DICE + 1):
            texts[dice_card(use, dice)] = f"{letter}d{dice if dice > 1 else ''}"
    return texts
