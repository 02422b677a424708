"""From a link to a started game: a seat at somebody else's table."""

import re
import time
from collections.abc import Callable
from typing import NamedTuple

from sagebrush_cli.client.api import Api, Json, Refused
from sagebrush_cli.client.promise import Promise, commitment_to, new_entropy

LINK = re.compile(r"(?P<url>https?://[^#]*?)/?#/table/(?P<table>[0-9a-z]+)")
"""What a host sends to friends, as the page shows it."""
TABLE = re.compile(r"[0-9a-z]+")
EVERY = 0.5
"""Seconds between two looks at a table that waits for people."""


class Invitation(NamedTuple):
    """A table, and the platform it stands on."""

    url: str
    table: str


def invitation(link: str, url: str) -> Invitation:
    """What a link means; ``link`` may be the id of a table at ``url``. Raises Refused."""
    if found := LINK.fullmatch(link.strip()):
        return Invitation(found["url"], found["table"])
    if TABLE.fullmatch(link):
        return Invitation(url, link)
    raise Refused("bad-link", "A link to a table looks like http://127.0.0.1:8000/#/table/01h….")


def joined(api: Api, table: str, tell: Callable[[str], None]) -> Promise:
    """The game of ``table`` once it has started, with a seat of this guest; raises Refused when there is none."""
    path, entropy = f"/tables/{table}", new_entropy()
    opened = api.get(path)
    if opened["seat"] is not None:
        raise Refused("already-joined", "You sit at this table; go on with --game and the token of your seat.")
    seen = api.post(f"{path}/join", {"entropy_commitment": commitment_to(entropy)})
    tell(f"You sit on seat {seen['seat'] + 1} of {seen['name']}; waiting for the others.")
    full = _wait(api, path, seen, _is_full)
    promise = Promise.of(opened, full, entropy)
    if _lacks(full):
        full = api.post(f"{path}/reveal", {"entropy": entropy})
    tell("Every seat is taken; the host starts the game.")
    _wait(api, path, full, lambda now: bool(now["game"]))
    promise.check(api)
    return promise


def _wait(api: Api, path: str, seen: Json, is_done: Callable[[Json], bool]) -> Json:
    """The table once ``is_done``; raises Refused when the host closes it or this guest has no seat any more."""
    while not is_done(seen):
        if seen["stage"] == "closed":
            raise Refused("table-closed", "The host closed this table.")
        if seen["seat"] is None:
            raise Refused("no-seat", "The host has given your seat away.")
        time.sleep(EVERY)
        seen = api.get(path)
    return seen


def _is_full(table: Json) -> bool:
    return bool(table["game"]) or all(seat["player"] for seat in table["seats"])


def _lacks(table: Json) -> bool:
    """Whether this guest has not yet revealed what it committed to."""
    return bool(table["seats"][table["seat"]]["entropy"] == "committed")
