"""Actions: a number for compiled rules, a small frozen class for people, one line of text, and JSON.

A game lists its action classes; every class stands for one number per combination of its fields' values.
"""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import product
from typing import Annotated, ClassVar, Union, get_args, get_origin, get_type_hints

import msgspec

from abraka.core.errors import Unparsable
from abraka.core.refusals import why

Value = int | str


class Domain:
    """The values that a field may have, and how each is written in notation."""

    def __init__(self, values: Sequence[Value], texts: Sequence[str] | None = None) -> None:
        self.values = tuple(values)
        self.texts = tuple(texts) if texts is not None else tuple(str(value) for value in values)
        self.index = {value: i for i, value in enumerate(self.values)}
        self.of_text = {text.lower(): i for i, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.values)


class Action(msgspec.Struct, frozen=True):
    """Base of all actions. Fields are declared as `Annotated[type, Domain(...)]`; the class' tag is the verb."""

    secret: ClassVar[bool] = False
    """Whether others may not know all of it: only the verb is shown while the match goes on."""


def domains_of(cls: type) -> dict[str, Domain | None]:
    """Each field's domain in order; None for a field that is a bare number."""
    found: dict[str, Domain | None] = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name.startswith("__") or get_origin(hint) is ClassVar:
            continue
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        found[name] = next((mark for mark in marks if isinstance(mark, Domain)), None)
    return found


def tag_of(cls: type[msgspec.Struct]) -> str:
    """The name that stands for a class in text and JSON."""
    return str(cls.__struct_config__.tag)


class ActionSpace:
    """All actions of a game, numbered."""

    def __init__(self, *classes: type[Action]) -> None:
        self.classes = classes
        self.base: dict[type[Action], int] = {}
        self._by_id: list[Action] = []
        self._texts: list[str] = []
        self._by_text: dict[str, int] = {}
        for cls in classes:
            self._add(cls)
        self._ids = {action: number for number, action in enumerate(self._by_id)}
        self._decoder = msgspec.json.Decoder(Union[classes])  # noqa: UP007  # made at run time
        self._encoder = msgspec.json.Encoder()

    def _add(self, cls: type[Action]) -> None:
        self.base[cls] = len(self._by_id)
        domains = [(name, domain) for name, domain in domains_of(cls).items() if domain is not None]
        for indices in product(*(range(len(domain)) for _, domain in domains)):
            action = cls(**{n: d.values[i] for (n, d), i in zip(domains, indices, strict=True)})
            text = " ".join([tag_of(cls), *(d.texts[i] for (_, d), i in zip(domains, indices, strict=True))])
            self._texts.append(text)
            self._by_text[text.lower()] = len(self._by_id)
            self._by_id.append(action)

    def __len__(self) -> int:
        return len(self._by_id)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._by_id)

    def encode(self, action: Action) -> int:
        """The action's number."""
        number = self._ids.get(action)
        if number is None:
            raise Unparsable(why("unknown_action", action=repr(action)))
        return number

    def decode(self, number: int) -> Action:
        """The action with this number."""
        if not 0 <= number < len(self._by_id):
            raise Unparsable(why("unknown_number", number=number))
        return self._by_id[number]

    def write(self, action: Action) -> str:
        """The action in one line of notation."""
        return self._texts[self.encode(action)]

    def read(self, text: str) -> Action:
        """The action that a line of notation stands for; capitals and spacing are free."""
        cleaned = " ".join(text.split()).lower()
        number = self._by_text.get(cleaned)
        if number is None:
            shown = cleaned if len(cleaned) <= 60 else cleaned[:57] + "…"
            close = get_close_matches(cleaned[:60], self._by_text, n=1)
            if close:
                near = self.write(self._by_id[self._by_text[close[0]]])
                raise Unparsable(why("unknown_text_near", text=shown, action=near))
            raise Unparsable(why("unknown_text", text=shown))
        return self._by_id[number]

    def to_json(self, action: Action) -> bytes:
        """The action as a JSON object, its kind under "type"."""
        return self._encoder.encode(action)

    def from_json(self, data: bytes | str) -> Action:
        """The action in a JSON object; refuses everything else with a reason."""
        try:
            action: Action = self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Unparsable(why("unknown_json", error=str(error))) from None
        self.encode(action)
        return action
