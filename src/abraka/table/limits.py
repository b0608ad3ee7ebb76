"""How often something may be asked for."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from abraka.table.settings import Limits

REMEMBERED = 10_000
PATIENCE = 200
"""The number of messages over the limit after which the socket is closed."""


class Bucket:
    """A token bucket: `burst` at once, then a steady rate a second."""

    __slots__ = ("_left", "_most", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._most, self._left, self._seen = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Takes one, if there is one left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client; those not seen for the longest time are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Takes one from a client's bucket."""
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, self._burst)
        self._buckets[client] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


class Allowance:
    """What one socket may send, frame by frame: so much of its own, and a part of what its address may.

    A little is free for every socket, so that nobody suffers from what others of the same address do.
    """

    def __init__(self, limits: Limits, frames: Buckets, address: str) -> None:
        self._own = Bucket(limits.messages_per_s, limits.message_burst)
        self._free = Bucket(limits.messages_free, limits.messages_free_burst)
        self._frames, self.address = frames, address
        self._excess = 0

    @property
    def exhausted(self) -> bool:
        """Whether patience has come to its end."""
        return self._excess > PATIENCE

    def take(self) -> bool:
        """Takes one; whatever is too much is counted."""
        if self._own.take() and (self._free.take() or self._frames.take(self.address)):
            return True
        self._excess += 1
        return False


class Lines:
    """What all lines of a server share: its limits, how much each address has, and which proxies are believed."""

    def __init__(self, limits: Limits, proxies: Sequence[str]) -> None:
        self.limits = limits
        self.frames = Buckets(limits.messages_per_address, limits.messages_per_address)
        self.waiting: Counter[str] = Counter()  # lines of each address on which no socket talks
        self._proxies = ProxyHeadersMiddleware(_nobody, list(proxies)).trusted_hosts  # as the application believes them

    def asking(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The address for which a line asks: as a proxy says, if it is believed, else its own."""
        if peer not in self._proxies:
            return peer
        said = b", ".join(value for name, value in headers if name == b"x-forwarded-for")
        return self._proxies.get_trusted_client_address(said.decode("latin-1"))[0] or peer


async def _nobody(*args: Any) -> None:
    """No application: only what is believed of proxies is wanted."""
