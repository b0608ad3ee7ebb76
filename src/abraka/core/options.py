"""The options of a game: what may be chosen, how it is read and written, and ready-made choices."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from abraka.core.errors import OptionError

OptionValue = str | int | bool | tuple[str, ...]
Options = dict[str, OptionValue]

YES = {"yes", "on", "true", "1"}
NO = {"no", "off", "false", "0"}


class Option(msgspec.Struct, frozen=True):
    """One choice that a table makes before a match; the command line, the lobby and the docs are made from these."""

    name: str
    kind: Literal["choice", "flag", "number", "set"]
    default: OptionValue
    doc: str
    values: tuple[str, ...] = ()  # of a choice or a set
    low: int = 0  # of a number
    high: int = 0

    def read(self, value: object) -> OptionValue:
        """A value given as text or as itself, checked."""
        if self.kind == "flag":
            return self._flag(value)
        if self.kind == "number":
            return self._number(value)
        if self.kind == "set":
            return self._set(value)
        if str(value) in self.values:
            return str(value)
        raise OptionError(f"Option {self.name} can be {one_of(self.values)}, not “{value}”.")

    def write(self, value: OptionValue) -> str:
        """A value as `read` takes it."""
        if self.kind == "flag":
            return "yes" if value else "no"
        return ",".join(value) if isinstance(value, tuple) else str(value)

    def allowed(self) -> str:
        """The allowed values in words."""
        if self.kind == "flag":
            return "yes or no"
        if self.kind == "number":
            return f"{self.low} to {self.high}"
        return ("any of " if self.kind == "set" else "") + ", ".join(self.values)

    def _flag(self, value: object) -> bool:
        text = str(value).lower()
        if text not in YES | NO:
            raise OptionError(f"Option {self.name} can be yes or no, not “{value}”.")
        return text in YES

    def _number(self, value: object) -> int:
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 10 and self.low <= int(text) <= self.high):
            raise OptionError(f"Option {self.name} can be a number from {self.low} to {self.high}, not “{value}”.")
        return int(text)

    def _set(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            value = [part for part in value.replace(" ", "").split(",") if part]
        parts = list(value) if isinstance(value, list | tuple | set) else [value]
        for part in parts:
            if part not in self.values:
                raise OptionError(
                    f"Option {self.name} takes any of {', '.join(self.values)}, separated by commas; not “{part}”."
                )
        return tuple(known for known in self.values if known in parts)


class Preset(msgspec.Struct, frozen=True):
    """A ready-made way to play; the messages GAME_preset_NAME and GAME_preset_NAME_about say what it is."""

    name: str
    options: dict[str, OptionValue] = {}
    seats: tuple[int, ...] = ()
    """How many may play so, the usual number first; none named: as many as the game is for."""


def one_of(values: Sequence[str]) -> str:
    """Values as a list in words."""
    return " or ".join([", ".join(values[:-1]), values[-1]]) if len(values) > 1 else "".join(values)
