"""The rules' own answers, asked of a plain state: for reading positions and explaining refusals."""

from abraka.core.events import clear_events as clear_all_events
from abraka.core.records import plain
from abraka.games.djinn.rules import (
    archive,
    awards,
    capture,
    containers,
    drawing,
    effects,
    equipment,
    goods,
    lookup,
    mages,
    market,
    movement,
    play,
    scoring,
    secrets,
    source,
    tasks,
    turn,
)
from abraka.games.djinn.state import State

settle = plain(play.settle)
clear_events = plain(clear_all_events)
count_points = plain(scoring.count_points)
task = plain(tasks.task)
detail = plain(tasks.detail)

bosses_left = plain(turn.bosses_left)
can_act = plain(turn.can_act)
own_tile = plain(turn.own_tile)

can_pay = plain(goods.can_pay)
gain = plain(goods.gain)
has_perk = plain(goods.has)
highest_power = plain(goods.highest_power)
kind_of = plain(goods.kind_of)
n_of = plain(goods.n_of)
parameter_of = plain(goods.parameter_of)
any_possible = plain(effects.any_possible)
djinns_at = plain(lookup.djinns_at)
gear_rule = plain(lookup.gear_rule)

can_stop = plain(movement.can_stop)
path_taken = plain(movement.path_taken)

pile_of = plain(mages.pile_of)
piles_of_pool = plain(mages.piles_of_pool)
count_down = plain(mages.count_down)
is_down = plain(mages.is_down)
option_open = plain(archive.option_open)
tile_fits = plain(secrets.tile_fits)
offer_there = plain(market.offer_there)
tolls_at = plain(market.tolls_at)
can_shop = plain(source.can_shop)
fee_of = plain(source.fee_of)

all_fit = plain(containers.all_fit)
bottle_fits = plain(containers.bottle_fits)
circle_with = plain(containers.circle_with)
empty_circles = plain(containers.empty_circles)
is_window = plain(drawing.is_window)
waiting_below = plain(drawing.waiting_below)
one_of = plain(containers.one_of)
full_price = plain(capture.full_price)
gear_discount = plain(capture.gear_discount)
in_vain = plain(capture.in_vain)
mage_bonus = plain(capture.mage_bonus)
payable = plain(capture.payable)
target_counts = plain(capture.target_counts)

any_award = plain(awards.any_award)
awards_of = plain(awards.awards_of)
has_own_moment = plain(equipment.has_own_moment)
holds_kind = plain(lookup.holds_kind)
trade_of = plain(equipment.trade_of)


def reachable(state: State, space: int, via: int) -> bool:
    """Whether the active seat's wizard can come to an edge, paying or not (D61–D64)."""
    copy = state.copy()
    plain(movement.find_edges)(copy)
    return bool(copy.reach[space] >> via & 1)
