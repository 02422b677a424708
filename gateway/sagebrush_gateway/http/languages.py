"""In which language a caller wants to read sentences."""

import re
from collections.abc import Iterable

LANGUAGES = ("en", "de", "es")
"""Those the rules service has catalogues in; the first is what everybody else gets."""
_RANGE = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[a-zA-Z0-9]{1,8})*\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?")

Headers = Iterable[tuple[bytes, bytes]]


def language_of(headers: Headers) -> str:
    """The best of our languages by ``Accept-Language`` (RFC 9110, 12.5.4); English where none is accepted."""
    accepted = b",".join(value for name, value in headers if name == b"accept-language").decode("latin-1")
    return best_language(accepted)


def best_language(accepted: str) -> str:
    """The best of our languages for ranges as Accept-Language lists them."""
    ranges = [found for part in accepted.split(",") if (found := _RANGE.fullmatch(part))]
    offered = [(float(found[2] or 1), found[1].lower()) for found in ranges]
    ours = [offer for offer in offered if offer[0] > 0 and offer[1] in LANGUAGES]
    return max(ours, key=lambda offer: offer[0], default=(1, LANGUAGES[0]))[1]
