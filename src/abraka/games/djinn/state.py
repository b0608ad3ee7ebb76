"""What exists: the whole truth of a match of Djinn, as a record of numbers.

*Spaces* are joined to others; a wizard stands at the edge of a space, on the side that it came from (`at`, `via`).
*Sorts* are the four colours of djinns and, as the fifth, the boss. *Gear* is equipment. What lies in a bag, in a pile
face down or under a pile's top card is kept as a set: which comes next is decided when it is drawn. That is the same as
a shuffled pile, and there is no order that anybody could peek at.

What is still to be done in a turn lies on a *stack* of tasks, the next on top.
"""

from abraka.core.records import flag, i8, i16, i32, i64
from abraka.core.state import MatchState
from abraka.games.djinn import names

MOST_PLAYERS = 4
COLOURS = len(names.COLOURS)
BOSS = COLOURS  # the sort
SORTS = len(names.SORTS)
SPACES = len(names.SPACES)
SOURCE = 0  # the space
LOCATIONS = len(names.LOCATIONS)
ACADEMY, TAVERN, CATACOMBS, ARCHIVE, WORKSHOP, MARKET = range(LOCATIONS)
MAGES = len(names.MAGES)
GEAR = len(names.GEAR)
KINDS = len(names.KINDS)
CHESTS = len(names.CHESTS)
AWARDS = len(names.AWARDS)
COLUMNS = 3
TRAITS = len(names.TRAITS)
SCORINGS = len(names.SCORINGS)
ARCHIVES = len(names.ARCHIVE_OPTIONS)
STALLS = len(names.STALLS)
OFFERS = len(names.OFFERS)
PURCHASES = len(names.PURCHASES)
CONSOLATIONS = len(names.CONSOLATIONS)
KEY_USES = len(names.KEY_USES)
TOM_CARDS = len(names.TOM_CARDS)
CIRCLES = 4
MAGE_PILES = 4  # two open ones, then two of mages with keys
ALL_KEYS = 12
ROUND_LIMIT = 100
MAX_LEGAL = 64
NONE = -1

SQUARE, ROUND, HUB = range(3)  # shapes of spaces
OPEN, LOCKED = range(2)  # decks of mages

# Circles: empty, 1 + sort, or not in use.
EMPTY = 0
HOLDS = 1
INACTIVE = HOLDS + SORTS
COVERED = INACTIVE + 1

# The capacity marker: on 5, 6, 7, 8, or flipped.
LOWEST_MARKER, HIGHEST_MARKER = 5, 8
MARKERS = 5
FLIPPED = 4

# Where a thing is: awards, traits and scoring cards.
OUT, SHOWN, OWNED = range(3)  # OWNED + seat

# Effects: `kind + N * n + PARAMETER * parameter` in one number.
(
    NO_EFFECT, COINS, SCROLLS, POWER, KEYS, CORKS, BOTTLES, CAPACITY, MAGE, EQUIPMENT, FLIP_MAGES, CIRCLE,
    PLACE_SECRET, DRAW_DJINN, REMOVE_DJINN, SWAP_BOTTLES, TRADE, ON_LOCATION, CAPTURE_POWER, RULE, VP,
) = range(len(names.EFFECTS))  # fmt: skip
RESOURCES = CORKS + 1  # coins to corks: what can be counted, and paid
N, PARAMETER = 32, 32 * 32
"""How an effect is packed. The parameter: bottles 1 distinct; mage 1 of the open piles only; remove_djinn 1 a boss too;
on_location the location; capture_power 0 per capture, else the colours, a bit each; rule its number."""

EXTRA_CHEST, ASSISTANT_STAY, NO_PAY = range(len(names.GEAR_RULES))

