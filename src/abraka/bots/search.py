"""Thinking under a budget: each choice weighed to the end of the turn, or a tree of all that may follow."""

import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import numpy as np

from abraka.bots.decision import Decision
from abraka.bots.inference import Brain
from abraka.bots.mind import MAX_DEPTH, Mind, mind_of
from abraka.bots.network import NOBODY
from abraka.bots.skill import Budget, Skill
from abraka.bots.tree import CERTAIN, NO_NODE, Manner, Node
from abraka.core.chance import derived_seed, lucks_of
from abraka.core.game import Game
from abraka.core.records import JIT, numbers, rows, transfer
from abraka.core.state import MAX_SEATS

FIRST_NODES = 1 << 12 if JIT else 1 << 5
MAX_NODES = 1 << 20
PATIENCE = 0.02
"""Between two looks at the clock a search takes about this share of its time."""


class Asked(Protocol):
    """What a search is about: whose knowledge it starts from, and who plays together."""

    @property
    def game(self) -> Game:
        """The rules and the insight."""

    @property
    def seat(self) -> int:
        """Whose knowledge it is: a seat's, or the referee's."""

    @property
    def sides(self) -> tuple[int, ...]:
        """Which side each seat belongs to."""


class Choice(NamedTuple):
    """What was found about one choice."""

    action: int
    visits: int
    chances: tuple[float, ...]
    """Everybody's chance to win after it."""


class Tree:
    """What one thread found."""

    def __init__(self, decision: Asked, skill: Skill, world: Any, seed: int) -> None:
        self._mind = mind_of(decision.game.name, skill.insight)
        self._states = decision.game.State.array(2)
        transfer(self._states, 0, world, 0)
        self._manners, self._brain = manner_of(decision, skill), brain_of(decision, skill)
        self._lucks = lucks_of(seed)
        self._out, self._path = numbers(decision.game.max_legal), numbers(MAX_DEPTH)
        self._where = numbers(len(decision.game.actions))
        for action in range(len(self._where)):
            self._where[action] = NO_NODE
        self._worths = rows(2, 2 * MAX_SEATS)
        self.nodes: Any = Node.array(FIRST_NODES)
        root = Node()
        root.first = root.next = NO_NODE
        Node.write(self.nodes, 0, root)
        self.used = 1
        self.simulations = 0

    def grow(self, sims: int | None, deadline: float | None, seconds: float) -> None:
        """Runs simulations until there are enough of them, or the time is over."""
        times = 1
        while (sims is None or self.simulations < sims) and (deadline is None or time.perf_counter() < deadline):
            if sims is not None:
                times = min(times, sims - self.simulations)
            began = time.perf_counter()
            self._make_room(times)
            self.used = self._mind.entries.grow(
                self._states, self.nodes, self.used, self._manners, self._lucks, self._brain,
                self._out, self._where, self._path, self._worths, times,
            )  # fmt: skip
            self.simulations += times
            each = (time.perf_counter() - began) / times
            times = max(1, min(2 * times, int(PATIENCE * seconds / max(each, 1e-7))))

    def _make_room(self, times: int) -> None:
        """So that every simulation can add its node."""
        if self.used + times <= len(self.nodes) or len(self.nodes) >= MAX_NODES:
            return
        more: Any = Node.array(max(len(self.nodes), times))
        self.nodes = np.concatenate((self.nodes, more)) if JIT else [*self.nodes, *more]

    def children(self, node: int = 0) -> "Iterable[tuple[int, int]]":
        """The actions that were tried after a node, with their nodes."""
        child = int(self._value(node, "first"))
        while child != NO_NODE:
            yield int(self._value(child, "action")), child
            child = int(self._value(child, "next"))

    def visits(self, node: int) -> int:
        """How many simulations went through a node."""
        return int(self._value(node, "visits"))

    def chances(self, node: int) -> list[int]:
        """Everybody's chances, added up over its visits."""
        return [int(chance) for chance in self._value(node, "chances")]

    def _value(self, node: int, name: str) -> Any:
        return self.nodes[node][name] if JIT else getattr(self.nodes[node], name)


