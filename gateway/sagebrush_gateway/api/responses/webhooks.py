"""Webhooks as the application that made them may know them, and what is sent to their receivers."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from sagebrush_gateway.api.responses.following import AwaitedUserResponse, ClockWarningResponse
from sagebrush_gateway.api.responses.games import OutcomeResponse
from sagebrush_gateway.webhooks.deliveries import DeliveryState
from sagebrush_gateway.webhooks.subscription import EventKind


class WebhookCounts(BaseModel):
    """Deliveries of one webhook."""

    waiting: int = Field(description="They wait for their turn or their next attempt, or are being sent.")
    delivered: int = Field(description="The latest 500 at most.")
    dead: int = Field(description="Dead letters, the latest 1,000 at most.")


class WebhookResponse(BaseModel):
    """What your application subscribed to."""

    id: str
    url: str
    events: list[EventKind]
    game: str | None = Field(description="null: all games that your application creates.")
    created_at: int = Field(description="Unix ms.")
    failing: bool = Field(
        description="Whether its receiver failed many times in a row; then it gets one delivery at a time."
    )
    gone_at: int | None = Field(
        description="When its receiver answered 410 Gone, Unix ms: nothing is recorded or sent since then, "
        "until you send a ping. null: it is there."
    )
    deliveries: WebhookCounts


class WebhooksResponse(BaseModel):
    """All webhooks of your application, the oldest first."""

    webhooks: list[WebhookResponse]


class CreatedWebhookResponse(WebhookResponse):
    """A webhook with its secret, which is shown once."""

    secret: str = Field(
        description="Signs what is sent, as Standard Webhooks say.",
        examples=["whsec_WJqDkxtvYpZhEdMtS0bLPcTXRVdMgVYDbvsRFfOKQXU="],
    )


class WebhookSecretResponse(BaseModel):
    """A new secret, which is shown once."""

    secret: str
    old_secrets_end_at: int = Field(description="Unix seconds; until then everything is signed with them, too.")


class AttemptResponse(BaseModel):
    """One attempt to deliver."""

    at: int = Field(description="Unix ms.")
    status: int | None = Field(description="That of the answer; null when there was none.")
    problem: str | None = Field(
        description="`timeout`, `unreachable`, `unknown-host`, `private-address`, `plain-http`, `bad-certificate`, "
        "`bad-answer`; null when there was an answer."
    )
    ms: int = Field(description="How long it took.")


class DeliveryResponse(BaseModel):
    """An event on its way to a receiver."""

    id: str = Field(description="That of the event, and `webhook-id` of every attempt.")
    type: str
    game: str | None = Field(description="null for a ping.")
    version: int | None
    state: DeliveryState = Field(
        description="`waiting`: for its next attempt, or for those before it; `sent`: to the receiver, whose answer is "
        "awaited; `delivered`; `dead`: given up after a day."
    )
    created_at: int = Field(description="Unix ms.")
    next_attempt_at: int | None = Field(description="Unix ms; null when none is planned.")
    attempts: list[AttemptResponse] = Field(description="The oldest first, the latest 32 at most.")


class DeliveryDetails(DeliveryResponse):
    """A delivery with what is sent."""

    event: dict[str, Any] = Field(description="The CloudEvent.")


class DeliveriesResponse(BaseModel):
    """Deliveries, the latest first."""

    deliveries: list[DeliveryResponse]
    next: int | None = Field(description="Give it as `before` to see more; null when there are none.")


class ReplayedResponse(BaseModel):
    """What is delivered again."""

    replayed: int = Field(description="Dead letters that wait again.")


class GameNews(BaseModel):
    """The state of a game when it was told; nothing in it is hidden from anybody at the table."""

    game: str
    title: str
    name: str
    version: int = Field(description="How many commits the game has.")
    awaited: list[AwaitedUserResponse] = Field(description="Those that the game waits for, and what each is asked.")
    over: bool
    warning: ClockWarningResponse | None = Field(None, description="With `warned`: whose time runs out.")
    outcome: OutcomeResponse | None = Field(None, description="There when the game is over.")


class PingNews(BaseModel):
    """A ping."""

    webhook: str = Field(description="The id of the webhook that was tried.")


class EventEnvelope(BaseModel):
    """A CloudEvent (1.0, JSON)."""

    specversion: Literal["1.0"] = "1.0"
    id: str = Field(description="The same in every attempt.", examples=["4t3rbxgw2m7hq0vsc9kd5n8e1y-17-turn"])
    source: str = Field(description="The address of the game, or of the webhook.", examples=["/v1/games/4t3…"])
    type: str = Field(description="`sagebrush.game.` and the kind of event, or `sagebrush.ping`.")
    subject: str | None = Field(None, description="The id of the game.")
    time: str = Field(description="When it was noticed, RFC 3339.")
    datacontenttype: Literal["application/json"] = "application/json"


class GameEvent(EventEnvelope):
    """Something happened in a game."""

    data: GameNews


class PingEvent(EventEnvelope):
    """You asked for a ping."""

    data: PingNews
