"""Many matches side by side: numpy in, numpy out (see `core.many` for what is compiled).

`Batch` is for people; `driver.start_many`, `step_many`, `mask` and `see` are what it is made of. They are compiled when
a game's batches are first used, so that those who only play never wait for them.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from threading import Lock, Thread
from typing import Any
from weakref import finalize

import numpy as np
import numpy.typing as npt

from abraka.core.chance import Luck, derived_seed
from abraka.core.compile import Entries, Progress
from abraka.core.game import LOADING, Game, driver_of, load, module_of
from abraka.core.records import i64, numbers, rows, u64

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Reals = npt.NDArray[np.float32]


class Many(Entries):
    """What plays many matches of a game at once: the entries of `core.many`."""

    file = Path(__file__).with_name("many.py")
    subject = "batches"

    def __init__(self, game: str) -> None:
        state, self._returns = (module_of(game, name) for name in ("state", "returns"))
        self._setup, self._max_legal = state.Setup, state.MAX_LEGAL
        seen = module_of(game, "features").features
        super().__init__(game, state.State, {seen: (state.State.array(1)[0], 0, _reals(1, 1)[0])})

    def given(self) -> dict[str, Any]:
        """The game's rules, its features and its returns."""
        returns = {"sides": self._returns.sides, "merit": self._returns.merit}
        return {"rules": driver_of(self.game).entries.rules, "features": self.contract["features"], **returns}

    def _bind(self) -> None:
        super()._bind()
        module = self.entries
        self.start_many, self.step_many, self.pick_many = module.start_many, module.step_many, module.pick_many
        self.mask, self.see, self.see_one = module.mask, module.see, module.see_one
        self.illegal, self.imagine_many = module.illegal, module.imagine_many
        self.step_and_see = module.step_and_see

    def compile(self, progress: Progress | None = None) -> None:
        """Compiles, or loads from the cache, the rules first, then the batches."""
        driver_of(self.game).compile(progress)
        super().compile(progress)

    def samples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments of the very types that each entry is called with."""
        states, setups, lucks = self._state.array(1), self._setup.array(1), Luck.array(1)
        keys, legal, row, out = rows(1, 2, u64), rows(1, self._max_legal, i64), _ints(1), numbers(1)
        flags, masks, table = _bools(1), _bools(1, 1), _reals(1, 1)
        shown = (legal, row, row, row, masks, table)
        return {
            "start_many": (states, 0, 1, setups, lucks, keys, *shown),
            "step_many": (states, 0, 1, row, True, setups, lucks, keys, *shown[:4], flags, table, masks, table),
            "pick_many": (0, 1, lucks, legal, row, row),
            "illegal": (row, legal, row, flags),
            "mask": (states, 0, 1, out, masks),
            "see": (states, 0, 1, row, table),
            "step_and_see": (states, 0, 0, out, table[0]),
            "see_one": (states, 0, 0, table[0], 1),
            "imagine_many": (states, 0, 1, states, 0, 0, lucks, *shown),
        }


def many_of(game: str) -> Many:
    """The entries of a game's batches, one set a process; safe to call from any thread."""
    with LOADING:
        return _many_of(game)


@cache
def _many_of(game: str) -> Many:
    return Many(game)


def _ints(n: int) -> Ints:
    return np.zeros(n, np.int64)


def _bools(*shape: int) -> Bools:
    return np.zeros(shape, np.bool_)


def _reals(*shape: int) -> Reals:
    return np.zeros(shape, np.float32)


