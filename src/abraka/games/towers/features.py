"""What a seat of Wandering Towers knows, as numbers (see `core.features`).

Spaces are counted from the castle: *away* is how many steps forward lead there, which is what cards are about. In a
joint game (T51) all seats see the one colour, hand and set of potions as their own. Where wizards are trapped everybody
has seen (T19).
"""

from abraka.core.features import (
    Feature,
    Layout,
    empty,
    from_seat,
    put,
    put_flag,
    put_one_hot,
    seat_at,
)
from abraka.core.records import Floats, Row, hot, jit, table
from abraka.games.towers import state as st
from abraka.games.towers.actions import CARD_NAMES
from abraka.games.towers.bot.evaluation import next_flight
from abraka.games.towers.bot.gains import turned
from abraka.games.towers.bot.reach import readiness, wizard_steps
from abraka.games.towers.rules.sides import colour_of, goal_reached, partner_of
from abraka.games.towers.rules.track import ahead
from abraka.games.towers.spec import SPELL_NAMES
from abraka.games.towers.state import State, dice_of, use_of
from abraka.games.towers.view import PROMPTS

VERSION = 1
ASKED_KINDS = len(PROMPTS)
LAST_SPACE = st.SPACES - 1
AWAY = range(st.SPACES)
FACES = 7  # steps 0 to 6
VARIANTS, USES, ROLLS, STAGES, PAYMENTS = 3, 3, 3, 13, 3
SUMMARY = 2 * (st.VALUES - 1) + 2
SPACE_FACTS = 4
TOWER_FACTS = st.SPACES + 5
CROWD_FACTS = 3
SEAT_FACTS = CROWD_FACTS + 10
EVERYWHERE = (1 << st.SPACES) - 1
NEAR = table([0, *range(st.SPACES - 1, 0, -1)])
"""How near a wizard so far away is; in the castle's space it can't go in."""


def layout(players: int) -> list[Feature]:
    """The names of all features, in order."""
    found, seats = Layout(), range(players)
    found.group("table")
    found.one_hot("variant", ("base", "advanced", "master"))
    found.flag("edition_pl", "teams", "together", "skip_second", "offers")
    found.number("wizards", "crowd_limit", high=16)
    found.each("spell_cost", SPELL_NAMES, high=3)
    found.group("turn")
    found.one_hot("prompt", PROMPTS)
    found.one_hot("stage", range(STAGES))
    found.one_hot("to_act", seats)
    found.one_hot("active", seats)
    found.one_hot("first", seats)
    found.number("turns_left", high=313)
    found.number("turns_gone", high=313)
    found.number("cards_played", high=1)
    found.number("spells_cast", high=32)
    found.flag("turn_over", "exchanged", "ending")
    found.number("asked", high=1)
    found.group("castle")
    found.one_hot("castle", range(st.SPACES))
    found.one_hot("flight", AWAY)
    found.number("ready_now", "ready_flown")
    found.group("seats")
    for seat in seats:
        _seat(found, f"seat{seat}")
    found.group("spaces")
    for away in AWAY:
        found.number(f"away{away}.height", high=2.25)
        found.flag(f"away{away}.tower", f"away{away}.crest", f"away{away}.full")
        found.each(f"away{away}.visible", seats, high=3)
        found.each(f"away{away}.trapped", seats, high=3)
    found.group("towers")
    for tower in range(1, st.TOWERS + 1):
        found.one_hot(f"tower{tower}.away", AWAY)
        found.number(f"tower{tower}.floor", f"tower{tower}.above", high=2.25)
        found.flag(f"tower{tower}.crest")
        found.number(f"tower{tower}.own", f"tower{tower}.others", high=3)
    found.group("hand")
    _summary(found, "hand")
    _summary(found, "given")
    found.each("hand", CARD_NAMES)
    found.group("cards")
    found.number("pile", high=32)
    found.each("unseen", CARD_NAMES, high=32)
    found.group("card")
    found.one_hot("use", ("either", "tower", "wizard"))
    found.one_hot("dice", range(1, 4))
    found.one_hot("half", ("tower", "wizard"))
    found.one_hot("steps", range(FACES))
    found.one_hot("rolls_left", range(ROLLS))
    found.one_hot("picked_owner", seats)
    found.one_hot("picked_away", AWAY)
    found.one_hot("rider", seats)
    found.group("spell")
    found.one_hot("right", seats)
    found.one_hot("right_spell", SPELL_NAMES)
    found.flag("reserved")
    found.one_hot("caster", seats)
    found.one_hot("spell", SPELL_NAMES)
    found.one_hot("payment", ("now", "later", "ride"))
    found.one_hot("lifted", range(1, st.TOWERS + 1))
    return found.features


