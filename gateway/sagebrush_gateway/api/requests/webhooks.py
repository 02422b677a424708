"""Requests about webhooks."""

from typing import Annotated

from pydantic import AfterValidator, Field

from sagebrush_gateway.api.requests.fields import WHOLE, QueryModel, RequestBody
from sagebrush_gateway.webhooks.deliveries import DeliveryState
from sagebrush_gateway.webhooks.receiver_urls import checked_url
from sagebrush_gateway.webhooks.subscription import EVENT_KINDS, EventKind


def _different(events: list[EventKind]) -> list[EventKind]:
    if len(events) > len(set(events)):
        raise ValueError("each kind of event once")
    return events


class WebhookRequest(RequestBody):
    """What shall be sent, and where to."""

    url: Annotated[str, AfterValidator(checked_url)] = Field(
        min_length=1, max_length=256, description="https, at a public address.", examples=["https://club.example/hook"]
    )
    events: Annotated[list[EventKind], AfterValidator(_different)] = Field(
        ["started", "turn", "finished"],
        min_length=1,
        max_length=len(EVENT_KINDS),
        description="`started`: a game began; `turn`: it waits for people it did not wait for before; `moved`: it has "
        "a new version; `warned`: the time of a player runs out; `finished`: it is over.",
    )
    game: str | None = Field(
        None, pattern="^[0-9a-z]{26}$", description="One of your games; null: all that you create."
    )


class SecretRequest(RequestBody):
    """How a secret is exchanged."""

    overlap_seconds: int = Field(86_400, ge=0, le=604_800, description="How long the old secrets sign, too.")


class DeliveriesQuery(QueryModel):
    """Which deliveries."""

    state: DeliveryState = "delivered"
    before: int = Field(0, ge=0, le=WHOLE, description="`next` of the page before.")
    limit: int = Field(20, ge=1, le=100, description="Deliveries of a page.")