class Batch:
    """As many matches as there are rows, at the same table, each with a row in every array.

    All arrays are numpy's, are made once and are written anew by every step: copy what you keep. `torch.from_numpy`
    takes them as they are.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        rows: int = 256,
        seed: int = 0,
        threads: int = 1,
        restart: bool = True,
        checked: bool = False,
        masks: bool = True,
        features: bool = True,
    ) -> None:
        """Begins a match in every row; the same seed gives the same matches, whatever the number of threads.

        `restart`: where a match ends, the next begins at once. `checked`: an illegal action is refused with the reason.
        """
        self.game = load(game) if isinstance(game, str) else game
        self.players, self.rows, self.restart, self.checked = players, rows, restart, checked
        self.options = self.game.spec.resolve(players, options)
        self.actions = _ints(rows)
        """Room for actions: `pick` writes them here."""
        self.to_act = _ints(rows)
        """The seat that is asked in each row; -1 where a match is over, which without `restart` it may be."""
        self.counts = _ints(rows)
        """How many actions are legal."""
        self.lengths = _ints(rows)
        """How many actions the match took so far; where it has just ended, how many it took in all."""
        self.done = _bools(rows)
        """Where a match has ended: with the last step, or without `restart` with any step."""
        self.returns = _reals(rows, players)
        """What a match that is done was worth to each seat (see `core.returns`); else 0."""
        self.mask = _bools(rows if masks else 0, self.game.spec.action_count)
        """Which actions are legal."""
        self.features = _reals(rows if features else 0, self.game.feature_count(players))
        """What the seat to act knows."""
        self._make_room(seed)
        self._threads = _Threads(rows, threads)
        finalize(self, self._threads.close)
        self.start()

    def _make_room(self, seed: int) -> None:
        many, n = many_of(self.game.name), self.rows
        many.compile()
        self._many = many
        self.states: Any = self.game.State.array(n)
        self.keys: Any = rows(n, 2, u64)
        self.legal: Any = rows(n, self.game.max_legal)
        self._wrong = _bools(n)
        self._setups = self.game.setup(self.players, self.options)
        self._lucks: Any = Luck.array(n)
        for i in range(n):
            luck = Luck()
            luck.seed = derived_seed("batch", seed, i)
            Luck.write(self._lucks, i, luck)
        self._shown = (self.legal, self.counts, self.to_act, self.lengths)

    def start(self) -> None:
        """Begins a new match in every row."""
        self.done[:], self.returns[:] = False, 0
        more = (self._setups, self._lucks, self.keys, *self._shown, self.mask, self.features)
        self._threads(lambda first, last: self._many.start_many(self.states, first, last, *more))

    def step(self, actions: Ints) -> None:
        """Plays an action in every row: -1 lets a row wait; in rows whose match is over any number will do."""
        if self.checked:
            self.check(actions)
        again = (actions, self.restart, self._setups, self._lucks, self.keys, *self._shown, self.done, self.returns)
        more = (*again, self.mask, self.features)
        self._threads(lambda first, last: self._many.step_many(self.states, first, last, *more))

    def pick(self) -> Ints:
        """Any legal action for every row, by chance."""
        self._many.pick_many(0, self.rows, self._lucks, self.legal, self.counts, self.actions)
        return self.actions

    def illegal(self, actions: Ints) -> Bools:
        """In which rows the action is not legal."""
        self._many.illegal(actions, self.legal, self.counts, self._wrong)
        return self._wrong

    def check(self, actions: Ints) -> None:
        """Refuses actions that are not legal: says in which row, and why; nothing has been played then."""
        if len(actions) != self.rows:
            raise ValueError(f"A batch of {self.rows} rows takes {self.rows} actions, not {len(actions)}.")
        if self._many.illegal(actions, self.legal, self.counts, self._wrong):
            row = int(np.argmax(self._wrong))
            self.game.refuse(self.state(row), row, self.game.actions.decode(int(actions[row])))

    def see(self, seats: Ints, features: Reals) -> None:
        """Writes what a seat of each row knows; -1 gives zeros."""
        self._threads(lambda first, last: self._many.see(self.states, first, last, seats, features))

    def imagine(self, states: Any, place: int, seat: int) -> None:
        """Puts a world that might be into every row: states[place], with all that the seat can't know dealt anew."""
        self.done[:], self.returns[:] = False, 0
        more = (states, place, seat, self._lucks, *self._shown, self.mask, self.features)
        self._threads(lambda first, last: self._many.imagine_many(self.states, first, last, *more))

    def state(self, row: int) -> Any:
        """A plain copy of one row's state: the whole truth."""
        return self.game.State.read(self.states, row)

    def close(self) -> None:
        """Ends the batch's threads."""
        self._threads.close()


Part = Callable[[int, int], None]
"""Does something with the rows from a first to a last one."""


class _Threads:
    """Runs a function over all rows, shared among threads; the calling one does its part."""

    def __init__(self, rows: int, threads: int) -> None:
        if threads < 1:
            raise ValueError(f"A batch needs at least one thread, not {threads}.")
        own, *others = list(pairwise(rows * k // threads for k in range(threads + 1)))
        self._own = own
        self._helpers = [_Helper(*part) for part in others]

    def __call__(self, function: Part) -> None:
        for helper in self._helpers:
            helper.begin(function)
        function(*self._own)
        for helper in self._helpers:
            helper.finish()

    def close(self) -> None:
        """Ends the threads."""
        for helper in self._helpers:
            helper.begin(None)
        self._helpers = []


class _Helper:
    """A thread that does a part of the rows again and again; two locks wake it far sooner than a pool would."""

    def __init__(self, first: int, last: int) -> None:
        self._part = first, last
        self._function: Part | None = None
        self._go, self._done = Lock(), Lock()
        self._go.acquire()
        self._done.acquire()
        Thread(target=self._work, name="batch", daemon=True).start()

    def begin(self, function: Part | None) -> None:
        """Does its part of a function, or ends."""
        self._function = function
        self._go.release()

    def finish(self) -> None:
        """Waits until its part is done."""
        self._done.acquire()

    def _work(self) -> None:
        while True:
            self._go.acquire()
            if self._function is None:
                return
            try:
                self._function(*self._part)
            finally:
                self._done.release()
