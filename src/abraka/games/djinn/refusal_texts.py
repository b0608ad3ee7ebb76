"""Why an action may not be done, in English by ids. A comment marks sentences after which the question follows."""

from collections.abc import Mapping
from functools import partial

from abraka.core.catalogue import Catalogue, Value
from abraka.core.game import speaker_of
from abraka.core.refusals import SHARED
from abraka.games.djinn import names, terms

TURN = {
    "free_later": "Free actions wait for the next pause between your actions (D40).",  # the question follows
    "source_rows": "At the Source there are its own rows to choose from (D110).",  # the question follows
    # Passing.
    "no_pass": "You can't pass here.",  # the question follows
    "must_go": "The wizard must move (D61).",
    "must_start": "The wizard must be put on the map (D60).",
    "must_pay": "Whoever stops beside another player pays (D63, D104).",
    "must_capture": "The capture at a round space is not left out; a miss is possible in it (D71, D121).",
    "must_take_mage": "In the tavern a mage is taken (D82).",
    "must_leave_chest": "One of the chests must be left (D87).",
    "must_help": "Power and keys do not suffice for the rest of the price (D124, D126).",
    "must_contain": "What was captured needs a container (D123, D127).",
    "must_flip": "As many mages as you have said are turned up (D81).",
    # Traits and moving.
    "trait_not_offered": "{trait:trait} is not on offer (D13).",
    "trait_same_sign": "{trait:trait} is of the same sign as your first trait; take one of the other sign (D13).",
    "no_path": "No path joins {space} and {via} (D61).",
    "start_square": "The wizard starts beside a square space, and {space} is none (D60).",
    "path_taken": "A wizard stands on this path already (D60).",
    "turning_back": "Your wizard came from {space}; it never turns back (D61).",
    "too_far": "Your wizard can't get to {space} from {via}: it goes on only where others stand (D63).",
    "cannot_pay_owner": "Another wizard stands there, and you have nothing to pay its owner with (D63, D64).",
    "cannot_pay_owners": "Several wizards stand there, and you can't pay all their owners (D63, D64).",
    # Acting at a space.
    "square_special": "There is no special action at a square space (D70).",
    "square_capture": "There is no capture at a square space (D70).",
    "round_tile": "No tile lies at a round space (D72).",
    "one_capture": "One capture is made at a round space (D71).",
    "no_djinn_here": "No djinn is here to capture (D120).",
    "one_action": "At a round space one action is done, the special or the basic one (D71).",
    "basic_done": "The basic action of this space is done already (D70).",
    "tile_new": "Your tile here was placed in this turn; it works from the next on (D70).",
    "no_tile_here": "You have no tile here (D70).",
    "tile_done": "The action of your tile is done already (D70).",
    "no_catacombs": "{trait:trait}: no special action in the catacombs (D182).",
    # Awards.
    "award_mix": "Your {colour} bottles do not hold {bosses} bosses and the rest of the price in djinns (D140).",
    "award_not_shown": "{award} is not on display (D11).",
    "award_column": "Your next award comes from column {column}, as long as one is left there (D141).",
}

PLACES = {
    "no_use_tavern": "No mage is left to take here (D74).",
    "no_use_archive": "No option of the archive can do anything for you now (D74).",
    "no_use_workshop": "You can't pay the price of the workshop (D74).",
    "no_use_market": "You can't pay any offer of a place that your assistant may go to (D74).",
    # Tavern, catacombs, archive.
    "mage_not_on_top": "{mage:mage} does not lie on top of a pile (D82).",
    "mage_with_keys": "{mage:mage} lies on a pile with keys; here you take from the open piles (D82).",
    "chest_not_revealed": "{chest} is not among the revealed chests (D87).",
    "other_chest": "You are asked about {asked}, not about {chest} (D86).",
    "red_closed": "The red options are open once your last secret tile is placed (D90, D94).",
    "red_only": "Your last secret tile is placed, so you choose from the red options (D90, D94).",
    "option_useless": "This option can do nothing for you now (D91).",
    "option_again": "The second option must differ from the first (D90).",
    # Secret tiles, djinns removed from the map.
    "no_tile_left": "You have no secret tile of the {location} left (D92).",
    "tile_fits_nowhere": "Your tile of the {location} fits on no square space now (D92).",
    "djinns_are_round": "Djinns are at round spaces, and {space} is none (D10).",
    "no_djinn_at": "No djinn is at {space}.",
    "tiles_are_square": "Secret tiles lie at square spaces, and {space} is none (D92).",
    "own_tile_there": "A tile of yours lies at {space} already (D92).",
    "location_there": "At {space} the token or another player's tile shows the {location} already (D92).",
    # Workshop.
    "from_bottom": "{trait:trait}: you take the bottom card of a pile, unseen (D184).",
    "from_top": "Only with the trait {trait:trait} cards are taken from the bottom; choose one that you see (D184).",
    "gear_not_on_top": "{gear:gear} does not lie on top of its pile (D97).",
    "gear_gone": "No {kind} is left (D97).",
    # Market.
    "other_stall": "The stall {stall} belongs to the place {place} here; name that (D103).",
    "assistant_there": "Your assistant is there already and must go to another place (D102).",
    "offers_useless": "Nothing that is offered there would do anything for you now (D105).",
    "cannot_pay_tolls": "You can't pay {tolls} other {tolls:player|players} and an offer of that place (D104, D105).",
    "cannot_pay_stall": "You can't pay any offer of that place (D105).",
    "not_offered": "{offer} is not offered at this place (D102).",
    "offer_useless": "This offer would do nothing for you now (D105).",
    "cannot_pay_offer": "You can't pay for {offer} (D35).",
    "colour_taken": "These bottles are all of different colours, and you have taken a {colour} one (D107).",
    "swap_same": "A bottle is exchanged for one of another colour.",
    "swap_none": "You have no empty {colour} bottle.",
    # Turning mages up.
    "flip_not_yours": "{mage:mage} is not one of your mages.",
    "flip_up_already": "{mage:mage} is face up already.",
    "flips_too_many": "You can't turn up {mages} mages: {down} of yours {down:lies|lie} face down (D81).",
    # Source.
    "row_1_used": "The first row of the Source is used already (D110).",
    "row_2_used": "The second row of the Source is used already (D110).",
    "refill_full": "Your power is at its maximum (D111).",
    "nobody_to_flip": "You have no mage that could be turned up (D112).",
    "cannot_pay_purchase": "A purchase costs you {fee} {fee:scroll|scrolls}, and you can't pay that (D112).",
}

