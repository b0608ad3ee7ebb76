"""Saved matches: readable, resumable, and every change is found."""

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abraka.core import savefile
from abraka.core.errors import OptionError, RecordError
from abraka.core.game import GAMES
from abraka.core.match import Match
from tests.towers.table import fresh, table

POSITION = (
    "0: C | 1: #1[B B] | 2: #2[Y] | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9[B] "
    "| hand B w3 t2w4 td2 | hand Y w1 w2 w3 | to act B"
)


def finish(match: Match, seed: int = 1) -> Match:
    chance = random.Random(seed)
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    return finish(fresh(1, key=bytes(range(16)), potions="full"))


@pytest.fixture
def saved(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    savefile.save(finished, path)
    return path


def test_a_file_is_readable(saved: Path) -> None:
    lines = [line.split("~")[0].rstrip() for line in saved.read_text().splitlines()]
    assert lines[:5] == [
        "abraka match 1",
        "game towers",
        f"rules {GAMES['towers'].rules_version}",
        lines[3],
        "players 1",
    ]
    assert "option potions=full" in lines
    assert any(line.startswith("1 B play ") for line in lines)
    assert lines[-2].startswith("outcome ") and lines[-1] == f"key {bytes(range(16)).hex()}"


def test_a_finished_match_is_verified(saved: Path, finished: Match) -> None:
    verdict = savefile.verify(saved)
    assert verdict.actions == finished.version and verdict.players == 1


def test_a_finished_match_is_loaded(saved: Path, finished: Match) -> None:
    match = savefile.load_match(saved)
    assert match.state == finished.state and match.outcome == finished.outcome


def test_an_unfinished_match_keeps_its_key_apart(tmp_path: Path) -> None:
    match = fresh(3, variant="master")
    for _ in range(30):
        match.apply(match.legal()[0])
    path = tmp_path / "match.txt"
    savefile.save(match, path)
    assert match.key.hex() not in path.read_text()
    assert savefile.key_file(path).stat().st_mode & 0o077 == 0
    assert savefile.load_match(path).state == match.state
    with pytest.raises(RecordError, match="not over"):
        savefile.verify(path)
    savefile.key_file(path).unlink()
    with pytest.raises(RecordError, match="still secret"):
        savefile.load_match(path)


def test_the_key_file_goes_when_the_match_ends(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    match = fresh(1)
    savefile.save(match, path)
    assert savefile.key_file(path).exists()
    savefile.save(finish(match), path)
    assert not savefile.key_file(path).exists() and savefile.verify(path)


def test_a_strange_key_file_is_never_touched(finished: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    beside = savefile.key_file(path)
    for text in ("my diary", bytes(16).hex()[:-1] + "1\n"):
        beside.write_text(text)
        for match in (fresh(2), finished):
            with pytest.raises(RecordError, match="is not the key of this match"):
                savefile.save(match, path)
        assert beside.read_text() == text and not path.exists()


def test_a_folder_in_the_key_files_place_is_an_error_in_words(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    savefile.key_file(path).mkdir()
    with pytest.raises(RecordError, match="is not the key of this match"):
        savefile.save(fresh(2), path)
    assert not path.exists()


def test_saving_leaves_all_other_files_alone(tmp_path: Path) -> None:
    other = [tmp_path / "match.txt.part", tmp_path / "match.txt.key.part"]
    for path in other:
        path.write_text("mine")
    savefile.save(fresh(2), tmp_path / "match.txt")
    assert [path.read_text() for path in other] == ["mine", "mine"]
    assert len(list(tmp_path.iterdir())) == 4


def test_a_failed_save_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="can't be written"):
        savefile.save(fresh(2), tmp_path / ("a" * 300))
    assert not list(tmp_path.iterdir())


def test_a_longer_record_is_never_shortened(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    match = fresh(1)
    match.apply(match.legal()[0])
    early = savefile.write(match)
    path.write_text(early)
    savefile.save(finish(match), path)
    whole = path.read_text()
    savefile.save(match, path)
    match.replay(match.actions[:1])
    assert savefile.write(match) == early
    with pytest.raises(RecordError, match="choose another name"):
        savefile.save(match, path)
    assert path.read_text() == whole


def test_another_course_of_the_same_match_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    match = fresh(2)
    first, second, *_ = match.legal()
    match.apply(first)
    savefile.save(match, path)
    match.replay([match.game.actions.encode(second)])
    with pytest.raises(RecordError, match="choose another name"):
        savefile.save(match, path)


def test_who_sits_where_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    match = fresh(2)
    savefile.save(match, path, ["human", "random"])
    assert savefile.seats_of(path) == ["human", "random"]
    match.apply(match.legal()[0])
    savefile.save(match, path, ["human", "human"])
    assert savefile.seats_of(path) == ["human", "human"]
    assert savefile.load_match(path).state == match.state
    savefile.save(match, path)
    assert savefile.seats_of(path) == []
    savefile.save(match, path, ["human", "archmage@0123456789abcdef"])
    assert savefile.seats_of(path) == ["human", "archmage"]
    savefile.save(finish(match), path, ["human", "archmage@0123456789abcdef"])
    assert savefile.verify(path) and "seats human,archmage@0123456789abcdef" in path.read_text(encoding="utf-8")


def test_a_match_from_a_position_is_saved_with_it(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    match = finish(table(POSITION, key=bytes(range(16))))
    savefile.save(match, path)
    assert savefile.verify(path).actions == match.version
    assert savefile.load_match(path).state == match.state


def test_every_single_changed_line_is_named(saved: Path) -> None:
    lines = saved.read_text().splitlines()
    for number in range(2, len(lines) + 1):
        forged = lines.copy()
        forged[number - 1] = forge(forged[number - 1])
        saved.write_text("\n".join(forged) + "\n")
        with pytest.raises(RecordError) as error:
            savefile.verify(saved)
        assert error.value.line == number, str(error.value)


def forge(line: str) -> str:
    """Changes the last letter or digit before the seal."""
    text, _, seal = line.partition("~")
    text = text.rstrip()
    last = "7" if text[-1] != "7" else "8"
    return f"{text[:-1]}{last}  ~{seal}" if seal else f"{text[:-1]}{last}"


@pytest.mark.parametrize(
    "extra", ["", "key 00112233445566778899aabbccddeeff", "players 1", "option potions=full", "from nowhere"]
)
def test_every_inserted_line_is_named(saved: Path, extra: str) -> None:
    lines = saved.read_text().splitlines()
    for number in (2, 6, len(lines) - 1, len(lines)):
        saved.write_text("\n".join([*lines[: number - 1], extra, *lines[number - 1 :]]) + "\n")
        with pytest.raises(RecordError) as error:
            savefile.verify(saved)
        assert error.value.line == number, str(error.value)


def test_every_repeated_line_is_named(saved: Path) -> None:
    lines = saved.read_text().splitlines()
    for number in range(2, len(lines) + 1):
        saved.write_text("\n".join([*lines[:number], *lines[number - 1 :]]) + "\n")
        with pytest.raises(RecordError) as error:
            savefile.verify(saved)
        assert error.value.line == number + 1, str(error.value)


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("players 1", "players 01"),
        ("players 1", "players  1"),
        ("players 1", "players ²"),
        ("1 B ", "1 B \u2028"),
        ("2 B ", "2 b "),
        ("outcome ", " outcome "),
    ],
)
def test_what_means_the_same_is_not_the_same(saved: Path, finished: Match, line: str, other: str) -> None:
    text = saved.read_text()
    number = text[: text.index(f"\n{line}") + 1].count("\n") + 1
    saved.write_text(text.replace(f"\n{line}", f"\n{other}", 1), newline="")
    for resealed in (False, True):
        if resealed:
            reseal(saved, finished.key)
        with pytest.raises(RecordError) as error:
            savefile.verify(saved)
        assert error.value.line == number, str(error.value)


def test_a_key_in_capitals_is_not_as_it_was_written(saved: Path, finished: Match) -> None:
    saved.write_text(saved.read_text().replace(finished.key.hex(), finished.key.hex().upper()))
    with pytest.raises(RecordError) as error:
        savefile.verify(saved)
    assert error.value.line == len(saved.read_text().splitlines())


def test_white_space_at_the_ends_of_lines_is_no_change(saved: Path) -> None:
    saved.write_text(saved.read_text().replace("\n", "  \r\n") + "\n", newline="")
    assert savefile.verify(saved)


def test_a_changed_line_is_named_when_a_match_is_resumed(tmp_path: Path) -> None:
    match = fresh(2)
    match.apply(match.legal()[0])
    path = tmp_path / "match.txt"
    savefile.save(match, path)
    path.write_text(path.read_text().replace("option memory=faithful", "option memory=aided   "))
    with pytest.raises(RecordError, match="“option memory=aided” was changed"):
        savefile.load_match(path)


def test_a_changed_action_is_named_with_its_line(saved: Path) -> None:
    lines = saved.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("9 B "))
    lines[at] = lines[at].replace("B ", "B pass ", 1)
    saved.write_text("\n".join(lines))
    with pytest.raises(RecordError, match=f"^line {at + 1}: .*was changed"):
        savefile.verify(saved)


def test_a_missing_line_is_noticed_where_it_was(saved: Path) -> None:
    lines = saved.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("9 B "))
    del lines[at]
    saved.write_text("\n".join(lines))
    with pytest.raises(RecordError, match=f"^line {at + 1}:"):
        savefile.verify(saved)


def test_a_forged_key_does_not_fit_the_commitment(saved: Path) -> None:
    lines = saved.read_text().splitlines()
    lines[-1] = f"key {bytes(16).hex()}"
    saved.write_text("\n".join(lines))
    with pytest.raises(RecordError, match="commitment") as error:
        savefile.verify(saved)
    assert error.value.line == len(lines)


def reseal(path: Path, key: bytes) -> None:
    """What a skilled forger does who knows the key: makes all seals right again."""
    rows = path.read_text().rstrip("\n").split("\n")
    texts = [row.rpartition("~")[0].rstrip() for row in rows[1:-1]]
    path.write_text("\n".join([rows[0], *savefile._sealed(texts, key), rows[-1]]) + "\n")


def test_an_illegal_action_is_found_even_with_right_seals(saved: Path, finished: Match) -> None:
    lines = saved.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("9 B "))
    lines[at] = "9 B redraw  ~"
    saved.write_text("\n".join(lines))
    reseal(saved, finished.key)
    with pytest.raises(RecordError) as error:
        savefile.verify(saved)
    assert error.value.line == at + 1


