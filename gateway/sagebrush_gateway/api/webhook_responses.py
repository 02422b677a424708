"""Webhooks and deliveries as their application is told of them."""

import msgspec

from sagebrush_gateway.api.responses.webhooks import (
    AttemptResponse,
    DeliveryDetails,
    DeliveryResponse,
    WebhookCounts,
    WebhookResponse,
)
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.webhooks.deliveries import DeliveryAttempt, WebhookDelivery
from sagebrush_gateway.webhooks.events import PREFIX
from sagebrush_gateway.webhooks.subscription import Subscription


async def webhook_response(gateway: Gateway, subscription: Subscription) -> WebhookResponse:
    """A webhook with the numbers of its deliveries."""
    waiting, delivered, dead = await gateway.deliveries.counts(subscription.id)
    return WebhookResponse(
        id=subscription.id,
        url=subscription.url,
        events=list(subscription.events),
        game=subscription.game or None,
        created_at=subscription.created,
        failing=await gateway.deliveries.is_failing(subscription.id),
        gone_at=subscription.gone or None,
        deliveries=WebhookCounts(waiting=waiting, delivered=delivered, dead=dead),
    )


def delivery_response(delivery: WebhookDelivery) -> DeliveryResponse:
    """A delivery without its body."""
    event = delivery.event
    return DeliveryResponse(
        id=event.id,
        type=PREFIX + event.kind,
        game=event.game or None,
        version=event.version or None,
        state=delivery.state,
        created_at=event.created,
        next_attempt_at=delivery.due or None,
        attempts=[_attempt(one) for one in delivery.attempts],
    )


def delivery_details(delivery: WebhookDelivery) -> DeliveryDetails:
    """A delivery with its body."""
    return DeliveryDetails(**delivery_response(delivery).model_dump(), event=msgspec.json.decode(delivery.event.body))


def _attempt(attempt: DeliveryAttempt) -> AttemptResponse:
    return AttemptResponse(at=attempt.at, status=attempt.status or None, problem=attempt.problem or None, ms=attempt.ms)
