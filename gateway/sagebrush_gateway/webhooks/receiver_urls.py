"""What the address of a receiver may look like; whether it is a public one is decided when something is sent."""

import asyncio
from collections.abc import Iterable
from socket import AI_NUMERICHOST
from urllib.parse import urlsplit

from sagebrush_process.public_addresses import Network, addresses_of, fault_of

LOOK_UP_SECONDS = 2.0
PORTS = {"http": 80, "https": 443}
FAULTS = {
    "private-address": "The address leads to a network in which this platform calls nobody.",
    "plain-http": "An address outside the networks of the host begins with https://.",
}


def checked_url(url: str) -> str:
    """``url``; raises ValueError for one that nothing could be sent to."""
    if not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError("an address is printable ASCII without spaces")
    parts = urlsplit(url)
    if parts.scheme not in ("https", "http") or not parts.hostname:
        raise ValueError("an address begins with https:// and a host")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise ValueError("an address has no user, password or fragment")
    if parts.port == 0:  # raises ValueError, too, for what is no port
        raise ValueError("port 0 is nobody's")
    return url


async def refusal_of(url: str, allowed: Iterable[Network]) -> str:
    """Why nothing would be sent to ``url`` now; empty where something might be, or where its host is not found yet.

    The names of hosts are looked up where there is no encryption: without it none but ``allowed`` networks are called.
    """
    parts, allowed = urlsplit(url), [*allowed]
    has_encryption = parts.scheme == "https"
    if not (has_encryption or allowed):
        return FAULTS["plain-http"]
    try:
        async with asyncio.timeout(LOOK_UP_SECONDS):
            port = parts.port or PORTS[parts.scheme]
            found = await addresses_of(parts.hostname or "", port, AI_NUMERICHOST if has_encryption else 0)
    except (OSError, UnicodeError, TimeoutError):  # what is sent there will be told in the log of deliveries
        return ""
    faults = [fault_of(address, allowed, has_encryption) for address in found]
    return next((FAULTS[fault] for fault in faults if fault), "")
