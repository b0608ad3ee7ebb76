"""A match at the table follows from its journal: what is loaded is what was played, in every field."""

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abraka.core.errors import Refusal
from abraka.core.match import Match
from abraka.table.data import Entry
from abraka.table.play import MOST_UNDOS, Play
from abraka.table.protocol import VOTES, ClockWish
from abraka.table.telling import Teller, retell, status_of

KEY = bytes(range(16))
PEOPLE = (0, 1, 2)
BOT = 3
CLOCK = ClockWish(bank_s=10, bonus_s=2)


def new_play(clock: ClockWish | None = CLOCK, people: tuple[int, ...] = PEOPLE, players: int = 4) -> Play:
    """A match of towers in which the first seat begins."""
    return Play(Match("towers", players, {"first": "1"}, key=KEY, match_id="m"), people, clock, 1000)


def everything(play: Play) -> dict[str, Any]:
    """All that a match at the table consists of."""
    match = play.match
    mine = {name: copy(value) for name, value in vars(play).items() if name != "match"}
    return mine | {
        "actions": list(match.actions),
        "state": match.game.whole(match.state),
        "legal": list(match.legal_numbers),
        "can_undo": match.can_undo(),
        "status": status_of(play),
    }


class Journal:
    """A live match, the entries that it was led by, and a clock that a test moves."""

    def __init__(self, play: Play) -> None:
        self.play, self.at, self._ids = play, play.at, 0
        self.entries: list[Entry] = []

    def do(self, make: Callable[[int, str], list[Entry]]) -> bool:
        """Does something at the table; a refusal must change nothing."""
        self._ids += 1
        before = everything(self.play)
        try:
            entries = make(self.at, f"c{self._ids}")
        except Refusal:
            assert everything(self.play) == before
            return False
        assert everything(self.play) == before, "entries that were not followed have changed something"
        for entry in entries:
            self.play.follow(entry)
        self.entries += entries
        return bool(entries)

    def act(self, choice: int = 0) -> bool:
        """The seat that is asked plays one of its choices."""
        play, legal = self.play, self.play.match.legal()
        if not legal or play.match.to_act is None:
            return False
        seat, action = play.match.to_act, play.match.game.actions.write(legal[choice % len(legal)])
        plays_itself = seat in PEOPLE and seat not in play.stand_ins
        return self.do(lambda at, client: play.act(at, seat, client if plays_itself else None, action))

    def again(self, clock: ClockWish | None = CLOCK) -> Play:
        """The match, made anew from its entries alone."""
        twin = new_play(clock, self.play.people, self.play.match.players)
        for _ in twin.following(self.entries):
            pass
        return twin


SEATS = st.integers(0, 3)
STEPS = st.one_of(
    st.tuples(st.just("act"), st.integers(0, 40), st.none()),
    st.tuples(st.just("undo"), SEATS, st.none()),
    st.tuples(st.just("answer"), SEATS, st.booleans()),
    st.tuples(st.just("pause"), SEATS, st.booleans()),
    st.tuples(st.just("choose"), SEATS, st.sampled_from(VOTES)),
    st.tuples(st.just("leave"), st.sampled_from(PEOPLE), st.just("ask")),
    st.tuples(st.just("gone"), st.sampled_from(PEOPLE), st.sampled_from(("wait", "ask", "bot"))),
    st.tuples(st.just("stand_in"), st.sampled_from(PEOPLE), SEATS),
    st.tuples(st.just("back"), SEATS, st.none()),
    st.tuples(st.just("run_out"), st.just(0), st.none()),
)


def take(journal: Journal, kind: str, seat: int, more: Any) -> bool:
    """One step of a random sequence."""
    play = journal.play
    if kind == "act":
        return journal.act(seat)
    if kind == "run_out":
        return journal.do(lambda at, client: play.run_out(at))
    if kind == "gone":
        return journal.do(lambda at, client: play.gone(at, seat, more))
    if kind in ("undo", "back"):
        return journal.do(lambda at, client: getattr(play, kind)(at, seat, client))
    return journal.do(lambda at, client: getattr(play, kind)(at, seat, client, more))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    steps=st.lists(st.tuples(STEPS, st.integers(-50, 6000)), max_size=60),
    since=st.integers(0, 80),
    clock=st.sampled_from((None, CLOCK)),
    people=st.sampled_from((PEOPLE, (0,))),
)
def test_whatever_was_done_the_journal_alone_gives_the_same_match(
    steps: list[Any], since: int, clock: ClockWish | None, people: tuple[int, ...]
) -> None:
    journal = Journal(new_play(clock, people))
    for (kind, seat, more), waited in steps:
        journal.at += waited
        take(journal, kind, seat, more)
        assert all(left >= 0 for left in journal.play.left_ms)
    assert everything(journal.again(clock)) == everything(journal.play)
    assert [entry.number for entry in journal.entries] == list(range(1, journal.play.version + 1))

    since = min(since, journal.play.version)
    news = retell(new_play(clock, people), journal.entries, since, 0)
    told = [message for message in news if message]
    live = Teller(new_play(clock, people))
    live.listen([0])
    assert [live.follow(entry)[0] for entry in journal.entries][since:] == told, "who comes back hears the same"