# Lists of effects, numbered through. Those of equipment: what it does, and what its trade or reward pays and gains.
CHEST_GAIN = 0
CHEST_LOCKED = CHEST_GAIN + CHESTS
AWARD_BONUS = CHEST_LOCKED + CHESTS
ARCHIVE_GAIN = AWARD_BONUS + AWARDS
OFFER_PAY = ARCHIVE_GAIN + ARCHIVES
OFFER_GAIN = OFFER_PAY + OFFERS
GEAR_EFFECT = OFFER_GAIN + OFFERS
GEAR_PAY = GEAR_EFFECT + GEAR
GEAR_GAIN = GEAR_PAY + GEAR
CIRCLE_REWARD = GEAR_GAIN + GEAR
COVER_REWARD = CIRCLE_REWARD + CIRCLES
SET_REWARD = COVER_REWARD + 1
SECRETS_REWARD = SET_REWARD + 1
CONSOLATION_GAIN = SECRETS_REWARD + 1
KEY_GAIN = CONSOLATION_GAIN + CONSOLATIONS
PURCHASE_GAIN = KEY_GAIN + KEY_USES
BASIC_PAY = PURCHASE_GAIN + PURCHASES
BASIC_GAIN = BASIC_PAY + LOCATIONS
SPECIAL_PAY = BASIC_GAIN + LOCATIONS
SPECIAL_GAIN = SPECIAL_PAY + LOCATIONS
TRAIT_GAIN = SPECIAL_GAIN + LOCATIONS
TRAIT_LOSE = TRAIT_GAIN + TRAITS
TOM_PAY = TRAIT_LOSE + TRAITS
LISTS = TOM_PAY + TOM_CARDS
MOST_ITEMS = 360

# Perks: what traits change, a bit each.
(
    NO_PERK, MARKET_FREE, OPEN_MAGE_KEY, MORE_CORKS, CHEAP_SOURCE, SAME_OPTION_TWICE, MISS_GAINS, KEEPS_KEY,
    POWER_FLIPS, PRIVATE_CARDS, BLOCKED_CIRCLE, NO_COLOUR_BONUS, NEVER_FLIP, NO_SPECIAL_CATACOMBS, NEVER_UNLOCK,
    KEY_MAGES_DOWN, FROM_BOTTOM, MUST_BOTTLE,
) = range(len(names.PERKS))  # fmt: skip
PERKS = len(names.PERKS)

# What scoring cards look at: conditions and counts (see `is_count` in rules/scoring.py).
(
    SETS_MIN, KINDS_WITH_THREE, SECRETS_MAX, KEY_MAGES_MAX, INACTIVE_MIN, CAPACITY_MAX, MINIMUM_IS, KEYS_COUNT,
    MAGES_UP, UNUSED_GLASS,
) = range(len(names.MEASURES))  # fmt: skip

# Prompts: what the seat to act is asked. In those with (W) it may do something free first.
(
    NO_PROMPT,
    DRAFT_FIRST,
    DRAFT_SECOND,
    PLACE_WIZARD,  # (W)
    MOVE,  # (W)
    TOLL,
    FREE,  # something free, or go on
    AWARD_MIX,
    AWARD_PICK,
    ACTION,  # (W) on a square space
    ACTION_ROUND,  # (W)
    SOURCE_ACTION,  # (W)
    CONSOLATION,
    MAGE_PICK,
    CHEST_DISCARD,
    UNLOCK,  # (W)
    ARCHIVE_OPTION,  # (W) from the second on
    SECRET_TILE,
    SECRET_SPACE,
    EQUIPMENT_PICK,
    EQUIPMENT_KEEP,
    MARKET_PLACE,  # (W) from the second on
    MARKET_OFFER,
    BOTTLE_COLOUR,
    FLIP_MAGE,
    ACADEMY_FLIPS,
    SWAP_BOTTLE,
    SOURCE_BUY,  # (W) from the second on
    CAPTURE_TARGET,
    CAPTURE_HELP,
    CONTAINER,  # (W) for a djinn that was drawn
    FREE_DJINN,
    REMOVE_SPACE,
    REMOVE_WHICH,
    ACCEPT_CAPACITY,
    ACCEPT_CIRCLE,
) = range(36)  # fmt: skip

