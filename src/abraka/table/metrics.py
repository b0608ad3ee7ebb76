"""What is measured of the server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Enum, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

REFUSALS = Counter("abraka_refusals", "What was refused, by class.", ["code"], registry=REGISTRY)
MATCHES_STARTED = Counter("abraka_matches_started", "Matches begun.", ["game"], registry=REGISTRY)
MATCHES_ENDED = Counter("abraka_matches_ended", "Matches ended.", ["game"], registry=REGISTRY)
DAMAGED = Counter("abraka_damaged_rows", "Rows that are not as they were written.", registry=REGISTRY)
DROPPED = Counter("abraka_clients_dropped", "Clients that were too slow.", registry=REGISTRY)
PUSHES = Counter("abraka_pushes", "Words sent to closed pages, by what became of them.", ["how"], registry=REGISTRY)
SOCKETS = Gauge("abraka_sockets", "Open sockets.", registry=REGISTRY)
ROOMS = Gauge("abraka_tables_in_memory", "Tables in memory.", registry=REGISTRY)
RELAYED = Gauge("abraka_relayed_sockets", "Sockets here whose table another node has.", registry=REGISTRY)
BUS = Gauge("abraka_bus_up", "Whether the node reaches the others.", registry=REGISTRY)
NODE = Enum("abraka_node", "Whether the node may write.", states=["alone", "alive", "stepped down"], registry=REGISTRY)
PLACES = Gauge("abraka_thinkers_places", "Thoughts that thinkers can think at once.", registry=REGISTRY)
THOUGHTS = Counter("abraka_thoughts", "Thoughts of bots, by where they were thought.", ["where"], registry=REGISTRY)
STORING = Histogram("abraka_storing_seconds", "From a checked action to the disk.", buckets=TIMES, registry=REGISTRY)
THINKING = Histogram("abraka_thinking_seconds", "A bot's decision.", buckets=TIMES, registry=REGISTRY)


def exposition() -> bytes:
    """All figures, as Prometheus reads them."""
    return generate_latest(REGISTRY)
