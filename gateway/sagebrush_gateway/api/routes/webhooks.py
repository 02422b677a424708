"""Webhooks of applications: subscriptions, secrets, the log of deliveries, dead letters, pings."""

from time import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Security
from starlette.requests import Request

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import own_game
from sagebrush_gateway.access.request_limits import limits_of
from sagebrush_gateway.api.documentation import problems, with_body
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.webhooks import DeliveriesQuery, SecretRequest, WebhookRequest
from sagebrush_gateway.api.responses.webhooks import (
    CreatedWebhookResponse,
    DeliveriesResponse,
    DeliveryDetails,
    DeliveryResponse,
    ReplayedResponse,
    WebhookResponse,
    WebhookSecretResponse,
    WebhooksResponse,
)
from sagebrush_gateway.api.webhook_responses import delivery_details, delivery_response, webhook_response
from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.gateway import gateway_of
from sagebrush_gateway.problems import (
    MALFORMED,
    MISSING_SCOPE,
    TOO_MANY_WEBHOOKS,
    UNKNOWN_DELIVERY,
    UNKNOWN_GAME,
    UNKNOWN_WEBHOOK,
    WRONG_CALLER,
    Problem,
)
from sagebrush_gateway.webhooks.events import ping_event
from sagebrush_gateway.webhooks.receiver_urls import refusal_of
from sagebrush_gateway.webhooks.subscription import Subscription
from sagebrush_process.clock import now_ms
from sagebrush_process.public_addresses import networks_of

router = APIRouter(
    prefix="/v1/webhooks", tags=["webhooks"], dependencies=[Security(policies.bearer)], route_class=ParsedBodyRoute
)
Manager = Annotated[Application, Depends(policies.webhook_manager)]
Own = Annotated[Subscription, Depends(policies.webhook_owner)]
DeliveryId = Annotated[str, Path(pattern="^[0-9a-z-]{1,64}$", description="The id of the delivery.")]
FORBIDDEN = (WRONG_CALLER, MISSING_SCOPE)
REPLAYED_AT_ONCE = 100
OF_PAGE = 10
"""Deliveries of a page that count as one read."""


@router.post(
    "", status_code=201, operation_id="createWebhook", responses=with_body(*FORBIDDEN, UNKNOWN_GAME, TOO_MANY_WEBHOOKS)
)
async def create_webhook(body: WebhookRequest, request: Request, caller: Manager) -> CreatedWebhookResponse:
    """Subscribes: from now on the events of your games are sent to your address, signed with the secret."""
    gateway = gateway_of(request.scope)
    if refusal := await refusal_of(body.url, networks_of(gateway.settings.webhook_networks)):
        raise Problem(MALFORMED, refusal, field="url")
    if body.game is not None:
        await own_game(gateway, caller, body.game)
    made = await gateway.webhooks.create(caller.id, body.url, tuple(body.events), body.game or "")
    told = await webhook_response(gateway, made)
    return CreatedWebhookResponse(**told.model_dump(), secret=made.secrets[0].text)


@router.get("", operation_id="listWebhooks", responses=problems(*FORBIDDEN))
async def list_webhooks(request: Request, caller: Manager) -> WebhooksResponse:
    """All webhooks of your application."""
    gateway = gateway_of(request.scope)
    found = await gateway.webhooks.of_application(caller.id)
    return WebhooksResponse(webhooks=[await webhook_response(gateway, one) for one in found])


@router.get("/{webhook}", operation_id="getWebhook", responses=problems(*FORBIDDEN, UNKNOWN_WEBHOOK))
async def get_webhook(request: Request, subscription: Own) -> WebhookResponse:
    """One webhook, without its secret."""
    return await webhook_response(gateway_of(request.scope), subscription)


@router.delete(
    "/{webhook}", status_code=204, operation_id="deleteWebhook", responses=problems(*FORBIDDEN, UNKNOWN_WEBHOOK)
)
async def delete_webhook(request: Request, subscription: Own) -> None:
    """Ends a webhook with everything that waits; what is being sent at the moment may still arrive."""
    await gateway_of(request.scope).webhooks.remove(subscription)


