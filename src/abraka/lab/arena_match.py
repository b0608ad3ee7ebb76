"""One match between bots."""

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from abraka.bots import Bot, Budget, Decision, bot_named
from abraka.bots.players import ThinkingBot
from abraka.bots.search import limits
from abraka.core.chance import derived_seed
from abraka.core.game import SEAT_COLOURS, Game
from abraka.core.records import JIT, numbers, u64
from abraka.lab.arena_code import Code, CodeError, make_bots
from abraka.lab.arena_schedule import Schedule, Seating
from abraka.lab.arena_settings import Settings

TOLERANCE = 1.2
"""A decision is late if it takes so many times as long as it may."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What remains of a match: a line of the journal."""

    match: int
    """From 0 on."""
    deal: int
    bots: tuple[str, ...]
    """Seat by seat, as all that follows with several values."""
    reason: str
    ranks: tuple[int, ...]
    points: tuple[int, ...] | None
    rounds: int
    decisions: int
    late: tuple[int, ...]
    """Decisions that took too long."""
    ms: tuple[tuple[float, ...], ...]
    """Milliseconds for each decision between several actions."""
    seconds: float


class Room:
    """Where matches are played, one after the other: the game, the bots and room for a state."""

    def __init__(self, game: Game, settings: Settings, codes: Mapping[str, Code]) -> None:
        players, options, budget = settings.players, settings.options, settings.budget
        self._game, self._seed = game, settings.seed
        self._schedule = Schedule(settings.bots, players)
        self._sides = game.spec.sides(players, options)
        own, names = make_bots(codes), dict.fromkeys(settings.bots)
        self._bots: dict[str, Bot] = {name: own.get(name) or bot_named(name, budget) for name in names}
        self._limits = {name: _limit(bot, budget) for name, bot in self._bots.items()}
        self._states: Any = game.State.array(1)
        self._setups = game.setup(players, options)
        self._out, self._key = numbers(game.max_legal), numbers(2, u64)

    def play(self, number: int) -> Played:
        """Plays the match of that number."""
        seating = self._schedule.seating(number)
        began, decisions = time.perf_counter(), 0
        times: list[list[float]] = [[] for _ in seating.bots]
        step, states, out = self._game.driver.step, self._states, self._out
        n = self._deal(seating.deal)
        while n:
            action = int(out[0])
            if n > 1:
                seat = self._to_act()
                action, seconds = self._ask(seating, seat, decisions, n)
                times[seat].append(seconds)
            n = step(states, 0, action, out)
            decisions += 1
        return self._note(seating, decisions, times, time.perf_counter() - began)

    def _deal(self, deal: int) -> int:
        """Begins a match; its key comes from the seed and the number of the deal."""
        key = derived_seed("arena", self._seed, "deal", deal, 0), derived_seed("arena", self._seed, "deal", deal, 1)
        self._key[0], self._key[1] = key
        return int(self._game.driver.start(self._states, 0, self._setups, self._key, self._out))

    def _to_act(self) -> int:
        return int(self._states["to_act"][0] if JIT else self._states[0].to_act)

    def _ask(self, seating: Seating, seat: int, version: int, n: int) -> tuple[int, float]:
        """The number of the action that a seat's bot chooses, and how long that took."""
        legal = [int(number) for number in self._out[:n]]
        seed = derived_seed("arena", self._seed, "decision", seating.match, version)
        decision = Decision(self._game, self._states, 0, legal, seat, self._sides, seed)
        began = time.perf_counter()
        try:
            action = self._bots[seating.bots[seat]].choose(decision)
        except CodeError as error:
            raise CodeError(f"{error}\n{self._asked(seating, decision, version)}") from None
        return self._game.actions.encode(action), time.perf_counter() - began

    def _asked(self, seating: Seating, decision: Decision, version: int) -> str:
        """What a bot was asked that failed; hidden things stand there as they might be."""
        position = self._game.write_position(self._game.State.read(decision.world, 0))
        who = SEAT_COLOURS[decision.seat]
        return f"That was match {seating.match + 1} after {version} actions; {who} was asked here:\n    {position}"

    def _note(self, seating: Seating, decisions: int, times: list[list[float]], seconds: float) -> Played:
        state: Any = self._game.State.read(self._states, 0)
        outcome = self._game.outcome(state)
        assert outcome is not None
        keeps_points = "points" in self._game.State.fields
        allowed = [self._limits[name] for name in seating.bots]
        return Played(
            match=seating.match,
            deal=seating.deal,
            bots=seating.bots,
            reason=outcome.reason,
            ranks=outcome.ranks,
            points=tuple(state.points[: state.seats]) if keeps_points else None,
            rounds=state.round,
            decisions=decisions,
            late=tuple(_count_late(spent, limit) for spent, limit in zip(times, allowed, strict=True)),
            ms=tuple(tuple(_short(1000 * spent) for spent in seat) for seat in times),
            seconds=_short(seconds),
        )


def _limit(bot: Bot, budget: Budget) -> float | None:
    """How many seconds a bot may take for a decision, if that is limited."""
    if budget.seconds is not None:
        return budget.seconds
    return limits(bot.skill, budget)[1] if isinstance(bot, ThinkingBot) and not bot.skill.worlds else None


def _count_late(times: list[float], limit: float | None) -> int:
    return 0 if limit is None else sum(spent > TOLERANCE * limit for spent in times)


def _short(value: float) -> float:
    """A measured value without digits that mean nothing."""
    return float(f"{value:.4g}")
