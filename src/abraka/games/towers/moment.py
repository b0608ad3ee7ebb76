"""The moment that a position names: whether it can be, so that the rules can go on from it, or have ended the match."""

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import refuse, write_outcome
from abraka.games.towers.actions import CARD_NAMES, PASS
from abraka.games.towers.events import REASONS
from abraka.games.towers.notation import STAGES
from abraka.games.towers.plain import (
    after_move,
    after_turn,
    dice_of,
    exempt,
    has_target,
    may_lift,
    options,
    payable,
    rides_from,
    side_of,
    swappable,
    use_of,
    value_of,
)
from abraka.games.towers.spec import SPELL_NAMES
from abraka.games.towers.state import (
    ADVANCE_TOWER,
    ADVANCE_WIZARD,
    AFTER_EFFECT,
    AFTER_REDRAW,
    AGAIN,
    AIM_SPELL,
    ASK_RIDERS,
    ASKED,
    BASE,
    BEFORE_EFFECT,
    CAST_LATER,
    CAST_RIDE,
    CASTLE_WAY,
    CHOOSE_HALF,
    CHOOSE_PIECE,
    DIE_FELL,
    EITHER,
    FREE,
    HALF_CHOICE,
    HAND,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    LEND,
    LIFT,
    MASTER,
    MOVE_PICKED,
    NEXT_CARD,
    NO_PROMPT,
    NONE,
    OFFER,
    PIECE,
    PIGGYBACK,
    PL,
    RAVEN,
    REDRAW_TOWER,
    RELEASE,
    RETURN,
    RIDE,
    ROLL,
    ROUND_A,
    ROUND_B,
    ROUND_FREE,
    SPELL_DONE,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    TARGET_TOWER,
    TARGET_WIZARD,
    TOWER_HALF,
    TURN,
    WIZARD_HALF,
    State,
)
from abraka.games.towers.view import PROMPTS, partner_of

USUAL_STAGE = {
    NO_PROMPT: NEXT_CARD,
    TURN: NEXT_CARD,
    OFFER: NEXT_CARD,
    ASKED: NEXT_CARD,
    RETURN: NEXT_CARD,
    ROLL: CHOOSE_HALF,
    HALF_CHOICE: CHOOSE_HALF,
    ROUND_A: BEFORE_EFFECT,
    PIECE: CHOOSE_PIECE,
    RIDE: MOVE_PICKED,
    ROUND_B: AFTER_EFFECT,
    AGAIN: SPELL_DONE,
    TARGET_WIZARD: AIM_SPELL,
    TARGET_TOWER: AIM_SPELL,
    SWAP_FIRST: AIM_SPELL,
    SWAP_SECOND: AIM_SPELL,
    CASTLE_WAY: AIM_SPELL,
    LIFT: AIM_SPELL,
    RELEASE: SPELL_DONE,
    LEND: NEXT_CARD,
    ROUND_FREE: AFTER_REDRAW,
    REDRAW_TOWER: AFTER_REDRAW,
}
"""The stage at which a prompt is put; only a loan is asked for at several."""

UNDECLARED = (DIE_FELL, CHOOSE_HALF)
"""Stages at which it is not said yet what the card is used for."""
CARD_STAGES = (*UNDECLARED, BEFORE_EFFECT, CHOOSE_PIECE, ASK_RIDERS, MOVE_PICKED, AFTER_EFFECT)
AIMED = {
    TARGET_WIZARD: (ADVANCE_WIZARD, HEADWIND_WIZARD),
    TARGET_TOWER: (ADVANCE_TOWER, HEADWIND_TOWER),
    SWAP_FIRST: (SWAP,),
    SWAP_SECOND: (SWAP,),
    CASTLE_WAY: (RAVEN,),
    LIFT: (FREE,),
    RELEASE: (FREE,),
}
"""Which spells ask for which target."""


