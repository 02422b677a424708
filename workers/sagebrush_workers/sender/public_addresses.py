"""Which addresses a receiver may have: public ones, resolved once, so that the address checked is the one called."""

from collections.abc import Iterable
from socket import gaierror

import httpcore

from sagebrush_process.public_addresses import Network, addresses_of, fault_of
from sagebrush_workers.sender.bounded_stream import BoundedStream


class RefusedReceiver(Exception):
    """Nothing is sent there; ``problem`` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


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
            addresses = await addresses_of(host, port)
        except (gaierror, UnicodeError):
            raise RefusedReceiver("unknown-host") from None
        for address in addresses:
            if fault := fault_of(address, self._allowed, self._has_encryption):
                raise RefusedReceiver(fault)
        return str(addresses[0])


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
