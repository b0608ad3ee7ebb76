"""What a seat sees: the only exit for what a state holds.

All is open but the order of the bag and of the piles, and private scoring cards (D14): which djinns are in the bag,
which mages, chests and cards of Tom's are still to come can be counted by everybody, so they are shown as sets.
"""

import msgspec

from abraka.core.events import SPECTATOR
from abraka.core.records import plain
from abraka.games.djinn import names
from abraka.games.djinn import view_parts as parts
from abraka.games.djinn.events import ITEMS, REASONS
from abraka.games.djinn.rules import awards, equipment, goods, scoring, source
from abraka.games.djinn.state import (
    ARCHIVE_GAIN,
    AWARDS,
    BASIC_GAIN,
    BASIC_PAY,
    BY_POINTS,
    CIRCLE_REWARD,
    COINS,
    CONSOLATION_GAIN,
    CORKS,
    COVER_REWARD,
    COVERED,
    FLIPPED,
    GEAR,
    HOLDS,
    INACTIVE,
    KEY_GAIN,
    KEYS,
    KINDS,
    LOCATIONS,
    LOWEST_MARKER,
    MAGE_PILES,
    MAGES,
    NONE,
    OFFERS,
    OWNED,
    POWER,
    PURCHASE_GAIN,
    ROUND_LIMIT,
    SCORINGS,
    SCROLLS,
    SHOWN,
    SPACES,
    SPECIAL_GAIN,
    SPECIAL_PAY,
    STALLS,
    TRAITS,
    State,
)
from abraka.games.djinn.view_parts import (
    AwardView,
    ChestView,
    DeedView,
    Effects,
    GearView,
    MageView,
    OfferView,
    ScoringView,
    TomCardView,
    TraitView,
)
from abraka.games.djinn.view_task import TaskView, task

PROMPTS = (
    "none", "draft_first", "draft_second", "place_wizard", "move", "toll", "free", "award_mix", "award_pick", "action",
    "action_round", "source", "consolation", "mage", "chest_discard", "unlock", "archive_option", "secret_tile",
    "secret_space", "equipment", "equipment_keep", "market_place", "market_offer", "bottle_colour", "flip_mage",
    "academy_flips", "swap_bottle", "source_buy", "capture_target", "capture_help", "container", "free_djinn",
    "remove_space", "remove_which", "accept_capacity",
)  # fmt: skip
"""What may be asked, by number."""

SHAPES = ("square", "round", "source")
DEEDS = ("basic", "tile", "special", "skip", "capture", "row1", "row2")
"""What may have been done at a space, by its bit."""

highest_power, keys_left = plain(goods.highest_power), plain(goods.keys_left)
fee_of, sets_of = plain(source.fee_of), plain(equipment.sets_of)
awards_of, column_left = plain(awards.awards_of), plain(awards.column_left)


class WizardView(msgspec.Struct, frozen=True):
    """A wizard at a space, on the side that it came from."""

    seat: int
    via: str | None  # None: it was brought there for the final action


class SpaceView(msgspec.Struct, frozen=True):
    """One of the thirteen spaces."""

    id: str
    shape: str
    location: str | None
    neighbours: tuple[str, ...]
    djinns: dict[str, int]
    boss: bool
    tiles: tuple[str | None, ...]  # the secret tile of each seat, which serves nobody else (D93)
    wizards: tuple[WizardView, ...]


