"""The match's randomness: the published SipHash-2-4 vectors, fairness, and what the state holds of it."""

from collections import Counter

import pytest

from abraka.core.chance import key_words, siphash
from abraka.core.match import Match
from abraka.testing.keys import Want, a_draw, a_roll, key_for
from tests.towers.table import fresh, play, rolling, table

# SipHash-2-4 of the messages "", 00, 00 01, 00 01 02, … under the key 00 01 … 0f, each as eight bytes, as published
# with the reference implementation.
VECTORS_TEXT = """
    310e0edd47db6f72 fd67dc93c539f874 5a4fa9d909806c0d 2d7efbd796666785 b7877127e09427cf 8da699cd64557618
    cee3fe586e46c9cb 37d1018bf50002ab 6224939a79f5f593 b0e4a90bdf82009e f3b9dd94c5bb5d7a a7ad6b22462fb3f4
    fbe50e86bc8f1e75 903d84c02756ea14 eef27a8e90ca23f7 e545be4961ca29a1 db9bc2577fcc2a3f 9447be2cf5e99a69
    9cd38d96f0b3c14b bd6179a71dc96dbb 98eea21af25cd6be c7673b2eb0cbf2d0 883ea3e395675393 c8ce5ccd8c030ca8
    94af49f6c650adb8 eab8858ade92e1bc f315bb5bb835d817 adcf6b0763612e2f a5c91da7acaa4dde 716595876650a2a6
    28ef495c53a387ad 42c341d8fa92d832 ce7cf2722f512771 e37859f94623f3a7 381205bb1ab0e012 ae97a10fd434e015
    b4a31508beff4d31 81396229f0907902 4d0cf49ee5d4dcca 5c73336a76d8bf9a d0a704536ba93e0e 925958fcd6420cad
    a915c29bc8067318 952b79f3bc0aa6d4 f21df2e41d4535f9 87577519048f53a9 10a56cf5dfcd9adb eb75095ccd986cd0
    51a9cb9ecba312e6 96afadfc2ce666c7 72fe52975a4364ee 5a1645b276d592a1 b274cb8ebf87870a 6f9bb4203de7b381
    eaecb2a30b22a87f 9924a43cc1315724 bd838d3aafbf8db7 0b1a2a3265d51aea 135079a3231ce660 932b2846e4d70666
    e1915f5cb1eca46c f325965ca16d629f 575ff28e60381be5 724506eb4c328a95
"""
VECTORS = VECTORS_TEXT.split()


@pytest.mark.parametrize("length", range(64))
def test_siphash_gives_the_published_vectors(length: int) -> None:
    expected = int.from_bytes(bytes.fromhex(VECTORS[length]), "little")
    assert siphash(bytes(range(16)), bytes(range(length))) == expected


def test_the_paper_s_own_example() -> None:
    assert siphash(bytes(range(16)), bytes(range(15))) == 0xA129CA6149BE45E5


def test_a_key_has_sixteen_bytes() -> None:
    assert key_words(bytes(range(16))) == (0x0706050403020100, 0x0F0E0D0C0B0A0908)
    with pytest.raises(ValueError, match="16 bytes, not 15"):
        key_words(bytes(15))


ROLLING = (
    "0: C | 1: #1[B] | 2: #2[Y] | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9 "
    "| hand B d td2 wd3 | hand Y w1 w2 w3 | to act B"
)


@pytest.mark.parametrize("die", range(1, 7))
def test_key_for_finds_a_key_with_the_wanted_roll(die: int) -> None:
    match = play(table(ROLLING, key=rolling(die)), "play td2")
    assert match.state.steps == die


def test_key_for_finds_rolls_in_a_row() -> None:
    match = play(table(ROLLING, key=rolling(2, 5, 6)), "play wd3")
    assert match.state.steps == 2
    assert play(match, "roll").state.steps == 5
    assert play(match, "roll").state.steps == 6


def test_key_for_refuses_what_can_not_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abraka.testing.keys.MAX_TRIES", 1000)
    with pytest.raises(ValueError, match="no key found"):
        key_for(Want(6, 6, 7), seed=1)


def test_a_draw_is_wanted_by_its_place_in_the_pile() -> None:
    assert a_draw([0, 2, 3], 2) == Want(5, 2, 5)
    assert a_roll(6) == Want(6, 5, 6)


def test_every_die_face_is_as_likely_as_another() -> None:
    faces: Counter[int] = Counter()
    for number in range(3000):
        match = table(ROLLING, key=number.to_bytes(16, "little"))
        faces[play(match, "play d").state.steps] += 1 if match.to_act == 0 else 0
    assert sum(faces.values()) == 3000 and set(faces) == set(range(1, 7))
    expected = 3000 / 6
    assert sum((count - expected) ** 2 / expected for count in faces.values()) < 25  # chi-square, 5 degrees: p < 0.0002


def test_every_seat_is_as_likely_to_start() -> None:
    starts = Counter(fresh(3, key=number.to_bytes(16, "big")).state.first for number in range(1500))
    assert set(starts) == {0, 1, 2}
    assert sum((count - 500) ** 2 / 500 for count in starts.values()) < 20


def test_the_key_decides_everything() -> None:
    assert fresh(4, key=bytes(16)).state == fresh(4, key=bytes(16)).state
    assert fresh(4, key=bytes(16)).state != fresh(4, key=bytes([1] * 16)).state


def test_the_key_comes_from_the_secure_source() -> None:
    keys = {Match("towers", 2).key for _ in range(20)}
    assert len(keys) == 20 and all(len(key) == 16 for key in keys)
