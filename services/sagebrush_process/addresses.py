"""Addresses as settings spell them: ``unix:/path`` or ``host:port``."""

from pathlib import Path

UNIX = "unix:"


def socket_path(address: str) -> Path | None:
    """The path of a Unix socket; None for a host and a port."""
    return Path(address.removeprefix(UNIX)) if address.startswith(UNIX) else None


def host_and_port(address: str) -> tuple[str, int]:
    """Both parts of ``host:port``, an IPv6 host with or without brackets; ValueError when the port is no number."""
    host, _, port = address.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port)
