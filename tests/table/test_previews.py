"""Links to finished matches: what messengers show of them, the picture of the end, frames in others' pages."""

import asyncio
import io
import math
import random
import re
import struct
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest
from PIL import Image

from abraka.core.errors import AbrakaError
from abraka.core.game import GAMES
from abraka.core.match import Match
from abraka.core.shapes import SEATS
from abraka.table.hosts import framing_origin
from abraka.table.pictures.card import HEIGHT, WIDTH, Player, card
from abraka.table.pictures.fonts import font_files, unpacked
from abraka.table.pictures.render import NotDrawn, render
from abraka.table.sayings import LANGUAGES, SAYINGS, language_of
from abraka.table.settings import CLIENT
from tests.configurations import Configuration, label
from tests.table.client import Guest, play_out
from tests.table.loop import in_loop
from tests.table.server import Server

BLOG = "https://blog.example.org"
HOSTILE = '"><script>x&y'
needs_client = pytest.mark.slow  # make test builds the client first, make quick does not
PNG = b"\x89PNG\r\n\x1a\n"
KINDS: list[Configuration] = [
    ("towers", 1, {}),
    ("towers", 6, {"variant": "master"}),
    ("hocus", 2, {}),
    ("hocus", 6, {}),
    ("hill", 2, {}),
    ("hill", 5, {}),
    ("djinn", 1, {}),
    ("djinn", 4, {}),
]


def ended(configuration: Configuration) -> Any:
    """The end of a match that was played by chance, as everybody may see it then."""
    game, players, options = configuration
    match, chance = Match(game, players, options), random.Random(5)
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
    return msgspec.to_builtins(match.game.whole(match.state))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("previews") / "data", "--embed", BLOG) as running:
        yield running


# Drawings.


def test_every_game_has_a_painter() -> None:
    folder = Path(__file__).parents[2] / "src/abraka/games"
    assert [game for game in GAMES if not (folder / game / "painter.py").is_file()] == []


@pytest.mark.parametrize("configuration", KINDS, ids=label)
def test_an_end_is_drawn_whole_and_nothing_of_a_name_is_code(configuration: Configuration) -> None:
    view = ended(configuration)
    players = [Player(seat, HOSTILE, 1, seat, seat) for seat in range(configuration[1])]
    drawn = card(configuration[0], view, "Title <b>", players, "Abraka")
    root = ET.fromstring(drawn)
    assert len(root.findall(".//{*}clipPath")) == 1, "the board is there"
    assert not root.findall(".//{*}script")
    numbers = [float(number) for number in re.findall(r"(?<![#\w])-?\d+\.?\d*", drawn)]
    assert all(math.isfinite(number) for number in numbers)
    assert not re.search(r"\bnan\b|\binf\b|None", drawn)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_the_colour_and_the_hat_that_they_chose(game: str) -> None:
    view, shown = ended((game, 2, {})), []
    for colours in ((0, 1), (4, 3)):
        players = [Player(seat, "", 1, colour, colour) for seat, colour in enumerate(colours)]
        png = asyncio.run(render(card(game, view, "", players, ""), []))
        pixels = np.asarray(Image.open(io.BytesIO(png)).convert("RGB")).reshape(-1, 3)
        found = Counter("#{:02x}{:02x}{:02x}".format(*pixel) for pixel in pixels.tolist())
        shown.append([found[tone] for tone in SEATS])
    more = [first - then for first, then in zip(*shown, strict=True)]  # boards, and our sign, have colours too
    assert min(more[0], more[1]) > 100 and max(more[3], more[4]) < -100
    assert more[2] == more[5] == 0


def test_the_drawing_program_says_when_it_fails() -> None:
    with pytest.raises(NotDrawn):
        asyncio.run(render("this is no drawing", []))


@needs_client
def test_fonts_are_unpacked_or_refused() -> None:
    files = font_files(CLIENT)
    assert [Path(file).read_bytes()[:4] for file in files] == [b"\0\1\0\0"] * 2
    for nonsense in (b"", b"wOFF", b"wOF2" + bytes(100)):
        with pytest.raises(ValueError, match="no WOFF"):
            unpacked(nonsense)


# Words.


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("cs,en;q=0.8", "cs"),
        ("en-GB,sk;q=0.5", "en"),
        ("de-DE,pl;q=0.9,en;q=0.5", "pl"),
        ("sk;q=0.2, pl;q=0.9", "pl"),
        ("de", "en"),
        ("", "en"),
        (";;,q=,=;q=9" * 100, "en"),
    ],
)
def test_the_readers_language_is_chosen(header: str, language: str) -> None:
    assert language_of(header) == language


