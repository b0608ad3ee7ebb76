"""The arena: who sits where, what is counted, and what a journal is good for."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abraka.bots import Budget
from abraka.core.errors import AbrakaError, OptionError, RecordError
from abraka.lab.arena import Contest, arena
from abraka.lab.arena_calibration import calibration, won_share
from abraka.lab.arena_code import Code, CodeError
from abraka.lab.arena_journal import Journal
from abraka.lab.arena_match import Played, Room
from abraka.lab.arena_ratings import rate
from abraka.lab.arena_results import Arena, duel, pairs, standings
from abraka.lab.arena_schedule import Schedule, line_ups, rotations
from abraka.lab.arena_settings import Settings
from abraka.lab.simulate import wilson

GAME = "hill"
"""Its matches are short."""

FIRST = "def choose(decision):\n    return decision.legal[0]\n"
"""A bot that takes the first action there is."""

SLOW = """
import time

delays = [0.07] * 3

def choose(decision):
    time.sleep(delays.pop() if delays else 0)
    return decision.legal[0]
"""
"""A bot that is slow three times."""


def without_time(result: Arena) -> dict[str, Any]:
    """All that must be the same every time."""
    document = msgspec.to_builtins(result)
    for name in ("seconds", "matches_per_s"):
        del document[name]
    for standing in document["bots"].values():
        for name in ("decision_ms_p50", "decision_ms_p99", "late"):
            del standing[name]
    return document  # type: ignore[no-any-return]


def match(number: int, bots: tuple[str, ...], ranks: tuple[int, ...], **more: Any) -> Played:
    """A match that ended so."""
    seats = len(bots)
    usual: dict[str, Any] = {"points": None, "rounds": 5, "decisions": 9, "late": (0,) * seats, "ms": ((1.0,),) * seats}
    known = {"match": number, "deal": 0, "bots": bots, "ranks": ranks, "reason": "won", "seconds": 1.0}
    return Played(**(usual | known | more))


# Who sits where.


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("a", 1, ["a"]),
        ("a", 2, ["aa"]),
        ("ab", 2, ["ab"]),
        ("ab", 3, ["aba"]),
        ("ab", 4, ["abab"]),
        ("abc", 4, ["abca"]),
        ("abbb", 4, ["abbb"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("abcde", 4, ["abcd", "abce", "abde", "acde", "bcde"]),
        ("ab", 1, ["a", "b"]),
    ],
)
def test_line_ups(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(one) for one in line_ups(list(bots), players)] == expected


@pytest.mark.parametrize(
    ("line_up", "expected"),
    [
        ("a", ["a"]),
        ("aa", ["aa"]),
        ("ab", ["ab", "ba"]),
        ("abab", ["abab", "baba"]),
        ("abbb", ["abbb", "babb", "bbab", "bbba"]),
        ("abca", ["abca", "aabc", "caab", "bcaa"]),
    ],
)
def test_rotations_that_look_alike_are_one(line_up: str, expected: list[str]) -> None:
    assert ["".join(one) for one in rotations(tuple(line_up))] == expected


@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abcde", "abbb", "aab"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, players: int) -> None:
    schedule = Schedule(list(bots), players)
    seatings = [schedule.seating(number) for number in range(2 * schedule.set_size)]
    for name in set(bots):
        taken = Counter(seat for one in seatings for seat, bot in enumerate(one.bots) if bot == name)
        assert set(taken) == set(range(players))
        assert len(set(taken.values())) == 1


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abbb", 4), ("aabc", 2), ("abcde", 3)])
def test_a_deal_is_played_in_every_rotation_of_one_line_up(bots: str, players: int) -> None:
    schedule = Schedule(list(bots), players)
    deals: dict[int, list[tuple[str, ...]]] = {}
    for number in range(2 * schedule.set_size):
        one = schedule.seating(number)
        assert one.match == number
        deals.setdefault(one.deal, []).append(one.bots)
    assert list(deals) == list(range(len(deals)))
    for tables in deals.values():
        assert tables == rotations(tables[0])


def test_every_combination_plays_equally_often() -> None:
    schedule = Schedule(["a", "a", "b", "c"], 2)  # a with a has but one rotation
    met = Counter(tuple(sorted(schedule.seating(number).bots)) for number in range(schedule.set_size))
    assert met == {("a", "a"): 2, ("a", "b"): 4, ("a", "c"): 4, ("b", "c"): 2}


def test_matches_are_rounded_up_to_whole_sets() -> None:
    schedule = Schedule(["a", "b", "c"], 2)
    assert schedule.set_size == 6
    assert [schedule.rounded(matches) for matches in (1, 6, 7, 12)] == [6, 6, 12, 12]


def test_the_same_deal_has_the_same_key_in_all_rotations(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(GAME, ["random", "random", "random"], 2, seed=4)
    room, start = Room(contest.game, contest.settings, {}), contest.game.driver.start
    keys: list[tuple[int, ...]] = []

    def listen(states: Any, i: int, setups: Any, key: Any, out: Any) -> int:
        keys.append(tuple(int(word) for word in key))
        return int(start(states, i, setups, key, out))

    monkeypatch.setattr(contest.game.driver, "start", listen)
    deals = [room.play(number).deal for number in range(6)]
    assert deals == [0, 1, 2, 3, 4, 5]  # three of one kind: no rotation differs
    assert len(set(keys)) == 6
    two = msgspec.structs.replace(contest.settings, bots=("random", "first"))
    room = Room(contest.game, two, {"first": Code("first.py", FIRST)})
    keys.clear()
    deals = [room.play(number).deal for number in range(4)]
    assert deals == [0, 0, 1, 1]
    assert keys[0] == keys[1] != keys[2] == keys[3]


# What is counted.


def test_a_shared_win_is_shared_by_sides() -> None:
    alone = (0, 1, 2)
    assert [won_share((1, 1, 3), alone, seat) for seat in range(3)] == [0.5, 0.5, 0]
    teams = (0, 1, 0, 1)
    assert [won_share((1, 3, 1, 3), teams, seat) for seat in range(4)] == [1, 0, 1, 0]
    assert [won_share((1, 1, 1, 1), teams, seat) for seat in range(4)] == [0.5] * 4
    assert [won_share((1, 1), (0, 0), seat) for seat in range(2)] == [1, 1]
    assert [won_share((2, 2), (0, 0), seat) for seat in range(2)] == [0, 0]


def settings_of(bots: str, players: int) -> Settings:
    """Settings of an arena between bots of these names."""
    return msgspec.structs.replace(Contest("towers", ["random"], players).settings, bots=tuple(bots))


def test_win_rates_have_an_interval_that_takes_shares() -> None:
    played = [match(0, ("a", "b"), (1, 2)), match(1, ("b", "a"), (1, 1)), match(2, ("a", "b"), (1, 2))]
    found = standings(played, settings_of("ab", 2), (0, 1))
    assert (found["a"].wins, found["a"].seats, found["b"].wins) == (2.5, 3, 0.5)
    assert (found["a"].win_rate, found["a"].low, found["a"].high) == wilson(2.5, 3)
    assert found["a"].fair_share == 0.5
    assert found["a"].low < 2.5 / 3 < found["a"].high


def test_two_seats_of_a_team_are_one_trial() -> None:
    played = [match(number, ("a", "b", "a", "b"), (1, 3, 1, 3)) for number in range(10)]
    found = standings(played, settings_of("ab", 4), (0, 1, 0, 1))
    assert (found["a"].wins, found["a"].seats, found["a"].fair_share) == (20, 20, 0.5)
    assert (found["a"].win_rate, found["a"].low, found["a"].high) == wilson(10, 10)


def test_one_against_three_has_a_fair_share_of_a_quarter() -> None:
    played = [match(number, ("a", "b", "b", "b"), (1, 2, 3, 4)) for number in range(4)]
    found = standings(played, settings_of("abbb", 4), (0, 1, 2, 3))
    assert (found["a"].seats, found["b"].seats, found["a"].fair_share) == (4, 12, 0.25)
    assert (found["a"].win_rate, found["b"].win_rate) == (1, 0)
    assert found["a"].rating is not None and found["b"].rating is not None
    assert found["a"].rating > 25 > found["b"].rating


def test_together_there_is_neither_rating_nor_fair_share() -> None:
    played = [match(0, ("a", "b"), (1, 1)), match(1, ("b", "a"), (2, 2))]
    found = standings(played, settings_of("ab", 2), (0, 0))
    for one in found.values():
        assert (one.win_rate, one.seats, one.rating, one.sigma, one.fair_share) == (0.5, 2, None, None, None)


def test_points_and_times_are_those_of_the_bot() -> None:
    ms = ((1.0, 3.0), (50.0,))
    played = [
        match(0, ("a", "b"), (1, 2), points=(10, 4), ms=ms, late=(0, 2)),
        match(1, ("b", "a"), (1, 2), points=(0, 0)),
    ]
    found = standings(played, settings_of("ab", 2), (0, 1))
    assert (found["a"].points_mean, found["b"].points_mean) == (10, 4)  # where nobody has any, none were counted
    assert found["a"].decision_ms_p50 == 1.0
    assert (found["a"].late, found["b"].late) == (0, 2)
    quiet = standings([match(0, ("a", "b"), (1, 2), ms=((), ()))], settings_of("ab", 2), (0, 1))
    assert quiet["a"].decision_ms_p50 is quiet["a"].decision_ms_p99 is quiet["a"].points_mean is None


def test_ratings_take_teams_draws_and_the_same_bot_twice() -> None:
    won = rate([match(n, ("a", "b", "a", "b"), (1, 2, 1, 2)) for n in range(20)], (0, 1, 0, 1))
    assert won["a"].mu > 27 and won["b"].mu < 23 and won["a"].sigma < 8
    level = rate([match(n, ("a", "b"), (1, 1)) for n in range(20)], (0, 1))
    assert level["a"].mu == pytest.approx(level["b"].mu)
    itself = rate([match(0, ("a", "a"), (1, 2))], (0, 1))
    assert itself["a"].mu == pytest.approx(25)


def test_pairs_say_who_was_ahead_of_whom() -> None:
    sides = (0, 1, 2)
    one = match(0, ("a", "b", "c"), (1, 2, 2))
    assert [duel(one, sides, *two) for two in ("ab", "ba", "bc", "ad")] == [1, 0, 0.5, None]
    assert duel(match(0, ("a", "b", "b"), (2, 1, 3)), sides, "a", "b") == 0.5
    assert duel(match(0, ("a", "b", "a", "c"), (1, 2, 1, 2)), (0, 1, 0, 1), "b", "c") is None
    found = pairs([one, match(1, ("c", "a", "b"), (3, 1, 2))], settings_of("abc", 3), sides)
    assert (found["a"]["b"].ahead, found["a"]["b"].matches) == (1, 2)
    assert (found["b"]["c"].ahead, found["c"]["b"].ahead) == (0.75, 0.25)
    assert pairs([match(0, ("a", "b"), (1, 2))], settings_of("ab", 2), (0, 1)) == {}


# Playing.


def test_the_same_seed_gives_the_same_results() -> None:
    first, second = (arena(GAME, ["random", "random"], 2, matches=4, seed=3) for _ in range(2))
    assert without_time(first) == without_time(second)
    assert without_time(arena(GAME, ["random", "random"], 2, matches=4, seed=4)) != without_time(first)


def test_a_search_with_so_many_simulations_can_be_repeated() -> None:
    wanted = {"matches": 2, "seed": 5, "budget": Budget(sims=3)}
    first, second = (arena(GAME, ["wizard", "random"], 2, **wanted) for _ in range(2))  # type: ignore[arg-type]
    assert without_time(first) == without_time(second)
    assert list(first.bots) == ["wizard", "random"]


def test_two_workers_give_the_results_of_one() -> None:
    one = arena(GAME, ["random", "random", "random"], 2, matches=6, seed=3)
    two = arena(GAME, ["random", "random", "random"], 2, matches=6, seed=3, workers=2)
    assert without_time(one) == without_time(two)


def test_a_solo_game_has_wins_but_no_rating() -> None:
    result = arena("djinn", ["random"], 1, matches=2)
    assert (result.matches, result.bots["random"].rating, result.pairs) == (2, None, {})
    assert result.bots["random"].points_mean is None or result.bots["random"].points_mean >= 0


def test_teams_have_a_side_each(tmp_path: Path) -> None:
    first = tmp_path / "first.py"
    first.write_text(FIRST)
    result = arena("towers", ["random", "first"], 4, {"teams": True}, matches=2, code=[first])
    assert result.matches == 2
    assert {one.seats for one in result.bots.values()} == {4}
    assert {one.fair_share for one in result.bots.values()} == {0.5}


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    arena(GAME, ["random"], 2, matches=3, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_decisions_that_take_too_long_are_counted(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(SLOW)
    result = arena(GAME, ["slow", "random"], 2, matches=2, code=[slow], budget=Budget(seconds=0.05))
    assert (result.bots["slow"].late, result.bots["random"].late) == (3, 0)
    patient = arena(GAME, ["slow", "random"], 2, matches=2, code=[slow], budget=Budget(seconds=60))
    assert patient.bots["slow"].late == 0


# The journal.


def contest_of(matches: int, seed: int = 1) -> Contest:
    return Contest(GAME, ["random", "random", "random"], 2, matches=matches, seed=seed)


def test_a_journal_that_was_cut_off_is_continued_to_the_same_result(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    whole = contest_of(6).run(journal=path)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    for kept in (b"".join(lines[:1]), b"".join(lines[:4]), b"".join(lines[:4]) + lines[4][:30], lines[0] + lines[6]):
        path.write_bytes(kept)
        again = contest_of(6).run(journal=path)
        assert without_time(again) == without_time(whole)
        assert sorted(json_numbers(path)) == list(range(6))
    assert contest_of(6).run(journal=path).matches_per_s is None  # nothing left to play


def json_numbers(path: Path) -> list[int]:
    return [msgspec.json.decode(line)["match"] for line in path.read_bytes().splitlines()[1:]]


def test_more_matches_go_on_in_the_same_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    contest_of(6).run(journal=path)
    before = path.read_bytes()
    more = contest_of(12).run(journal=path)
    assert path.read_bytes().startswith(before)
    assert without_time(more) == without_time(contest_of(12).run())
    assert without_time(contest_of(6).run(journal=path)) == without_time(contest_of(6).run())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 2}, "seed: 1, now 2"),
        ({"bots": ["random", "random"]}, "bots: random,random,random, now random,random"),
        ({"budget": Budget(sims=5)}, "sims: none, now 5"),
        ({"budget": Budget(seconds=0.5)}, "time: none, now 0.5"),
    ],
)
def test_other_settings_are_refused_by_name(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    path = tmp_path / "journal.jsonl"
    contest_of(6).run(journal=path)
    before = path.read_bytes()
    wanted: dict[str, Any] = {"bots": ["random"] * 3, "seed": 1} | change
    with pytest.raises(OptionError, match=said):
        Contest(GAME, wanted.pop("bots"), 2, matches=6, **wanted).run(journal=path)
    assert path.read_bytes() == before


def test_other_options_and_a_changed_bot_are_refused(tmp_path: Path) -> None:
    path, bot = tmp_path / "journal.jsonl", tmp_path / "mine.py"
    bot.write_text(FIRST)

    def run(**options: str) -> Arena:
        return Contest("towers", ["mine"], 1, options, matches=1, code=[bot]).run(journal=path)

    run()
    with pytest.raises(OptionError, match="options potions: none, now full"):
        run(potions="full")
    bot.write_text("def choose(decision):\n    return decision.legal[-1]\n")
    with pytest.raises(OptionError, match="code mine: "):
        run()


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        (3, b"{}", "line 3: it is broken"),
        (3, b"\xff\xfe", "line 3: it is broken"),
        (4, None, "line 4: match 1 stands there twice"),
        (2, b"swapped", "line 2: this match is none of this arena"),
        (1, b"Dear aunt", "is no journal of an arena"),
        (1, b'{"arena": 1}', "is no journal of an arena"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, line: int, text: bytes | None, said: str) -> None:
    path = tmp_path / "journal.jsonl"
    contest_of(6).run(journal=path)
    lines = path.read_bytes().splitlines()
    swapped = lines[1].replace(b'"match":0,"deal":0', b'"match":0,"deal":7')
    assert swapped != lines[1]
    lines[line - 1] = lines[2] if text is None else swapped if text == b"swapped" else text
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(RecordError, match=said):
        contest_of(6).run(journal=path)


def test_two_arenas_do_not_share_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with Journal(path, contest_of(6).settings), pytest.raises(RecordError, match="another arena"):
        contest_of(6).run(journal=path)


def test_stopping_keeps_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"

    def interrupt(done: int, total: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    stopped = contest_of(6).run(journal=path, progress=interrupt)
    assert (stopped.stopped, stopped.matches, stopped.planned) == (True, 4, 6)
    assert without_time(contest_of(6).run(journal=path)) == without_time(contest_of(6).run())


def test_a_worker_that_dies_is_reported(tmp_path: Path) -> None:
    deadly = tmp_path / "deadly.py"
    deadly.write_text("import os\n\ndef choose(decision):\n    os._exit(3)\n")
    with pytest.raises(AbrakaError, match="has died"):
        arena(GAME, ["deadly"], 2, matches=2, code=[deadly], workers=2)


MANY = """
from random import Random

