"""What a link to a table means, and at which hours its clock shall stand."""

import re
from datetime import datetime
from typing import NamedTuple

from sagebrush_client import Problem

PAGE = r"(?P<url>https?://[^?#]*?)/?(?:\?[^#]*)?#"
"""Where the page is; a query is what others, such as messengers, have put into a link."""
LINK = re.compile(PAGE + r"/table/(?P<table>[0-9a-z]+)(?:/\d+)?")
"""What a host sends to friends, as the page shows it, at a moment of the game, too."""
TABLE = re.compile(r"[0-9a-z]+")


OFFER = re.compile(rf"({PAGE}/offer/)?" r"(?P<secret>sbo_[0-9a-z]+_[\w-]+)")
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


def require_same_platform(invited: Invitation, url: str, token: str) -> None:
    """Raises Problem where ``token`` would go to another platform than ``url``, to which a stranger's link may lead."""
    if token and invited.url.rstrip("/") != url.rstrip("/"):
        raise Problem(
            "other-platform",
            f"The link leads to {invited.url}, and your token is for {url}: it was sent nowhere. Say --url "
            f"{invited.url} if it is for that platform, or go there without a token, as a new guest.",
        )


HOURS = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)-([01]?\d|2[0-3]):([0-5]\d)")
DAY = 24 * 60
"""Minutes of a day."""


def hours_of_sleep(hours: str, offset: int | None = None) -> tuple[int, int]:
    """The minutes of the day in UTC of hours as this machine counts them today, or ``offset`` minutes ahead of UTC.

    Raises Problem.
    """
    found = HOURS.fullmatch(hours.strip())
    if found is None:
        raise Problem("bad-hours", "Hours of sleep look like 22:30-06:30.")
    ahead = _minutes_ahead() if offset is None else offset
    begin, end = 60 * int(found[1]) + int(found[2]), 60 * int(found[3]) + int(found[4])
    return (begin - ahead) % DAY, (end - ahead) % DAY


def _minutes_ahead() -> int:
    """How far the clock of this machine is ahead of UTC."""
    ahead = datetime.now().astimezone().utcoffset()
    return round(ahead.total_seconds() / 60) if ahead is not None else 0
