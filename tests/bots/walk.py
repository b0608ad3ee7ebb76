"""Decisions that come up in matches played by chance."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from abraka.bots import Decision
from abraka.core.chance import derived_seed
from abraka.core.game import load
from abraka.core.match import Match


@cache
def states_of(game: str, players: int, options: tuple[tuple[str, Any], ...], seed: int) -> list[Any]:
    """The states of a match played by chance in which a seat has a choice, and their legal actions."""
    match = Match(load(game), players, dict(options), key=derived_seed("walk", seed).to_bytes(16, "little"))
    chance, found = Random(seed), []
    while match.to_act is not None:
        legal = match.legal()
        if len(legal) > 1:
            found.append((match.state, [match.game.actions.encode(action) for action in legal]))
        match.apply(chance.choice(legal))
    return found


def decisions(game: str, players: int, options: dict[str, Any], count: int, seed: int = 0) -> Iterator[Decision]:
    """So many decisions, from all over one match or more."""
    chance = Random(seed)
    found = states_of(game, players, tuple(options.items()), seed)
    sides = load(game).spec.sides(players, load(game).spec.resolve(players, options))
    for number, (state, legal) in enumerate(chance.sample(found, min(count, len(found)))):
        states = load(game).State.array(1)
        load(game).State.write(states, 0, state)
        yield Decision(load(game), states, 0, legal, state.to_act, sides, derived_seed(seed, number))
