"""The arena: bots against bots, with paired deals and rotated seats, on all cores, to be stopped and continued."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, nullcontext, suppress
from itertools import islice
from pathlib import Path

from abraka.bots import Budget
from abraka.bots.insight import Insight
from abraka.bots.mind import mind_of
from abraka.core.errors import AbrakaError, OptionError
from abraka.core.game import load
from abraka.lab.arena_code import Code, CodeBot, make_bots, read_codes
from abraka.lab.arena_journal import Journal
from abraka.lab.arena_match import Played, Room
from abraka.lab.arena_results import Arena, summary
from abraka.lab.arena_schedule import Schedule
from abraka.lab.arena_settings import Settings, make_settings
from abraka.lab.cluster import File, on_ray, packed, unpacked
from abraka.lab.shares import WHOLE, Share

Progress = Callable[[int, int], None]
"""Called with how many matches are played, of how many."""

SIDE_BY_SIDE = 64
"""So many matches are played at once, in one process, if a bot takes many decisions at once."""

AHEAD = 2
"""The number of matches queued for each worker."""


class Contest:
    """An arena that is ready to begin: everything is checked, nothing is played."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        matches: int = 100,
        budget: Budget | None = None,
        seed: int = 0,
        content: Sequence[Path] = (),
        code: Sequence[Path] = (),
        insight: Sequence[str] = (),
        network: Sequence[str] = (),
        calibration: bool = False,
    ) -> None:
        if matches < 1:
            raise OptionError("An arena plays at least one match.")
        self.game, self._content = load(game, tuple(content)), tuple(content)
        self._codes = read_codes(code, insight, network)
        bots_of_own = make_bots(game, self._codes).values()  # what is wrong with them is said at once
        self._asks_many = any(isinstance(bot, CodeBot) and bot.takes_many for bot in bots_of_own)
        self.settings = make_settings(
            self.game, bots, players, options, budget or Budget(), seed, self._codes, calibration
        )
        self.asked = matches
        self.planned = Schedule(self.settings.bots, players).rounded(matches)
        self.numbers: Sequence[int] = range(self.planned)
        """Which matches count here: all, or those of a share."""
        self.played: dict[int, Played] = {}
        """The matches so far, by number."""

    def compile(self, progress: Progress | None = None) -> None:
        """Makes the thinking of the bots ready, so that no worker has to."""
        thinking = (name for name in self.settings.bots if name not in self._codes or self._codes[name].network)
        if any(name != "random" for name in thinking):
            mind_of(self.game.name).compile(progress)
        for code in self._codes.values():
            if code.insight:
                mind_of(self.game.name, Insight(code.file, code.source)).compile(progress)

    def run(
        self,
        *,
        journal: Path | None = None,
        workers: int = 1,
        share: Share = WHOLE,
        ray: str | None = None,
        progress: Progress | None = None,
    ) -> Arena:
        """Plays what the journal does not have yet of a share of all matches, here or on a Ray cluster.

        Ctrl-C ends it early, with the results so far.
        """
        begin, fresh = time.perf_counter(), 0
        with Journal(journal, self.settings) if journal else nullcontext() as book:
            self.played = dict(book.played) if book else {}
            self.numbers = list(share.of(self.planned))
            missing = [number for number in self.numbers if number not in self.played]
            with suppress(KeyboardInterrupt), closing(self._play(missing, workers, ray)) as playing:
                for one in playing:
                    if book:
                        book.add(one)
                    self.played[one.match] = one
                    fresh += 1
                    if progress is not None:
                        progress(len(self.numbers) - len(missing) + fresh, len(self.numbers))
        return self._summary(fresh, time.perf_counter() - begin)

    def join(self, journals: Sequence[Path]) -> Arena:
        """The results of matches that were played elsewhere; refuses journals of other settings."""
        self.played = {}
        for path in journals:
            with Journal(path, self.settings) as book:
                self.played |= book.played
        return self._summary(0, 0.0)

    def _summary(self, fresh: int, seconds: float) -> Arena:
        sides = self.game.spec.sides(self.settings.players, self.settings.options)
        return summary(self.settings, sides, self.played, self.asked, self.numbers, fresh, seconds)

    def counted(self) -> list[Played]:
        """The matches that the results are made of."""
        return [self.played[number] for number in self.numbers if number in self.played]

    def _play(self, numbers: Sequence[int], workers: int, ray: str | None) -> Generator[Played]:
        if ray is not None:
            start = self.game.name, packed(self._content), self.settings, self._codes
            yield from on_ray(ray, _begin_on_ray, start, numbers)
        elif workers == 1 or len(numbers) < 2 or self._asks_many:
            room = Room(self.game, self.settings, self._codes)
            together = SIDE_BY_SIDE if self._asks_many else 1
            for first in range(0, len(numbers), together):
                yield from room.play_many(numbers[first : first + together])
        else:
            here = self.game.name, self._content, self.settings, self._codes
            yield from play_side_by_side(here, numbers, min(workers, len(numbers)))


