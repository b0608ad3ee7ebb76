"""What a seat sees: the only exit for what a state holds.

Own hand, the sizes of the others' hands and of the deck, all pawns, all slots and their cards. What a seat could know
of hidden cards with a perfect memory is shown only if the table has it so (H20).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from abraka.core.actions import Domain
from abraka.core.events import SPECTATOR
from abraka.core.records import Row
from abraka.games.hocus import actions
from abraka.games.hocus.casting_refusals import why_not_cast
from abraka.games.hocus.events import END_REASONS, REASON
from abraka.games.hocus.plain import (
    effect_of,
    has_chance_to_cast,
    is_in_reach,
    is_time_for,
    may_cast,
    reaches_all,
)
from abraka.games.hocus.spec import EFFECT_NAMES, SPELL_NAMES, TERRAINS, TIMES
from abraka.games.hocus.state import (
    CROSS,
    CROWN,
    DOUBLE,
    HAND,
    NONE,
    REVERSE,
    SNAIL,
    SPECTATORS,
    SPELL,
    SPELLS,
    TURN,
    State,
)

PROMPTS = ("none", "turn", "target", "number", "spell")
"""What may be asked, by number."""

PROMPT = Domain(PROMPTS)

TERRAIN, EFFECT, WHEN = Domain(TERRAINS), Domain(EFFECT_NAMES), Domain(TIMES)
PLACE = Domain(("START", "KING"))
"""Where reasons say that a pawn is sent."""
Spell = Annotated[str, actions.SPELL]

CONTENTS = 16
"""For so many boxes what is printed is kept as it is seen; few tables play with another than the packaged one."""


class FieldView(msgspec.Struct, frozen=True):
    """One field of the track (H2)."""

    terrain: Annotated[str, TERRAIN]
    cross: bool
    crown: bool


class SpellView(msgspec.Struct, frozen=True):
    """A spell of which there are cards."""

    name: Spell
    effect: Annotated[str, EFFECT]  # what it does; the second and third card of an effect have names of their own
    when: Annotated[str, WHEN]
    turns: int  # how long it lasts, 0: at once
    steps: int


class SeatView(msgspec.Struct, frozen=True):
    """What is seen of a seat."""

    place: int  # steps from START, below 0 in the minus (H3)
    field: int
    left: int  # fields to go until the finish, 0 once it is reached
    slots: tuple[Spell | None, ...]  # the spells in slots 1, 2 and 3 (H13)
    cards: int  # in hand
    hand: tuple[Spell, ...] | None  # None: hidden
    known: tuple[Spell, ...]  # aided: cards of this hidden hand that the viewer knows


class Blocked(msgspec.Struct, frozen=True):
    """Why a card of the viewer's hand can't be cast now: a refusal without its words."""

    card: Spell
    why: str
    args: dict[str, int | str]


class View(msgspec.Struct, frozen=True):
    """All that a seat may see."""

    seat: int  # whose view it is; SPECTATOR: nobody's
    memory: Literal["faithful", "aided"]
    fields: tuple[FieldView, ...]
    king: int
    spells: tuple[SpellView, ...]
    seats: tuple[SeatView, ...]
    deck: int  # cards in it
    under: tuple[Spell | None, ...]  # aided: what came back to the deck, from the upper to the lowest; None: unknown
    prompt: Annotated[str, PROMPT]
    to_act: int | None
    active: int
    first: int
    turn: int
    round: int
    round_limit: int
    has_cast: bool  # the turn's one spell is used
    can_cast: bool  # the seat to act may cast a spell now, as far as the viewer can tell: a hidden hand may hold any
    blocked: tuple[Blocked, ...]  # the viewer's own cards that can't be cast, while one might be
    reach: tuple[int, ...]  # the others whom a spell of the active player may reach from where it stands (H7)
    reaches_all: bool  # because it stands on KING or on a crown
    casting: Spell | None  # the spell whose target or number is asked for
    tailwind: int  # how much more this roll counts
    bends: tuple[Spell, ...]  # spells on the active player that change its roll, in the order in which they do (H16)
    hand_limit: int
    reason: Annotated[str, REASON]  # why the match ended; empty while it goes on
    ranks: tuple[int, ...]  # places, once it has ended


def view(state: State, seat: int) -> View:
    """All that a seat, or a SPECTATOR, may see; equal for states that differ only in what it can't see."""
    return _see(state, seat, everything=False)


def whole(state: State) -> View:
    """The whole truth, every hand included."""
    return _see(state, SPECTATOR, everything=True)