def test_a_forged_outcome_is_found_even_with_right_seals(saved: Path, finished: Match) -> None:
    assert finished.outcome is not None
    text = saved.read_text()
    assert "outcome cards_used_up 2" in text
    saved.write_text(text.replace("outcome cards_used_up 2", "outcome all_home 1"))
    reseal(saved, finished.key)
    with pytest.raises(RecordError, match="the outcome should read “outcome cards_used_up 2”"):
        savefile.verify(saved)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("game towers", "game chess"), "no game “chess”"),
        ((f"rules {GAMES['towers'].rules_version}", "rules 99"), "rules version 99"),
        (("players 1", "players many"), "no number of players"),
        (("players 1", "players 9"), "1 to 6 players"),
        (("option potions=full", "option potions=lots"), "potions can be"),
        (("option potions=full", "nonsense"), "no line of a saved match"),
    ],
)
def test_a_header_that_can_not_be_is_explained(
    saved: Path, finished: Match, change: tuple[str, str], words: str
) -> None:
    saved.write_text(saved.read_text().replace(*change, 1))
    reseal(saved, finished.key)
    with pytest.raises(RecordError, match=words):
        savefile.load_match(saved)


def test_other_content_is_refused(saved: Path, finished: Match) -> None:
    saved.write_text(saved.read_text().replace(finished.game.content.digest, "0" * 16))
    reseal(saved, finished.key)
    with pytest.raises(RecordError, match="other content"):
        savefile.load_match(saved)


