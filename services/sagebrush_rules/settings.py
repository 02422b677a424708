"""Settings of the rules service, from environment variables that begin with SAGEBRUSH_.

Read by msgspec, which is here for every message: a settings library would be a seventh of the memory of this process.
"""

import os
from collections.abc import Mapping
from typing import Annotated, Self

from msgspec import Meta, Struct, convert

Seconds = Annotated[float, Meta(gt=0)]
Count = Annotated[int, Meta(gt=0)]


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting with its default; see docs/grpc.md."""

    store_url: str = "redis://127.0.0.1:6379/0"
    rules_address: str = "127.0.0.1:50051"
    """unix:/path or host:port."""
    rules_acknowledged: str = ""
    """A file that remembers how much the record has acknowledged; without it the store alone remembers."""
    record_accepted: int | None = None
    """How many commits a record has whose loss of others is accepted, once."""
    rules_reserve: Annotated[float, Meta(ge=0, lt=1)] = 0.1
    """The share of the store's memory that is kept for games that have begun: below it no table is opened."""
    rules_metrics: str = ""
    """unix:/path or host:port of the numbers for Prometheus; empty: none."""
    rules_command_seconds: Seconds = 2.0
    """How long a command may take, the wait behind others of its game included."""
    rules_call_seconds: Seconds = 5.0
    """How long any other short call may take."""
    rules_stop_seconds: Seconds = 7.0
    """How long a stop waits for commands under way; the supervisor kills after ten."""
    rules_short_limit: Count = 256
    rules_stream_limit: Count = 4096
    rules_watch_limit: Count = 64
    """Moments that may wait for one slow watcher."""
    rules_hot_games: Count = 16_384
    rules_story_commits: Count = 8_192
    """Commits of games looked back at that stay decoded."""
    content: str = ""
    """A folder with an override file ``<title>.toml`` for each title whose printed things the host corrects."""
    log_level: str = "info"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings that ``environment`` names, the defaults for the rest; raises msgspec's ValidationError."""
        given = {name: environment.get(f"SAGEBRUSH_{name.upper()}") for name in cls.__struct_fields__}
        return convert({name: text for name, text in given.items() if text}, cls, strict=False)
