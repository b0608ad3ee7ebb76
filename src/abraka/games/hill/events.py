"""What can happen: all kinds of events of Magic Hill."""

from typing import Annotated

from abraka.core.actions import Domain
from abraka.core.events import Event, EventTable
from abraka.games.hill.actions import FIELD, KIND, PLACE_NAME, PLAYED, TURN_WAY, WAY

END_REASONS = ("", "summit", "turn_limit")
"""Why a match may end, by number; the first one while it goes on."""

FACE_NAMES = ("?", "passage", "ghost", "raven", "ball", "whirlwind", "flying", "trapdoor")
"""What a tile may show; the first one is not known yet."""

REASON = Domain(END_REASONS)
FACE = Domain(FACE_NAMES)


class GoblinPlaced(Event, frozen=True, tag="goblin_placed"):
    """A goblin was put into a village (M6)."""

    seat: int
    goblin: int
    village: Annotated[str, PLACE_NAME]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A seat's turn begins."""

    seat: int
    turn: int


class GoblinNamed(Event, frozen=True, tag="goblin_named"):
    """A card named the goblin that goes (M8)."""

    seat: int
    goblin: int
    card: Annotated[str, PLAYED]


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card moves the named goblin (M8)."""

    seat: int
    card: Annotated[str, PLAYED]
    way: Annotated[str, WAY]


class GoblinMoved(Event, frozen=True, tag="goblin_moved"):
    """A goblin went by a card (M9)."""

    seat: int
    goblin: int
    start: Annotated[str, PLACE_NAME]
    end: Annotated[str, PLACE_NAME]


class GoblinPushed(Event, frozen=True, tag="goblin_pushed"):
    """A goblin was pushed one field on (M14)."""

    seat: int
    goblin: int
    start: Annotated[str, PLACE_NAME]
    end: Annotated[str, PLACE_NAME]


class TileShown(Event, frozen=True, tag="tile_shown"):
    """A goblin stepped on a tile, and all see what it is (M17)."""

    seat: int
    goblin: int
    field: Annotated[str, FIELD]
    tile: Annotated[str, FACE]


class TileRemoved(Event, frozen=True, tag="tile_removed"):
    """A tile left the game (M18, M20)."""

    field: Annotated[str, FIELD]
    tile: Annotated[str, FACE]


class TileTurnedUp(Event, frozen=True, tag="tile_turned_up"):
    """The crystal ball turned up a tile (M18)."""

    seat: int
    field: Annotated[str, FIELD]
    tile: Annotated[str, FACE]


class TilesTurnedDown(Event, frozen=True, tag="tiles_turned_down"):
    """The whirlwind turned all open tiles down (M19)."""

    tiles: int


class HillTurned(Event, frozen=True, tag="hill_turned"):
    """The hill was turned a quarter (M19)."""

    seat: int
    way: Annotated[str, TURN_WAY]


class GoblinRose(Event, frozen=True, tag="goblin_rose"):
    """A goblin went up a secret passage (M22)."""

    seat: int
    goblin: int
    start: Annotated[str, PLACE_NAME]
    end: Annotated[str, PLACE_NAME]


class GoblinFell(Event, frozen=True, tag="goblin_fell"):
    """A goblin fell through a trapdoor (M23)."""

    seat: int
    goblin: int
    start: Annotated[str, PLACE_NAME]
    end: Annotated[str, PLACE_NAME]


class GoblinFled(Event, frozen=True, tag="goblin_fled"):
    """A goblin went back to a village (M23, M24)."""

    seat: int
    goblin: int
    start: Annotated[str, PLACE_NAME]
    end: Annotated[str, PLACE_NAME]


class GoblinWaits(Event, frozen=True, tag="goblin_waits"):
    """The field that a passage or a trapdoor leads to is taken (M22, M23)."""

    seat: int
    goblin: int
    field: Annotated[str, FIELD]


class StoneTaken(Event, frozen=True, tag="stone_taken"):
    """A seat took a stone and may hold one more card (M15)."""

    seat: int
    stones: int


class StoneTooMany(Event, frozen=True, tag="stone_too_many"):
    """A third stone went out of the game (M15)."""

    seat: int


class RavenSent(Event, frozen=True, tag="raven_sent"):
    """A raven flies to a player (M20)."""

    seat: int
    target: int


class RavenWaits(Event, frozen=True, tag="raven_waits"):
    """The player has no stone, so the raven waits for one (M20)."""

    seat: int


class StoneLost(Event, frozen=True, tag="stone_lost"):
    """A raven took a stone out of the game (M20)."""

    seat: int
    stones: int


class CardGranted(Event, frozen=True, tag="card_granted"):
    """A flying card: one more card may be played in this turn (M21)."""

    seat: int


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card over the limit was discarded (M20, M21)."""

    seat: int
    card: Annotated[str, KIND]


class CardPut(Event, frozen=True, tag="card_put"):
    """A card was put down for an exchange (M16)."""

    seat: int
    card: Annotated[str, KIND]


class Drew(Event, frozen=True, tag="drew"):
    """So many cards were drawn (M16)."""

    seat: int
    cards: int


class Got(Event, frozen=True, tag="got"):
    """The card that was drawn; only its owner is told."""

    seat: int
    card: Annotated[str, KIND]


class PileRenewed(Event, frozen=True, tag="pile_renewed"):
    """The discards became the new draw pile (M7)."""

    cards: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A seat plays no more cards."""

    seat: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over (M26, M27)."""

    reason: Annotated[str, REASON]


EVENTS = EventTable(
    GoblinPlaced, TurnBegan, GoblinNamed, CardPlayed, GoblinMoved, GoblinPushed, TileShown, TileRemoved, TileTurnedUp,
    TilesTurnedDown, HillTurned, GoblinRose, GoblinFell, GoblinFled, GoblinWaits, StoneTaken, StoneTooMany, RavenSent,
    RavenWaits, StoneLost, CardGranted, CardDiscarded, CardPut, Drew, Got, PileRenewed, TurnEnded, MatchEnded,
)  # fmt: skip

(
    GOBLIN_PLACED, TURN_BEGAN, GOBLIN_NAMED, CARD_PLAYED, GOBLIN_MOVED, GOBLIN_PUSHED, TILE_SHOWN, TILE_REMOVED,
    TILE_TURNED_UP, TILES_TURNED_DOWN, HILL_TURNED, GOBLIN_ROSE, GOBLIN_FELL, GOBLIN_FLED, GOBLIN_WAITS, STONE_TAKEN,
    STONE_TOO_MANY, RAVEN_SENT, RAVEN_WAITS, STONE_LOST, CARD_GRANTED, CARD_DISCARDED, CARD_PUT, DREW, GOT,
    PILE_RENEWED, TURN_ENDED, MATCH_ENDED,
) = EVENTS.code.values()  # fmt: skip
