"""How tables lie in the store: each under its id, and in lists by an entry that sorts by time and ends with the id."""

import msgspec

from sagebrush_gateway.problems import UNKNOWN_TABLE, Problem
from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.lobby_table import LobbyTable

encode_table = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(LobbyTable).decode


def key_of(table: str) -> str:
    """Where the table of this id lies."""
    return f"gw:table:{table}"


def entry_of(table: LobbyTable) -> str:
    """That of a table in any list."""
    return f"{table.opened:013d}{table.id}"


def table_in(stored: bytes | None) -> LobbyTable:
    """The table that was stored; raises the problem where none was."""
    if stored is None:
        raise Problem(UNKNOWN_TABLE)
    return _decode(stored)


async def listed_table(store: Store, key: str, entry: bytes) -> LobbyTable | None:
    """The table of an entry of the list ``key``; None where it has vanished, and then its entry is forgotten."""
    stored = await store.get(key_of(entry[13:].decode()))
    if stored is None:
        await store.zrem(key, entry)
        return None
    return _decode(stored)
