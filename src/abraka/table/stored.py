"""Matches from the store, for those who look at them outside their table."""

from abraka.core.events import SPECTATOR
from abraka.table.asking import Asker
from abraka.table.data import MatchData
from abraka.table.editions import is_of_these_rules
from abraka.table.play import Play
from abraka.table.refusals import TableRefusal
from abraka.table.seating import Ticket, may_see, seats_of


async def stored_play(asker: Asker) -> tuple[MatchData, Play, int]:
    """A match from the store, as far as it was played, and whose eyes the asker has; once over, it is open to all who
    have its link."""
    wanted, stored = asker.number("seat"), await asker.house.store.match(asker.path("match"))
    if stored is None:
        raise TableRefusal("no_match")
    about, key, entries = stored
    if not is_of_these_rules(about):
        await _check_may_know(asker, about)
        raise TableRefusal("other_rules")
    play = await asker.house.records.replayed(about, key, entries, asker.address)
    return about, play, SPECTATOR if play.match.outcome is not None else await _eyes(asker, about, wanted)


async def _check_may_know(asker: Asker, about: MatchData) -> None:
    """Refuses those who may not even know of a match that is not over."""
    table = (await asker.house.room(about.table)).table
    running = table.status == "playing" and table.matches[-1] == about.id
    if running and not may_see(table, asker.guest, asker.token):
        raise TableRefusal("no_match")


async def _eyes(asker: Asker, about: MatchData, wanted: int | None) -> int:
    """The audience to which the asker of a match belongs; everybody is a spectator of those before the last."""
    room = await asker.house.room(about.table)
    seats = seats_of(room.table, asker.guest)
    if wanted is None and seats:
        wanted = seats[0]
    try:
        audience = room.audience(Ticket(asker.guest, wanted, asker.token))
    except TableRefusal as refusal:
        raise refusal if refusal.sentence.id != "no_table" else TableRefusal("no_match") from None
    return audience if about.id == room.table.matches[-1] else SPECTATOR
