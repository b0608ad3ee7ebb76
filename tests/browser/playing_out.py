"""A match of two visitors that nobody watches: played out over HTTP."""

import random

from tests.browser.visitor import Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def play_out(one: Visitor, other: Visitor, game: str = "hocus") -> str:
    """A match of two to its end, without clicking; its id."""
    table, _, token = one.open_table([ME, OPEN], game).partition("/t/")[2].partition("#")
    other.ask("POST", f"/api/tables/{table}/join", {"token": token})
    path, luck = f"/api/tables/{table}/match", random.Random(11)
    for number in range(5000):
        seen = one.ask("GET", f"{path}?seat=0")
        seat = seen["status"]["to_act"]
        if seat is None:
            return str(seen["match"]["id"])
        who = (one, other)[seat]
        choices = who.ask("GET", f"{path}?seat={seat}")["choices"]
        body = {"type": "act", "id": f"{number}", "version": seen["version"], "action": luck.choice(choices)["text"]}
        who.ask("POST", f"{path}?seat={seat}", body)
    raise AssertionError("the match does not end")
