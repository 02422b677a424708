"""What the process that decides about webhooks and the one that sends them say to each other, by way of the broker.

A job is a value that expires, a Celery message names it, and the outcome goes into a list. Whoever takes the job
deletes it: so it is sent once, and what was not taken in time is not sent late.
"""

import msgspec

QUEUE = "webhooks"
TASK = "sagebrush.send-webhook"
JOB = "sb:webhook:job:"
"""Before the id of a job: the key at the broker."""
RESULTS = "sb:webhook:results"
KEPT_RESULTS = 10_000
GONE = 410


class WebhookJob(msgspec.Struct, frozen=True):
    """One attempt of a delivery: where to, with which headers (the signature among them), and the body."""

    id: str
    subscription: str
    delivery: str
    attempt: int
    url: str
    headers: dict[str, str]
    body: str


class WebhookResult(msgspec.Struct, frozen=True):
    """What came of an attempt: the ``status`` of the answer, or 0 and a ``problem``; how many milliseconds it took.

    ``retry_after``: seconds for which the receiver wants to be left alone, by its answer.
    """

    subscription: str
    delivery: str
    attempt: int
    status: int = 0
    problem: str = ""
    ms: int = 0
    retry_after: int = 0

    def is_success(self) -> bool:
        """Whether the receiver took the event."""
        return 200 <= self.status < 300

    def is_gone(self) -> bool:
        """Whether the receiver says that it wants nothing more, ever."""
        return self.status == GONE


encode = msgspec.json.Encoder().encode
decode_job = msgspec.json.Decoder(WebhookJob).decode
decode_result = msgspec.json.Decoder(WebhookResult).decode
