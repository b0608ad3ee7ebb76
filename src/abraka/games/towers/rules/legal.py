"""What may be done now, sorted and free of doubles."""

from abraka.core.records import Row, hot, jit
from abraka.games.towers import state as st
from abraka.games.towers.actions import (
    ASK,
    CAST,
    CAST_AGAIN,
    CASTLE_GOES,
    GIVE,
    KEEP,
    LEND_POTIONS,
    PASS,
    PLAY,
    REDRAW,
    RELEASE_ONE,
    RESERVE,
    RIDE_ALONG,
    ROLL_AGAIN,
    THROW,
    TOWER_PICK,
    USE,
    WIZARD,
)
from abraka.games.towers.rules.rounds import may_react, may_reserve
from abraka.games.towers.rules.sides import colour_of, side_of
from abraka.games.towers.rules.spells import (
    may_blow,
    may_cast_amid,
    may_cast_in_turn,
    may_free,
    may_lift,
    may_swap,
    opens_cards,
    spell_steps,
)
from abraka.games.towers.rules.track import below_tower, may_move_tower, may_move_wizard
from abraka.games.towers.rules.turn import REDRAW_STEPS, card_due, may_decline
from abraka.games.towers.state import State


@jit
def legal(s: State, out: Row) -> int:
    """Writes the legal actions of the seat to act; returns how many, 0 when the match is over."""
    prompt = s.prompt
    if prompt == st.NO_PROMPT:
        return 0
    if prompt == st.TURN:
        return list_turn(s, out)
    if prompt == st.PIECE:
        return list_pieces(s, out)
    if prompt == st.HALF_CHOICE:
        return list_casts(s, out, list_two(out, USE, USE + 1))
    if prompt == st.ROLL:
        return list_casts(s, out, list_two(out, ROLL_AGAIN, KEEP))
    if prompt == st.REDRAW_TOWER:
        return add(out, list_casts(s, out, list_towers(s, out, 0, REDRAW_STEPS)), PASS)
    if prompt == st.OFFER or prompt == st.ASKED:
        return add(out, list_cards(s, out, 0, s.to_act, GIVE), PASS)
    if prompt == st.RETURN:
        return list_cards(s, out, 0, s.to_act, GIVE)
    if prompt == st.ROUND_A or prompt == st.ROUND_B or prompt == st.ROUND_FREE:
        return list_round(s, out, prompt)
    return list_spell(s, out, prompt)


@hot
def add(out: Row, n: int, action: int) -> int:
    """One more action."""
    out[n] = action
    return n + 1


@hot
def list_two(out: Row, first: int, second: int) -> int:
    """Two actions."""
    out[0] = first
    out[1] = second
    return 2


@hot
def list_cards(s: State, out: Row, n: int, side: int, base: int) -> int:
    """The kinds of cards in a hand."""
    last = st.NONE
    for i in range(s.n_hand[side]):
        card = s.hand[side][i]
        if card != last:
            n = add(out, n, base + card)
            last = card
    return n


@hot
def list_turn(s: State, out: Row) -> int:
    """Cards, redraw, ask, spells (T7, T9, T24, T25, T32, T40)."""
    n = 0
    due = card_due(s)
    if due:
        side = side_of(s, s.active)
        n = list_cards(s, out, n, side, PLAY)
        if s.skip_second and s.cards_played == 1:
            n = list_cards(s, out, n, side, THROW)
    for spell in range(st.SPELLS):
        if may_cast_in_turn(s, spell):
            n = add(out, n, CAST + spell)
    if due and s.cards_played == 0 and not s.together:
        n = add(out, n, REDRAW)
    if due and s.teams and not s.exchanged:
        n = add(out, n, ASK)
    return n if due else add(out, n, PASS)


@hot
def list_towers(s: State, out: Row, n: int, steps: int) -> int:
    """Towers that may go so far (T16, T17)."""
    for tower in range(st.TOWERS):
        if may_move_tower(s, tower, steps):
            n = add(out, n, TOWER_PICK + tower)
    return n


