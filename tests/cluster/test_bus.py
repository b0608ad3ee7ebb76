"""The bus: refused with a sentence where it can't be used, and used with TLS and a password."""

import asyncio
import datetime
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from abraka.core.errors import AbrakaError
from abraka.lab.local_services import Nats, missing_bus
from abraka.table.bus import Bus, NoBus, check_bus
from tests.command import Command
from tests.documents import ROOT, blocks
from tests.table.loop import in_loop
from tests.table.server import free_port

HOSTING = ROOT / "docs" / "hosting.md"
pytestmark = pytest.mark.skipif(bool(missing_bus()), reason=missing_bus() or "all is here")


def test_an_address_that_is_none_is_refused() -> None:
    for address in ("http://127.0.0.1:4222", "127.0.0.1:4222", "nats://"):
        with pytest.raises(AbrakaError, match="no address of a bus"):
            check_bus(address)


def test_nodes_need_a_database_that_they_share(command: Command, tmp_path: Path) -> None:
    refused = command("play", "--bus", "nats://127.0.0.1:1", "--data", tmp_path, "--no-browser")
    assert refused.code == 2 and "--database" in refused.err


@in_loop
async def test_a_bus_that_is_not_there_is_refused_without_its_secret() -> None:
    with pytest.raises(NoBus, match="nobody answers at nats://127") as refused:
        await Bus(f"nats://ada:geheim@127.0.0.1:{free_port()}", "house").open()
    assert "geheim" not in str(refused.value)


async def heard_over(address: str) -> list[bytes]:
    """What one end of the bus hears of the other, in this order."""
    one, other = Bus(address, "house"), Bus(address, "house")
    await one.open()
    await other.open()
    heard: list[bytes] = []
    await other.listen("all", heard.append)

    async def twice(question: bytes) -> bytes:
        return question * 2

    await other.answer("ask", twice)
    for _ in range(100):  # until the subscription has arrived
        try:
            assert await one.ask("ask", b"ab", 5) == b"abab"
            break
        except NoBus:
            await asyncio.sleep(0.05)
    for number in range(1000):
        one.tell("all", b"%d" % number)
    while len(heard) < 1000:
        await asyncio.sleep(0.01)
    for bus in (one, other):
        await bus.close()
    return heard


@in_loop
async def test_what_is_told_comes_in_order_and_questions_are_answered() -> None:
    with Nats() as nats:
        assert await heard_over(nats.url) == [b"%d" % number for number in range(1000)]


@in_loop
async def test_it_speaks_tls_and_knows_its_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate, key = certified(tmp_path)
    settings = tmp_path / "nats.conf"
    settings.write_text(
        f'tls {{ cert_file: "{certificate}", key_file: "{key}" }}\n'
        'authorization { user: abraka, password: "geheim" }\n'
    )
    with Nats("-c", str(settings)) as nats:
        place = f"localhost:{nats.port}"
        with pytest.raises(NoBus):
            await Bus(f"tls://abraka:geheim@{place}", "house").open()  # signed by somebody unknown
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        with pytest.raises(NoBus):
            await Bus(f"tls://abraka:wrong@{place}", "house").open()
        assert len(await heard_over(f"tls://abraka:geheim@{place}")) == 1000


@in_loop
async def test_with_the_documents_settings_thinkers_hear_of_jobs_and_of_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = certified(tmp_path)
    [written] = [block.text for block in blocks(HOSTING, "text") if "authorization {" in block.text]
    written = written.replace("/etc/nats/bus.pem", str(certificate)).replace("/etc/nats/bus.key", str(key))
    settings = tmp_path / "nats.conf"
    settings.write_text("\n".join(line for line in written.splitlines() if not line.startswith("listen")))
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with Nats("-c", str(settings)) as nats:
        node, thinker = (f"{user}@localhost:{nats.port}" for user in ("abraka:A-LONG-SECRET", "thinker:ANOTHER-SECRET"))
        house = Bus(f"tls://{node}", "house")
        spy, asking, free = (
            Bus(f"tls://{thinker}", "house"),
            Bus(f"tls://{node}", "think.1"),
            Bus(f"tls://{thinker}", "think.1"),
        )
        for one in (house, spy, asking, free):
            await one.open()
        stolen: list[bytes] = []
        await spy.listen("all", stolen.append)
        results: list[bytes] = []
        await asking.listen("result", results.append)

        async def take(job: bytes) -> bytes:
            free.tell("result", b"thought about " + job)
            return b"taken"

        await free.answer_one("job", take)
        async with asyncio.timeout(20):
            while True:
                try:
                    assert await asking.ask("job", b"this", 5) == b"taken"
                    break
                except NoBus:
                    await asyncio.sleep(0.05)
            house.tell("all", b"secret")
            while not results:
                await asyncio.sleep(0.01)
        with pytest.raises(NoBus):
            await asking.ask("job", b"another", 5)  # its place is taken, and nobody waits behind it
        assert results == [b"thought about this"] and stolen == []
        for one in (house, spy, asking, free):
            await one.close()


def certified(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, signed by itself, and its key."""
    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(secret, hashes.SHA256())
    )
    certificate, key = folder / "bus.pem", folder / "bus.key"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8
    key.write_bytes(secret.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()))
    return certificate, key
