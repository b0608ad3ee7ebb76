"""Where the table is reached: by this machine itself, and by others on its net."""

import socket
from contextlib import closing, suppress

EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts to listen at that let others in."""

THIS_MACHINE = ("127.0.0.1", "::1")


def near(host: str) -> str:
    """The host as this very machine reaches it."""
    return "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host


def own_address(host: str) -> str | None:
    """This machine's address on its net, if the table listens there; nothing is sent to find out."""
    if host not in EVERYWHERE:
        return None
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None
