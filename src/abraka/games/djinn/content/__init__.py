"""The content of Djinn: its files put together, and the set-up made from them."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from abraka.core.content import (
    Document,
    choose_documents,
    convert,
    digest,
    read_document,
    refuse_flaws,
)
from abraka.games.djinn import ids, names
from abraka.games.djinn import state as st
from abraka.games.djinn.content.box import Player, Share, Solo, Supply
from abraka.games.djinn.content.checks import find_flaws
from abraka.games.djinn.content.forms import Names
from abraka.games.djinn.content.packing import pack_lists
from abraka.games.djinn.content.parts import (
    Archive,
    Awards,
    Chests,
    Content,
    Equipment,
    Locations,
    Mages,
    Map,
    Market,
    Scorings,
    Secrets,
    Traits,
)
from abraka.games.djinn.state import Setup

GAME = "djinn"
PARTS = (
    "archive", "awards", "chests", "equipment", "locations", "mages", "map", "market", "player", "scoring", "secrets",
    "solo", "supply", "traits",
)  # fmt: skip
FOLDER = Path(__file__).parent


# Loading.


def load_content(files: Sequence[Path] = ()) -> Content:
    """The packaged content; each given file replaces the part that it names."""
    return _assemble([read_document(Path(file)) for file in files])


def check_parts(documents: Sequence[Document]) -> list[str]:
    """Checks an owner's files together with the packaged ones; says of each in short what it holds."""
    content = _assemble(documents)
    return [_summary(content, document.part) for document in documents]


def _assemble(given: Sequence[Document]) -> Content:
    documents = choose_documents(GAME, PARTS, FOLDER, given)
    content = Content(
        archive=convert(documents["archive"], Archive),
        awards=convert(documents["awards"], Awards),
        chests=convert(documents["chests"], Chests),
        equipment=convert(documents["equipment"], Equipment),
        locations=convert(documents["locations"], Locations),
        mages=convert(documents["mages"], Mages),
        map=convert(documents["map"], Map),
        market=convert(documents["market"], Market),
        player=convert(documents["player"], Player),
        scoring=convert(documents["scoring"], Scorings),
        secrets=convert(documents["secrets"], Secrets),
        solo=convert(documents["solo"], Solo),
        supply=convert(documents["supply"], Supply),
        traits=convert(documents["traits"], Traits),
        digest=digest(documents.values()),
    )
    refuse_flaws(documents, find_flaws(content))
    return msgspec.structs.replace(content, titles=dict(_titles(content)))


def _titles(content: Content) -> Iterator[tuple[tuple[str, str], Names]]:
    """The names of all things, by kind and by the id in `names`."""
    for location in content.locations.location:
        yield ("location", location.id), location.name
    yield ("location", "source"), content.locations.magic_source.name
    for mage in content.mages.mage:
        yield ("mage", mage.id.removeprefix("mage_")), mage.name
    for gear in content.equipment.equipment:
        yield ("gear", gear.id), gear.name
    for trait in content.traits.trait:
        yield ("trait", trait.id.removeprefix("trait_")), trait.name
    for scoring in content.scoring.scoring:
        yield ("scoring", scoring.id.removeprefix("score_")), scoring.name
    for colour in content.supply.colour:
        yield ("colour", colour.id), colour.name
    for seat in content.player.seat:
        yield ("seat", seat.id.removeprefix("seat_")), seat.name


