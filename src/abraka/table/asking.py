"""Who asks over HTTP, and what can be asked for."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request

from abraka.table.house import House
from abraka.table.persons import Visitor
from abraka.table.refusals import TableRefusal
from abraka.table.seating import Ticket
from abraka.table.times import now_ms

TOKEN_HEADER = "x-table-token"


class Asker(msgspec.Struct, frozen=True):
    """Who asks, and what was asked."""

    request: Request
    house: House
    visitor: Visitor

    @property
    def guest(self) -> str:
        """The person who asks."""
        return self.visitor.person

    @property
    def device(self) -> str:
        """The device at which they are."""
        return self.visitor.device

    @property
    def address(self) -> str:
        """Where they ask from."""
        return self.request.client.host if self.request.client else ""

    async def settle(self) -> None:
        """Makes durable who asks, for something of theirs is about to be kept."""
        await self.house.persons.settle(self.visitor, now_ms())

    @property
    def token(self) -> str | None:
        """A token that came along, for those who are not known at the table."""
        given = self.request.headers.get("authorization", "")
        if given.lower().startswith("bearer "):
            return given[7:].strip()[:64]
        return self.request.headers.get(TOKEN_HEADER, "")[:64] or None

    @property
    def ticket(self) -> Ticket:
        """What the asker shows at a table."""
        return Ticket(self.guest, self.number("seat"), self.token)

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def number(self, name: str, otherwise: int | None = None) -> int | None:
        """A number after the question mark."""
        text = self.request.query_params.get(name)
        if text is None:
            return otherwise
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise TableRefusal("bad_message", cause=f"“{name}” must be a number")
        return int(text)


class Endpoint(msgspec.Struct, frozen=True):
    """One thing that can be asked for."""

    method: str
    path: str
    do: Callable[..., Awaitable[Any]]
    answer: Any  # the type of what comes back; str for plain text
    body: Any = None
    query: tuple[str, ...] = ()
    status: int = 200

    @property
    def summary(self) -> str:
        """What it does."""
        return (self.do.__doc__ or "").strip()
