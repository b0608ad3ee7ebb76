"""Everybody's chances in a state, as the referee sees them, who knows all cards, or as a seat does."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from abraka.bots.levels import ARCHMAGE
from abraka.bots.mind import mind_of
from abraka.bots.search import Tree
from abraka.bots.skill import Skill
from abraka.bots.tree import CERTAIN, REFEREE
from abraka.core.chance import derived_seed
from abraka.core.game import Game
from abraka.core.match import Match
from abraka.core.records import JIT, transfer

Chances = tuple[float, ...]
"""Everybody's chance to win, seat by seat."""

SKILL = ARCHMAGE.skill
"""How the search goes about it: as the Archmage does."""


class Eye(NamedTuple):
    """Who looks: a seat with what it knows, or the referee."""

    game: Game
    seat: int
    sides: tuple[int, ...]

    def chances(self, states: Any, i: int, sims: int, seed: int, skill: Skill = SKILL) -> Chances:
        """Everybody's chances in states[i], after so many simulations; those of an ended match are its result."""
        if value_of(states, i, "to_act") < 0:
            return result_of(self.sides, ranks_of(states, i))
        mind_of(self.game.name).compile()
        tree = Tree(self, skill, states[i : i + 1], seed)
        tree.grow(sims, None, 1.0)
        node = max((node for _, node in tree.children()), key=tree.visits)
        visits = CERTAIN * tree.visits(node)
        return tuple(chance / visits for chance in tree.chances(node)[: len(self.sides)])


def referee(match: Match) -> Eye:
    """The eye that knows all cards."""
    return Eye(match.game, REFEREE, match.game.spec.sides(match.players, match.options))


def result_of(sides: Sequence[int], ranks: Sequence[int]) -> Chances:
    """What each seat got: one for the side that won, shared if several did."""
    winning = {side for side, rank in zip(sides, ranks, strict=True) if rank == 1}
    return tuple(1 / len(winning) if rank == 1 else 0.0 for rank in ranks)


def value_of(states: Any, i: int, name: str) -> int:
    """One number of a state."""
    return int(states[name][i] if JIT else getattr(states[i], name))


def ranks_of(states: Any, i: int) -> list[int]:
    """Everybody's place in an ended match."""
    ranks = states["ranks"][i] if JIT else states[i].ranks
    return [int(rank) for rank in ranks[: value_of(states, i, "seats")]]


def foresee_another(states: Any, i: int, seed: int) -> None:
    """Gives a state another future: what is rolled and drawn from here on; nothing that lies hidden changes."""
    words = derived_seed("future", seed, 0), derived_seed("future", seed, 1)
    if JIT:
        states["key"][i], states["draws"][i], states["imagined"][i] = words, 0, True
    else:
        states[i].key, states[i].draws, states[i].imagined = list(words), 0, True


def all_states(match: Match) -> Any:
    """The states of a match, from before its first action to the last."""
    game, count = match.game, match.version + 1
    again = match.again()
    states = game.State.array(count)
    for i in range(count):
        game.State.write(states, i, again.state)
        if i < match.version:
            again.play(match.actions[i])
    return states


def after(game: Game, states: Any, i: int, action: int, room: Any) -> Any:
    """The state after an action, as an array of one."""
    target = game.State.array(1)
    transfer(target, 0, states, i)
    game.driver.step(target, 0, action, room)
    return target
