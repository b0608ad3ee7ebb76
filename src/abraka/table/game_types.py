"""A game's vocabulary in TypeScript: its views, actions, events, prompts, reasons and refusals.

Made from the classes' annotations rather than from a JSON schema, since those know the value sets (`Domain`).
"""

import inspect
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from abraka.core.actions import Domain, domains_of, tag_of
from abraka.core.game import Game

HEAD = "// Made by “abraka types” from the game's rules. Do not edit.\n"
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def game_types(game: Game) -> str:
    """All that a game's client needs to know of its rules, in a stable order."""
    return HEAD + "\n" + "\n".join(_Types(game).parts())


class _Types:
    """The types of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.domains = game.domains()
        self.names: dict[int, str] = {}
        for name, domain in self.domains.items():
            self.names.setdefault(id(domain), _camel(name))
        self.structs: dict[type, str] = {}

    def parts(self) -> Iterator[str]:
        """Value sets, what is seen, what is done, what happens, why."""
        for name, domain in self.domains.items():
            if not _is_range(domain) and self.names[id(domain)] == _camel(name):
                yield f"export type {_camel(name)} = {_values(domain.values)};\n"
        self._struct(self.game.View)
        yield from self.structs.values()
        yield self._kinds("Actions", self.game.actions.classes)
        yield self._kinds("Events", self.game.events.classes)
        yield self._arguments("Reasons", "Why a bot would do something.", self.game.reason_kinds())
        yield self._arguments("Refusals", "Why something may not be done.", self.game.refusal_kinds())
        yield f"/** Why a match may end. */\nexport type End = {_values(self.game.end_reasons())};\n"
        yield "export type Action = Actions[keyof Actions];\nexport type Event = Events[keyof Events];\n"
        yield _TOGETHER

    def _struct(self, cls: type) -> str:
        """Declares a struct with all that it is made of; gives its name."""
        if cls not in self.structs:
            self.structs[cls] = ""  # no struct holds itself; the place keeps the order
            lines = [f"  {name}: {self._type(hint)};" for name, hint in _fields(cls).items()]
            self.structs[cls] = f"{_comment(cls)}export interface {cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"
        return cls.__name__

    def _type(self, hint: Any) -> str:
        """An annotation as a type."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in SIMPLE:
            return SIMPLE[hint]
        if origin is Annotated:
            domain = next((mark for mark in args[1:] if isinstance(mark, Domain)), None)
            return self._type(args[0]) if domain is None else self._domain(domain)
        if origin is Literal:
            return _values(args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self._type(arg) for arg in args))
        if origin is tuple:
            return self._tuple(args)
        if origin is dict:
            key = self._type(args[0])
            whole = f"Record<{key}, {self._type(args[1])}>"
            return whole if key == "string" else f"Partial<{whole}>"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._struct(hint)
        raise TypeError(f"{hint} has no type in TypeScript.")

    def _tuple(self, args: tuple[Any, ...]) -> str:
        if args[-1] is not Ellipsis:
            return f"readonly [{', '.join(self._type(arg) for arg in args)}]"
        inner = self._type(args[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"

    def _domain(self, domain: Domain) -> str:
        if _is_range(domain):
            return "number"
        return self.names.get(id(domain)) or _values(domain.values)

    def _kinds(self, name: str, classes: tuple[type[msgspec.Struct], ...]) -> str:
        """Actions or events by their kinds."""
        lines = []
        for cls in classes:
            fields = {field: hint for field, hint in _fields(cls).items() if field in domains_of(cls)}
            body = "".join(f"; {field}: {self._type(hint)}" for field, hint in fields.items())
            lines.append(f'  {_comment(cls)}  {tag_of(cls)}: {{ type: "{tag_of(cls)}"{body} }};')
        return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def _arguments(self, name: str, about: str, kinds: Mapping[str, tuple[str, ...]]) -> str:
        """Sentences by their ids: an argument called like a value set is of it, any other is a number."""
        lines = []
        for kind, arguments in kinds.items():
            body = "; ".join(f"{argument}: {self._argument(argument)}" for argument in arguments)
            lines.append(f"  {kind}: {{ {body} }};" if body else f"  {kind}: object;")
        return f"/** {about} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def _argument(self, name: str) -> str:
        domain = self.domains.get(name.upper())
        return "number" if domain is None else self._domain(domain)


_TOGETHER = """\
/** All of it, as the shell wants it. */
export interface Vocabulary {
  view: View;
  action: Action;
  event: Event;
  reasons: Reasons;
  refusals: Refusals;
  end: End;
}
"""


def fits(domains: Mapping[str, Domain], name: str, value: object) -> bool:
    """Whether an argument of a reason or a refusal is what its type says."""
    domain = domains.get(name.upper())
    return type(value) is int if domain is None else value in domain.values


def _fields(cls: type) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(cls, include_extras=True).items() if name in _names(cls)}


def _names(cls: Any) -> tuple[str, ...]:
    return tuple(cls.__struct_fields__)


def _comment(cls: type) -> str:
    first = inspect.cleandoc(cls.__doc__ or "").split("\n\n")[0]
    return f"/** {' '.join(first.split())} */\n" if first else ""


def _values(values: Any) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def _is_range(domain: Domain) -> bool:
    """Whether it is nothing but numbers in a row: those are places and counts, no kinds."""
    return all(isinstance(value, int) for value in domain.values)


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))
