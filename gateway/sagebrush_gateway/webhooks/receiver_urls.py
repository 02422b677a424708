"""What the address of a receiver may look like; whether it is a public one is known when something is sent."""

from urllib.parse import urlsplit


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
