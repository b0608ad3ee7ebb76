"""The ASGI application: routes, who asks, limits, headers, and an answer to whatever goes wrong."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from abraka.core.errors import Refusal
from abraka.core.game import GAMES, load
from abraka.table import metrics, openapi
from abraka.table.answers import Forgotten
from abraka.table.asking import Asker, Endpoint
from abraka.table.bus import Bus
from abraka.table.client import PAGES, Client
from abraka.table.guests import COOKIE, COOKIE_S, Guests, device_name
from abraka.table.hiring import Hiring, space
from abraka.table.hosts import Hosts, origin_of
from abraka.table.house import House
from abraka.table.limits import Buckets
from abraka.table.memories import Archive
from abraka.table.node import Node
from abraka.table.persons import Visitor
from abraka.table.previews import Png, Previews
from abraka.table.push_seal import Sender
from abraka.table.pushes import Pushes
from abraka.table.readiness import Readiness
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.relays import RELAYED, Relays
from abraka.table.sayings import LANGUAGES, language_of
from abraka.table.settings import Settings
from abraka.table.sockets import Sockets, unforeseen
from abraka.table.store import NotStored, Store
from abraka.table.stories import Compressed
from abraka.table.tenure import Elsewhere, Tenure
from abraka.table.thinkers import Thinkers
from abraka.table.web import ENDPOINTS
from abraka.table.wires import LINE

encode = msgspec.json.Encoder().encode
JSON, TEXT, PNG, ZIP = "application/json", "text/plain; charset=utf-8", "image/png", "application/zip"
CONTACT_DAYS = 90
KEPT = "public, max-age=86400"
SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = "content-security-policy"
HEADERS = {
    POLICY: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Server:
    """Everything that a running server consists of."""

    def __init__(self, settings: Settings, guests: Guests) -> None:
        self.settings, self.guests = settings, guests
        self.house: House
        self.sockets: Sockets
        self.node: Node | None = None  # where others may be
        self.relays: Relays | None = None  # to them
        self.hosts = Hosts(settings)
        self.requests = Buckets(settings.limits.requests_per_s, settings.limits.request_burst)


def make_app(
    settings: Settings,
    engine: Engine,
    guests: Guests,
    sender: Sender,
    readiness: Readiness,
    tenure: Tenure | None = None,
) -> Starlette:
    """The application; its store opens when the loop runs."""
    server = Server(settings, guests)
    routes = [Route(path, _methods(server, path), methods=_verbs(path)) for path in _paths()]
    client = Client(settings.client)
    app = Starlette(
        routes=[
            *routes,
            Route("/", partial(_first_page, client)),
            Route("/replay/{match}", partial(_replay_page, server, client)),
            *(Route(path, partial(_client_page, client)) for path in PAGES),
            Route("/api", _page),
            Route("/style.css", _style),
            Route("/openapi.json", _document),
            Route("/healthz", partial(_health, server)),
            Route("/livez", _alive),
            Route("/readyz", partial(_ready, server)),
            Route("/metrics", _metrics),
            *([Route("/.well-known/security.txt", partial(_contact, settings.contact))] if settings.contact else []),
            WebSocketRoute("/ws/tables/{table}", partial(_socket, server)),
        ],
        middleware=[Middleware(KnownHosts, hosts=server.hosts)],
        lifespan=partial(_lifespan, server, engine, sender, readiness, tenure),
        exception_handlers={HTTPException: _no_such_thing, Exception: _wrong},
    )
    app.router.default = partial(_client_file, client, app.router.default)
    return app


@asynccontextmanager
async def _lifespan(
    server: Server, engine: Engine, sender: Sender, readiness: Readiness, tenure: Tenure | None, app: Starlette
) -> AsyncIterator[None]:
    for name in GAMES:
        load(name)  # what will be used is there before anybody comes
    store, thinkers = Store(engine, tenure), Thinkers()
    server.house = House(store, thinkers, server.guests, server.settings.limits, readiness)
    server.house.host = server.settings.host
    server.house.tenure = tenure
    server.house.pushes = Pushes(
        store, server.house.persons, server.guests, sender, server.settings.limits, server.settings.push_loopback
    )
    server.house.previews = Previews(server.house, server.settings.client)
    server.house.reach = server.house.pushes.tell
    if server.settings.analyse:
        server.house.note_end = server.house.analyst.ended
    server.sockets = Sockets(server.house)
    bus = await _begin_as_node(server, tenure, app) if tenure is not None else None
    hiring = None
    if server.settings.bus is not None:
        hiring = Hiring(Bus(server.settings.bus, space()))
        await thinkers.hire(hiring)
    await server.house.persons.load()
    server.house.begin()
    server.house.pushes.begin()
    yield
    server.house.pushes.close()
    await server.house.close()
    if server.node is not None:
        await server.node.close()
    if bus is not None:
        await bus.close()
    if hiring is not None:
        await hiring.close()
    thinkers.close()
    await store.close()


async def _begin_as_node(server: Server, tenure: Tenure, app: Starlette) -> Bus | None:
    """Becomes one of the nodes of a house in PostgreSQL; with a bus there may be several."""
    address, bus = server.settings.bus, None
    node = server.node = Node(server.house, tenure)
    if address is not None:
        bus = Bus(address, tenure.key[:16])
        await bus.open()
        server.relays = Relays(bus, server.house, server.sockets, tenure, app)
        await server.relays.begin()
        node.on_look = server.relays.look
        node.on_close = server.relays.close
    node.begin()
    server.house.readiness.before_stop = node.drain
    return bus


# Endpoints.


def _paths() -> list[str]:
    return list(dict.fromkeys(endpoint.path for endpoint in ENDPOINTS))


def _verbs(path: str) -> list[str]:
    return [endpoint.method for endpoint in ENDPOINTS if endpoint.path == path]


def _methods(server: Server, path: str) -> Callable[[Request], Any]:
    """What answers all methods of a path."""
    by_method = {endpoint.method: endpoint for endpoint in ENDPOINTS if endpoint.path == path}

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await _answer(server, by_method[method], request)

    return answer


async def _answer(server: Server, endpoint: Endpoint, request: Request) -> Response:
    """One request: who asks, whether they may, what they say, what is answered."""
    fresh, visitor = _visitor(server, request)
    data = b""
    try:
        _check_request(server, request)
        asker = Asker(request, server.house, visitor)
        given = []
        if endpoint.body:
            data = await _data(server, request)
            given = [_body(data, endpoint)]
        with server.house.persons.asking(visitor):
            result = await endpoint.do(asker, *given)
        if server.node is not None and not server.node.may_tell:
            raise TableRefusal("stopping")  # what was found out may be another node's to say by now
    except Elsewhere as away:
        return await _forwarded(server, request, data, away.node)
    except Refusal as refusal:
        return _refused(refusal)
    except NotStored:
        return _refused(TableRefusal("not_stored"))
    except ClientDisconnect:
        return _refused(TableRefusal("too_slow"))  # nobody hears it any more
    except Exception as error:  # not left to the server, which would cut the connection and log it once more
        return await _wrong(request, error)
    response = _response(result, endpoint.status, request)
    response.headers.setdefault("cache-control", "no-store")
    if isinstance(result, Forgotten):
        fresh = server.guests.new()
    if fresh is not None and not isinstance(result, Png):
        _set_cookie(server, response, fresh, request)
    return response


def _visitor(server: Server, request: HTTPConnection) -> tuple[str | None, Visitor]:
    """Who comes; if they have no cookie that is good for anything, what a new one is to say."""
    name, persons = device_name(request.headers.get("user-agent", "")), server.house.persons
    secret = server.guests.read(request.cookies.get(COOKIE))
    visitor = persons.visitor(secret, name) if secret is not None else None
    if visitor is not None:
        return None, visitor
    fresh = server.guests.new()
    return fresh, persons.own(fresh, name)


def _response(result: Any, status: int, request: Request) -> Response:
    """A good answer. Only what holds no secret is compressed: sizes would tell of it."""
    if isinstance(result, str):
        return Response(result, status, media_type=TEXT)
    if isinstance(result, Png):  # without a cookie: others may keep it
        return Response(result.data, status, {"cache-control": KEPT, "vary": "accept-language"}, PNG)
    if isinstance(result, Archive):
        headers = {"content-disposition": f'attachment; filename="{result.name}"'}
        return StreamingResponse(result.chunks, status, headers, ZIP)
    if not isinstance(result, Compressed):
        return Response(encode(result), status, media_type=JSON)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(result.plain(), status, {"vary": "accept-encoding"}, JSON)
    return Response(result.data, status, {"vary": "accept-encoding", "content-encoding": "gzip"}, JSON)


def _check_request(server: Server, request: Request) -> None:
    address = request.client.host if request.client else ""
    if RELAYED not in request.scope and not server.requests.take(address):
        raise TableRefusal("too_fast")
    if request.method not in SAFE and not server.hosts.allow(request.scope):
        raise TableRefusal("bad_origin")


async def _forwarded(server: Server, request: Request, data: bytes, node: str) -> Response:
    """The answer of the node that has the table."""
    try:
        if server.relays is None:
            raise TableRefusal("stopping")
        return await server.relays.forward(request, data, node)
    except TableRefusal as refusal:
        return _refused(refusal)


async def _data(server: Server, request: Request) -> bytes:
    """The body, read no further than allowed."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise TableRefusal("bad_message", cause=f"the body must be {JSON}")
    most, data = server.settings.limits.body_bytes, bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TableRefusal("too_large", most=most)
    return bytes(data)