def manner_of(decision: Asked, skill: Skill) -> Any:
    """A skill as the compiled search takes it."""
    manner = Manner()
    manner.seat = decision.seat
    for seat, side in enumerate(decision.sides):
        manner.sides[seat] = side
    manner.n_sides = len(set(decision.sides))
    manner.horizon = min(skill.rounds * len(decision.sides), np.iinfo(np.int16).max)
    learned = skill.network_for(decision.game.name, decision.sides) is not None
    manner.by_chance, manner.leaf = skill.by_chance, 0 if learned else skill.leaf
    manner.trust = mind_of(decision.game.name, skill.insight).trust if skill.guided else 0
    manner.curiosity, manner.kind = skill.curiosity, int(skill.kind)
    manner.near = skill.near
    manner.learned = int(learned)
    manners = Manner.array(1)
    Manner.write(manners, 0, manner)
    return manners


def brain_of(decision: Asked, skill: Skill) -> Brain:
    """The network that has its say, with room of its own to think; or nobody."""
    network = skill.network_for(decision.game.name, decision.sides)
    return network.brain(len(decision.sides)) if network else NOBODY


def remembered(decision: Decision, skill: Skill) -> Any:
    """The decision's world as somebody sees it who forgets."""
    states = decision.game.State.array(2)
    transfer(states, 0, decision.world, 0)
    lucks = lucks_of(derived_seed("memory", decision.seed))
    _mind(decision, skill).entries.imagine(states, 0, 1, decision.seat, skill.forgets, lucks)
    return states[1:]


def look_ahead(decision: Decision, skill: Skill) -> list[Choice]:
    """Each choice, by its chances at the end of the turn in some worlds that might be."""
    mind = _mind(decision, skill)
    states = decision.game.State.array(3)
    transfer(states, 0, remembered(decision, skill), 0)
    sums, outs = mind.sums(), mind.scratch()
    lucks = lucks_of(derived_seed("ahead", decision.seed))
    manners, brain, worths = manner_of(decision, skill), brain_of(decision, skill), rows(3, MAX_SEATS)
    mind.entries.look_ahead(states, manners, lucks, brain, outs, worths, sums, skill.worlds)
    weighed = {int(outs[0][i]): sums[i] for i in range(len(decision.numbers))}
    return [
        Choice(number, skill.worlds, _means(weighed[number], skill.worlds, decision.players))
        for number in decision.numbers
        if number in weighed
    ]


def search(
    decision: Decision, skill: Skill, budget: Budget | None = None, threads: int = 1
) -> tuple[list[Choice], list[Tree]]:
    """Each choice that was tried, and the trees: one a thread, put together at the root."""
    _mind(decision, skill)
    began = time.perf_counter()
    sims, seconds = limits(skill, budget)
    world = remembered(decision, skill)
    trees = [Tree(decision, skill, world, derived_seed("search", decision.seed, i)) for i in range(threads)]
    shares = [None if sims is None else (sims + i) // threads for i in range(threads)]
    deadline = None if seconds is None else began + seconds
    patience = seconds or 1.0
    if threads == 1:
        trees[0].grow(shares[0], deadline, patience)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda tree, share: tree.grow(share, deadline, patience), trees, shares))
    return merged(decision, trees), trees


def limits(skill: Skill, budget: Budget | None) -> tuple[int | None, float | None]:
    """How many simulations and seconds at most: a budget's, or the skill's own."""
    if budget is not None and budget.sims is not None:
        return budget.sims, None
    if budget is not None and budget.seconds is not None:
        return None, budget.seconds
    return skill.sims, skill.seconds


def merged(decision: Decision, trees: list[Tree]) -> list[Choice]:
    """The choices of all trees together."""
    visits = dict.fromkeys(decision.numbers, 0)
    sums = {number: [0] * MAX_SEATS for number in decision.numbers}
    for tree in trees:
        for action, node in tree.children():
            if action in visits:
                visits[action] += tree.visits(node)
                sums[action] = [a + b for a, b in zip(sums[action], tree.chances(node), strict=True)]
    return [
        Choice(number, visits[number], _means(sums[number], visits[number], decision.players))
        for number in decision.numbers
        if visits[number]
    ]


def _means(sums: Any, visits: int, players: int) -> tuple[float, ...]:
    return tuple(int(sums[seat]) / (CERTAIN * visits) for seat in range(players))


def _mind(decision: Decision, skill: Skill) -> Mind:
    mind = mind_of(decision.game.name, skill.insight)
    mind.compile()
    return mind
