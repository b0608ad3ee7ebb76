"""Why an action may not be done, in English by ids. A comment marks sentences after which the question follows."""

from collections.abc import Mapping

from abraka.core.catalogue import Catalogue, Value
from abraka.core.refusals import SHARED
from abraka.core.sentences import seat_name
from abraka.games.hill.text import card_title

REFUSALS = SHARED | {
    "must_move": "The named goblin must move: two cards are played at least (M8).",  # the question follows
    "empty_exchange": "In an exchange at least one card is put down (M16).",  # the question follows
    "exchange_besides": "Cards are exchanged instead of playing, not besides (M16).",  # the question follows
    # Cards.
    "no_card": "There is no {card:card} in your hand (M7).",
    "ridden": "Goblin {rider} of {seat:name} sits on your goblin {goblin}, so it can't move (M10).",
    "no_other_card": "No other card of your hand gives goblin {goblin} a legal move (M29).",
    # Moves.
    "climb_only": "After landing on a goblin the next card is for climbing only (M13).",
    "not_sitting": "Only a goblin that sits on another can climb (M12).",
    "corner": "No way leads up from a corner (M2).",
    "above_taken": "A goblin stands on the neighbouring field above (M12).",
    "not_in_village": "Only a goblin in a village can step out of it (M3).",
    "pair_on_corner": "A pair stands on the corner: say which way it is pushed (M14).",
    "out_one_step": "“out” is a single step onto the corner; with more steps say which way (M3).",
    "summit_up": "The summit is reached by “up”, whatever the count (M9).",
    "no_direction": "One step has no direction here: say “up” or “out” (M3, M12).",
    "up_one_step": "“up” is a single step; with more steps say which way the goblin goes on (M12).",
    "pair_in_way": "A pair is in the way, and nobody jumps over a pair; {most} is the most (M10).",
    # The rest.
    "placed": "Goblin {goblin} is in a village already (M6).",
    "fourth_village": "Everybody uses exactly three villages, and you have three already (M6).",
    "too_few_villages": "Everybody uses exactly three villages: you need another one (M6).",
    "no_tile": "No tile lies on {field} (M18).",
    "tile_open": "The tile on {field} is open already (M18).",
    "raven_to_nobody": "The raven can be sent only to a player of this match (M20).",
}


why = Catalogue(REFUSALS, card=card_title, name=seat_name)


def worded(args: Mapping[str, Value]) -> dict[str, Value]:
    """The arguments of a refusal as its words take them."""
    named: dict[str, Value] = {}
    if "card" in args:
        named["card"] = card_title(str(args["card"]))
    if "seat" in args:
        named |= {"who": "other", "name": seat_name(int(args["seat"]))}
    return {**args, **named}