def arena(
    game: str,
    bots: Sequence[str],
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    matches: int = 100,
    budget: Budget | None = None,
    seed: int = 0,
    content: Sequence[Path] = (),
    code: Sequence[Path] = (),
    insight: Sequence[str] = (),
    network: Sequence[str] = (),
    calibration: bool = False,
    journal: Path | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Arena:
    """Lets bots play so many matches; with a simulation budget the same seed gives the same results."""
    contest = Contest(
        game,
        bots,
        players,
        options,
        matches=matches,
        budget=budget,
        seed=seed,
        content=content,
        code=code,
        insight=insight,
        network=network,
        calibration=calibration,
    )
    contest.compile()
    return contest.run(journal=journal, workers=workers, progress=progress)


# Worker processes.

Start = tuple[str, tuple[Path, ...], Settings, Mapping[str, Code]]
"""What a worker needs: game, content files, settings, the user's bots."""

_room: Room | AbrakaError | None = None
"""Where this worker plays, or why it can't."""


def play_side_by_side(start: Start, numbers: Sequence[int], workers: int) -> Generator[Played]:
    """Plays matches in several processes; yields them as they are done."""
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context, _begin, (start,))
    try:
        yield from _as_done(pool, numbers, workers * AHEAD)
    except BrokenProcessPool:
        raise AbrakaError("A process in which matches were played has died; perhaps memory was short.") from None
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _as_done(pool: ProcessPoolExecutor, numbers: Sequence[int], ahead: int) -> Generator[Played]:
    rest = iter(numbers)
    waiting: set[Future[Played]] = set()
    while True:
        waiting |= {pool.submit(_play, number) for number in islice(rest, ahead - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for job in done:
            yield job.result()


def _begin(start: Start) -> None:
    """A worker's first act. Ctrl-C is the parent's business; without the parent there is no use in going on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    global _room
    name, content, settings, codes = start
    try:
        _room = Room(load(name, content), settings, codes)
    except AbrakaError as error:
        _room = error


def _begin_on_ray(start: tuple[str, tuple[File, ...], Settings, Mapping[str, Code]]) -> Callable[[int], Played]:
    """Makes a worker of a cluster ready: gives what plays one match."""
    name, files, settings, codes = start
    with unpacked(files) as paths:
        game = load(name, paths)
    chosen = settings.players, settings.options, settings.budget, settings.seed
    own = make_settings(game, settings.bots, *chosen, codes, settings.calibration)
    if own != settings:
        raise AbrakaError(f"A machine of the cluster differs: {'; '.join(settings.differences(own))}.")
    return Room(game, settings, codes).play


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(number: int) -> Played:
    if isinstance(_room, AbrakaError):
        raise _room
    assert _room is not None
    return _room.play(number)
