"""Settings of the gateway; docs/operating.md has them in a table."""

from typing import Annotated

from msgspec import Meta, field

from sagebrush_process.addresses import require_networks, require_origins, require_web_address
from sagebrush_process.public_addresses import networks_of
from sagebrush_process.settings import (
    Address,
    Amount,
    BrokerUrl,
    Count,
    Port,
    Positive,
    ProcessSettings,
    Seconds,
    Span,
    StoreUrl,
    checked,
)

COMPUTERS = ("novice", "casual", "skilled", "expert", "master", "greedy", "random")
"""The computers that the platform brings."""


def require_computer(name: str) -> None:
    """Raises ValueError for a computer that the platform does not bring."""
    if name not in COMPUTERS:
        raise ValueError(f"expected one of {', '.join(COMPUTERS)}")


class GatewaySettings(ProcessSettings, frozen=True, kw_only=True):
    """Rates are per second; a bucket of `burst` may be emptied at once."""

    store_url: StoreUrl = "redis://127.0.0.1:6379/0"
    rules_address: str = "127.0.0.1:50051"
    broker_url: BrokerUrl = "redis://127.0.0.1:6380/0"  # of the process that hands webhooks over
    health: Address = ""  # the same: unix:/path or host:port of its health checks
    engine_address: str = "127.0.0.1:50052"
    gateway_host: str = "127.0.0.1"
    gateway_port: Port = 8000
    gateway_socket: str = ""  # path of a Unix socket; replaces host and port
    gateway_metrics: Address = ""  # host:port of the numbers for Prometheus; empty: none
    gateway_cors_origins: Annotated[list[str], checked(require_origins)] = field(  # whose pages may call; none
        default_factory=list
    )
    gateway_trusted_proxies: Annotated[str, checked(require_networks)] = ""  # X-Forwarded-For is believed of them
    gateway_opponents: list[str] = field(  # computers a table may ask for
        default_factory=lambda: [*COMPUTERS]
    )

    gateway_token_days: Positive = 30
    gateway_token_cache_seconds: Span = 5  # how long it is remembered whose a token is, if it does not end before
    gateway_ticket_seconds: Count = 30
    gateway_ticket_reconnect_hours: Span = 24  # a used ticket opens its stream again, from the latest time
    gateway_seat_token_days: Positive = 180  # from its issue; the application may ask for a new one
    gateway_public_url: Annotated[str, checked(require_web_address)] = (
        ""  # how links to tables begin; that of the request by default
    )
    gateway_open_table_hours: Annotated[float, Meta(gt=0, le=24)] = 24  # from opening; a seed lives for 25

    gateway_seat_rate: Positive = 50  # commands of one seat
    gateway_seat_burst: Count = 500  # a seat of Sierra West decides up to 340 times in a game
    gateway_account_rate: Positive = 200  # commands of one guest over all games
    gateway_account_burst: Count = 2000
    gateway_read_rate: Positive = 100  # everything else a guest asks
    gateway_read_burst: Count = 1000
    gateway_stranger_rate: Positive = 20  # requests of one address without a valid token
    gateway_stranger_burst: Count = 100
    gateway_guests_per_minute: Positive = 30  # new guests of one address
    gateway_tables_per_minute: Positive = 10  # tables one guest opens
    gateway_live_tables: Amount = 50  # tables of one guest that are not finished
    gateway_abandoned_hours: Span = 168  # after which a game without a move counts no longer, and its host may end it
    gateway_guest_simulations: Amount = 1_000_000  # thinking of the engine that one guest may ask for in a day
    gateway_streams_per_guest: Amount = 8  # of the page two for the lobby, one for each game
    gateway_streams_per_application: Amount = 500  # those of its users apart
    gateway_streams: Amount = 2000  # live streams of this process

    gateway_connections: Count = 4096  # open connections of this process
    gateway_connections_per_address: Amount = 512  # of them from one address (IPv6: one /64); trusted proxies are free
    gateway_url_bytes: Count = 8 * 1024
    gateway_header_bytes: Count = 16 * 1024  # of all headers of a request, its URL included
    gateway_headers: Count = 100  # and their number
    gateway_header_seconds: Seconds = 10  # from the connection or the first byte to the last header
    gateway_idle_seconds: Seconds = 60  # a connection that waits longer for its next request is closed
    gateway_hold_seconds: Span = (
        1  # a connection whose request was refused with 429 for lack of a token is not read for so long
    )
    gateway_requests: Count = 128  # requests in progress, open streams apart; more are refused as overload

    gateway_body_bytes: Count = 16 * 1024
    gateway_batch_bytes: Count = 512 * 1024  # of an application's body that creates games
    gateway_body_seconds: Seconds = 10  # a body that takes longer is given up
    gateway_ai_body_bytes: Count = 384 * 1024  # of a position for the engine, from callers with a token
    gateway_ai_file_bytes: Count = 4 * 1024 * 1024 - 4096  # of the file of a game
    gateway_ai_files: Count = 8  # such files at once
    gateway_ai_thoughts: Count = 32  # requests that wait for the engine at once
    gateway_ai_call_seconds: Seconds = 60  # deadline of a thought, its wait included
    gateway_hint_level: Annotated[str, checked(require_computer)] = "expert"  # how strong hints are
    gateway_keepalive_seconds: Seconds = 15
    gateway_backlog_bytes: Count = 256 * 1024  # what may wait for a slow reader before it is dropped
    gateway_patience_seconds: Seconds = 10  # and for how long
    gateway_unread_bytes: Count = 128 * 1024 * 1024  # of larger pages of replays that wait in memory for their readers
    gateway_call_seconds: Seconds = 2  # deadline of a call to the rules service
    gateway_stop_seconds: Amount = 8  # how long open requests may take after SIGTERM
    gateway_log_every: Count = 100  # one of so many successful requests is logged; failures always

    webhook_metrics: Address = ""  # host:port of the numbers for Prometheus; empty: none
    webhook_networks: Annotated[list[str], checked(networks_of)] = field(
        default_factory=list
    )  # private networks that receivers may be in; none
    webhook_retry_hours: Positive = 24  # how long a delivery is tried
    webhook_retry_seconds: Seconds = 5  # the first pause; the next ones grow
    webhook_claim_seconds: Seconds = 45  # after which an attempt without a result is made again
    webhook_at_once: Count = 8  # deliveries to one receiver at a time; one while it fails