@hot
def list_wizards(s: State, out: Row, owner: int, steps: int) -> int:
    """Visible wizards of a colour that may go so far (T10, T12)."""
    n = 0
    for space in range(st.SPACES):
        if may_move_wizard(s, owner, space, steps):
            n = add(out, n, WIZARD + owner * st.SPACES + space)
    return n


@hot
def list_pieces(s: State, out: Row) -> int:
    """What the card may move (T10, T16), or a spell before it; after a roll one may decline (T11).

    If only a spell could help, one may do without.
    """
    if s.half == st.TOWER_HALF:
        pieces = list_towers(s, out, 0, s.steps)
    else:
        pieces = list_wizards(s, out, colour_of(s, s.active), s.steps)
    n = list_casts(s, out, pieces)
    return add(out, n, PASS) if pieces == 0 or may_decline(s) else n


@hot
def list_casts(s: State, out: Row, n: int) -> int:
    """Spells inside one's own card (T24, T32)."""
    if opens_cards(s):
        for spell in range(st.SPELLS):
            if may_cast_amid(s, spell):
                n = add(out, n, CAST + spell)
    return n


@jit
def list_round(s: State, out: Row, prompt: int) -> int:
    """Spells now or for after, or pass (T28)."""
    n = 0
    for spell in range(st.SPELLS):
        if may_react(s, s.to_act, spell, prompt):
            n = add(out, n, CAST + spell)
    for spell in range(st.SPELLS):
        if may_reserve(s, s.to_act, spell, prompt):
            n = add(out, n, RESERVE + spell)
    return add(out, n, PASS)


@jit
def list_spell(s: State, out: Row, prompt: int) -> int:
    """What a spell may be aimed at, and the small questions around it."""
    if prompt == st.TARGET_WIZARD:
        n = 0
        for owner in range(s.seats):
            for space in range(st.SPACES):
                if may_blow(s, s.caster, owner, space, spell_steps(s.spell)):
                    n = add(out, n, WIZARD + owner * st.SPACES + space)
        return n
    if prompt == st.TARGET_TOWER:
        return list_towers(s, out, 0, spell_steps(s.spell))
    if prompt == st.SWAP_FIRST or prompt == st.SWAP_SECOND:
        return list_tops(s, out, s.lifted)
    if prompt == st.LIFT:
        return list_lifts(s, out)
    if prompt == st.RELEASE:
        return list_released(s, out)
    if prompt == st.CASTLE_WAY:
        return list_two(out, CASTLE_GOES, CASTLE_GOES + 1)
    if prompt == st.RIDE:
        return list_two(out, RIDE_ALONG, PASS)
    if prompt == st.LEND:
        return list_two(out, LEND_POTIONS, PASS)
    if prompt == st.AGAIN:
        return list_two(out, CAST_AGAIN, PASS)
    return 0


@hot
def list_tops(s: State, out: Row, chosen: int) -> int:
    """Top towers that may be swapped: not below the castle (T23), and not the one chosen already."""
    n = 0
    for tower in range(st.TOWERS):
        if may_swap(s, tower) and tower != chosen:
            n = add(out, n, TOWER_PICK + tower)
    return n


@hot
def list_lifts(s: State, out: Row) -> int:
    """Towers that may be lifted (T23)."""
    n = 0
    for tower in range(st.TOWERS):
        if may_lift(s, s.caster, tower):
            n = add(out, n, TOWER_PICK + tower)
    return n


@jit
def list_released(s: State, out: Row) -> int:
    """Who may come out: the caster's, in teams the partner's too; cs: nobody, if so wished (T20, T43)."""
    n = 0
    place = below_tower(s, s.lifted)
    for owner in range(s.seats):
        if s.crowd[place][owner] > 0 and may_free(s, s.caster, owner):
            n = add(out, n, RELEASE_ONE + owner)
    return add(out, n, PASS) if s.edition == st.CS else n
