"""Laws that hold in every state: matches are played by chance inside compiled code, and each state of them is judged.

A game's test brings the laws as one compiled function, `broken_law(s, setup, options)`: the number of the first law
that a state breaks, 0 if all hold; `options` is how many actions are legal in it.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from importlib import import_module
from typing import Any

from abraka.core.chance import Luck, luck_word, pick
from abraka.core.compile import pinned
from abraka.core.game import Game, driver_of
from abraka.core.records import JIT, Row, assign, entry, numbers, u64

Law = Callable[[Any, Any, int], int]
Policy = Callable[[Any, Row, int, Any], int]


def first_broken(game: Game, players: int, options: Mapping[str, Any], law: Law, matches: int) -> int:
    """The number of the first law that is broken in any state of these matches, all played to their end; or 0."""
    states, setups = game.State.array(1), game.setup(players, options)
    with _pinned(game):
        broken = _auditor(game.name, law)(states, setups, numbers(2, u64), _lucks(players), _room(game), matches)
    assert broken or game.State.read(states).reason
    return int(broken)


def choices_by_secrets(game: Game, players: int, policy: Policy, matches: int) -> int:
    """In how many decisions a policy would decide otherwise if what its seat can't know were other."""
    states, setups = game.State.array(2), game.setup(players)
    with _pinned(game):
        found = _twice(game.name, policy)(states, setups, numbers(2, u64), _lucks(players), _room(game), matches)
    return int(found)


def _pinned(game: Game) -> AbstractContextManager[None]:
    """Compiles the rules once, as the engine does, for the functions of this file and of the laws."""
    return pinned(driver_of(game.name).rules(), game.State) if JIT else nullcontext()


def _lucks(seed: int) -> Any:
    luck, lucks = Luck(), Luck.array(2)
    luck.seed = seed
    Luck.write(lucks, 0, luck)
    return lucks


def _room(game: Game) -> Row:
    return numbers(game.max_legal)


@cache
def _auditor(game: str, law: Law) -> Callable[..., int]:
    rules = import_module(f"abraka.games.{game}.rules")
    reset, legal, apply = rules.reset, rules.legal, rules.apply

    @entry
    def play_audited(states: Any, setups: Any, key: Row, lucks: Any, out: Row, matches: int) -> int:
        """Plays matches by chance and looks at every state of them."""
        s = states[0]
        for _ in range(matches):
            key[0] = luck_word(lucks[0])
            key[1] = luck_word(lucks[0])
            reset(s, setups[0], key)
            n = legal(s, out)
            while n > 0:
                broken = law(s, setups[0], n)
                if broken:
                    return broken
                apply(s, out[pick(lucks[0], n)])
                n = legal(s, out)
            broken = law(s, setups[0], n)
            if broken:
                return broken
        return 0

    return play_audited


@cache
def _twice(game: str, policy: Policy) -> Callable[..., int]:
    rules = import_module(f"abraka.games.{game}.rules")
    reset, legal, apply, redeal = rules.reset, rules.legal, rules.apply, rules.redeal

    @entry
    def choose_twice(states: Any, setups: Any, key: Row, lucks: Any, out: Row, matches: int) -> int:
        """Plays by the policy, and asks the same player again after all that its seat can't know was dealt anew."""
        s = states[0]
        different = 0
        for _ in range(matches):
            key[0] = luck_word(lucks[0])
            key[1] = luck_word(lucks[0])
            reset(s, setups[0], key)
            n = legal(s, out)
            while n > 0:
                assign(states[1], s)
                redeal(states[1], s.to_act, lucks[1])
                lucks[1].seed = lucks[0].seed
                choice = policy(s, out, n, lucks[0])
                if policy(states[1], out, n, lucks[1]) != choice:
                    different += 1
                apply(s, out[choice])
                n = legal(s, out)
        return different

    return choose_twice
