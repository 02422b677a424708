"""Open connections: how many there may be in all and for one address, and which one makes room for a newcomer."""

from asyncio import Transport
from dataclasses import dataclass, field
from itertools import chain

from sagebrush_gateway.limits.addresses import TrustedProxies, limit_key

HOLD = "sagebrush.hold"
"""Where the scope of a request keeps what makes its connection wait."""


@dataclass(slots=True)
class ConnectionGroup:
    """Connections that share a limit, and those of them that wait for a request, longest first."""

    most: int
    address: str = ""
    """Empty for all addresses together."""
    members: dict[Transport, None] = field(default_factory=dict)
    silent: dict[Transport, None] = field(default_factory=dict)
    """Those that have never sent a request."""
    idle: dict[Transport, None] = field(default_factory=dict)

    def first_to_go(self) -> Transport | None:
        """The connection that makes room: the longest silent, or else the longest idle; None when all are busy.

        One that ends is not busy, but may stay for ever: its caller need not read the last answer.
        """
        ending = (member for member in self.members if member.is_closing())
        return next(chain(self.silent, self.idle, ending), None)

    def forget(self, transport: Transport) -> None:
        """``transport`` does not wait any more."""
        self.silent.pop(transport, None)
        self.idle.pop(transport, None)

    def is_full(self) -> bool:
        """Whether a newcomer needs somebody's place."""
        return len(self.members) >= self.most


class Connections:
    """All connections of the process.

    A newcomer beyond a limit takes the place of a connection that waits for a request, of one that never sent any if
    there is one: a flood of silent connections only displaces itself. When all are busy, the newcomer is refused.
    """

    def __init__(self, most: int, most_of_address: int, proxies: str = "") -> None:
        self._all = ConnectionGroup(most)
        self._most_of_address = most_of_address
        self._proxies = TrustedProxies(proxies)
        self._of_address: dict[str, ConnectionGroup] = {}
        self._groups: dict[Transport, list[ConnectionGroup]] = {}

    def __len__(self) -> int:
        return len(self._all.members)

    def enter(self, transport: Transport, host: str) -> bool:
        """Whether there is room for a new connection from ``host``; it waits for a request from now on."""
        groups = self._groups_of(host)
        if not all(self._makes_room(group) for group in groups):
            return False
        self._groups[transport] = groups
        for group in groups:
            group.members[transport] = None
            group.silent[transport] = None
            if group.address:
                self._of_address[group.address] = group
        return True

    def serve(self, transport: Transport) -> None:
        """A request has come; the connection keeps its place until it was answered."""
        for group in self._groups.get(transport, ()):
            group.forget(transport)

    def wait(self, transport: Transport) -> None:
        """The request was answered; the connection waits for the next one."""
        for group in self._groups.get(transport, ()):
            group.idle[transport] = None

    def leave(self, transport: Transport) -> None:
        """The connection is gone; telling it twice does no harm."""
        for group in self._groups.pop(transport, ()):
            del group.members[transport]
            group.forget(transport)
            if not group.members:
                self._of_address.pop(group.address, None)

    def is_shared(self, host: str) -> bool:
        """Whether many callers share a connection from ``host``: a trusted proxy, or a Unix socket, which has none."""
        return not host or self._proxies.has(host)

    def _groups_of(self, host: str) -> list[ConnectionGroup]:
        """The limits that count a connection from ``host``; one that many share counts for no address."""
        if self.is_shared(host):
            return [self._all]
        address = limit_key(host)
        return [self._of_address.get(address) or ConnectionGroup(self._most_of_address, address), self._all]

    def _makes_room(self, group: ConnectionGroup) -> bool:
        """Whether ``group`` has room now; a connection that waits ends for it."""
        if group.is_full() and (leaving := group.first_to_go()):
            self.leave(leaving)
            leaving.abort()
        return not group.is_full()