class LocationView(msgspec.Struct, frozen=True):
    """What a location does."""

    id: str
    basic: DeedView
    special: DeedView


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the market (D103)."""

    stall: str  # its name: the first of its stalls
    stalls: tuple[str, ...]
    offers: tuple[OfferView, ...]
    assistants: tuple[int, ...]  # the seats that stand there


class MagePileView(msgspec.Struct, frozen=True):
    """A pile of mages."""

    top: MageView | None
    under: int


class GearPileView(msgspec.Struct, frozen=True):
    """A pile of equipment."""

    kind: str
    top: GearView | None
    under: int


class PriceView(msgspec.Struct, frozen=True):
    """What captures and awards cost, and what things are worth at the end."""

    djinn: int
    boss: int
    boss_step: int  # more for each djinn beside the boss
    boss_at_source: int
    miss: int
    award: int  # bottles
    bottled: int
    circle: int
    glass: int
    tom_card: int


class SeatView(msgspec.Struct, frozen=True):
    """What is seen of a seat."""

    at: str | None  # None: the wizard is off the map
    via: str | None
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
    bottles: dict[str, int]  # empty ones
    bottled: dict[str, int]  # djinns in corked bottles
    boss_bottled: dict[str, int]  # bosses, by the colour of the bottle
    circles: tuple[str, ...]  # "empty", what they hold, "inactive" or "covered"
    strip: tuple[str, ...]  # secret tiles that are not placed
    stall: str | None  # the assistant's place
    mages: tuple[MageView, ...]
    gear: tuple[GearView, ...]
    sets: int
    traits: tuple[TraitView, ...]
    awards: tuple[AwardView, ...]
    next_column: int | None  # of the next award; None: any
    ambitions: int  # private scoring cards
    ambition: tuple[ScoringView, ...] | None  # None: hidden
    points: dict[str, int]  # by item, once points are counted
    total: int


class TurnView(msgspec.Struct, frozen=True):
    """What was done in the turn, and what is being captured."""

    moved: bool
    did: tuple[str, ...]
    fresh: tuple[str, ...]  # spaces where a tile was placed in this turn
    claimed: tuple[str, ...]  # cards that have rewarded their owner
    traded: dict[str, int]
    unlocked: int
    final: bool  # the final action at the Source
    targets: tuple[str, ...]
    cost: int  # power still to be paid
    held: str | None  # who needs a container


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
    bag: dict[str, int]  # djinns in it
    supply: int  # bosses beside the map
    keys: int  # in the supply
    bosses_gone: int
    mages: tuple[MagePileView, ...]  # two open piles, two with keys
    mages_to_come: tuple[str, ...]
    gear: tuple[GearPileView, ...]
    gear_to_come: tuple[str, ...]
    chests_to_come: tuple[str, ...]
    chests_discarded: tuple[str, ...]
    revealed: tuple[ChestView, ...]
    awards: tuple[AwardView, ...]
    scoring: tuple[ScoringView, ...]
    traits: tuple[TraitView, ...]  # on offer
    tom: tuple[TomCardView, ...]  # cards left to Tom, in no order
    prompt: str
    to_act: int | None
    active: int
    first: int
    turn: int
    round: int
    round_limit: int
    last_round: int | None  # None while bosses are on the map
    doing: TurnView
    asked: TaskView
    reason: str  # why the match ended; empty while it goes on
    ranks: tuple[int, ...]  # places, once it has ended


def view(state: State, seat: int) -> View:
    """All that a seat, or a SPECTATOR, may see; equal for states that differ only in what it can't see."""
    return _see(state, seat, everything=False)


def whole(state: State) -> View:
    """The whole truth, private scoring cards included."""
    return _see(state, SPECTATOR, everything=True)


