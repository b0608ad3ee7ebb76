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
    stand_in  the seat lets a bot stand in for another: that one
    leave   the seat's person has left; a bot stands in
    back    the seat's person plays again
    resign  the seat gives the match up; the other side has won
    abort   the match is called off before all have begun
    end     the match is broken off
"""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from abraka.core.actions import Action
from abraka.core.errors import Unparsable
from abraka.core.match import Match
from abraka.table import protocol as say
from abraka.table.data import Entry
from abraka.table.protocol import VOTES, ClockWish
from abraka.table.refusals import TableRefusal

BROKEN_OFF, ABORTED, RESIGNED = "broken_off", "aborted", "resigned"
"""How a match ends at the table, before the rules say so."""
PAIR = 2
MOST_UNDOS = 500
"""So often a seat may take something back in one match: a journal must come to an end."""
TRYING = ("act", "undo", "ask", "agree", "refuse")
TRIED = 64
"""So far is looked ahead for what was tried and taken back."""


class Play:
    """One match and where it stands."""

    def __init__(self, match: Match, people: Sequence[int], clock: ClockWish | None, started: int) -> None:
        self.match, self.people, self.clock = match, tuple(people), clock
        self.one_against_one = match.players == PAIR == len(set(match.game.spec.sides(match.players, match.options)))
        self.version = 0
        self.by: list[int] = []  # who played each action
        self.turns: list[tuple[int, int]] = []  # in which turn, and whose that was
        self.known: dict[tuple[int, str], int] = {}  # the entry that each client's id led to
        self.paused = False
        self.ended = ""  # by the table and not by the rules: how
        self.resigned: int | None = None
        self.stand_ins: set[int] = set()
        self.left: set[int] = set()  # those among them whose people have left
        self.undone: Counter[int] = Counter()  # how often each seat has taken something back
        self.undo_to: int | None = None  # so many actions would be kept
        self.undo_by = -1
        self.agreed: list[int] = []
        self.late: int | None = None
        self.votes: dict[int, int] = {}
        self._bank_ms = clock.bank_s * 1000 if clock else 0
        self.left_ms = [self._bank_ms] * match.players
        self.at = self.started = started
        self._turn, self._turn_of = self._now()

    def _now(self) -> tuple[int, int]:
        return self.match.turn, -1 if self.match.to_act is None else self.match.to_act

    # Where it stands.

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return bool(self.ended) or self.match.to_act is None

    @property
    def places_given_up(self) -> list[int]:
        """The places of a match that was resigned; none of any other that the table ended."""
        seats = range(self.match.players)
        return [] if self.resigned is None else [1 + (seat == self.resigned) for seat in seats]

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

    def act(self, at: int, seat: int, client: str | None, *actions: say.Action) -> list[Entry]:
        """An action, in notation or JSON; or several one after another, all of them or none."""
        self._check_goes_on()
        if client is not None and seat in self.stand_ins:
            raise TableRefusal("bot_plays")
        if self.paused:
            raise TableRefusal("paused")
        match = self.match if len(actions) == 1 else self.match.copy()
        numbers: list[int] = []
        for action in actions:
            if numbers:
                match.play(numbers[-1])
            numbers.append(match.check(self._read(action), seat))
        clients = (client, *[None] * len(numbers))
        return [self._entry(at, "act", seat, number, clients[i], i + 1) for i, number in enumerate(numbers)]

    def _read(self, action: say.Action) -> Action:
        space = self.match.game.actions
        return space.read(action) if isinstance(action, str) else space.from_json(msgspec.json.encode(action))

    def undo(self, at: int, seat: int, client: str) -> list[Entry]:
        """Takes back what the seat did last: in its turn all that showed nothing, else the whole of its last turn, for
        which the other people are asked; nobody may ask for what by the rules stands."""
        self._check_goes_on()
        if self.paused:
            raise TableRefusal("paused")
        if seat in self.stand_ins:
            raise TableRefusal("bot_plays")
        if seat not in self.by:
            raise TableRefusal("no_undo")
        if self.undone[seat] >= MOST_UNDOS:
            raise TableRefusal("undo_enough", most=MOST_UNDOS)
        last = len(self.by) - 1 - self.by[::-1].index(seat)
        self.match.check_kept(last)
        began = max(self._turn_began(last), self.match.bound)
        free = last == len(self.by) - 1 and self.match.can_undo()
        if free or not self.consenting(seat):
            kept = max(began, self.match.freely_kept()) if free else began
            return [self._entry(at, "undo", seat, kept, client)]
        if self.undo_to is not None:
            raise TableRefusal("undo_asked")
        return [self._entry(at, "ask", seat, began, client)]

    def _turn_began(self, last: int) -> int:
        """The number of the first action that a seat played in the turn in which it played a later one."""
        began = last
        while began > 0 and self.turns[began - 1] == self.turns[last]:
            began -= 1
        return began + self.by[began:].index(self.by[last])

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

    def gone(self, at: int, seat: int, then: str) -> list[Entry]:
        """Somebody was away for too long: what the table has chosen for that."""
        self._check_goes_on()
        return [] if seat in self.stand_ins or then not in ("bot", "end") else [self._entry(at, then, seat)]

    def leave(self, at: int, seat: int, client: str, then: str) -> list[Entry]:
        """Gives the seat up: a bot plays it from now on. If nobody else plays on, or the table wants it so, that ends
        the match."""
        self._check_goes_on()
        if seat in self.left:
            raise TableRefusal("has_left")
        entries = [self._entry(at, "leave", seat, 0, client)]
        if then == "end" or self.left.union([seat]) >= set(self.people):
            entries.append(self._entry(at, "end", seat, ahead=2))
        return entries

    def resign(self, at: int, seat: int, client: str) -> list[Entry]:
        """Gives the match up, where there is one other who has won then."""
        self._check_goes_on()
        if not self.one_against_one:
            raise TableRefusal("no_resigning")
        return [self._entry(at, "resign", seat, 0, client)]

    def abort(self, at: int, seat: int, client: str) -> list[Entry]:
        """Calls the match off, as long as not all people have begun."""
        self._check_goes_on()
        if not self.can_abort:
            raise TableRefusal("all_began")
        return [self._entry(at, "abort", seat, 0, client)]

    @property
    def can_abort(self) -> bool:
        """Whether somebody has not begun."""
        return any(seat not in self.by for seat in self.people)

    def stand_in(self, at: int, seat: int, client: str, away: int) -> list[Entry]:
        """Lets a bot play for somebody who is away."""
        self._check_goes_on()
        if away not in self.people or away == seat:
            raise TableRefusal("nobody_away", seat=away)
        if away in self.stand_ins:
            raise TableRefusal("bot_is_there", seat=away)
        return [self._entry(at, "stand_in", seat, away, client)]

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
        self.turns.append((self.match.turn, self.match.active))
        self.match.play(number)
        self.by.append(seat)
        self._forget_asking()
        if seat == self.late:
            self._nobody_late()

    def _undo(self, seat: int, kept: int) -> None:
        self.match.replay(self.match.actions[:kept])
        del self.by[kept:], self.turns[kept:]
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

    def _stand_in(self, seat: int, value: int) -> None:
        self._bot(value, 0)

    def _leave(self, seat: int, value: int) -> None:
        self._bot(seat, 0)
        self.left.add(seat)

    def _back(self, seat: int, value: int) -> None:
        self.stand_ins.discard(seat)
        self.left.discard(seat)

    def _resign(self, seat: int, value: int) -> None:
        self.ended, self.resigned = RESIGNED, seat

    def _abort(self, seat: int, value: int) -> None:
        self.ended = ABORTED

    def _end(self, seat: int, value: int) -> None:
        self.ended = BROKEN_OFF
