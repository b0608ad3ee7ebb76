"""A table that can't die and feels alive: leaving, standing in and coming back, a frozen line, chat on two phones."""

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.clicking import ME, Clicker, bot, table_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

OPEN: dict[str, Any] = {"kind": "open"}
SOON = {"leave_after_s": 5, "stand_in": "random"}
NOTICED_MS = 10_000


def two(ada: Visitor, bob: Visitor, **settings: Any) -> str:
    """A match of two people, with both pages open; gives its link."""
    link = ada.open_table([ME, OPEN], options={"first": "1"}, **settings)
    bob.ask("PUT", "/api/me", {"name": "Bob"})
    bob.ask("POST", f"/api/tables/{table_of(link)}/join", {"token": link.partition("#")[2]})
    for visitor in (ada, bob):
        visitor.go(link)
        expect(visitor.page.locator(".match")).to_be_visible()
    return link


# Leaving.


def test_who_leaves_bots_is_asked_once_and_goes_home(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME, bot()], options={"first": "1"})
        ada.go(link)
        ada.wait(ada.is_asked, "the turn")
        ada.button("Menu").click()
        ada.button("Leave the match").click()
        expect(ada.page.get_by_text("leaving ends the match")).to_be_visible()
        assert ada.axe() == []
        ada.page.locator("button[data-leave]").click()
        ada.page.wait_for_url(server.url + "/")
        assert ada.ask("GET", f"/api/tables/{table_of(link)}")["status"] == "over"


def test_a_seat_that_was_left_is_played_on_and_taken_back(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada, Visitor(browser, server, PHONE) as bob:
        link = two(ada, bob, stand_in="random")
        ada.wait(ada.is_asked, "the turn")
        ada.button("Menu").click()
        ada.button("Leave the match").click()
        ada.page.locator("button[data-leave]").click()
        ada.page.wait_for_url(server.url + "/")
        expect(bob.page.locator('[data-seat="0"]')).to_contain_text("has left")
        bob.wait(bob.is_asked, "the bot to have played")
        ada.go(link)
        ada.button("I am back").click()
        expect(bob.page.locator('[data-seat="0"]')).not_to_contain_text("has left")


def test_a_bot_stands_in_on_request_until_the_person_is_back(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server, PHONE) as bob:
        link = two(ada, bob, **SOON)
        ada.go("/")
        bob.page.locator("button[data-stand-in]").click(timeout=30_000)
        expect(bob.page.locator('[data-seat="0"]')).to_contain_text("bot: By chance")
        bob.wait(bob.is_asked, "the bot to have played")
        assert bob.axe() == []
        ada.go(link)
        expect(bob.page.locator('[data-seat="0"]')).not_to_contain_text("bot: ")


def test_an_open_page_with_nobody_before_it_holds_nobody_up(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server, PHONE) as bob:
        two(ada, bob, **SOON)
        bob.page.locator("[data-waiting] button").first.click()
        expect(ada.page.locator("[data-nudged]")).to_be_visible()
        bob.page.locator("button[data-stand-in]").click()
        bob.wait(bob.is_asked, "the bot to have played")
        expect(ada.page.locator("[data-back]")).to_be_visible()
        ada.page.keyboard.press("Shift")
        expect(ada.page.locator("[data-back]")).to_have_count(0)
        expect(bob.page.locator('[data-seat="0"]')).not_to_contain_text("bot: ")


def test_leaving_goes_through_though_the_match_moves_on_meanwhile(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME, bot("random")], options={"first": "1"})
        outdated: list[str] = []

        def meet(line: WebSocketRoute) -> None:
            table = line.connect_to_server()

            def send(message: str | bytes) -> None:
                asked = json.loads(message)
                if asked["type"] == "leave" and not outdated:
                    outdated.append(asked["id"])
                    asked["version"] -= 1
                table.send(json.dumps(asked))

            line.on_message(send)

        ada.page.route_web_socket(re.compile("/ws/"), meet)
        ada.go(link)
        ada.wait(ada.is_asked, "the turn")
        Clicker(ada, table_of(link), 1).decide(0)
        ada.button("Menu").click()
        ada.button("Leave the match").click()
        ada.page.locator("button[data-leave]").click()
        ada.page.wait_for_url(server.url + "/")
        assert outdated, "the first wish was about an older table"
        assert ada.ask("GET", f"/api/tables/{table_of(link)}")["status"] == "over"