def _summary(content: Content, part: str) -> str:
    awards = [award.vp for award in content.awards.award]
    locked = sum(bool(chest.locked) for chest in content.chests.chest)
    once = sum(gear.use == "oneshot" for gear in content.equipment.equipment)
    return {
        "archive": f"{len(content.archive.option)} options",
        "awards": f"{len(awards)} awards, {min(awards)} to {max(awards)} points",
        "chests": f"{len(content.chests.chest)} chests, {locked} with a lock",
        "equipment": f"{len(content.equipment.equipment)} cards, {once} for one use",
        "locations": f"{len(content.locations.location)} locations and the Source",
        "mages": f"{len(content.mages.mage)} mages, fees of {sum(mage.fee for mage in content.mages.mage)} in all",
        "map": f"{len(content.map.space)} spaces, {len(content.map.path)} paths",
        "market": f"{len(content.market.stall)} stalls, {len(content.market.place_1_2)} places with 1 or 2 players",
        "player": f"{content.player.start.coins} coins and {content.player.start.power} power to start with",
        "scoring": f"{len(content.scoring.scoring)} scoring cards",
        "secrets": f"{len(content.secrets.secret)} tiles",
        "solo": f"{len(content.solo.card)} cards and {len(content.solo.blank)} blanks, {len(content.solo.task)} tasks",
        "supply": f"{sum(c.djinns for c in content.supply.colour)} djinns, {len(content.supply.component)} components",
        "traits": f"{len(content.traits.trait)} traits",
    }[part]


# The set-up.


def make_setup(content: Content, players: int, options: Mapping[str, Any]) -> Setup:
    """The numbers that a match is set up with; the options are all there, as the game's spec resolves them."""
    setup = Setup()
    setup.seats = players
    _take_options(setup, content, options)
    _take_share(setup, content.share(players), content)
    _take_map(setup, content)
    _take_costs(setup, content)
    _take_actions(setup, content)
    _take_cards(setup, content)
    _take_traits_and_goals(setup, content)
    _take_player(setup, content)
    starts, items = pack_lists(content)
    setup.starts = starts
    setup.items = items + [0] * (st.MOST_ITEMS - len(items))
    return setup


def _take_options(setup: Setup, content: Content, options: Mapping[str, Any]) -> None:
    setup.easy, setup.longer = bool(options["easy"]), bool(options["longer"])
    setup.circle_goal = st.NONE
    setup.first = st.NONE if options["first"] == "lot" else int(options["first"]) - 1
    if setup.seats == 1:
        setup.first = 0
        setup.tom_size = options["tom"]
        goals = {task.condition: task.n for task in content.solo.task}
        setup.capacity_goal, setup.circle_goal = goals["capacity_max"], goals["active_circles_max"]


def _take_share(setup: Setup, share: Share, content: Content) -> None:
    """What depends on the number of players (D7, D10–D13, D210, D211, D235)."""
    setup.round_djinns = share.djinns_per_round_space
    setup.source_djinns = share.extra_djinn_at_source_rounds
    if setup.longer:
        setup.source_djinns += content.supply.setup.longer_variant_extra
    setup.refill = share.refill
    setup.column_awards = share.awards_per_column
    setup.trait_offer = 0 if setup.easy else share.traits_offered_each
    setup.public_cards = 0 if setup.easy else share.scoring_cards
    setup.stall_place = list(range(st.STALLS))
    if share.market_side == "1_2":
        for place in content.market.place_1_2:
            stalls = [ids.STALL_IDS.index(stall) for stall in place.stalls]
            for stall in stalls:
                setup.stall_place[stall] = min(stalls)


def _take_map(setup: Setup, content: Content) -> None:
    setup.joined = [0] * st.SPACES
    for path in content.map.path:
        a, b = names.SPACES.index(path.a), names.SPACES.index(path.b)
        setup.joined[a] |= 1 << b
        setup.joined[b] |= 1 << a
    shapes = {"square": st.SQUARE, "round": st.ROUND, "source": st.HUB}
    setup.shape = [shapes[space.shape] for space in ids.in_order(content.map.space, names.SPACES)]


def _take_costs(setup: Setup, content: Content) -> None:
    capture, points = content.locations.capture, content.supply.scoring
    setup.djinn_cost = capture.djinn_cost
    setup.boss_cost = capture.boss_cost
    setup.boss_step = capture.boss_cost_per_djinn
    setup.miss_loss = capture.miss_loss
    setup.boss_price = content.locations.magic_source.boss_price
    setup.award_price = points.award_price_djinns
    setup.bottled_vp = points.bottled
    setup.circle_vp = points.in_circle
    setup.glass_vp = points.unused_bottle_or_cork
    setup.card_vp = points.solo_card_left
    capacities = ids.in_order(content.player.capacity, ids.CAPACITY_IDS)
    setup.max_power = [capacity.max_power for capacity in capacities]
    setup.fee = [capacity.fee for capacity in capacities]


