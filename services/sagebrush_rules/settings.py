"""Settings of the rules service; docs/grpc.md has them in a table."""

from typing import Annotated

from msgspec import Meta

from sagebrush_process.settings import Address, Amount, Count, ProcessSettings, RecordUrl, Seconds


class RulesSettings(ProcessSettings, frozen=True, kw_only=True):
    """Every setting with its default."""

    store_url: RecordUrl = "redis://127.0.0.1:6379/0"
    rules_address: str = "127.0.0.1:50051"
    """unix:/path or host:port."""
    rules_acknowledged: str = ""
    """A file that remembers how much the record has acknowledged; without it the store alone remembers."""
    record_accepted: Amount | None = None
    """How many commits a record has whose loss of others is accepted, once."""
    rules_reserve: Annotated[float, Meta(ge=0, lt=1)] = 0.1
    """The share of the store's memory that is kept for games that have begun: below it no table is opened."""
    health: Address = ""
    """unix:/path or host:port of the health checks over HTTP; empty: none but those of gRPC."""
    rules_metrics: Address = ""
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
    """Commits that may wait for one slow watcher."""
    rules_hot_games: Count = 16_384
    rules_story_commits: Count = 8_192
    """Commits of games looked back at that stay decoded."""
    content: str = ""
    """A folder with an override file ``<title>.toml`` for each title whose printed things the host corrects."""
