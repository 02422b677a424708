"""Addresses of callers: what counts as one caller, and which of them are proxies that speak for others."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import Scope

NETWORK = 64
"""Bits of an IPv6 address that tell one network from another; a single customer has all addresses below it."""


@lru_cache(maxsize=4096)
def limit_key(host: str) -> str:
    """The part of ``host`` that limits count: an IPv4 address, the /64 network of an IPv6 address, else ``host``."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, NETWORK), strict=False))


def address_of(scope: Scope) -> str:
    """The part of the caller's address that limits count, forwarded by trusted proxies; empty for a Unix socket."""
    client = scope.get("client")
    return limit_key(client[0]) if client else ""


class TrustedProxies:
    """The proxies of a comma-separated list of addresses and networks; ``*`` trusts everybody."""

    def __init__(self, listed: str) -> None:
        names = [name.strip() for name in listed.split(",") if name.strip()]
        self._everybody = "*" in names
        self._networks = [ip_network(name, strict=False) for name in names if name != "*"]

    def has(self, host: str) -> bool:
        """False for what is no address, such as a Unix socket."""
        if self._everybody:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
