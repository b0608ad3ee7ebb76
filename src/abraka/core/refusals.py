"""The refusals that no single game makes, in English by their ids."""

from abraka.core.catalogue import Catalogue
from abraka.core.sentences import seat_colour

SHARED = {
    "over": "The match is over.",
    "not_asked": "“{action}” does not answer what is asked now.",  # the question follows
    "not_now": "This can't be done now.",
}
"""What games say as well; each has these in its own catalogue."""

REFUSALS = SHARED | {
    "unknown_text": "“{text}” is no action of this game.",
    "unknown_text_near": "“{text}” is no action of this game. Did you mean “{action}”?",
    "unknown_action": "{action} is no action of this game.",
    "unknown_number": "There is no action number {number}.",
    "unknown_json": "This JSON is no action of this game: {error}.",
    "moved_on": "The match has moved on: you saw action {seen}, it is now at {now}.",
    "other_seat": "It is {seat:colour}'s decision now.",
    "nothing_done": "There is nothing to take back.",
    "sealed": "The last action can't be taken back: it revealed, rolled, drew or passed something on.",
    "declared": "What was declared stands: by the rules it can't be changed any more, so no undo goes behind it.",
}

why = Catalogue(REFUSALS, colour=seat_colour)
