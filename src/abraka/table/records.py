"""Matches from the store, played again for those who look at them outside their table."""

from collections.abc import Sequence

from abraka.core import savefile
from abraka.core.errors import AbrakaError
from abraka.core.game import GAMES
from abraka.core.match import Match
from abraka.table.data import Entry, MatchData
from abraka.table.editions import is_of_these_rules, match_of
from abraka.table.play import Play
from abraka.table.refusals import TableRefusal
from abraka.table.rows import Damaged
from abraka.table.store import Store
from abraka.table.thinkers import Thinkers


class Records:
    """Stored matches, and records that were brought along; one is played again at a time, by turns of who asks."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store, self._thinkers = store, thinkers

    async def replayed(self, about: MatchData, key: bytes, entries: Sequence[Entry], whose: str = "") -> Play:
        """A stored match as far as it was played, for somebody who looks at it outside its table."""
        await self._thinkers.rules(about.game)
        return await self._thinkers.tell(lambda: _replayed(about, key, entries), whose)

    async def finished(self, match: str) -> tuple[MatchData, Match] | None:
        """A finished match; none if it is broken off, damaged, or of other rules."""
        try:
            stored = await self._store.match(match)
        except Damaged:
            return None
        if stored is None or not is_of_these_rules(stored[0]):
            return None
        play = await self.replayed(*stored)
        return None if play.match.outcome is None else (stored[0], play.match)

    async def imported(self, text: str, whose: str = "") -> Match:
        """The finished match in a text; refuses any other."""
        try:
            game = savefile.game_in(text)
            if game in GAMES:
                await self._thinkers.rules(game)
            return await self._thinkers.tell(lambda: savefile.read_finished(text), whose)
        except AbrakaError as error:
            raise TableRefusal("bad_record", cause=str(error)) from None

    async def over(self, name: str) -> Match | None:
        """A match that is over, from a table here or from a record that was brought along; none if there is none."""
        found = await self.finished(name)
        if found is not None:
            return found[1]
        text = await self._store.record(name)
        return await self.imported(text) if text is not None else None


def _replayed(about: MatchData, key: bytes, entries: Sequence[Entry]) -> Play:
    play = Play(match_of(about, key), [], None, about.started)
    for _ in play.following(entries):
        pass
    return play