def _take_actions(setup: Setup, content: Content) -> None:
    """How often locations act, and what stands where in the archive and on the market."""
    counted = ("chests", "archive", "market")
    locations = ids.in_order(content.locations.location, names.LOCATIONS)
    setup.visits = [
        [place.basic.n or 0 if place.verb in counted else 0 for place in locations],
        [place.special.n or 0 if place.verb in counted else 0 for place in locations],
    ]
    archive = ids.in_order(content.archive.option, names.ARCHIVE_OPTIONS)
    setup.archive_red = [int(option.list == "red") for option in archive]
    setup.archive_same = [names.ARCHIVE_OPTIONS.index(option.replaces or option.id) for option in archive]
    stalls = {offer.id: ids.STALL_IDS.index(stall.id) for stall in content.market.stall for offer in stall.offers}
    setup.offer_stall = [stalls[offer] for offer in names.OFFERS]


def _take_cards(setup: Setup, content: Content) -> None:
    mages = ids.in_order(content.mages.mage, ids.MAGE_IDS)
    setup.mage_deck = [{"open": st.OPEN, "key": st.LOCKED}[mage.deck] for mage in mages]
    setup.mage_fee = [mage.fee for mage in mages]
    setup.mage_green = [mage.green for mage in mages]
    setup.mage_colour = [[getattr(mage.colours, colour) for colour in names.COLOURS] for mage in mages]
    equipment = ids.in_order(content.equipment.equipment, names.GEAR)
    setup.gear_kind = [names.KINDS.index(gear.kind) for gear in equipment]
    setup.gear_once = [int(gear.use == "oneshot") for gear in equipment]
    awards = ids.in_order(content.awards.award, names.AWARDS)
    setup.award_column = [award.column for award in awards]
    setup.award_vp = [award.vp for award in awards]
    setup.tom_row = [[st.NONE, st.NONE] for _ in range(st.TOM_CARDS)]
    for card in content.solo.card:
        rows = [names.LOCATIONS.index(card.row1), names.LOCATIONS.index(card.row2)]
        setup.tom_row[ids.TOM_IDS.index(card.id)] = rows


def _take_traits_and_goals(setup: Setup, content: Content) -> None:
    traits = ids.in_order(content.traits.trait, ids.TRAIT_IDS)
    setup.trait_positive = [int(trait.sign == "positive") for trait in traits]
    setup.trait_perk = [names.PERKS.index(trait.rule or "") for trait in traits]
    for trait in traits:
        if trait.rule:
            setup.perk_n[names.PERKS.index(trait.rule)] = trait.n or 0
    scorings = ids.in_order(content.scoring.scoring, ids.SCORING_IDS)
    setup.score_measure = [names.MEASURES.index(card.condition or card.count or "") for card in scorings]
    setup.score_n = [card.n or 0 for card in scorings]
    setup.score_vp = [card.vp for card in scorings]
    setup.score_max = [card.vp if card.max is None else card.max for card in scorings]


def _take_player(setup: Setup, content: Content) -> None:
    """What the seats begin with, and what the bag and the supply hold (D4, D10)."""
    setup.bag = [colour.djinns for colour in ids.in_order(content.supply.colour, names.COLOURS)]
    setup.supply = content.supply.setup.bosses_in_supply
    start = content.player.start
    circles = ids.in_order(content.player.circle, ids.CIRCLE_IDS)
    have = [0] * st.RESOURCES
    have[st.COINS], have[st.SCROLLS], have[st.POWER] = start.coins, start.scrolls, start.power
    have[st.KEYS], have[st.CORKS] = start.keys, start.corks
    for seat in range(setup.seats):
        setup.have[seat] = have[:]
        setup.minimum[seat] = start.minimum
        setup.marker[seat] = start.capacity - st.LOWEST_MARKER
        setup.circle[seat] = [st.EMPTY if circle.active_at_start else st.INACTIVE for circle in circles]
