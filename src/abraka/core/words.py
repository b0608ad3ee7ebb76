"""Words in the reader's language: messages in Fluent, one file a language, read by terminal, table and client alike.

Which language is spoken is known to the context: English, unless the command line says otherwise.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from abraka.core.errors import AbrakaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "cs", "sk", "pl")
Value = str | int | float
OWN: Final = Path(__file__).parent.parent / "words"
"""Words of no single game: those of the terminal."""

_spoken: ContextVar[str] = ContextVar("spoken", default="en")


def language() -> str:
    """The language that is spoken."""
    return _spoken.get()


def speak(language: str) -> None:
    """Speaks a language from now on; refuses those that there are no words in."""
    if language not in LANGUAGES:
        raise AbrakaError(f"There are no words in “{language}”; there are some in {', '.join(LANGUAGES)}.")
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speaks a language for a while."""
    before = _spoken.get()
    speak(language)
    try:
        yield
    finally:
        _spoken.set(before)


def wanted_language(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for; English if it asks for none, or for one without words."""
    names = [environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)]
    wanted = names[0].lower().replace(".", "_").split("_")[0] if names else "en"
    return wanted if wanted in LANGUAGES else "en"


class Words:
    """The messages of some folders in one language: `words("wizards", count=2)`.

    A message that is not there, or lacks an argument, is an error of whoever asks: LookupError.
    """

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self._bundle = _bundle(language, [folder / f"{language}.ftl" for folder in folders])

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __call__(self, id: str, /, **args: Value) -> str:
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"The message {id} has no text.")
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in args.items()})
        if errors:
            raise LookupError(f"{id}: {errors[0]}")
        return str(text)


@cache
def words_in(language: str, *folders: Path) -> Words:
    """The messages of some folders, read when they are first needed."""
    return Words(language, *folders)


class Speaker:
    """Says the messages of a folder, and those of no single game, in the language that is spoken."""

    def __init__(self, *folders: Path) -> None:
        self._folders = (OWN, *folders)

    def __contains__(self, id: str) -> bool:
        return id in words_in(language(), *self._folders)

    def __call__(self, id: str, /, **args: Value) -> str:
        return words_in(language(), *self._folders)(id, **args)


say = Speaker()
"""Says what belongs to no single game."""


def _bundle(language: str, files: list[Path]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # these and Babel take 60 ms to import

    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _plain(value: Value) -> object:
    """Numbers are written without signs between thousands: 1022."""
    from fluent.runtime.types import fluent_number

    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)
