"""Published examples of every computation in docs/file-format.md: ``python -m tests.vectors`` writes them."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from sagebrush_events import Commit, chain_hash, decode, encode
from sagebrush_games import TITLES
from sagebrush_games.kernel import provably_fair
from sagebrush_history import gamefile
from sagebrush_history.table import TitleRegistry
from tests.streams import FOLDER

CLIENTS = Path(__file__).parent.parent / "clients" / "verify"
HERE = Path(__file__).parent
EXAMPLE = FOLDER / "0.1" / "tiny-epic-western.taken-back.bin"
GAME, SEED = "0123456789abcdefghijklmnop", bytes(range(32))
ENTROPIES = (b"", b"salt", bytes(range(100, 132)))
UUID = "01890a5d-ac96-774b-bcce-b302099a8057"
OUTCOMES = (1, 2, 3, 6, 7, 52, 1 << 16, (1 << 31) + 1, (1 << 32) - 1, 1 << 32)


def vectors() -> dict[str, Any]:
    """Inputs and results; bytes are in hex."""
    master = provably_fair.master_key(GAME, SEED, ENTROPIES)
    return {
        "commitment": {"game": GAME, "seed": SEED.hex(), "commitment": provably_fair.commitment(GAME, SEED)},
        "entropy_commitments": [
            {"entropy": entropy.hex(), "commitment": provably_fair.entropy_commitment(entropy)} for entropy in ENTROPIES
        ],
        "master": {
            "game": GAME, "seed": SEED.hex(), "entropies": [part.hex() for part in ENTROPIES], "master": master.hex(),
        },
        "pool_part": {
            "entropies": [part.hex() for part in ENTROPIES], "part": provably_fair.pooled(ENTROPIES).hex(),
        },
        "shared_draws": _shared_draws(master),
        "draws": [draw for version in (1, 2, 20_000) for draw in _draws(master, version)],
        "thinking_seeds": [
            _thinking(master, version, seat)
            for version, seat in ((2, 0), (3, -1), (20_000, 5))
        ],
        "blake2b": [
            {"data": data.hex(), "size": size, "hash": blake2b(data, digest_size=size).hexdigest()}
            for size in (16, 32)
            for data in (b"", b"abc", bytes(128), bytes(129), bytes(range(256)))
        ],
        "commits": [_commit(commit) for commit in _commits()],
        "example": {"file": "example.ndjson", **_verdict()},
    }  # fmt: skip


def _thinking(master: bytes, version: int, seat: int) -> dict[str, Any]:
    seed = provably_fair.thinking_seed(master, version, seat)
    return {"master": master.hex(), "version": version, "seat": seat, "seed": seed}


def _draws(master: bytes, version: int) -> list[dict[str, Any]]:
    """One commit with many draws, in their order."""
    chance, found = provably_fair.provably_fair(master, version), list[dict[str, Any]]()
    for index, n in enumerate(OUTCOMES):
        purpose = ("die", "büffel", "poker")[index % 3]
        asked = {"master": master.hex(), "purpose": purpose, "version": version, "index": index, "n": n}
        found.append({**asked, "outcome": chance(purpose, n)})
    return found


def _shared_draws(master: bytes) -> list[dict[str, Any]]:
    """Draws of a game that shares its chance, in their order, over several commits."""
    chance, counts, found = provably_fair.shared_chance(master, {"die": 3}), {"die": 3}, list[dict[str, Any]]()
    for number, n in enumerate(OUTCOMES):
        purpose = ("die", "büffel")[number % 2]
        index = counts.get(purpose, 0)
        asked = {"master": master.hex(), "purpose": purpose, "version": "any", "index": index, "n": n}
        found.append({**asked, "outcome": chance(purpose, n)})
        counts[purpose] = index + 1
    return found


def _commits() -> list[Commit]:
    """Commits with a seal of every length, and with every field."""
    pack = msgspec.msgpack.encode
    event, command = pack(["bought", 0, {"stall": 300}, [True, None, -5]]), pack(["buy", 0, 300])
    engine: dict[str, str | int] = {"name": "greedy", "level": "", "seed": 5, "budget_ms": 50}
    first = Commit(1, "", None, b"", [event], [("die", 6, 5)], bytes(16), bytes(range(16)), 1_750_000_000_000)
    return [
        first,
        Commit(2, "command-2", 0, command, [event, event], [], chain_hash(encode(first)), bytes(16), 0, engine),
        Commit(3, UUID, 0, command, [event], [], bytes(16), bytes(16), (1 << 48) - 1),
        Commit(4, UUID, 0, command, [event], [], bytes(16), bytes(16), 1, rules=2),
        Commit(5, "command-5", -1, pack(["buy", -1, 300]), [], [], bytes(16), bytes(16), 1, rules=255),
    ]


def _commit(commit: Commit) -> dict[str, Any]:
    data = encode(commit)
    fields = msgspec.structs.asdict(commit)
    told = {name: value.hex() for name, value in fields.items() if name in ("prev", "state")}
    command = msgspec.msgpack.decode(commit.command) if commit.command else None
    events = [msgspec.msgpack.decode(event) for event in commit.events]
    return {
        "data": data.hex(),
        "chain_hash": chain_hash(data).hex(),
        **fields,
        **told,
        "command": command,
        "events": events,
    }


def example() -> bytes:
    """A whole file: a game that release 0.1 recorded, as this release exports it."""
    stored = msgspec.msgpack.decode(EXAMPLE.read_bytes(), type=list[bytes])
    return b"".join(gamefile.complete(TitleRegistry(TITLES.values()).table_of(decode(stored[0])), stored))


def _verdict() -> dict[str, Any]:
    started, *_ = json.loads((CLIENTS / "example.ndjson").read_bytes().splitlines()[1])["events"]
    versions = json.loads((CLIENTS / "example.ndjson").read_bytes().splitlines()[-1])["versions"]
    return {"commitment": started["commitment"], "code": "consistent", "versions": versions}


def text() -> str:
    """The vectors as they are published."""
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    (CLIENTS / "example.ndjson").write_bytes(example())
    (CLIENTS / "vectors.json").write_text(text(), "utf-8")
