"""What a worker accepts from a queue: our own messages, to the last field. Celery never sees anything else."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from sagebrush_workers.queue import messages

PAYLOAD_BYTES = 64 * 1024
MOST_VERSIONS = 2**53

Text = Annotated[str, msgspec.Meta(max_length=256)]
Game = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]{26}\Z")]
Version = Annotated[int, msgspec.Meta(ge=1, le=MOST_VERSIONS)]
JobId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
Seat = Annotated[int, msgspec.Meta(ge=-1, le=1000)]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a message; a field that we never write makes it somebody else's."""


class Nothing(Part):
    """No keyword arguments."""


class Embedded(Part):
    """Tasks that Celery would start afterwards: none."""

    callbacks: None
    errbacks: None
    chain: None
    chord: None


class Headers(Part):
    """What Celery reads first; ``redelivered`` is added when a message goes back to its queue."""

    lang: Literal["py"]
    task: Text
    id: Text
    root_id: Text
    retries: Literal[0]
    redelivered: bool = False


class DeliveryInfo(Part):
    """The queue, on the exchange without a name."""

    exchange: Literal[""]
    routing_key: Text
    redelivered: bool = False


class Properties(Part):
    """What the transport reads."""

    correlation_id: Text
    delivery_mode: Literal[2]
    delivery_info: DeliveryInfo
    priority: Literal[0, 9]
    delivery_tag: Text


class CeleryMessage(Part, rename="kebab"):
    """A message as it lies in a queue."""

    body: str
    content_encoding: Literal["utf-8"]
    content_type: Literal["application/json"]
    headers: Headers
    properties: Properties


ARGUMENTS: Mapping[str, msgspec.json.Decoder[Any]] = {
    messages.MOVE: msgspec.json.Decoder(tuple[tuple[Game, Version, Seat], Nothing, Embedded]),
    messages.NUDGE: msgspec.json.Decoder(tuple[tuple[Game], Nothing, Embedded]),
    messages.THINK: msgspec.json.Decoder(tuple[tuple[JobId], Nothing, Embedded]),
    messages.SEND: msgspec.json.Decoder(tuple[tuple[JobId], Nothing, Embedded]),
    messages.PROBE: msgspec.json.Decoder(tuple[tuple[()], Nothing, Embedded]),
}
"""The body of each task that a worker has: positional arguments, no others, and none of Celery's further tasks."""

_decode = msgspec.json.Decoder(CeleryMessage).decode


def fault_of(data: bytes) -> str | None:
    """What is wrong with the message ``data``, None if nothing is."""
    if len(data) > PAYLOAD_BYTES:
        return f"longer than {PAYLOAD_BYTES} bytes"
    try:
        message = _decode(data)
        arguments = ARGUMENTS.get(message.headers.task)
        if arguments is None:
            return "unknown task"
        arguments.decode(message.body)
    except (ValueError, RecursionError) as error:  # of msgspec, or bytes that are no UTF-8
        return str(error)
    return None
