"""The API's documents, made from the endpoints and the structs themselves."""

import re
from functools import cache
from html import escape
from typing import Any

import msgspec

from abraka import __version__
from abraka.core.game import GAMES
from abraka.table import protocol as say
from abraka.table.asking import Endpoint
from abraka.table.memories import Archive
from abraka.table.previews import Png
from abraka.table.sayings import LANGUAGES
from abraka.table.web import ENDPOINTS

REF = "#/components/schemas/{name}"
RAW = {str: "text/plain", Png: "image/png", Archive: "application/zip"}
"""Answers that are no JSON."""
REFUSALS = ("400", "403", "404", "405", "409", "413", "429", "500", "503")


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    told = [e for e in ENDPOINTS if e.answer not in RAW]
    types = [e.answer for e in told] + [e.body for e in ENDPOINTS if e.body]
    types += [say.Refused, say.Incoming, say.Outgoing, say.Hello]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    found = iter(schemas)
    answers = {e: next(found) for e in told}
    bodies = {e: next(found) for e in ENDPOINTS if e.body}
    refused = next(found)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        operation = _operation(endpoint, answers.get(endpoint), bodies.get(endpoint), refused)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Abraka", "version": __version__, "description": "A table for four games of wizards."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, answer: Any, body: Any, refused: Any) -> dict[str, Any]:
    kind = RAW.get(endpoint.answer, "application/json")
    good = {"description": "Done.", "content": {kind: {"schema": answer or {"type": "string"}}}}
    bad = {"description": "Refused, and why.", "content": {"application/json": {"schema": refused}}}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.do.__name__,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": {str(endpoint.status): good} | dict.fromkeys(REFUSALS, bad),
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return operation


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    number = {"type": "integer", "minimum": 0}
    words = {name: {"type": "string", "enum": list(known)} for name, known in (("lang", LANGUAGES), ("game", GAMES))}
    return [
        {"name": name, "in": "query", "required": False, "schema": words.get(name, number)} for name in endpoint.query
    ]


STYLE = """
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } code { font-size: .95em; overflow-wrap: anywhere }
ul { padding-left: 1.2rem } li { margin: .35rem 0 }
.method { display: inline-block; min-width: 3.5rem; font-weight: 600 }
"""


@cache
def page() -> str:
    """The documents for people to read."""
    rows = "\n".join(
        f'<li><code><span class="method">{e.method}</span> {escape(e.path)}</code><br>{escape(e.summary)}</li>'
        for e in ENDPOINTS
    )
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Abraka</title><link rel="stylesheet" href="/style.css">
<h1>Abraka {escape(__version__)}</h1>
<p>The table is open. Programs play over HTTP and sockets: <a href="/openapi.json">OpenAPI document</a>;
messages of the socket <code>/ws/tables/{{table}}</code> stand there too, among the schemas.</p>
<ul>
{rows}
</ul>
</html>
"""
