"""The HTTP API against its own OpenAPI document: whatever is sent, the answer is one that the document promises."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from abraka.table.openapi import document
from abraka.table.web import ENDPOINTS
from tests.table.server import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("api") / "data") as running:
        yield running
        log = running.log()
        assert httpx.get(f"{running.url}/healthz").status_code == 200
        assert '"internal"' not in log, log[-3000:]
        assert "Traceback" not in log, log[-3000:]


@pytest.fixture(scope="module")
def table(server: Server) -> dict[str, str]:
    """A running match, its owner's cookie, and a finished record, so that not everything is unknown."""
    with httpx.Client(base_url=server.url, timeout=120) as guest:
        wish = {"game": "towers", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]}
        opened = guest.post("/api/tables", json=wish).json()
        ((name, value),) = guest.cookies.items()
    return {"table": opened["id"], "match": opened["match"], "seat": "0", "cookie": f"{name}={value}"}


def promised() -> Any:
    """The document, as it is served."""
    return json.loads(msgspec.json.encode(document()))


schema = schemathesis.openapi.from_dict(promised())
BOUNDS = settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
OPERATIONS = [(endpoint.path, endpoint.method) for endpoint in ENDPOINTS]


def test_the_document_is_served(server: Server) -> None:
    assert httpx.get(f"{server.url}/openapi.json").json() == promised()
    assert all(path in httpx.get(f"{server.url}/api").text for path in promised()["paths"])


def test_every_game_says_how_long_it_takes(server: Server) -> None:
    games = httpx.get(f"{server.url}/api/about").json()["games"]
    assert {game["name"]: game["minutes"] for game in games} == {"towers": 30, "hill": 30, "djinn": 75, "hocus": 20}


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_strangers_get_answers_as_the_document_says(server: Server, path: str, method: str) -> None:
    @BOUNDS
    @given(case=schema[path][method].as_strategy())
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    ask()


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_the_owner_of_a_table_gets_answers_as_the_document_says(
    server: Server, table: dict[str, str], path: str, method: str
) -> None:
    @BOUNDS
    @given(case=schema[path][method].as_strategy())
    def ask(case: Any) -> None:
        case.path_parameters = {name: table.get(name, value) for name, value in (case.path_parameters or {}).items()}
        if "seat" in (case.query or {}):
            case.query = case.query | {"seat": table["seat"]}
        case.call_and_validate(base_url=server.url, checks=CHECKS, headers={"Cookie": table["cookie"]})

    ask()
