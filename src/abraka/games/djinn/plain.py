"""The rules' own answers, asked of a plain state: for reading positions and explaining refusals."""

from abraka.core.events import clear_events as clear_all_events
from abraka.core.records import plain
from abraka.games.djinn.rules import (
    awards,
    capture,
    containers,
    draft,
    goods,
    lookup,
    movement,
    play,
    scoring,
    tasks,
    turn,
)

settle = plain(play.settle)
clear_events = plain(clear_all_events)
clear_options = plain(tasks.clear_options)
count_points = plain(scoring.count_points)
bosses_left = plain(turn.bosses_left)
drafter = plain(draft.drafter)
highest_power = plain(goods.highest_power)
kind_of = plain(goods.kind_of)
n_of = plain(goods.n_of)
djinns_at = plain(lookup.djinns_at)
full_price = plain(capture.full_price)
own_gear_discount = plain(capture.own_gear_discount)
payable = plain(capture.payable)
target_counts = plain(capture.target_counts)
targets_payable = plain(capture.targets_payable)
all_fit = plain(containers.all_fit)
any_award = plain(awards.any_award)
owed = plain(movement.owed)
gain = plain(goods.gain)
