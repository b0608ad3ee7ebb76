"""Saved matches: readable, resumable, and every change is found."""

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abraka.core import savefile
from abraka.core.errors import RecordError
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
    assert lines[:5] == ["abraka match 1", "game towers", "rules 1", lines[3], "players 1"]
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


def test_a_match_from_a_position_is_saved_with_it(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    match = finish(table(POSITION, key=bytes(range(16))))
    savefile.save(match, path)
    assert savefile.verify(path).actions == match.version
    assert savefile.load_match(path).state == match.state


def test_every_single_changed_line_is_named(saved: Path) -> None:
    lines = saved.read_text().splitlines()
    for number in range(2, len(lines)):
        forged = lines.copy()
        forged[number - 1] = forge(forged[number - 1])
        saved.write_text("\n".join(forged) + "\n")
        with pytest.raises(RecordError) as error:
            savefile.verify(saved)
        name = forged[number - 1].split()[0]
        key_line = len(lines)
        assert error.value.line in ({number, key_line} if name in ("id", "commitment") else {number}), (
            number,
            str(error.value),
        )


def forge(line: str) -> str:
    """Changes the last letter or digit before the seal."""
    text, _, seal = line.rpartition("~")
    text = text.rstrip()
    last = "7" if text[-1] != "7" else "8"
    return f"{text[:-1]}{last}  ~{seal}"


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
    rows = path.read_text().splitlines()
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
        (("rules 1", "rules 99"), "rules version 99"),
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
    path = tmp_path / "binary"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="no text file"):
        savefile.verify(path)
    path.write_text("")
    with pytest.raises(RecordError, match="begins with"):
        savefile.verify(path)


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
