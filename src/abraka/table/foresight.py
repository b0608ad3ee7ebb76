"""What can be foreseen in a game: which events are certain before they happen, and where a plan ends.

Every game says so in its `ways.toml`; docs/adding-a-game.md explains the words.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from abraka.core.actions import tag_of
from abraka.core.events import Event
from abraka.core.game import module_of

FILE = "ways.toml"


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the view shows what an event would tell: among these things, if so many of its fields are the same."""

    among: str
    same: dict[str, str]  # a field of the event: one of the thing

    def in_view(self, view: Any, event: Event) -> bool:
        """Whether the event would tell nothing new."""
        return any(
            all(_at(one, theirs) == getattr(event, own) for own, theirs in self.same.items())
            for one in getattr(view, self.among)
        )


def _at(thing: Any, path: str) -> Any:
    """What a thing has under a name like `top.id`; None if it has no top."""
    for name in path.split("."):
        thing = getattr(thing, name) if thing is not None else None
    return thing


class Certain(NamedTuple):
    """What is certain of what would happen, and whether there is more."""

    events: list[Event]
    open: bool


class Foresight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be foreseen in a game, by the names of prompts and events."""

    fresh: frozenset[str]
    """What is asked when something new begins: no plan goes on there."""
    unknown: frozenset[str]
    """What nobody can foretell: nothing is certain from there on."""
    aside: dict[str, frozenset[str]] = {}
    """Actions by prompts that they come before: no plan goes on after them, and one that comes there does without."""
    hidden: frozenset[str] = frozenset()
    """What nobody can foretell, or must remember; what comes after it is certain all the same."""
    after: dict[str, frozenset[str]] = {}
    """Events that lay something open: only these are certain after them."""
    shown: dict[str, Shown] = {}
    """Events that are certain only if the view shows already what they tell."""

    def certain(self, events: Sequence[Event], view: Any) -> Certain:
        """What is certain of events that would happen to a seat with this view."""
        found: list[Event] = []
        allowed: frozenset[str] | None = None
        is_open = False
        for event in events:
            name = tag_of(type(event))
            if name in self.hidden:
                is_open = True
            elif self._ends(name, event, view) or (allowed is not None and name not in allowed):
                return Certain(found, True)
            else:
                found.append(event)
            if name in self.after:
                allowed, is_open = self.after[name], True
        return Certain(found, is_open)

    def _ends(self, name: str, event: Event, view: Any) -> bool:
        """Whether nothing is certain from an event on."""
        return name in self.unknown or (name in self.shown and not self.shown[name].in_view(view, event))

    def events_named(self) -> Iterator[str]:
        """All events that are spoken of."""
        yield from self.unknown | self.hidden | set(self.after) | set(self.shown)
        for names in self.after.values():
            yield from names


@cache
def foresight_of(game: str) -> Foresight:
    """What can be foreseen in a game."""
    path = Path(str(module_of(game, "spec").__file__)).with_name(FILE)
    return msgspec.toml.decode(path.read_bytes(), type=Foresight)