@router.post("/{webhook}/secret", operation_id="rotateWebhookSecret", responses=with_body(*FORBIDDEN, UNKNOWN_WEBHOOK))
async def rotate_webhook_secret(body: SecretRequest, request: Request, subscription: Own) -> WebhookSecretResponse:
    """A new secret; for a while what is sent is signed with the old ones, too, so no receiver misses anything."""
    changed = await gateway_of(request.scope).webhooks.rotate(subscription, body.overlap_seconds)
    ends = int(time()) + body.overlap_seconds
    return WebhookSecretResponse(secret=changed.secrets[0].text, old_secrets_end_at=ends)


@router.post(
    "/{webhook}/ping", status_code=202, operation_id="pingWebhook", responses=problems(*FORBIDDEN, UNKNOWN_WEBHOOK)
)
async def ping_webhook(request: Request, subscription: Own) -> DeliveryResponse:
    """Sends an event of type `sagebrush.ping`; the log says what came of it.

    A webhook whose receiver was `gone` is on again.
    """
    gateway, event = gateway_of(request.scope), ping_event(subscription.id, now_ms())
    deliveries = gateway.deliveries
    if subscription.gone:
        await gateway.webhooks.note_gone(subscription.id, 0)
    await deliveries.record(subscription.id, "", 0, "", False, [event])
    return delivery_response(await deliveries.get(subscription.id, event.id))


@router.get("/{webhook}/deliveries", operation_id="listDeliveries", responses=problems(*FORBIDDEN, UNKNOWN_WEBHOOK))
async def list_deliveries(
    request: Request, subscription: Own, query: Annotated[DeliveriesQuery, Query()]
) -> DeliveriesResponse:
    """The log: deliveries in a state, the latest first, with their attempts; 10 count as a read.

    Of those that wait the first one of each game is told.
    """
    limits_of(request.scope).take_read(query.limit // OF_PAGE)
    deliveries = gateway_of(request.scope).deliveries
    page, following = await deliveries.page(subscription.id, query.state, query.before, query.limit)
    return DeliveriesResponse(deliveries=[delivery_response(one) for one in page], next=following or None)


@router.get(
    "/{webhook}/deliveries/{delivery}",
    operation_id="getDelivery",
    responses=problems(*FORBIDDEN, UNKNOWN_WEBHOOK, UNKNOWN_DELIVERY),
)
async def get_delivery(delivery: DeliveryId, request: Request, subscription: Own) -> DeliveryDetails:
    """A delivery with its event, such as a dead letter."""
    return delivery_details(await gateway_of(request.scope).deliveries.get(subscription.id, delivery))


@router.post(
    "/{webhook}/deliveries/{delivery}/replay",
    status_code=202,
    operation_id="replayDelivery",
    responses=problems(*FORBIDDEN, UNKNOWN_WEBHOOK, UNKNOWN_DELIVERY),
)
async def replay_delivery(delivery: DeliveryId, request: Request, subscription: Own) -> DeliveryResponse:
    """Tries a dead letter for another day, behind what waits of its game."""
    deliveries = gateway_of(request.scope).deliveries
    await deliveries.replay(subscription.id, delivery)
    return delivery_response(await deliveries.get(subscription.id, delivery))


@router.post(
    "/{webhook}/replay",
    status_code=202,
    operation_id="replayDeadLetters",
    responses=problems(*FORBIDDEN, UNKNOWN_WEBHOOK),
)
async def replay_dead_letters(request: Request, subscription: Own) -> ReplayedResponse:
    """Tries the oldest 100 dead letters again, in their order; ask again until none is left."""
    limits_of(request.scope).take_read(REPLAYED_AT_ONCE // OF_PAGE)
    deliveries = gateway_of(request.scope).deliveries
    return ReplayedResponse(replayed=await deliveries.replay_oldest(subscription.id, REPLAYED_AT_ONCE))
