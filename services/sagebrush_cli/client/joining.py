"""What a link to a table means."""

import re
from typing import NamedTuple

from sagebrush_client import Problem

LINK = re.compile(r"(?P<url>https?://[^#]*?)/?#/table/(?P<table>[0-9a-z]+)")
"""What a host sends to friends, as the page shows it."""
TABLE = re.compile(r"[0-9a-z]+")


OFFER = re.compile(r"((?P<url>https?://[^#]*?)/?#/offer/)?(?P<secret>sbo_[0-9a-z]+_[\w-]+)")
"""What somebody sends who offers his seat in a running game."""


class Invitation(NamedTuple):
    """A table, and the platform it stands on; or a seat of a running game by the ``offer`` of who has it."""

    url: str
    table: str
    offer: str = ""


def invitation(link: str, url: str) -> Invitation:
    """What a link means; ``link`` may be the id of a table at ``url``. Raises Problem."""
    if found := OFFER.fullmatch(link.strip()):
        return Invitation(found["url"] or url, "", found["secret"])
    if found := LINK.fullmatch(link.strip()):
        return Invitation(found["url"], found["table"])
    if TABLE.fullmatch(link):
        return Invitation(url, link)
    raise Problem("bad-link", "A link to a table looks like http://127.0.0.1:8000/#/table/01h….")
