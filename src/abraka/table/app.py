"""The ASGI application: routes, who asks, limits, headers, and an answer to whatever goes wrong."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from abraka.core.errors import Refusal
from abraka.core.game import GAMES, load
from abraka.table import metrics, openapi
from abraka.table.client import PAGES, Client
from abraka.table.guests import COOKIE, COOKIE_S, Guests
from abraka.table.hosts import Hosts
from abraka.table.house import House
from abraka.table.limits import Buckets
from abraka.table.readiness import Readiness
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.settings import Settings
from abraka.table.sockets import Sockets, unforeseen
from abraka.table.store import NotStored, Store
from abraka.table.stories import Packed
from abraka.table.thinkers import Thinkers
from abraka.table.web import ENDPOINTS, Asker, Endpoint

encode = msgspec.json.Encoder().encode
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
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
        self.hosts = Hosts(settings)
        self.requests = Buckets(settings.limits.requests_per_s, settings.limits.request_burst)


def make_app(settings: Settings, engine: Engine, guests: Guests, readiness: Readiness) -> Starlette:
    """The application; its store opens when the loop runs."""
    server = Server(settings, guests)
    routes = [Route(path, _methods(server, path), methods=_verbs(path)) for path in _paths()]
    client = Client(settings.client)
    app = Starlette(
        routes=[
            *routes,
            Route("/", partial(_first_page, client)),
            *(Route(path, partial(_client_page, client)) for path in PAGES),
            Route("/api", _page),
            Route("/style.css", _style),
            Route("/openapi.json", _document),
            Route("/healthz", partial(_health, server)),
            Route("/metrics", _metrics),
            WebSocketRoute("/ws/tables/{table}", partial(_socket, server)),
        ],
        middleware=[Middleware(KnownHosts, hosts=server.hosts)],
        lifespan=partial(_lifespan, server, engine, readiness),
        exception_handlers={HTTPException: _no_such_thing, Exception: _wrong},
    )
    app.router.default = partial(_client_file, client, app.router.default)
    return app


@asynccontextmanager
async def _lifespan(server: Server, engine: Engine, readiness: Readiness, app: Starlette) -> AsyncIterator[None]:
    for name in GAMES:
        load(name)  # what will be used is there before anybody comes
    store, thinkers = Store(engine), Thinkers()
    server.house = House(store, thinkers, server.guests, server.settings.limits, readiness)
    server.house.host = server.settings.host
    server.sockets = Sockets(server.house)
    server.house.begin()
    yield
    await server.house.close()
    thinkers.close()
    await store.close()


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
    known = server.guests.read(request.cookies.get(COOKIE))
    guest = known or server.guests.new()
    try:
        _check_request(server, request)
        asker = Asker(request, server.house, guest)
        given = [await _body(server, endpoint, request)] if endpoint.body else []
        result = await endpoint.do(asker, *given)
    except Refusal as refusal:
        return _refused(refusal)
    except NotStored:
        return _refused(TableRefusal("not_stored"))
    except ClientDisconnect:
        return _refused(TableRefusal("too_slow"))  # nobody hears it any more
    except Exception as error:  # not left to the server, which would cut the connection and log it once more
        return await _wrong(request, error)
    response = _response(result, endpoint.status, request)
    response.headers["cache-control"] = "no-store"
    if known is None:
        _set_cookie(server, response, guest, request)
    return response


def _response(result: Any, status: int, request: Request) -> Response:
    """A good answer. Only what holds no secret is compressed: sizes would tell of it."""
    if isinstance(result, str):
        return Response(result, status, media_type=TEXT)
    if not isinstance(result, Packed):
        return Response(encode(result), status, media_type=JSON)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(result.plain(), status, {"vary": "accept-encoding"}, JSON)
    return Response(result.data, status, {"vary": "accept-encoding", "content-encoding": "gzip"}, JSON)


def _check_request(server: Server, request: Request) -> None:
    address = request.client.host if request.client else ""
    if not server.requests.take(address):
        raise TableRefusal("too_fast")
    if request.method not in SAFE and not server.hosts.allow(request.scope):
        raise TableRefusal("bad_origin")


async def _body(server: Server, endpoint: Endpoint, request: Request) -> Any:
    """The body, read no further than allowed."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise TableRefusal("bad_message", cause=f"the body must be {JSON}")
    most, data = server.settings.limits.body_bytes, bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TableRefusal("too_large", most=most)
    try:
        return msgspec.json.decode(bytes(data), type=endpoint.body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise TableRefusal("bad_message", cause=str(error)) from None


def _set_cookie(server: Server, response: Response, guest: str, request: Request) -> None:
    value, secure = server.guests.cookie(guest), request.url.scheme == "https"
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


async def _metrics(request: Request) -> Response:
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _socket(server: Server, socket: WebSocket) -> None:
    """Checks who comes before the door is opened."""
    guest = server.guests.read(socket.cookies.get(COOKIE)) or server.guests.new()
    address = socket.client.host if socket.client else ""
    try:
        if not server.hosts.allow(socket.scope):
            raise TableRefusal("bad_origin")
        if not server.requests.take(address):
            raise TableRefusal("too_fast")
        server.sockets.check_room(address, guest)
    except TableRefusal as refusal:
        await socket.send_denial_response(_refused(refusal))
        return
    await socket.accept()
    await server.sockets.serve(socket, guest)


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
    """Puts the usual headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, and its answer back with the headers."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)