# Tasks, each with up to three numbers.
(
    NO_TASK,
    DRAFT,  # whose turn it is to pick, counted from the start
    START_TURN,
    GO,  # move the wizard
    TOLLS,  # the seat to be paid next; 1 at the market; the place there
    ACT,  # at the space
    WINDOW,
    END_TURN,
    CLAIMS,  # location rewards not yet claimed; the next card
    RUN,  # a list of effects; the next of them; the flavour
    CONSOLE,  # choose a consolation
    TAKE_MAGE,  # pool; flavour
    CHEST_LEAVE,  # leave one of the revealed chests
    CHEST_GAINS,  # the next revealed chest
    CHEST_UNLOCKS,  # the next revealed chest
    CHESTS_AWAY,
    READ_ARCHIVE,  # options left; the option that was chosen first, NONE
    PUT_TILE,  # the chosen location, NONE
    TAKE_GEAR,
    KEEP_GEAR,  # the old card; the new card
    VISIT,  # visits left; 1 from the second on
    BUY,  # the place: choose an offer
    GAIN_BOTTLES,  # how many; 1 distinct; the colours so far, a bit each
    FLIPS,  # how many; 1 if none may be left out
    RAISE_CAPACITY,  # how many times; the flavour
    ACTIVATE,  # how many circles; the flavour
    SWAPS,  # how many
    SHOP,  # at the Source; 1 from the second purchase on
    CHOOSE_TARGETS,  # the space
    PAY_CAPTURE,  # the space; the least that a helper has taken off, 0 without one
    PLACE_TARGETS,  # the next target
    AFTER_CAPTURE,  # the space
    DRAW_DJINNS,  # how many
    HOLD,  # the sort; 1 if it may be declined
    BOSS_CAPTURED,  # the space
    REMOVE,  # how many; 1 a boss too; the space, NONE
    MIX,  # colour
    CHOOSE_AWARD,
    TOM,
    NEXT_TURN,
    LAST_CARD,  # Tom's, before the end
    FINAL,  # the seats that have had their final action
    SCORING,
) = range(43)  # fmt: skip
STACK = 56
WIDTH = 4

# Flavours of a list of effects: where it comes from, as far as that matters.
PLAIN, AT_ACADEMY, AT_TAVERN, AT_WORKSHOP, CHOSEN = range(5)  # CHOSEN: an option of the archive that does one thing

# What was done at the space, a bit each.
DID_BASIC, DID_TILE, DID_SPECIAL, DID_SKIP, DID_CAPTURE, DID_ROW1, DID_ROW2 = (1 << bit for bit in range(7))

# Why a match ended.
GOING_ON, BY_POINTS, TOM_FIRST = range(3)

MOST_TARGETS = 40
MOST_FEES = 96
"""The fees of all mages together are below this."""
MOST_PRICE = 256
"""A price from this on is more than anybody can pay."""


