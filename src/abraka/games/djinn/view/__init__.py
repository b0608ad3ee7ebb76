"""What a seat sees: the only exit for what a state holds.

All is open but the order of the bag and of the piles, and private scoring cards (D14): which djinns are in the bag,
which mages, chests and cards of Tom's are still to come can be counted by everybody, so they are shown as sets.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple, TypeVar

import msgspec

from abraka.core.actions import Domain
from abraka.core.events import SPECTATOR
from abraka.core.records import Row, plain
from abraka.games.djinn import actions, names
from abraka.games.djinn import state as st
from abraka.games.djinn.events import END_REASONS, ITEM, ITEMS, REASON
from abraka.games.djinn.rules import awards, equipment, goods, scoring, source
from abraka.games.djinn.state import State
from abraka.games.djinn.view import parts
from abraka.games.djinn.view.capture import CaptureView, capture, price_of
from abraka.games.djinn.view.parts import (
    AwardView,
    ChestView,
    Effects,
    GearView,
    MageView,
    OfferView,
    ScoringView,
    TomCardView,
    TraitView,
)
from abraka.games.djinn.view.printed import LocationView, PriceView, Printed, all_printed
from abraka.games.djinn.view.task import TaskView, task

PROMPTS = (
    "none", "draft_first", "draft_second", "place_wizard", "move", "toll", "free", "award_mix", "award_pick", "action",
    "action_round", "source", "consolation", "mage", "chest_discard", "unlock", "archive_option", "secret_tile",
    "secret_space", "equipment", "equipment_keep", "market_place", "market_offer", "bottle_colour", "flip_mage",
    "academy_flips", "swap_bottle", "source_buy", "capture_target", "capture_help", "container", "free_djinn",
    "remove_space", "remove_which", "accept_capacity", "accept_circle",
)  # fmt: skip
"""What may be asked, by number."""

PROMPT = Domain(PROMPTS)

DEEDS = ("basic", "tile", "special", "skip", "capture", "row1", "row2")
"""What may have been done at a space, by its bit."""

DEED = Domain(DEEDS)

CIRCLES = ("empty", *names.SORTS, "inactive", "covered")
"""What a circle may be or hold, by its number."""

CIRCLE = Domain(CIRCLES)

TILES = (None, *names.LOCATIONS)
"""What may lie at a space, by its number."""

Thing = TypeVar("Thing")

Space = Annotated[str, actions.SPACE]
Location = Annotated[str, actions.LOCATION]
Colour = Annotated[str, actions.COLOUR]
Sort = Annotated[str, actions.SORT]
Stall = Annotated[str, actions.STALL]
Gear = Annotated[str, actions.GEAR]
Chest = Annotated[str, actions.CHEST]

highest_power, keys_left = plain(goods.highest_power), plain(goods.keys_left)
fee_of, sets_of = plain(source.fee_of), plain(equipment.sets_of)
column_left = plain(awards.column_left)


class WizardView(msgspec.Struct, frozen=True):
    """A wizard at a space, on the side that it came from."""

    seat: int
    via: Space | None  # None: it was brought there for the final action


class SpaceView(msgspec.Struct, frozen=True):
    """One of the thirteen spaces."""

    id: Space
    shape: Literal["square", "round", "source"]
    location: Location | None
    neighbours: tuple[Space, ...]
    djinns: dict[Colour, int]
    boss: bool
    boss_price: int | None  # of the boss with those who are beside it; None: none is there
    tiles: tuple[Location | None, ...]  # the secret tile of each seat, which serves nobody else (D93)
    wizards: tuple[WizardView, ...]


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the market (D103)."""

    stall: Stall  # its name: the first of its stalls
    stalls: tuple[Stall, ...]
    offers: tuple[OfferView, ...]
    assistants: tuple[int, ...]  # the seats that stand there


class MagePileView(msgspec.Struct, frozen=True):
    """A pile of mages."""

    top: MageView | None
    under: int


class GearPileView(msgspec.Struct, frozen=True):
    """A pile of equipment."""

    kind: Annotated[str, actions.KIND]
    top: GearView | None
    under: int