def _seat(found: Layout, seat: str) -> None:
    found.number(f"{seat}.trapped", f"{seat}.ground", high=3)
    found.number(f"{seat}.nearest")
    found.number(f"{seat}.home", f"{seat}.left", f"{seat}.empty", f"{seat}.full", f"{seat}.spent", high=3)
    found.number(f"{seat}.cards", high=1)
    found.flag(f"{seat}.goal", f"{seat}.partner", f"{seat}.refused", f"{seat}.helps_partner")


def _summary(found: Layout, name: str) -> None:
    found.each(f"{name}.wizard", range(1, st.VALUES))
    found.each(f"{name}.tower", range(1, st.VALUES))
    found.number(f"{name}.wizard_dice", f"{name}.tower_dice", high=3)


@jit
def features(s: State, seat: int, row: Floats) -> int:
    """Writes all that a seat knows; returns how many numbers that is."""
    empty(row)
    me = 0 if s.together else seat
    at = put_table(s, row, 0)
    at = put_turn(s, seat, row, at)
    castle = at
    seats = castle + 2 * st.SPACES + 2
    for place in range(s.seats):
        put_seat(s, me, seat_at(me, place, s.seats), row, seats + place * SEAT_FACTS + CROWD_FACTS)
    at = put_spaces(s, row, seats + s.seats * SEAT_FACTS)
    put_castle(s, me, put_wizards(s, me, row, seats), row, castle)
    at = put_towers(s, me, row, at)
    at = put_cards(s, me, row, at)
    at = put_card(s, me, row, at)
    return put_spell(s, seat, row, at)


@hot
def put_table(s: State, row: Floats, at: int) -> int:
    """The options that matter; spells that are not in play cost nothing."""
    at = put_one_hot(row, at, s.variant, VARIANTS)
    at = put(row, at, s.edition)
    at = put_flag(row, at, s.teams)
    at = put_flag(row, at, s.together)
    at = put_flag(row, at, s.skip_second)
    at = put_flag(row, at, s.offers)
    at = put(row, at, s.wizards / 4)
    at = put(row, at, s.crowd_limit / 4)
    for spell in range(st.SPELLS):
        if s.spells >> spell & 1:
            row[at + spell] = s.costs[spell] / 4
    return at + st.SPELLS


@hot
def put_turn(s: State, seat: int, row: Floats, at: int) -> int:
    """Who is asked what, and how far the turn and the match are."""
    at = put_one_hot(row, at, s.prompt, ASKED_KINDS)
    at = put_one_hot(row, at, s.stage, STAGES)
    at = put_one_hot(row, at, from_seat(seat, s.to_act, s.seats), s.seats)
    at = put_one_hot(row, at, from_seat(seat, s.active, s.seats), s.seats)
    at = put_one_hot(row, at, from_seat(seat, s.first, s.seats), s.seats)
    at = put(row, at, (min(s.last_card, s.turn_limit) if s.together else s.turn_limit) / 32 - s.turn / 32)
    at = put(row, at, s.turn / 32)
    at = put(row, at, s.cards_played / 2)
    at = put(row, at, s.spells_cast / 4)
    at = put_flag(row, at, s.turn_over)
    at = put_flag(row, at, s.exchanged)
    at = put_flag(row, at, s.ending)
    return put(row, at, s.asked / 8)


