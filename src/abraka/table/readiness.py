"""How far the compiled rules are: what a server that plays on the plain ones hears of it, and what it asks for."""

from collections.abc import Awaitable, Callable


async def _nothing() -> None:
    """Nothing is to be done."""


class Readiness:
    """The share of the rules that is compiled, and a way to say which game is wanted first."""

    def __init__(self, share: float = 1.0, want: Callable[[str], None] = lambda game: None) -> None:
        self.share, self.want = share, want
        self.before_stop: Callable[[], Awaitable[None]] = _nothing
        self._stop: Callable[[], None] | None = None
        self._stopped = False

    def on_stop(self, stop: Callable[[], None]) -> None:
        """What is to be done when the server has to go."""
        self._stop = stop
        if self._stopped:
            stop()

    def stop(self) -> None:
        """The compiled rules are ready elsewhere, or nobody wants the server any more."""
        self._stopped = True
        if self._stop is not None:
            self._stop()
