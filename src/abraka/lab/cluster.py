"""Work on many machines with Ray: jobs go to whoever is free, and what is lost with a machine is done again there or
elsewhere. Every machine needs the same version of Abraka; which jobs there are does not depend on the machines."""

import logging
import socket
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from abraka.core.errors import AbrakaError, OptionError
from abraka.lab.extra import need

Start = TypeVar("Start")
Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 2
"""Jobs that wait for each processor."""
PATIENCE_S = 5.0
RETRIES = 10
"""A job that was lost with its machine is tried again so many times."""

File = tuple[str, str | None]
"""A content file to be sent along: its name, and its text unless it comes with the game."""

_ready: dict[bytes, Callable[[Any], Any]] = {}
"""What this worker process has made ready, by the start that it was made from."""


def on_ray(
    address: str, begin: Callable[[Start], Callable[[Job], Result]], start: Start, jobs: Iterable[Job]
) -> Generator[Result]:
    """The results of all jobs, as they are done. `begin(start)` makes a worker ready, once, and gives what does a job.

    `address` is that of a cluster (“auto”, “10.0.0.1:6379”, “ray://…”), or “local” for one on this machine alone.
    """
    need("ray", "Work on many machines needs", extra="cluster")
    import ray
    from ray.exceptions import RayError, RayTaskError

    _connect(ray, address)
    try:
        yield from _as_done(ray, begin, start, iter(jobs))
    except RayTaskError as error:
        if isinstance(error.cause, AbrakaError):
            raise error.cause from None
        raise AbrakaError(f"A machine of the cluster failed: {error.cause or error}") from None
    except RayError as error:
        raise AbrakaError(f"The cluster failed: {str(error).splitlines()[0]}") from None
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    try:
        _knock(address)
        ray.init(None if address == "local" else address, logging_level=logging.ERROR, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise OptionError(f"There is no Ray cluster at “{address}”: {str(error).splitlines()[0]}") from None


def _knock(address: str) -> None:
    """Raises OSError if nobody listens at a host and port: Ray itself would go on trying for minutes."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if sign and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE_S).close()


def _as_done(
    ray: Any, begin: Callable[[Start], Callable[[Job], Result]], start: Start, jobs: Iterable[Job]
) -> Generator[Result]:
    task = ray.remote(max_retries=RETRIES)(_run)
    told = ray.put((begin, start))
    rest = iter(jobs)
    waiting: list[Any] = []
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while True:
        waiting += [task.remote(told, job) for job in islice(rest, ahead - len(waiting))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(done)


def _run(told: tuple[Callable[[Any], Callable[[Any], Any]], Any], job: Any) -> Any:
    """Does one job in a worker process; what it needs is made ready with the first."""
    import pickle

    begin, start = told
    name = pickle.dumps((begin, start))
    if name not in _ready:
        _ready[name] = begin(start)
    return _ready[name](job)


def packed(paths: Sequence[Path]) -> tuple[File, ...]:
    """Content files, to be sent to other machines."""
    return tuple((str(path), path.read_text(encoding="utf-8") if path.is_file() else None) for path in paths)


@contextmanager
def unpacked(files: Sequence[File]) -> Generator[tuple[Path, ...]]:
    """The files that were sent, on this machine, for as long as they are read."""
    with TemporaryDirectory(prefix="abraka-content-") as folder:
        paths = []
        for name, text in files:
            path = Path(name) if text is None else Path(folder) / Path(name).name
            if text is not None:
                path.write_text(text, encoding="utf-8")
            paths.append(path)
        yield tuple(paths)
