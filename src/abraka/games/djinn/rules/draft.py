"""The draft of traits, and what they give or take at the start (D13, D170, D178, D179, D185)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import TAKE_TRAIT
from abraka.games.djinn.events import AMBITION_CARD, AMBITION_DEALT, CIRCLE_COVERED, TRAIT_TAKEN
from abraka.games.djinn.rules.bag import draw_bit
from abraka.games.djinn.rules.goods import gain, has, kind_of, lose, n_of
from abraka.games.djinn.rules.tasks import add_if, ask, detail, pop, push, set_detail
from abraka.games.djinn.state import State


@jit
def drafter(s: State, picks: int) -> int:
    """Whose pick it is: from the starting player clockwise, then back (D13)."""
    place = picks if picks < s.seats else 2 * s.seats - 1 - picks
    return (s.first + place) % s.seats


@jit
def first_trait(s: State, seat: int) -> int:
    """The trait that a seat has taken, NONE before."""
    for trait in range(st.TRAITS):
        if s.trait_at[trait] == st.OWNED + seat:
            return trait
    return st.NONE


@jit
def ask_trait(s: State) -> None:
    """Which trait? The second is of the other sign (D13)."""
    picks = detail(s, 0)
    if picks == 2 * s.seats:
        pop(s)
        end_draft(s)
        return
    s.active = drafter(s, picks)
    own = first_trait(s, s.active)
    for trait in range(st.TRAITS):
        other_sign = own == st.NONE or s.trait_positive[trait] != s.trait_positive[own]
        add_if(s, s.trait_at[trait] == st.SHOWN and other_sign, TAKE_TRAIT + trait)
    ask(s, st.DRAFT_FIRST if own == st.NONE else st.DRAFT_SECOND)


@jit
def take_trait(s: State, trait: int) -> None:
    """A trait is taken (D13)."""
    set_detail(s, 0, detail(s, 0) + 1)
    s.trait_at[trait] = st.OWNED + s.active
    if s.trait_perk[trait] != 0:
        s.perks[s.active] |= 1 << s.trait_perk[trait]
    emit(s, TRAIT_TAKEN, EVERYONE, s.active, trait)


@jit
def end_draft(s: State) -> None:
    """The rest goes into the box; gains and losses of the start, covered circle, private cards (D13)."""
    for trait in range(st.TRAITS):
        if s.trait_at[trait] == st.SHOWN:
            s.trait_at[trait] = st.OUT
    for k in range(s.seats):
        apply_traits(s, (s.first + k) % s.seats)
    s.active = s.first
    push(s, st.START_TURN, 0, 0, 0)


@jit
def apply_traits(s: State, seat: int) -> None:
    """First all gains of a seat, then all losses, then the rest (D13)."""
    for trait in range(st.TRAITS):
        if s.trait_at[trait] == st.OWNED + seat:
            for i in range(s.starts[st.TRAIT_GAIN + trait], s.starts[st.TRAIT_GAIN + trait + 1]):
                gain(s, seat, kind_of(s.items[i]), n_of(s.items[i]))
    for trait in range(st.TRAITS):
        if s.trait_at[trait] == st.OWNED + seat:
            for i in range(s.starts[st.TRAIT_LOSE + trait], s.starts[st.TRAIT_LOSE + trait + 1]):
                lose(s, seat, kind_of(s.items[i]), n_of(s.items[i]))
    if has(s, seat, st.BLOCKED_CIRCLE):
        s.circle[seat][0] = st.COVERED
        emit(s, CIRCLE_COVERED, EVERYONE, seat)
    if has(s, seat, st.PRIVATE_CARDS):
        deal_ambition(s, seat)


@jit
def scoring_deck(s: State) -> int:
    """The scoring cards that nobody has seen, as a set (D12)."""
    cards = 0
    for card in range(st.SCORINGS):
        if s.score_at[card] == st.OUT:
            cards |= 1 << card
    return cards


@jit
def deal_ambition(s: State, seat: int) -> None:
    """Private scoring cards from the rest of the deck (D185)."""
    emit(s, AMBITION_DEALT, EVERYONE, seat, s.perk_n[st.PRIVATE_CARDS])
    for _ in range(s.perk_n[st.PRIVATE_CARDS]):
        card = draw_bit(s, scoring_deck(s))
        s.score_at[card] = st.OWNED + seat
        emit(s, AMBITION_CARD, 1 << seat, seat, card)
