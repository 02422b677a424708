"""Requests about guests."""

from pydantic import ConfigDict, Field

from sagebrush_gateway.api.requests.fields import Name, RequestBody


class GuestRequest(RequestBody):
    """A guest who wants to play."""

    name: Name


class ExchangeRequest(RequestBody):
    """A guest who wants another token."""

    model_config = ConfigDict(json_schema_extra={"examples": [{}]})
    token: str | None = Field(
        None,
        pattern="^sb_[A-Za-z0-9_-]{43}$",
        description="The new token, of 256 random bits in base64url, made by the caller: so he has it even if the "
        "answer is lost on the way. Without it the platform makes one.",
    )
