"""Which addresses a receiver may have: public ones, resolved once, so that the address checked is the one called."""

import asyncio
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from socket import SOCK_STREAM, gaierror

import httpcore

from sagebrush_workers.sender.bounded_stream import BoundedStream

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
EMBEDDED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))
"""IPv6 addresses that stand for one of IPv4, which may be a private one."""

SPECIAL = (ip_network("fec0::/10"), ip_network("3fff::/20"), ip_network("192.88.99.0/24"))
"""Networks of old sites, of examples and of old relays, which not every Python knows as special."""


class RefusedReceiver(Exception):
    """Nothing is sent there; ``problem`` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


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


class ReceiverAddresses:
    """Finds the address of a host; the operator's ``allowed`` networks are as good as public ones.

    Where ``has_encryption`` is False nothing is sent to any others.
    """

    def __init__(self, allowed: Iterable[Network] = (), has_encryption: bool = True) -> None:
        self._allowed = tuple(allowed)
        self._has_encryption = has_encryption

    async def resolve(self, host: str, port: int) -> str:
        """The address to call; raises RefusedReceiver unless every address of ``host`` may be called."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
        except (gaierror, UnicodeError):
            raise RefusedReceiver("unknown-host") from None
        addresses = [ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        for address in addresses:
            self._require(address)
        return str(addresses[0])

    def _require(self, address: Address) -> None:
        if any(address in network for network in self._allowed):
            return
        if not is_public(address):
            raise RefusedReceiver("private-address")
        if not self._has_encryption:
            raise RefusedReceiver("plain-http")


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to the address that was checked; names and certificates stay those of the host.

    For one attempt: `close` ends its connections, in whatever state they were left.
    """

    def __init__(self, addresses: ReceiverAddresses) -> None:
        self._addresses = addresses
        self._network = httpcore.AnyIOBackend()
        self._made: list[httpcore.AsyncNetworkStream] = []

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to ``host``; raises RefusedReceiver."""
        address = await self._addresses.resolve(host, port)
        made = await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
        self._made.append(made)
        return BoundedStream(made)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None
    ) -> httpcore.AsyncNetworkStream:
        """Nobody's receiver is a socket of this machine."""
        raise RefusedReceiver("private-address")

    async def close(self) -> None:
        """Ends every connection: a handshake that was cancelled leaves one behind."""
        for one in self._made:
            await one.aclose()

    async def sleep(self, seconds: float) -> None:
        """As the library asks."""
        await self._network.sleep(seconds)
