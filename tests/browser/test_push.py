"""Your turn reaches you: asked for at a table over days, told by a real service worker while the page is elsewhere."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import PHONE, Visitor
from tests.table.limited import LimitedServer
from tests.table.push_service import Phone, PushService

AGREE = """(given) => {
  const agreed = (key) => ({
    endpoint: given.endpoint,
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    toJSON: () => ({ keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => sessionStorage.removeItem('agreed') ?? true,
  });
  PushManager.prototype.getSubscription = async () => {
    const kept = sessionStorage.getItem('agreed');
    return kept && agreed(JSON.parse(kept));
  };
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    window.asked = { userVisibleOnly, length: applicationServerKey.length };
    sessionStorage.setItem('agreed', JSON.stringify([...applicationServerKey]));
    return agreed(applicationServerKey);
  };
}"""
"""Chromium without its maker's push service can't subscribe: this gives it another one."""
SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
}"""
ASKING = "[data-push]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LimitedServer]:
    """A table that tells people at once, by a push service on this machine."""
    with LimitedServer(tmp_path_factory.mktemp("push") / "data", push_loopback=True, reach_s=0.2) as running:
        yield running


def over_days(visitor: Visitor, seats: list[dict[str, str]]) -> Any:
    """Opens a match over days."""
    body = {"game": "hocus", "seats": seats, "settings": {"days": True, "pace_s": 0}}
    return visitor.ask("POST", "/api/tables", body)


def deliver(visitor: Visitor, data: str) -> None:
    """The browser's maker brings a message to its service worker."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(
        one["registrationId"] for one in event["registrations"]
    ))  # fmt: skip
    session.send("ServiceWorker.enable")
    while not found:
        visitor.page.wait_for_timeout(20)
    message = {"origin": visitor.server.url, "registrationId": found[0], "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_a_turn_in_a_match_over_days_is_told_by_the_service_worker(browser: Browser, server: LimitedServer) -> None:
    phone = Phone()
    with PushService() as service, Visitor(browser, server, PHONE, "cs", workers=True) as ada:
        ada.context.grant_permissions(["notifications"])
        given = phone.agreeing(f"{service.origin}/device")
        ada.context.add_init_script(f"({AGREE})({json.dumps(given)})")
        ada.go("/")
        ada.ask("PUT", "/api/me", {"name": "Ada"})
        live = ada.ask("POST", "/api/tables", {"game": "hocus", "seats": [{"kind": "me"}, {"kind": "open"}]})
        ada.go(f"/t/{live['id']}")
        expect(ada.page.locator("main")).to_be_visible()
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        assert ada.page.locator(ASKING).count() == 0, "at a table where all are present nobody is asked"

        table = over_days(ada, [{"kind": "me"}, {"kind": "open"}])
        ada.go(f"/t/{table['id']}")
        expect(ada.page.locator(f"{ASKING}[data-push=off]")).to_contain_text("na tahu")
        assert ada.axe() == []
        assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        ada.button("Ano, řekni").click()
        expect(ada.page.locator(ASKING)).to_have_count(0)
        assert ada.page.evaluate("window.asked") == {"userVisibleOnly": True, "length": 65}
        assert ada.ask("GET", "/api/me/push")["on"]

        ada.go("/me")
        expect(ada.button("Už mi to neříkej")).to_be_visible()
        with Visitor(browser, server) as bob:
            bob.go("/")
            bob.ask("POST", f"/api/tables/{table['id']}/join", {"token": table["link"].partition("#")[2]})
            while bob.ask("GET", f"/api/tables/{table['id']}/match?seat=1")["status"]["to_act"] == 1:
                seen = bob.ask("GET", f"/api/tables/{table['id']}/match?seat=1")
                act = {"type": "act", "id": f"b{seen['version']}", "version": seen["version"]}
                act["action"] = seen["choices"][0]["action"]
                bob.ask("POST", f"/api/tables/{table['id']}/match?seat=1", act)
        service.wait(1)
        text = json.dumps(phone.read(service.taken[-1].body))
        deliver(ada, text)
        ada.wait(lambda: len(ada.page.evaluate(SHOWN)) == 1, "the notice")
        [shown] = ada.page.evaluate(SHOWN)
        assert (shown["body"], shown["path"]) == ("Jsi na tahu.", f"/t/{table['id']}")
        deliver(ada, "nothing of ours")
        ada.wait(lambda: len(ada.page.evaluate(SHOWN)) == 2, "another one")
        assert {one["path"] for one in ada.page.evaluate(SHOWN)} == {"/", f"/t/{table['id']}"}
        ada.button("Už mi to neříkej").click()
        expect(ada.button("Už mi to neříkej")).to_have_count(0)
        assert not ada.ask("GET", "/api/me/push")["on"]


def test_who_declines_is_not_asked_again_and_plain_http_says_why(browser: Browser, server: LimitedServer) -> None:
    with Visitor(browser, server, workers=True) as ada:
        ada.go("/")
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        ada.ask("PUT", "/api/me", {"name": "Ada"})
        table = over_days(ada, [{"kind": "me"}, {"kind": "open"}])
        ada.go(f"/t/{table['id']}")
        ada.button("Not now").click()
        expect(ada.page.locator(ASKING)).to_have_count(0)
        ada.page.reload()
        expect(ada.page.locator("main")).to_be_visible()
        ada.page.wait_for_timeout(300)
        expect(ada.page.locator(ASKING)).to_have_count(0)
    with Visitor(browser, server) as eva:
        eva.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
        eva.go("/")
        eva.ask("PUT", "/api/me", {"name": "Eva"})
        table = over_days(eva, [{"kind": "me"}, {"kind": "open"}])
        eva.go(f"/t/{table['id']}")
        expect(eva.page.locator(f"{ASKING}[data-push=insecure]")).to_contain_text("https")


def test_forget_me_says_what_goes_asks_once_and_forgets(browser: Browser, server: LimitedServer) -> None:
    with Visitor(browser, server, PHONE) as ada:
        ada.go("/")
        ada.ask("PUT", "/api/me", {"name": "Ada"})
        ada.go("/me")
        ada.page.locator("[data-forget-me]").click()
        expect(ada.page.locator("dialog[open]")).to_contain_text("without your name")
        assert ada.axe() == []
        ada.button("Keep me").click()
        assert ada.ask("GET", "/api/me")["name"] == "Ada"
        ada.page.locator("[data-forget-me]").focus()
        ada.page.keyboard.press("Enter")
        ada.page.locator("[data-forget-sure]").focus()
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_url(server.url + "/")
        assert ada.ask("GET", "/api/me")["name"] == ""