@hot
def put_castle(s: State, me: int, own: int, row: Floats, at: int) -> None:
    """Where the castle is, where it would fly next, and how likely the own hand brings a wizard home, now and then."""
    flight = next_flight(s)
    at = put_one_hot(row, at, s.castle, st.SPACES)
    at = put_one_hot(row, at, flight, st.SPACES)
    row[at] = ready(s, me, own, 0) / 100
    row[at + 1] = ready(s, me, own, flight) / 100


@hot
def ready(s: State, me: int, own: int, flight: int) -> int:
    """How likely, in percent, the hand brings a wizard home within a turn, the castle flown so far."""
    visible = turned(own & EVERYWHERE, flight)
    on_towers = turned(own >> st.SPACES & EVERYWHERE, flight)
    trapped = turned(own >> 2 * st.SPACES, flight)
    return readiness(s, me, visible, on_towers, trapped, s.height[ahead(s.castle, flight)] > 0)


@hot
def away_from(s: State, space: int) -> int:
    """How many steps forward it is from a space to the castle."""
    return (s.castle - space) & LAST_SPACE


@hot
def put_spaces(s: State, row: Floats, at: int) -> int:
    """The track, seen from the castle: how high, what is on top, whether there is room."""
    width = SPACE_FACTS + 2 * s.seats
    for space in range(st.SPACES):
        here = at + away_from(s, space) * width
        top = s.surface[space]
        row[here] = s.height[space] / 4
        row[here + 1] = 1.0 if top < st.TOWERS else 0.0
        row[here + 2] = (s.tower_crests >> top if top < st.TOWERS else s.ground_crests >> space) & 1
        row[here + 3] = 1.0 if s.total[top] >= s.crowd_limit else 0.0
    return at + st.SPACES * width


@hot
def put_wizards(s: State, me: int, row: Floats, seats: int) -> int:
    """Who stands where and who is trapped: by space, and summed up by seat.

    Returns how far the own wizards are, a bit for each distance: those that are visible, above them the visible ones on
    towers, above these the trapped.
    """
    width = SPACE_FACTS + 2 * s.seats
    spaces = seats + s.seats * SEAT_FACTS + SPACE_FACTS
    own = 0
    for place in range(st.PLACES):
        if s.total[place] > 0:
            space = s.space_of[place] if place < st.TOWERS else place - st.GROUND
            away = away_from(s, space)
            visible = 1 if s.surface[space] == place else 0
            ground = visible if place >= st.GROUND else 0
            here = spaces + away * width + (1 - visible) * s.seats
            near = NEAR[away] * visible
            for k in range(s.seats):
                standing = s.crowd[place][seat_at(me, k, s.seats)]
                there = seats + k * SEAT_FACTS
                row[here + k] += standing / 4
                row[there] += (standing - standing * visible) / 4
                row[there + 1] += standing * ground / 4
                row[there + 2] = max(row[there + 2], (near if standing > 0 else 0) / 16)
            mine = 1 if s.crowd[place][me] > 0 else 0
            own |= mine << away + 2 * st.SPACES * (1 - visible)
            own |= (mine * (visible - ground)) << away + st.SPACES
    return own


@hot
def put_towers(s: State, me: int, row: Floats, at: int) -> int:
    """Each tower: where, how deep in its stack, and who stands on its roof."""
    for tower in range(st.TOWERS):
        space = s.space_of[tower]
        row[at + away_from(s, space)] = 1.0
        row[at + st.SPACES] = s.floor_of[tower] / 4
        row[at + st.SPACES + 1] = (s.height[space] - 1 - s.floor_of[tower]) / 4
        row[at + st.SPACES + 2] = s.tower_crests >> tower & 1
        own = s.crowd[tower][me]
        row[at + st.SPACES + 3] = own / 4
        row[at + st.SPACES + 4] = (s.total[tower] - own) / 4
        at += TOWER_FACTS
    return at