def _see(state: State, seat: int, *, everything: bool) -> View:
    return View(
        seat=seat,
        easy=state.easy,
        longer=state.longer,
        spaces=tuple(_space(state, space) for space in range(SPACES)),
        locations=tuple(_location(state, location) for location in range(LOCATIONS)),
        archive=parts.gains(state, names.ARCHIVE_OPTIONS, ARCHIVE_GAIN),
        market=tuple(_place(state, stall) for stall in range(STALLS) if state.stall_place[stall] == stall),
        consolations=parts.gains(state, names.CONSOLATIONS, CONSOLATION_GAIN),
        key_uses=parts.gains(state, names.KEY_USES, KEY_GAIN),
        purchases=parts.gains(state, names.PURCHASES, PURCHASE_GAIN),
        circle_rewards=tuple(parts.effects(state, CIRCLE_REWARD + n) for n in range(len(state.circle[0]))),
        cover_reward=parts.effects(state, COVER_REWARD),
        prices=_prices(state),
        seats=tuple(_seat(state, other, everything or other == seat) for other in range(state.seats)),
        bag=parts.by_colour(state.bag),
        supply=state.supply,
        keys=keys_left(state),
        bosses_gone=state.bosses_gone,
        mages=tuple(_mage_pile(state, pile) for pile in range(MAGE_PILES)),
        mages_to_come=tuple(names.MAGES[mage] for mage in parts.bits(state.mage_hidden)),
        gear=tuple(_gear_pile(state, kind) for kind in range(KINDS)),
        gear_to_come=tuple(names.GEAR[gear] for gear in parts.bits(state.gear_hidden)),
        chests_to_come=tuple(names.CHESTS[chest] for chest in parts.bits(state.chest_pile)),
        chests_discarded=tuple(names.CHESTS[chest] for chest in parts.bits(state.chest_discard)),
        revealed=tuple(parts.chest(state, chest) for chest in state.revealed[: state.n_revealed]),
        awards=tuple(parts.award(state, award) for award in range(AWARDS) if state.award_at[award] == SHOWN),
        scoring=tuple(parts.scoring(state, card) for card in range(SCORINGS) if state.score_at[card] == SHOWN),
        traits=tuple(parts.trait(state, trait) for trait in range(TRAITS) if state.trait_at[trait] == SHOWN),
        tom=tuple(parts.tom_card(state, card) for card in parts.bits(state.tom_pile)),
        prompt=PROMPTS[state.prompt],
        to_act=_or_none(state.to_act),
        active=state.active,
        first=state.first,
        turn=state.turn,
        round=state.round,
        round_limit=ROUND_LIMIT,
        last_round=state.last_round or None,
        doing=_doing(state),
        asked=task(state),
        reason=REASONS[state.reason],
        ranks=tuple(state.ranks[: state.seats]) if state.reason else (),
    )


# ---- The town.


def _space(state: State, space: int) -> SpaceView:
    return SpaceView(
        id=names.SPACES[space],
        shape=SHAPES[state.shape[space]],
        location=_name(names.LOCATIONS, state.token[space]),
        neighbours=tuple(names.SPACES[other] for other in parts.bits(state.joined[space])),
        djinns=parts.by_colour(state.djinns[space]),
        boss=bool(state.boss[space]),
        tiles=tuple(_name(names.LOCATIONS, state.tile[seat][space] - 1) for seat in range(state.seats)),
        wizards=tuple(
            WizardView(seat, _name(names.SPACES, state.via[seat]))
            for seat in range(state.seats)
            if state.at[seat] == space
        ),
    )


def _location(state: State, location: int) -> LocationView:
    deeds = [
        DeedView(
            parts.effects(state, pay + location), parts.effects(state, gain + location), state.visits[special][location]
        )
        for special, (pay, gain) in enumerate(((BASIC_PAY, BASIC_GAIN), (SPECIAL_PAY, SPECIAL_GAIN)))
    ]
    return LocationView(names.LOCATIONS[location], *deeds)


def _place(state: State, place: int) -> PlaceView:
    stalls = [stall for stall in range(STALLS) if state.stall_place[stall] == place]
    return PlaceView(
        stall=names.STALLS[place],
        stalls=tuple(names.STALLS[stall] for stall in stalls),
        offers=tuple(parts.offer(state, offer) for offer in range(OFFERS) if state.offer_stall[offer] in stalls),
        assistants=tuple(seat for seat in range(state.seats) if state.stall[seat] == place),
    )


def _mage_pile(state: State, pile: int) -> MagePileView:
    top = state.mage_top[pile]
    return MagePileView(None if top == NONE else parts.mage(state, top), state.mage_under[pile])


def _gear_pile(state: State, kind: int) -> GearPileView:
    top = state.gear_top[kind]
    under = sum(state.gear_kind[gear] == kind for gear in parts.bits(state.gear_hidden))
    return GearPileView(names.KINDS[kind], None if top == NONE else parts.gear(state, top), under)


def _prices(state: State) -> PriceView:
    return PriceView(
        djinn=state.djinn_cost,
        boss=state.boss_cost,
        boss_step=state.boss_step,
        boss_at_source=state.boss_price,
        miss=state.miss_loss,
        award=state.award_price,
        bottled=state.bottled_vp,
        circle=state.circle_vp,
        glass=state.glass_vp,
        tom_card=state.card_vp,
    )


