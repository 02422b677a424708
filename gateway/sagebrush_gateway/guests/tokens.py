"""Secrets that guests carry: opaque, 256 random bits; only their hashes are stored."""

import re
import secrets
from hashlib import sha256

TOKEN = "sb_"
TICKET = "sbt_"
APPLICATION_KEY = "sba_"
SEAT_TOKEN = "sbs_"
OFFER = "sbo_"
_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
_ID = re.compile("[0-9a-z]{26}")
_SECRET = re.compile("[A-Za-z0-9_-]{43}")


def new_secret(prefix: str) -> str:
    """``prefix`` and 43 characters that hold 256 random bits."""
    return prefix + secrets.token_urlsafe(32)


def is_shaped(token: str, prefix: str = TOKEN) -> bool:
    """Whether ``token`` looks like one that we gave; any other is nobody's, and the store need not be asked."""
    return token.startswith(prefix) and _SECRET.fullmatch(token, len(prefix)) is not None


def digest(secret: str) -> str:
    """SHA-256 in hex; a secret of 256 random bits needs no salt."""
    return sha256(secret.encode()).hexdigest()


def is_id(text: str) -> bool:
    """Whether ``text`` looks like an id that we gave; any other would name something else in the store."""
    return _ID.fullmatch(text) is not None


def new_id() -> str:
    """26 characters of [0-9a-z] with 130 random bits: the id of a guest or of a game."""
    return id_of(secrets.randbits(130))


def id_of(number: int) -> str:
    """The last 130 bits of ``number`` as 26 characters of [0-9a-z]."""
    return "".join(_ALPHABET[number >> shift & 31] for shift in range(0, 130, 5))
