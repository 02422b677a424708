"""What operators count of relay, sweeper, workers and sender."""

from prometheus_client import Counter, Gauge, Histogram

QUEUED = Counter("sagebrush_turns_queued", "Tasks that the relay queued.")
LAG = Gauge("sagebrush_feed_lag_seconds", "Age of the newest feed entry when its tasks were queued; 0 when none waits.")
DEAD = Counter("sagebrush_dead_letters", "Feed entries that nobody could read.")
REJECTED = Counter("sagebrush_messages_rejected", "Messages in a queue that no worker could read.")
TIMED_OUT = Counter("sagebrush_times_decided", "Games in which time was up, or a downtime was credited.")
WARNED = Counter("sagebrush_warnings_told", "Seats that were warned of the end of their time.")
NUDGED = Counter("sagebrush_turns_nudged", "Automatic turns that were overdue.")
TURNS = Counter("sagebrush_turns", "Turns of computers, by opponent and ending.", ["opponent", "ending"])
LOWERED = Counter("sagebrush_turns_lowered", "Turns played weaker than the table chose, by reason.", ["reason"])
THOUGHT = Histogram(
    "sagebrush_thought_seconds",
    "How long opponents thought.",
    ["opponent"],
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
ENGINE_JOBS = Counter("sagebrush_engine_jobs", "Jobs of the engine that workers took, by ending.", ["ending"])
ENGINE_AGE = Gauge("sagebrush_engine_queue_age_seconds", "How long the job has waited that waits longest.")
ENGINE_WAITING = Gauge("sagebrush_engine_waiting", "Jobs of the engine that wait for their turn.")
ENGINE_SENT = Gauge("sagebrush_engine_sent", "Jobs of the engine that workers have, or are about to take.")
ENGINE_REFUSED = Counter("sagebrush_engine_refused", "Jobs that were refused because others wait too long.")
ENGINE_LOST = Counter("sagebrush_engine_lost", "Jobs whose worker died.")
WEBHOOKS = Counter("sagebrush_webhooks_sent", "Attempts to deliver webhooks, by outcome.", ["outcome"])