# Undo.


def play_until(journal: Journal, wanted: Callable[[Play], bool]) -> None:
    """Plays first choices until something holds."""
    for _ in range(400):
        if wanted(journal.play):
            return
        assert journal.act()
    raise AssertionError("it never holds")


def last_by(play: Play) -> int:
    """Who played last."""
    return play.by[-1] if play.by else -1


def turn_began(play: Play, seat: int) -> int:
    """So many actions had been played when a seat's last turn began; others have played between its turns."""
    own = [place for place, who in enumerate(play.by) if who == seat]
    return next(place for place in own[::-1] if place == 0 or play.by[place - 1] != seat)


def test_an_undo_at_once_takes_all_back_that_showed_nothing() -> None:
    journal = Journal(new_play())
    journal.act()
    assert journal.play.match.can_undo()
    journal.do(lambda at, client: journal.play.undo(at, 0, client))
    assert (journal.entries[-1].kind, journal.play.by, journal.play.match.actions) == ("undo", [], [])


def test_one_undo_takes_several_steps_of_a_turn_back_but_nothing_that_was_shown() -> None:
    journal = Journal(new_play())
    play = journal.play
    shown = 0
    for _ in range(400):
        free = play.match.freely_kept()
        if free > 0 and len(play.by) - free > 1 and play.by[free - 1] == play.match.to_act:
            shown = free
            break
        journal.act()
    assert shown, "somebody goes on in their turn after something was shown"
    seat = play.match.to_act
    assert seat is not None
    journal.do(lambda at, client: play.undo(at, seat, client))
    assert (journal.entries[-1].kind, len(play.by)) == ("undo", shown)
    if seat in PEOPLE:
        journal.do(lambda at, client: play.undo(at, seat, client))
        assert journal.entries[-1].kind == "ask", "the rest of the turn is the others' matter"


def test_no_undo_goes_behind_the_turn_of_one_who_plays_alone() -> None:
    journal = Journal(new_play(None, (0,), 1))
    play_until(journal, lambda play: play.match.turn > 1 and len(play.by) - play.match.freely_kept() > 0)
    turn = journal.play.match.turn
    journal.do(lambda at, client: journal.play.undo(at, 0, client))
    assert journal.play.match.turn == turn


def declared() -> Play:
    """A match in which seat 0 has just said what its card is for, which by the rules stands."""
    position = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3 #4 #5 #6 #7 #8 #9 | hand B t2w4 w1 w2 | to act B"
    match = Match("towers", 2, {"edition": "pl"}, key=KEY, match_id="m", position=position)
    play = Play(match, (0, 1), CLOCK, 1000)
    for action in ("play t2w4", "use tower"):
        follow(play, play.act(1000, 0, action, action))
    return play


def follow(play: Play, entries: list[Entry]) -> None:
    """Lets entries happen."""
    for entry in entries:
        play.follow(entry)


def test_nobody_may_ask_for_what_by_the_rules_stands() -> None:
    play = declared()
    with pytest.raises(Refusal, match="declared stands"):
        play.undo(2000, 0, "undo")


def test_nor_may_the_only_person_at_the_table() -> None:
    play = declared()
    play.people = (0,)
    with pytest.raises(Refusal, match="declared stands"):
        play.undo(2000, 0, "undo")


def test_what_follows_a_declaration_may_still_be_asked_for() -> None:
    play = declared()
    follow(play, play.act(2000, 0, "piece", "tower #9"))
    assert not play.match.can_undo()
    assert [entry.kind for entry in play.undo(3000, 0, "undo")] == ["ask"]


