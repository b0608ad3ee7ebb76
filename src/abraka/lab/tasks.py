"""Named tasks: a game, a table, opponents, deals and a measure, so that players' figures can be set side by side.

A task is played in the arena: the player that is measured sits down with the opponents, and every deal is played once
from each seat that it may have. Bots that search have the task's number of simulations, so that a task gives the same
figures on every machine. What the usual bots reach stands in `tasks_reference.json`, which `abraka tasks run` makes.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from abraka.bots import Bot, Budget, Decision, bot_named
from abraka.core.chance import derived_seed
from abraka.core.errors import OptionError
from abraka.core.game import Game, OptionValue, load
from abraka.lab.arena import Contest
from abraka.lab.arena_code import make_bots, read_codes
from abraka.lab.arena_results import Standing
from abraka.lab.learner import learn
from abraka.lab.solving import Policy, Small

Progress = Callable[[int, int], None]
LEARNED = "learned"
"""The name of the player that learns by itself (`lab.learner`)."""
BOTS = ("random", "greedy", "plain", "archmage", LEARNED)
"""Whose figures are the reference."""
ASKED = 10
"""So often a bot is asked wherever it may have to choose, where a figure is exact."""
REFERENCE = Path(__file__).with_name("tasks_reference.json")


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played, and what counts."""

    name: str
    about: str
    game: str
    players: int
    options: dict[str, OptionValue] = {}
    content: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    """Who sits in the other seats, from the measured player's left on; all of it repeated until the table is full."""
    measure: Literal["wins", "points"] = "wins"
    """What counts: the share of matches won, a shared win counting in part, or the mean points."""
    matches: int
    seed: int = 1
    """Decides the deals and what bots do by chance."""
    sims: int
    """Simulations for each decision of a bot that searches."""
    positions: int
    """From so many positions of matches with itself the learned player learns."""
    exact: bool = False
    """Whether it is small enough for the best possible figure to be worked out."""

    def load(self) -> Game:
        """The game, with the task's content."""
        return load(self.game, tuple(map(Path, self.content)))


TASKS = (
    Task(
        name="hocus-tiny",
        about="eight fields, two kinds of spells, two rounds: every match can be looked at",
        game="hocus",
        players=2,
        content=("tiny-board.toml", "tiny-deck.toml"),
        opponents=("random",),
        matches=2000,
        sims=100,
        positions=60_000,
        exact=True,
    ),
    Task(
        name="towers-tiny",
        about="two wizards and one potion each",
        game="towers",
        players=2,
        content=("tiny-seats.toml",),
        opponents=("greedy",),
        matches=200,
        sims=100,
        positions=300_000,
    ),
    Task(
        name="hocus-two",
        about="Hocus Pocus for two: dice and spells",
        game="hocus",
        players=2,
        opponents=("greedy",),
        matches=1000,
        sims=100,
        positions=600_000,
    ),
    Task(
        name="hocus-six",
        about="the same for six: whom to cast at",
        game="hocus",
        players=6,
        opponents=("greedy",) * 5,
        matches=600,
        sims=100,
        positions=300_000,
    ),
    Task(
        name="hill-two",
        about="Magic Hill for two: tiles face down, a long way",
        game="hill",
        players=2,
        opponents=("greedy",),
        matches=100,
        sims=50,
        positions=200_000,
    ),
    Task(
        name="towers-two",
        about="Wandering Towers for two, with the basic spells",
        game="towers",
        players=2,
        opponents=("greedy",),
        matches=100,
        sims=50,
        positions=300_000,
    ),
    Task(
        name="towers-master",
        about="the master variant for three: more spells, more to remember",
        game="towers",
        players=3,
        options={"variant": "master"},
        opponents=("greedy", "greedy"),
        matches=60,
        sims=50,
        positions=200_000,
    ),
    Task(
        name="towers-teams",
        about="two against two: a partner with a hand of its own",
        game="towers",
        players=4,
        options={"teams": True},
        opponents=("greedy",),
        matches=60,
        sims=50,
        positions=200_000,
    ),
    Task(
        name="towers-alone",
        about="alone against the cards: won if all are home in time",
        game="towers",
        players=1,
        matches=100,
        sims=50,
        positions=200_000,
    ),
    Task(
        name="djinn-alone",
        about="Djinn alone, for points: many kinds of choices, a long plan",
        game="djinn",
        players=1,
        measure="points",
        matches=20,
        sims=20,
        positions=100_000,
    ),
    Task(
        name="djinn-four",
        about="Djinn with four: the whole game",
        game="djinn",
        players=4,
        opponents=("greedy",) * 3,
        matches=20,
        sims=20,
        positions=100_000,
    ),
)


class Score(msgspec.Struct, frozen=True):
    """What a player reached in a task."""

    value: float
    """A share of matches won, or points."""
    low: float | None
    high: float | None
    """The ends of the share's 95 % interval."""
    matches: int | None
    """None where it is exact."""


