"""Settings of the gateway; docs/operating.md has them in a table."""

from typing import Annotated

from msgspec import Meta, field

from sagebrush_process.settings import ProcessSettings


class GatewaySettings(ProcessSettings, frozen=True, kw_only=True):
    """Rates are per second; a bucket of `burst` may be emptied at once."""

    store_url: str = "redis://127.0.0.1:6379/0"
    rules_address: str = "127.0.0.1:50051"
    broker_url: str = "redis://127.0.0.1:6380/0"  # of the process that hands webhooks over
    health: str = ""  # the same: unix:/path or host:port of its health checks
    engine_address: str = "127.0.0.1:50052"
    gateway_host: str = "127.0.0.1"
    gateway_port: int = 8000
    gateway_socket: str = ""  # path of a Unix socket; replaces host and port
    gateway_metrics: str = ""  # host:port of the numbers for Prometheus; empty: none
    gateway_cors_origins: list[str] = field(default_factory=list)  # origins whose pages may call; none by default
    gateway_trusted_proxies: str = ""  # proxies whose X-Forwarded-For is believed, comma-separated
    gateway_opponents: list[str] = field(  # computers a table may ask for
        default_factory=lambda: ["novice", "casual", "skilled", "expert", "master", "greedy", "random"]
    )

    gateway_token_days: float = 30
    gateway_token_cache_seconds: float = 5  # how long it is remembered whose a token is, if it does not end before
    gateway_ticket_seconds: int = 30
    gateway_ticket_reconnect_hours: float = 24  # a used ticket opens its stream again, from the latest time
    gateway_seat_token_days: float = 180  # from its issue; the application may ask for a new one
    gateway_public_url: str = ""  # how links to tables begin; that of the request by default
    gateway_open_table_hours: Annotated[float, Meta(gt=0, le=24)] = 24  # from opening; a seed lives for 25

    gateway_seat_rate: float = 50  # commands of one seat
    gateway_seat_burst: int = 500  # a seat of Sierra West decides up to 340 times in a game
    gateway_account_rate: float = 200  # commands of one guest over all games
    gateway_account_burst: int = 2000
    gateway_read_rate: float = 100  # everything else a guest asks
    gateway_read_burst: int = 1000
    gateway_stranger_rate: float = 20  # requests of one address without a valid token
    gateway_stranger_burst: int = 100
    gateway_guests_per_minute: float = 30  # new guests of one address
    gateway_tables_per_minute: float = 10  # tables one guest opens
    gateway_live_tables: int = 50  # tables of one guest that are not finished
    gateway_abandoned_hours: float = 168  # after which a game without a move counts no longer, and its host may end it
    gateway_guest_simulations: int = 1_000_000  # thinking of the engine that one guest may ask for in a day
    gateway_streams_per_guest: int = 4
    gateway_streams_per_application: int = 500  # those of its users apart
    gateway_streams: int = 2000  # live streams of this process

    gateway_connections: int = 4096  # open connections of this process
    gateway_connections_per_address: int = 512  # of them from one address (IPv6: one /64); trusted proxies are free
    gateway_url_bytes: int = 8 * 1024
    gateway_header_bytes: int = 16 * 1024  # of all headers of a request, its URL included
    gateway_headers: int = 100  # and their number
    gateway_header_seconds: float = 10  # from the connection or the first byte to the last header
    gateway_idle_seconds: float = 60  # a connection that waits longer for its next request is closed
    gateway_hold_seconds: float = (
        1  # a connection whose request was refused with 429 for lack of a token is not read for so long
    )
    gateway_requests: int = 128  # requests in progress, open streams apart; more are refused as overload

    gateway_body_bytes: int = 16 * 1024
    gateway_batch_bytes: int = 512 * 1024  # of an application's body that creates games
    gateway_body_seconds: float = 10  # a body that takes longer is given up
    gateway_ai_body_bytes: int = 384 * 1024  # of a position for the engine, from callers with a token
    gateway_ai_file_bytes: int = 4 * 1024 * 1024 - 4096  # of the file of a game
    gateway_ai_files: int = 8  # such files at once
    gateway_ai_thoughts: int = 32  # requests that wait for the engine at once
    gateway_ai_call_seconds: float = 60  # deadline of a thought, its wait included
    gateway_hint_level: str = "expert"  # how strong hints are
    gateway_keepalive_seconds: float = 15
    gateway_backlog_bytes: int = 256 * 1024  # what may wait for a slow reader before it is dropped
    gateway_patience_seconds: float = 10  # and for how long
    gateway_call_seconds: float = 2  # deadline of a call to the rules service
    gateway_stop_seconds: int = 8  # how long open requests may take after SIGTERM
    gateway_log_every: int = 100  # one of so many successful requests is logged; failures always

    webhook_metrics: str = ""  # host:port of the numbers for Prometheus; empty: none
    webhook_networks: list[str] = field(default_factory=list)  # private networks that receivers may be in; none
    webhook_retry_hours: float = 24  # how long a delivery is tried
    webhook_retry_seconds: float = 5  # the first pause; the next ones grow
    webhook_claim_seconds: float = 45  # after which an attempt without a result is made again
    webhook_at_once: int = 8  # deliveries to one receiver at a time; one while it fails