# ---- The seats.


def _seat(state: State, seat: int, open_cards: bool) -> SeatView:
    have = state.have[seat]
    private = [card for card in range(SCORINGS) if state.score_at[card] == OWNED + seat]
    return SeatView(
        at=_name(names.SPACES, state.at[seat]),
        via=_name(names.SPACES, state.via[seat]),
        coins=have[COINS],
        scrolls=have[SCROLLS],
        power=have[POWER],
        max_power=highest_power(state, seat),
        minimum=state.minimum[seat],
        capacity=LOWEST_MARKER + min(state.marker[seat], FLIPPED - 1),
        flipped=state.marker[seat] == FLIPPED,
        fee=fee_of(state, seat),
        keys=have[KEYS],
        corks=have[CORKS],
        bottles=parts.by_colour(state.bottles[seat]),
        bottled=parts.by_colour(state.bottled[seat]),
        boss_bottled=parts.by_colour(state.boss_bottled[seat]),
        circles=tuple(_circle(circle) for circle in state.circle[seat]),
        strip=tuple(names.LOCATIONS[location] for location in parts.bits(state.strip[seat])),
        stall=_name(names.STALLS, state.stall[seat]),
        mages=tuple(parts.mage(state, mage) for mage in range(MAGES) if state.mage_of[mage] == seat + 1),
        gear=tuple(parts.gear(state, gear) for gear in range(GEAR) if state.gear_of[gear] == seat + 1),
        sets=sets_of(state, seat),
        traits=tuple(parts.trait(state, trait) for trait in range(TRAITS) if state.trait_at[trait] == OWNED + seat),
        awards=tuple(parts.award(state, award) for award in range(AWARDS) if state.award_at[award] == OWNED + seat),
        next_column=_next_column(state, seat),
        ambitions=len(private),
        ambition=tuple(parts.scoring(state, card) for card in private) if open_cards else None,
        points=_points(state, seat) if state.reason == BY_POINTS else {},
        total=state.points[seat],
    )


def _circle(circle: int) -> str:
    if circle >= INACTIVE:
        return "covered" if circle == COVERED else "inactive"
    return names.SORTS[circle - HOLDS] if circle >= HOLDS else "empty"


def _next_column(state: State, seat: int) -> int | None:
    """The column of a seat's next award, None for any (D141)."""
    column = 1 + awards_of(state, seat)
    return column if column_left(state, column) else None


def _points(state: State, seat: int) -> dict[str, int]:
    """Points by item (D200); those of private cards are what is left, whatever the cards are."""
    counted = (
        plain(scoring.award_points)(state, seat),
        state.bottled_vp * plain(scoring.count_bottled)(state, seat),
        state.circle_vp * plain(scoring.count_in_circles)(state, seat),
        state.glass_vp * plain(scoring.unused_glass)(state, seat),
        plain(scoring.gear_points)(state, seat),
        plain(scoring.public_points)(state, seat),
    )
    tom_cards = state.card_vp * len(parts.bits(state.tom_pile))
    ambition = state.points[seat] - sum(counted) - tom_cards
    return dict(zip(ITEMS, (*counted, ambition, tom_cards), strict=True))


# ---- The turn.


def _doing(state: State) -> TurnView:
    return TurnView(
        moved=state.moved,
        did=tuple(DEEDS[bit] for bit in parts.bits(state.did)),
        fresh=tuple(names.SPACES[space] for space in parts.bits(state.fresh)),
        claimed=tuple(names.GEAR[gear] for gear in parts.bits(state.claimed)),
        traded={names.GEAR[gear]: state.traded[gear] for gear in range(GEAR) if state.traded[gear]},
        unlocked=state.unlocked,
        final=state.final,
        targets=tuple(names.SORTS[sort] for sort in state.targets[: state.n_targets]),
        cost=state.cost,
        held=_name(names.SORTS, state.held - 1),
    )


def _name(ids: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else ids[number]


def _or_none(number: int) -> int | None:
    return None if number < 0 else number
