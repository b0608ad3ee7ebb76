"""Why an action is not legal now: only the end forbids anything."""

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence

from .refusal_texts import why
from .state import State


def why_not(state: State, action: Action) -> Sentence:
    """The reason as a sentence with an id."""
    return why("over")
