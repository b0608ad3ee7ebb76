"""A town for the tests of captures, cards, awards, endings and the solo game: where all is, and the draws to come.

Round spaces: inner_12 tavern, inner_04 academy, inner_08 market, outer_02 workshop, outer_06 archive, outer_10
catacombs. Squares: inner_02 market, inner_06 tavern, inner_10 academy, outer_12 archive, outer_04 catacombs, outer_08
workshop. The djinns on the map are three of each colour, so that six of each are in the bag.
"""

from collections.abc import Sequence

from abraka.core.match import Match
from abraka.games.djinn import names
from abraka.testing.keys import Want, a_draw, key_for
from tests.djinn.table import says, seat, table

TOKENS = (
    "tokens inner_12=tavern inner_04=academy inner_08=market outer_02=workshop outer_06=archive outer_10=catacombs"
    " inner_02=market inner_06=tavern inner_10=academy outer_12=archive outer_04=catacombs outer_08=workshop"
)
DJINNS = {
    "inner_12": "boss brown blue",
    "inner_04": "boss red yellow",
    "inner_08": "boss brown red",
    "outer_02": "boss brown blue",
    "outer_06": "boss blue yellow",
    "outer_10": "boss red yellow",
}
NOWHERE_ELSE = {space: "-" for space in DJINNS if space != "outer_02"}
"""No djinn is anywhere but at the round workshop."""
NO_BOSSES = {space: what.removeprefix("boss ") for space, what in DJINNS.items()}
"""The town when all bosses are gone."""
CARDS = "scoring two_sets third_of_kind keys"
"""Public scoring cards that are worth nothing without equipment and keys."""


def town(*segments: str, players: int = 2, cards: str = CARDS, **spaces: str) -> str:
    """A position in the town; spaces named here have these djinns instead."""
    djinns = [f"{space}: {what}" for space, what in (DJINNS | spaces).items()]
    public = [cards] if players > 1 else []
    return " | ".join([f"players {players}", TOKENS, *public, *djinns, *segments])


def facing(djinns: str, board: str = "", *segments: str, players: int = 2, cards: str = CARDS, **spaces: str) -> str:
    """B has come to the round workshop, where these are, and has done nothing there yet."""
    own = ", ".join(part for part in ("at outer_02 via inner_02", board) if part)
    return town(f"B: {own}", "acting B", *segments, players=players, cards=cards, **spaces | {"outer_02": djinns})


def moving(board: str = "", *segments: str, players: int = 2, cards: str = CARDS, **spaces: str) -> str:
    """B is about to move away from the square market: the first window of its turn."""
    own = ", ".join(part for part in ("at inner_02 via outer_02", board) if part)
    return town(f"B: {own}", "to act B", *segments, players=players, cards=cards, **spaces)


def at_source(board: str = "", *segments: str, players: int = 2, cards: str = CARDS) -> str:
    """B has come to the Source and has done nothing there yet."""
    own = ", ".join(part for part in ("at source via inner_12", board) if part)
    return town(f"B: {own}", "acting B", *segments, players=players, cards=cards)


def at_the_end(board: str, *segments: str, cards: str = CARDS) -> str:
    """B's final action, the first of all."""
    return town(f"B: {board}", "final B", *segments, players=2, cards=cards, **NO_BOSSES)


def ending(board: str, *segments: str, other: str = "power 0", cards: str = CARDS) -> str:
    """Y's final action is the last decision of the match; B has had its own."""
    return town(
        *([f"B: {board}"] if board else []), f"Y: {other}", "final Y", *segments, players=2, cards=cards, **NO_BOSSES
    )


def drawing(position: str, *colours: str, back: Sequence[str] = ()) -> bytes:
    """A key under which these djinns are drawn from the bag, once some are back in it."""
    bag = list(table(position).state.bag)
    for colour in back:
        bag[names.COLOURS.index(colour)] += 1
    wants = []
    for colour in colours:
        wants.append(a_draw(bag, names.COLOURS.index(colour)))
        bag[names.COLOURS.index(colour)] -= 1
    return key_for(*wants, seed=1)


def member(members: Sequence[str], one: str) -> Want:
    """The draw of one of a set; members are in the order of their ids."""
    place = members.index(one)
    return Want(len(members), place, place + 1)


def own(match: Match, item: str, letter: str = "B") -> str:
    """What a seat has of an item of the position text."""
    return seat(match, letter)[item]


def there(match: Match, space: str) -> str:
    """What is at a round space."""
    return said(match, space)


def said(match: Match, keyword: str) -> str:
    """What a segment of the position text says behind its keyword, nothing if it is not there."""
    return says(match, keyword).removeprefix(keyword).removeprefix(":").strip()
