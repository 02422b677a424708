"""What operators count; no label ever names a game, a seat or anything a caller sent."""

from prometheus_client import Counter, Gauge, Histogram

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)

COMMANDS = Counter("sagebrush_commands", "Commands by gRPC status of their answer.", ["status"])
COMMAND_SECONDS = Histogram("sagebrush_command_seconds", "Time of a command in the service.", buckets=SECONDS)
CONFLICTS = Counter("sagebrush_conflicts", "Appends for which another process was faster.")
LOST = Counter("sagebrush_lost", "Times the record was behind what it had acknowledged: an alarm.")
FAULTS = Counter("sagebrush_faults", "Calls that ended with a fault of ours: an alarm.")
HOT_GAMES = Gauge("sagebrush_hot_games", "Games whose state is in memory.")
WATCHERS = Gauge("sagebrush_watchers", "Open watches.")
CALLS = Gauge("sagebrush_calls", "Calls under way by kind.", ["kind"])
