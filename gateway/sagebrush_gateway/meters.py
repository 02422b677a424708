"""What is counted for Prometheus: requests, time, streams, commands. Names and numbers only, never who or what."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
APPLICATIONS = 100
"""Applications that are counted by name."""
OTHERS = "other"


class Meters:
    """The meters of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        labels = ("operation", "status")
        self._requests = Counter("sagebrush_requests", "Requests.", labels, registry=self.registry)
        self._seconds = Histogram(
            "sagebrush_request_seconds", "Time to answer.", ("operation",), buckets=BUCKETS, registry=self.registry
        )
        self.streams = Gauge("sagebrush_streams", "Open live streams.", registry=self.registry)
        self.dropped = Counter("sagebrush_streams_dropped", "Streams of slow readers ended.", registry=self.registry)
        self.refused = Counter(
            "sagebrush_connections_refused", "Connections ended before a request was whole.", ("code",),
            registry=self.registry,
        )  # fmt: skip
        self._applications = Counter(
            "sagebrush_application_requests", "Requests of applications and of their users.",
            ("application", "operation", "status"), registry=self.registry,
        )  # fmt: skip
        self._named: set[str] = set()
        self._known: dict[tuple[str, int], Counter] = {}
        self._timed: dict[str, Histogram] = {}

    def answered(self, operation: str, status: int, seconds: float) -> None:
        """``operation`` is the name of a route, never a path: its values are few."""
        counter = self._known.get((operation, status))
        if counter is None:
            counter = self._known[operation, status] = self._requests.labels(operation, status)
        timer = self._timed.get(operation)
        if timer is None:
            timer = self._timed[operation] = self._seconds.labels(operation)
        counter.inc()
        timer.observe(seconds)

    def attribute(self, application: str, operation: str, status: int) -> None:
        """Counts an answer for the application of this name; beyond the first hundred names all are ``other``."""
        if len(self._named) < APPLICATIONS:
            self._named.add(application)
        label = application if application in self._named else OTHERS
        self._applications.labels(label, operation, status).inc()