sizes = []


def choose_many(decisions):
    sizes.append(len(decisions))
    return [Random(decision.seed).choice(decision.legal) for decision in decisions]
"""
ONE = """
from random import Random


def choose(decision):
    return Random(decision.seed).choice(decision.legal)
"""


def test_a_bot_may_be_asked_about_many_decisions_at_once(tmp_path: Path) -> None:
    """The same matches as one after the other, whoever is asked how."""
    played = []
    for source in (MANY, ONE):
        file = tmp_path / "own.py"
        file.write_text(source, encoding="utf-8")
        contest = Contest("hocus", ["own", "random"], 2, matches=20, seed=4, code=[file])
        contest.run(workers=1)
        played.append([(one.match, one.ranks, one.decisions) for one in sorted(contest.counted(), key=by_number)])
    assert played[0] == played[1] and len(played[0]) == 20


def by_number(one: Any) -> int:
    """A match's place in the schedule."""
    return int(one.match)


@pytest.mark.parametrize(
    "answer, said", [("[]", "for each of the"), ("None", "for each of the"), ("[1] * len(d)", "legal")]
)
def test_wrong_answers_to_many_decisions_are_refused(tmp_path: Path, answer: str, said: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(f"def choose_many(d):\n    return {answer}\n", encoding="utf-8")
    with pytest.raises(CodeError, match=said):
        Contest("hocus", ["odd", "random"], 2, matches=4, code=[file]).run()


def test_a_calibration_has_a_box_for_each_tenth() -> None:
    found = calibration([(0.05, 0.0), (0.15, 0.0), (0.15, 1.0), (1.0, 1.0)])
    assert [(one.low, one.decisions, one.won) for one in found.bins] == [(0.0, 1, 0.0), (0.1, 2, 0.5), (0.9, 1, 1.0)]
    assert found.decisions == 4 and found.brier == pytest.approx((0.05**2 + 0.15**2 + 0.85**2) / 4)
    assert found.bins[1].foreseen == pytest.approx(0.15)