def _see(state: State, seat: int, *, everything: bool) -> View:
    own = 1 << seat if seat >= 0 else SPECTATORS
    return View(
        seat=seat,
        memory="aided" if state.aided else "faithful",
        fields=_fields(tuple(state.terrain[: state.length]), tuple(state.marks[: state.length])),
        king=state.length // 2,
        spells=_spells(state.in_play, tuple(state.when), tuple(state.turns), tuple(state.steps)),
        seats=tuple([_seat(state, other, own, everything or other == seat) for other in range(state.seats)]),
        deck=state.n_pile + state.n_under,
        under=_under(state, own, everything) if state.aided or everything else (),
        prompt=PROMPTS[state.prompt],
        to_act=_or_none(state.to_act),
        active=state.active,
        first=state.first,
        turn=state.turn,
        round=state.round,
        round_limit=state.round_limit,
        has_cast=state.has_cast,
        can_cast=_can_cast(state, everything or state.to_act == seat),
        blocked=_blocked(state, seat),
        reach=tuple([other for other in _others(state) if is_in_reach(state, state.active, other)]),
        reaches_all=bool(reaches_all(state, state.active)),
        casting=SPELL_NAMES[state.spell] if state.spell != NONE else None,
        tailwind=state.tailwind,
        bends=_bends(state),
        hand_limit=HAND,
        reason=END_REASONS[state.reason],
        ranks=tuple(state.ranks[: state.seats]) if state.reason else (),
    )


@lru_cache(CONTENTS)
def _fields(terrain: tuple[int, ...], marks: tuple[int, ...]) -> tuple[FieldView, ...]:
    """The track, which is printed."""
    fields = zip(terrain, marks, strict=True)
    return tuple(FieldView(TERRAINS[ground], bool(mark & CROSS), bool(mark & CROWN)) for ground, mark in fields)


@lru_cache(CONTENTS)
def _spells(
    in_play: int, when: tuple[int, ...], turns: tuple[int, ...], steps: tuple[int, ...]
) -> tuple[SpellView, ...]:
    """The spells, which are printed."""
    return tuple(
        SpellView(
            name=SPELL_NAMES[spell],
            effect=EFFECT_NAMES[effect_of(spell)],
            when=TIMES[when[spell]],
            turns=turns[spell],
            steps=steps[spell],
        )
        for spell in range(SPELLS)
        if in_play >> spell & 1
    )


def _seat(state: State, seat: int, own: int, open_hand: bool) -> SeatView:
    hand = state.hand[seat][: state.n_hand[seat]]
    return SeatView(
        place=state.place[seat],
        field=state.place[seat] % state.length,
        left=max(0, state.length - state.place[seat]),
        slots=tuple([SPELL_NAMES[spell - 1] if spell else None for spell in state.slots[seat]]),
        cards=len(hand),
        hand=_cards(hand) if open_hand else None,
        known=_known(hand, state.known[seat], own) if state.aided and not open_hand else (),
    )


def _can_cast(state: State, open_hand: bool) -> bool:
    """Whether the seat to act may cast one of its cards; of a hidden hand, any card of the deck (H19)."""
    seat = state.to_act
    if state.prompt not in (TURN, SPELL) or not has_chance_to_cast(state, seat):
        return False
    hand = state.hand[seat][: state.n_hand[seat]]
    spells = hand if open_hand else [spell for spell in range(SPELLS) if state.in_play >> spell & 1]
    after = state.prompt == SPELL
    return any(is_time_for(state, spell, after) and may_cast(state, seat, spell) for spell in spells)


def _blocked(state: State, seat: int) -> tuple[Blocked, ...]:
    """The viewer's own cards that can't be cast, each kind once, when one might be cast."""
    if seat != state.to_act or state.prompt not in (TURN, SPELL):
        return ()
    after = state.prompt == SPELL
    hand = sorted(set(state.hand[seat][: state.n_hand[seat]]))
    free = not state.has_cast
    stuck = [card for card in hand if not (free and is_time_for(state, card, after) and may_cast(state, seat, card))]
    return tuple([Blocked(SPELL_NAMES[card], *why_not_cast(state, card)) for card in stuck])


def _others(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if seat != state.active]


def _bends(state: State) -> tuple[str, ...]:
    """The spells that change the active player's roll; two alike work as one (H16, H17)."""
    lying = [spell - 1 for spell in state.slots[state.active] if spell]
    first = {effect_of(spell): spell for spell in reversed(lying)}
    return _cards([first[effect] for effect in (SNAIL, DOUBLE, REVERSE) if effect in first])


def _known(hand: Row, known: Row, own: int) -> tuple[str, ...]:
    """The cards of a hidden hand that the viewer knows (H20)."""
    return _cards([card for card, who in zip(hand, known, strict=False) if who & own])


def _under(state: State, own: int, everything: bool) -> tuple[str | None, ...]:
    """The lower part of the deck, as far as the viewer knows it (H20)."""
    cards = zip(state.under[: state.n_under], state.under_known, strict=False)
    return tuple(SPELL_NAMES[card] if everything or known & own else None for card, known in cards)


def _cards(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([SPELL_NAMES[number] for number in numbers])


def _or_none(number: int) -> int | None:
    return None if number < 0 else number
