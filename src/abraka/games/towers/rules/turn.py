"""A turn, stage by stage: cards, dice, pieces, and what ends it (T7–T14, T35, T38, T40, T47, T50)."""

from abraka.core.chance import roll
from abraka.core.events import EVERYONE, emit
from abraka.core.records import hot
from abraka.games.towers import state as st
from abraka.games.towers.events import CARD_PLAYED, CARD_THROWN, HALF_CHOSEN, NO_EFFECT, REDREW, ROLLED, TURN_BEGAN
from abraka.games.towers.rules.ask import ask
from abraka.games.towers.rules.cards import discard_card, refill
from abraka.games.towers.rules.rounds import ask_round, begin_after_effect, may_be_helped
from abraka.games.towers.rules.sides import check_goal, colour_of, finish, partner_of, side_of
from abraka.games.towers.rules.spells import any_cast_amid, any_cast_in_turn, forget_spell
from abraka.games.towers.rules.track import (
    NO_ONE,
    SEVERAL,
    ahead,
    fly_castle,
    move_tower,
    survey_towers,
    survey_wizards,
    walk,
)
from abraka.games.towers.state import State, dice_of, use_of, value_of

CARDS_A_TURN = 2
REDRAW_STEPS = 1


@hot
def begin_turn(s: State) -> None:
    """A seat's turn begins; in teams the partner may offer a card (T47)."""
    s.cards_played = 0
    s.spells_cast = 0
    s.turn_over = False
    s.exchanged = False
    s.refused = 0
    s.stage = st.NEXT_CARD
    emit(s, TURN_BEGAN, EVERYONE, s.active, s.turn)
    if s.teams and s.offers:
        ask(s, partner_of(s, s.active), st.OFFER)


@hot
def card_due(s: State) -> bool:
    """Whether a card is still to be played: two a turn (T7), in joint games one (T50)."""
    due = 1 if s.together else CARDS_A_TURN
    return s.cards_played < due and s.n_hand[side_of(s, s.active)] > 0


@hot
def next_card(s: State) -> None:
    """The active player plays on, or the turn ends: with nothing left to do, or by T14.

    A card is asked for even if all in hand are alike: not being asked would show the others the hand (T5). After the
    master game's last card round B was for spells.
    """
    if s.turn_over:
        s.stage = st.END_TURN
        return
    if card_due(s) or (s.variant != st.MASTER and any_cast_in_turn(s)):
        ask(s, s.active, st.TURN)
    else:
        s.stage = st.END_TURN


@hot
def play_card(s: State, card: int) -> None:
    """A card is played and lies on the discards (T7); dice are rolled at once (T11)."""
    discard_card(s, side_of(s, s.active), card)
    s.cards_played += 1
    s.card = card
    emit(s, CARD_PLAYED, EVERYONE, s.active, card)
    s.stage = st.CHOOSE_HALF
    if dice_of(card) > 0:
        s.rolls_left = dice_of(card)
        roll_die(s)


@hot
def throw_card(s: State, card: int) -> None:
    """The second card is thrown away without effect (T9, option skip_second)."""
    discard_card(s, s.active, card)
    s.cards_played += 1
    emit(s, CARD_THROWN, EVERYONE, s.active, card)


@hot
def roll_die(s: State) -> None:
    """A new roll replaces the last (T11)."""
    s.rolls_left -= 1
    s.steps = roll(s)
    s.stage = st.DIE_FELL
    emit(s, ROLLED, EVERYONE, s.active, s.steps)


@hot
def die_fell(s: State) -> None:
    """As many rolls at most as dice (T11)."""
    s.stage = st.CHOOSE_HALF
    if s.rolls_left > 0:
        ask(s, s.active, st.ROLL)


@hot
def steps_for(s: State, half: int) -> int:
    """How far the card moves a tower or a wizard."""
    return s.steps if dice_of(s.card) > 0 else value_of(s.card, half)


@hot
def can_use(s: State, half: int) -> bool:
    """Whether the card can be carried out for a tower or for a wizard (T8)."""
    if half == st.TOWER_HALF:
        return survey_towers(s, steps_for(s, half)) != NO_ONE
    return survey_wizards(s, colour_of(s, s.active), steps_for(s, half)) != NO_ONE


@hot
def may_declare(s: State, half: int) -> bool:
    """Whether an either card may be used for a half: it is possible, or a spell may still make it so (T8, T32).

    No spell brings back a wizard from the castle.
    """
    if can_use(s, half):
        return True
    if half == st.WIZARD_HALF and s.home[colour_of(s, s.active)] == s.wizards:
        return False
    return may_be_helped(s)


@hot
def choose_half(s: State) -> None:
    """Asks which half of an either card is used (T8, T11); with one that may be declared there is nothing to ask.

    With none the card has no effect, and nothing is declared.
    """
    use = use_of(s.card)
    if use != st.EITHER:
        settle_half(s, use)
        return
    tower = may_declare(s, st.TOWER_HALF)
    wizard = may_declare(s, st.WIZARD_HALF)
    if tower and wizard:
        ask(s, s.active, st.HALF_CHOICE)
    elif tower or wizard:
        declare_half(s, st.WIZARD_HALF if wizard else st.TOWER_HALF)
    else:
        settle_half(s, st.TOWER_HALF)


@hot
def declare_half(s: State, half: int) -> None:
    """Says aloud what an either card is used for (T11, T26)."""
    emit(s, HALF_CHOSEN, EVERYONE, s.active, half - st.TOWER_HALF)
    settle_half(s, half)


