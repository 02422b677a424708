"""Whether a store would forget what it acknowledged: its settings, and what it may read back from its own file."""

from typing import Any

from sagebrush_events import keys
from sagebrush_events.record import UnsafeStore
from sagebrush_events.redis.client import Client, Command, is_away
from sagebrush_process.store_answers import answer_of

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


QUESTIONS: tuple[Command, ...] = (
    ("CONFIG", "GET", *SETTINGS),
    *(("ACL", "DRYRUN", "default", *command) for command in REPLAYED),
)
"""What each server is asked."""


async def ensure_durable(client: Client) -> None:
    """Raises UnsafeStore unless every server keeps what it acknowledges; all are asked in one round trip."""
    servers = [keys.feed(numbers[0]) for numbers in client.partition_sets]
    answers = await client.batch([(key, question) for key in servers for question in QUESTIONS])
    for start in range(0, len(answers), len(QUESTIONS)):
        settings, *rights = map(_told, answers[start : start + len(QUESTIONS)])
        _require_settings(settings)
        _require_rights(rights)


def _told(answer: Any) -> Any:
    """``answer``; raises what kept a server from telling."""
    if is_away(answer):
        raise answer
    if isinstance(answer, Exception):
        raise UnsafeStore(
            f"the store cannot be asked whether it would ({answer_of(answer)}). "
            "Write its users again with `python -m sagebrush_events.acl DIRECTORY` and load them with ACL LOAD"
        ) from answer
    return answer


def _require_settings(flat: list[bytes]) -> None:
    found = {name.decode(): value.decode() for name, value in zip(flat[::2], flat[1::2], strict=True)}
    for name, wanted in SETTINGS.items():
        if found.get(name) != wanted:
            raise UnsafeStore(
                f"its `{name}` is {found.get(name, 'unknown')!r} and must be {wanted!r}. "
                "Start it with the settings of deploy/redis.conf"
            )


def _require_rights(rights: list[bytes]) -> None:
    for command, right in zip(REPLAYED, rights, strict=True):
        if right != b"OK":
            raise UnsafeStore(
                f"its default user has no right to {command[0]}, and some servers drop from their own file "
                "what that user may not do. "
                "Make it `user default off ~* &* +@all`: it has every right then, and still nobody can log in as it"
            )
