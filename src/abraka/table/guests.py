"""Who asks: devices by a signed cookie, tokens that can't be guessed, names that are nothing but text."""

import hashlib
import hmac
import os
import secrets
import unicodedata
from pathlib import Path

from itsdangerous import BadSignature, Signer

from abraka.core.errors import AbrakaError
from abraka.table.database import sync_folder
from abraka.table.refusals import TableRefusal

COOKIE = "abraka_guest"
COOKIE_S = 400 * 86_400
KEY_BYTES = 32
MOST_NAME, MOST_TEXT = 24, 500
BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("SamsungBrowser", "Samsung"),
    ("Chrome/", "Chrome"), ("CriOS", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS", "Mac"), ("Linux", "Linux"),
)  # fmt: skip
"""What a browser says of itself, and how we call it; the first that fits, for many say several things."""
LINE_BREAKS = "\n\r\t\v\f\x85\u2028\u2029"


def secret_key(path: Path, without: str = "guests lose their seats") -> bytes:
    """A secret of the house, made on the first start, readable by its owner alone; `without` it something happens.

    It is written elsewhere and gets its name when it is whole. An empty file is none: a kill has left it there.
    """
    if path.exists() and path.stat().st_size:
        return _kept_key(path, without)
    part, key = path.with_name(path.name + ".part"), secrets.token_bytes(KEY_BYTES)
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    sync_folder(path.parent)
    return key


def _kept_key(path: Path, without: str) -> bytes:
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise AbrakaError(f"{path} is no key of {KEY_BYTES} bytes: put it back from a copy, or remove it ({without}).")
    path.chmod(0o600)
    return key


def new_token() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """An id that says nothing."""
    return secrets.token_hex(8)


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Makes and reads the cookies; whose a device is, `table.persons` knows."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="guest", digest_method=hashlib.sha256)
        self._key = key

    def new(self) -> str:
        """What the cookie of a device says that was not here before: 128 bits that nobody can guess."""
        return secrets.token_hex(16)

    def cookie(self, secret: str) -> str:
        """The signed value of a device's cookie."""
        return self._signer.sign(secret).decode()

    def read(self, cookie: str | None) -> str | None:
        """What a cookie says; None if it is not ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def public(self, guest: str, table: str) -> str:
        """What others see of a guest at a table: always the same there, and of no use elsewhere."""
        return hmac.digest(self._key, f"public {table} {guest}".encode(), "sha256").hex()[:16]


def device_name(user_agent: str) -> str:
    """What a device is called: its browser and its system, as far as they say so."""
    told = user_agent[:400]
    browser = next((name for sign, name in BROWSERS if sign in told), "")
    system = next((name for sign, name in SYSTEMS if sign in told), "")
    return " · ".join(filter(None, (browser, system)))


def clean_name(name: str) -> str:
    """A name without what can't be seen; refuses one of which nothing remains."""
    cleaned = _visible(name)[:MOST_NAME].strip()
    if not cleaned:
        raise TableRefusal("bad_name")
    return cleaned


def clean_text(text: str) -> str:
    """A line of chat without what can't be seen."""
    cleaned = _visible(text)[:MOST_TEXT].strip()
    if not cleaned:
        raise TableRefusal("bad_text")
    return cleaned


def _visible(text: str) -> str:
    """The text on one line, without control signs and signs that turn the direction."""
    spaced = "".join(" " if sign in LINE_BREAKS else sign for sign in text)
    normal = unicodedata.normalize("NFC", spaced)
    return " ".join(
        "".join(sign for sign in normal if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")).split()
    )