@hot
def choose_aloud(s: State, half: int) -> None:
    """The player chooses a half; cs, master game, and pl, all games: it can't be changed any more (T39)."""
    declare_half(s, half)
    s.stands = s.variant == st.MASTER or s.edition == st.PL


@hot
def settle_half(s: State, half: int) -> None:
    """It is clear what the card moves, and how far; master: now spells may come (T28)."""
    s.steps = steps_for(s, half)
    s.half = half
    s.asked = 0
    s.stage = st.BEFORE_EFFECT if s.variant == st.MASTER else st.CHOOSE_PIECE


@hot
def may_decline(s: State) -> bool:
    """After a roll one may leave it (T11); the Polish edition says one must move."""
    return dice_of(s.card) > 0 and s.edition == st.CS


@hot
def casts_first(s: State, piece: int) -> bool:
    """Whether a spell may come before the piece that there is no choice of: the Polish base game's, if no piece can go
    yet, or after a roll; before a number card it could have been cast as well (T24). In the master game round A has
    just been for that (T28)."""
    return s.variant == st.BASE and (piece == NO_ONE or dice_of(s.card) > 0) and any_cast_amid(s)


@hot
def choose_piece(s: State) -> None:
    """Asks which piece moves, if there is a choice; a card that can't be carried out has no effect (T8, T26)."""
    if s.half == st.TOWER_HALF:
        piece = survey_towers(s, s.steps)
    else:
        piece = survey_wizards(s, colour_of(s, s.active), s.steps)
    if casts_first(s, piece):
        ask(s, s.active, st.PIECE)
    elif piece == NO_ONE:
        skip_effect(s)
    elif piece == SEVERAL or may_decline(s):
        ask(s, s.active, st.PIECE)
    elif s.half == st.TOWER_HALF:
        pick_tower(s, piece)
    else:
        pick_wizard(s, colour_of(s, s.active), piece)


@hot
def skip_effect(s: State) -> None:
    """Nothing moves."""
    emit(s, NO_EFFECT, EVERYONE, s.active, s.card)
    begin_after_effect(s)


@hot
def pick_tower(s: State, tower: int) -> None:
    """The card moves this tower (T16)."""
    move_tower(s, tower, s.steps, s.active)
    check_goal(s)
    begin_after_effect(s)


@hot
def pick_wizard(s: State, owner: int, space: int) -> None:
    """The card will move this wizard; somebody may ride along (T30)."""
    s.picked_owner = owner
    s.picked_space = space
    s.asked = 0
    s.stage = st.ASK_RIDERS


@hot
def move_picked(s: State) -> None:
    """The wizard goes, and who rides on it; two who enter cause one flight (T10, T13, T15, T33, T34)."""
    end = ahead(s.picked_space, s.steps)
    entered = walk(s, s.picked_owner, s.picked_space, end, s.active)
    if s.rider != st.NONE:
        walk(s, s.rider, s.picked_space, end, s.caster)
        forget_spell(s)
    if entered:
        fly_castle(s)
    check_goal(s)
    begin_after_effect(s)


@hot
def put_card_away(s: State) -> None:
    """The card is done with."""
    s.card = st.NONE
    s.half = 0
    s.steps = 0
    s.rolls_left = 0
    s.picked_owner = st.NONE
    s.picked_space = st.NONE
    s.rider = st.NONE
    s.asked = 0
    s.right = st.NONE
    s.right_spell = st.NONE
    s.stage = st.NEXT_CARD


@hot
def redraw(s: State) -> None:
    """Instead of playing: three new cards; then one tower may move (T9)."""
    emit(s, REDREW, EVERYONE, s.active)
    while s.n_hand[s.active] > 0:
        card = s.hand[s.active][0]
        emit(s, CARD_THROWN, EVERYONE, s.active, card)
        discard_card(s, s.active, card)
    refill(s, s.active)
    s.asked = 0
    s.stage = st.AFTER_REDRAW


@hot
def after_redraw(s: State) -> None:
    """The tower of a redraw; in the Czech master game Free a wizard may come before (T9, T32)."""
    if s.turn_over:
        s.stage = st.END_TURN
    elif s.variant == st.MASTER and ask_round(s, st.ROUND_FREE):
        return
    elif survey_towers(s, REDRAW_STEPS) == NO_ONE:
        s.stage = st.END_TURN
    else:
        ask(s, s.active, st.REDRAW_TOWER)


@hot
def move_redraw_tower(s: State, tower: int) -> None:
    """One tower, one step forward, by all tower rules; the turn is over (T9)."""
    move_tower(s, tower, REDRAW_STEPS, s.active)
    check_goal(s)
    s.stage = st.END_TURN


@hot
def following(s: State) -> int:
    """Whose turn is next."""
    return (s.active + 1) % s.seats


@hot
def end_reason(s: State) -> int:
    """Why the match ends with this turn (T35, T38, T50); 0 if it goes on."""
    if s.ending and following(s) == s.first:
        return st.FULFILLED
    if s.together and s.turn >= s.last_card:
        return st.CARDS_USED_UP
    return st.TURN_LIMIT if s.turn >= s.turn_limit else 0


@hot
def end_turn(s: State) -> None:
    """Ends the match when it is time (T35, T38, T50); else refills the hand, and the next seat is on (T7)."""
    s.asked = 0
    reason = end_reason(s)
    if reason > 0:
        finish(s, reason)
        return
    refill(s, s.active)
    s.active = following(s)
    s.turn += 1
    if s.active == s.first:
        s.round += 1
    s.stage = st.BEGIN_TURN
