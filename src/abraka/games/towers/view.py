"""What a seat sees: the only exit for what a state holds.

Own hand, the sizes of the others', the discard pile, all stacks, the castle and its contents, visible wizards, potions.
Trapped wizards are left to the players' memory, unless the table has them shown (T19).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from abraka.core.actions import Domain
from abraka.core.events import SPECTATOR
from abraka.games.towers import state as st
from abraka.games.towers.actions import CARD, CARD_NAMES, CAST, HALF, SPELL, WAY
from abraka.games.towers.events import END_REASONS, REASON
from abraka.games.towers.plain import (
    card_due,
    castle_goal,
    may_cast_amid,
    may_cast_in_turn,
    may_react,
    may_reserve,
    opens_cards,
    options,
    spell_steps,
)
from abraka.games.towers.rules.track import NO_ONE
from abraka.games.towers.rules.turn import REDRAW_STEPS
from abraka.games.towers.spec import SPELL_NAMES
from abraka.games.towers.state import State

PROMPTS = (
    "none", "turn", "offer", "asked", "return", "roll", "half", "round_a", "piece", "ride", "round_b", "again",
    "target_wizard", "target_tower", "swap_first", "swap_second", "castle_way", "lift", "release", "lend", "round_free",
    "redraw_tower",
)  # fmt: skip
"""What may be asked, by number."""

PROMPT = Domain(PROMPTS)

VARIANTS = ("base", "advanced", "master")
EDITIONS = ("cs", "pl")
HALVES = (None, "tower", "wizard")

MOVING = (st.ADVANCE_WIZARD, st.ADVANCE_TOWER, st.HEADWIND_WIZARD, st.HEADWIND_TOWER)
"""The spells that move a piece."""

KEPT = 256
"""So many of each are kept once they are put together: all seats see the same track, and often it has not changed."""

Crowd = tuple[int, ...]
"""Wizards at a place, counted by seat."""
Card = Annotated[str, CARD]
Spell = Annotated[str, SPELL]
Half = Annotated[str, HALF]


class FloorView(msgspec.Struct, frozen=True):
    """One tower of a stack."""

    tower: int  # 1 to 9
    crest: bool
    wizards: Crowd | None  # on its roof; None: hidden


class SpaceView(msgspec.Struct, frozen=True):
    """One space of the track, its towers from the bottom up."""

    crest: bool  # printed on the ground
    ground: Crowd | None  # wizards on the ground; None: hidden
    floors: tuple[FloorView, ...]
    castle: bool


class SeatView(msgspec.Struct, frozen=True):
    """What is seen of a seat."""

    home: int
    trapped: int
    empty: int
    full: int
    spent: int
    cards: int  # in hand
    hand: tuple[Card, ...] | None  # None: hidden
    known: tuple[Card, ...]  # cards in this hand that the viewer gave (T40)
    partner: int | None


class SpellView(msgspec.Struct, frozen=True):
    """A spell in play."""

    name: Spell
    cost: int
    steps: int  # how far it moves a piece; back is negative, 0: it moves none


class CardView(msgspec.Struct, frozen=True):
    """The card being played."""

    card: Card
    half: Half | None  # tower, wizard, or not chosen yet
    steps: int  # 0 before the die has fallen
    rolls_left: int
    owner: int | None  # of the wizard that is about to move
    space: int | None  # where it stands
    rider: int | None  # whose wizard rides along (T30)
    stuck: bool  # nothing can go so far as things stand, but a spell may still help (T24)


class RightView(msgspec.Struct, frozen=True):
    """Master: who has used the right to cast around this card (T26)."""

    seat: int
    spell: Spell
    reserved: bool  # paid, and comes after the card's effect


class CastingView(msgspec.Struct, frozen=True):
    """The spell being cast."""

    caster: int
    spell: Spell
    lifted: int | None  # the number of the tower that is lifted, or of the first one of a swap


class View(msgspec.Struct, frozen=True):
    """All that a seat may see."""

    seat: int  # whose view it is; SPECTATOR: nobody's
    variant: Literal["base", "advanced", "master"]
    edition: Literal["cs", "pl"]
    teams: bool
    together: bool
    memory: Literal["faithful", "aided"]
    skip_second: bool
    wizards: int  # that a seat has in all
    spells: tuple[SpellView, ...]
    spaces: tuple[SpaceView, ...]
    seats: tuple[SeatView, ...]
    discard: dict[Card, int]
    pile: int
    prompt: Annotated[str, PROMPT]
    to_act: int | None
    active: int
    first: int
    turn: int
    round: int
    cards_played: int
    spells_cast: int
    card: CardView | None
    right: RightView | None
    casting: CastingView | None
    casts: tuple[Spell, ...]  # spells that the seat to act may cast now
    reserves: tuple[Spell, ...]  # and for after the card (T28)
    steps: int  # how far the piece that is asked for goes; back is negative, 0: none is asked for
    castle_ways: dict[Annotated[str, WAY], int]  # where the fickle raven would lead the castle
    cards_left: int | None  # of a joint game (T50)
    may_ask: bool  # the seat to act may ask its partner for a card (T47)
    ending: bool  # the round is finished, then the match ends (T35)
    reason: Annotated[str, REASON]  # why the match ended; empty while it goes on
    ranks: tuple[int, ...]  # places, once it has ended


def view(state: State, seat: int) -> View:
    """All that a seat, or a SPECTATOR, may see; equal for states that differ only in what it can't see."""
    return views(state, [seat])[0]


