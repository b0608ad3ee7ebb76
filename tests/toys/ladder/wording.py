"""What a legal action would do now."""

from abraka.core.actions import Action, tag_of

from .text import words
from .view import View


def describe(view: View, action: Action) -> str:
    """In a few words, in the language that is spoken."""
    return words(f"ladder_why_{tag_of(type(action))}", rungs=view.step)
