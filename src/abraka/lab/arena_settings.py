"""What decides how the matches of an arena go; a journal is only continued with the very same."""

from collections.abc import Mapping, Sequence

import msgspec

from abraka.analysis.versions import sources_digest
from abraka.bots import BOT_NAMES, Budget
from abraka.core.errors import OptionError
from abraka.core.game import Game, Options
from abraka.lab.arena_code import Code

MANY_BOTS = 64


class Settings(msgspec.Struct, frozen=True):
    """All that decides which matches are played, and how; the number of matches does not."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    time: float | None
    """Seconds for a decision, if they are limited here."""
    sims: int | None
    """Simulations for a decision, if they are limited here."""
    seed: int
    content: str
    """Which content the game has, by its hash."""
    rules_version: int
    sources: str
    """Which engine, rules and bots play, by their hash."""
    code: dict[str, str]
    """Which bots of the user's own play: the hash of each by name."""
    calibration: bool = False
    """What bots foresee is written down."""

    @property
    def budget(self) -> Budget:
        """How long bots may think."""
        return Budget(self.time, self.sims)

    def differences(self, other: "Settings") -> list[str]:
        """What another has otherwise, in words: here, then there."""
        found = []
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, dict):
                keys = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
                found += [f"{name} {key}: {_said(mine.get(key))}, now {_said(theirs.get(key))}" for key in keys]
            elif mine != theirs:
                found.append(f"{name}: {_said(mine)}, now {_said(theirs)}")
        return found


def make_settings(
    game: Game,
    bots: Sequence[str],
    players: int,
    options: Mapping[str, object] | None,
    budget: Budget,
    seed: int,
    codes: Mapping[str, Code],
    calibration: bool = False,
) -> Settings:
    """The settings, checked."""
    resolved = game.spec.resolve(players, options)
    check_bots(bots, codes)
    return Settings(
        game=game.name,
        players=players,
        options=resolved,
        bots=tuple(bots),
        time=budget.seconds,
        sims=budget.sims,
        seed=seed,
        content=game.content.digest,
        rules_version=game.spec.rules_version,
        sources=sources_digest(game.name),
        code={name: code.digest for name, code in codes.items()},
        calibration=calibration,
    )


def check_bots(bots: Sequence[str], codes: Mapping[str, Code]) -> None:
    """Refuses names that no bot has, and files that nobody asked for."""
    if not bots:
        raise OptionError("An arena needs bots: --bots archmage,greedy.")
    if len(bots) > MANY_BOTS:
        raise OptionError(f"An arena takes up to {MANY_BOTS} bots, not {len(bots)}.")
    for name in bots:
        if name not in BOT_NAMES and name not in codes:
            known = ", ".join([*BOT_NAMES, *codes])
            raise OptionError(f"There is no bot “{name}”; there are {known}. A bot of your own is given with --code.")
    for name, code in codes.items():
        if name not in bots:
            raise OptionError(f"{code.file} is given, but its bot does not play: name {name} among the bots.")


def _said(value: object) -> str:
    """A value in words."""
    if value is None:
        return "none"
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