def views(state: State, seats: Sequence[int]) -> list[View]:
    """What each of several seats may see; what all see alike is put together once."""
    common, visible = _common(state, everything=False), _visible(state)
    public = [_seat(state, seat, visible[seat], SPECTATOR, False) for seat in range(state.seats)]
    return [View(seat=seat, seats=_seats(state, public, visible, seat), **common) for seat in seats]


def whole(state: State) -> View:
    """The whole truth, every hand and every trapped wizard included."""
    visible = _visible(state)
    seats = tuple([_seat(state, seat, visible[seat], SPECTATOR, True) for seat in range(state.seats)])
    return View(seat=SPECTATOR, seats=seats, **_common(state, everything=True))


def partner_of(state: State, seat: int) -> int | None:
    """The seat opposite, when teams play (T40)."""
    return (seat + state.seats // 2) % state.seats if state.teams else None


def _common(state: State, *, everything: bool) -> dict[str, Any]:
    """What all seats see alike: everything but the hands."""
    return {
        "variant": VARIANTS[state.variant],
        "edition": EDITIONS[state.edition],
        "teams": state.teams,
        "together": state.together,
        "memory": "aided" if state.aided else "faithful",
        "skip_second": state.skip_second,
        "wizards": state.wizards,
        "spells": _spells(state.spells, tuple(state.costs)),
        "spaces": _spaces(state, everything or state.aided),
        "discard": _discard(tuple(state.discard)),
        "pile": state.n_pile,
        "prompt": PROMPTS[state.prompt],
        "to_act": _or_none(state.to_act),
        "active": state.active,
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "cards_played": state.cards_played,
        "spells_cast": state.spells_cast,
        "card": _card(state),
        "right": _right(state),
        "casting": _casting(state),
        "casts": _casts(state),
        "reserves": _reserves(state),
        "steps": _steps(state),
        "castle_ways": _castle_ways(state),
        "cards_left": state.last_card - state.turn + 1 - state.cards_played if state.together else None,
        "may_ask": state.prompt == st.TURN and state.teams and not state.exchanged and card_due(state),
        "ending": state.ending,
        "reason": END_REASONS[state.reason],
        "ranks": tuple(state.ranks[: state.seats]) if state.reason else (),
    }


@lru_cache(KEPT)
def _discard(pile: tuple[int, ...]) -> dict[str, int]:
    return {card: n for card, n in zip(CARD_NAMES, pile, strict=True) if n}


@lru_cache(KEPT)
def _spells(in_play: int, costs: tuple[int, ...]) -> tuple[SpellView, ...]:
    steps = [spell_steps(k) if k in MOVING else 0 for k in range(st.SPELLS)]
    return tuple(SpellView(SPELL_NAMES[k], costs[k], steps[k]) for k in range(st.SPELLS) if in_play >> k & 1)


def _steps(state: State) -> int:
    """How far the piece goes that is asked for."""
    if state.prompt == st.REDRAW_TOWER:
        return REDRAW_STEPS
    if state.prompt in (st.TARGET_WIZARD, st.TARGET_TOWER):
        return int(spell_steps(state.spell))
    return state.steps if state.prompt == st.PIECE else 0


def _castle_ways(state: State) -> dict[str, int]:
    """Where the fickle raven leads, forward and back; all see which roofs are free (T20)."""
    if not state.spells >> st.RAVEN & 1:
        return {}
    goals = zip(WAY.values, (castle_goal(state, 1), castle_goal(state, -1)), strict=True)
    return {str(way): goal for way, goal in goals if goal != NO_ONE}


def _casts(state: State) -> tuple[str, ...]:
    """What may be cast now; all can see it, since it depends on potions and on what is visible (T23, T32)."""
    seat, prompt = state.to_act, state.prompt
    if prompt == st.TURN:
        found = [spell for spell in range(st.SPELLS) if may_cast_in_turn(state, spell)]
    elif prompt in (st.ROUND_A, st.ROUND_B, st.ROUND_FREE):
        found = [spell for spell in range(st.SPELLS) if may_react(state, seat, spell, prompt)]
    elif prompt in (st.ROLL, st.HALF_CHOICE, st.PIECE, st.REDRAW_TOWER) and opens_cards(state):
        found = [spell for spell in range(st.SPELLS) if may_cast_amid(state, spell)]
    else:
        return ()
    return tuple([SPELL_NAMES[spell] for spell in found])


def _reserves(state: State) -> tuple[str, ...]:
    """What may be cast for after the card (T28)."""
    if state.prompt != st.ROUND_A:
        return ()
    found = [spell for spell in range(st.SPELLS) if may_reserve(state, state.to_act, spell, st.ROUND_A)]
    return tuple([SPELL_NAMES[spell] for spell in found])


def _spaces(state: State, uncovered: bool) -> tuple[SpaceView, ...]:
    """The track; the wizards of covered levels only if they are uncovered for this viewer (T19)."""
    crowd, seats = state.crowd, state.seats
    seen: list[Crowd | None] = [None] * st.PLACES
    for place in range(st.PLACES) if uncovered else [*state.surface, *_shown_by_lifting(state)]:
        seen[place] = tuple(crowd[place][:seats])
    crests = state.ground_crests, state.tower_crests
    return _track(*crests, tuple(state.space_of), tuple(state.floor_of), tuple(seen), state.castle)


@lru_cache(KEPT)
def _track(
    ground_crests: int,
    tower_crests: int,
    space_of: tuple[int, ...],
    floor_of: tuple[int, ...],
    seen: tuple[Crowd | None, ...],
    castle: int,
) -> tuple[SpaceView, ...]:
    """The track as it is seen, put together once for all who see the same."""
    floors: list[list[FloorView]] = [[] for _ in range(st.SPACES)]
    for t in sorted(range(st.TOWERS), key=floor_of.__getitem__):
        floors[space_of[t]].append(FloorView(t + 1, bool(tower_crests >> t & 1), seen[t]))
    return tuple(
        SpaceView(bool(ground_crests >> space & 1), seen[st.GROUND + space], tuple(floors[space]), space == castle)
        for space in range(st.SPACES)
    )


def _shown_by_lifting(state: State) -> list[int]:
    """The place below the tower that is lifted at this moment, while it is asked who goes free (T19)."""
    if state.prompt != st.RELEASE:
        return []
    space, floor = state.space_of[state.lifted], state.floor_of[state.lifted]
    return [state.stack[space][floor - 1] if floor else st.GROUND + space]


def _visible(state: State) -> list[int]:
    """How many wizards of each colour can be seen on the track."""
    return list(map(sum, zip(*[state.crowd[place] for place in state.surface], strict=True)))


def _seats(state: State, public: list[SeatView], visible: list[int], viewer: int) -> tuple[SeatView, ...]:
    """The seats as one of them sees them: its own hand, and what it gave to its partner."""
    seen = list(public)
    for seat in (viewer, partner_of(state, viewer)) if viewer >= 0 else ():
        if seat is not None:
            seen[seat] = _seat(state, seat, visible[seat], viewer, False)
    return tuple(seen)


def _seat(state: State, seat: int, visible: int, viewer: int, everything: bool) -> SeatView:
    """A seat; how many of its wizards are trapped is a public count, what is missing from the visible ones."""
    owned = 0 if state.together and seat else state.wizards
    partner = partner_of(state, seat)
    open_hand = everything or seat == viewer or (state.together and seat == 0)
    gave = everything or (viewer == partner and viewer >= 0)
    return SeatView(
        home=state.home[seat],
        trapped=owned - state.home[seat] - visible,
        empty=state.empty[seat],
        full=state.full[seat],
        spent=state.spent[seat],
        cards=state.n_hand[seat],
        hand=_cards(state.hand[seat][: state.n_hand[seat]]) if open_hand else None,
        known=_cards(state.known[seat][: state.n_known[seat]]) if gave else (),
        partner=partner,
    )


def _cards(codes: Iterable[int]) -> tuple[str, ...]:
    return tuple([CARD_NAMES[code] for code in codes])


def _card(state: State) -> CardView | None:
    if state.card == st.NONE:
        return None
    return CardView(
        card=CARD_NAMES[state.card],
        half=HALVES[state.half],
        steps=state.steps,
        rolls_left=state.rolls_left,
        owner=_or_none(state.picked_owner),
        space=_or_none(state.picked_space),
        rider=_or_none(state.rider),
        stuck=state.prompt == st.PIECE and opens_cards(state) and options(state)[0] >= CAST,
    )


def _right(state: State) -> RightView | None:
    if state.right == st.NONE:
        return None
    return RightView(state.right, SPELL_NAMES[state.right_spell], state.reserved)


def _casting(state: State) -> CastingView | None:
    if state.caster == st.NONE or state.spell == st.NONE:
        return None
    return CastingView(state.caster, SPELL_NAMES[state.spell], state.lifted + 1 if state.lifted != st.NONE else None)


def _or_none(number: int) -> int | None:
    return None if number < 0 else number
