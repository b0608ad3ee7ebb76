"""Sentences for all languages: each has an id and arguments, from which others say it in their words, and its English.

A template names arguments in braces, and after a colon how they are written:

    {space}               as it is
    {spell:spell}         by a writer of the catalogue: the id of a spell becomes its title
    {cost:potion|potions} the first for one, the second for any other number
"""

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Self

Value = int | str
Writer = Callable[[Any], str]


class Sentence(str):
    """An English sentence that knows its `id` and `args`: numbers, seats, ids of cards, spells and places.

    `str(sentence)` is the bare text, as encoders want it that take no other class.
    """

    id: str
    args: dict[str, Value]

    def __new__(cls, id: str, template: str, /, **args: Value) -> Self:
        """The sentence that a template makes of its arguments."""
        return cls.worded(id, args, fill(template, args))

    @classmethod
    def worded(cls, id: str, args: Mapping[str, Value], text: str) -> Self:
        """A sentence whose English text is given."""
        sentence = super().__new__(cls, text)
        sentence.id, sentence.args = id, dict(args)
        return sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return Sentence.worded, (self.id, self.args, str(self))


class _Filler(Formatter):
    """Fills templates."""

    def __init__(self, writers: Mapping[str, Writer]) -> None:
        self.writers = writers

    def format_field(self, value: Any, format_spec: str) -> str:
        """One argument as the template wants it."""
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return one if value == 1 else many
        return self.writers[format_spec](value) if format_spec else str(value)


def fill(template: str, args: Mapping[str, Value], writers: Mapping[str, Writer] | None = None) -> str:
    """A template's text with these arguments."""
    return _Filler(writers or {}).vformat(template, (), args)


class Catalogue:
    """Sentences by their ids, and how their arguments are written in English. Called, it makes one of them."""

    def __init__(self, templates: Mapping[str, str], **writers: Writer) -> None:
        self.templates = templates
        self.writers = writers

    def __call__(self, id: str, /, *, question: str = "", **args: Value) -> Sentence:
        """The sentence with this id. A question that follows is no part of it: a client asks in its own words."""
        text = self.text(id, args)
        return Sentence.worded(id, args, f"{text} {question}" if question else text)

    def text(self, id: str, args: Mapping[str, Value]) -> str:
        """The English text of a sentence."""
        return fill(self.templates[id], args, self.writers)


def arguments(template: str) -> tuple[str, ...]:
    """The names of a template's arguments, each once."""
    return tuple(dict.fromkeys(name for _, name, _, _ in Formatter().parse(template) if name is not None))
