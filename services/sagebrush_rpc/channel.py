"""How a client connects: keep-alive, limits, quick reconnection."""

MESSAGE_TO_SERVICE = 64 * 1024
MESSAGE_FROM_SERVICE = 4 * 1024 * 1024
MESSAGE_TO_ENGINE = 4 * 1024 * 1024
"""The file of a game is one message."""

PAUSE = 0.02
"""Seconds before a call that failed on the way is made again."""

OPTIONS: list[tuple[str, int | str]] = [
    ("grpc.keepalive_time_ms", 30_000),
    ("grpc.keepalive_timeout_ms", 10_000),
    ("grpc.keepalive_permit_without_calls", 1),
    ("grpc.http2.max_pings_without_data", 0),
    ("grpc.max_send_message_length", MESSAGE_TO_SERVICE),
    ("grpc.max_receive_message_length", MESSAGE_FROM_SERVICE),
    ("grpc.initial_reconnect_backoff_ms", 50),
    ("grpc.min_reconnect_backoff_ms", 50),
    ("grpc.max_reconnect_backoff_ms", 1_000),
    ("grpc.lb_policy_name", "round_robin"),
    ("grpc.enable_http_proxy", 0),
]
