"""Lessons: a match whose every action is written down, told to the first seat just as the server would tell it.

A script is a TOML file: `game`, perhaps `players`, `options`, a `key` and a `position`, and `steps`, each with the
`action` of whoever is asked and perhaps a `note` for the one who learns. What comes out is for the browser client,
which plays it without a server.
"""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from abraka.core.errors import AbrakaError, Refusal
from abraka.core.game import load
from abraka.core.match import Match
from abraka.table.data import Entry
from abraka.table.play import Play
from abraka.table.telling import Teller
from abraka.table.ways import Outlook

LEARNER = 0
MATCH_ID = "lesson"
encode = msgspec.json.Encoder().encode


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action, and the ids of what is said before it."""

    action: str
    note: str | None = None


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as it is to be played."""

    game: str
    steps: list[Step]
    players: int | None = None  # as the position says, if not given
    options: dict[str, str | int | bool | list[str]] = {}
    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")] = "00" * 16
    position: str | None = None


def read_script(path: Path) -> Script:
    """The script in a file; refuses one that has not the right form."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Script)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise AbrakaError(f"{path}: {error}.") from None


def perform(script: Script) -> dict[str, Any]:
    """The whole lesson as the learner is told it."""
    match = _begin(script)
    teller = Teller(Play(match, range(match.players), None, 0))
    teller.listen([LEARNER])
    full = msgspec.json.decode(teller.full(LEARNER))
    first = {name: full[name] for name in ("match", "view", "choices", "status")} | {"ways": _ways(match)}
    return first | {"steps": [_perform_step(teller, number, step) for number, step in enumerate(script.steps, 1)]}


def _begin(script: Script) -> Match:
    """The match before its first step; its key decides all dice and draws."""
    game, key = load(script.game), bytes.fromhex(script.key)
    if script.position is None:
        return Match(game, script.players or game.spec.players[0], script.options, key=key, match_id=MATCH_ID)
    players, named = game.read_options(script.position)
    options = named | script.options
    return Match(game, script.players or players, options, key=key, match_id=MATCH_ID, position=script.position)


def _ways(match: Match) -> Any:
    return Outlook(match).ways() if match.to_act == LEARNER else None


def _perform_step(teller: Teller, number: int, step: Step) -> dict[str, Any]:
    play = teller.play
    seat = play.match.to_act
    try:
        action = play.match.check(step.action)
    except Refusal as refusal:
        raise AbrakaError(f"Step {number}, “{step.action}”: {refusal}") from None
    told = teller.follow(Entry(play.version + 1, 0, "act", seat or 0, action))
    news = msgspec.json.decode(told[LEARNER])
    kept = {name: news[name] for name in ("events", "patch", "choices", "status")}
    return {"action": step.action, "seat": seat, "note": step.note} | kept | {"ways": _ways(play.match)}


def written(lesson: dict[str, Any]) -> str:
    """A lesson as JSON, a line for each step."""
    parts = [f'"{name}":{encode(part).decode()}' for name, part in lesson.items() if name != "steps"]
    steps = ",\n".join(encode(step).decode() for step in lesson["steps"])
    return "{" + ",\n".join([*parts, f'"steps":[\n{steps}\n]']) + "}\n"
