"""A line between two servers that can be cut: a small TCP proxy in a thread."""

import select
import socket
import threading
from contextlib import suppress

CHUNK = 1 << 16


class Proxy:
    """Passes on what comes to its port, until it is cut; then nothing passes, as behind a broken cable."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._through = threading.Event()
        self._through.set()
        self._ended = False
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing passes from now on, and nobody is told so."""
        self._through.clear()

    def mend(self) -> None:
        """Everything passes again, also what was sent meanwhile."""
        self._through.set()

    def close(self) -> None:
        """Ends it."""
        self._ended = True
        self._through.set()
        self._server.close()

    def _accept(self) -> None:
        while not self._ended:
            with suppress(OSError):
                near, _ = self._server.accept()
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        self._through.wait()
        with suppress(OSError), near, socket.create_connection(("127.0.0.1", self._target), 5) as far:
            others = {near: far, far: near}
            while not self._ended:
                for one in select.select([near, far], [], [], 0.5)[0]:
                    data = one.recv(CHUNK)
                    self._through.wait()
                    if not data:
                        return
                    others[one].sendall(data)
