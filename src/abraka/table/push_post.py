"""Brings sealed messages to push services, and to nobody else: an address comes from a browser, and may lie.

Only https on its usual port, only hosts of the open net. The name is looked up here, all that it means must be public,
and what was looked at is what is called: a name that means something else a moment later changes nothing. Nobody is
followed to another address, and of the answer only the first line is read.
"""

import asyncio
import ssl
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

HTTPS = 443
MOST_ADDRESS = 1000
MOST_LINE = 1024


class NotPublic(ValueError):  # noqa: N818  # what it is, not what is wrong
    """An address to which nothing is sent."""


class Target(NamedTuple):
    """Where a push service takes messages for one device."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The service, without the device."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.scheme == "https" and self.port == HTTPS
        return f"{self.scheme}://{host}" + ("" if usual else f":{self.port}")


def target_of(endpoint: str, loopback: bool = False) -> Target:
    """Reads an address; refuses what can be no push service's. `loopback`: this very machine may be one, for tests."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise NotPublic(endpoint) from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= MOST_ADDRESS
    if not plain or not host or parts.username is not None or parts.fragment:
        raise NotPublic(endpoint)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    if loopback and _is_loopback(host):
        return Target(parts.scheme, host, port or HTTPS, path or "/")
    if parts.scheme != "https" or port not in (None, HTTPS) or not _may_be_public(host):
        raise NotPublic(endpoint)
    return Target("https", host, HTTPS, path or "/")


def _may_be_public(host: str) -> bool:
    """Whether a name can be one of the open net; numbers are looked at at once."""
    with suppress(ValueError):
        return is_public(host)
    return "." in host.rstrip(".") and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))


def _is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def is_public(address: str) -> bool:
    """Whether an address is of the open net, also if it is written as one of the other kind."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast and not found.is_reserved


async def post(target: Target, headers: dict[str, str], body: bytes, within_s: float, loopback: bool = False) -> int:
    """Sends one message; returns the status of the answer. Raises OSError or TimeoutError if there is none."""
    async with asyncio.timeout(within_s):
        address = await _looked_up(target, loopback)
        secure = {"ssl": _context(), "server_hostname": target.host} if target.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(address, target.port, limit=MOST_LINE, **secure)  # type: ignore[arg-type]
        try:
            writer.write(_head(target, headers, len(body)) + body)
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.transport.abort()


async def _looked_up(target: Target, loopback: bool) -> str:
    """The address behind a name; refuses a name of which any address is not of the open net."""
    found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=1)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(one) or (loopback and _is_loopback(one)) for one in addresses):
        raise NotPublic(target.host)
    return addresses[0]


def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _head(target: Target, headers: dict[str, str], length: int) -> bytes:
    usual = {"host": target.origin.partition("://")[2], "content-length": str(length), "connection": "close"}
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in (usual | headers).items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def _status(line: bytes) -> int:
    parts = line.split()
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or not parts[1].isdigit():
        raise OSError("no answer in HTTP")
    return int(parts[1])
