"""Under which names the table is known. A page of somebody else's can let its own name lead here (DNS rebinding);
whoever comes by a name that is not ours is turned away, so such a page gets nothing."""

import re
import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from abraka.core.errors import AbrakaError
from abraka.table.addresses import EVERYWHERE, own_address
from abraka.table.settings import Settings

PORTS = {"http": 80, "https": 443}
LOCAL = "localhost"


def name_in(host: str) -> str:
    """The name in what a `Host` header says, without its port; empty if there is none."""
    with suppress(ValueError):
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    return ""


def origin_of(scheme: str, host: str) -> str:
    """The origin of pages that come by this scheme and host, in the form in which browsers say it."""
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return f"{scheme}://{host.lower().removesuffix(f':{PORTS.get(scheme)}')}"


def framing_origin(text: str) -> str:
    """The origin of a page that may show replays in a frame, as it stands in a policy; refuses anything else."""
    with suppress(ValueError):
        parts = urlsplit(text.strip().rstrip("/"))
        _ = parts.port  # must be a number
        plain = parts == (parts.scheme, parts.netloc, "", "", "") and re.fullmatch(r"[\w.:\[\]-]+", parts.netloc, re.A)
        if plain and parts.hostname and parts.scheme in PORTS:
            return f"{parts.scheme}://{parts.netloc.lower()}"
    raise AbrakaError(f"“{text}” is no origin, such as https://example.org: scheme and host, and nothing else.")


def check_contact(text: str | None) -> str | None:
    """How the host is reached: a mail address or a page; refuses anything else."""
    if text is None or re.fullmatch(r"mailto:[^\s@<>]+@[^\s@<>]+|https://[^\s<>]+", text, re.A):
        return text
    raise AbrakaError(f"“{text}” is no way to reach you, such as mailto:me@example.org or https://example.org/contact.")


class Hosts:
    """This machine's names and addresses, and those that whoever hosts has named."""

    def __init__(self, settings: Settings) -> None:
        self._origins = {origin.lower().rstrip("/") for origin in settings.origins}
        self._names = {LOCAL, *own_names(), *(name_in(urlsplit(origin).netloc) for origin in self._origins)}
        if settings.host not in EVERYWHERE:
            self._names.add(name_in(f"[{settings.host}]" if ":" in settings.host else settings.host))
        self._names.discard("")

    def know(self, scope: Scope) -> bool:
        """Whether a request has come by one of our names, or by the very address at which it was received."""
        name = name_in(Headers(scope=scope).get("host", ""))
        if name in self._names:
            return True
        with suppress(ValueError):
            address = ip_address(name)
            return address.is_loopback or name in (own_address("") or "", _received_at(scope))
        return False

    def allow(self, scope: Scope) -> bool:
        """Whether a request comes from a page that may send it: the server's own, or one that was named."""
        headers = Headers(scope=scope)
        origin, host = headers.get("origin"), headers.get("host", "")
        if origin is None or origin.lower() in self._origins:
            return True
        return bool(host) and origin.lower() == origin_of(scope["scheme"], host)


def own_names() -> set[str]:
    """What this machine is called on its net."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"}


def _received_at(scope: Scope) -> str:
    server = scope.get("server")
    return str(server[0]) if server else ""
