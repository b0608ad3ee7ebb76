"""A match at the table: the game's own match, and its journal, from which all else follows.

An entry is made by one of the functions that say what a seat may do (`act`, `undo`, …): they check and change nothing.
`follow` is the one way in which an entry changes anything. So a match that is loaded from its journal is the very
match that was played.

Kinds of entries, with what their value means:
    act     the number of the action
    undo    so many actions are kept
    ask     an undo is asked for that would keep so many
    agree   to that undo
    refuse  that undo
    pause   —
    resume  —
    late    the seat's time has run out
    vote    for what the others choose then (the place in VOTES)
    wait    the late seat gets its bank anew
    bot     a bot stands in for the seat
    back    the seat's person plays again
    end     the match is broken off
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from abraka.core.errors import Unparsable
from abraka.core.match import Match
from abraka.table.data import Entry
from abraka.table.protocol import VOTES, ClockWish
from abraka.table.refusals import TableRefusal

BROKEN_OFF = "broken_off"
MOST_UNDOS = 500
"""So often a seat may take something back in one match: a journal must come to an end."""
TRYING = ("act", "undo", "ask", "agree", "refuse")
TRIED = 64
"""So far is looked ahead for what was tried and taken back."""


class Play:
    """One match and where it stands."""

    def __init__(self, match: Match, people: Sequence[int], clock: ClockWish | None, started: int) -> None:
        self.match, self.people, self.clock = match, tuple(people), clock
        self.version = 0
        self.by: list[int] = []  # who played each action
        self.known: dict[tuple[int, str], int] = {}  # the entry that each client's id led to
        self.paused = False
        self.broken_off = False
        self.stand_ins: set[int] = set()
        self.undone: Counter[int] = Counter()  # how often each seat has taken something back
        self.undo_to: int | None = None  # so many actions would be kept
        self.undo_by = -1
        self.agreed: list[int] = []
        self.late: int | None = None
        self.votes: dict[int, int] = {}
        self._bank_ms = clock.bank_s * 1000 if clock else 0
        self.left_ms = [self._bank_ms] * match.players
        self.at = started
        self._turn, self._turn_of = self._now()

    def _now(self) -> tuple[int, int]:
        return self.match.turn, -1 if self.match.to_act is None else self.match.to_act

    # Where it stands.

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.broken_off or self.match.to_act is None

    @property
    def running(self) -> int | None:
        """The seat whose time runs."""
        seat = self.match.to_act
        if self.clock is None or self.over or self.paused or self.late is not None:
            return None
        return seat if seat in self.people and seat not in self.stand_ins else None

    @property
    def runs_out(self) -> int | None:
        """When the time of the seat that is asked runs out."""
        return None if self.running is None else self.at + self.left_ms[self.running]

    def others(self, than: int | None) -> list[int]:
        """Those who choose what happens when a seat is late: the other people who play themselves."""
        return [seat for seat in self.people if seat not in self.stand_ins and seat != than]

    def consenting(self, than: int) -> list[int]:
        """Those who must agree to a seat's undo: all other people. A bot that stands in agrees to nothing for one of
        them, who may come back and find that somebody has seen the dice to come."""
        return [seat for seat in self.people if seat != than]

    # What a seat may do. Each gives the entries that would do it, or refuses.

    def repeated(self, seat: int, client: str) -> int | None:
        """The entry that this message led to when it came before."""
        return self.known.get((seat, client))

    def check_version(self, seen: int) -> None:
        """Refuses what was chosen at another moment of the match."""
        if seen != self.version:
            raise TableRefusal("stale", seen=seen, now=self.version)

    def _entry(self, at: int, kind: str, seat: int, value: int = 0, client: str | None = None, ahead: int = 1) -> Entry:
        return Entry(self.version + ahead, max(at, self.at), kind, seat, value, client)

    def act(self, at: int, seat: int, client: str | None, action: str | bytes) -> list[Entry]:
        """An action, in notation or JSON."""
        self._check_goes_on()
        if client is not None and seat in self.stand_ins:
            raise TableRefusal("bot_plays")
        if self.paused:
            raise TableRefusal("paused")
        space = self.match.game.actions
        chosen = space.from_json(action) if isinstance(action, bytes) else space.read(action)
        number = self.match.check(chosen, seat)
        return [self._entry(at, "act", seat, number, client)]

    def undo(self, at: int, seat: int, client: str) -> list[Entry]:
        """Takes the seat's last action back, or asks the others for it; nobody may ask for what by the rules stands."""
        self._check_goes_on()
        if self.paused:
            raise TableRefusal("paused")
        if seat in self.stand_ins:
            raise TableRefusal("bot_plays")
        if seat not in self.by:
            raise TableRefusal("no_undo")
        if self.undone[seat] >= MOST_UNDOS:
            raise TableRefusal("undo_enough", most=MOST_UNDOS)
        kept = len(self.by) - 1 - self.by[::-1].index(seat)
        self.match.check_kept(kept)
        if kept == len(self.by) - 1 and self.match.can_undo():
            return [self._entry(at, "undo", seat, kept, client)]
        if self.undo_to is not None:
            raise TableRefusal("undo_asked")
        ask = self._entry(at, "ask", seat, kept, client)
        if self.consenting(seat):
            return [ask]
        return [ask, self._entry(at, "undo", seat, kept, ahead=2)]

    def answer(self, at: int, seat: int, client: str, agree: bool) -> list[Entry]:
        """Agrees to an undo, or refuses it; the last one to agree lets it happen."""
        self._check_goes_on()
        voters = self.consenting(self.undo_by)
        if self.undo_to is None or seat not in voters or seat in self.agreed:
            raise TableRefusal("no_undo_asked")
        if not agree:
            return [self._entry(at, "refuse", seat, 0, client)]
        entries = [self._entry(at, "agree", seat, 0, client)]
        if set(voters) <= {*self.agreed, seat}:
            entries.append(self._entry(at, "undo", self.undo_by, self.undo_to, ahead=2))
        return entries

    def pause(self, at: int, seat: int, client: str, on: bool) -> list[Entry]:
        """Stops the match and its clocks, or lets them go on."""
        self._check_goes_on()
        if on == self.paused:
            raise TableRefusal("paused" if on else "not_paused")
        return [self._entry(at, "pause" if on else "resume", seat, 0, client)]

    def choose(self, at: int, seat: int, client: str, vote: str) -> list[Entry]:
        """Votes for what shall happen to a seat whose time has run out; more than half of the others decide."""
        self._check_goes_on()
        if self.late is None:
            raise TableRefusal("nobody_late")
        if seat == self.late:
            raise TableRefusal("own_time")
        chosen = VOTES.index(vote)
        entries = [self._entry(at, "vote", seat, chosen, client)]
        votes, voters = self.votes | {seat: chosen}, self.others(self.late)
        if 2 * sum(votes.get(voter) == chosen for voter in voters) > len(voters):
            entries.append(self._entry(at, vote, self.late, 0, ahead=2))
        return entries

    def run_out(self, at: int) -> list[Entry]:
        """The time of the seat that is asked has run out, if it has."""
        due = self.runs_out
        return [] if due is None or at < due else [self._entry(at, "late", self.running or 0)]

    def leave(self, at: int, seat: int, client: str | None, then: str) -> list[Entry]:
        """Somebody has gone: what the table has chosen for that."""
        self._check_goes_on()
        if seat in self.stand_ins:
            return []
        return [] if then == "wait" else [self._entry(at, then, seat, 0, client)]

    def back(self, at: int, seat: int, client: str) -> list[Entry]:
        """Takes the seat back from the bot."""
        self._check_goes_on()
        if seat not in self.stand_ins:
            raise TableRefusal("no_stand_in")
        return [self._entry(at, "back", seat, 0, client)]

    def _check_goes_on(self) -> None:
        if self.over:
            raise TableRefusal("is_over")

    # What an entry does.

    def follow(self, entry: Entry) -> None:
        """Lets an entry happen."""
        self._take_time(entry.at)
        self._note(entry)
        getattr(self, f"_{entry.kind}")(entry.seat, entry.value)
        self._give_bonus()

    def following(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Lets a whole journal happen, step by step, so that others can do something in between.

        What was only tried, played and soon taken back, is counted but not played again.
        """
        place = 0
        while place < len(entries):
            tried = self._tried(entries, place)
            for entry in entries[place : place + tried]:
                self._pass_over(entry)
            if not tried:
                self.follow(entries[place])
            place += tried or 1
            yield

    def _tried(self, entries: Sequence[Entry], place: int) -> int:
        """How many entries from here on are taken back by the last of them, so that all is as it is now.

        None with a clock: the time of each counts.
        """
        kept = len(self.by)
        if self.clock is not None or entries[place].kind != "act":
            return 0
        for length, entry in enumerate(entries[place : place + TRIED], 1):
            if entry.kind == "undo" and entry.value <= kept:
                return length if entry.value == kept else 0
            if entry.kind not in TRYING:
                return 0
        return 0

    def _pass_over(self, entry: Entry) -> None:
        """An entry that is part of something tried and taken back."""
        self._note(entry)
        self.at = entry.at
        self.undone[entry.seat] += entry.kind == "undo"
        self._forget_asking()

    def _note(self, entry: Entry) -> None:
        assert entry.number == self.version + 1, "the journal has a gap"
        self.version = entry.number
        if entry.client is not None:
            self.known[entry.seat, entry.client] = entry.number

    def _take_time(self, at: int) -> None:
        seat = self.running
        if seat is not None:
            self.left_ms[seat] = max(0, self.left_ms[seat] - (at - self.at))
        self.at = at

    def _give_bonus(self) -> None:
        """A seat whose turn has ended gets its bonus."""
        turn, seat = self._now()
        if turn != self._turn:
            if self.clock is not None and self._turn_of >= 0:
                self.left_ms[self._turn_of] += self.clock.bonus_s * 1000
            self._turn, self._turn_of = turn, seat

    def _act(self, seat: int, number: int) -> None:
        if number not in self.match.legal_numbers:
            raise Unparsable(f"Action {number} of the journal is not legal.")
        self.match.play(number)
        self.by.append(seat)
        self._forget_asking()
        if seat == self.late:
            self._nobody_late()

    def _undo(self, seat: int, kept: int) -> None:
        self.match.replay(self.match.actions[:kept])
        del self.by[kept:]
        self.undone[seat] += 1
        self._forget_asking()
        if self.match.to_act != self.late:
            self._nobody_late()
        self._turn, self._turn_of = self._now()

    def _forget_asking(self) -> None:
        self.undo_to, self.undo_by, self.agreed = None, -1, []

    def _ask(self, seat: int, kept: int) -> None:
        self.undo_to, self.undo_by, self.agreed = kept, seat, []

    def _agree(self, seat: int, value: int) -> None:
        self.agreed.append(seat)

    def _refuse(self, seat: int, value: int) -> None:
        self._forget_asking()

    def _pause(self, seat: int, value: int) -> None:
        self.paused = True

    def _resume(self, seat: int, value: int) -> None:
        self.paused = False

    def _late(self, seat: int, value: int) -> None:
        self.late, self.votes = seat, {}

    def _nobody_late(self) -> None:
        self.late, self.votes = None, {}

    def _vote(self, seat: int, value: int) -> None:
        self.votes[seat] = value

    def _wait(self, seat: int, value: int) -> None:
        self.left_ms[seat] = self._bank_ms
        self._nobody_late()

    def _bot(self, seat: int, value: int) -> None:
        self.stand_ins.add(seat)
        if seat == self.late:
            self._nobody_late()

    def _back(self, seat: int, value: int) -> None:
        self.stand_ins.discard(seat)

    def _end(self, seat: int, value: int) -> None:
        self.broken_off = True
