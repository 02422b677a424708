"""The function library, as the server gets it."""

from importlib.resources import files

from sagebrush_events.redis.client import Client

CODE = files(__package__).joinpath("sagebrush.lua").read_text()


async def load(client: Client) -> None:
    """Put the library onto every master, over any older one."""
    await client.load(CODE)