def test_everything_is_said_in_all_languages() -> None:
    assert all(set(said) == set(LANGUAGES) for said in SAYINGS.values())


# Pages.


def sentence(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["sentence"]


def tags_of(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)">', page)
    return {name: unescape(value) for name, value in found}


@needs_client
@in_loop
async def test_a_finished_match_has_a_preview_and_a_running_one_has_none(server: Server) -> None:
    async with Guest(server.url) as ada:
        await ada.put("/api/me", {"name": HOSTILE})
        table = await ada.open_table("hocus", "me me")
        match = table["match"]
        plain = await ada.get("/replay/none")
        assert await ada.get(f"/replay/{match}") == plain, "of a running match nothing is told, not even that it is"
        picture = f"/api/matches/{match}/picture"
        for path in (picture, "/api/matches/none/picture"):
            assert sentence(await ada.http.get(path)) == (404, "no_match")
        await play_out(ada, table["id"], [0, 1])

        for language, title in GAMES["hocus"].titles.items():
            page = await ada.get(f"/replay/{match}?at=3&lang={language}")
            tags = tags_of(page)
            assert "<script>x" not in page
            assert tags["og:title"].startswith(f"{title}: ")
            assert HOSTILE in tags["og:title"]
            assert tags["og:description"].endswith(SAYINGS["replay"][language])
            assert f'<meta name="description" content="{escape(tags["og:description"])}"' in page
            assert f'<html lang="{language}"' in page
            assert tags["og:url"] == f"{server.url}/replay/{match}"
            assert tags["og:image"] == f"{server.url}{picture}?lang={language}"
        accepted = await ada.get(f"/replay/{match}", headers={"accept-language": "pl"})
        assert tags_of(accepted)["og:locale"] == "pl_PL"

        drawn = await ada.http.get(picture, params={"lang": "cs"})
        assert drawn.headers["content-type"] == "image/png"
        assert "public" in drawn.headers["cache-control"]
        assert drawn.content[:8] == PNG
        assert struct.unpack(">II", drawn.content[16:24]) == (WIDTH, HEIGHT)
        assert (await ada.http.get(picture, params={"lang": "cs"})).content == drawn.content
        assert sentence(await ada.http.get(picture, params={"lang": "xx"})) == (400, "bad_message")


@needs_client
@in_loop
async def test_pictures_are_drawn_only_so_often(server: Server) -> None:
    async with Guest(server.url) as ada:
        answers = [await ada.http.get(f"/api/matches/none-{k}/picture") for k in range(60)]
        assert {answer.status_code for answer in answers} == {404, 429}
        assert (await ada.http.get("/replay/none-99")).status_code == 200, "the page itself is always there"


# Frames.


@in_loop
async def test_only_replays_may_be_framed_and_only_by_those_who_were_named(server: Server) -> None:
    async with Guest(server.url) as ada:
        framed, usual = await ada.http.get("/embed/x"), await ada.http.get("/replay/x")
        assert f"frame-ancestors {BLOG}" in framed.headers["content-security-policy"]
        assert "x-frame-options" not in framed.headers
        for answer in (usual, await ada.http.get("/"), await ada.http.get("/api/me")):
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("text", ["https://blog.example.org/", "http://localhost:8080", "https://[::1]:8443"])
def test_an_origin_is_taken_as_it_is(text: str) -> None:
    assert framing_origin(text) == text.rstrip("/")


@pytest.mark.parametrize(
    "text",
    ["", "*", "blog.example.org", "https://a.org/path", "https://a.org; script-src *", "ftp://a.org", "https://a b"],
)
def test_anything_else_is_no_origin(text: str) -> None:
    with pytest.raises(AbrakaError, match="is no origin"):
        framing_origin(text)


@in_loop
async def test_a_match_in_plain_text_speaks_the_readers_language(server: Server) -> None:
    async with Guest(server.url) as ada:
        table = await ada.open_table("djinn", "me me", {"easy": True})
        path = f"/api/tables/{table['id']}/match/text"
        asked = int(not (await ada.http.get(path, params={"seat": 0})).json()["choices"])
        found = {
            language: (await ada.http.get(path, params={"seat": asked, "lang": language})).json()
            for language in ("en", "cs", "sk", "pl")
        }
        assert found["en"]["question"] == "Put your wizard on a path to a square space."
        assert found["cs"]["choices"][0]["words"].startswith("Jdeš na čtvercové pole")
        for part in ("picture", "question"):
            assert len({told[part] for told in found.values()}) == len(found)
        accepted = await ada.http.get(path, params={"seat": asked}, headers={"accept-language": "sk"})
        assert accepted.json() == found["sk"]
        assert sentence(await ada.http.get(path, params={"lang": "xx"})) == (400, "bad_message")