def check_turn(state: State) -> None:
    """Turn, round, starting and active seat must fit each other (T7, T38, T50)."""
    last = min(state.last_card, state.turn_limit) if state.together else state.turn_limit
    if not 1 <= state.turn <= last:
        refuse(f"Turns are numbered from 1 to {last} ({'T50' if state.together else 'T38'}).")
    first, active = SEAT_LETTERS[state.first], SEAT_LETTERS[state.active]
    if (state.first + state.turn - 1) % state.seats != state.active:
        refuse(f"Turn {state.turn} can't be {active}'s when {first} started: seats take turns clockwise (T7).")
    current = (state.turn - 1) // state.seats + 1
    if state.round != current:
        refuse(f"Turn {state.turn} is in round {current}: in a round each seat has one turn (T35).")


def check_outcome(state: State) -> None:
    """The match must have ended as the rules end it (T35–T38, T44, T48, T50)."""
    outcome = write_outcome(after_turn(state), REASONS)
    if not outcome:
        refuse("The match can't be over here: by the rules it goes on (T35–T38, T50).")
    if outcome != write_outcome(state, REASONS):
        refuse(f"Here the rules give another outcome: “{outcome}” (T35–T38, T50).")


def check_moment(state: State) -> None:
    """Refuses a moment that can't be in the middle of a match."""
    _check_going_on(state)
    _check_hands(state)
    _check_card(state)
    _check_right(state)
    _check_picked(state)
    if state.prompt not in USUAL_STAGE or state.prompt == NO_PROMPT:
        refuse("Somebody must be asked something while the match goes on.")
    if state.prompt in (OFFER, ASKED, RETURN):
        _check_exchange(state)
    elif state.prompt in (AGAIN, LEND) or state.prompt in AIMED:
        _check_spell(state)
    elif state.prompt in (ROUND_A, RIDE, ROUND_B, ROUND_FREE):
        _check_round(state)
    else:
        _expect(state.to_act == state.active, state, "it is put to the active player")
        _check_choice(state)
    if state.prompt != LEND:
        _check_stage(state, state.stage, (USUAL_STAGE[state.prompt],))


def _check_going_on(state: State) -> None:
    """While a match goes on, wizards and potions must not have ended it (T37, T44, T50)."""
    outcome = write_outcome(after_move(state), REASONS)
    if outcome:
        refuse(f"With these wizards and potions the match is over: “{outcome}” (T37, T44, T50).")


def _check_hands(state: State) -> None:
    """Everybody holds cards when a turn begins (T7)."""
    for seat in range(state.seats):
        side = side_of(state, seat)
        if not (state.n_hand[side] or state.cards_played):
            refuse(f"{SEAT_LETTERS[side]} has no cards in hand, but hands are full when a turn begins (T7).")


def _expect(holds: bool, state: State, reason: str) -> None:
    if not holds:
        refuse(f"The prompt “{PROMPTS[state.prompt]}” does not fit: {reason}.")


def _check_stage(state: State, stage: int, possible: tuple[int, ...]) -> None:
    """The stage must be possible, and there must be a card exactly when it is about one."""
    _expect(stage in possible, state, f"it can't be at the stage {STAGES[stage]}")
    if stage in CARD_STAGES:
        _expect(state.card != NONE, state, "no card is being played")
    elif stage in (NEXT_CARD, AFTER_REDRAW):
        _expect(state.card == NONE, state, "a card is being played")
    if stage in UNDECLARED:
        _expect(state.half == EITHER, state, "it is already said what the card is used for")
    elif stage in CARD_STAGES:
        _expect(state.half != EITHER, state, "it is not said what the card is used for")
    if stage == DIE_FELL:
        _expect(state.rolls_left > 0, state, "no roll is left (T11)")


