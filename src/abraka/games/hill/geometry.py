"""The hill as numbers: four closed ring paths around a summit (M1, M2).

A field is written level.index, index 0 being the marked corner and the rest following clockwise. Its number is fixed
for the largest hill; smaller hills leave some numbers unused. Sides shrink by two from ring to ring, so that the
length of the lowest side says everything.
"""

from collections.abc import Sequence

from abraka.core.records import table

LEVELS = 4
SMALLEST, LARGEST = 9, 11  # fields along a side of the lowest ring
SIZES = LARGEST - SMALLEST + 1
BASE = (0, 40, 72, 96)
"""The number of each ring's first field."""

FIELDS = 112
VILLAGES = 4
VILLAGE = FIELDS  # the places of the villages follow those of the fields
SUMMIT = VILLAGE + VILLAGES
PLACES = SUMMIT + 1
CLOCKWISE, AGAINST = 0, 1
NOWHERE = -1


def side_of(size: int, level: int) -> int:
    """Fields along a side of a ring; levels count from 0 here."""
    return SMALLEST + size - 2 * level


def ring_length(size: int, level: int) -> int:
    """Fields of a ring."""
    return 4 * (side_of(size, level) - 1)


def level_of(field: int) -> int:
    """The level of a field, from 0."""
    return max(level for level in range(LEVELS) if BASE[level] <= field)


def exists(size: int, field: int) -> bool:
    """Whether a hill of this size has this field."""
    level = level_of(field)
    return field - BASE[level] < ring_length(size, level)


def fields_of(size: int) -> list[int]:
    """All fields of a hill."""
    return [field for field in range(FIELDS) if exists(size, field)]


def is_corner(size: int, field: int) -> bool:
    """Corners are the multiples of a side's length less one (M1)."""
    level = level_of(field)
    return (field - BASE[level]) % (side_of(size, level) - 1) == 0


def next_field(size: int, field: int, way: int) -> int:
    """The neighbour on the same ring."""
    level = level_of(field)
    length = ring_length(size, level)
    return BASE[level] + (field - BASE[level] + (1 if way == CLOCKWISE else -1)) % length


def above(size: int, field: int) -> int:
    """The neighbour on the level above, the SUMMIT from the highest ring; a corner has none (M2)."""
    level = level_of(field)
    segment = side_of(size, level) - 1
    quarter, offset = divmod(field - BASE[level], segment)
    if offset == 0:
        return NOWHERE
    if level == LEVELS - 1:
        return SUMMIT
    return BASE[level + 1] + (quarter * (segment - 2) + offset - 1) % ring_length(size, level + 1)


def lower_neighbours(size: int, field: int) -> list[int]:
    """The inverse of `above`: one field, for an inner corner two, for the lowest ring none (M2)."""
    return [other for other in fields_of(size) if above(size, other) == field]


def below(size: int, field: int) -> int:
    """The one neighbour below, NOWHERE on the lowest ring and for corners, which have two."""
    found = lower_neighbours(size, field)
    return found[0] if len(found) == 1 else NOWHERE


def place_name(place: int) -> str:
    """A place in notation: 2.14 a field, v3 a village, summit."""
    if place == SUMMIT:
        return "summit"
    if place >= VILLAGE:
        return f"v{place - VILLAGE + 1}"
    level = level_of(place)
    return f"{level + 1}.{place - BASE[level]}"


PLACE_NAMES = tuple(place_name(place) for place in range(PLACES))


def _rows(rows: Sequence[Sequence[int]]) -> Sequence[int]:
    return table([number for row in rows for number in row])


def _of(size: int, field: int, number: int) -> int:
    """The number, if the hill has the field."""
    return number if exists(size, field) else NOWHERE


# For the rules, one row of FIELDS numbers after the other: by size, and NEXT by way inside each size.
NEXT = _rows(
    [[_of(k, f, next_field(k, f, way)) for f in range(FIELDS)] for k in range(SIZES) for way in (CLOCKWISE, AGAINST)]
)
ABOVE = _rows([[_of(k, f, above(k, f)) for f in range(FIELDS)] for k in range(SIZES)])
BELOW = _rows([[_of(k, f, below(k, f)) for f in range(FIELDS)] for k in range(SIZES)])
