"""Work that is split: parts that add up to the whole, and a Ray cluster that loses one of its machines."""

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from abraka.core.errors import AbrakaError, OptionError
from abraka.core.game import load
from abraka.lab.arena import Contest
from abraka.lab.cluster import on_ray, packed, unpacked
from abraka.lab.shares import WHOLE, Share
from abraka.lab.simulate import Sums, make_plan, play_share, simulate_on_ray
from tests.command import Command

HOCUS = ("hocus", "--players", "3", "--matches", "350", "--seed", "7")
ARENA = ("arena", "hocus", "--bots", "random,apprentice", "--matches", "6", "--sims", "5", "--workers", "1")


def shown(text: str) -> dict[str, Any]:
    """A document without its times."""
    document: dict[str, Any] = json.loads(text)
    document.pop("seconds")
    document.pop("matches_per_s", None)
    for standing in document.get("bots", {}).values():
        standing.pop("decision_ms_p50")
        standing.pop("decision_ms_p99")
    return document


def test_parts_of_a_simulation_make_the_whole(command: Command, tmp_path: Path) -> None:
    whole = shown(command("simulate", *HOCUS, "--json").out)
    files = [tmp_path / f"part{k}.jsonl" for k in (1, 2, 3)]
    for k, file in enumerate(files, 1):
        assert command("simulate", *HOCUS, "--share", f"{k}/3", "--out", file).code == 0
    assert shown(command("simulate", *HOCUS, "--json", "--join", *files).out) == whole
    missing = command("simulate", *HOCUS, "--join", *files[1:])
    assert missing.code == 2 and "2 of 4 blocks are missing" in missing.err
    twice = command("simulate", *HOCUS, "--join", *files, files[0])
    assert twice.code == 2 and "stands in another part already" in twice.err


def test_a_part_that_was_broken_off_is_gone_on_with(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "part.jsonl"
    command("simulate", *HOCUS, "--out", file)
    written = file.read_bytes()
    file.write_bytes(written[:-40])
    assert command("simulate", *HOCUS, "--out", file).code == 0
    assert file.read_bytes() == written


def test_a_part_of_another_simulation_is_refused(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "part.jsonl"
    command("simulate", *HOCUS, "--out", file)
    other = command("simulate", *HOCUS[:-1], "8", "--join", file)
    assert other.code == 2 and "another simulation" in other.err
    file.write_text("nonsense\n")
    broken = command("simulate", *HOCUS, "--out", file)
    assert broken.code == 2 and "first line is broken" in broken.err


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["--share", "1/2"], "needs --out"),
        (["--share", "3/2", "--out", "x"], "written like 3/16"),
        (["--ray", "local", "--share", "1/2", "--out", "x"], "one machine"),
    ],
)
def test_what_does_not_go_together_is_refused(command: Command, arguments: list[str], cause: str) -> None:
    done = command("simulate", *HOCUS, *arguments)
    assert done.code == 2 and cause in done.err


def test_parts_of_an_arena_make_the_whole(command: Command, tmp_path: Path) -> None:
    whole = shown(command(*ARENA, "--json").out)
    files = [tmp_path / f"part{k}.jsonl" for k in (1, 2)]
    for k, file in enumerate(files, 1):
        assert command(*ARENA, "--share", f"{k}/2", "--out", file).code == 0
    assert shown(command(*ARENA, "--json", "--join", *files).out) == whole


def test_content_files_go_along(tmp_path: Path) -> None:
    own = tmp_path / "board.toml"
    own.write_text("fields = 3\n")
    with unpacked(packed([own, Path("few-crosses.toml")])) as (first, second):
        assert first.name == "board.toml" and first != own and first.read_text() == "fields = 3\n"
        assert second == Path("few-crosses.toml")


# A real cluster on this machine: a head that plays nothing, and two workers.

ray = pytest.importorskip("ray", reason="needs abraka[cluster]")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    yield made
    ray.shutdown()
    made.shutdown()  # type: ignore[no-untyped-call]


def slowly(start: float) -> Any:
    """Gives a worker that takes its time."""

    def work(job: int) -> int:
        time.sleep(start)
        return job * job

    return work


def failing(start: str) -> Any:
    """Gives a worker that can't."""
    raise OptionError(start)


@pytest.mark.slow
def test_a_lost_worker_costs_only_its_jobs(cluster: Any) -> None:
    lost, _ = cluster.add_node(num_cpus=1), cluster.add_node(num_cpus=1)
    killing = threading.Timer(3, lambda: cluster.remove_node(lost, allow_graceful=False))
    killing.start()
    assert sorted(on_ray(cluster.address, slowly, 0.2, range(40))) == [n * n for n in range(40)]
    killing.join()


@pytest.mark.slow
def test_a_cluster_gives_the_same_results_as_one_machine(cluster: Any) -> None:
    cluster.add_node(num_cpus=1)
    game = load("hocus")
    plan = make_plan(game, 3, None, "random", 350, 7)
    told: list[int] = []
    found = simulate_on_ray(plan, cluster.address, (), lambda done, total: told.append(done))
    assert found == play_share(game, plan, WHOLE) and told[-1] == 350
    contests = [Contest("hocus", ["random"], 2, matches=4, seed=3) for _ in range(2)]
    here, there = contests[0].run(), contests[1].run(ray=cluster.address)
    assert [one.ranks for one in contests[0].counted()] == [one.ranks for one in contests[1].counted()]
    assert here.end_reasons == there.end_reasons


@pytest.mark.slow
def test_what_a_machine_refuses_is_said(cluster: Any) -> None:
    cluster.add_node(num_cpus=1)
    with pytest.raises(AbrakaError, match="not today"):
        list(on_ray(cluster.address, failing, "not today", [1]))
    with pytest.raises(OptionError, match="no Ray cluster"):
        list(on_ray("127.0.0.1:1", slowly, 0.0, [1]))


def test_shares_are_of_blocks() -> None:
    plan = make_plan(load("hocus"), 3, None, "random", 350, 7)
    sums = Sums()
    for part in (2, 1):
        sums += play_share(load("hocus"), plan, Share(part, 2))
    assert sums == play_share(load("hocus"), plan, WHOLE)