def _check_card(state: State) -> None:
    """The card being played, its half, its steps (T7, T11)."""
    if state.card == NONE:
        marks = (state.half, state.steps, state.rolls_left, state.picked_owner + 1, state.rider + 1, state.right + 1)
        if any(marks) or state.reserved:
            refuse("No card is being played, so it has no half, steps, piece, rider or spell.")
        return
    card, dice, use = CARD_NAMES[state.card], dice_of(state.card), use_of(state.card)
    if not state.discard[state.card]:
        refuse(f"The card being played, {card}, must lie on the discards (T7).")
    if not state.cards_played:
        refuse(f"{card} is being played, so at least one card was played in this turn.")
    if EITHER not in (use, state.half) and state.half != use:
        refuse(f"{card} can't be used for a {'tower' if state.half == TOWER_HALF else 'wizard'}.")
    if dice and not (state.steps and state.rolls_left < dice):
        refuse(f"{card} needs steps from 1 to 6 and fewer rolls left than dice (T11).")
    value = value_of(state.card, state.half) if state.half else 0
    if not dice and (state.steps != value or state.rolls_left):
        refuse(f"{card} has {value} steps and no rolls now.")


def _check_picked(state: State) -> None:
    """A wizard is picked just before it moves; what moved is remembered until the card is done with (T30)."""
    if (state.picked_owner == NONE) != (state.picked_space == NONE):
        refuse("Of a picked wizard both owner and space must be named.")
    riding = state.prompt == RIDE or (state.prompt == LEND and state.payment == CAST_RIDE)
    aiming = state.prompt in AIMED or state.prompt == AGAIN or (state.prompt == LEND and not riding)
    moved = (state.resume if aiming else state.stage) == AFTER_EFFECT
    if state.picked_owner != NONE and not (riding or moved):
        refuse("No wizard is picked before the card's spells are cast (T28).")
    if state.rider != NONE and not moved:
        refuse("Nobody rides before the wizard moves (T30).")


def _check_right(state: State) -> None:
    """The right to cast around a card, and the spell being cast (T26)."""
    if (state.right == NONE) != (state.right_spell == NONE) or (state.reserved and state.right == NONE):
        refuse("Of a used right both the seat and the spell must be named (T26).")
    if state.right != NONE and state.variant != MASTER:
        refuse("Only the master game has a right to cast around a card (T26).")
    if (state.caster == NONE) != (state.spell == NONE):
        refuse("Of a spell being cast both the caster and the spell must be named.")
    if state.caster == NONE and (state.payment or state.lifted != NONE):
        refuse("No spell is being cast, so nothing is paid or lifted for one.")
    if state.spells_cast > sum(state.spent):
        refuse(f"{state.spells_cast} spells were cast in this turn, but fewer potions are spent (T20).")
    for spell in (state.right_spell, state.spell):
        if spell != NONE and not state.spells >> spell & 1:
            refuse(f"The spell {SPELL_NAMES[spell]} is not in play.")


def _check_exchange(state: State) -> None:
    """Partners exchange a card (T40, T47)."""
    partner = partner_of(state, state.active)
    _expect(partner is not None, state, "no teams play (T40)")
    asked = state.active if state.prompt == RETURN else partner
    _expect(state.to_act == asked, state, "it is put to another seat (T47)")
    _expect(
        state.exchanged == (state.prompt != OFFER), state, "partners exchange once a turn, after an offer or a request"
    )
    if state.prompt == RETURN:
        _expect(state.n_hand[state.to_act] > 0, state, "there is no card to give back")
        _expect(partner is None or state.n_hand[partner] < HAND, state, "the partner has given no card")


def _check_round(state: State) -> None:
    """Rounds of reactions go from the active player clockwise (T26, T30)."""
    _expect(state.asked < state.seats, state, "all seats were asked")
    _expect(state.to_act == (state.active + state.asked) % state.seats, state, "another seat is asked in this round")
    if state.prompt != RIDE:
        _expect(state.variant == MASTER, state, "only the master game has it (T26)")
        return
    _expect(bool(state.spells >> PIGGYBACK & 1), state, "Piggyback is not in play")
    _expect(state.half == WIZARD_HALF and state.picked_owner != NONE, state, "no wizard was picked (T30)")
    _expect(state.rider == NONE, state, "somebody rides already")
    _check_ride(state, state.to_act)


