"""Tables and matches as the store keeps them, without a server."""

from abraka.table.data import MatchData, SeatData, TableData
from abraka.table.protocol import TableSettings


def new_table(number: int, status: str = "playing", touched: int = 0) -> TableData:
    """A table with two people at it."""
    return TableData(
        id=f"t{number}",
        game="hocus",
        options={},
        settings=TableSettings(public=True),
        owner=f"owner{number}",
        token="secret",
        seats=[SeatData(kind="person", guest=f"a{number}", name="Ada"), SeatData(kind="person", guest=f"b{number}")],
        created=0,
        touched=touched,
        status=status,
        matches=[f"m{number}"] if status != "open" else [],
    )


def new_match(number: int) -> MatchData:
    """The match at that table."""
    return MatchData(
        id=f"m{number}",
        table=f"t{number}",
        game="hocus",
        players=2,
        options={},
        rules_version=1,
        content="",
        seats=["human", "human"],
        started=0,
    )
