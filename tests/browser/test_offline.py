"""What works without the table, and how a new version of the client takes over."""

import random
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from abraka.core import savefile
from abraka.core.match import Match
from abraka.table.settings import CLIENT
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
ALL_KEPT = f"""async (language) => {{
  const worker = await (await fetch('/sw.js')).text();
  const files = JSON.parse(worker.match(/const FILES = (.*);/)[1]);
  const kept = new Set(await ({KEPT})());
  return [...files.always, ...files.languages[language]].every((path) => kept.has(path));
}}"""
TAKEN_OVER = """() => new Promise((done) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => done());
  void navigator.serviceWorker.ready.then((found) => found.update());
})"""
OPEN = """
import sys
from pathlib import Path
from abraka.table.opening import open_table
from abraka.table.settings import Settings
data, client, port = sys.argv[1:]
open_table(Settings(data=Path(data), client=Path(client), host="127.0.0.1", port=int(port)), False, print)
"""


class Copy(Server):
    """A table that serves a copy of the client, which can be changed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "data")
        self.client = folder / "client"
        shutil.copytree(CLIENT, self.client)

    def command(self) -> list[str]:
        """What starts it."""
        return [sys.executable, "-c", OPEN, str(self.data), str(self.client), str(self.port)]

    def renew(self) -> None:
        """Another version is installed: all scripts have other names, and the old ones are gone."""
        names = {path.name: f"2{path.name}" for path in (self.client / "assets").glob("*.js")}
        pattern = re.compile("|".join(map(re.escape, names)))
        for path in [*self.client.glob("**/*.js"), self.client / "index.html"]:
            text = pattern.sub(lambda found: names[found[0]], path.read_text(encoding="utf-8"))
            path.write_text(text, encoding="utf-8")
            path.rename(path.with_name(names.get(path.name, path.name)))
        page, worker = self.client / "index.html", self.client / "sw.js"
        page.write_text(page.read_text(encoding="utf-8").replace("<body>", '<body data-version="2">'))
        worker.write_text(re.sub('"version":"[^"]+"', '"version":"2"', worker.read_text(encoding="utf-8"), count=1))


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Copy]:
    with Copy(tmp_path) as server:
        yield server


def played(game: str, players: int) -> str:
    """The record of a match that was played by chance."""
    match, chance = Match(game, players), random.Random(1)
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
    return savefile.write(match, ["human"] * players)


def settle(visitor: Visitor, language: str) -> None:
    """Waits until the service worker has kept what it should, the texts of a language among it.

    Not by wait_for_function: what that asks again and again is evaluated by the page, which its policy forbids.
    """
    evaluate = visitor.page.evaluate
    visitor.wait(lambda: bool(evaluate("navigator.serviceWorker.controller !== null")), "a service worker")
    visitor.wait(lambda: bool(evaluate(ALL_KEPT, language)), "all that is to be kept")


def test_lessons_rules_and_opened_replays_need_no_table(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Visitor(browser, server, PHONE, locale="cs", workers=True) as ada:
        page = ada.page
        record = ada.ask("POST", "/api/records", {"text": played("hocus", 3)})["id"]
        ada.go(f"/record/{record}")
        slider = page.locator(".timeline input[type=range]")
        expect(slider).to_be_visible()
        settle(ada, "cs")
        kept = set(page.evaluate(KEPT))
        told = {path for path in kept if path.startswith(("/api", "/ws", "/t/"))}
        assert told == {f"/api/records/{record}/story"}, "of what the table tells only the opened replay is kept"
        assert not any("towers.pl" in path or "towers.sk" in path for path in kept), "one language is enough"

        server.kill()
        ada.go("/")
        expect(page.locator("[role=alert]")).to_be_visible()
        expect(page.locator('a[href="/tutorial/djinn"]')).to_be_visible()
        assert ada.axe() == []
        page.locator(f'a[href="/record/{record}"]').click()
        expect(slider).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("1")
        ada.go("/rules/towers")
        expect(page.locator("h1")).to_have_text("Toulavé věže")
        ada.go("/tutorial/hill")
        expect(page.locator(".coach")).to_be_visible()
        page.locator(".prompt button.primary:enabled").first.click()
        ada.complaints = [text for text in ada.complaints if "ERR_CONNECTION" not in text]


def test_a_new_version_takes_over_with_the_next_page(browser: Browser, copy: Copy) -> None:
    with Visitor(browser, copy, workers=True) as ada:
        ada.go("/")
        settle(ada, "en")
        copy.renew()
        ada.page.evaluate(TAKEN_OVER)
        assert ada.page.locator("body[data-version]").count() == 0, "nobody is thrown out of what they are doing"
        ada.page.locator('a[href="/rules/towers"]').first.click()
        expect(ada.page.locator('body[data-version="2"] article')).to_be_visible()
        assert ada.page.url.endswith("/rules/towers")


def test_a_page_of_an_older_version_is_loaded_anew(browser: Browser, copy: Copy) -> None:
    with Visitor(browser, copy) as ada:
        ada.go("/")
        expect(ada.page.locator('a[href="/rules/towers"]').first).to_be_visible()
        copy.renew()
        ada.page.locator('a[href="/rules/towers"]').first.click()
        expect(ada.page.locator('body[data-version="2"] article')).to_be_visible()
        ada.complaints = [text for text in ada.complaints if "404" not in text and "dynamically imported" not in text]
