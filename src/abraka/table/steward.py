"""What happens at a table by itself: bots think, clocks run out, those who have gone are noticed."""

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from abraka.bots import Decision
from abraka.core.errors import AbrakaError
from abraka.table import metrics
from abraka.table.pacing import Pace
from abraka.table.play import Play
from abraka.table.rounds import Claim
from abraka.table.seating import away_s
from abraka.table.thinkers import Thinkers
from abraka.table.times import now_ms

if TYPE_CHECKING:
    from abraka.table.room import Room

RETRY_S = 1.0
FRESH_S = 60.0
"""So long ago a turn may have begun of which somebody is told: whoever is asked for longer was told."""
log = structlog.get_logger()


class Steward:
    """Sees to it that whoever is asked next is heard."""

    def __init__(self, room: "Room", thinkers: Thinkers) -> None:
        self._room, self._thinkers = room, thinkers
        self._bot: asyncio.Task[None] | None = None
        self._pace = Pace()
        self._clock: asyncio.TimerHandle | None = None
        self._gone: dict[int, asyncio.TimerHandle] = {}
        self._asked: int | None = None
        self._reach: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether something may happen without anybody's doing."""
        return bool(self._bot or self._clock or self._gone or self._reach)

    def close(self) -> None:
        """Lets everything be."""
        for handle in (self._clock, self._reach, *self._gone.values()):
            if handle is not None:
                handle.cancel()
        if self._bot is not None:
            self._bot.cancel()

    def arrange(self, play: Play) -> None:
        """Looks at who is asked: a bot thinks, a clock runs, a leaver is waited for."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        self._look_who_is_asked(play)
        if play.over:
            for gone in list(self._gone):
                self.welcome(gone)
            return
        if play.runs_out is not None:
            wait_s = max(0.0, play.runs_out / 1000 - time.time()) + 0.01
            self._clock = self._call_later(wait_s, self._run_out)
        seat = play.match.to_act
        assert seat is not None
        if self._bot is None and not play.paused and self._level(play, seat) and self._room.listeners.present:
            self._bot = asyncio.create_task(self._let_bots_play(), name=f"bots of {self._room.table.id}")
        self._look_for(play, seat)

    def _call_later(self, wait_s: float, work: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(wait_s, self._room.do_later, work)

    # Clocks and leavers.

    async def _run_out(self) -> None:
        self._clock = None
        await self._room.record(self._room.play.run_out(now_ms()))
        self.arrange(self._room.play)

    def _look_for(self, play: Play, seat: int) -> None:
        """Begins to wait for a person who is asked but not there."""
        settings = self._room.table.settings
        waits = settings.leavers in ("bot", "end") and not play.paused and not self._level(play, seat)
        if waits and away_s(settings) is not None and seat not in self._gone and not self._room.is_here(seat):
            self._gone[seat] = self._call_later(away_s(settings) or 0, lambda: self._give_up(seat))

    def _look_who_is_asked(self, play: Play) -> None:
        """Begins to wait for somebody's turn to be noticed, in a match over days; not again while they are asked."""
        seat = None if play.over else play.match.to_act
        if seat == self._asked:
            return
        self._asked = seat
        if self._reach is not None:
            self._reach.cancel()
            self._reach = None
        fresh = now_ms() - play.at < FRESH_S * 1000
        if seat is not None and self._room.table.settings.days and fresh and not self._level(play, seat):
            self._reach = self._call_later(self._room.limits.reach_s, lambda: self._reach_out(play, seat))

    async def _reach_out(self, play: Play, seat: int) -> None:
        self._reach = None
        waits = play is self._room.play and not play.over and not play.paused and play.match.to_act == seat
        if waits and not self._level(play, seat):
            self._room.reach_seat(seat, "turn")

    def welcome(self, seat: int) -> None:
        """Somebody is there, again perhaps."""
        handle = self._gone.pop(seat, None)
        if handle is not None:
            handle.cancel()

    async def _give_up(self, seat: int) -> None:
        self._gone.pop(seat, None)
        play = self._room.play
        waits = not play.over and not play.paused and play.match.to_act == seat
        if waits and not self._room.is_here(seat):
            await self._room.record(play.gone(now_ms(), seat, self._room.table.settings.leavers))

    # Bots.

    def _level(self, play: Play, seat: int) -> str:
        """The level of the bot that plays a seat; empty for a person."""
        table = self._room.table
        return table.settings.stand_in if seat in play.stand_ins else table.seats[seat].level

    async def _let_bots_play(self) -> None:
        """Plays for bots until a person is asked."""
        try:
            while await self._let_bot_choose():
                pass
        except AbrakaError as error:
            log.error("bot_failed", table=self._room.table.id, cause=str(error))
            await asyncio.sleep(RETRY_S)
        finally:
            self._bot = None
        self._room.do_later(self._arrange_again)

    async def _arrange_again(self) -> None:
        self.arrange(self._room.play)

    async def _let_bot_choose(self) -> bool:
        """One decision of the bot that is asked, after a decent time; says whether there was one."""
        play, began = self._room.play, time.monotonic()
        seat, version = play.match.to_act, play.version
        if play.over or play.paused or seat is None or not self._level(play, seat) or not self._room.listeners.present:
            return False
        level = self._level(play, seat)
        with metrics.THINKING.time():
            claim = Claim(self._room.table.owner, self._room.listeners.seated)
            action = await self._thinkers.choose(level, decision_of(play), claim)
        pace_s = self._room.table.settings.pace_s
        await asyncio.sleep(self._pace.rest(level, pace_s, time.monotonic() - began))

        async def act() -> None:
            now = self._room.play
            if now is play and play.version == version and not play.over and not play.paused:
                await self._room.record(play.act(now_ms(), seat, None, action))

        await self._room.do(act)
        return True


def decision_of(play: Play) -> Decision:
    """The decision that a match waits for, with luck of its own that nobody can foresee."""
    digest = hashlib.sha256(play.match.key + f"bot {play.version}".encode()).digest()
    return Decision.of(play.match, int.from_bytes(digest[:7], "big"))
