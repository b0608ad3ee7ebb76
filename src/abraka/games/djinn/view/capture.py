"""What a capture costs: told with the question, so that nobody has to work it out again (D111, D122, D125)."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from abraka.core.records import plain
from abraka.games.djinn import actions, names
from abraka.games.djinn import state as st
from abraka.games.djinn.rules import capture as rules
from abraka.games.djinn.state import State

Sort = Annotated[str, actions.SORT]

price_of, full_price = plain(rules.price_of), plain(rules.full_price)
mage_bonus, gear_discount = plain(rules.mage_bonus), plain(rules.gear_discount)
may_help, can_wield = plain(rules.may_help), plain(rules.can_wield)


class HelperView(msgspec.Struct, frozen=True):
    """A mage, or a card with one use, that may lower the price."""

    kind: Literal["mage", "gear"]
    id: str
    fee: int  # in coins
    bonus: int  # what it takes off


class AimView(msgspec.Struct, frozen=True):
    """Some targets, what they cost, and who could help."""

    targets: tuple[Sort, ...]
    needed: int  # power for all of them
    left: int  # the same, less what equipment always takes off, and those who have helped
    helpers: tuple[HelperView, ...]


class CaptureView(msgspec.Struct, frozen=True):
    """The sums of a capture at a space."""

    prices: dict[Sort, int]  # of one of those who are there
    aims: tuple[AimView, ...]  # the targets as they are, and with one more
    keys: int  # for the power that is missing, if all that is left is paid now (D34)


def capture(state: State) -> CaptureView | None:
    """The sums of the capture that is asked about, or could be begun; None if there is none."""
    space = _space(state)
    if space is None:
        return None
    prices = {names.SORTS[sort]: price_of(state, space, sort) for sort in _there(state, space)}
    missing = state.cost - state.have[state.active][st.POWER]
    return CaptureView(prices, tuple(_aims(state.copy(), space)), max(0, missing))


def _space(state: State) -> int | None:
    """Where something may be captured, if that is asked."""
    if state.prompt in (st.CAPTURE_TARGET, st.CAPTURE_HELP):
        return int(state.stack[state.depth - 1][1])
    if state.prompt in (st.ACTION_ROUND, st.SOURCE_ACTION):
        return int(state.at[state.active])
    return None


def _there(state: State, space: int) -> list[int]:
    """The sorts at a space, those who are aimed at included; at the Source there are bosses only (D111)."""
    if space == st.SOURCE:
        return [st.BOSS] if state.supply else []
    counts = [*state.djinns[space], state.boss[space]]
    return [sort for sort, count in enumerate(counts) if count]


def _aims(s: State, space: int) -> Iterator[AimView]:
    """The sums on a copy of the state, whose targets are changed."""
    if s.prompt == st.SOURCE_ACTION:
        for _ in range(s.supply):
            _add(s, st.BOSS)
            yield _aim(s, space)
        return
    if s.n_targets:
        yield _aim(s, space)
    if s.prompt == st.CAPTURE_HELP:
        return
    for sort in _there(s, space):
        there = s.boss[space] if sort == st.BOSS else s.djinns[space][sort]
        if there > s.target_count[sort]:
            _add(s, sort)
            yield _aim(s, space)
            s.n_targets -= 1
            s.target_count[sort] -= 1


def _add(s: State, sort: int) -> None:
    s.targets[s.n_targets] = sort
    s.n_targets += 1
    s.target_count[sort] += 1


def _aim(s: State, space: int) -> AimView:
    targets = s.targets[: s.n_targets]
    return AimView(
        targets=tuple(names.SORTS[sort] for sort in targets),
        needed=sum(price_of(s, space, sort) for sort in targets),
        left=s.cost if s.prompt == st.CAPTURE_HELP else full_price(s, space),
        helpers=tuple(_helpers(s)),
    )


def _helpers(s: State) -> Iterator[HelperView]:
    for mage, id in enumerate(names.MAGES):
        if may_help(s, mage):
            yield HelperView("mage", id, s.mage_fee[mage], mage_bonus(s, mage))
    for gear, id in enumerate(names.GEAR):
        if can_wield(s, gear):
            yield HelperView("gear", id, 0, gear_discount(s, gear))
