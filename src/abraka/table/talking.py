"""What is said at a table besides the match: chat, reactions, nudges, hints."""

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from abraka.bots.levels import ARCHMAGE
from abraka.table import protocol as say
from abraka.table import seating
from abraka.table.guests import Guests
from abraka.table.listeners import Listener
from abraka.table.pacing import beat_of
from abraka.table.refusals import TableRefusal
from abraka.table.rounds import Claim
from abraka.table.seating import away_s, nudge_s
from abraka.table.steward import decision_of
from abraka.table.thinkers import Thinkers
from abraka.table.times import now_ms

if TYPE_CHECKING:
    from abraka.table.room import Room

HINTS = 5
HINTED = ARCHMAGE.name
"""The bot that gives hints; they take as long as its decisions, whatever there is to choose from."""
NUDGE_AGAIN_MS = 20_000
encode = msgspec.json.Encoder().encode


class Talk:
    """All that goes on at a table in words."""

    def __init__(self, room: "Room", thinkers: Thinkers, guests: Guests) -> None:
        self._room, self._thinkers, self._guests = room, thinkers, guests
        self._hinting: set[int] = set()
        self._nudged: dict[int, tuple[int, int]] = {}  # when a seat was nudged first for its decision, and when last

    async def hint(self, listener: Listener, message: say.Hint) -> bytes:
        """What a strong bot would do in somebody's seat."""
        self._room.check_right(listener)
        play, seat = self._room.play, listener.audience
        if not self._room.table.settings.hints:
            raise TableRefusal("no_hints")
        play.check_version(message.version)
        if play.over or play.match.to_act != seat:
            raise TableRefusal("no_hint_now")
        if seat in self._hinting:
            raise TableRefusal("hint_running")
        self._hinting.add(seat)
        began = time.monotonic()
        try:
            thoughts = await self._thinkers.hint(decision_of(play), HINTS, Claim(listener.person))
            await asyncio.sleep(max(0.0, beat_of(HINTED, 0) - (time.monotonic() - began)))
        finally:
            self._hinting.discard(seat)
        told = [say.ThoughtInfo(**msgspec.structs.asdict(thought)) for thought in thoughts]
        return encode(say.Hinted(id=message.id, version=message.version, thoughts=told))

    async def speak(self, listener: Listener, name: str, message: say.Say) -> int:
        """Says something to everybody at the table who wants to hear it; returns the line's number."""
        self._check_may_speak(listener)
        seat = None if listener.watches else listener.audience
        repeated = self._room.chat.repeated(listener.person, seat, message)
        if repeated is not None:
            return repeated
        line = await self._room.chat.say(now_ms(), listener.person, seat, self._called(seat, name), message)
        told = encode(self._room.chat.told(line))
        for other in self._room.listeners:
            if self._room.chat.hears(other.person, line.guest):
                other.push(told)
        return line.number

    def _check_may_speak(self, listener: Listener) -> None:
        self._room.check_right(listener)
        known = seating.is_known(self._room.table, listener.person)
        if listener.watches and not known and not self._room.table.settings.watchers_chat:
            raise TableRefusal("no_chat")

    async def react(self, listener: Listener, name: str, message: say.React) -> None:
        """Shows everybody who wants to know what somebody feels; it is not kept."""
        self._check_may_speak(listener)
        seat = None if listener.watches else listener.audience
        known, who = self._called(seat, name), self._guests.public(listener.person, self._room.table.id)
        told = encode(say.Reacted(seat=seat, name=known, who=who, reaction=message.reaction))
        for other in self._room.listeners:
            if self._room.chat.hears(other.person, listener.person):
                other.push(told)

    def _called(self, seat: int | None, name: str) -> str:
        return self._room.table.seats[seat].name if seat is not None else name

    async def nudge(self, listener: Listener, message: say.Nudge) -> None:
        """Reminds somebody who is asked that the others wait."""
        self._room.check_right(listener)
        play, seat, now = self._room.play, message.seat, now_ms()
        waited = not play.over and not play.paused and play.match.to_act == seat and seat in play.people
        if not waited or seat in play.stand_ins or seat == listener.audience:
            raise TableRefusal("nobody_away", seat=seat)
        if now - play.at < nudge_s(self._room.table.settings) * 1000:
            raise TableRefusal("not_waited_yet", seconds=nudge_s(self._room.table.settings))
        if now - self._nudged.get(seat, (0, 0))[1] < NUDGE_AGAIN_MS:
            raise TableRefusal("nudged_lately")
        self._nudged[seat] = self._unheeded(seat) or now, now
        told = encode(say.Nudged(seat=seat, by=listener.audience))
        for other in self._room.listeners:
            other.push(told)
        self._room.reach_seat(seat, "nudge")

    def _unheeded(self, seat: int) -> int | None:
        """When a seat was nudged that has not decided since, though somebody seems to be there."""
        first, play = self._nudged.get(seat, (0, 0))[0], self._room.play
        return first if play.match.to_act == seat and first > play.at else None

    async def mute(self, listener: Listener, who: str, on: bool) -> None:
        """Lets somebody hear no more of somebody else, or again."""
        self._room.check_right(listener)
        present = {sitter for data in self._room.table.seats if (sitter := seating.sitter_of(data))}
        await self._room.chat.mute(listener.person, who, on, present)

    def check_away(self, seat: int) -> None:
        """Refuses to let a bot play for somebody who is there, was there a moment ago, or is waited for.

        Whoever was nudged and does nothing for as long counts as away: a page may be open with nobody before it.
        """
        settings, away = self._room.table.settings, self._room.listeners.away(len(self._room.table.seats))
        since, after_s = away.get(seat, self._unheeded(seat)), away_s(settings)
        if settings.leavers not in ("ask", "bot") or after_s is None:
            raise TableRefusal("nobody_stands_in")
        if since is None:
            raise TableRefusal("nobody_away", seat=seat)
        if now_ms() - since < after_s * 1000:
            raise TableRefusal("not_away_yet", seconds=after_s)
