"""What a link to a table means."""

import re
from typing import NamedTuple

from sagebrush_client import Problem

LINK = re.compile(r"(?P<url>https?://[^#]*?)/?#/table/(?P<table>[0-9a-z]+)")
"""What a host sends to friends, as the page shows it."""
TABLE = re.compile(r"[0-9a-z]+")


class Invitation(NamedTuple):
    """A table, and the platform it stands on."""

    url: str
    table: str


def invitation(link: str, url: str) -> Invitation:
    """What a link means; ``link`` may be the id of a table at ``url``. Raises Problem."""
    if found := LINK.fullmatch(link.strip()):
        return Invitation(found["url"], found["table"])
    if TABLE.fullmatch(link):
        return Invitation(url, link)
    raise Problem("bad-link", "A link to a table looks like http://127.0.0.1:8000/#/table/01h….")
