"""What operators count of webhooks."""

from prometheus_client import Counter

ATTEMPTS = Counter("sagebrush_webhook_attempts", "Attempts to deliver, by what became of the delivery.", ["state"])
RECORDED = Counter("sagebrush_webhook_events", "Events that were recorded for a webhook.")