def asked_undo() -> Journal:
    """A match in which seat 0 asks the others for an undo."""
    journal = Journal(new_play())
    play_until(journal, lambda play: last_by(play) == 0 and not play.match.can_undo())
    assert journal.do(lambda at, client: journal.play.undo(at, 0, client))
    assert journal.entries[-1].kind == "ask"
    return journal


def test_what_was_rolled_or_revealed_is_taken_back_by_consent_of_all_alone() -> None:
    journal = asked_undo()
    play, before = journal.play, len(journal.play.by)
    assert not journal.do(lambda at, client: play.answer(at, 0, client, True)), "one's own consent does not count"
    assert not journal.do(lambda at, client: play.answer(at, BOT, client, True)), "bots are not asked"
    journal.do(lambda at, client: play.answer(at, 1, client, True))
    assert (len(play.by), play.agreed) == (before, [1])
    assert not journal.do(lambda at, client: play.answer(at, 1, client, True)), "nobody agrees twice"
    journal.do(lambda at, client: play.answer(at, 2, client, True))
    assert (len(play.by), play.undo_to, play.agreed) == (0, None, [])
    assert [entry.kind for entry in journal.entries[-2:]] == ["agree", "undo"]


def test_one_refusal_is_enough() -> None:
    journal = asked_undo()
    play, before = journal.play, len(journal.play.by)
    journal.do(lambda at, client: play.answer(at, 1, client, True))
    journal.do(lambda at, client: play.answer(at, 2, client, False))
    assert (len(play.by), play.undo_to, play.agreed) == (before, None, [])
    assert not journal.do(lambda at, client: play.answer(at, 1, client, True))


def test_an_undo_that_was_asked_for_is_forgotten_when_the_match_goes_on() -> None:
    journal = asked_undo()
    assert not journal.do(lambda at, client: journal.play.undo(at, 0, client)), "it is asked for already"
    journal.act()
    assert journal.play.undo_to is None
    with pytest.raises(Refusal) as refused:
        journal.play.answer(journal.at, 1, "x", True)
    assert refused.value.sentence.id == "no_undo_asked"


def test_who_plays_with_bots_alone_needs_nobodys_consent() -> None:
    journal = Journal(new_play(people=(0,)))
    play_until(journal, lambda play: last_by(play) == 0 and not play.match.can_undo())
    journal.do(lambda at, client: journal.play.undo(at, 0, client))
    assert [entry.kind for entry in journal.entries[-2:]] == ["act", "undo"], "the log tells it once"
    assert journal.play.by == []


def test_an_undo_goes_back_behind_the_bots_answers() -> None:
    journal = Journal(new_play(people=(0,), players=2))
    play_until(journal, lambda play: last_by(play) == 1)
    began = turn_began(journal.play, 0)
    journal.do(lambda at, client: journal.play.undo(at, 0, client))
    assert len(journal.play.by) == began


def test_who_has_done_nothing_takes_nothing_back() -> None:
    with pytest.raises(Refusal) as refused:
        new_play().undo(1000, 1, "c")
    assert refused.value.sentence.id == "no_undo"


def test_a_bot_that_stands_in_agrees_to_nothing_for_its_person() -> None:
    journal = Journal(new_play())
    play_until(journal, lambda play: last_by(play) == 0 and not play.match.can_undo())
    play = journal.play
    for seat in (1, 2):
        journal.do(lambda at, client, seat=seat: play.leave(at, seat, client, "bot"))  # type: ignore[misc]
    before = len(play.by)
    journal.do(lambda at, client: play.undo(at, 0, client))
    assert (journal.entries[-1].kind, len(play.by)) == ("ask", before), "they are asked all the same"
    undo = status_of(play).undo
    assert undo is not None
    assert undo.asked == [1, 2]
    for seat in (1, 2):
        journal.do(lambda at, client, seat=seat: play.answer(at, seat, client, True))  # type: ignore[misc]
    assert (journal.entries[-1].kind, len(play.by)) == ("undo", 0)


def test_who_lets_a_bot_play_takes_nothing_back_meanwhile() -> None:
    journal = Journal(new_play())
    journal.act()
    journal.do(lambda at, client: journal.play.leave(at, 0, client, "bot"))
    with pytest.raises(Refusal) as refused:
        journal.play.undo(1000, 0, "c")
    assert refused.value.sentence.id == "bot_plays"


