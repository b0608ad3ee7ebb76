"""What is thought about elsewhere: one decision of one seat, in a world that might be, or a match that is over.

A thinker is told no more than a bot (`bots.decision`): what the seat can't know was drawn anew before, so nothing that
is hidden goes over the bus. Drawing it anew once more, with the same luck, changes nothing: the thinker makes of it the
very decision that the node has, and both would choose the same.
"""

import hashlib
from collections.abc import Sequence
from functools import cache

import msgspec
import numpy as np

from abraka.bots import Budget, Decision, bot_named
from abraka.bots.explain import Thought, explain
from abraka.bots.levels import ARCHMAGE
from abraka.core.cache import PACKAGE
from abraka.core.game import Game, load
from abraka.core.records import JIT, Record
from abraka.core.state import MatchState

MOVE, HINT, ANALYSIS = range(3)
"""What is thought about, the most urgent first."""
encode = msgspec.msgpack.Encoder().encode


class Question(msgspec.Struct, frozen=True, array_like=True, tag="question"):
    """A decision."""

    id: str
    station: str  # who asks
    game: str
    world: bytes
    seat: int
    sides: tuple[int, ...]
    seed: int
    numbers: list[int]
    level: str  # empty: what is wanted is a hint
    most: int
    seconds: float | None


class Study(msgspec.Struct, frozen=True, array_like=True, tag="study"):
    """A match that is over, whose key everybody knows."""

    id: str
    station: str
    match: bytes


class Result(msgspec.Struct, frozen=True, array_like=True):
    """What came of it; nothing, if the thinker could not do it."""

    id: str
    data: bytes | None


class Progress(msgspec.Struct, frozen=True, array_like=True):
    """How far a study is."""

    id: str
    share: float


read_job = msgspec.msgpack.Decoder(Question | Study).decode
read_thoughts = msgspec.json.Decoder(list[Thought]).decode


def question(
    name: str, station: str, decision: Decision, level: str = "", most: int = 0, seconds: float | None = None
) -> Question:
    """A decision, to be passed on."""
    game = decision.game
    return Question(
        id=name,
        station=station,
        game=game.name,
        world=packed(game.State.read(decision.world, 0)),
        seat=decision.seat,
        sides=decision.sides,
        seed=decision.seed,
        numbers=[int(number) for number in decision.numbers],
        level=level,
        most=most,
        seconds=seconds,
    )


def decision_in(asked: Question) -> Decision:
    """The decision again."""
    game = load(asked.game)
    states = unpacked(game, asked.world)
    return Decision(game, states, 0, asked.numbers, asked.seat, asked.sides, asked.seed)


def think(asked: Question) -> bytes:
    """What a bot does, in notation; or what the one who gives hints thinks."""
    decision, budget = decision_in(asked), Budget(seconds=asked.seconds) if asked.seconds else None
    if asked.level:
        return decision.game.actions.write(bot_named(asked.level, budget).choose(decision)).encode()
    return msgspec.json.encode(explain(decision, ARCHMAGE.skill, budget, asked.most))


def packed(state: Record) -> bytes:
    """A state as bytes, the same on all machines of one kind."""
    record = np.zeros(1, state.dtype)
    for name in state.fields:
        record[0][name] = getattr(state, name)
    return record.tobytes()


def unpacked(game: Game, data: bytes) -> Sequence[MatchState]:
    """The state again, in the form that the rules run on here."""
    record = np.frombuffer(data, game.State.dtype).copy()
    if JIT:
        return record  # type: ignore[return-value]  # an array of records is such a sequence
    plain = game.State.array(1)
    for name, value in zip(game.State.fields, record[0].tolist(), strict=True):
        setattr(plain[0], name, value.tolist() if isinstance(value, np.ndarray) else value)
    return plain


@cache
def edition() -> str:
    """What decides how bots think, in a word: only nodes and thinkers of the same understand each other."""
    digest = hashlib.sha256()
    for folder in ("core", "games", "bots", "analysis"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]