def test_what_is_no_saved_match_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="can't be read"):
        savefile.verify(tmp_path / "nothing.txt")
    with pytest.raises(RecordError, match="can't be read"):
        savefile.verify(tmp_path)
    with pytest.raises(RecordError, match="no regular file"):
        savefile.verify(Path("/dev/zero"))
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(RecordError, match="too large"):
        savefile.verify(path)
    path = tmp_path / "binary"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="no text file"):
        savefile.verify(path)
    path.write_text("")
    with pytest.raises(RecordError, match="begins with"):
        savefile.verify(path)


@pytest.mark.parametrize("match_id", ["", "a b", "x\n1 B pass", "é", "a" * 65, "a~b"])
def test_an_id_that_does_not_fit_into_a_record_is_refused(match_id: str) -> None:
    with pytest.raises(OptionError, match="A match's id has 1 to 64"):
        Match("towers", 2, match_id=match_id)


def test_a_file_that_can_not_be_written_is_an_error_in_words(finished: Match, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="can't be written"):
        savefile.save(finished, tmp_path / "no" / "such" / "folder.txt")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_damage_gives_an_error_in_words(saved: Path, data: st.DataObject) -> None:
    whole = saved.read_bytes()
    at = data.draw(st.integers(0, len(whole)))
    damaged = whole[:at] + data.draw(st.binary(min_size=1, max_size=12)) + whole[at + data.draw(st.integers(0, 30)) :]
    path = saved.with_name("damaged.txt")
    path.write_bytes(damaged)
    try:
        savefile.verify(path)
    except RecordError as error:
        assert str(error)
    else:
        assert damaged.split() == whole.split()