def test_what_is_played_again_after_an_undo_shows_the_same_dice() -> None:
    """An undo is no second roll: it brings the moment back with all that was to come."""
    journal = Journal(new_play(people=(0,)))
    play_until(journal, lambda play: last_by(play) == 0 and not play.match.can_undo())
    rolled, actions = everything(journal.play), list(journal.play.match.actions)
    journal.do(lambda at, client: journal.play.undo(at, 0, client))
    assert len(journal.play.by) < len(actions)
    for action in actions[len(journal.play.by) :]:
        journal.act(journal.play.match.legal_numbers.index(action))
    again = everything(journal.play)
    assert {name: again[name] for name in ("state", "legal", "actions")} == {
        name: rolled[name] for name in ("state", "legal", "actions")
    }


def tried(times: int, play: Play) -> Journal:
    """A journal in which something is played and taken back again and again."""
    journal = Journal(play)
    for number in range(times):
        seat = play.match.to_act
        assert seat is not None
        for kind, more in (("act", [write(play)]), ("undo", [])):
            for entry in getattr(play, kind)(1000 + number, seat, f"{kind} {number}", *more):
                play.follow(entry)
                journal.entries.append(entry)
    return journal


def write(play: Play) -> str:
    """The first choice."""
    return play.match.game.actions.write(play.match.legal()[0])


def test_what_was_tried_and_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    play, twin = new_play(None), new_play(None)
    play_until(Journal(play), lambda now: len(now.by) > 20 and free_to_undo(now))
    for number, (seat, action) in enumerate(zip(play.by, play.match.actions, strict=True), 1):
        twin.follow(Entry(number, 1000, "act", seat, action))
    twin.version = play.version
    journal = tried(100, play)
    played: list[int] = []
    monkeypatch.setattr(twin.match, "replay", lambda actions: pytest.fail("it was played again"))
    monkeypatch.setattr(twin.match, "play", played.append)
    for _ in twin.following(journal.entries):
        pass
    assert not played
    assert (twin.version, twin.undone) == (play.version, play.undone)
    assert set(twin.known.items()) <= set(play.known.items()), "a resend is known all the same"
    assert len(twin.known) == 200


def free_to_undo(play: Play) -> bool:
    """Whether the first choice could be taken back at once."""
    twin = new_play(None, play.people, play.match.players)
    twin.match.replay(play.match.actions)
    twin.match.play(twin.match.legal_numbers[0])
    return twin.match.can_undo()


def test_nobody_takes_back_without_end() -> None:
    play = new_play(None)
    tried(MOST_UNDOS, play)
    play.follow(play.act(1000, 0, None, write(play))[0])
    with pytest.raises(Refusal) as refused:
        play.undo(1000, 0, "again")
    assert refused.value.sentence.id == "undo_enough"


# Clocks.


def late_play() -> Journal:
    """A match in which the time of seat 0 has run out."""
    journal = Journal(new_play())
    journal.at += 10_000
    assert journal.do(lambda at, client: journal.play.run_out(at))
    assert (journal.play.late, journal.play.left_ms[0], journal.play.running) == (0, 0, None)
    return journal


def test_time_runs_for_the_seat_that_is_asked_and_a_turn_brings_a_bonus() -> None:
    journal = Journal(new_play())
    journal.at += 9_000
    assert not journal.do(lambda at, client: journal.play.run_out(at)), "there is a second left"
    play_until(journal, lambda play: play.match.to_act != 0)
    assert journal.play.left_ms == [3_000, 10_000, 10_000, 10_000]
    assert journal.play.runs_out == journal.at + 10_000


def test_no_time_runs_in_a_pause_and_nothing_can_be_played() -> None:
    journal = Journal(new_play())
    journal.at += 4_000
    journal.do(lambda at, client: journal.play.pause(at, 1, client, True))
    journal.at += 3_600_000
    assert (journal.play.running, journal.play.runs_out) == (None, None)
    assert not journal.act()
    assert not journal.do(lambda at, client: journal.play.undo(at, 0, client))
    journal.do(lambda at, client: journal.play.pause(at, 2, client, False))
    assert journal.play.left_ms[0] == 6_000
    assert journal.play.runs_out == journal.at + 6_000
    assert journal.act()


@pytest.mark.parametrize("vote", VOTES)
def test_more_than_half_of_the_others_choose_what_happens_to_the_late(vote: str) -> None:
    journal = late_play()
    play = journal.play
    assert not journal.do(lambda at, client: play.choose(at, 0, client, vote)), "it is one's own time"
    journal.do(lambda at, client: play.choose(at, 1, client, vote))
    assert play.late == 0, "one of two is not more than half"
    journal.do(lambda at, client: play.choose(at, 2, client, vote))
    assert [entry.kind for entry in journal.entries[-2:]] == ["vote", vote]
    done = {
        "wait": play.left_ms[0] == 10_000 and play.running == 0,
        "bot": play.stand_ins == {0},
        "end": play.over and status_of(play).outcome is not None,
    }
    assert done[vote]
    assert vote == "end" or play.late is None