class SeatView(msgspec.Struct, frozen=True):
    """What is seen of a seat."""

    at: Space | None  # None: the wizard is off the map
    via: Space | None
    coins: int
    scrolls: int
    power: int
    max_power: int
    minimum: int
    capacity: int  # the marker's field
    flipped: bool
    fee: int  # in scrolls, at the Source
    keys: int
    corks: int
    bottles: dict[Colour, int]  # empty ones
    bottled: dict[Colour, int]  # djinns in corked bottles
    boss_bottled: dict[Colour, int]  # bosses, by the colour of the bottle
    circles: tuple[Annotated[str, CIRCLE], ...]  # "empty", what they hold, "inactive" or "covered"
    strip: tuple[Location, ...]  # secret tiles that are not placed
    stall: Stall | None  # the assistant's place
    mages: tuple[MageView, ...]
    gear: tuple[GearView, ...]
    sets: int
    traits: tuple[TraitView, ...]
    awards: tuple[AwardView, ...]
    next_column: int | None  # of the next award; None: any
    ambitions: int  # private scoring cards
    ambition: tuple[ScoringView, ...] | None  # None: hidden
    points: dict[Annotated[str, ITEM], int]  # by item as they stand; of private cards only what the reader knows
    total: int  # 0 until points are counted


class TurnView(msgspec.Struct, frozen=True):
    """What was done in the turn, and what is being captured."""

    moved: bool
    did: tuple[Annotated[str, DEED], ...]
    fresh: tuple[Space, ...]  # spaces where a tile was placed in this turn
    claimed: tuple[Gear, ...]  # cards that have rewarded their owner
    traded: dict[Gear, int]
    unlocked: int
    final: bool  # the final action at the Source
    targets: tuple[Sort, ...]
    cost: int  # power still to be paid
    held: Sort | None  # who needs a container


class View(msgspec.Struct, frozen=True):
    """All that a seat may see."""

    seat: int  # whose view it is; SPECTATOR: nobody's
    easy: bool
    longer: bool
    spaces: tuple[SpaceView, ...]
    locations: tuple[LocationView, ...]
    archive: tuple[OfferView, ...]
    market: tuple[PlaceView, ...]
    consolations: tuple[OfferView, ...]
    key_uses: tuple[OfferView, ...]
    purchases: tuple[OfferView, ...]
    circle_rewards: tuple[Effects, ...]
    cover_reward: Effects
    prices: PriceView
    seats: tuple[SeatView, ...]  # one to four (D1)
    bag: dict[Colour, int]  # djinns in it
    supply: int  # bosses beside the map
    keys: int  # in the supply
    bosses_gone: int
    mages: tuple[MagePileView, ...]  # two open piles, two with keys
    mages_to_come: tuple[Annotated[str, actions.MAGE], ...]
    gear: tuple[GearPileView, ...]
    gear_to_come: tuple[Gear, ...]
    chests_to_come: tuple[Chest, ...]
    chests_discarded: tuple[Chest, ...]
    revealed: tuple[ChestView, ...]
    awards: tuple[AwardView, ...]
    scoring: tuple[ScoringView, ...]
    traits: tuple[TraitView, ...]  # on offer
    tom: tuple[TomCardView, ...]  # cards left to Tom, in no order
    tom_cards: tuple[TomCardView, ...]  # all that he may have; none but alone
    prompt: Annotated[str, PROMPT]
    to_act: int | None
    active: int
    first: int
    turn: int
    round: int
    round_limit: int
    last_round: int | None  # None while bosses are on the map
    doing: TurnView
    asked: TaskView
    capture: CaptureView | None  # None: nothing is being captured, nor could be
    reason: Annotated[str, REASON]  # why the match ended; empty while it goes on
    ranks: tuple[int, ...]  # places, once it has ended


def view(state: State, seat: int) -> View:
    """All that a seat, or a SPECTATOR, may see; equal for states that differ only in what it can't see."""
    return _see(state, seat, everything=False)


def whole(state: State) -> View:
    """The whole truth, private scoring cards included."""
    return _see(state, SPECTATOR, everything=True)


