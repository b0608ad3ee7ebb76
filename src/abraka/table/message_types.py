"""The types of all messages in TypeScript, and whether all languages say the same: made from the words' own files."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse, visitor

from abraka.core.errors import AbrakaError
from abraka.core.words import LANGUAGES

HEAD = "// Made by “abraka types” from the words of client and games. Do not edit.\n"
#: The plurals that whole numbers take in each language; what else a language has is for fractions.
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "sk": {"one", "few", "other"}}
PLURALS["pl"] = {"one", "few", "many"}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Message:
    """What a message takes: arguments that it shows, and those by which it chooses, with the choices."""

    shown: set[str] = field(default_factory=set)
    chosen: dict[str, list[set[str]]] = field(default_factory=dict)

    def counts(self, name: str) -> bool:
        """Whether an argument is a number, as plurals depend on it."""
        return any(choices <= CATEGORIES and choices != {"other"} for choices in self.chosen.get(name, []))


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.message = Message()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # as the syntax tree calls it
        assert isinstance(node.selector, ast.VariableReference), "words are chosen by arguments alone"
        choices = {key.name if isinstance(key := one.key, ast.Identifier) else key.value for one in node.variants}
        self.message.chosen.setdefault(node.selector.id.name, []).append(choices)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.shown.add(node.id.name)


def read_messages(file: Path) -> dict[str, Message]:
    """The messages of a file, by id; a file that is broken is refused, with the place."""
    found: dict[str, Message] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise AbrakaError(f"{file}: {entry.annotations[0].message} Near: {(entry.content or '').splitlines()[0]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise AbrakaError(f"{file}: {entry.id.name} is there twice.")
            found[entry.id.name] = _read(entry)
    return found


def _read(entry: ast.Message) -> Message:
    reader = _Reader()
    reader.visit(entry)
    return reader.message


def message_types(folders: list[Path]) -> str:
    """The types of all messages of some folders, each of which has a file for every language."""
    messages: dict[str, dict[str, Message]] = {}
    for folder in folders:
        read = {language: read_messages(folder / f"{language}.ftl") for language in LANGUAGES}
        if faults := [*_faults(read), *(f"{id} is in another folder too." for id in read["en"] if id in messages)]:
            raise AbrakaError("\n".join(f"{folder}: {fault}" for fault in faults))
        messages |= {id: {language: read[language][id] for language in LANGUAGES} for id in read["en"]}
    lines = [f"  {id}: {_type(list(forms.values()))};\n" for id, forms in messages.items()]
    return f"{HEAD}\nexport type Argument = string | number;\n\nexport interface Messages {{\n{''.join(lines)}}}\n"


def _faults(read: dict[str, dict[str, Message]]) -> Iterator[str]:
    """What languages say differently: all have the same ids, show the same arguments, and have their own plurals."""
    for language, messages in read.items():
        yield from (f"{id} is missing in {language}." for id in read["en"].keys() - messages.keys())
        yield from (f"{id} is in {language}, but not in English." for id in messages.keys() - read["en"].keys())
        for id in messages.keys() & read["en"].keys():
            if messages[id].shown != read["en"][id].shown:
                yield f"{id} shows other arguments in {language} than in English."
            yield from (f"{id} lacks a plural in {language}: {lack}." for lack in _lacking(messages[id], language))


def _lacking(message: Message, language: str) -> Iterator[str]:
    for name in filter(message.counts, message.chosen):
        for choices in message.chosen[name]:
            yield from sorted(PLURALS[language] - choices)


def _type(forms: list[Message]) -> str:
    """A message as a function; an argument that only chooses words may be needed by some languages alone."""
    names = sorted({name for form in forms for name in {*form.shown, *form.chosen}})
    counted = {name for name in names if any(form.counts(name) for form in forms)}
    args = "; ".join(f"{name}: {'number' if name in counted else 'Argument'}" for name in names)
    return f"(args: {{ {args} }}) => string" if args else "() => string"
