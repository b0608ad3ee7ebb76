"""The browser client is served: its page under all its addresses, its files as they are cached best."""

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from abraka.table.app import HEADERS, SafeHeaders, make_app
from abraka.table.client import PAGES
from abraka.table.database import open_database
from abraka.table.guests import Guests
from abraka.table.opening import _greeting
from abraka.table.push_seal import Sender
from abraka.table.readiness import Readiness
from abraka.table.settings import Settings

ROOT = Path(__file__).parent.parent.parent
PAGE = "<!doctype html><title>Abraka</title>" + "<p>wizards</p>" * 50
CODE = "export const wizards = 5;\n" * 100
ADDRESSES = [
    "/",
    *(re.sub("{.*?}", "x", page) for page in PAGES if not page.startswith("/replay")),
]
"""Without the page that is filled in for those who make previews: `test_previews`."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client."""
    files = {
        "index.html": PAGE.encode(),
        "assets/main-B4xk2p.js": CODE.encode(),
        "assets/wizard-1a2b3c.png": b"\x89PNG" + bytes(500),
        "manifest.webmanifest": b'{"name":"Abraka"}' + b" " * 500,
        "sw.js": b"// nothing",
        ".made-from": b"a secret of the build",
    }
    for name, data in files.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (tmp_path / "outside.txt").write_text("not for others")
    return tmp_path / "client"


class Browser:
    """Asks the application for pages."""

    def __init__(self, data: Path, client: Path) -> None:
        engine = open_database(data / "abraka.db")
        self.app = SafeHeaders(
            make_app(
                Settings(data=data, client=client), engine, Guests(bytes(32)), Sender(bytes(32), None), Readiness()
            )
        )
        self.close = engine.dispose

    def get(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        """The answer to a request."""

        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(app=self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                named = {name.replace("_", "-"): value for name, value in headers.items()}
                return await client.request(method, path, headers={"accept-encoding": "identity"} | named)

        return asyncio.run(ask())


@pytest.fixture
def browser(folder: Path) -> Iterator[Browser]:
    one = Browser(folder.parent, folder)
    yield one
    one.close()


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_page_of_the_client_is_its_one_page(browser: Browser, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers.items() >= HEADERS.items()
    assert "set-cookie" not in answer.headers


def test_files_with_a_hash_in_their_name_are_kept_for_ever(browser: Browser) -> None:
    code, picture = browser.get("/assets/main-B4xk2p.js"), browser.get("/assets/wizard-1a2b3c.png")
    assert (code.text, code.headers["content-type"]) == (CODE, "text/javascript; charset=utf-8")
    assert (picture.content[:4], picture.headers["content-type"]) == (b"\x89PNG", "image/png")
    for answer in (code, picture):
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_other_files_are_asked_for_again(browser: Browser) -> None:
    for name, kind in (("manifest.webmanifest", "application/manifest+json"), ("sw.js", "text/javascript")):
        answer = browser.get(f"/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "no-cache"


def test_what_the_browser_has_is_not_sent_again_until_it_changes(browser: Browser, folder: Path) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")
    (folder / "index.html").write_text("another client")
    assert browser.get("/", if_none_match=tag).text == "another client"


def test_texts_are_compressed_for_those_who_can_read_that(browser: Browser) -> None:
    packed = browser.get("/assets/main-B4xk2p.js", accept_encoding="gzip, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == CODE
    assert int(packed.headers["content-length"]) == len(gzip.compress(CODE.encode(), mtime=0)) < len(CODE)
    for path, encoding in (
        ("/assets/main-B4xk2p.js", "identity"),
        ("/assets/wizard-1a2b3c.png", "gzip"),
        ("/api", "gzip"),
    ):
        assert "content-encoding" not in browser.get(path, accept_encoding=encoding).headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js", "/assets", "/assets/", "/none", "/.made-from", "/..%2foutside.txt", "/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt", "/%2fetc/passwd", "/assets/%00", "/assets%5cmain-B4xk2p.js", "/%ff%fe",
        "/" + "x" * 5000, "/t/", "/t/x/y",
    ],
)  # fmt: skip
def test_nothing_else_is_served(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.json()["sentence"]) == (404, "no_such_page")


def test_people_are_told_on_a_page_that_there_is_nothing(browser: Browser) -> None:
    answer = browser.get("/none", accept="text/html,*/*")
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert browser.get("/api/none", accept="text/html").json()["sentence"] == "no_such_page"


def test_a_link_that_leads_out_of_the_folder_is_not_followed(browser: Browser, folder: Path) -> None:
    (folder / "out.txt").symlink_to(folder.parent / "outside.txt")
    assert browser.get("/out.txt").status_code == 404


def test_files_can_only_be_read(browser: Browser) -> None:
    assert browser.get("/sw.js", "POST").status_code == 404
    assert browser.get("/", "POST").status_code == 405
    assert browser.get("/none", "HEAD").status_code == 404
    assert browser.get("/sw.js", "HEAD").status_code == 200


def test_without_a_client_there_is_the_api_s_page(tmp_path: Path) -> None:
    browser = Browser(tmp_path, tmp_path / "none")
    assert "/api/tables/{table}" in browser.get("/").text
    assert browser.get("/").text == browser.get("/api").text
    assert [browser.get(page).status_code for page in ADDRESSES[1:]] == [404] * (len(ADDRESSES) - 1)
    browser.close()


def test_the_api_s_page_stands_beside_the_client(browser: Browser) -> None:
    assert "/api/tables/{table}" in browser.get("/api").text
    assert "body" in browser.get("/style.css").text


def test_it_is_said_plainly_if_there_is_no_client(folder: Path) -> None:
    data = folder.parent
    assert "make web" in _greeting(Settings(data=data, client=data / "none"), 8765)
    assert "client" not in _greeting(Settings(data=data, client=folder), 8765).replace(str(data), "")