@hot
def put_seat(s: State, me: int, other: int, row: Floats, at: int) -> None:
    """How far a seat is: wizards, potions, cards; what is summed up from the track comes before it."""
    row[at] = s.home[other] / 4
    if other == 0 or not s.together:
        row[at + 1] = (s.wizards - s.home[other]) / 4
    row[at + 2] = s.empty[other] / 4
    row[at + 3] = s.full[other] / 4
    row[at + 4] = s.spent[other] / 4
    row[at + 5] = s.n_hand[other] / 4
    if s.empty[other] == 0 and not s.together and goal_reached(s, other):
        row[at + 6] = 1.0
    if s.teams:
        put_flag(row, at + 7, other == partner_of(s, me))
        put_flag(row, at + 8, s.refused >> other & 1 == 1)
        put_flag(row, at + 9, colour_of(s, other) != other)


@hot
def put_summary(cards: Row, n: int, row: Floats, at: int) -> int:
    """What some cards can do: how many move a wizard, or a tower, so far, and by how many dice."""
    for i in range(n):
        card = cards[i]
        if card >= st.WITH_DICE:
            if use_of(card) != st.TOWER_HALF:
                row[at + SUMMARY - 2] += dice_of(card) / 4
            if use_of(card) == st.TOWER_HALF or use_of(card) == st.EITHER:
                row[at + SUMMARY - 1] += dice_of(card) / 4
        else:
            if wizard_steps(card) > 0:
                row[at + wizard_steps(card) - 1] += 0.25
            if card >= st.VALUES:
                row[at + st.VALUES - 2 + card // st.VALUES] += 0.25
    return at + SUMMARY


@hot
def put_cards(s: State, me: int, row: Floats, at: int) -> int:
    """The own hand, cards given to the partner, and where all other cards may be: in the pile or in another hand."""
    at = put_summary(s.hand[me], s.n_hand[me], row, at)
    partner = partner_of(s, me) if s.teams else me
    known = s.n_known[partner] if s.teams else 0
    at = put_summary(s.known[partner], known, row, at)
    for i in range(s.n_hand[me]):
        row[at + s.hand[me][i]] += 0.25
    at += st.CARDS
    hidden = s.n_pile
    for card in range(st.CARDS):
        row[at + 1 + card] = s.pile[card] / 4
    for other in range(s.seats):
        if other != me:
            hidden += s.n_hand[other]
            for i in range(s.n_hand[other]):
                row[at + 1 + s.hand[other][i]] += 0.25
    for i in range(known):
        hidden -= 1
        row[at + 1 + s.known[partner][i]] -= 0.25
    row[at] = hidden / 4
    return at + 1 + st.CARDS


@hot
def put_card(s: State, me: int, row: Floats, at: int) -> int:
    """The card being played."""
    if s.card != st.NONE:
        put_one_hot(row, at, use_of(s.card), USES)
        put_one_hot(row, at + USES, dice_of(s.card) - 1, 3)
        put_one_hot(row, at + USES + 5, s.steps, FACES)
        put_one_hot(row, at + USES + 5 + FACES, s.rolls_left, ROLLS)
    put_one_hot(row, at + USES + 3, s.half - 1, 2)
    at += USES + 5 + FACES + ROLLS
    at = put_one_hot(row, at, from_seat(me, s.picked_owner, s.seats), s.seats)
    if s.picked_space != st.NONE:
        row[at + away_from(s, s.picked_space)] = 1.0
    return put_one_hot(row, at + st.SPACES, from_seat(me, s.rider, s.seats), s.seats)


@hot
def put_spell(s: State, seat: int, row: Floats, at: int) -> int:
    """The right to cast around this card, and the spell being cast."""
    at = put_one_hot(row, at, from_seat(seat, s.right, s.seats), s.seats)
    at = put_one_hot(row, at, s.right_spell, st.SPELLS)
    at = put_flag(row, at, s.reserved)
    at = put_one_hot(row, at, from_seat(seat, s.caster, s.seats), s.seats)
    at = put_one_hot(row, at, s.spell, st.SPELLS)
    at = put_one_hot(row, at, s.payment, PAYMENTS)
    return put_one_hot(row, at, s.lifted, st.TOWERS)