def _check_ride(state: State, seat: int) -> None:
    """The seat must be able to ride along (T33)."""
    rides = rides_from(state, seat, state.picked_space, state.picked_owner)
    _expect(rides, state, "nobody can ride along with the picked wizard (T33)")
    _expect(payable(state, seat) >= state.costs[PIGGYBACK], state, "Piggyback can't be paid (T20)")
    _expect(state.right == NONE, state, "the right to cast around this card is used (T26)")


def _check_choice(state: State) -> None:
    """The active player's own prompts around a card (T8, T11)."""
    if state.prompt == ROLL:
        _expect(state.rolls_left > 0, state, "no roll is left (T11)")
    if state.prompt == HALF_CHOICE:
        _expect(state.card != NONE and use_of(state.card) == EITHER, state, "the card has one use only")
    if state.prompt == PIECE and state.card != NONE:
        _expect(bool(options(state)), state, "no piece can go so far (T8)")


def _moments_of(state: State) -> tuple[int, ...]:
    """The stages at which the spell being cast may have been (T24–T26, T32)."""
    amid = (*UNDECLARED, CHOOSE_PIECE, AFTER_REDRAW)
    if state.variant == MASTER:
        around = (BEFORE_EFFECT, AFTER_EFFECT)
        return (NEXT_CARD, *amid, *around) if exempt(state, state.spell) else around
    polish = state.variant == BASE and state.edition == PL and not state.together
    return (NEXT_CARD, *amid) if polish else (NEXT_CARD,)


def _check_spell(state: State) -> None:
    """A spell is being paid, aimed or cast again (T20, T28, T46)."""
    _expect(state.caster != NONE, state, "no spell is being cast")
    caster, spell = state.caster, state.spell
    if state.prompt == LEND:
        _check_loan(state)
        return
    _expect(state.to_act == caster, state, "it is put to the caster")
    _expect(state.payment == 0, state, "the spell is cast now")
    _check_stage(state, state.resume, _moments_of(state))
    if state.prompt == AGAIN:
        _expect(state.variant == MASTER and spell != PIGGYBACK, state, "only the master game has it (T28)")
        _expect(payable(state, caster) >= state.costs[spell], state, "it can't be paid (T28)")
        _expect(has_target(state, caster, spell), state, "there is no target")
        return
    _expect(spell in AIMED[state.prompt], state, f"it is not for {SPELL_NAMES[spell]}")
    _check_target(state)


def _check_target(state: State) -> None:
    """There must be something to choose from."""
    if state.prompt == SWAP_SECOND:
        _expect(state.lifted in swappable(state), state, "the first tower can't be swapped")
    if state.prompt == RELEASE:
        _expect(state.lifted != NONE, state, "no tower is lifted")
        _expect(may_lift(state, state.caster, state.lifted), state, "the roof is full (T23)")
    chosen = [number for number in options(state) if number != PASS]
    _expect(bool(chosen), state, "there is no target")
    _expect(state.prompt != CASTLE_WAY or has_target(state, state.caster, state.spell), state, "there is no target")


def _check_loan(state: State) -> None:
    """The partner is asked for what a spell lacks (T46)."""
    partner = partner_of(state, state.caster)
    _expect(partner is not None and state.to_act == partner, state, "it is put to the caster's partner (T46)")
    cost = state.costs[state.spell]
    _expect(
        state.full[side_of(state, state.caster)] < cost <= payable(state, state.caster), state, "the potions do not fit"
    )
    if state.payment == CAST_RIDE:
        possible: tuple[int, ...] = (ASK_RIDERS,)
        _expect(state.spell == PIGGYBACK and state.picked_owner != NONE, state, "no wizard was picked (T30)")
        _check_ride(state, state.caster)
    elif state.payment == CAST_LATER:
        possible = (BEFORE_EFFECT,)
        _expect(state.variant == MASTER, state, "only the master game casts for after a card (T26)")
    else:
        again = state.variant == MASTER and not exempt(state, state.spell)
        possible = (*_moments_of(state), SPELL_DONE) if again else _moments_of(state)
        _expect(has_target(state, state.caster, state.spell), state, "there is no target")
        _check_stage(state, state.resume, _moments_of(state))
    _check_stage(state, state.stage, possible)
