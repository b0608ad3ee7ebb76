"""How a match is written for people, in the language that is spoken."""

import msgspec

from abraka.core.events import Event
from abraka.core.game import SEAT_LETTERS, speaker_of
from abraka.core.sentences import seat_name, who_won

from .view import View

words = speaker_of("ladder")


def draw(view: View) -> str:
    """The ladders side by side, as lines of text, and what is asked."""
    rows = [f"{SEAT_LETTERS[seat]} {'#' * one.height:.<{view.top}}" for seat, one in enumerate(view.seats)]
    return "\n".join([*rows, ask(view)])


def say(event: Event) -> str:
    """An event as a sentence: its fields are the arguments of its message."""
    fields = msgspec.structs.asdict(event)
    if "seat" in fields:
        fields |= {"who": "other", "name": seat_name(fields["seat"])}
    return words(f"ladder_tell_{event.__struct_config__.tag}", **fields)


def ask(view: View) -> str:
    """What is asked now, or how the match ended."""
    if view.reason:
        return f"{words('ladder_tell_match_ended', reason=view.reason)} {who_won(view.ranks)}"
    who = "me" if view.to_act == view.seat else "other"
    return words("ladder_ask_turn", who=who, name=seat_name(view.active))
