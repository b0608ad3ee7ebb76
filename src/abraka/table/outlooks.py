"""Where choices lead, told to the seat that is asked: found away from the loop, and told in its turn."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from abraka.table.listeners import Listener
from abraka.table.play import Play
from abraka.table.protocol import Ways
from abraka.table.thinkers import Thinkers
from abraka.table.ways import Outlook

if TYPE_CHECKING:
    from abraka.table.room import Room

encode = msgspec.json.Encoder().encode
Found = asyncio.Future[bytes | None]


class Outlooks:
    """What is found for one table."""

    def __init__(self, room: "Room", thinkers: Thinkers) -> None:
        self._room, self._thinkers = room, thinkers
        self._last: tuple[Play, int, Found] | None = None  # of a match at a version

    def of(self, play: Play) -> Found:
        """Where the choices of the seat that is asked lead, as a message: found once, however often it is asked for.
        Nothing, if the match has gone on before it is found."""
        if self._last is None or self._last[:2] != (play, play.version):
            version, outlook = play.version, Outlook(play.match)

            def look() -> bytes | None:
                return encode(Ways(version=version, ways=outlook.ways())) if play.version == version else None

            self._last = play, version, self._thinkers.foresee(look)
        return self._last[2]

    def tell(self) -> None:
        """Tells those at the seat that is asked, as soon as it is found."""
        play = self._room.play
        if self._uninformed(play):
            version, found = play.version, self.of(play)
            found.add_done_callback(lambda _: self._room.do_later(lambda: self._tell(play, version, found)))

    def _uninformed(self, play: Play) -> list[Listener]:
        """Those who want to know where their choices lead, and have not been told."""
        seat = play.match.to_act
        if play.over or seat in play.stand_ins:
            return []
        wants = [one for one in self._room.listeners if one.audience == seat and one.ways]
        return [one for one in wants if one.foresees != play.version]

    async def _tell(self, play: Play, version: int, found: Found) -> None:
        """Tells ways in their turn: after the news that led to them, and before anything else happens."""
        teller = self._room.teller
        if found.cancelled() or teller is None or teller.play is not play or play.version != version:
            return
        for listener in self._uninformed(play):
            listener.foresees = version
            listener.push(found.result() or b"")
