"""The table on the plain form of the rules, for as long as they are being compiled (see `table.handover`)."""

import os
import socket
import sys
import threading

import msgspec

from abraka.core.errors import AbrakaError
from abraka.table.handover import Heard, Told
from abraka.table.readiness import Readiness
from abraka.table.serve import serve
from abraka.table.settings import Settings

ALMOST = 0.99
"""The rules are not ready here, however far the compiler is."""


def say(heard: Heard) -> None:
    """Says something to the process that watches over this one."""
    sys.stdout.buffer.write(msgspec.json.encode(heard) + b"\n")
    sys.stdout.buffer.flush()


def listen(readiness: Readiness) -> None:
    """Hears how far the compiler is, and when to stop; ends at once if nobody watches any more."""
    for line in sys.stdin.buffer:
        told = msgspec.json.decode(line, type=Told)
        readiness.share = min(told.share, ALMOST)
        if told.stop:
            readiness.stop()
            return
    os._exit(1)


def main() -> None:
    """Serves on the socket that was passed on."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings, dec_hook=lambda kind, text: kind(text))
    readiness = Readiness(0.0, lambda game: say(Heard(opened=game)))
    threading.Thread(target=listen, args=[readiness], daemon=True).start()
    try:
        serve(settings, socket.socket(fileno=int(sys.argv[1])), readiness, lambda: say(Heard(started=True)))
    except AbrakaError as error:
        say(Heard(failed=str(error)))
    os._exit(0)  # a bot that still thinks is not waited for: all that was accepted is stored


if __name__ == "__main__":
    main()
