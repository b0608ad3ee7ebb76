"""What a seat wants to happen to the match, as entries of its journal."""

from collections.abc import Callable

from abraka.table import protocol as say
from abraka.table.data import Entry
from abraka.table.play import Play
from abraka.table.times import now_ms


def entries_for(
    play: Play, seat: int, message: say.Command, leavers: str, check_away: Callable[[int], None]
) -> list[Entry]:
    """The entries that do what a seat wants; refuses what can't be done."""
    at, client = now_ms(), message.id
    match message:
        case say.Act(action=action):
            return play.act(at, seat, client, action)
        case say.Acts(actions=actions):
            return play.act(at, seat, client, *actions)
        case say.Undo():
            return play.undo(at, seat, client)
        case say.Answer(agree=agree):
            return play.answer(at, seat, client, agree)
        case say.Pause(on=on):
            return play.pause(at, seat, client, on)
        case say.Choose(vote=vote):
            return play.choose(at, seat, client, vote)
        case say.Leave():
            return play.leave(at, seat, client, leavers)
        case say.Resign():
            return play.resign(at, seat, client)
        case say.Abort():
            return play.abort(at, seat, client)
        case say.StandIn(seat=away):
            check_away(away)
            return play.stand_in(at, seat, client, away)
        case say.Back():
            return play.back(at, seat, client)
