"""What Abraka refuses, and why: every refusal is a sentence that a player can read."""

from abraka.core.catalogue import Sentence


class AbrakaError(Exception):
    """Base of all errors that a user can cause; its text is one or more plain sentences."""


class OptionError(AbrakaError):
    """An option is unknown, has an impossible value, or does not combine with another."""


class ContentError(AbrakaError):
    """A content file is broken: names the file, the line and the cause."""


class PositionError(AbrakaError):
    """A position text can't be read, or describes a position that can't be."""


class RecordError(AbrakaError):
    """A saved match can't be read, or was tampered with. `line` is the first bad line, if there is one."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class Refusal(AbrakaError):  # noqa: N818  # an answer, not a fault
    """An action was refused; nothing has changed. `code` names the class of the refusal, `sentence` says why.

    Text without an id becomes a sentence whose id is the code.
    """

    code = "refused"

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.sentence = why if isinstance(why, Sentence) else Sentence.worded(self.code, {}, why)


class Unparsable(Refusal):
    """The text or JSON is no action of this game at all."""

    code = "unparsable"


class Illegal(Refusal):
    """The action exists, but may not be done now."""

    code = "illegal"


class NotYourTurn(Refusal):
    """Another seat is asked."""

    code = "not_your_turn"


class Stale(Refusal):
    """The match has gone on since the action was chosen."""

    code = "stale"