def _see(state: State, seat: int, *, everything: bool) -> View:
    printed = all_printed(state)
    things = _things(state, printed)
    return View(
        seat=seat,
        easy=state.easy,
        longer=state.longer,
        spaces=_spaces(state, printed),
        locations=printed.locations,
        archive=printed.archive,
        market=_market(state, printed),
        consolations=printed.consolations,
        key_uses=printed.key_uses,
        purchases=printed.purchases,
        circle_rewards=printed.circle_rewards,
        cover_reward=printed.cover_reward,
        prices=printed.prices,
        seats=tuple([_seat(state, other, things, everything or other == seat) for other in range(state.seats)]),
        bag=parts.by_colour(state.bag),
        supply=state.supply,
        keys=keys_left(state),
        bosses_gone=state.bosses_gone,
        mages=_mage_piles(state, printed),
        mages_to_come=parts.named(names.MAGES, state.mage_hidden),
        gear=_gear_piles(state, printed),
        gear_to_come=parts.named(names.GEAR, state.gear_hidden),
        chests_to_come=parts.named(names.CHESTS, state.chest_pile),
        chests_discarded=parts.named(names.CHESTS, state.chest_discard),
        revealed=tuple([printed.chests[chest] for chest in state.revealed[: state.n_revealed]]),
        awards=tuple(things.awards[st.SHOWN]),
        scoring=tuple(things.scorings[st.SHOWN]),
        traits=tuple(things.traits[st.SHOWN]),
        tom=tuple([printed.tom_cards[card] for card in parts.bits(state.tom_pile)]),
        tom_cards=tuple(printed.tom_cards) if state.seats == 1 else (),
        prompt=PROMPTS[state.prompt],
        to_act=_or_none(state.to_act),
        active=state.active,
        first=state.first,
        turn=state.turn,
        round=state.round,
        round_limit=st.ROUND_LIMIT,
        last_round=state.last_round or None,
        doing=_doing(state),
        asked=task(state),
        capture=capture(state),
        reason=END_REASONS[state.reason],
        ranks=tuple(state.ranks[: state.seats]) if state.reason else (),
    )


# ---- Who has what.


class Things(NamedTuple):
    """Mages and gear by owner, seats counted from 1; the rest by where it is: SHOWN, or OWNED by a seat."""

    mages: list[list[MageView]]
    gear: list[list[GearView]]
    awards: list[list[AwardView]]
    scorings: list[list[ScoringView]]
    traits: list[list[TraitView]]


def _things(state: State, printed: Printed) -> Things:
    return Things(
        _by_owner(state.mage_of, state.mage_up, printed.mages, printed.mages_down),
        _by_owner(state.gear_of, state.gear_up, printed.gear, printed.gear_down),
        _by_place(state.award_at, printed.awards),
        _by_place(state.score_at, printed.scorings),
        _by_place(state.trait_at, printed.traits),
    )


def _by_owner(owners: Row, up: Row, faces: Sequence[Thing], backs: Sequence[Thing]) -> list[list[Thing]]:
    found: list[list[Thing]] = [[] for _ in range(1 + st.MOST_PLAYERS)]
    for owner, is_up, face, back in zip(owners, up, faces, backs, strict=True):
        if owner:
            found[owner].append(face if is_up else back)
    return found


def _by_place(places: Row, things: Sequence[Thing]) -> list[list[Thing]]:
    found: list[list[Thing]] = [[] for _ in range(st.OWNED + st.MOST_PLAYERS)]
    for place, thing in zip(places, things, strict=True):
        if place != st.OUT:
            found[place].append(thing)
    return found


# ---- The town.


def _spaces(state: State, printed: Printed) -> tuple[SpaceView, ...]:
    wizards: list[tuple[WizardView, ...]] = [()] * st.SPACES
    for seat, space in enumerate(state.at[: state.seats]):
        if space != st.NONE:
            wizards[space] += (WizardView(seat, _name(names.SPACES, state.via[seat])),)
    tiles = zip(*state.tile[: state.seats], strict=True)
    things = zip(printed.spaces, state.token, state.djinns, state.boss, tiles, wizards, strict=True)
    seen = [
        SpaceView(
            id=space.id,
            shape=space.shape,
            location=TILES[token + 1],
            neighbours=space.neighbours,
            djinns=parts.by_colour(djinns),
            boss=bool(boss),
            boss_price=price_of(state, number, st.BOSS) if boss else None,
            tiles=_tiles(laid),
            wizards=here,
        )
        for number, (space, token, djinns, boss, laid, here) in enumerate(things)
    ]
    return tuple(seen)


