"""What operators count of relay, sweeper and workers."""

from prometheus_client import Counter, Gauge, Histogram

QUEUED = Counter("sagebrush_turns_queued", "Tasks that the relay queued.")
LAG = Gauge("sagebrush_feed_lag_seconds", "Age of the newest feed entry when its tasks were queued.")
DEAD = Counter("sagebrush_dead_letters", "Feed entries that nobody could read.")
REJECTED = Counter("sagebrush_messages_rejected", "Messages in a queue that no worker could read.")
NUDGED = Counter("sagebrush_turns_nudged", "Automatic turns that were overdue.")
TURNS = Counter("sagebrush_turns", "Turns of computers, by opponent and ending.", ["opponent", "ending"])
THOUGHT = Histogram(
    "sagebrush_thought_seconds",
    "How long opponents thought.",
    ["opponent"],
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