def _body(data: bytes, endpoint: Endpoint) -> Any:
    try:
        return msgspec.json.decode(data, type=endpoint.body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise TableRefusal("bad_message", cause=str(error)) from None


def _set_cookie(server: Server, response: Response, secret: str, request: Request) -> None:
    value, secure = server.guests.cookie(secret), request.url.scheme == "https"
    response.set_cookie(COOKIE, value, COOKIE_S, path="/", secure=secure, httponly=True, samesite="lax")


def _refused(refusal: Refusal) -> Response:
    status = refusal.status if isinstance(refusal, TableRefusal) else 409
    headers = {"cache-control": "no-store"} | ({"retry-after": "1"} if status == 429 else {})
    return Response(encode(refusal_of(refusal)), status, headers, JSON)


async def _no_such_thing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = TableRefusal("wrong_method" if error.status_code == 405 else "no_such_page")
    response = _refused(refusal)
    response.headers.update(error.headers or {})
    return response


async def _wrong(request: Request, error: Exception) -> Response:
    return _refused(unforeseen(error))


# Pages, health, sockets.


async def _first_page(client: Client, request: Request) -> Response:
    return client.page(request.headers) if client.built else await _page(request)


async def _client_page(client: Client, request: Request) -> Response:
    return client.page(request.headers)


async def _replay_page(server: Server, client: Client, request: Request) -> Response:
    """The client's page, with what a link to a finished match shows in messengers."""
    asked = request.query_params.get("lang", "")
    language = asked if asked in LANGUAGES else language_of(request.headers.get("accept-language", ""))
    address = request.client.host if request.client else ""
    preview = await server.house.previews.preview(request.path_params["match"], language, address)
    if preview is None or not client.built:
        return client.page(request.headers)
    origin = origin_of(request.scope["scheme"], request.headers.get("host", ""))
    return client.page_with(preview, preview.tags(origin, request.url.path), request.headers)


async def _client_file(client: Client, otherwise: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """What has no route of its own may be a file of the client."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        await otherwise(scope, receive, send)
        return
    path, headers = scope["path"].removeprefix("/"), Headers(scope=scope)
    try:
        response = client.answer(path, headers)
    except HTTPException:
        if path.startswith("api/") or "text/html" not in headers.get("accept", "") or not client.built:
            raise
        response = client.page(headers)  # which tells people that there is nothing
        response.status_code = 404
    await response(scope, receive, send)


async def _page(request: Request) -> Response:
    return Response(openapi.page(), media_type="text/html; charset=utf-8")


async def _style(request: Request) -> Response:
    return Response(openapi.STYLE, media_type="text/css; charset=utf-8")


async def _document(request: Request) -> Response:
    return Response(encode(openapi.document()), media_type=JSON)


async def _health(server: Server, request: Request) -> Response:
    try:
        await server.house.store.check_health()
    except Exception:
        return Response(b'{"status":"failed"}', 503, media_type=JSON)
    return Response(b'{"status":"ok"}', media_type=JSON)


async def _alive(request: Request) -> Response:
    """Whether the process works: if not, it should be started again."""
    return Response(b'{"status":"ok"}', media_type=JSON)


async def _ready(server: Server, request: Request) -> Response:
    """Whether clients should be sent here: it can store, it may speak, and it reaches the other nodes."""
    node, relays = server.node, server.relays
    if node is not None and (node.draining or not node.may_tell or (relays is not None and not relays.is_up)):
        return Response(b'{"status":"failed"}', 503, media_type=JSON)
    return await _health(server, request)


async def _contact(contact: str, request: Request) -> Response:
    """How a hole is reported to the host (RFC 9116)."""
    until = datetime.now(UTC) + timedelta(days=CONTACT_DAYS)
    text = f"Contact: {contact}\nExpires: {until:%Y-%m-%dT%H:%M:%SZ}\nPreferred-Languages: {', '.join(LANGUAGES)}\n"
    return Response(text, media_type=TEXT)


async def _metrics(request: Request) -> Response:
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _socket(server: Server, socket: WebSocket) -> None:
    """Checks who comes before the door is opened."""
    _, visitor = _visitor(server, socket)
    address = socket.client.host if socket.client else ""
    try:
        if not server.hosts.allow(socket.scope):
            raise TableRefusal("bad_origin")
        if not server.requests.take(address):
            raise TableRefusal("too_fast")
        server.sockets.check_room(address, visitor.person)
    except TableRefusal as refusal:
        await socket.send_denial_response(_refused(refusal))
        return
    await socket.accept()
    await server.sockets.serve(socket.scope["extensions"][LINE]["line"], socket.path_params["table"], visitor, address)


class KnownHosts:
    """Turns those away who come by a name that is not the table's."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] == "lifespan" or self._hosts.know(scope):
            await self._app(scope, receive, send)
            return
        refusal = _refused(TableRefusal("bad_host", host=Headers(scope=scope).get("host", "")[:100]))
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await refusal(scope, receive, send)


class SafeHeaders:
    """Puts the usual headers on every answer. Pages made to be framed may be, by those whom the host has named."""

    def __init__(self, app: ASGIApp, embeds: Sequence[str] = ()) -> None:
        self._app = app
        policy = HEADERS[POLICY].replace("frame-ancestors 'none'", f"frame-ancestors {' '.join(embeds)}")
        self._framed = {name: value for name, value in HEADERS.items() if name != "x-frame-options"} | {POLICY: policy}
        self._embeds = bool(embeds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, and its answer back with the headers."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                framed = self._embeds and scope["path"].startswith("/embed/")
                for name, value in (self._framed if framed else HEADERS).items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)