@lru_cache(parts.KEPT)
def _tiles(laid: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple(TILES[tile] for tile in laid)


def _market(state: State, printed: Printed) -> tuple[PlaceView, ...]:
    assistants: list[tuple[int, ...]] = [()] * st.STALLS
    for seat, stall in enumerate(state.stall[: state.seats]):
        if stall != st.NONE:
            assistants[stall] += (seat,)
    return tuple([PlaceView(names.STALLS[p.first], p.stalls, p.offers, assistants[p.first]) for p in printed.market])


def _mage_piles(state: State, printed: Printed) -> tuple[MagePileView, ...]:
    piles = zip(state.mage_top, state.mage_under, strict=True)
    return tuple([MagePileView(None if top == st.NONE else printed.mages[top], under) for top, under in piles])


def _gear_piles(state: State, printed: Printed) -> tuple[GearPileView, ...]:
    hidden = [state.gear_kind[card] for card in parts.bits(state.gear_hidden)]
    seen = [
        GearPileView(names.KINDS[kind], None if top == st.NONE else printed.gear[top], hidden.count(kind))
        for kind, top in enumerate(state.gear_top)
    ]
    return tuple(seen)


# ---- The seats.


def _seat(state: State, seat: int, things: Things, open_cards: bool) -> SeatView:
    have = state.have[seat]
    gear, won, private = things.gear[seat + 1], things.awards[st.OWNED + seat], things.scorings[st.OWNED + seat]
    return SeatView(
        at=_name(names.SPACES, state.at[seat]),
        via=_name(names.SPACES, state.via[seat]),
        coins=have[st.COINS],
        scrolls=have[st.SCROLLS],
        power=have[st.POWER],
        max_power=highest_power(state, seat),
        minimum=state.minimum[seat],
        capacity=st.LOWEST_MARKER + min(state.marker[seat], st.FLIPPED - 1),
        flipped=state.marker[seat] == st.FLIPPED,
        fee=fee_of(state, seat),
        keys=have[st.KEYS],
        corks=have[st.CORKS],
        bottles=parts.by_colour(state.bottles[seat]),
        bottled=parts.by_colour(state.bottled[seat]),
        boss_bottled=parts.by_colour(state.boss_bottled[seat]),
        circles=tuple([CIRCLES[circle] for circle in state.circle[seat]]),
        strip=parts.named(names.LOCATIONS, state.strip[seat]),
        stall=_name(names.STALLS, state.stall[seat]),
        mages=tuple(things.mages[seat + 1]),
        gear=tuple(gear),
        sets=sets_of(state, seat) if len(gear) >= st.KINDS else 0,
        traits=tuple(things.traits[st.OWNED + seat]),
        awards=tuple(won),
        next_column=_next_column(state, len(won)),
        ambitions=len(private),
        ambition=tuple(private) if open_cards else None,
        points=_points(state, seat, open_cards),
        total=state.points[seat],
    )


def _next_column(state: State, awards: int) -> int | None:
    """The column of the next award of a seat that has some, None for any (D141)."""
    return 1 + awards if column_left(state, 1 + awards) else None


def _points(state: State, seat: int, open_cards: bool) -> dict[str, int]:
    """Points by item as they stand (D200).

    Once they are counted, those of private cards are what is left, whatever the cards are; Tom's cards count only then.
    """
    counted = (
        plain(scoring.award_points)(state, seat),
        state.bottled_vp * plain(scoring.count_bottled)(state, seat),
        state.circle_vp * plain(scoring.count_in_circles)(state, seat),
        state.glass_vp * plain(scoring.unused_glass)(state, seat),
        plain(scoring.gear_points)(state, seat),
        plain(scoring.public_points)(state, seat),
    )
    if state.reason == st.BY_POINTS:
        tom_cards = state.card_vp * len(parts.bits(state.tom_pile))
        ambition = state.points[seat] - sum(counted) - tom_cards
    else:
        tom_cards = 0
        ambition = plain(scoring.ambition_points)(state, seat) if open_cards else 0
    return dict(zip(ITEMS, (*counted, ambition, tom_cards), strict=True))


# ---- The turn.


def _doing(state: State) -> TurnView:
    return TurnView(
        moved=state.moved,
        did=parts.named(DEEDS, state.did),
        fresh=parts.named(names.SPACES, state.fresh),
        claimed=parts.named(names.GEAR, state.claimed),
        traded={gear: n for gear, n in zip(names.GEAR, state.traded, strict=True) if n},
        unlocked=state.unlocked,
        final=state.final,
        targets=tuple([names.SORTS[sort] for sort in state.targets[: state.n_targets]]),
        cost=state.cost,
        held=_name(names.SORTS, state.held - 1),
    )


def _name(ids: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else ids[number]


def _or_none(number: int) -> int | None:
    return None if number < 0 else number
