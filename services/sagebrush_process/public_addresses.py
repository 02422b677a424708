"""Which addresses strangers may name: public ones, and those of networks that the host allows."""

import asyncio
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from socket import SOCK_STREAM

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
EMBEDDED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))
"""IPv6 addresses that stand for one of IPv4, which may be a private one."""

SPECIAL = (ip_network("fec0::/10"), ip_network("3fff::/20"), ip_network("192.88.99.0/24"))
"""Networks of old sites, of examples and of old relays, which not every Python knows as special."""


def networks_of(texts: Iterable[str]) -> list[Network]:
    """Networks as an operator writes them; raises ValueError."""
    return [ip_network(text) for text in texts]


def is_public(address: Address) -> bool:
    """Whether strangers may have ``address``: no private, local, shared, reserved or multicast one, however written."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if inner:
            return is_public(inner)
    if any(address in network for network in (*EMBEDDED, *SPECIAL)):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def fault_of(address: Address, allowed: Iterable[Network], has_encryption: bool) -> str:
    """Why nothing is sent to ``address``: `private-address` or `plain-http`; empty where something may be.

    The ``allowed`` networks are as good as public ones; without encryption nothing is sent to any others.
    """
    if any(address in network for network in allowed):
        return ""
    if not is_public(address):
        return "private-address"
    return "" if has_encryption else "plain-http"


async def addresses_of(host: str, port: int, flags: int = 0) -> list[Address]:
    """All addresses of ``host``; raises gaierror, or the UnicodeError of what is no name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM, flags=flags)
    return [ip_address(str(one[4][0]).partition("%")[0]) for one in found]
