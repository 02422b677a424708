"""Addresses as settings spell them: ``unix:/path`` or ``host:port``."""

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

UNIX = "unix:"
LAST_PORT = 65_535
SERVERS = ("redis", "rediss", "unix")
"""How the address of one server begins."""
STORES = (*SERVERS, "redis+cluster", "rediss+cluster")
"""How that of a record begins."""
RECORDS = (*STORES, "memory")
"""The same for the one process that may keep games in its own memory."""
SERVER_PORT = 6379
"""Where a server listens of which no port is named."""
LOCAL = ("localhost", "127.0.0.1", "::1")
REPLICAS = "replicas"
TLS = ("ssl_ca_certs", "ssl_certfile", "ssl_keyfile", "ssl_cert_reqs", "ssl_check_hostname")
"""Options of an encrypted address that every client of ours takes."""
ANY_ORIGIN = ("*", "null")
"""Origins without a host: every page, and pages that belong to no site."""


class CannotListen(Exception):
    """An address that no process may listen at now; the text says which and why."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"{address} cannot be listened at ({reason}).")


def socket_path(address: str) -> Path | None:
    """The path of a Unix socket; None for a host and a port."""
    return Path(address.removeprefix(UNIX)) if address.startswith(UNIX) else None


def host_and_port(address: str) -> tuple[str, int]:
    """Both parts of ``host:port``, an IPv6 host with or without brackets; raises ValueError where one is missing."""
    host, _, port = address.rpartition(":")
    if not (host and port.isascii() and port.isdigit()) or len(port) > 5 or int(port) > LAST_PORT:
        raise ValueError("expected unix:/path or host:port")
    return host.removeprefix("[").removesuffix("]"), int(port)


def require_address(address: str) -> None:
    """Raises ValueError for what is neither ``unix:/path`` nor ``host:port``."""
    if socket_path(address) is None:
        host_and_port(address)


def require_networks(listed: str) -> None:
    """Raises ValueError where one of a comma-separated list is no address, no network and not ``*``."""
    for name in filter(None, map(str.strip, listed.split(","))):
        if name != "*":
            ip_network(name, strict=False)


def require_web_address(address: str) -> None:
    """Raises ValueError for what no link can begin with."""
    with suppress(ValueError):  # of a port that there is not
        parts = urlsplit(address)
        _ = parts.port
        if parts.scheme in ("http", "https") and parts.hostname and not (parts.query or parts.fragment):
            return
    raise ValueError("expected an address such as https://play.example")


def require_origins(origins: Iterable[str]) -> None:
    """Raises ValueError where a browser would send none of ``origins`` in this form: small letters without a path."""
    for origin in origins:
        scheme, _, host = origin.partition("://")
        if origin not in ANY_ORIGIN and (not scheme or not host or "/" in host or origin != origin.lower()):
            raise ValueError(f"{origin!r} is no origin such as https://play.example")


def split_replicas(url: str) -> tuple[str, int]:
    """The address of a store without ``?replicas=``, and how many of them have what is acknowledged: 0 by default.

    Raises ValueError for what is no number.
    """
    address, _, query = url.partition("?")
    options = parse_qs(query)
    replicas = options.pop(REPLICAS, ["0"])[0]
    if not (replicas.isascii() and replicas.isdigit()):
        raise ValueError(f"expected a number of {REPLICAS}")
    return f"{address}?{urlencode(options, doseq=True)}" if options else address, int(replicas)


def require_record(url: str) -> None:
    """Raises ValueError for what cannot be the address of a record."""
    _require(url, RECORDS, REPLICAS)


def require_store(url: str) -> None:
    """Raises ValueError for what cannot be that of a record which several processes share."""
    _require(url, STORES, REPLICAS)


def require_broker(url: str) -> None:
    """Raises ValueError for what cannot be that of a broker: a cluster would spread the keys of its queues."""
    _require(url, SERVERS)


def require_apart(store_url: str, broker_url: str) -> None:
    """Raises ValueError where one server is named as record and as broker, whatever the numbers of its databases."""
    if _server_of(store_url) == _server_of(broker_url):
        raise ValueError(
            "expected another server than that of SAGEBRUSH_STORE_URL: a flush or a memory peak of the queues would "
            "take games away, and another database is the same server"
        )


def _server_of(url: str) -> tuple[str, int]:
    """Where the server of an address listens: a socket, or a host and a port."""
    parts = urlsplit(url)
    if parts.scheme == "unix":
        return str(Path(parts.path).absolute()), 0
    host = parts.hostname or LOCAL[0]
    return LOCAL[0] if host in LOCAL else host, parts.port or SERVER_PORT


def _require(url: str, schemes: tuple[str, ...], *options: str) -> None:
    scheme, separator, _ = url.partition("://")
    if not separator or scheme not in schemes:
        raise ValueError(f"expected an address that begins with one of {', '.join(f'{one}://' for one in schemes)}")
    _require_options(url, (*options, *TLS) if scheme.startswith("rediss") else options)
    split_replicas(url)
    try:
        _ = urlsplit(url).port
    except ValueError:  # its text may be a part of the password
        raise ValueError(f"expected a port up to {LAST_PORT}, and %2F, %3F, %23 for / ? # of a password") from None


def _require_options(url: str, known: tuple[str, ...]) -> None:
    """Raises ValueError for an option that one of the clients would not know, or take for another setting of its own.

    It does not name the option, which may be a part of the password.
    """
    if not parse_qs(url.partition("?")[2], keep_blank_values=True).keys() <= set(known):
        raise ValueError(f"expected {' or '.join(known) or 'nothing'} behind a question mark")
