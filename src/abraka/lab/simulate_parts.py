"""Parts of a simulation as files: each is played by itself, anywhere; together they are the whole.

The first line is the plan, then comes a line for each block, as it is played: what was broken off is gone on with.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from abraka.core.errors import OptionError, RecordError
from abraka.core.game import Game
from abraka.lab.shares import Share
from abraka.lab.simulate import Plan, Progress, Sums, add_up, play_blocks

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """The first line."""

    simulation: int
    """The version of this format."""
    plan: Plan


class Block(msgspec.Struct, frozen=True):
    """One block's sums."""

    block: int
    sums: Sums


def play_part(game: Game, plan: Plan, share: Share, path: Path, progress: Progress | None = None) -> Sums:
    """Plays what a file does not have yet of a share, and writes it down; gives the share's sums."""
    own = list(share.of(plan.blocks))
    begun = read_part(path, plan) if path.exists() and path.stat().st_size else {}
    missing = [number for number in own if number not in begun]
    with path.open("ab") as file:
        if not begun and not file.tell():
            file.write(msgspec.json.encode(Heading(FORMAT, plan)) + b"\n")

        def played() -> Iterable[Sums]:
            yield from (begun[number] for number in own if number in begun)
            for number, sums in zip(missing, play_blocks(game, plan, missing), strict=True):
                file.write(msgspec.json.encode(Block(number, sums)) + b"\n")
                file.flush()
                yield sums

        return add_up(plan, own, played(), progress)


def read_part(path: Path, plan: Plan) -> dict[int, Sums]:
    """The blocks that a file has; refuses one of another plan. A torn last line is cut off."""
    lines = path.read_bytes().splitlines(keepends=True)
    _check_heading(path, lines[0] if lines else b"", plan)
    found: dict[int, Sums] = {}
    for number, line in enumerate(lines[1:], 2):
        if number == len(lines) and not line.endswith(b"\n"):
            with path.open("r+b") as file:
                file.truncate(path.stat().st_size - len(line))
            break
        block = _read_block(path, number, line)
        if not 0 <= block.block < plan.blocks or block.sums.matches != plan.size(block.block) or block.block in found:
            raise RecordError(f"{path}: line {number}: this block is none of this simulation, or stands there twice.")
        found[block.block] = block.sums
    return found


def _check_heading(path: Path, line: bytes, plan: Plan) -> None:
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise RecordError(f"{path} is no part of a simulation, or its first line is broken.") from None
    if heading.simulation != FORMAT or heading.plan != plan:
        raise OptionError(f"{path} is a part of another simulation; give the same options as there.")


def _read_block(path: Path, number: int, line: bytes) -> Block:
    try:
        return msgspec.json.decode(line, type=Block)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise RecordError(f"{path}: line {number}: it is broken.") from None


def join_parts(plan: Plan, paths: Sequence[Path]) -> Sums:
    """The sums of all parts; refuses what is missing and what stands in two of them."""
    found: dict[int, Sums] = {}
    for path in paths:
        part = read_part(path, plan)
        twice = found.keys() & part.keys()
        if twice:
            raise RecordError(f"{path}: block {min(twice)} stands in another part already.")
        found |= part
    missing = plan.blocks - len(found)
    if missing:
        raise RecordError(
            f"{missing:,} of {plan.blocks:,} blocks are missing: not all parts are here, or not played to their end."
        )
    return add_up(plan, range(plan.blocks), found.values())