CAPTURE = {
    # Targets.
    "free_boss": "A djinn comes for nothing with the boss, not another boss (D128).",
    "remove_boss": "This effect removes a djinn, not a boss.",
    "nobody_there": "There is no {sort:sort} at {space}.",
    "no_target": "There is no {sort:sort} at {space} (D122).",
    "no_more_targets": "There is no more {sort:sort} at {space} (D122).",
    "no_room": "There are not enough circles, bottles and corks for that (D123).",
    "too_strong": "Power, keys, mages and equipment do not suffice for that (D124).",
    "bosses_too_strong": "Power, keys, mages and equipment do not suffice for that (D111, D124).",
    "too_few_bosses": "The supply of bosses is {supply}, less than {bosses} (D111).",
    # Help.
    "help_not_yours": "{mage:mage} is not one of your mages (D126).",
    "help_face_down": "{mage:mage} is face down (D126).",
    "nothing_to_pay": "Nothing is left to pay (D126).",
    "help_useless": "{mage:mage} takes nothing off the price of these targets (D125).",
    "help_in_vain": "With {mage:mage} somebody who has helped would have helped in vain (D126).",
    "cannot_pay_fee": "You can't pay {mage:mage}'s fee of {fee} {fee:coin|coins} (D126).",
    "poor_after_fee": "After {mage:mage}'s fee the rest of the price could not be paid (D124).",
    "wield_not_yours": "You do not have {gear:gear} (D125).",
    "wield_counted": "{gear:gear} is not for one use; what it does for a capture is counted already (D125).",
    "wield_useless": "{gear:gear} does not help in this capture (D125).",
    "wield_in_vain": "With {gear:gear} somebody who has helped would have helped in vain (D126).",
    # Containers.
    "no_circle": "No active circle of yours is empty (D123).",
    "must_bottle": "{trait:trait}: what can go into a bottle must (D127).",
    "others_need_it": "The others that you capture would find no container then (D127).",
    "own_colour": "A {colour} djinn goes into a bottle of its own colour (D123).",
    "no_bottle": "You have no empty {colour} bottle (D123).",
    "no_cork": "You have no cork (D123).",
}

FREE = {
    "no_key": "You have no key to change (D34).",
    "key_power_full": "Your power is at its maximum (D34).",
    "cork_nobody": "No circle of yours holds {sort:one} (D150).",
    "cork_no_bottle": "You have no empty {colour} bottle (D150).",
    "cork_none": "You have no cork (D150).",
    "award_at_end": "No award is taken in the final action (D143).",
    "awards_gone": "No award is left (D141).",
    "award_too_dear": "An award costs {price} corked {colour} bottles, and you have {corked} (D140).",
    # Equipment.
    "gear_not_yours": "You do not have {gear:gear} (D160).",
    "gear_face_down": "{gear:gear} is face down (D155).",
    "gear_used": "{gear:gear} was used as often as it may be in one turn.",
    "gear_too_dear": "You can't pay what {gear:gear} costs (D35).",
    "gear_moment": "{gear:gear} has its own moment: a capture or a visit to the market (D106, D125).",
    "gear_useless": "{gear:gear} can do nothing for you now (D160).",
    "gear_by_itself": "{gear:gear} works by itself, or is claimed at its location (D160, D161).",
    "claim_nothing": "{gear:gear} has no reward for a location (D161).",
    "claim_at_end": "No reward for a location is claimed in the final action (D191).",
    "claim_early": "Rewards for locations are claimed after moving (D161).",
    "claimed": "{gear:gear} has given its reward in this turn (D161).",
    "claim_elsewhere": (
        "{gear:gear} rewards you at the {location}, and neither the space nor a tile of yours shows it (D161)."
    ),
}

REFUSALS = SHARED | TURN | PLACES | CAPTURE | FREE


def _sort(which: str) -> str:
    """A djinn of a colour, or a boss, without an article."""
    return "boss" if which == names.BOSS else f"{which} djinn"


why = Catalogue(
    REFUSALS,
    trait=partial(terms.title, "trait"),
    mage=partial(terms.title, "mage"),
    gear=partial(terms.title, "gear"),
    sort=_sort,
    one=terms.who,
)

say = speaker_of("djinn")


def worded(args: Mapping[str, Value]) -> dict[str, Value]:
    """The arguments of a refusal as its words take them."""
    named: dict[str, Value] = {
        "thing": next((say(f"djinn_{kind}", id=args[kind]) for kind in ("trait", "mage", "gear") if kind in args), ""),
        "place": say("djinn_place", id=args.get("location", "source")),
        "one": say("djinn_one", id=args.get("sort", names.BOSS), form="nom"),
        "count": next((args[name] for name in ("fee", "supply", "corked") if name in args), 0),
    }
    if "column" in args:
        named["column"] = "I" * int(args["column"])
    return {**args, **named}
