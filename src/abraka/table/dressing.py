"""What everybody at a table wears: a hat and a colour of their own, as they have chosen or as is left."""

from collections.abc import Sequence

import msgspec

from abraka.table.data import NONE, SeatData, TableData
from abraka.table.refusals import TableRefusal

TONES = 6


class Worn(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody would like to wear."""

    hat: int = NONE
    colour: int = NONE


PLAIN = Worn()
"""Whatever is left."""


def hats_of(seats: Sequence[SeatData]) -> list[int]:
    """The hat of each seat."""
    return _given([data.hat for data in seats])


def colours_of(seats: Sequence[SeatData]) -> list[int]:
    """The colour of each seat."""
    return _given([data.colour for data in seats])


def _given(wishes: Sequence[int]) -> list[int]:
    """Who has a wish gets it; the others that of their place, if it is free, or the first that is."""
    given = list(wishes)
    for usual in (True, False):
        for seat, tone in enumerate(given):
            left = [one for one in range(TONES) if one not in given]
            if tone == NONE and (not usual or seat in left):
                given[seat] = seat if usual else left[0]
    return given


def dressed(data: SeatData, worn: Worn, others: Sequence[SeatData]) -> SeatData:
    """Somebody in what they like to wear, as far as nobody else there has chosen it."""
    hat = NONE if worn.hat in {one.hat for one in others} else worn.hat
    colour = NONE if worn.colour in {one.colour for one in others} else worn.colour
    return msgspec.structs.replace(data, hat=hat, colour=colour)


def with_dress(table: TableData, seat: int, hat: int | None, colour: int | None) -> TableData:
    """Another hat or colour in a seat; refuses what somebody else has chosen."""
    data = table.seats[seat]
    others = [one for number, one in enumerate(table.seats) if number != seat]
    if hat in {one.hat for one in others} or colour in {one.colour for one in others}:
        raise TableRefusal("worn_already")
    hat, colour = data.hat if hat is None else hat, data.colour if colour is None else colour
    seats = list(table.seats)
    seats[seat] = msgspec.structs.replace(data, hat=hat, colour=colour)
    return msgspec.structs.replace(table, seats=seats)
