"""A push service on loopback, and the browser behind it: takes what a table sends, checks who it is, and reads it."""

import base64
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def letters(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    """The bytes again."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Phone:
    """A browser's side of a subscription."""

    def __init__(self) -> None:
        self._key, self.auth = ec.generate_private_key(CURVE), os.urandom(16)
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def agreeing(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """What it tells the table."""
        return {"endpoint": endpoint, "p256dh": letters(self.point), "auth": letters(self.auth), "language": language}

    def read(self, body: bytes) -> Any:
        """What was sealed for it; fails if it was for another, or was changed."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        both = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(both)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(both)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


class Taken(NamedTuple):
    """What has come for one device."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, key: str) -> Any:
        """What the sender says of itself, signed with the house's key; fails if it is another's."""
        scheme, _, fields = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in fields.split(","))
        assert (scheme, parts["k"]) == ("vapid", key)
        said, _, signature = parts["t"].rpartition(".")
        raw = from_letters(signature)
        numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_letters(key))
        public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(SHA256()))
        return json.loads(from_letters(said.partition(".")[2]))


class PushService:
    """Takes messages until it is closed; answers those whose path says so with another status, or late."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.late_s = 0.0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.taken.append(Taken(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                time.sleep(service.late_s)
                last = self.path.rpartition("/")[2]
                self.send_response(int(last) if last.isdigit() else 201)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_port}"

    def wait(self, count: int, within_s: float = 20) -> list[Taken]:
        """What has come, once there is so much of it."""
        until = time.monotonic() + within_s
        while len(self.taken) < count:
            assert time.monotonic() < until, f"only {len(self.taken)} of {count} have come"
            time.sleep(0.02)
        return self.taken

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
