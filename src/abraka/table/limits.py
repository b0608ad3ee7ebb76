"""How often something may be asked for."""

import time
from collections import OrderedDict

from abraka.table.settings import Limits

REMEMBERED = 10_000
PATIENCE = 200
"""So many messages beyond the limit, and the socket is closed."""


class Bucket:
    """So many at once, and so many a second after that."""

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
