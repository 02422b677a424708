"""Whether a store would forget what it acknowledged: its settings, and what it may read back from its own file."""

from redis.exceptions import ResponseError

from sagebrush_events import keys
from sagebrush_events.record import UnsafeStore
from sagebrush_events.redis.client import Client, Command

SETTINGS = {
    "appendonly": "yes",
    "appendfsync": "always",
    "no-appendfsync-on-rewrite": "no",
    "maxmemory-policy": "noeviction",
}
"""What keeps an acknowledged write; deploy/redis.conf says why."""
GAME = "probe"
REPLAYED: tuple[Command, ...] = (
    ("XADD", keys.stream(GAME), "1-0", "c", "x"),
    ("HSET", keys.command_ids(GAME), "f", "v"),
    ("PERSIST", keys.secret(GAME)),
    ("XADD", keys.feed(0), "*", "g", "x"),
    ("ZADD", keys.awaiting(0), "0", "x"),
    ("ZREM", keys.awaiting(0), "x"),
    ("SET", "gw:probe", "x"),
)
"""What transactions of the append-only file hold; nothing of it is run here."""


async def ensure_durable(client: Client) -> None:
    """Raises UnsafeStore unless every server keeps what it acknowledges."""
    for numbers in client.partition_sets:
        try:
            await _ensure_durable(client, keys.feed(numbers[0]))
        except ResponseError as error:
            raise UnsafeStore(
                f"the store cannot be asked whether it would ({error}). "
                "Write its users again with `python -m sagebrush_events.acl DIRECTORY` and load them with ACL LOAD"
            ) from error


async def _ensure_durable(client: Client, key: str) -> None:
    """The same of the server that holds ``key``; raises ResponseError when it does not tell."""
    flat = await client.call(key, "CONFIG", "GET", *SETTINGS)
    found = {name.decode(): value.decode() for name, value in zip(flat[::2], flat[1::2], strict=True)}
    for name, wanted in SETTINGS.items():
        if found.get(name) != wanted:
            raise UnsafeStore(
                f"its `{name}` is {found.get(name, 'unknown')!r} and must be {wanted!r}. "
                "Start it with the settings of deploy/redis.conf"
            )
    for command in REPLAYED:
        if await client.call(key, "ACL", "DRYRUN", "default", *command) != b"OK":
            raise UnsafeStore(
                f"its default user has no right to {command[0]}, and some servers drop from their own file "
                "what that user may not do. "
                "Make it `user default off ~* &* +@all`: it has every right then, and still nobody can log in as it"
            )