class State(MatchState):
    """The whole truth.

    A set-up is a state in which only content, options and what the seats begin with are filled in.
    """

    # As set up: options, and the numbers that depend on them and on the players.
    easy = flag()
    longer = flag()
    first = i8()  # the starting seat; in a set-up NONE: by lot
    round_djinns = i8()  # at each round space
    source_djinns = i8()  # more of them at those joined to the Source
    refill = i8()
    column_awards = i8()
    trait_offer = i8()  # of each sign
    public_cards = i8()
    tom_size = i8()
    capacity_goal = i8()  # solo: the marker's field that a task forbids to pass, 0: none
    circle_goal = i8()  # solo: how many circles may be active for a task; among several players NONE
    stall_place = i8(STALLS)  # the first stall of the place that a stall belongs to

    # Content.
    joined = i16(SPACES)  # the spaces that a path leads to, a bit each
    shape = i8(SPACES)
    djinn_cost = i8()
    boss_cost = i8()
    boss_step = i8()  # more for each djinn beside the boss
    boss_price = i8()  # at the Source
    miss_loss = i8()
    award_price = i8()
    bottled_vp = i8()
    circle_vp = i8()
    glass_vp = i8()
    card_vp = i8()  # for each card left to Tom
    visits = i8(2, LOCATIONS)  # chests, options, market visits: of the basic, of the special action
    max_power = i8(MARKERS)
    fee = i8(MARKERS)  # in scrolls, at the Source
    starts = i16(LISTS + 1)  # where a list of effects begins in `items`; it ends where the next begins
    items = i16(MOST_ITEMS)
    mage_deck = i8(MAGES)
    mage_fee = i8(MAGES)
    mage_green = i8(MAGES)
    mage_colour = i8(MAGES, COLOURS)
    gear_kind = i8(GEAR)
    gear_once = i8(GEAR)  # 1: one use only
    award_column = i8(AWARDS)
    award_vp = i8(AWARDS)
    trait_positive = i8(TRAITS)
    trait_perk = i8(TRAITS)
    perk_n = i8(PERKS)
    archive_red = i8(ARCHIVES)
    archive_same = i8(ARCHIVES)  # the yellow option that a red one replaces; a yellow one itself
    offer_stall = i8(OFFERS)
    score_measure = i8(SCORINGS)
    score_n = i8(SCORINGS)
    score_vp = i8(SCORINGS)
    score_max = i8(SCORINGS)
    tom_row = i8(TOM_CARDS, 2)  # two locations, NONE on blanks

    # The map.
    token = i8(SPACES)  # the location, NONE at the Source
    djinns = i8(SPACES, COLOURS)
    boss = i8(SPACES)
    at = i8(MOST_PLAYERS)  # the wizards' spaces, NONE off the map
    via = i8(MOST_PLAYERS)  # and where they came from
    tile = i8(MOST_PLAYERS, SPACES)  # secret tiles that lie there: 1 + location
    bag = i8(COLOURS)
    supply = i8()  # bosses beside the map
    bosses_gone = i8()  # from the map

    # The displays.
    mage_top = i8(MAGE_PILES)  # NONE: the pile is empty
    mage_under = i8(MAGE_PILES)  # cards below the top
    mage_hidden = i64()  # mages below the tops, a bit each
    gear_top = i8(KINDS)
    gear_hidden = i32()
    chest_pile = i32()
    chest_discard = i32()
    revealed = i8(3)  # chests
    n_revealed = i8()
    award_at = i8(AWARDS)
    trait_at = i8(TRAITS)
    score_at = i8(SCORINGS)  # OWNED + seat: a private one
    tom_pile = i32()

    # The seats.
    have = i16(MOST_PLAYERS, RESOURCES)  # coins, scrolls, power, keys, corks
    bottles = i16(MOST_PLAYERS, COLOURS)  # empty ones, without a limit (D30)
    bottled = i8(MOST_PLAYERS, COLOURS)  # djinns in corked bottles
    boss_bottled = i8(MOST_PLAYERS, COLOURS)
    circle = i8(MOST_PLAYERS, CIRCLES)
    marker = i8(MOST_PLAYERS)  # of the capacity: 0 to 3 on 5 to 8, FLIPPED
    minimum = i8(MOST_PLAYERS)
    strip = i8(MOST_PLAYERS)  # secret tiles not placed yet, a bit for each location
    stall = i8(MOST_PLAYERS)  # the assistant's place, NONE beside the market
    perks = i32(MOST_PLAYERS)
    mage_of = i8(MAGES)  # the owner plus one
    mage_up = i8(MAGES)
    gear_of = i8(GEAR)
    gear_up = i8(GEAR)
    points = i16(MOST_PLAYERS)  # at the end

    # The turn.
    stack = i16(STACK, WIDTH)
    depth = i8()
    moved = flag()
    did = i8()
    fresh = i16()  # spaces where a tile was placed in this turn, a bit each
    claimed = i32()  # gear whose reward was claimed in this turn
    traded = i8(GEAR)  # how often, in this turn
    unlocked = i8()  # chests, in this turn
    last_round = i16()  # 0 while bosses are on the map
    final = flag()  # the final actions at the Source

    # A capture.
    targets = i8(MOST_TARGETS)
    n_targets = i8()
    target_count = i8(SORTS)
    cost = i16()  # still to be paid
    held = i8()  # 1 + sort, of a djinn that needs a container

    # Room for working.
    fees = i8(MOST_PRICE)  # 1 + the least for which helpers take so much off
    reach = i16(SPACES)  # edges that a wizard can come to, a bit for each neighbour
    options = i16(MAX_LEGAL)  # the legal actions
    n_options = i8()

    def __str__(self) -> str:
        from abraka.games.djinn.text import draw
        from abraka.games.djinn.view import whole

        return draw(whole(self))


Setup = State
