"""Settings of the rules service, from environment variables that begin with SAGEBRUSH_."""

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting with its default; see docs/grpc.md."""

    model_config = SettingsConfigDict(env_prefix="SAGEBRUSH_", extra="ignore")

    store_url: str = "redis://127.0.0.1:6379/0"
    rules_address: str = "127.0.0.1:50051"
    """unix:/path or host:port."""
    rules_metrics: str = ""
    """unix:/path or host:port of the numbers for Prometheus; empty: none."""
    rules_command_seconds: float = Field(default=2.0, gt=0)
    """How long a command may take, the wait behind others of its game included."""
    rules_call_seconds: float = Field(default=5.0, gt=0)
    """How long any other short call may take."""
    rules_stop_seconds: float = Field(default=7.0, gt=0)
    """How long a stop waits for commands under way; the supervisor kills after ten."""
    rules_short_limit: int = Field(default=256, gt=0)
    rules_stream_limit: int = Field(default=4096, gt=0)
    rules_watch_limit: int = Field(default=64, gt=0)
    """Moments that may wait for one slow watcher."""
    rules_hot_games: int = Field(default=16_384, gt=0)
    rules_story_commits: int = Field(default=8_192, gt=0)
    """Commits of games looked back at that stay decoded."""
    content: str = ""
    """A folder with an override file ``<title>.toml`` for each title whose printed things the host corrects."""
    log_level: str = "info"
