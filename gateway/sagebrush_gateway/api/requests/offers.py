"""Requests about seats that are offered by a link."""

from pydantic import ConfigDict, Field

from sagebrush_gateway.api.requests.fields import Name, RequestBody

EXAMPLE = "sbo_01hzy3c5v0e8q2n4k6m8p0r2t4_gP1bAoLrXq0yWm2s4u6w8y0A2C4E6G8I0K2M4O6Q8S0"


class OfferRequest(RequestBody):
    """A link to a seat that is offered."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"offer": EXAMPLE}]})
    offer: str = Field(max_length=128, description="The secret of the link, `sbo_...`.")


class AcceptRequest(OfferRequest):
    """A guest who takes a seat over."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"offer": EXAMPLE, "name": "Carol"}]})
    name: Name | None = Field(None, description="Shown at the table; the guest's own name by default.")