def test_votes_that_differ_decide_nothing_until_one_changes() -> None:
    journal = late_play()
    play = journal.play
    journal.do(lambda at, client: play.choose(at, 1, client, "end"))
    journal.do(lambda at, client: play.choose(at, 2, client, "bot"))
    assert (play.late, play.votes) == (0, {1: 2, 2: 1})
    journal.do(lambda at, client: play.choose(at, 1, client, "bot"))
    assert play.stand_ins == {0}


def test_who_is_late_may_still_play() -> None:
    journal = late_play()
    journal.do(lambda at, client: journal.play.choose(at, 1, client, "end"))
    assert journal.act()
    assert (journal.play.late, journal.play.votes, journal.play.over) == (None, {}, False)


def asked_and_late() -> Journal:
    """Seat 0 asks for an undo, and the time of seat 1 runs out."""
    journal = Journal(new_play(people=(0, 1), players=2))
    play_until(journal, lambda play: last_by(play) == 0 and play.match.to_act == 1)
    journal.do(lambda at, client: journal.play.undo(at, 0, client))
    journal.at += 60_000
    journal.do(lambda at, client: journal.play.run_out(at))
    return journal


def test_who_asks_for_an_undo_still_chooses_what_happens_to_the_late() -> None:
    journal = asked_and_late()
    play = journal.play
    assert (play.late, play.undo_by) == (1, 0)
    journal.do(lambda at, client: play.choose(at, 0, client, "bot"))
    assert play.stand_ins == {1}


def test_who_is_late_still_agrees_to_an_undo_and_is_late_no_more_by_it() -> None:
    journal = asked_and_late()
    play = journal.play
    journal.do(lambda at, client: play.answer(at, 1, client, True))
    assert (play.match.to_act, play.late, play.running) == (0, None, 0)


def test_without_a_clock_nobody_is_ever_late() -> None:
    play = new_play(clock=None)
    assert (play.running, play.run_out(10**12)) == (None, [])
    with pytest.raises(Refusal) as refused:
        play.choose(2000, 1, "c", "end")
    assert refused.value.sentence.id == "nobody_late"


def test_a_clock_that_was_set_back_takes_no_time_away() -> None:
    journal = Journal(new_play())
    journal.at -= 5_000
    journal.act()
    assert journal.play.left_ms[0] == 10_000
    assert [entry.at for entry in journal.entries] == [1000]


# Leavers and resends.


def test_a_bot_stands_in_for_who_has_left_until_they_are_back() -> None:
    journal = Journal(new_play())
    play = journal.play
    journal.do(lambda at, client: play.leave(at, 0, client, "bot"))
    assert (play.stand_ins, play.running) == ({0}, None)
    with pytest.raises(Refusal) as refused:
        play.act(journal.at, 0, "own", play.match.game.actions.write(play.match.legal()[0]))
    assert refused.value.sentence.id == "bot_plays"
    assert journal.act(), "the bot plays"
    journal.do(lambda at, client: play.back(at, 0, client))
    assert (play.stand_ins, play.running) == (set(), 0)
    assert not journal.do(lambda at, client: play.back(at, 0, client)), "there is nothing to take back"


def test_a_match_that_was_broken_off_takes_nothing_more() -> None:
    journal = Journal(new_play())
    play = journal.play
    journal.do(lambda at, client: play.leave(at, 1, client, "end"))
    assert play.over
    assert status_of(play).key is None, "the key is shown at a true end alone"
    for kind, seat, more in (("act", 0, None), ("undo", 0, None), ("pause", 1, True), ("leave", 0, "bot")):
        assert not take(journal, kind, seat, more)


def test_the_entry_that_a_message_led_to_is_known_for_ever() -> None:
    journal = asked_undo()
    play = journal.play
    first = journal.entries[0]
    assert first.client is not None
    journal.do(lambda at, client: play.answer(at, 1, client, True))
    journal.do(lambda at, client: play.answer(at, 2, client, True))
    twin = journal.again()
    assert twin.repeated(first.seat, first.client) == play.repeated(first.seat, first.client) == 1
    assert play.repeated(1, first.client) is None, "ids of different seats are different"
