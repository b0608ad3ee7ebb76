"""Why a bot would do something: ids with arguments, which every reader's language puts into words."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """One reason, like an event: its kind and its arguments."""

    kind: str
    args: dict[str, int | str] = {}