def test_one_of_two_at_a_device_leaves_and_the_other_plays_on(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME, ME, bot("random")], "hocus", stand_in="random", pace_s=1)
        ada.go(link)
        ada.page.locator(".curtain button").click()
        ada.button("Menu").click()
        ada.button("Leave the match").click()
        ada.page.locator("button[data-leave]").click()
        expect(ada.page.locator(".plate").filter(has_text="has left")).to_have_count(1)
        assert ada.page.locator(".match").count() == 1, "the other one still sits here"
        assert ada.ask("GET", f"/api/tables/{table_of(link)}")["status"] == "playing"


def test_whoever_comes_later_sees_at_once_that_somebody_is_waited_for(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server, PHONE) as bob:
        link = two(ada, bob, **SOON)
        bob.page.wait_for_timeout(7000)
        bob.page.clock.set_fixed_time(time.time())  # the page does not see any time go by itself
        bob.page.reload()
        expect(bob.page.locator("[data-waiting]")).to_be_visible()
        bob.page.locator("[data-waiting] button").first.click()
        expect(ada.page.locator("[data-nudged]")).to_be_visible()
        assert link


def test_a_table_says_how_long_it_waits_for_somebody(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        ada.ask("PUT", "/api/me", {"name": "Ada"})
        ada.go("/new/towers")
        ada.page.get_by_text("More options").last.click()
        ada.page.get_by_role("radio", name="2 min", exact=True).check(force=True)
        ada.page.locator("button.primary").last.click()
        expect(ada.page.get_by_text("Others may call a bot, after 2 min")).to_be_visible()
        [table] = ada.ask("GET", "/api/tables")["mine"]
        assert ada.ask("GET", f"/api/tables/{table['id']}")["settings"]["leave_after_s"] == 120


# A line that is frozen.


class Freezer:
    """Passes bytes on between the browser and the table, until it is frozen: then nothing moves, and nobody is told.

    What was connected while it was frozen stays dead, as when a phone has slept or has changed its net.
    """

    def __init__(self, port: int) -> None:
        self.table, self.port, self.frozen = port, 0, threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        self._ready.wait(10)

    async def _serve(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._over.wait()
        server.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.table)
        try:
            with suppress(OSError, asyncio.CancelledError):
                await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        finally:
            back.close()
            writer.close()

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if self.frozen.is_set():
                await self._over.wait()
                return
            sink.write(data)
            await sink.drain()
        sink.close()

    def close(self) -> None:
        """Ends it."""
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(5)


@contextmanager
def frozen_line(server: Server) -> Iterator[Any]:
    """The table as it is reached through a line that can be frozen."""
    freezer = Freezer(int(server.host.rpartition(":")[2]))
    host = f"127.0.0.1:{freezer.port}"
    try:
        yield SimpleNamespace(url=f"http://{host}", host=host, freezer=freezer)
    finally:
        freezer.close()


def test_a_frozen_line_is_noticed_within_ten_seconds_and_the_move_is_kept(browser: Browser, server: Server) -> None:
    with frozen_line(server) as line, Visitor(browser, line, PHONE) as ada:
        link = ada.open_table([ME, bot()], options={"first": "1"})
        ada.go(link)
        ada.wait(ada.is_asked, "the turn")
        clicker = Clicker(ada, table_of(link), 1)
        clicker.choose(0)
        line.freezer.frozen.set()
        ada.page.locator("button[data-confirm]").click()
        expect(ada.page.get_by_text("Sending …")).to_be_visible()
        expect(ada.page.get_by_text("your move is kept")).to_be_visible(timeout=NOTICED_MS)
        ada.button("Chat").click()
        ada.page.get_by_label("Say something").fill("My phone was asleep")
        ada.page.keyboard.press("Enter")
        saying = ada.page.locator("[data-saying]")
        expect(saying).to_contain_text("My phone was asleep")
        expect(saying).to_contain_text("Sending")
        line.freezer.frozen.clear()
        expect(ada.page.get_by_text("your move is kept")).to_have_count(0, timeout=30_000)
        ada.wait(lambda: int(ada.page.locator(".match").get_attribute("data-version") or 0) > 0, "the move to be made")
        expect(saying).to_have_count(0)
        expect(ada.page.locator("dialog[open] li", has_text="My phone was asleep")).to_have_count(1)
        ada.complaints = [text for text in ada.complaints if "WebSocket" not in text]


# Chat.


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_chat_and_reactions_are_seen_at_once(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with Visitor(browser, server, size) as ada, Visitor(browser, server, PHONE) as bob:
        two(ada, bob)
        bob.button("Chat").click()
        bob.page.get_by_label("Say something").fill("Hello, Ada!")
        bob.page.keyboard.press("Enter")
        toast = ada.page.locator("[data-toast]")
        expect(toast).to_contain_text("Hello, Ada!")
        expect(ada.page.locator(".unheard").first).to_have_text("1")
        assert ada.axe() == []
        toast.click()
        dialog = ada.page.locator("dialog[open]")
        expect(dialog).to_contain_text("Hello, Ada!")
        dialog.locator('[data-react="cheer"]').press("Enter")
        expect(bob.page.locator('[data-felt="cheer"]')).to_be_attached()
        dialog.get_by_role("button", name="Mute all").click()
        expect(dialog.locator("ol")).not_to_contain_text("Hello, Ada!")


def test_chat_is_seen_in_the_lobby_and_what_was_read_is_not_counted_again(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada, Visitor(browser, server) as bob:
        link = ada.open_table([ME, OPEN, OPEN], options={"first": "1"})
        bob.ask("PUT", "/api/me", {"name": "Bob"})
        bob.ask("POST", f"/api/tables/{table_of(link)}/join", {"token": link.partition("#")[2]})
        for visitor in (ada, bob):
            visitor.go(link)
        assert ada.page.get_by_label("Name of the next").input_value() == "", "nobody else at this device is called Ada"
        for line in ("Hello, Ada!", "Shall we begin?"):
            bob.page.get_by_label("Say something").fill(line)
            bob.page.keyboard.press("Enter")
            expect(ada.page.locator("[data-toast]")).to_contain_text(line)
        ada.page.locator("[data-toast]").click()
        expect(ada.page.locator(".chat li", has_text="Shall we begin?")).to_be_in_viewport()
        assert ada.axe() == []
        ada.ask("PUT", f"/api/tables/{table_of(link)}/seats/2", {"kind": "bot", "level": "random"})
        for visitor in (ada, bob):
            expect(visitor.page.locator(".match")).to_be_visible()
            assert visitor.page.locator(".unheard").count() == 0, "all was read, or one's own"
        ada.button("Chat").click()
        ada.page.get_by_label("Say something").fill("Yes!")
        ada.page.keyboard.press("Enter")
        expect(bob.page.locator(".side .unheard")).to_have_text("1")
        bob.page.reload()
        expect(bob.page.locator(".side .unheard")).to_have_text("1")


def test_chat_goes_on_in_the_result(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada, Visitor(browser, server) as bob:
        two(ada, bob)
        bob.button("Menu").click()
        bob.button("Leave the match").click()
        bob.button("Resign").click()
        for visitor in (ada, bob):
            expect(visitor.page.locator(".after")).to_be_visible()
        bob.page.locator(".after").get_by_label("Say something").fill("Another one?")
        bob.page.keyboard.press("Enter")
        expect(ada.page.locator(".after li", has_text="Another one?")).to_be_visible()
        expect(ada.page.locator(".after [data-toast]").or_(ada.page.locator(".after .chat")).first).to_be_visible()
        assert ada.axe() == []


# Nothing by a slip, and taking back.


def test_new_cards_are_confirmed_elsewhere_and_taken_back_by_one_press(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME, bot("random")], options={"first": "1"})
        ada.go(link)
        ada.wait(ada.is_asked, "the turn")
        redraw = ada.page.locator('button[data-choice="redraw"]')
        place = redraw.bounding_box()
        redraw.click()
        confirm = ada.page.locator("button[data-confirm]")
        there = confirm.bounding_box()
        assert place is not None
        assert there is not None
        assert there["x"] + there["width"] <= place["x"] or place["x"] + place["width"] <= there["x"]
        assert ada.page.locator(".match").get_attribute("data-version") == "0", "nothing was thrown away"
        confirm.click()
        ada.wait(lambda: ada.page.locator(".match").get_attribute("data-version") != "0", "new cards")
        assert ada.page.locator(".log li").count() > 0


# A match over days.


def test_a_match_over_days_outlives_a_restart(browser: Browser, tmp_path: Any) -> None:
    with Server(tmp_path / "data") as server, Visitor(browser, server) as ada, Visitor(browser, server, PHONE) as bob:
        link = two(ada, bob, days=True)
        ada.wait(ada.is_asked, "the turn")
        clicker = Clicker(ada, table_of(link), 3)
        clicker.decide(0)
        for visitor in (ada, bob):
            visitor.page.goto("about:blank")  # a page of ours would look for the table while it is down
        server.kill()
        server.start()
        for visitor in (ada, bob):
            visitor.go(link)
            expect(visitor.page.locator(".match")).to_be_visible()
            visitor.complaints.clear()  # an empty page has no preferences
        ada.wait(lambda: ada.is_asked() or bob.is_asked(), "somebody's turn")
        assert bob.page.locator("[data-waiting]").count() == 0, "nobody is pressed"
