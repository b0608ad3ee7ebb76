"""The ids in the content files, in the order of the numbers in the rules: those of `names`, some with a prefix."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from abraka.games.djinn import names
from abraka.games.djinn.state import CIRCLES


def _prefixed(prefix: str, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{prefix}_{id}" for id in ids)


MAGE_IDS = _prefixed("mage", names.MAGES)
TRAIT_IDS = _prefixed("trait", names.TRAITS)
SCORING_IDS = _prefixed("score", names.SCORINGS)
STALL_IDS = _prefixed("stall", names.STALLS)
SECRET_IDS = _prefixed("secret", names.LOCATIONS)
PURCHASE_IDS = _prefixed("source", names.PURCHASES)
CONSOLATION_IDS = _prefixed("consolation", names.CONSOLATIONS)
KEY_USE_IDS = _prefixed("key", names.KEY_USES)
TOM_IDS = _prefixed("tom", names.TOM_CARDS)
TASK_IDS = _prefixed("task", names.TASKS)
CIRCLE_IDS = _prefixed("circle", (str(number + 1) for number in range(CIRCLES)))
CAPACITY_IDS = ("capacity_5", "capacity_6", "capacity_7", "capacity_8", "capacity_8_flipped")
MILESTONE_IDS = ("first_equipment_set", "last_secret_placed")
COMPONENT_IDS = (
    "board", "coin_1", "coin_3", "bottle", "scroll_1", "scroll_3", "chest", "space_token", "market_board", "award",
    "trait", "circle_blocker", "circle", "roof", "archive_strip", "cork", "key", "djinn", "boss", "equipment", "mage",
    "scoring_card", "solo_card", "overview_card", "player_aid", "player_board", "wizard", "assistant", "power_marker",
    "award_board", "capacity_marker", "minimum_marker", "secret",
)  # fmt: skip


class Identified(Protocol):
    """What has an id."""

    @property
    def id(self) -> str:
        """Its id."""


Thing = TypeVar("Thing", bound=Identified)


def in_order(entries: Iterable[Thing], ids: Sequence[str]) -> list[Thing]:
    """Entries in the order of their ids."""
    return sorted(entries, key=lambda entry: ids.index(entry.id))
