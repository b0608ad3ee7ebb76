"""What is pushed to a browser, made unreadable for all on its way: RFC 8291 seals it for the one device, RFC 8292 says
which house sends it (VAPID)."""

import base64
import os
from typing import NamedTuple

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
POINT_BYTES, AUTH_BYTES, SALT_BYTES, NUMBER_BYTES = 65, 16, 16, 32
RECORD = 4096
LAST = b"\x02"
"""Closes the last record, which here is the only one."""
TOKEN_S = 12 * 3600
encode = msgspec.json.Encoder().encode


class Keys(NamedTuple):
    """What a browser gives along with its address: its public key, and a secret that both share."""

    point: bytes
    auth: bytes


def sealed(text: bytes, keys: Keys, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None) -> bytes:
    """The text as only the browser of these keys can read it; key and salt are new for each one."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.point)
    sender = point_of(own)
    both = _derived(own.exchange(ec.ECDH(), theirs), keys.auth, b"WebPush: info\0" + keys.point + sender, 32)
    key = _derived(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(both, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def is_point(point: bytes) -> bool:
    """Whether these bytes are a public key that a browser could have made."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, UnsupportedAlgorithm):
        return False
    return len(point) == POINT_BYTES


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public part of a key, as it goes over the wire."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Sender:
    """Who sends: the house's own key, by which a push service knows that it is the one to which a browser agreed."""

    def __init__(self, secret: bytes, contact: str | None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = written(point_of(self._key))

    def authorization(self, origin: str, at_s: int) -> str:
        """The header for a push service at this origin, good for half a day."""
        claims = {"aud": origin, "exp": at_s + TOKEN_S} | ({"sub": self._contact} if self._contact else {})
        said = f"{written(encode({'typ': 'JWT', 'alg': 'ES256'}))}.{written(encode(claims))}"
        numbers = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
        return f"vapid t={said}.{written(signature)}, k={self.public}"


def written(data: bytes) -> str:
    """Bytes in letters that may stand in an address."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """The bytes again; raises ValueError if there are none."""
    return base64.b64decode(
        text.encode("ascii").rstrip(b"=") + b"=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True
    )
