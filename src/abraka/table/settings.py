"""How the server is set up, and its limits; every one of them is stated in docs/hosting.md."""

from pathlib import Path

import msgspec

MINUTE, HOUR, DAY = 60, 3600, 86_400
CLIENT = Path(__file__).parent.parent / "client"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client, and all together, may ask of the server."""

    message_bytes: int = 16_384  # of a socket message
    body_bytes: int = 262_144  # of an HTTP request; saved matches are the largest
    messages_per_s: float = 500  # of one socket
    message_burst: int = 1000
    messages_per_address: float = 4000  # a second, of all sockets of an address that send more than `messages_free`
    messages_free: float = 5  # a second, of each socket, whatever others of its address do
    messages_free_burst: int = 60
    chats_per_s: float = 2  # lines of one person
    chat_burst: int = 20
    requests_per_s: float = 500  # of one address
    request_burst: int = 5000
    header_s: float = 10  # until the head of a request must be here
    body_s: float = 20  # until the rest of it must be
    answer_s: float = 20  # in which some of a long answer must be taken, again and again
    requests_at_once: int = 500  # lines of one address on which no socket talks
    connections: int = 10_240  # lines in all, sockets among them
    sockets: int = 8192
    sockets_per_address: int = 4096
    sockets_per_guest: int = 32
    tables_per_guest: int = 20  # unfinished ones that a guest has opened
    records_per_guest: int = 50  # imported ones
    devices: int = 20  # of one person
    pass_s: float = 15 * MINUTE  # so long a link to another device works
    passes: int = 5  # such links of one person at once
    guesses_per_s: float = 1 / 20  # links and phrases tried by one address
    guess_burst: int = 10
    guesses_all_per_s: float = 1  # and by all of them
    guess_all_burst: int = 60
    chat_lines: int = 50  # told to those who come later
    queue_messages: int = 256  # waiting for a slow client
    queue_bytes: int = 1 << 20
    bundle_s: float = 0.2  # comings and goings at a table are told at most so often
    hello_s: float = 10  # until a socket must have said who it is
    catch_up: int = 100  # so many missed entries are told one by one; else the whole view is
    pictures_per_s: float = 1  # of finished matches, drawn for one address
    picture_burst: int = 20
    exports_per_s: float = 0.02  # of all one's matches, of one person
    export_burst: int = 3
    retellings_per_s: float = 4  # of one table; beyond that the whole view is told
    retelling_burst: int = 40
    orders_per_s: float = 5  # of one seat: undo, pause, leave and the like
    order_burst: int = 60
    visit_s: float = MINUTE  # bots think on for so long where nobody is any more
    tidy_every_s: float = 20  # a look at which matches are idle
    cool_after_s: float = 5 * MINUTE  # an idle match leaves the memory
    keep_open_s: float = 7 * DAY  # a table at which nobody has begun
    keep_unfinished_s: float = 60 * DAY  # a match in which nobody has played
    keep_bin_s: float = 30 * DAY  # what was cleaned away, so that it can be had back
    reach_s: float = 15  # so long somebody has to notice their turn in a match over days, before they are told by push
    pushes_per_s: float = 1 / 10  # words to the closed pages of one person
    push_burst: int = 10
    pushes_waiting: int = 500  # to be brought to push services; beyond that they are dropped
    pushes_at_once: int = 4
    push_s: float = 10  # until a push service must have answered
    keep_guest_s: float = 30 * DAY  # the name of a guest who has left nothing else here
    clean_every_s: float = HOUR


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the server listens and keeps its data."""

    data: Path
    host: str = "0.0.0.0"
    port: int = 8765
    origins: tuple[str, ...] = ()  # of pages that may use it, besides its own
    proxies: tuple[str, ...] = ()  # believed about who comes, and whether by https; besides those on this machine
    embeds: tuple[str, ...] = ()  # origins of pages that may show replays in a frame
    analyse: bool = True  # what is over is looked through at once; else when somebody asks
    contact: str | None = None  # how the host is reached: mailto:… or https://…
    database_url: str | None = None  # of PostgreSQL; else everything is in a file of the data folder
    bus: str | None = None  # where nodes of the same house find each other: nats://…
    push_loopback: bool = False  # push services on this machine are allowed: for tests alone
    limits: Limits = Limits()
    client: Path = CLIENT  # where the built browser client lies

    @property
    def database(self) -> Path:
        """The one file that holds everything but the secret key."""
        return self.data / "abraka.db"

    @property
    def secret(self) -> Path:
        """The key that signs the guests' cookies."""
        return self.data / "secret.key"

    @property
    def push_secret(self) -> Path:
        """The key by which push services know the house."""
        return self.data / "push.key"
