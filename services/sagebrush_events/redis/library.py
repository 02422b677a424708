"""The function library, as the server gets it."""

from importlib.resources import files
from string import Template

from sagebrush_events.record import CAP
from sagebrush_events.redis.client import Client

FEED_KEPT = 10_000
"""Entries of the feed of one partition that stay, about."""
CODE = Template(files(__package__).joinpath("sagebrush.lua").read_text()).safe_substitute(cap=CAP, feed_kept=FEED_KEPT)


async def load(client: Client) -> None:
    """Put the library onto every master, over any older one."""
    await client.load(CODE)
