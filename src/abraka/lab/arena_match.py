"""Matches between bots."""

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from abraka.bots import Bot, Budget, Decision, bot_named
from abraka.bots.players import ThinkingBot
from abraka.bots.search import limits
from abraka.core.actions import Action
from abraka.core.chance import derived_seed
from abraka.core.game import SEAT_COLOURS, Game
from abraka.core.records import JIT, numbers, u64
from abraka.lab.arena_code import Code, CodeBot, CodeError, make_bots
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
    foreseen: tuple[tuple[float, ...], ...] = ()
    """Each seat's chance to win, as it saw it at its decisions; only if that is asked for."""


class Room:
    """Where matches are played, one after the other: the game, the bots and room for a state."""

    def __init__(self, game: Game, settings: Settings, codes: Mapping[str, Code]) -> None:
        players, options, budget = settings.players, settings.options, settings.budget
        self._game, self._seed = game, settings.seed
        self._schedule = Schedule(settings.bots, players)
        self._sides = game.spec.sides(players, options)
        own, names = make_bots(game.name, codes, budget), dict.fromkeys(settings.bots)
        self._bots: dict[str, Bot] = {name: own.get(name) or bot_named(name, budget) for name in names}
        self._limits = {name: _limit(bot, budget) for name, bot in self._bots.items()}
        self._calibrates = settings.calibration
        self._setups = game.setup(players, options)
        self._key = numbers(2, u64)

    def play(self, number: int) -> Played:
        """Plays the match of that number."""
        return next(self.play_many([number]))

    def play_many(self, numbers: Sequence[int]) -> Iterator[Played]:
        """Plays matches side by side, so that a bot can be asked about several at once; yields them as they end."""
        tables = [_Table(self._game, self._schedule.seating(number)) for number in numbers]
        for table in tables:
            self._deal(table)
        while tables:
            self._decide([table for table in tables if table.n])
            yield from (self._note(table) for table in tables if not table.n)
            tables = [table for table in tables if table.n]

    def _decide(self, tables: Sequence["_Table"]) -> None:
        """One decision at each of these tables."""
        asked: dict[str, list[tuple[_Table, Decision]]] = {}
        for table in tables:
            if table.n == 1:
                table.step(int(table.out[0]))
            else:
                asked.setdefault(table.bot, []).append((table, self._decision(table)))
        for name, group in asked.items():
            began = time.perf_counter()
            actions = self._answers(self._bots[name], group)
            seconds = (time.perf_counter() - began) / len(group)
            for (table, _), action in zip(group, actions, strict=True):
                table.times[table.to_act].append(seconds)
                table.step(self._game.actions.encode(action))

    def _answers(self, bot: Bot, group: "Sequence[tuple[_Table, Decision]]") -> list[Action]:
        """What a bot chooses at several tables."""
        if isinstance(bot, CodeBot) and bot.takes_many:
            try:
                return bot.choose_many([decision for _, decision in group])
            except CodeError as error:
                raise CodeError(f"{error}\n{self._asked(*group[0])}") from None
        return [self._answer(bot, table, decision) for table, decision in group]

    def _answer(self, bot: Bot, table: "_Table", decision: Decision) -> Action:
        try:
            action = bot.choose(decision)
        except CodeError as error:
            raise CodeError(f"{error}\n{self._asked(table, decision)}") from None
        if self._calibrates and isinstance(bot, ThinkingBot) and bot.foreseen:
            table.foreseen[decision.seat].append(_short(bot.foreseen[decision.seat]))
        return action

    def _decision(self, table: "_Table") -> Decision:
        legal = [int(number) for number in table.out[: table.n]]
        seed = derived_seed("arena", self._seed, "decision", table.seating.match, table.decisions)
        return Decision(self._game, table.states, 0, legal, table.to_act, self._sides, seed)

    def _deal(self, table: "_Table") -> None:
        """Begins a match; its key comes from the seed and the number of the deal."""
        deal = table.seating.deal
        key = derived_seed("arena", self._seed, "deal", deal, 0), derived_seed("arena", self._seed, "deal", deal, 1)
        self._key[0], self._key[1] = key
        table.n = int(self._game.driver.start(table.states, 0, self._setups, self._key, table.out))

    def _asked(self, table: "_Table", decision: Decision) -> str:
        """What a bot was asked that failed; hidden things stand there as they might be."""
        position = self._game.write_position(self._game.State.read(decision.world, 0))
        who, match = SEAT_COLOURS[decision.seat], table.seating.match + 1
        return f"That was match {match} after {table.decisions} actions; {who} was asked here:\n    {position}"

    def _note(self, table: "_Table") -> Played:
        seating, times = table.seating, table.times
        state: Any = self._game.State.read(table.states, 0)
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
            decisions=table.decisions,
            late=tuple(_count_late(spent, limit) for spent, limit in zip(times, allowed, strict=True)),
            ms=tuple(tuple(_short(1000 * spent) for spent in seat) for seat in times),
            seconds=_short(time.perf_counter() - table.began),
            foreseen=tuple(map(tuple, table.foreseen)) if self._calibrates else (),
        )


class _Table:
    """One match of those that are played side by side."""

    def __init__(self, game: Game, seating: Seating) -> None:
        self.seating, self.decisions, self.n = seating, 0, 0
        self.times: list[list[float]] = [[] for _ in seating.bots]
        self.foreseen: list[list[float]] = [[] for _ in seating.bots]
        self.states: Any = game.State.array(1)
        self.out = numbers(game.max_legal)
        self.began = time.perf_counter()
        self._step = game.driver.step

    @property
    def to_act(self) -> int:
        """The seat that is asked."""
        return int(self.states["to_act"][0] if JIT else self.states[0].to_act)

    @property
    def bot(self) -> str:
        """The name of the bot that is asked."""
        return self.seating.bots[self.to_act]

    def step(self, action: int) -> None:
        """Plays an action."""
        self.n = self._step(self.states, 0, action, self.out)
        self.decisions += 1


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
