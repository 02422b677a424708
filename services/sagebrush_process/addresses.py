"""Addresses as settings spell them: ``unix:/path`` or ``host:port``."""

from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

UNIX = "unix:"
LAST_PORT = 65_535
STORES = ("redis", "rediss", "unix", "redis+socket", "redis+cluster", "rediss+cluster", "memory")
"""How the address of a record or of a broker begins."""


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


def require_store(url: str) -> None:
    """Raises ValueError for what cannot be the address of a record or of a broker."""
    scheme, separator, _ = url.partition("://")
    if not separator or scheme not in STORES:
        raise ValueError(f"expected an address that begins with one of {', '.join(f'{one}://' for one in STORES)}")
    try:
        _ = urlsplit(url).port
    except ValueError:  # its text may be a part of the password
        raise ValueError(f"expected a port up to {LAST_PORT}, and %2F, %3F, %23 for / ? # of a password") from None
