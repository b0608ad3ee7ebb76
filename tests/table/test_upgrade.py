"""Matches of other rules are kept, and nowhere shown as if they were of today's."""

from pathlib import Path
from typing import Any

from tests.table.client import Guest, play_out, refused
from tests.table.loop import in_loop
from tests.table.server import Server
from tests.table.upgraded import UpgradedServer

REFUSED = (409, "impossible", "other_rules")


@in_loop
async def test_a_match_of_other_rules_is_refused_however_it_is_asked_for(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        async with Guest(server.url) as ann:
            await ann.ready()
            over, running = await ann.open_table("hocus", "me me"), await ann.open_table("hocus", "me me")
            await play_out(ann, over["id"], [0])
            cookies: Any = ann.http.cookies
            assert "outcome" in await ann.get(f"/api/matches/{over['match']}/record")
        server.stop()
    with UpgradedServer(tmp_path / "data") as server:
        async with Guest(server.url) as eve, Guest(server.url) as ann:
            await eve.ready()
            ann.http.cookies = cookies
            for table in (over, running):
                for path in ("record", "record?seat=0", "replay", "replay?at=3", "story", "story?seat=1"):
                    assert await refused(ann, "GET", f"/api/matches/{table['match']}/{path}") == REFUSED, path
                for path in ("match?seat=0", "match/text", "match/story?seat=0", "match/ways?seat=0"):
                    assert await refused(ann, "GET", f"/api/tables/{table['id']}/{path}") == REFUSED, path
            hidden = await refused(eve, "GET", f"/api/matches/{running['match']}/record")
            assert hidden == (404, "unknown", "no_match"), "strangers do not even hear of it"
            assert len((await ann.get("/api/tables"))["mine"]) == 2, "they are kept"
