"""How a match ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Why the match ended and each seat's place.

    Rank 1 has won (several seats may share it); no rank 1 at all means that everybody lost.
    """

    reason: str
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
