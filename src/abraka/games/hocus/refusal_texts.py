"""Why an action may not be done, in English by ids."""

from collections.abc import Mapping

from abraka.core.catalogue import Catalogue, Value
from abraka.core.refusals import SHARED
from abraka.core.sentences import seat_colour, seat_name
from abraka.games.hocus.text import spell_title, words

REFUSALS = SHARED | {
    "must_roll": "You must roll before your turn can end (H5).",
    "rolled": "You have moved already, and a turn has one roll (H5).",
    # Casting.
    "one_spell": "One spell a turn is cast (H5).",
    "no_spell": "There is no {spell:spell} in your hand (H4).",
    "wrong_time": "{spell:spell} is cast {when:when} (H5).",
    "nothing_to_cleanse": "No spell lies on you that Cleanse could lift (H18).",
    "in_fog": "You are in the fog and can cast nothing but Cleanse (H13).",
    "no_right": "You can't cast here: nobody else stands on your terrain ({terrain}), and there is no crown (H7).",
    "no_target": "There is nobody here on whom {spell:spell} could be cast (H14, H18).",
    # Targets.
    "no_player": "Nobody plays {seat:colour} in this match (H1).",
    "not_on_yourself": "{spell:spell} is cast on another player, not on yourself (H18).",
    "does_nothing": "{spell:spell} would do nothing for you here (H18).",
    "out_of_reach": "{seat:seat} does not stand on your terrain, and there is no crown under you (H7).",
    "shielded": "{seat:seat} is behind a shield (H18).",
    "slot_taken": "Slot {slot} of {seat:seat} is taken, so {spell:spell} can't be laid there (H14).",
    "own_slot_taken": "Your slot {slot} is taken, so {spell:spell} can't be laid there (H14).",
    "outlasted": "The same lies on {seat:seat} for longer, so {spell:spell} would change nothing (H17, H18).",
    "own_outlasted": "The same lies on you for longer, so {spell:spell} would change nothing (H17, H18).",
    "on_start": "{seat:seat} stands on START already, so {spell:spell} would change nothing (H18).",
    "level": "{seat:seat} is as far as you are, so {spell:spell} would change nothing (H18).",
    "empty_hand": "{seat:seat} has no card in hand, so {spell:spell} would change nothing (H18).",
    "unmoved": "{spell:spell} moves nobody from START or KING, and {seat:seat} stands there (H18).",
}


def _when(when: Value) -> str:
    return words(f"hocus_when_{when}")


why = Catalogue(REFUSALS, colour=seat_colour, seat=seat_name, spell=spell_title, when=_when)


def worded(args: Mapping[str, Value]) -> dict[str, Value]:
    """The arguments of a refusal as its words take them."""
    named: dict[str, Value] = {"who": "other", "cleanse": spell_title("cleanse")}
    if "seat" in args:
        named["name"] = seat_name(int(args["seat"]))
    if "spell" in args:
        named["spell"] = spell_title(str(args["spell"]))
    if "terrain" in args:
        named["terrain"] = words(f"hocus_terrain_{args['terrain']}")
    if "when" in args:
        named["when"] = _when(args["when"])
    return {**args, **named}