class Result(msgspec.Struct, frozen=True):
    """A task's figures."""

    task: str
    rules_version: int
    features_version: int
    scores: dict[str, Score]
    best: float | None = None
    """What no player can better, where that can be worked out."""


def task_named(name: str) -> Task:
    """The task of that name; refuses unknown ones."""
    for task in TASKS:
        if task.name == name:
            return task
    raise OptionError(f"There is no task “{name}”; there are {', '.join(task.name for task in TASKS)}.")


def reference() -> dict[str, Result]:
    """What the usual bots reach, by task."""
    found = msgspec.json.decode(REFERENCE.read_bytes(), type=list[Result])
    return {result.task: result for result in found}


class Runner:
    """Plays tasks, and keeps in a folder what was played and learned: what was broken off goes on there."""

    def __init__(
        self, folder: Path, matches: int | None = None, positions: int | None = None, workers: int = 1
    ) -> None:
        """With fewer matches, or positions to learn from, if asked for."""
        self._folder, self._matches, self._positions, self._workers = folder, matches, positions, workers

    def run(self, task: Task, bots: Sequence[str], codes: Mapping[str, Path], progress: Progress) -> Result:
        """A task's figures for these bots; those of one's own with their files."""
        game, best = task.load(), None
        if task.exact:
            small = Small(game, task.players, task.options)
            best = small.best()
            scores = {bot: self._work_out(task, small, bot, codes, progress) for bot in bots}
        else:
            scores = {bot: self._play(task, bot, codes, progress) for bot in bots}
        return Result(task.name, game.spec.rules_version, game.features_version, scores, best)

    def _work_out(self, task: Task, small: Small, bot: str, codes: Mapping[str, Path], progress: Progress) -> Score:
        """One player's exact figure: it is asked everywhere, several times."""
        own = make_bots(task.game, read_codes(self._codes(task, bot, codes, progress)))
        policy = policy_of(small.game, own.get(bot) or bot_named(bot, Budget(sims=task.sims)), task)
        return Score(small.reached(policy), None, None, None)

    def _codes(self, task: Task, bot: str, codes: Mapping[str, Path], progress: Progress) -> list[Path]:
        """The file of a player that comes from one."""
        return [self.learned(task, progress)] if bot == LEARNED else [codes[bot]] if bot in codes else []

    def _play(self, task: Task, bot: str, codes: Mapping[str, Path], progress: Progress) -> Score:
        """One player's figures."""
        contest = Contest(
            task.game,
            (bot, *task.opponents),
            task.players,
            task.options,
            matches=self._matches or task.matches,
            budget=Budget(sims=task.sims),
            seed=task.seed,
            content=tuple(map(Path, task.content)),
            code=self._codes(task, bot, codes, progress),
        )
        contest.compile()
        journal = self._folder / f"{task.name}-{bot}.jsonl"
        result = contest.run(journal=journal, workers=self._workers, progress=progress)
        if result.stopped:
            raise KeyboardInterrupt
        return score(task, result.bots[bot], result.matches)

    def learned(self, task: Task, progress: Progress) -> Path:
        """The file of the player that learned the task, which learns it now if it has not yet."""
        game, positions = task.load(), self._positions or task.positions
        name = f"{task.name}-{positions}-{game.content.digest[:8]}-{game.features_version}.npz"
        network = self._folder / name
        if not network.exists():
            options = game.spec.resolve(task.players, task.options)
            learn(game, task.players, options, positions, task.seed, progress).save(network)
        digest = hashlib.sha256(network.read_bytes()).hexdigest()[:16]
        folder = self._folder / task.name
        folder.mkdir(exist_ok=True)
        path = folder / f"{LEARNED}.py"
        path.write_text(
            f'"""The player that learned {task.name}; its network has the digest {digest}."""\n\n'
            "from pathlib import Path\n\nfrom abraka.lab.learner import Learned\n\n"
            f"choose_many = Learned.read(Path({str(network)!r})).choose_many\n",
            encoding="utf-8",
        )
        return path


def policy_of(game: Game, bot: Bot, task: Task) -> Policy:
    """How often a bot chooses each action when it is asked several times."""
    sides = game.spec.sides(task.players, game.spec.resolve(task.players, task.options))

    def policy(state: Any, seat: int, legal: list[int]) -> list[float]:
        states = game.State.array(1)
        game.State.write(states, 0, state)
        asked = (
            Decision(game, states, 0, legal, seat, sides, derived_seed("task", task.seed, k)) for k in range(ASKED)
        )
        chosen = [game.actions.encode(bot.choose(one)) if len(legal) > 1 else legal[0] for one in asked]
        return [chosen.count(number) / ASKED for number in legal]

    return policy


def score(task: Task, standing: Standing, matches: int) -> Score:
    """What counts of a player's results."""
    if task.measure == "points":
        return Score(standing.points_mean or 0.0, None, None, matches)
    return Score(standing.win_rate, standing.low, standing.high, matches)
