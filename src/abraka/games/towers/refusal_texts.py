"""Why an action may not be done, in English by ids. A comment marks sentences after which the question follows."""

from collections.abc import Mapping

from abraka.core.catalogue import Catalogue, Value
from abraka.core.refusals import SHARED
from abraka.core.sentences import seat_colour, seat_name
from abraka.games.towers.text import spell_title

REFUSALS = SHARED | {
    "no_pass": "You can't pass here.",  # the question follows
    # Cards.
    "no_card": "There is no card {card} in your hand (T7).",
    "two_cards": "Two cards a turn are played (T7).",
    "one_card": "One card a turn is played (T50).",
    "no_throwing": "Cards can't be thrown away at this table: the option skip_second is off (T9).",
    "throw_second": "Only the second card can be thrown away (T9).",
    "no_redrawing": "There is no redrawing in this game (T50).",
    "redraw_first": "You can redraw only before the turn's first card (T9).",
    "nothing_to_redraw": "You have no cards to redraw (T9).",
    "no_partners": "There are no partners at this table to ask for a card (T40).",
    "exchanged": "Partners exchange a card, or are refused one, only once a turn (T40, T47).",
    "asked_late": "You can ask for a card only while you still have one to play (T47).",
    "must_play": "A card must still be played in this turn (T7).",
    "must_move": "A number card that can be carried out must be (T8).",
    "must_move_rolled": "In the Polish edition a roll must be carried out if it can be (T11).",
    "must_release": "In the Polish edition the wizard found below goes free; say whose (T20).",
    # Pieces.
    "moves_tower": "This card moves a tower, not a wizard (T16).",
    "moves_wizard": "This card moves a wizard, not a tower (T10).",
    "own_wizard": "A card moves one of your own wizards (T10).",
    "partner_wizard": "Your own wizards are all home, so a card moves one of your partner's (T42).",
    "no_wizard": "No visible {seat:colour} wizard stands on space {space} (T10).",
    "level_full": "Space {space} is full: at most {limit} wizards stand on one level (T12).",
    "second_wizard": (
        "You have already brought in a wizard of your own in this turn; no spell brings in a second (T31, T34)."
    ),
    "second_wizard_partner": (
        "You have already brought in a wizard in this turn; no spell brings in one of your partner's too (T34, T45)."
    ),
    "onto_castle": "Tower #{tower} would land on the castle's space {space} (T17).",
    "roof_full": "The roof above #{tower} is full, so nobody could come out (T23).",
    "not_on_top": "Only top towers are swapped, and #{tower} has another above it (T20).",
    "castle_on_top": "A stack with the castle on top takes no part in a swap (T23).",
    "tower_chosen": "Tower #{tower} is already chosen; the other must be another one (T20).",
    "not_yours_to_free": "You can't free {seat:colour} wizards, only your own (T20).",
    "not_team_to_free": "You can't free {seat:colour} wizards, only your own and your partner's (T20, T43).",
    "not_partner_to_free": "You can't free {seat:colour} wizards, only your partner's (T43).",
    "not_below": "No {seat:colour} wizard stands directly below the lifted tower (T20).",
    # Spells.
    "not_in_play": "{spell:spell} is not among the spells in play (T6).",
    "amid_card": "No spell can be cast between playing a card and its full resolution (T24, T25).",
    "reserved_late": "A spell can be cast for after the card only before its effect (T28).",
    "around_card": "In the master game spells are cast around a played card (T26).",
    "after_card": "Here a spell is cast after the card (T50).",
    "one_spell": "Only one spell a turn can be cast (T24).",
    "one_spell_joint": "Only one spell a turn can be cast (T50).",
    "free_before_redraw": "Only Free a wizard can be cast before the tower of a redraw moves (T32).",
    "free_at_once": "Free a wizard is cast at once, besides the card's right (T32).",
    "right_used": "The right to cast around this card is already used (T26).",
    "piggyback_when": "Piggyback is cast when a wizard has been picked, before it moves (T30).",
    "nobody_rides": "No wizard of yours could ride along with this card (T33).",
    "nobody_rides_partner": "No wizard of your partner's could ride along with this card (T33, T45).",
    "too_dear": "{spell:spell} costs {cost} full {cost:potion|potions}, and you have {potions} (T20).",
    "too_dear_team": (
        "{spell:spell} costs {cost} full {cost:potion|potions}, and you and your partner have {potions} (T20, T46)."
    ),
    "no_target": "{spell:spell} has no target now (T27).",
}


why = Catalogue(REFUSALS, colour=seat_colour, spell=spell_title)


def worded(args: Mapping[str, Value]) -> dict[str, Value]:
    """The arguments of a refusal as its words take them."""
    named: dict[str, Value] = {"who": "other", "free": spell_title("free"), "piggyback": spell_title("piggyback")}
    if "seat" in args:
        named["name"] = seat_name(int(args["seat"]))
    if "spell" in args:
        named["spell"] = spell_title(str(args["spell"]))
    return {**args, **named}
